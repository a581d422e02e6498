#if SwissEphemeris
import EngineSupport
import Ephemeris
import Foundation
@testable import SwissEphemeris
import TestSupport
import Testing

/// libswe answers from its Moshier series where it finds no file, and says it in a flag alone.
@Suite struct DataFaultTests {
  /// What the folder's lack does to every body: an error, or the very place that the whole set of
  /// files gives; never another place.
  private static func bodiesLost(_ ephemeris: DirectEphemeris) throws -> [CelestialBody] {
    let whole = try EphemerisSamples.ephemeris.get()
    var lost: [CelestialBody] = []
    for ut in EphemerisSamples.instants(4, seed: 404) {
      lost = []
      let expected = try whole.sky(at: ut, bodies: .all)
      for body in CelestialBody.allCases {
        do throws(EphemerisError) {
          let state = try ephemeris.sky(at: ut, bodies: BodySet(body))[body]
          #expect(state == expected[body], "\(body) comes from elsewhere")
        } catch {
          switch error {
          case .lesserSource(body, _, let message), .library(_, _, let message):
            #expect(!message.isEmpty)
            lost.append(body)
          case .fileMissing, .fileUnreadable:
            lost.append(body)
          default:
            Issue.record("\(error)")
          }
        }
      }
    }
    return lost
  }

  private static let planets: [CelestialBody] = [
    .sun, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
  ]

  /// libswe would compute the Moon, and the Earth from it, by its Moshier series, and grant the flag
  /// of its files all the same.
  @Test(arguments: ["sepl_18.se1", "semo_18.se1"])
  func `without the planets' file or the Moon's nothing is answered`(name: String) throws {
    try TemporaryFolder.with(copying: SwissFile.all) { folder in
      try folder.remove(name)
      let ephemeris = try DirectEphemeris(folder: folder.path)
      let missing = EphemerisError.fileMissing(name: name, folder: folder.path)
      for _ in 0..<2 {
        #expect(throws: missing) { try ephemeris.sky(at: .j2000) }
        #expect(throws: missing) { try ephemeris.deltaT(at: .j2000) }
        #expect(throws: missing) { try ephemeris.jplNumber() }
      }
      #expect(missing.description.contains("\(name) is missing from \(folder.path)"))
    }
  }

  @Test(arguments: ["sepl_18.se1", "semo_18.se1"])
  func `a damaged file is called that`(name: String) throws {
    try TemporaryFolder.with(copying: SwissFile.all) { folder in
      try folder.change(name) { $0 = $0.prefix(1_000) }
      let ephemeris = try DirectEphemeris(folder: folder.path)
      let error = #expect(throws: EphemerisError.self) { try ephemeris.sky(at: .j2000) }
      guard case .fileUnreadable(name, folder.path, _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test func `without the asteroids' file there is no Chiron, and no asteroid`() throws {
    try TemporaryFolder.with(copying: SwissFile.all) { folder in
      try folder.remove("seas_18.se1")
      #expect(
        try Self.bodiesLost(try DirectEphemeris(folder: folder.path)) == [
          .chiron, .ceres, .pallas, .juno, .vesta, .pholus,
        ])
    }
  }

  @Test func `without the older files the first hours are refused`() throws {
    try TemporaryFolder.with(copying: SwissFile.all) { folder in
      try folder.remove("sepl_12.se1")
      try folder.remove("seas_12.se1")
      let ephemeris = try DirectEphemeris(folder: folder.path)
      let start = EphemerisSamples.fileSpan.start
      #expect(throws: EphemerisError.self) { try ephemeris.sky(at: start, bodies: .all) }
      let expected = try EphemerisSamples.ephemeris.get()
        .sky(at: start.advanced(byDays: 1), bodies: .all)
      #expect(try ephemeris.sky(at: expected.ut, bodies: .all) == expected)
    }
  }

  @Test(arguments: ["sepl_18.se1", "semo_18.se1", "seas_18.se1"], [0, 100, 50_000])
  func `a truncated file gives no other sky`(name: String, length: Int) throws {
    try TemporaryFolder.with(copying: SwissFile.all) { folder in
      try folder.change(name) { $0 = $0.prefix(length) }
      let lost = try Self.bodiesLost(try DirectEphemeris(folder: folder.path))
      #expect(!lost.isEmpty)
    }
  }

  @Test func `a whole file of garbage gives no other sky`() throws {
    try TemporaryFolder.with(copying: SwissFile.all) { folder in
      try folder.change("sepl_18.se1") { bytes in
        for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
      }
      let lost = try Self.bodiesLost(try DirectEphemeris(folder: folder.path))
      #expect(Set(Self.planets).isSubset(of: lost))
    }
  }

  @Test func `two folders on one thread keep to their own files`() throws {
    try TemporaryFolder.with(copying: SwissFile.all) { noChiron in
      try TemporaryFolder.with(copying: SwissFile.all) { noPlanets in
        try noChiron.remove("seas_18.se1")
        try noPlanets.remove("sepl_18.se1")
        let first = try DirectEphemeris(folder: noChiron.path)
        let second = try DirectEphemeris(folder: noPlanets.path)
        let third = try EphemerisSamples.ephemeris.get()
        let expected = try third.sky(at: JulianDay<UT1>.j2000, bodies: .all)
        for _ in 0..<5 {
          #expect(
            try first.sky(at: JulianDay<UT1>.j2000, bodies: BodySet(.mars))[.mars]
              == expected[.mars])
          #expect(throws: EphemerisError.self) {
            try second.sky(at: JulianDay<UT1>.j2000, bodies: BodySet(.mars))
          }
          #expect(throws: EphemerisError.self) {
            try first.sky(at: JulianDay<UT1>.j2000, bodies: BodySet(.chiron))
          }
          #expect(try third.sky(at: JulianDay<UT1>.j2000, bodies: .all) == expected)
        }
      }
    }
  }

  @Test func `the provider names what it reads`() throws {
    #expect(try EphemerisSamples.ephemeris.get().jplNumber() == 431)
    #expect(DirectEphemeris.libraryVersion.hasPrefix("2."))
  }
}
#endif

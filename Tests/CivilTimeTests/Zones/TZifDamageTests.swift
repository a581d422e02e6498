import CivilTime
import Foundation
import TestSupport
import Testing

@Suite struct TZifDamageTests {
  /// Reads damaged bytes; where they still make a zone, asks it everything.
  ///
  /// There is nothing to expect but an answer: a trap ends the test run.
  private func readAndAsk(_ bytes: [UInt8]) throws {
    let rules: TimeZoneRules
    do throws(CivilTimeError) {
      rules = try TimeZoneRules(name: "damaged", tzif: bytes)
    } catch {
      guard case .zoneFileDamaged(name: "damaged", _) = error else { throw error }
      return
    }
    let zone = CivilZone.named(rules)
    for local in ["1844-12-31T12:00", "1916-05-01T00:00", "2025-11-02T01:30", "2345-06-07T08:09"] {
      let (date, time) = try CivilTimeSamples.label(local)
      let moment = zone.civilMoment(date, time)
      _ = moment.note
      _ = zone.clock(at: moment.instant)
      _ = zone.day(date)
    }
    for instant in [Int.min, -1 << 59, 0, 1 << 59, Int.max] { _ = zone.secondsEast(at: instant) }
  }

  /// A file with a bit of everything.
  private static let sample = TZifFile(
    version: "3",
    transitions: [(-1 << 59, 1), (-3_944_621_032, 0), (-1_000_000_000, 2), (1_194_156_000, 1)],
    offsets: [29_032, -57_368, 28_800], footer: "<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45")

  @Test func `no cut makes the reader fall`() throws {
    let bytes = Self.sample.bytes
    for length in 0..<bytes.count {
      try readAndAsk(Array(bytes[..<length]))
      #expect(throws: CivilTimeError.self) {
        try TimeZoneRules(name: "cut", tzif: Array(bytes[..<length]))
      }
    }
    try readAndAsk(bytes)
  }

  @Test func `no changed bit makes the reader fall`() throws {
    let bytes = Self.sample.bytes
    for position in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[position] ^= 1 << bit
        try readAndAsk(changed)
      }
    }
  }

  @Test func `no random damage makes the reader fall`() throws {
    let bytes = Self.sample.bytes
    var generator = SplitMix64(seed: 9_636)
    for _ in 0..<4_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        guard let position = changed.indices.randomElement(using: &generator) else { break }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: changed[position] = 0xFF
        case 1: changed[position] = UInt8.random(in: 0...255, using: &generator)
        case 2: changed.remove(at: position)
        default: changed.insert(UInt8.random(in: 0...255, using: &generator), at: position)
        }
      }
      try readAndAsk(changed)
    }
  }

  @Test func `no damage to a real file makes the reader fall`() throws {
    let folder = try CivilTimeSamples.database.get().folder
    let file = URL(fileURLWithPath: "\(folder)/Europe/Dublin")
    let bytes = Array(try Data(contentsOf: file))
    var generator = SplitMix64(seed: 1_916)
    for _ in 0..<500 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        guard let position = changed.indices.randomElement(using: &generator) else { break }
        changed[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
      try readAndAsk(changed)
    }
  }

  /// Each of the six counts of each header, at its largest.
  @Test(arguments: [20, 24, 28, 32, 36, 40, 71, 75, 79, 83, 87, 91])
  func `an absurd count is refused`(position: Int) {
    var bytes = Self.sample.bytes
    bytes.replaceSubrange(position..<position + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(
      throws: CivilTimeError.zoneFileDamaged(
        name: "test", reason: "it announces more than it holds")
    ) { try TimeZoneRules(name: "test", tzif: bytes) }
  }

  @Test(arguments: [
    (TZifFile(leapSeconds: 27), "it counts leap seconds, as the files under right/ do"),
    (TZifFile(offsets: []), "it has no local time type"),
    (TZifFile(transitions: [(5, 0), (5, 0)]), "its changes of clocks are out of order"),
    (TZifFile(transitions: [(5, 1)]), "a change of clocks names no local time type"),
    (TZifFile(transitions: [(.max, 0)]), "a change of clocks lies beyond all dates"),
    (TZifFile(transitions: [(.min, 0)]), "a change of clocks lies beyond all dates"),
    (
      TZifFile(offsets: [-1 << 31]),
      "an offset is not within 25 hours west and 26 hours east"
    ),
    (TZifFile(version: "x"), "its version is unknown"),
  ])
  func `the error has the reason`(file: TZifFile, reason: String) {
    #expect(throws: CivilTimeError.zoneFileDamaged(name: "test", reason: reason)) {
      try TimeZoneRules(name: "test", tzif: file.bytes)
    }
  }
}

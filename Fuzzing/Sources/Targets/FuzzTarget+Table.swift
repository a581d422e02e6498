#if SwissEphemeris
@testable import Base
@testable import Ephemeris
import Foundation
import SwissEphemeris
import Synchronization

extension FuzzTarget {
  /// The compiled ephemeris: a small sound one with changes, mostly with its checksums put right.
  static let table = Self(name: "table", longestInput: 256) { input in
    let patches = Patches(input, to: try soundTable.get())
    let bytes = patches.isSealed ? sealed(patches.bytes) : patches.bytes
    let ephemeris: CompiledEphemeris
    do throws(EphemerisError) {
      ephemeris = try open(bytes)
    } catch {
      return try promiseSentence(error)
    }
    let (start, end) = (ephemeris.span.start.days, ephemeris.span.end.days)
    let blocks = (0...min(ephemeris.blockCount, 4)).map { block in
      ephemeris.table.facts.epoch + Double(block) * ephemeris.table.facts.blockDays
    }
    for days in [start, end, (start + end) / 2, start + (end - start) / 3] + blocks {
      do {
        try promiseSky(at: JulianDay<UT1>(days), by: ephemeris)
      } catch let error as EphemerisError {
        try promiseSentence(error)
      }
    }
  }

  /// All that is answered is a number, and answered so again.
  private static func promiseSky(
    at ut: JulianDay<UT1>, by ephemeris: CompiledEphemeris
  ) throws {
    let sky = try ephemeris.sky(at: ut, bodies: ephemeris.bodies)
    let again = try ephemeris.sky(at: ut, bodies: ephemeris.bodies)
    let longitudes = try ephemeris.longitudes(of: ephemeris.bodies, at: sky.tt)
    for body in ephemeris.bodies.bodies {
      let state = sky[body]
      let numbers = [
        state.longitude.degrees, state.latitude.degrees, state.distanceAU,
        state.longitudePerDay.degrees, state.latitudePerDay.degrees, state.distancePerDayAU,
        longitudes.longitude(of: body).degrees, longitudes.longitudePerDay(of: body).degrees,
      ]
      try promise(numbers.allSatisfy(\.isFinite), "\(body) is at \(numbers)")
      try promise((0..<360).contains(state.longitude.degrees), "\(body) is off the circle")
      try promise(state == again[body], "\(body) is elsewhere at the second look")
    }
    let earth = try ephemeris.orientation(at: ut)
    try promise(
      [earth.siderealTime.degrees, earth.obliquity.degrees].allSatisfy(\.isFinite),
      "the Earth is turned by no number")
    let place = try GeographicPlace(latitude: 51.5, longitude: 0)
    for system in HouseSystem.allCases {
      _ = try ephemeris.houses(system, at: ut, place: place)
    }
  }
}

// MARK: - The table that is changed

extension FuzzTarget {
  /// The table of a day, one block long.
  private static let soundTable = Result {
    let day = try CalendarDate(daysSince1970: 20_224)
    let compiler = try TableCompiler(
      span: EphemerisSpan(day...day), ephemeris: try DirectEphemeris())
    return try compiler.table(of: try (0..<compiler.blockCount).map { try compiler.block($0) })
  }

  /// Puts the checksums of the head and the blocks right, as far as they can be found.
  private static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    guard bytes.count >= TableFacts.size else { return bytes }
    bytes.lay(UInt64(bytes.count), at: 16)
    let headSize = Int(number(bytes, at: 32))
    guard headSize >= TableFacts.size, headSize <= bytes.count else { return bytes }
    // The blocks' sums are no part of the head's.
    bytes.lay(TableChecksum.of(bytes[32..<headSize]), at: 24)
    let facts = unsafe bytes.withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.flatMap { try? unsafe TableFacts($0, count: bytes.count) }
    }
    guard let facts else { return bytes }
    for block in 0..<facts.blockCount {
      let start = Int(number(bytes, at: facts.indexOffset + block * 4)) * 8
      let end = Int(number(bytes, at: facts.indexOffset + block * 4 + 4)) * 8
      bytes.lay(TableChecksum.of(bytes[start + 8..<end]), at: start)
    }
    return bytes
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> UInt32 {
    bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Opens a table of these bytes; its file is gone before the call returns, the mapping is not.
  private static func open(_ bytes: [UInt8]) throws(EphemerisError) -> CompiledEphemeris {
    let number = filesMade.add(1, ordering: .relaxed).newValue
    let path = "\(folder)/astrolabe-\(ProcessInfo.processInfo.processIdentifier)-\(number).table"
    // Where it couldn't be made, opening it fails.
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try CompiledEphemeris(path: path)
  }

  private static let filesMade = Atomic(0)

  /// In memory, where the system has such a folder.
  private static let folder =
    FileManager.default.fileExists(atPath: "/dev/shm")
    ? "/dev/shm" : FileManager.default.temporaryDirectory.path(percentEncoded: false)
}
#endif

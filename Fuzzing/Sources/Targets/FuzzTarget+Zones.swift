import Ephemeris
import Foundation

extension FuzzTarget {
  /// Zones as people write them: `CivilZone(_:longitude:database:)`.
  static let zoneName = Self(name: "zone-name", longestInput: 64) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let database = try ZoneSamples.database.get()
    for longitude in [nil, -74.006] {
      do {
        let zone = try CivilZone(text, longitude: longitude, database: database)
        let again = try CivilZone(zone.name, longitude: longitude, database: database)
        try promise(again.name == zone.name, "the zone \(text) is \(zone) and then \(again)")
        for instant in [Int.min, 0, 1_704_067_200, Int.max] {
          let east = zone.secondsEast(at: instant)
          try promise(east == again.secondsEast(at: instant), "\(zone) has two offsets")
          try promise(east.magnitude < 93_600, "\(zone) is \(east) s from UTC")
        }
      } catch let error as CivilTimeError {
        try promiseSentence(error)
      }
    }
  }
}

/// A few zones in a folder of their own, so that the system's database doesn't matter.
enum ZoneSamples {
  static let database = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let rules = [
      "UTC": "UTC0", "Europe/Paris": "CET-1CEST,M3.5.0,M10.5.0/3",
      "America/New_York": "EST5EDT,M3.2.0,M11.1.0", "Asia/Kolkata": "IST-5:30",
    ]
    for (name, rule) in rules {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(ZoneFile.bytes(rule: Array(rule.utf8))).write(to: file)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = try ZoneDatabase(folder: folder.path(percentEncoded: false))
    // What was read once is kept.
    for name in rules.keys { _ = try database.rules(named: name) }
    return database
  }
}

import CivilTime
import Foundation
import TestSupport
import Testing

/// What several suites of civil time need.
enum CivilTimeSamples {
  /// A table of the folder `Golden`.
  static func golden(_ name: String) throws -> GoldenTable {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Golden"))
    return try GoldenTable(contentsOf: url)
  }

  /// The database of the machine, opened once.
  static let database = Result { () throws(CivilTimeError) in try ZoneDatabase.system() }

  /// Whether that database distinguishes zones that agree since 1970.
  static var keepsHistory: Bool { (try? database.get().keepsHistoryBefore1970) ?? false }

  static func zone(_ text: String, longitude: Double? = nil) throws -> CivilZone {
    try CivilZone(text, longitude: longitude, database: database.get())
  }

  /// Reads `1990-06-15T12:00:00` or `1990-06-15T12:00`.
  static func label(_ text: String) throws -> (date: CalendarDate, time: TimeOfDay) {
    let parts = text.split(separator: "T")
    try #require(parts.count == 2)
    return (try CalendarDate(parts[0]), try TimeOfDay(parts[1]))
  }

  static func moment(
    _ text: String, in zone: CivilZone, fold: CivilMoment.Fold = .earlier
  ) throws -> CivilMoment {
    let (date, time) = try label(text)
    return zone.civilMoment(date, time, fold: fold)
  }
}

import Base
import Foundation
import Places
import TestSupport
import Testing

/// What several suites of the places need.
enum Samples {
  /// The table that comes with the package, opened once.
  static let finder = Result { () throws(PlaceError) in try PlaceFinder() }

  /// A golden file of these tests.
  static func golden(_ name: String) throws -> GoldenTable {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Golden"))
    return try GoldenTable(contentsOf: url)
  }

  /// The bytes of a small sound table: Andorra, Liechtenstein, Monaco, San Marino and the Vatican.
  static func smallTable() throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: Checkout.path("Fuzzing/Samples/places.table"))))
  }

  /// What opening a table of these bytes and looking at all of it gives.
  static func finder(of bytes: [UInt8]) throws -> PlaceFinder {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).table")
    try Data(bytes).write(to: file)
    // The mapping lasts longer than the name.
    defer { try? FileManager.default.removeItem(at: file) }
    let finder = try PlaceFinder(path: file.path(percentEncoded: false))
    try finder.verify()
    return finder
  }

  /// The error that a text gives in place of a place.
  static func error(_ text: String) throws -> PlaceError? {
    let finder = try finder.get()
    do throws(PlaceError) {
      _ = try finder.place(text)
      return nil
    } catch {
      return error
    }
  }
}

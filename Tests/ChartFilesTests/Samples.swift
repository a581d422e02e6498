@_spi(FrontEnd) import ChartFiles
import Ephemeris
import Foundation
import Places
import TestSupport
import Testing

/// What the tests of chart files share.
enum Samples {
  /// A sample of a file of another program, and how it must be read.
  struct Sample: Sendable, CustomTestStringConvertible {
    let path: String
    var testDescription: String { path }

    func bytes() throws -> [UInt8] { Array(try Data(contentsOf: Samples.url(path))) }

    func expected() throws -> JSONValue {
      try JSONValue(contentsOf: Samples.url("\(path).expected.json"))
    }
  }

  private static let folder = "Tests/ChartFilesTests/Golden"

  static func url(_ path: String) -> URL { URL(filePath: Checkout.path("\(folder)/\(path)")) }

  /// Every sample that has an expected reading.
  static let all: [Sample] = {
    let end = ".expected.json"
    let files = (try? Checkout.files(below: folder, endingIn: end)) ?? []
    return files.map { Sample(path: String($0.dropLast(end.count))) }
  }()

  /// Options with the zones and places of the system.
  static func options() throws -> ChartFileOptions {
    ChartFileOptions(zones: try ZoneDatabase.system(), places: try PlaceFinder())
  }

  /// Reads a text.
  static func read(
    _ text: String, name: String = "-", _ change: (inout ChartFileOptions) -> Void = { _ in }
  ) throws -> ChartFile {
    var options = try options()
    change(&options)
    return try ChartFileReader(options).read(Array(text.utf8), name: name)
  }
}

import Astrology
import Ephemeris
import SwissEphemeris
import Foundation
import Signs
import EngineSupport
import TestSupport
import Testing

/// What several suites of the signs need.
enum Samples {
  /// The ephemeris that comes with the package, opened once.
  static let ephemeris = Result { () throws(EphemerisError) in try ExactEphemeris() }

  /// A golden file of these tests.
  static func golden(_ name: String) throws -> GoldenTable {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Golden"))
    return try GoldenTable(contentsOf: url)
  }

  /// The file of a sign in the checkout that the tests were built from.
  static func file(of sign: ZodiacSign) throws -> String {
    let package = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return try String(
      contentsOf: package.appending(path: "signs/\(sign.name).json"), encoding: .utf8)
  }

  /// Every text of a profile and where it stands, such as `summary` or `keywords/0`.
  static func texts(of sign: ZodiacSign) throws -> [(place: String, text: String)] {
    func texts(_ value: JSONValue, at place: String) -> [(place: String, text: String)] {
      switch value {
      case .string(let text): [(place, text)]
      case .array(let values):
        values.enumerated().flatMap { texts($1, at: "\(place)/\($0)") }
      case .object(let members):
        members.sorted { $0.key < $1.key }.flatMap {
          texts($1, at: place.isEmpty ? $0 : "\(place)/\($0)")
        }
      default: []
      }
    }
    return texts(try JSONValue(parsing: SignProfile.json(of: sign)), at: "")
  }

  /// The texts that are written in sentences: not the names, labels and items of lists.
  static func prose(of sign: ZodiacSign) throws -> [(place: String, text: String)] {
    try texts(of: sign).filter { $0.text.hasSuffix(".") || $0.text.hasSuffix("?") }
  }
}

extension String {
  /// The words in lower case, without what stands between them.
  var words: [Substring] {
    lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "’" }
  }

  /// The sentences, cut after a full stop or a question mark; the one in `MUL.APIN` is none.
  var sentences: [Substring] { split(separator: #/[.?] /#) }
}

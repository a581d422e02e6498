import Asking
import Astrology
import Astrometers
import Ephemeris
import Foundation
import Readings
import TestSamples
import TestSupport
import Testing
import Words

/// Readings that are made once and asked thousands of questions.
enum AskedDays {
  /// Four people on some days of several years, in two zones.
  static let all = Result {
    var generator = SplitMix64(seed: 22)
    let zones = try [.utc, ReadingSamples.zone("America/Los_Angeles")]
    return try ReadingSamples.everyone().flatMap { person in
      try (0..<6).map { _ in
        let year = 1_960 + Int(generator.next() % 90)
        let (month, day) = (1 + Int(generator.next() % 12), 1 + Int(generator.next() % 28))
        let date = try CalendarDate(year: year, month: month, day: day)
        let zone = zones[Int(generator.next() % 2)]
        return try person.reading(date.description, in: zone)
      }
    }
  }

  /// The day of the wire cases.
  static let wire = Result { try ReadingSamples.newYork.get().reading("2025-01-06") }
}

/// The rows of a file of tab-separated columns beside the tests.
func rows(_ name: String) throws -> [[String]] {
  try Checkout.text("Tests/AskingTests/Golden/\(name)").split(separator: "\n")
    .filter { !$0.hasPrefix("#") }
    .map { $0.split(separator: "\t", maxSplits: 2).map(String.init) }
}

/// A labelled question.
struct Labelled: CustomTestStringConvertible {
  let area: LifeArea?
  let kind: Question.Kind
  let text: String
  var testDescription: String { text }

  static let all = Result {
    try rows("questions.tsv").map { row in
      Labelled(
        area: LifeArea(rawValue: row[0]), kind: try #require(Question.Kind(rawValue: row[1])),
        text: row[2])
    }
  }
}

/// The questions that a reading offers, as the file of words has them.
func followUpQuestions() throws -> [String] {
  struct Advice: Decodable {
    struct Item: Decodable { let text: String }
    let questions: [Item]
  }
  let file = Data(try Checkout.text("words/en/advice.json").utf8)
  return try JSONDecoder().decode(Advice.self, from: file).questions.map(\.text)
}

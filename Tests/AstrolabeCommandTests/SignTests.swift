import Astrolabe
import Foundation
import TestSupport
import Testing

/// `sign`, against ingresses of the Sun found with pyswisseph.
@Suite struct SignTests {
  private func page(_ date: String) throws -> (first: String, text: String) {
    let outcome = try Program.run(["sign", date])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    return (try #require(outcome.lines.first), outcome.lines.joined(separator: " "))
  }

  @Test(arguments: [
    ("1990-06-15", "Gemini"), ("2000-02-29", "Pisces"), ("1800-01-01", "Capricorn"),
    ("2399-12-31", "Capricorn"), ("2025-07-04", "Cancer"),
  ])
  func `a day within a sign has that sign alone`(_ date: String, _ sign: String) throws {
    let (first, text) = try page(date)
    #expect(first == sign)
    #expect(!text.contains("born before"))
  }

  @Test func `a date before Christ that is taken for an option has a hint`() throws {
    let outcome = try Program.run(["sign", "-0043-03-15"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("behind --, as in astrolabe sign -- -0043-03-15"))
    let chart = try Program.run(["chart", "--lat", "-33.9", "--nothing"] + Samples.dateOnly)
    #expect(!chart.errors.contains("behind --"))
  }

  // 2000-01-20 18:23:02 and 2000-03-20 07:35:15 UTC.
  @Test(arguments: [
    ("2000-01-20", "Capricorn", "enters Aquarius on this date at 18:23 UTC", "Capricorn"),
    ("2000-03-20", "Aries", "enters Aries on this date at 07:35 UTC", "Pisces"),
  ])
  func `a day of ingress has two signs`(
    _ date: String, _ noon: String, _ ingress: String, _ before: String
  ) throws {
    let (first, text) = try page(date)
    #expect(first == noon)
    #expect(text.contains(ingress))
    #expect(text.contains("born before, the sign is \(before); after, "))
  }

  // 1990-03-20 21:19:17 UTC, which is 09:19 of the 21st in Auckland.
  @Test func `a day of ingress in some zones says so`() throws {
    let (first, text) = try page("1990-03-21")
    #expect(first == "Aries")
    #expect(text.contains("enters Aries on Tuesday 20 March 1990 at 21:19 UTC"))
    let json = try Program.run(["sign", "1990-03-21", "--json"])
    #expect(json.errors.contains("Born there before, the sign is Pisces"))
  }

  /// A day in the middle of each sign, from Capricorn on.
  static let middles = (1...12).map { month in "1990-\(month < 10 ? "0" : "")\(month)-08" }

  @Test(arguments: middles)
  func `the page has every text of the profile and fits`(_ date: String) throws {
    let outcome = try Program.run(["sign", date])
    for line in outcome.lines { #expect(line.count <= 80, "\(line)") }
    let sign = try #require(ZodiacSign.allCases.first { $0.title == outcome.lines.first })
    let page = words(outcome.output)
    func visit(_ value: JSONValue, _ key: String) {
      switch value {
      case .string(let text):
        // The page is in its own words where a dignity is wanting; glyphs are none.
        guard text != "None" else { return }
        let isGlyph = key.hasSuffix("glyph")
        let place =
          isGlyph ? outcome.outputBytes.range(of: Data(text.utf8)) : page.range(of: words(text))
        #expect(place != nil, "\(key): \(text)")
      case .number(let number): #expect(page.range(of: words("\(Int(number))")) != nil, "\(key)")
      case .array(let values): for value in values { visit(value, key) }
      case .object(let members): for (key, member) in members { visit(member, key) }
      default: Issue.record("\(key)")
      }
    }
    visit(try JSONValue(parsing: SignProfile.json(of: sign)), "")
  }

  /// The words with one space around each, whatever stands between them; as bytes, since a search
  /// in those is much faster.
  private func words(_ text: String) -> Data {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "’" }
    return Data(" \(words.joined(separator: " ")) ".utf8)
  }

  // All twelve are in the tests of the document.
  @Test(arguments: ["1990-06-15", "1800-01-01", "2399-12-31"])
  func `the document is one line with the file of the sign`(_ date: String) throws {
    let outcome = try Program.run(["sign", "--json", date])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.lines.count == 1)
    let document = try JSONValue(parsing: outcome.output)
    #expect(document.object?.count == 2)
    let name = try #require(document["sun_sign"]?.string)
    let sign = try #require(ZodiacSign.allCases.first { $0.name == name })
    let json = SignProfile.json(of: sign)
    #expect(outcome.output == "{\"sun_sign\":\"\(name)\",\"profile\":\(json)}\n")
  }

  @Test func `an ingress is noted on standard error and not in the document`() throws {
    let outcome = try Program.run(["sign", "2000-01-20", "--json"])
    #expect(outcome.status == 0)
    #expect(try JSONValue(parsing: outcome.output)["sun_sign"] == .string("capricorn"))
    #expect(!outcome.output.contains("18:23"))
    #expect(
      outcome.errors
        == "astrolabe: note: The Sun enters Aquarius on this date at 18:23 UTC: born before, "
        + "the sign is Capricorn; after, Aquarius.\n")
  }

  @Test func `a file takes the document, too`() throws {
    let folder = try ScratchFolder()
    let outcome = try Program.run(["sign", "1990-06-15", "--json", "-o", folder.path("gemini")])
    #expect(outcome.output == "")
    #expect(
      try folder.read("gemini").hasPrefix(#"{"sun_sign":"gemini","profile":{"sign":"Gemini","#))
  }
}

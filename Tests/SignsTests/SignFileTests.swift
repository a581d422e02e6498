import Astrology
import Signs
import TestSupport
import Testing

/// The files inside the program, against those of the checkout.
@Suite struct SignFileTests {
  @Test(arguments: ZodiacSign.allCases)
  func `the JSON of a profile is its file on one line`(_ sign: ZodiacSign) throws {
    let line = SignProfile.json(of: sign)
    let file = try Samples.file(of: sign)
    #expect(try JSONValue(parsing: line) == JSONValue(parsing: file))
    // The same bytes in the same order, but for spaces.
    #expect(line.filter { !$0.isWhitespace } == file.filter { !$0.isWhitespace })
    #expect(!line.contains { $0.isNewline })
    #expect(line.hasPrefix(#"{"sign":"\#(sign.title)","dates":"#))
  }

  @Test(arguments: ZodiacSign.allCases)
  func `a file is plain UTF-8 with a line end`(_ sign: ZodiacSign) throws {
    let file = try Samples.file(of: sign)
    #expect(file.hasPrefix("{\n  \"sign\": ") && file.hasSuffix("\n}\n"))
    #expect(!file.contains("\\") && !file.contains("\t") && !file.contains("\r"))
  }

  // The order of the contract's example.
  @Test(arguments: ZodiacSign.allCases)
  func `the keys come in the contract's order`(_ sign: ZodiacSign) throws {
    let keys = try Samples.file(of: sign).split(separator: "\n")
      .filter { $0.hasPrefix("  \"") }.compactMap { $0.split(separator: "\"").dropFirst().first }
    #expect(
      keys == [
        "sign", "dates", "symbol", "glyph", "element", "modality", "polarity", "ruling_planet",
        "ruling_planet_glyph", "planetary_dignities", "body_parts_ruled", "correspondences",
        "keywords", "positive_traits", "shadow_traits", "life_lesson", "evolutionary_goal",
        "mythology", "seasonal_association", "archetypal_roles", "summary", "health_tendencies",
        "compatibility_overview", "domain_profiles",
      ])
  }

  @Test(arguments: ZodiacSign.allCases)
  func `a profile of 75 values has no empty text and no empty list`(_ sign: ZodiacSign) throws {
    var leaves = 0
    func visit(_ value: JSONValue, _ place: String) {
      switch value {
      case .object(let members):
        for (key, member) in members { visit(member, "\(place)/\(key)") }
      case .array(let values):
        #expect(!values.isEmpty, "\(place)")
        #expect(!values.contains(.string("")), "\(place)")
        leaves += 1
      case .string(let text):
        #expect(!text.isEmpty, "\(place)")
        leaves += 1
      default: Issue.record("\(place) is neither a text nor a list")
      }
    }
    visit(try JSONValue(parsing: SignProfile.json(of: sign)), "")
    #expect(leaves == 75)
  }
}

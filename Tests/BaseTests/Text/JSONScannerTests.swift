@testable import Base
import Foundation
import TestSupport
import Testing

@Suite struct JSONScannerTests {
  /// The one value of a text.
  private static func value(_ text: String) -> JSONScanner.Value? {
    var scanner = JSONScanner(Array(text.utf8))
    guard let value = scanner.value(), scanner.isAtEnd else { return nil }
    return value
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "-0"), ("-0.0", "-0.0"), ("1.50", "1.50"), ("1e3", "1e3"),
    ("1E+03", "1E+03"),
    ("1e400", "1e400"), (" 7 ", "7"),
    ("123456789012345678901234567890123456789012345678", nil),
  ])
  func `numbers keep their digits`(_ text: String, _ digits: String?) {
    #expect(Self.value(text) == .number(digits ?? text))
  }

  @Test(arguments: [
    (#""""#, ""), (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{08}\u{0C}\n\r\tz"),
    (#""\u00e9\uD83D\uDE00é😀\u0000""#, "é😀é😀\0"), (#""\ud7ff\ue000""#, "\u{D7FF}\u{E000}"),
    (#""\uD800\uDC00\uDBFF\uDFFF""#, "\u{10000}\u{10FFFF}"),
  ])
  func `texts have their escapes resolved`(_ json: String, _ text: String) {
    #expect(Self.value(json) == .text(text))
  }

  @Test(arguments: [
    "", "01", "-", "+1", "1.", ".5", "1e", "1e+", "--1", "0x1", "nul", "nulls", "tru", "NaN",
    #"""#, #""\x""#, #""\u12""#, #""\u12g4""#, #""\ud800""#, #""\ud800\n""#, #""\ud800\u0041""#,
    #""\udc00""#, "\"\t\"", "[", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}",
    "1 2",
  ])
  func `what is no JSON is no value`(_ text: String) {
    #expect(Self.value(text) == nil)
  }

  /// Texts made of scraps of JSON, against Foundation's reader.
  @Test func `it takes what Foundation's reader takes`() throws {
    let scraps = [
      "{", "}", "[", "]", ":", ",", " ", "\t", "\r", "\"a\"", "\"é\"", "\"\\u00e9\"", "\"\\ud83d\"",
      "null", "true", "false", "12.50", "-7", "0", "01", "1e5 ", "1E-2", "1e", "\"", "\\", "é",
      "{\"a\":1", "\"b\":", ",\"c\":\"d\"", "[1]", "{}", "[]",
    ]
    var random = SplitMix64(seed: 12)
    var taken = 0
    for _ in 0..<20_000 {
      var text = Bool.random(using: &random) ? "{\"a\":" : ""
      for _ in 0..<Int(random.next() % 6) {
        text += scraps[Int(random.next() % UInt64(scraps.count))]
      }
      if Bool.random(using: &random) { text += "}" }
      // Foundation takes a comma before a brace, and no number beyond a `Double`.
      guard !text.filter({ !$0.isWhitespace }).contains(",}"), !text.contains("00") else {
        continue
      }
      let foundation = try? JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      let own = Self.value(text)
      #expect((own == nil) == (foundation == nil), "\(text.debugDescription)")
      if own != nil { taken += 1 }
      if case .text(let text) = own { #expect(foundation as? String == text) }
    }
    #expect(taken > 1_000)
  }
}

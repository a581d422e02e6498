@_spi(FrontEnd) import Documents
import Foundation
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  static func text(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// RFC 8259, section 7: quotation mark, reverse solidus and the controls U+0000 to U+001F.
  @Test(arguments: [
    (text: "", json: #""""#), ("a\"b", #""a\"b""#), ("a\\b", #""a\\b""#), ("a/b", #""a/b""#),
    ("\0", #""\u0000""#), ("\n", #""\u000a""#), ("\t", #""\u0009""#),
    ("\u{1B}[1m", #""\u001b[1m""#),
    ("\u{1F}", #""\u001f""#), (" ", #"" ""#), ("\u{7F}", "\"\u{7F}\""), ("24°08′", "\"24°08′\""),
    ("♊\u{FE0E}", "\"♊\u{FE0E}\""), ("👩‍🚀", "\"👩‍🚀\""), ("\u{2028}", "\"\u{2028}\""),
    ("\r\n", #""\u000d\u000a""#), ("e\u{301}", "\"e\u{301}\""),
  ])
  func `a text is quoted`(text: String, json: String) {
    #expect(Self.text { $0.string(text) } == json)
  }

  @Test func `every character below U+3000 reads back as itself`() throws {
    for value in UInt32(0)..<0x3000 {
      let scalar = try #require(Unicode.Scalar(value))
      let text = "a\(Character(scalar))b"
      #expect(try JSONValue(parsing: Self.text { $0.string(text) }).string == text)
    }
  }

  @Test func `commas stand between and nowhere else`() {
    let text = Self.text { json in
      json.object { json in
        json.key("z")
        json.array([1, 2, 3]) { $0.integer($1) }
        json.key("a")
        json.object { _ in }
        json.key("m")
        json.array([]) { (json: inout JSONWriter, value: Int) in json.integer(value) }
        json.key("b")
        json.array([[true], [], [false, true]]) { json, row in json.array(row) { $0.bool($1) } }
        json.key("n")
        json.null()
        json.key("o")
        json.optional(Int?.none) { $0.integer($1) }
        json.key("p")
        json.optional(7) { $0.integer($1) }
        json.key("q")
        json.verbatim(#"{"as":"it is"}"#)
      }
    }
    #expect(
      text
        == #"{"z":[1,2,3],"a":{},"m":[],"b":[[true],[],[false,true]],"n":null,"o":null,"p":7,"#
        + #""q":{"as":"it is"}}"#)
  }

  @Test func `a key that is not known beforehand is quoted like any text`() {
    #expect(
      Self.text { json in
        json.object { json in
          json.key(named: ["a\"", "\n"].joined())
          json.null()
          json.key(named: ["b", "\\"].joined())
          json.null()
        }
      } == #"{"a\"\u000a":null,"b\\":null}"#)
  }

  @Test(arguments: [
    (value: 0.0, json: "0.0"), (-0.0, "0.0"), (0.1, "0.1"), (-74.006, "-74.006"),
    (2_460_682, "2460682.0"), (1e-7, "1e-07"), (1e300, "1e+300"),
  ])
  func `an exact number reads back to the last bit`(value: Double, json: String) throws {
    let text = Self.text { $0.exact(value) }
    #expect(text == json)
    #expect(try JSONValue(parsing: text).number == value)
  }

  @Test func `exact numbers of all sizes read back to the last bit`() throws {
    var generator = SplitMix64(seed: 64)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      #expect(Double(Self.text { $0.exact(value) }) == value)
    }
  }

  @Test func `a value is appended to what is there`() {
    var bytes = Array("x".utf8)
    JSONWriter.append(Number(value: 1), to: &bytes)
    JSONWriter.append(Number(value: Int.min), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x1-9223372036854775808")
  }

  @Test func `values one after another are separated`() {
    // As in the elements that a command writes one by one.
    #expect(
      Self.text { json in
        json.integer(1)
        json.integer(2)
      } == "1,2")
  }
}

private struct Number: JSONWritable {
  let value: Int

  func write(to json: inout JSONWriter) { json.integer(value) }
}

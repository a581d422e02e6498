import Testing

@testable import AstrolabeCommand

/// How wide texts stand in a terminal, by Unicode Standard Annex 11 and its emoji.
@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Gemini", 6), ("24°23′ ·━▏", 10), ("日本", 4), ("한국", 4), ("Ａ", 2),
    // Half-width katakana, Hebrew, an accent of its own, a word joiner.
    ("ｱ", 1), ("עדה", 3), ("e\u{301}", 1), ("a\u{2060}b", 2), ("👩🏽‍🚀", 2), ("🌙", 2), ("☀\u{FE0F}", 2),
    ("☀", 1), ("🇯🇵", 2), ("𠮷", 2),
  ])
  func `a text has as many columns as it takes`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test func `letters and punctuation take as much alone as within a text`() {
    for value in UInt32(0x20)..<0x3100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(String(scalar).columns == Character(scalar).columns, "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: ["Ada", "日本", "👩🏽‍🚀", "עדה", "e\u{301}"])
  func `cells of a column are equally wide`(text: String) {
    #expect(text.padded(8).columns == 8)
    #expect(text.rightAligned(8).columns == 8)
    #expect(text.padded(8).hasPrefix(text) && text.rightAligned(8).hasSuffix(text))
  }

  @Test func `wide words wrap where they stand`() {
    let lines = TextWrap.lines("日本 日本 日本\u{A0}日本 ab", indent: "  ", columns: 12)
    #expect(lines == ["  日本 日本", "  日本 日本", "  ab"])
  }
}

import Testing

@testable import Drawing

/// Text, numbers and colours as SVG has them.
@Suite struct SVGWriterTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.004, "0"), (1, "1"), (1.5, "1.5"), (1.25, "1.25"),
    (2.005, "2.01"), (1.999, "2"), (-3.14159, "-3.14"), (0.05, "0.05"), (-0.5, "-0.5"),
    (1_000, "1000"), (10.1, "10.1"),
  ])
  func `numbers are short`(number: Double, text: String) {
    #expect(SVGNumber.text(number) == text)
  }

  @Test(arguments: [
    ("Tom & <b>\"Jerry\"</b> 'n' co", "Tom & <b>\"Jerry\"</b> 'n' co"),
    ("]]><script>alert(1)</script>", "]]><script>alert(1)</script>"),
    ("a\u{0}b\u{1B}[31m\u{7F}\u{85}", "a\u{FFFD}b\u{FFFD}[31m\u{FFFD}\u{FFFD}"),
    ("line\nbreak\ttab\r", "line break tab "),
    ("\u{202E}kcab\u{2066}", "\u{FFFD}kcab\u{FFFD}"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
    ("עדה לאבלייס", "עדה לאבלייס"), ("👩🏽‍🚀🌙", "👩🏽‍🚀🌙"), ("e\u{301}", "e\u{301}"),
  ])
  func `texts come out as they went in, but for what can't be shown`(
    text: String, shown: String
  ) throws {
    var writer = SVGWriter()
    writer.element("a", [("b", .text(text))], text: text)
    let element = try #require(XMLChecker.elements(of: writer.text).first)
    #expect(element.text == shown)
    #expect(element.attributes["b"] == shown)
  }

  @Test(arguments: [(0x00_0000, "#000000"), (0xFFCC01, "#ffcc01"), (0x0A0B0C, "#0a0b0c")])
  func `colours have six digits`(rgb: UInt32, text: String) {
    #expect(RGBColor(rgb).hexadecimal == text)
  }

  @Test func `a long text is cut so that it fits`() {
    let name = String(repeating: "Wolfeschlegelsteinhausenbergerdorff ", count: 9)
    let cut = TextMeasure.shortened(name, to: 300, size: 20)
    #expect(TextMeasure.width(of: cut, size: 20) <= 300)
    #expect(cut.hasSuffix("…") && name.hasPrefix(cut.dropLast()) && cut.count > 10)
    #expect(TextMeasure.shortened("Ada", to: 300, size: 20) == "Ada")
  }
}

import Testing

/// The checker itself: what is not XML must not pass.
@Suite struct XMLCheckerTests {
  @Test func `elements, attributes and texts are read`() throws {
    let elements = try XMLChecker.elements(
      of: "<a b=\"1 &amp; 2\"><c/>x &lt; y<d e=\"\">z</d></a>\n")
    #expect(elements.map(\.name) == ["a", "c", "d"])
    #expect(elements.map(\.depth) == [0, 1, 1])
    #expect(elements[0].attributes == ["b": "1 & 2"])
    #expect(elements.map(\.text) == ["x < y", "", "z"])
  }

  @Test(arguments: [
    "", "text", "<a>", "<a></b>", "<a/><b/>", "<a><b></a></b>", "<a b=1/>", "<a b=\"1\" b=\"2\"/>",
    "<a>&</a>", "<a>&nbsp;</a>", "<a b=\"<\"/>", "<a>\u{1}</a>", "<a>\u{FFFE}</a>", "<a", "</a>",
    "<a/>x", "< a/>",
  ])
  func `what is not well-formed is refused`(text: String) {
    #expect(throws: XMLChecker.Fault.self) { try XMLChecker.elements(of: text) }
  }
}

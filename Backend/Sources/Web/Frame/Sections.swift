@_spi(FrontEnd) internal import Astrolabe

extension PageVisit {
  /// A part of a page with its heading.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - kind: A further class.
  ///   - name: The name that contents lead to.
  ///   - html: Where to.
  ///   - content: What stands in it.
  func section(
    _ title: String, _ kind: String? = nil, named name: String? = nil, to html: inout HTMLWriter,
    content: (inout HTMLWriter) throws -> Void
  ) rethrows {
    try html.element(
      "section", ["class": kind.map { "part \($0)" } ?? "part", "id": name]
    ) { html in
      html.element("h2", title)
      try content(&html)
    }
  }

  /// A card with a heading and a line of facts, which opens on request.
  func card(
    _ title: String, _ line: String, to html: inout HTMLWriter,
    content: (inout HTMLWriter) -> Void
  ) {
    html.element("details", ["class": "card"]) { html in
      html.element("summary") { html in
        html.element("h3", title)
        html.element("p", ["class": "quiet"], line)
      }
      content(&html)
    }
  }

  /// What is behind a text, for those who ask for it.
  func aside(
    _ title: String, to html: inout HTMLWriter, content: (inout HTMLWriter) -> Void
  ) {
    html.element("details", ["class": "why"]) { html in
      html.element("summary", title)
      content(&html)
    }
  }
}

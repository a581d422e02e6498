@_spi(FrontEnd) internal import Astrolabe

/// A part of a page that its contents lead to.
struct Anchor: Sendable {
  let name: String
  let title: String
}

extension PageVisit {
  /// Writes the parts of a long page, each a link.
  func writeContents(_ anchors: [Anchor], to html: inout HTMLWriter) {
    html.element("nav", ["class": "contents", "aria-label": words[.onThisPage]]) { html in
      html.element("b", words[.onThisPage])
      html.element("ul") { html in
        for anchor in anchors {
          html.element("li") { $0.element("a", ["href": "#\(anchor.name)"], anchor.title) }
        }
      }
    }
  }
}

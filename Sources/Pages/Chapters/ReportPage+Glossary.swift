internal import Astrology
@_spi(FrontEnd) internal import Words

extension ReportPage {
  /// The words of the trade, each with an anchor that the page's links lead to.
  func writeGlossary(to html: inout HTMLWriter) {
    html.element("dl", ["class": "terms"]) { html in
      for term in GlossaryTerm.allCases {
        html.element("div", ["id": Self.anchor(of: term)]) { html in
          html.element("dt", words.name(of: term))
          html.element("dd", words.meaning(of: term))
        }
      }
    }
  }

  /// Whether terms have their meanings on this page.
  var hasGlossary: Bool { chapters.contains(.glossary) }

  /// A term that leads to its meaning, or the term alone.
  func writeLink(to term: GlossaryTerm, in html: inout HTMLWriter) {
    guard hasGlossary else { return html.write(words.name(of: term)) }
    html.element("a", ["href": "#\(Self.anchor(of: term))"], words.name(of: term))
  }

  /// A line of terms that lead to their meanings; writes nothing if the page has no glossary.
  func writeLinks(to terms: [GlossaryTerm], to html: inout HTMLWriter) {
    guard hasGlossary else { return }
    html.element("p", ["class": "quiet terms-links"]) { html in
      for (index, term) in terms.enumerated() {
        if index > 0 { html.write(" · ") }
        writeLink(to: term, in: &html)
      }
    }
  }

  private static func anchor(of term: GlossaryTerm) -> String { "term-\(term.rawValue)" }
}

extension AspectKind {
  /// Where a glossary explains it.
  var term: GlossaryTerm {
    switch self {
    case .conjunction: .conjunction
    case .sextile: .sextile
    case .square: .square
    case .trine: .trine
    case .opposition: .opposition
    }
  }
}

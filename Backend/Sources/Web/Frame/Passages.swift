@_spi(FrontEnd) internal import Astrolabe

extension PageVisit {
  /// Writes chapters of a portrait of a period or of two people, each with the facts behind it.
  func write(_ chapters: [WrittenPassages.Chapter], to html: inout HTMLWriter) {
    for chapter in chapters {
      section(chapter.title, named: chapter.anchor.name, to: &html) { write(chapter, to: &$0) }
    }
  }

  /// Writes what a chapter says.
  func write(_ chapter: WrittenPassages.Chapter, to html: inout HTMLWriter) {
    for paragraph in chapter.paragraphs {
      html.element("p", clock.text(WrittenPassages.Chapter.text(of: paragraph)))
    }
    if let question = chapter.question {
      html.element("p", ["class": "question"], question)
    }
    writeFacts(chapter.paragraphs.flatMap(\.self).flatMap(\.why), to: &html)
  }

  /// Writes the facts of a chapter, which open on request.
  func writeFacts(_ facts: [String], to html: inout HTMLWriter) {
    guard !facts.isEmpty else { return }
    aside(words[.portraitWhy], to: &html) { html in
      html.element("ul", ["class": "quiet"]) { html in
        for fact in facts { html.element("li", clock.text(fact)) }
      }
    }
  }
}

extension WrittenPassages.Chapter {
  /// The chapter among the contents of a page.
  var anchor: Anchor { Anchor(name: "part-\(name)", title: title) }
}

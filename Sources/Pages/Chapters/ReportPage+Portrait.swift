internal import Readings
internal import Words

extension ReportPage {
  /// What the birth chart says, and under each paragraph the facts behind it.
  func writePortrait(to html: inout HTMLWriter) {
    let portrait = WrittenPortrait(Portrait(of: reading.chart), in: words)
    for chapter in portrait.chapters {
      html.element("section") { html in
        html.element("h3", chapter.title)
        for paragraph in chapter.paragraphs {
          html.element("p", ["class": "said"], paragraph.text)
          html.element("p", ["class": "quiet why"], paragraph.why)
        }
        if let question = chapter.question { html.element("p", question) }
      }
    }
  }
}

internal import Signs
internal import Words

extension ReportPage {
  /// The profile of the sun sign.
  func writeSign(to html: inout HTMLWriter) {
    html.element("p", ["class": "lead"], report.profile.summary)
    html.element("div", ["class": "chapters"]) { html in
      for chapter in report.profile.chapters(in: words) {
        html.element("section") { html in
          html.element("h3", chapter.heading.text(in: words))
          html.element("dl") { html in
            for paragraph in chapter.paragraphs {
              html.element("div") { html in
                html.element("dt", paragraph.label.text(in: words))
                for text in paragraph.texts { html.element("dd", text) }
              }
            }
          }
        }
      }
    }
  }
}

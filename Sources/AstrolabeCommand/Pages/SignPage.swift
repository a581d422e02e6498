@_spi(FrontEnd) import Astrolabe

/// A day's sun sign and its profile as a page for a terminal of 80 columns.
struct SignPage {
  let day: SunSignDay
  let profile: SignProfile
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let summary = TextWrap.lines(profile.summary, indent: "")
    let chapters = profile.chapters(in: words).map { lines(of: $0) }
    return ([title, summary] + chapters).map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var title: [String] {
    let position = words.phrase(
      .sunAtNoon, ["place": "\(day.position)", "date": day.date.inWords])
    let ingress = day.ingressSentence(in: words).map { TextWrap.lines($0, indent: "") } ?? []
    return [style.heading(day.sign.title), position] + ingress
  }

  /// The heading, and paragraphs with their labels in a column of their own.
  private func lines(of chapter: SignChapter) -> [String] {
    let width = 14
    let rows = chapter.paragraphs.flatMap { paragraph in
      let lines = paragraph.texts.flatMap { TextWrap.lines($0, indent: "", columns: 78 - width) }
      return lines.enumerated().map { index, line in
        let label = (index == 0 ? paragraph.label.text(in: words) : "").padded(width)
        return "  \(style.quiet(label))\(line)"
      }
    }
    return [style.heading(chapter.heading.text(in: words))] + rows
  }
}

import Astrolabe

/// A portrait for a terminal of 80 columns: below each paragraph stand its facts.
struct PortraitPage {
  let chart: NatalChart
  let portrait: WrittenPortrait
  /// The only chapter to print, or nil for all.
  let only: PortraitChapter?
  let style: TextStyle

  var text: String {
    let chapters = portrait.chapters.filter { only == nil || $0.chapter == only }.map(lines)
    return ([heading] + chapters).map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var heading: [String] {
    let summary = BirthSummary(chart: chart)
    return TextWrap.lines(summary.line, indent: "")
      + summary.notes.flatMap { TextWrap.lines($0, indent: "") }
  }

  private func lines(of chapter: WrittenPortrait.Chapter) -> [String] {
    var paragraphs = chapter.paragraphs.map { paragraph in
      TextWrap.lines(paragraph.text, indent: "")
        + TextWrap.lines("(\(paragraph.why))", indent: "  ").map(style.quiet)
    }
    if let question = chapter.question { paragraphs.append(TextWrap.lines(question, indent: "")) }
    return [style.heading(chapter.title)] + paragraphs.joined(separator: [""])
  }
}

@_spi(FrontEnd) import Astrolabe

/// A portrait for a terminal of 80 columns: below each paragraph stand its facts, and at the end what is noted about
/// the birth.
struct PortraitPage {
  let chart: NatalChart
  let portrait: WrittenPortrait
  /// The only chapter to print, or nil for all.
  let only: Portrait.ChapterKind?
  let style: TextStyle

  var text: String {
    let chapters = portrait.chapters.filter { only == nil || $0.chapter == only }.map(lines)
    let summary = BirthSummary(chart: chart)
    let notes = summary.notes.flatMap { TextWrap.lines($0, indent: "") }
    let parts =
      [TextWrap.lines(summary.line, indent: "")] + chapters + (notes.isEmpty ? [] : [notes])
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
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

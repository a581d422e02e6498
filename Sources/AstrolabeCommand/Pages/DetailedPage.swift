@_spi(FrontEnd) import Astrolabe

/// A day in eight areas of life as a page for a terminal of 80 columns.
struct DetailedPage {
  let reading: DailyReading
  let detailed: DetailedReading
  let words: WordCorpus
  let provenance: ReadingProvenance
  let style: TextStyle

  var text: String {
    let sections =
      [DayHeading(reading: reading, words: words, style: style).lines, sky]
      + LifeArea.allCases.map { chapter(words.title(of: $0), detailed.passage(on: $0)) }
      + [chapter(words.phrase(.partWeek), detailed.lookAhead), footer]
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var sky: [String] {
    [style.heading(words.phrase(.inSharedSky))]
      + detailed.overview.flatMap { TextWrap.lines($0, indent: "  ") }
  }

  private func chapter(_ title: String, _ text: String) -> [String] {
    [style.heading(title)] + TextWrap.lines(text, indent: "")
  }

  private var footer: [String] {
    TextWrap.lines(provenance.line(in: words), indent: "").map(style.quiet)
  }
}

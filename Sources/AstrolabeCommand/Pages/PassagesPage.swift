@_spi(FrontEnd) import Astrolabe

/// A portrait of two people or of a period for a terminal of 80 columns: below each paragraph stand its facts.
struct PassagesPage {
  /// Whose charts they are, in lines that are not wrapped yet.
  let heading: [String]
  let chapters: [WrittenPassages.Chapter]
  let style: TextStyle

  /// The heading of a portrait of one person.
  static func heading(
    of chart: NatalChart, during length: PeriodPortrait.Length, of date: CalendarDate,
    in zone: CivilZone
  ) -> [String] {
    let summary = BirthSummary(chart: chart)
    let (first, last) = length.dates(of: date)
    return [summary.line] + summary.notes + ["\(zone.inWords(from: first, to: last))."]
  }

  /// The heading of a portrait of two people.
  static func heading(of synastry: Synastry, _ names: PairNames) -> [String] {
    PairPortrait.Side.allCases.flatMap { side in
      let summary = BirthSummary(chart: side == .one ? synastry.first : synastry.second)
      return ["\(names[side]): \(summary.line)"] + summary.notes
    }
  }

  var text: String {
    let top = heading.flatMap { TextWrap.lines($0, indent: "") }
    return ([top] + chapters.map(lines)).map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private func lines(of chapter: WrittenPassages.Chapter) -> [String] {
    var paragraphs = chapter.paragraphs.map { paragraph in
      TextWrap.lines(WrittenPassages.Chapter.text(of: paragraph), indent: "")
        + TextWrap.lines("(\(WrittenPassages.Chapter.why(of: paragraph)))", indent: "  ")
        .map(style.quiet)
    }
    if let question = chapter.question { paragraphs.append(TextWrap.lines(question, indent: "")) }
    return [style.heading(chapter.title)] + paragraphs.joined(separator: [""])
  }
}

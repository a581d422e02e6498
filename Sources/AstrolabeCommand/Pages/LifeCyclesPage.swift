@_spi(FrontEnd) import Astrolabe

/// The named cycles of a life for a terminal of 80 columns.
struct LifeCyclesPage {
  let chart: NatalChart
  let cycles: [LifeCycle]
  let span: CivilSpan
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let paragraphs =
      cycles.isEmpty ? [[words.phrase(.noCycle)]] : cycles.indices.map(lines)
    return ([heading] + paragraphs).map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var heading: [String] {
    let summary = BirthSummary(chart: chart)
    return [style.heading(words.phrase(.lifeCycles))]
      + TextWrap.lines(summary.line, indent: "")
      + summary.notes.flatMap { TextWrap.lines($0, indent: "") }
      + TextWrap.lines("\(span.inWords).", indent: "")
  }

  /// A cycle; only the first of a kind has the text, which is the same for all.
  private func lines(at index: Int) -> [String] {
    let cycle = cycles[index]
    let isFirst = !cycles[..<index].contains { $0.kind == cycle.kind }
    let dates = cycle.passes.map { span.zone.clock(at: $0).date.short }
    let title = words.phrase(
      .cycleAtAge,
      ["cycle": cycle.kind.title, "count": "\(cycle.number)", "age": cycle.ageText])
    return [style.heading(title)]
      + TextWrap.lines(dates.joined(separator: ", "), indent: "  ")
      + (isFirst ? TextWrap.lines(words.meaning(of: cycle.kind), indent: "  ") : [])
  }
}

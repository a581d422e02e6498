import Astrolabe

/// Solar and lunar returns for a terminal of 80 columns.
struct ReturnsPage {
  let chart: NatalChart
  let returns: [PlanetaryReturn]
  let span: CivilSpan
  let style: TextStyle

  var text: String {
    (heading + [""] + rows).joined(separator: "\n") + "\n"
  }

  private var heading: [String] {
    let summary = BirthSummary(chart: chart)
    let (sun, moon) = (
      ZodiacPosition(chart.sky[.sun].longitude), ZodiacPosition(chart.sky[.moon].longitude)
    )
    let words = WordCorpus.english
    return [style.heading(.returns)]
      + TextWrap.lines(
        words.phrase(
          .returnsOf, ["birth": summary.line, "sun": "\(sun)", "moon": "\(moon)"]), indent: "")
      + summary.notes.flatMap { TextWrap.lines($0, indent: "") }
      + TextWrap.lines("\(span.inWords).", indent: "")
  }

  private var rows: [String] {
    guard !returns.isEmpty else { return [WordCorpus.english.phrase(.noReturn)] }
    return returns.map { moment in
      let (date, time) = span.zone.clock(at: moment.at)
      let kind = WordCorpus.english.phrase(moment.luminary == .sun ? .solarReturn : .lunarReturn)
      let row = "\(date.short.rightAligned(11)) \(time)  \(kind) \(moment.number)"
      return moment.luminary == .sun ? style.heading(row) : row
    }
  }
}

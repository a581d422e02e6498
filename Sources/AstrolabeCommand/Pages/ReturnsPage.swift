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
    let places = Luminary.allCases.map { luminary in
      "the \(luminary.body.title) at \(ZodiacPosition(chart.sky[luminary.body].longitude))"
    }
    return [style.heading("Returns")]
      + TextWrap.lines("Born \(summary.line), \(places.joined(separator: ", ")).", indent: "")
      + summary.notes.flatMap { TextWrap.lines($0, indent: "") }
      + TextWrap.lines("\(span.inWords).", indent: "")
  }

  private var rows: [String] {
    guard !returns.isEmpty else { return ["There is none on these dates."] }
    return returns.map { moment in
      let (date, time) = span.zone.clock(at: moment.at)
      let kind = moment.luminary == .sun ? "Solar return" : "Lunar return"
      let row = "\(date.short.rightAligned(11)) \(time)  \(kind) \(moment.number)"
      return moment.luminary == .sun ? style.heading(row) : row
    }
  }
}

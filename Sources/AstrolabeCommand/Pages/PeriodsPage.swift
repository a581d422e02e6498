@_spi(FrontEnd) import Astrolabe

/// The periods of a life for a terminal of 80 columns.
struct PeriodsPage {
  let chart: NatalChart
  let calendar: PeriodCalendar
  let periods: [LifePeriod]
  let span: CivilSpan
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let summary = BirthSummary(chart: chart)
    let notes = summary.notes + [([bySect] + start).joined(separator: " "), "\(span.inWords)."]
    let lines =
      [style.heading(title)]
      + TextWrap.lines(words.phrase(.born, ["birth": summary.line]), indent: "")
      + notes.flatMap { TextWrap.lines($0, indent: "") }
    return (lines + [""] + periods.flatMap(rows)).joined(separator: "\n") + "\n"
  }

  private var title: String {
    switch calendar.technique {
    case .firdaria: words.phrase(.firdaria)
    case .releasing(let lot): words.phrase(.releasingFrom, ["lot": lot.title])
    case .decennials: words.phrase(.decennials)
    }
  }

  private var bySect: String { words.phrase(.birthBySect, ["sect": calendar.sect.name]) }

  /// Where releasing begins.
  private var start: [String] {
    guard case .releasing(let lot) = calendar.technique, let sign = calendar.lotSign,
      let first = calendar.firstSign
    else { return [] }
    let lotInSign =
      sign == first
      ? words.phrase(.lotInSign, ["lot": lot.title, "sign": sign.title])
      : words.phrase(
        .lotMovedOn, ["lot": lot.title, "sign": sign.title, "other": first.title])
    return [lotInSign, words.phrase(.placesFromFortune)]
  }

  private func rows(of period: LifePeriod) -> [String] {
    let indent = String(repeating: "  ", count: period.level - 1)
    let name =
      period.sign.map { sign in
        sign.title.padded(13) + words.phrase(.lordIs, ["lord": period.lord.title])
      } ?? period.lord.title
    let place =
      period.houseFromFortune.map { words.phrase(.placeNumber, ["number": "\($0)"]) } ?? ""
    let bond = period.isLoosingOfBond ? words.phrase(.bondLoosed) : ""
    let row =
      ("\(span.moment(period.period.lowerBound))  \(indent)\(name)".padded(54)
      + place.padded(10) + bond).trimmedAtEnd
    return [period.level == 1 ? style.heading(row) : row] + period.parts.flatMap(rows)
  }
}

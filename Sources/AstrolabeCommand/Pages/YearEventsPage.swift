@_spi(FrontEnd) import Astrolabe

/// What happens in progressions or directions, as a calendar for a terminal of 80 columns.
struct YearEventsPage {
  let heading: Phrase
  let chart: NatalChart
  let span: CivilSpan
  let style: TextStyle

  private var words: WordCorpus { .english }

  /// The page of progressed events.
  func text(_ events: [ProgressedEvent]) -> String {
    page(
      openness: events.first?.uncertainDays.map {
        words.phrase(.eventsUncertain, ["count": "\($0)"])
      },
      rows: events.map { event in row(sentence(event), at: event.at, isStrong: isStrong(event)) })
  }

  /// The page of directions.
  func text(_ directions: [DirectionCalendar.ExactDirection]) -> String {
    page(
      openness: directions.contains { $0.uncertainDays != nil }
        ? words.phrase(.directionsUncertain) : nil,
      rows: directions.map { direction in
        let name = style.nature(
          "\(direction.directed.title) \(direction.aspect.name) \(direction.natal.title)",
          of: direction.aspect)
        let days =
          direction.uncertainDays.map {
            style.quiet("  " + words.phrase(.daysEitherWay, ["count": "\($0)"]))
          } ?? ""
        return row(name + days, at: direction.at, isStrong: false)
      })
  }

  private func page(openness: String?, rows: [String]) -> String {
    let summary = BirthSummary(chart: chart)
    let lines =
      [style.heading(heading)]
      + TextWrap.lines(words.phrase(.born, ["birth": summary.line]), indent: "")
      + summary.notes.flatMap { TextWrap.lines($0, indent: "") }
      + (openness.map { TextWrap.lines($0, indent: "") } ?? [])
      + TextWrap.lines("\(span.inWords).", indent: "")
    let body = rows.isEmpty ? [words.phrase(.nothingExact)] : rows
    return (lines + [""] + body).joined(separator: "\n") + "\n"
  }

  private func row(_ sentence: String, at instant: JulianDay<UT1>, isStrong: Bool) -> String {
    "\(span.moment(instant))  " + (isStrong ? style.heading(sentence) : sentence)
  }

  /// What happens a few times in a life stands out.
  private func isStrong(_ event: ProgressedEvent) -> Bool {
    switch event.kind {
    case .sign, .lunation, .station: true
    case .house, .aspect: false
    }
  }

  private func sentence(_ event: ProgressedEvent) -> String {
    switch event.happening {
    case .sign, .house: event.title(in: words)
    case .lunation(_, let longitude), .station(_, _, let longitude):
      words.phrase(
        .eventAt,
        ["event": event.title(in: words), "place": "\(ZodiacPosition(longitude))"])
    case .aspect(let key): style.nature(event.title(in: words), of: key.aspect)
    }
  }
}

/// Profected years for a terminal of 80 columns.
struct ProfectionsPage {
  let chart: NatalChart
  let years: [Profection]
  let hasMonths: Bool
  let span: CivilSpan
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let summary = BirthSummary(chart: chart)
    let lines =
      [style.heading(.profections)]
      + TextWrap.lines(words.phrase(.born, ["birth": summary.line]), indent: "")
      + summary.notes.flatMap { TextWrap.lines($0, indent: "") }
      + TextWrap.lines("\(counting) \(span.inWords).", indent: "")
    return (lines + [""] + years.flatMap(rows)).joined(separator: "\n") + "\n"
  }

  private var counting: String {
    switch years.first?.countedFrom {
    case .ascendant, .cusps: words.phrase(.countedFromAscendant)
    case .sun: words.phrase(.countedFromSun)
    case nil: ""
    }
  }

  private func rows(of year: Profection) -> [String] {
    let age = words.phrase(.ageOf, ["age": "\(year.age)"]).padded(9)
    let house = words.phrase(.inHouse, ["house": "\(year.house)"]).padded(10)
    let row =
      "\(span.moment(year.period.lowerBound))  \(age)\(house)\(year.sign.title.padded(13))"
      + words.phrase(.lordIs, ["lord": year.lord.title])
    guard hasMonths else { return [row] }
    return [style.heading(row)]
      + year.months.map { month in
        let number = words.phrase(
          .monthNumber, ["number": "\(month.number)".rightAligned(2)])
        return "\(span.moment(month.period.lowerBound))    \(number)".padded(40)
          + month.sign.title.padded(13) + words.phrase(.lordIs, ["lord": month.lord.title])
      }
  }
}

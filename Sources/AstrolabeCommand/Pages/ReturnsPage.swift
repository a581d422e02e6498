@_spi(FrontEnd) import Astrolabe

/// Returns, with the chart of each if asked for, for a terminal of 80 columns.
struct ReturnsPage {
  let chart: NatalChart
  let returns: [PlanetaryReturn]
  /// The charts of the returns; empty if they were not asked for.
  let charts: [NatalChart]
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
      + (chart.birth.openHours.map {
        TextWrap.lines(words.phrase(.returnsUncertain, ["count": "\($0)"]), indent: "")
      } ?? [])
      + TextWrap.lines("\(span.inWords).", indent: "")
  }

  private var rows: [String] {
    guard !returns.isEmpty else { return [WordCorpus.english.phrase(.noReturn)] }
    return returns.enumerated().flatMap { index, moment in
      let (date, time) = span.zone.clock(at: moment.at)
      let kind = Self.title(of: moment.body)
      // Without a time of birth nobody knows the hour.
      let hour =
        chart.birth.openInstants == nil
        ? "\(time)" : WordCorpus.english.phrase(.about).padded(8)
      let row = "\(date.short.rightAligned(11)) \(hour)  \(kind) \(moment.number)"
      return [moment.body == .moon ? row : style.heading(row)]
        + (index < charts.count ? places(of: charts[index]) : [])
    }
  }

  private static func title(of body: CelestialBody) -> String {
    let words = WordCorpus.english
    switch ChartBody(body) {
    case .sun: return words.phrase(.solarReturn)
    case .moon: return words.phrase(.lunarReturn)
    case .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .meanNode,
      nil:
      return words.phrase(.bodyReturn, ["body": body.title])
    }
  }

  /// The angles of a return's chart, and where its bodies stand.
  private func places(of chart: NatalChart) -> [String] {
    let angles = chart.angles.map {
      [
        "\(ChartAngle.ascendant.title) \(ZodiacPosition($0.ascendant))",
        "\(ChartAngle.midheaven.title) \(ZodiacPosition($0.midheaven))",
      ]
    }
    let bodies = ChartBody.allCases.map { body in
      "\(body.title) \(chart.position(of: body)) (\(chart.house(of: body)))"
    }
    return TextWrap.lines(((angles ?? []) + bodies).joined(separator: ", "), indent: "  ")
  }
}

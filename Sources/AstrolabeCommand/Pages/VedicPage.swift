@_spi(FrontEnd) import Astrolabe

/// What Indian astrology reads of a birth, for a terminal of 80 columns.
struct VedicPage {
  let chart: VedicChart
  let year: VimshottariDasha.Year
  /// The instant whose dashas are given in three levels.
  let instant: JulianDay<UT1>
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let summary = BirthSummary(chart: chart.sidereal.chart)
    var lines = TextWrap.lines(
      words.phrase(.birthLine, ["birth": summary.line]), indent: "")
    lines += summary.notes.flatMap { TextWrap.lines($0, indent: "") }
    let value = chart.sidereal.ayanamsa
    let degrees = DecimalText.fixed(value.apparent.degrees, decimals: 4)
    let legend = words.phrase(
      .siderealLegend, ["ayanamsa": value.ayanamsa.title, "degree": degrees])
    lines += ["", style.heading(.nakshatras, legend: legend)] + chart.points.compactMap(row)
    let isKnown = chart.sidereal.openPlaces(of: .sun).isEmpty
    let mark = isKnown ? "" : "\(Self.openMark) \(words.phrase(.atSomeHours))"
    lines += ["", style.heading(.divisionalCharts, legend: mark)] + vargaRows
    lines += [
      "", style.heading(.dashas, legend: words.phrase(.dashasLegend, ["count": "\(year.days)"])),
    ]
    lines += dashaRows
    lines += ["", style.heading(.draconicZodiac, legend: .draconicLegend)] + draconicRows
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ point: VedicChart.Point) -> String? {
    guard let longitude = chart.longitude(of: point) else { return nil }
    let place = Nakshatra.Position(longitude)
    // Without an Ascendant there are no houses, and their column leaves room for the doubt.
    let house =
      chart.house(of: point).map { words.phrase(.inHouse, ["house": "\($0)"]).padded(10) } ?? ""
    let row =
      "  \(point.title.padded(12))\(ZodiacPosition(longitude).inColumn.padded(20))"
      + "\(house)\("\(place)".padded(21))\(place.nakshatra.lord.title.padded(7))"
    return chart.isPlaceCertain(of: point) ? row.trimmedAtEnd : row + doubt(unless: false)
  }

  private func doubt(unless isCertain: Bool) -> String {
    isCertain ? "" : style.quiet("  \(words.phrase(.atSomeHours))")
  }

  /// What stands behind a sign that other hours of the date would change.
  private static let openMark = "?"

  /// Two tables of eight charts, with the first three letters of each sign.
  private var vargaRows: [String] {
    let halves = [Varga.allCases.prefix(8), Varga.allCases.suffix(8)]
    return halves.flatMap { vargas in
      [style.quiet("  " + "".padded(12) + vargas.map { $0.name.uppercased().padded(6) }.joined())]
        + chart.points.map { point in
          let cells = vargas.compactMap { varga in
            chart.sign(of: point, in: varga).map { sign in
              let mark = chart.isSignCertain(of: point, in: varga) ? "" : Self.openMark
              return (sign.title.prefix(3) + mark).padded(6)
            }
          }
          return "  \(point.title.padded(12))\(cells.joined())".trimmedAtEnd
        }
    }
  }

  private var dashaRows: [String] {
    guard let dasha = chart.dasha(year: year) else { return ["  \(words.phrase(.dashasUnknown))"] }
    let running = dasha.running(at: instant)
    func row(_ period: VimshottariDasha.Period, level: Int) -> String {
      let mark = running.contains(period) ? "  ◂" : ""
      let indent = String(repeating: "  ", count: level + 1)
      let (start, end) = (period.period.lowerBound.utcDate, period.period.upperBound.utcDate)
      return "\(indent)\(period.lord.title.padded(14 - 2 * level))\(start)  \(end)\(mark)"
    }
    return dasha.periods.flatMap { great in
      [row(great, level: 0)]
        + (running.contains(great) ? great.parts : []).flatMap { part in
          [row(part, level: 1)]
            + (running.contains(part) ? part.parts : []).map { row($0, level: 2) }
        }
    }
  }

  private var draconicRows: [String] {
    let draconic = DraconicChart(of: chart.sidereal.chart)
    let bodies = ChartBody.allCases.map { body in
      "  \(body.title.padded(12))\(draconic.position(of: body).inColumn)".trimmedAtEnd
        + doubt(unless: chart.isDraconicSignCertain(of: body))
    }
    return bodies + [draconic.angles?.row].compactMap(\.self)
  }
}

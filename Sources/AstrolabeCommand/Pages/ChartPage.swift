@_spi(FrontEnd) import Astrolabe

/// A natal chart for a terminal of 80 columns.
struct ChartPage {
  let chart: NatalChart
  /// The orbs of its aspects; the standard ones unless there are others.
  var orbs: OrbRule?
  /// The sidereal chart that bodies and houses are those of; the tropical one unless given.
  var sidereal: SiderealChart?
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let summary = BirthSummary(chart: chart)
    var lines = TextWrap.lines(
      words.phrase(.birthLine, ["birth": summary.line]), indent: "")
    lines.append(style.quiet(words.phrase(.skyOf, ["instant": chart.instant.iso8601])))
    lines += summary.notes.flatMap { TextWrap.lines($0, indent: "") }
    if let sidereal {
      lines += ["", String(SiderealChartPage(chart: sidereal, style: style).text.dropLast())]
    } else {
      lines += ["", style.heading(.bodies)] + CelestialBody.scoringPoints.map(row)
      lines += ["", style.heading(chart.frame.heading)] + houseRows
    }
    let aspects = orbs.map { chart.aspects(by: $0) } ?? chart.aspects()
    lines += ["", style.heading(.aspects, legend: .aspectsLegend)] + aspects.map(row)
    if sidereal == nil { lines += ["", style.heading(.spread)] + spreadRows }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ body: CelestialBody) -> String {
    let state = chart.sky[body]
    let position = ZodiacPosition(state.longitude).inColumn.padded(20)
    let house = words.phrase(
      .inHouse, ["house": "\(chart.frame.house(of: state.longitude))"]
    ).padded(10)
    let motion = state.isRetrograde ? "retrograde" : nil
    let remarks = [motion, standing(of: body)].compactMap(\.self).joined(separator: ", ")
    return "  \(body.title.padded(12))\(position)\(house)"
      + style.quiet("\(perDay(state))°/day") + (remarks.isEmpty ? "" : "  \(remarks)")
  }

  private func perDay(_ state: BodyState) -> String {
    let degrees = state.longitudePerDay.degrees
    let number = DecimalText.fixed(degrees.magnitude, decimals: 3)
    return "\(degrees < 0 ? "−" : "")\(number)".rightAligned(7)
  }

  private func standing(of body: CelestialBody) -> String? {
    guard let dignity = chart.dignity(of: body) else { return nil }
    switch dignity {
    case .domicile, .exaltation: return style.score(dignity.rawValue, 100)
    case .detriment, .fall: return style.score(dignity.rawValue, -100)
    case .peregrine: return nil
    }
  }

  private var houseRows: [String] {
    let rows = (0..<6).map { index in
      "  " + cusp(index).padded(34) + cusp(index + 6)
    }
    return rows + [chart.angles?.row].compactMap(\.self)
  }

  private func cusp(_ index: Int) -> String {
    "\(index + 1)".rightAligned(2) + "  \(ZodiacPosition(chart.frame.cusps[index]).inColumn)"
  }

  private func row(_ aspect: Aspect) -> String {
    let orb = DecimalText.fixed(aspect.orb.degrees, decimals: 2).rightAligned(5)
    let rule = orbs ?? .kinds(.standard)
    let widest =
      rule.orb(of: aspect.kind, between: aspect.first, and: aspect.second) ?? aspect.orb
    // A rule may have an orb of 0°, which an exact aspect is within.
    let closeness =
      widest > .zero ? 100 * (1 - aspect.orb.degrees / widest.degrees) : 100
    let bar = style.nature(Bars.bar(max(0, closeness), columns: 10), of: aspect.kind)
    return "  \(aspect.first.title.padded(12))\(aspect.kind.name.padded(13))"
      + "\(aspect.second.title.padded(12))\(orb)°  \(bar)  \(aspect.motion.rawValue)"
  }

  private var spreadRows: [String] {
    let spread = NatalChart.Distributions(of: chart)
    let elements = ZodiacSign.Element.allCases.map { ($0.rawValue, spread.elements[$0] ?? 0) }
    let modalities = ZodiacSign.Modality.allCases.map { ($0.rawValue, spread.modalities[$0] ?? 0) }
    let halves = spread.hemispheres.map { halves in
      [
        ("above", halves.southern), ("below", halves.northern), ("east", halves.eastern),
        ("west", halves.western),
      ]
    }
    return [elements, modalities, halves ?? []].filter { !$0.isEmpty }.map { cells in
      "  "
        + cells.map { name, count in
          let bar = Bars.bar(10 * Double(count), columns: 5)
          return "\(name.padded(9))\("\(count)".rightAligned(2)) \(style.quiet(bar))"
        }
        .joined(separator: "  ")
    }
  }
}

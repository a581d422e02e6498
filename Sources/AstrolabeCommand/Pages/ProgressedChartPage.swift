@_spi(FrontEnd) import Astrolabe

/// A progressed chart for a terminal of 80 columns.
struct ProgressedChartPage {
  let chart: ProgressedChart
  /// The zone of dates and times.
  let zone: CivilZone
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    var lines = heading
    lines += ["", style.heading(.bodies, legend: .bodiesInBirthHouses)]
    lines += ChartBody.allCases.map(row)
    if let angles = chart.angles, let frame = chart.frame {
      lines += ["", style.heading(words.phrase(.anglesBy, ["method": chart.angleMethod.title]))]
      lines.append(angles.row)
      if frame.origin.isFallback {
        lines.append("  \(words.phrase(.anglesByWholeSigns))")
      }
    }
    let aspects = chart.aspects()
    for partner in ProgressedAspect.Partner.allCases {
      lines += ["", style.heading(Self.heading(of: partner))]
      let rows = aspects.filter { $0.partner == partner }.map(row)
      lines += rows.isEmpty ? ["  \(words.phrase(.noneWithinDegree))"] : rows
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var heading: [String] {
    let summary = BirthSummary(chart: chart.natal)
    var lines =
      [style.heading(chart.progression.kind.heading(isConverse: chart.progression.isConverse))]
      + TextWrap.lines(words.phrase(.born, ["birth": summary.line]), indent: "")
    lines += summary.notes.flatMap { TextWrap.lines($0, indent: "") }
    let age = DecimalText.fixed(chart.years, decimals: 2)
    lines += TextWrap.lines(
      words.phrase(
        .progressedFor,
        [
          "date": chart.target.moment(in: zone), "age": age, "instant": chart.instant.iso8601,
        ]), indent: "")
    if let days = chart.uncertainDays {
      lines += TextWrap.lines(
        words.phrase(.progressedUntimed, ["count": "\(days)"]), indent: "")
    }
    return lines
  }

  private func row(_ body: ChartBody) -> String {
    let state = chart.sky[body.body]
    let position = chart.position(of: body).inColumn.padded(20)
    let house =
      chart.natalHouse(of: body).map { words.phrase(.inHouse, ["house": "\($0)"]) } ?? ""
    let motion = chart.motionPerYear(of: body)
    let degrees = DecimalText.fixed(motion.degrees.magnitude, decimals: 3)
    let perYear = "\(state.isRetrograde ? "−" : "")\(degrees)".rightAligned(7)
    return "  \(body.title.padded(12))\(position)\(house.padded(10))"
      + style.quiet("\(perYear)°/year") + (state.isRetrograde ? "  retrograde" : "")
  }

  private static func heading(of partner: ProgressedAspect.Partner) -> Phrase {
    switch partner {
    case .natal: .aspectsToBirth
    case .progressed: .aspectsWithinProgressed
    }
  }

  private func row(_ aspect: ProgressedAspect) -> String {
    AspectRow.text(aspect.point, aspect.kind, aspect.other, aspect.geometry, style: style)
  }
}

/// A chart directed by an arc, for a terminal of 80 columns.
struct DirectedChartPage {
  let chart: DirectedChart
  /// The zone of dates and times.
  let zone: CivilZone
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let summary = BirthSummary(chart: chart.natal)
    var lines =
      [style.heading(chart.arc.isConverse ? .converseDirections : .directions)]
      + TextWrap.lines(words.phrase(.born, ["birth": summary.line]), indent: "")
    lines += summary.notes.flatMap { TextWrap.lines($0, indent: "") }
    let age = DecimalText.fixed(chart.arc.years, decimals: 2)
    let degrees = DecimalText.fixed(chart.arc.arc.degrees, decimals: 2)
    lines += TextWrap.lines(
      words.phrase(
        chart.arc.isConverse ? .directedWest : .directedEast,
        [
          "date": chart.target.moment(in: zone), "age": age, "method": chart.arc.kind.title,
          "arc": degrees,
        ]), indent: "")
    if !chart.natal.birth.isTimed {
      lines += TextWrap.lines(words.phrase(.directedUntimed), indent: "")
    }
    lines += ["", style.heading(.points)]
    lines += chart.places.map { place in
      "  \(place.point.title.padded(12))\(ZodiacPosition(place.longitude).inColumn)"
    }
    lines += ["", style.heading(.aspectsToBirth)]
    let rows = chart.aspects().map { aspect in
      AspectRow.text(aspect.directed, aspect.kind, aspect.natal, aspect.geometry, style: style)
    }
    lines += rows.isEmpty ? ["  \(words.phrase(.noneWithinDegree))"] : rows
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Progression.Kind {
  /// What a page of such progressions is called.
  func heading(isConverse: Bool) -> Phrase {
    switch self {
    case .secondary: isConverse ? .converseProgressions : .progressions
    case .tertiary: isConverse ? .converseTertiary : .tertiaryProgressions
    case .minor: isConverse ? .converseMinor : .minorProgressions
    }
  }
}

/// An aspect of a moved point as a row.
private enum AspectRow {
  static func text(
    _ point: ChartPoint, _ kind: AspectKind, _ other: ChartPoint, _ geometry: Aspect.Geometry,
    style: TextStyle
  ) -> String {
    let orb = DecimalText.fixed(geometry.orb.magnitude.degrees, decimals: 2)
    return "  \(point.title.padded(12))" + style.nature(kind.name.padded(13), of: kind)
      + "\(other.title.padded(12))\(orb)°  \(geometry.motion.rawValue)"
  }
}

extension JulianDay where Scale == UT1 {
  /// Such as `6 Jan 2025 12:00 in UTC`.
  fileprivate func moment(in zone: CivilZone) -> String {
    let (date, time) = zone.clockToTheMinute(at: self)
    return "\(date.short) \(time.hoursAndMinutes) \(zone.inWords)"
  }
}

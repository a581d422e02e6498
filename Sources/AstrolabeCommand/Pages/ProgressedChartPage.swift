import Astrolabe

/// A progressed chart for a terminal of 80 columns.
struct ProgressedChartPage {
  let chart: ProgressedChart
  /// The zone of dates and times.
  let zone: CivilZone
  let style: TextStyle

  var text: String {
    var lines = heading
    lines += ["", style.heading("Bodies") + style.quiet("  in the houses of the birth")]
    lines += ChartBody.allCases.map(row)
    if let angles = chart.angles, let frame = chart.frame {
      lines += ["", style.heading("Angles by \(chart.angleMethod.title)")]
      lines.append(
        "  Ascendant \(ZodiacPosition(angles.ascendant).inColumn)".padded(36)
          + "Midheaven \(ZodiacPosition(angles.midheaven).inColumn)")
      if frame.origin.isFallback {
        lines.append("  The houses of that sky are whole signs, as its own are undefined.")
      }
    }
    let aspects = chart.aspects()
    for partner in ProgressedAspect.Partner.allCases {
      lines += ["", style.heading(Self.heading(of: partner))]
      let rows = aspects.filter { $0.partner == partner }.map(row)
      lines += rows.isEmpty ? ["  None is within 1°."] : rows
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var heading: [String] {
    let summary = BirthSummary(chart: chart.natal)
    let kind = chart.progression.isConverse ? "Converse progressions" : "Progressions"
    var lines = [style.heading(kind)] + TextWrap.lines("Born \(summary.line).", indent: "")
    lines += summary.notes.flatMap { TextWrap.lines($0, indent: "") }
    let age = DecimalText.fixed(chart.years, decimals: 2)
    lines += TextWrap.lines(
      "Told for \(chart.target.moment(in: zone)), at the age of \(age), by the sky of "
        + "\(chart.instant.iso8601).", indent: "")
    if let days = chart.uncertainDays {
      lines += TextWrap.lines(
        "Without a time of birth all this may be up to \(days) days early or late; aspects of the "
          + "Moon are left out.", indent: "")
    }
    return lines
  }

  private func row(_ body: ChartBody) -> String {
    let state = chart.sky[body.body]
    let position = chart.position(of: body).inColumn.padded(20)
    let house = chart.natalHouse(of: body).map { "house \($0)" } ?? ""
    let degrees = DecimalText.fixed(state.longitudePerDay.degrees.magnitude, decimals: 3)
    let perYear = "\(state.isRetrograde ? "−" : "")\(degrees)".rightAligned(7)
    return "  \(body.title.padded(12))\(position)\(house.padded(10))"
      + style.quiet("\(perYear)°/year") + (state.isRetrograde ? "  retrograde" : "")
  }

  private static func heading(of partner: ProgressedAspect.Partner) -> String {
    switch partner {
    case .natal: "Aspects to the chart of the birth"
    case .progressed: "Aspects within the progressed chart"
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

  var text: String {
    let summary = BirthSummary(chart: chart.natal)
    let kind = chart.arc.isConverse ? "Converse directions" : "Directions"
    var lines = [style.heading(kind)] + TextWrap.lines("Born \(summary.line).", indent: "")
    lines += summary.notes.flatMap { TextWrap.lines($0, indent: "") }
    let age = DecimalText.fixed(chart.arc.years, decimals: 2)
    let degrees = DecimalText.fixed(chart.arc.arc.degrees, decimals: 2)
    lines += TextWrap.lines(
      "Told for \(chart.target.moment(in: zone)), at the age of \(age): by \(chart.arc.kind.title) "
        + "every point is \(degrees)° further \(chart.arc.isConverse ? "west" : "east").",
      indent: "")
    if !chart.natal.birth.isTimed {
      lines += TextWrap.lines(
        "Without a time of birth aspects of the Moon are left out.", indent: "")
    }
    lines += ["", style.heading("Points")]
    lines += chart.places.map { place in
      "  \(place.point.title.padded(12))\(ZodiacPosition(place.longitude).inColumn)"
    }
    lines += ["", style.heading("Aspects to the chart of the birth")]
    let rows = chart.aspects().map { aspect in
      AspectRow.text(aspect.directed, aspect.kind, aspect.natal, aspect.geometry, style: style)
    }
    lines += rows.isEmpty ? ["  None is within 1°."] : rows
    return lines.joined(separator: "\n") + "\n"
  }
}

/// An aspect of a moved point as a row.
private enum AspectRow {
  static func text(
    _ point: ChartPoint, _ kind: AspectKind, _ other: ChartPoint, _ geometry: AspectGeometry,
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
    let (date, time) = zone.clock(at: self)
    return "\(date.short) \(time.hoursAndMinutes) \(zone.inWords)"
  }
}

@_spi(FrontEnd) import Astrolabe

/// The lines of an astrocartography map for a terminal of 80 columns.
struct LinesPage {
  let chart: NatalChart
  let lines: [AngularLine]
  /// The place whose distance from the lines is reported.
  let point: NamedPoint?
  let style: TextStyle

  private var words: WordCorpus { .english }

  /// The latitudes of the table.
  private static let latitudes = [-60.0, -30, 0, 30, 45, 60]

  var text: String {
    let summary = BirthSummary(chart: chart)
    var rows = [style.heading(.linesTitle)]
    rows += TextWrap.lines(words.phrase(.born, ["birth": summary.line]), indent: "")
    rows += (summary.notes.filter { _ in chart.angles != nil }).flatMap {
      TextWrap.lines($0, indent: "")
    }
    if let point { rows += nearest(to: point) }
    rows += ["", style.heading(.linesOfMeridian, legend: .linesLegend)]
    rows.append(style.quiet(row("", [ChartAngle.midheaven, .imumCoeli].map(\.title), width: 14)))
    rows += bodies.map { body in
      row(
        body.title,
        [ChartAngle.midheaven, .imumCoeli].map { angle in
          Self.degrees(line(body, angle)?.meridianLongitude)
        }, width: 14)
    }
    for (angle, heading) in [
      (ChartAngle.ascendant, Phrase.linesOfRising), (.descendant, .linesOfSetting),
    ] {
      rows += ["", style.heading(heading, legend: .linesLegend)]
      rows.append(style.quiet(row("", Self.latitudes.map(Self.latitude), width: 9)))
      rows += bodies.map { body in
        row(
          body.title,
          Self.latitudes.map { Self.degrees(line(body, angle)?.longitude(atLatitude: $0)) },
          width: 9)
      }
    }
    return rows.joined(separator: "\n") + "\n"
  }

  /// The lines near a place, the nearest first.
  private func nearest(to point: NamedPoint) -> [String] {
    let found = lines.map { ($0, $0.kilometers(from: point.coordinates)) }
      .sorted { $0.1 < $1.1 }.prefix(8)
    return ["", style.heading(.linesNearPlace, legend: point.inWords)]
      + found.map { line, distance in
        let kilometers = "\(DecimalText.fixed(distance, decimals: 0)) km".rightAligned(10)
        return "  \(line.body.title.padded(18))\(line.angle.title.padded(12))\(kilometers)"
      }
  }

  private var bodies: [CelestialBody] { BodySet(lines.map(\.body)).bodies }

  private func line(_ body: CelestialBody, _ angle: ChartAngle) -> AngularLine? {
    lines.first { $0.body == body && $0.angle == angle }
  }

  private func row(_ label: String, _ cells: [String], width: Int) -> String {
    "  \(label.padded(18))" + cells.map { $0.rightAligned(width) }.joined()
  }

  private static func latitude(_ degrees: Double) -> String {
    "\(Int(degrees.magnitude))°\(degrees == 0 ? "" : degrees > 0 ? " N" : " S")"
  }

  /// Such as `74.0° W`.
  private static func degrees(_ longitude: Double?) -> String {
    longitude.map {
      "\(DecimalText.fixed($0.magnitude, decimals: 1))° \($0 < 0 ? "W" : "E")"
    } ?? "-"
  }
}

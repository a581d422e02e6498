import Astrolabe

extension ReportPage {
  /// The curve of the hours, in each theme; nothing on a date that the zone left out.
  func hoursCurve() throws -> ((Theme) -> Picture)? {
    guard report.hours.count > 1 else { return nil }
    let curves = try Theme.all.map { theme in
      try MeterCurve(of: .overall, over: report.hours, theme: theme, format: .narrow)
    }
    return { theme in curves.first { $0.theme == theme }?.picture() ?? curves[0].picture() }
  }

  /// What the day is like, what to do with it, and its hours.
  func writeDay(hours: ((Theme) -> Picture)?, to html: inout HTMLWriter) {
    let overall = reading.scores.scores.overall
    html.element("p", ["class": "lead"], texts.overview)
    html.descriptions(
      [
        ("Intensity", "\(Self.whole(overall.intensity)) of 100"),
        ("Harmony", "\(Self.whole(overall.harmony)) of 100"),
        ("Score", "\(overall.unified.signedWhole), \(overall.quality.rawValue)"),
        ("State", reading.scores.scores.overallStateLabel(in: words)),
      ], style: "tiles")
    html.element("p", ["class": "quiet"]) { html in
      writeLinks(to: [.intensity, .harmony, .score], in: &html)
    }
    let advice = texts.advice
    html.element("h3", "Advice")
    html.descriptions(
      [
        ("Do", advice.doThis), ("Leave", advice.notThis), ("Ask yourself", advice.reflectOn),
      ], style: "terms")
    html.element("h3", "The hours")
    html.element("p", texts.energyRhythm)
    if let hours {
      html.element("figure", ["class": "curve"]) { html in
        html.picture(hours)
        html.element(
          "figcaption",
          words.phrase(.hoursCaption, ["zone": zone.clocksInWords]))
      }
    }
    html.element("h3", "With others")
    html.element("p", texts.relationshipWeather)
    html.element("h3", words.phrase(.inSharedSky))
    html.element("p", texts.collectiveEnergy)
    html.element("h3", words.phrase(.questionsToTake))
    html.element("ul") { html in
      for question in texts.followUpQuestions { html.element("li", question) }
    }
  }

  /// A number without decimals.
  static func whole(_ number: Double) -> String { DecimalText.fixed(number, decimals: 0) }
}

internal import Astrometers
internal import Drawing
@_spi(FrontEnd) internal import Ephemeris
internal import Readings
@_spi(FrontEnd) internal import Words

extension ReportPage {
  /// The curve of the hours, in each theme; none on a date that the zone left out.
  func hoursCurve() throws(DrawingError) -> ((Theme) -> Picture)? {
    guard report.hours.count > 1 else { return nil }
    return try Theme.pictures { theme throws(DrawingError) in
      try MeterCurve(of: .overall, over: report.hours, theme: theme, format: .narrow)
        .worded(in: PictureWords(words)).picture()
    }
  }

  /// What the day is like, what to do with it, and its hours.
  func writeDay(hours: ((Theme) -> Picture)?, to html: inout HTMLWriter) {
    let overall = reading.scores.scores.overall
    if !chapters.contains(.front) { html.element("p", ["class": "lead"], texts.overview) }
    html.descriptions(
      [
        (words.name(of: .intensity), ofHundred(overall.intensity)),
        (words.name(of: .harmony), ofHundred(overall.harmony)),
        (words.name(of: .score), "\(overall.unified.signedWhole), \(overall.quality.rawValue)"),
        (words.phrase(.state), reading.scores.scores.overallStateLabel(in: words)),
      ], style: "tiles")
    writeLinks(to: [.intensity, .harmony, .score], to: &html)
    let advice = texts.advice
    html.element("h3", words.phrase(.advice))
    html.descriptions(
      [
        (words.phrase(.doThis), advice.doThis), (words.phrase(.leaveThat), advice.notThis),
        (words.phrase(.askYourself), advice.reflectOn),
      ], style: "terms")
    html.element("h3", words.phrase(.theHours))
    html.element("p", texts.energyRhythm)
    if let hours {
      html.element("figure", ["class": "curve"]) { html in
        html.picture(hours)
        html.element(
          "figcaption",
          words.phrase(.hoursCaption, ["zone": zone.clocks(in: words)]))
      }
    }
    html.element("h3", words.phrase(.withOthers))
    html.element("p", texts.relationshipWeather)
    html.element("h3", words.phrase(.inSharedSky))
    html.element("p", texts.collectiveEnergy)
    html.element("h3", words.phrase(.questionsToTake))
    html.element("ul") { html in
      for question in texts.followUpQuestions { html.element("li", question) }
    }
  }

  private func ofHundred(_ score: Double) -> String {
    words.phrase(.ofHundred, ["count": DecimalText.fixed(score, decimals: 0)])
  }
}

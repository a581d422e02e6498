import Astrolabe

extension ReportPage {
  /// The transits to hear of first, then what the sky does by itself.
  func writeTransits(to html: inout HTMLWriter) {
    html.element("p", ["class": "lead"]) { html in
      html.write(texts.transits.primaryTheme)
      if let second = texts.transits.secondaryTheme { html.write(" · \(second)") }
    }
    html.element("p", texts.technicalAnalysis)
    if reading.priorities.isEmpty {
      html.element("p", "No transit is in orb at noon.")
    } else {
      html.element("ol", ["class": "cards"]) { html in
        for (detail, sentence) in zip(reading.priorities, texts.transits.prioritySentences) {
          html.element("li") { html in
            html.element("h3", Self.title(of: detail.transit))
            // The passage and where the transit stands in its life, or what a date without a time allows.
            if let passage = texts.transits.passage(of: detail.key) {
              html.element("p", passage)
              if let life = texts.transits.life(of: detail.key) { html.element("p", life) }
            } else {
              html.element("p", sentence)
            }
            html.element("p", ["class": "quiet"], Self.remarks(on: detail))
          }
        }
      }
    }
    writeRetrogrades(to: &html)
    writeCriticalDegrees(to: &html)
  }

  private func writeRetrogrades(to html: inout HTMLWriter) {
    html.element("h3", "Retrograde")
    guard !reading.day.retrogrades.isEmpty else {
      html.element("p", "Every planet moves forward.")
      return
    }
    html.descriptions(
      reading.day.retrogrades.map { planet in
        (planet.body.title, "in \(planet.sign.title)\(Self.until(planet))")
      }, style: "terms")
  }

  /// Such as ` until Friday 24 January 2025, 18 days from this date`.
  private static func until(_ planet: RetrogradePlanet) -> String {
    guard let date = planet.stationDate, let days = planet.daysToStation else { return "" }
    return " until \(date.inWords), \(days == 1 ? "1 day" : "\(days) days") from this date"
  }

  private func writeCriticalDegrees(to html: inout HTMLWriter) {
    guard !reading.day.criticalDegrees.isEmpty else { return }
    html.element("h3", "At the edge of a sign")
    html.descriptions(
      reading.day.criticalDegrees.map { critical in
        (
          "\(critical.body.title) at \(critical.degree.rawValue)° \(critical.sign.title)",
          CriticalDegreeWords.meaning(
            of: critical.body, degree: critical.degree.rawValue, sign: critical.sign,
            isRetrograde: critical.isRetrograde)
        )
      }, style: "terms")
  }

  /// Such as `Neptune square your natal Sun`.
  static func title(of transit: TransitAspect) -> String {
    "\(transit.body.title) \(transit.aspect.name) your natal \(transit.natal.title)"
  }

  /// Such as `3.0° from exact and moving off, houses 9 and 6`.
  private static func remarks(on detail: TransitDetail) -> String {
    let orb = DecimalText.fixed(detail.transit.orb.degrees, decimals: 1)
    let phase =
      switch detail.transit.phase {
      case .applying: "\(orb)° from exact and closing in"
      case .exact: "exact"
      case .separating: "\(orb)° from exact and moving off"
      }
    let numbers = detail.houses.map { "\($0)" }.joined(separator: " and ")
    return "\(phase.prefix(1).uppercased())\(phase.dropFirst()), "
      + "\(detail.houses.count == 1 ? "house" : "houses") \(numbers)"
  }
}

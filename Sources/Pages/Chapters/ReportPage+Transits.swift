internal import Astrology
@_spi(FrontEnd) internal import Ephemeris
internal import Readings
@_spi(FrontEnd) internal import Words

extension ReportPage {
  /// Writes the most important transits, then what the sky does without them.
  func writeTransits(to html: inout HTMLWriter) {
    html.element("p", ["class": "lead"]) { html in
      html.write(texts.transits.primaryTheme)
      if let second = texts.transits.secondaryTheme { html.write(" · \(second)") }
    }
    html.element("p", texts.technicalAnalysis)
    html.element("p", ["class": "quiet"], words.meaning(of: .transit))
    if reading.priorities.isEmpty {
      html.element("p", words.phrase(.noTransit))
    } else {
      html.element("ol", ["class": "cards"]) { html in
        for (detail, sentence) in zip(reading.priorities, texts.transits.prioritySentences) {
          html.element("li") { html in
            html.element("h3", words.titleToYours(detail))
            // The passage and where the transit stands in its life, or what a date without a time allows.
            if let passage = texts.transits.passage(of: detail.key) {
              html.element("p", passage)
              if let life = texts.transits.life(of: detail.key) { html.element("p", life) }
            } else {
              html.element("p", sentence)
            }
            html.element("p", ["class": "quiet"]) { html in
              html.write(remarks(on: detail.transit, in: detail.houses))
              if hasGlossary {
                html.element("span", ["class": "terms-links"]) { html in
                  for term in [detail.aspect.term, .orb] {
                    html.write(" · ")
                    writeLink(to: term, in: &html)
                  }
                }
              }
            }
          }
        }
      }
    }
    writeRetrogrades(to: &html)
    writeCriticalDegrees(to: &html)
  }

  private func writeRetrogrades(to html: inout HTMLWriter) {
    html.element("h3") { html in writeLink(to: .retrograde, in: &html) }
    guard !reading.day.retrogrades.isEmpty else {
      html.element("p", words.phrase(.allDirect))
      return
    }
    html.descriptions(
      reading.day.retrogrades.map { planet in
        (planet.body.title, sentence(on: planet))
      }, style: "terms")
  }

  /// Such as `in Leo until Friday 24 January 2025, 18 days from this date`.
  private func sentence(on planet: DailyReading.RetrogradePlanet) -> String {
    let sign = planet.sign.title
    guard let date = planet.stationDate?.inWords, let days = planet.daysToStation else {
      return words.phrase(.retrogradeIn, ["sign": sign])
    }
    return days == 1
      ? words.phrase(.retrogradeUntilTomorrow, ["sign": sign, "date": date])
      : words.phrase(.retrogradeUntil, ["sign": sign, "date": date, "count": "\(days)"])
  }

  private func writeCriticalDegrees(to html: inout HTMLWriter) {
    guard !reading.day.criticalDegrees.isEmpty else { return }
    html.element("h3", words.phrase(.edgeOfSign))
    html.descriptions(
      reading.day.criticalDegrees.map { critical in
        (
          words.phrase(
            .degreeOfSign,
            [
              "body": critical.body.title, "degree": "\(critical.degree.rawValue)",
              "sign": critical.sign.title,
            ]),
          CriticalDegreeWords.meaning(
            of: critical.body, degree: critical.degree.rawValue, sign: critical.sign,
            isRetrograde: critical.isRetrograde, in: words)
        )
      }, style: "terms")
  }

  /// Such as `3.0° from exact and moving off, houses 9 and 6`; without the houses where the birth time isn't
  /// known.
  func remarks(on transit: TransitAspect, in houses: [House]) -> String {
    let orb: String = DecimalText.fixed(transit.orb.degrees, decimals: 1)
    guard reading.chart.birth.isTimed else {
      return switch transit.phase {
      case .applying: words.phrase(.closingInUntimed, ["orb": orb])
      case .exact: words.name(of: .exact)
      case .separating: words.phrase(.movingOffUntimed, ["orb": orb])
      }
    }
    let numbers = houses.map { "\($0)" }
    let houses =
      numbers.count < 2
      ? words.phrase(.inHouse, ["house": numbers.joined()])
      : words.phrase(.inHouses, ["first": numbers[0], "second": numbers[1]])
    return switch transit.phase {
    case .applying: words.phrase(.closingIn, ["orb": orb, "houses": houses])
    case .exact: words.phrase(.nowExact, ["houses": houses])
    case .separating: words.phrase(.movingOff, ["orb": orb, "houses": houses])
    }
  }
}

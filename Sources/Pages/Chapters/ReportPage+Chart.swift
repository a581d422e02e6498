internal import Astrology
internal import Astrometers
internal import Drawing
internal import Ephemeris
internal import Readings
@_spi(FrontEnd) internal import Words

extension ReportPage {
  /// The wheel with the day around it, if it isn't on the first page, and the same places as a table.
  func writeChart(to html: inout HTMLWriter) {
    let (chart, day) = (reading.chart, reading.day)
    if !chapters.contains(.front) {
      html.element("figure", ["class": "wide"]) { html in
        html.picture {
          Wheel(of: chart, transits: day.sky, theme: $0).worded(in: PictureWords(words)).picture()
        }
        html.element(
          "figcaption",
          words.phrase(.chartCaption, ["date": day.date.inWords, "zone": zone.text(in: words)]))
      }
    }
    html.element("table") { html in
      html.element("caption", words.phrase(.placesCaption))
      html.element("thead") { html in
        html.element("tr") { html in
          for column in [Phrase.point, .atBirth, .onTheDay] {
            html.element("th", ["scope": "col"], words.phrase(column))
          }
        }
      }
      html.element("tbody") { html in
        for body in CelestialBody.scoringPoints { writeRow(of: body, to: &html) }
        if let angles = chart.angles {
          writeRow(words.name(of: .ascendant), angles.ascendant, to: &html)
          writeRow(words.name(of: .midheaven), angles.midheaven, to: &html)
        }
      }
    }
    html.element("p", ["class": "quiet"]) { html in
      html.write(hasGlossary ? "\(houses) " : houses)
      if hasGlossary { writeLink(to: .house, in: &html) }
    }
  }

  private func writeRow(of body: CelestialBody, to html: inout HTMLWriter) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"], body.title)
      for sky in [reading.chart.sky, reading.day.sky] {
        let isRetrograde = body != .meanNode && sky[body].isRetrograde
        html.element("td") { html in
          html.write("\(ZodiacPosition(sky[body].longitude))")
          html.write(" ")
          let house = "\(reading.chart.frame.house(of: sky[body].longitude))"
          html.element(
            "small",
            words.phrase(isRetrograde ? .inHouseRetrograde : .inHouse, ["house": house]))
        }
      }
    }
  }

  private func writeRow(
    _ name: String, _ longitude: EclipticLongitude, to html: inout HTMLWriter
  ) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"], name)
      html.element("td", "\(ZodiacPosition(longitude))")
      html.element("td", "")
    }
  }

  private var houses: String {
    switch reading.chart.frame.origin {
    case .system(let system): words.phrase(.housesOfSystem, ["system": system.title])
    case .wholeSignInstead(let wanted):
      words.phrase(.housesInstead, ["system": wanted.title])
    case .solarWholeSign: words.phrase(.housesFromSun)
    }
  }
}

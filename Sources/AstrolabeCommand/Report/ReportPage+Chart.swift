import Astrolabe

extension ReportPage {
  /// The wheel with the day around it, and the same places as a table.
  func writeChart(to html: inout HTMLWriter) {
    let (chart, day) = (reading.chart, reading.day)
    html.element("figure", ["class": "wide"]) { html in
      html.picture { Wheel(of: chart, transits: day.sky, theme: $0).picture() }
      html.element(
        "figcaption",
        "Your chart, and around it the sky of \(day.date.inWords) at 12:00 \(zone.inWords). Lines "
          + "are aspects that the day makes to the chart, within 3°.")
    }
    html.element("table") { html in
      html.element("caption", "Where everything stands")
      html.element("thead") { html in
        html.element("tr") { html in
          for column in ["Point", "At birth", "On the day"] {
            html.element("th", ["scope": "col"], column)
          }
        }
      }
      html.element("tbody") { html in
        for body in CelestialBody.scoringPoints { writeRow(of: body, to: &html) }
        if let angles = chart.angles {
          writeRow("Ascendant", angles.ascendant, to: &html)
          writeRow("Midheaven", angles.midheaven, to: &html)
        }
      }
    }
    html.element("p", ["class": "quiet"], houses)
  }

  private func writeRow(of body: CelestialBody, to html: inout HTMLWriter) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"], body.title)
      for sky in [reading.chart.sky, reading.day.sky] {
        let isRetrograde = body != .meanNode && sky[body].isRetrograde
        html.element("td") { html in
          html.write("\(ZodiacPosition(sky[body].longitude))")
          html.write(" ")
          html.element(
            "small",
            "house \(reading.chart.frame.house(of: sky[body].longitude))"
              + (isRetrograde ? ", retrograde" : ""))
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
    case .system(let system): "\(system.title) houses."
    case .wholeSignInstead(let wanted): "Whole sign houses in place of \(wanted.title)."
    case .solarWholeSign: "Houses are whole signs from the Sun."
    }
  }
}

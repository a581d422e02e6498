internal import Astrometers
@_spi(FrontEnd) internal import Ephemeris
internal import Readings
@_spi(FrontEnd) internal import Words

extension ReportPage {
  /// The five groups, each with its meters.
  func writeMeters(to html: inout HTMLWriter) {
    html.element(
      "p", ["class": "quiet"],
      words.phrase(.barsLegend))
    writeBar(
      words.phrase(.all), of: reading.scores.scores.overall, trend: reading.scores.overallTrend,
      label: reading.scores.scores.overallStateLabel(in: words), to: &html)
    for group in Meter.Group.allCases { write(group, to: &html) }
  }

  private func write(_ group: Meter.Group, to html: inout HTMLWriter) {
    let score = reading.scores.scores[group]
    html.element("section", ["class": "group"]) { html in
      html.element("h3", group.heading)
      html.element("div", ["class": "opening"]) { html in
        writeBar(
          words.phrase(.together), of: score, trend: reading.scores.trend(of: group),
          label: group.stateLabel(of: score, in: words), to: &html)
        html.element("p", texts.interpretation(of: group))
      }
      html.element("ul", ["class": "meters"]) { html in
        for meter in group.meters {
          let score = reading.scores.scores[meter]
          html.element("li") { html in
            writeBar(
              meter.title, of: score, trend: reading.scores.trend(of: meter),
              label: meter.stateLabel(of: score, in: words), to: &html)
            html.element("p", texts.interpretation(of: meter))
          }
        }
      }
    }
  }

  /// A name, a bar, a number, and in words what it is and where it goes.
  func writeBar(
    _ name: String, of score: MeterScore, trend: Trend? = nil, label: String,
    to html: inout HTMLWriter
  ) {
    let half = min(score.unified.magnitude, 100) / 2
    let start = score.unified < 0 ? 50 - half : 50
    let place =
      "margin-left:\(DecimalText.fixed(start, decimals: 1))%;"
      + "width:\(DecimalText.fixed(half, decimals: 1))%"
    html.element("div", ["class": "meter"]) { html in
      html.element("b", name)
      html.element("span", ["class": "bar", "aria-hidden": "true"]) { html in
        html.span(score.unified < 0 ? "strain" : "ease", style: place)
      }
      html.element("span", ["class": "score"], score.unified.signedWhole)
      html.element("small") { html in
        html.write("\(label) · \(score.quality.rawValue)")
        if let trend { html.write(", \(trend.text(in: words))") }
      }
    }
  }
}

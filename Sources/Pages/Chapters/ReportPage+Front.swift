internal import Astrology
internal import Astrometers
internal import Drawing
internal import Readings
@_spi(FrontEnd) internal import Words

extension ReportPage {
  /// How many of the strongest transits the first page has.
  private static let transitCount = 3
  /// How many meters it has on either side of zero.
  private static let meterCount = 2

  /// The first page: what the day is like, the wheel, the strongest transits, and the meters that stand out.
  func writeFront(to html: inout HTMLWriter) {
    html.element("p", ["class": "lead"], texts.overview)
    html.element("div", ["class": "front"]) { html in
      html.element("figure") { html in
        html.picture {
          Wheel(of: reading.chart, transits: reading.day.sky, theme: $0)
            .worded(in: PictureWords(words)).tile.picture()
        }
        html.element(
          "figcaption",
          words.phrase(
            .chartCaption,
            ["date": reading.day.date.inWords, "zone": zone.text(in: words)]))
      }
      html.element("div") { html in
        html.element("h3", words.phrase(.frontTransits))
        let strongest = reading.strongest(Self.transitCount).compactMap {
          reading.chart.transit($0.key, in: reading.day.sky)
        }
        if strongest.isEmpty {
          html.element("p", words.phrase(.noTransit))
        } else {
          html.element("ul", ["class": "strongest"]) { html in
            for transit in strongest {
              html.element("li") { html in
                html.element("b", words.titleToYours(transit))
                html.element("small", remarks(on: transit, in: reading.houses(of: transit)))
              }
            }
          }
        }
        html.element("h3", words.phrase(.frontMeters))
        for meter in standingOut {
          let score = reading.scores.scores[meter]
          writeBar(
            meter.title, of: score, trend: reading.scores.trend(of: meter),
            label: meter.stateLabel(of: score, in: words), to: &html)
        }
        if chapters.contains(.meters) {
          html.element("p", ["class": "quiet"], words.phrase(.frontMore))
        }
      }
    }
  }

  /// The meters that are farthest above zero, then those farthest below, the strongest first.
  private var standingOut: [Meter] {
    let scores = reading.scores.scores
    let sorted = Meter.allCases.sorted { scores[$0].unified > scores[$1].unified }
    let best = sorted.prefix(Self.meterCount)
    return best + sorted.suffix(Self.meterCount).reversed().filter { !best.contains($0) }
  }
}

internal import Astrology
internal import Drawing
@_spi(FrontEnd) internal import Ephemeris
internal import Readings
@_spi(FrontEnd) internal import Words

extension ReportPage {
  /// How the Moon is lit, where it stands and what it touches.
  func writeMoon(to html: inout HTMLWriter) {
    let moon = reading.day.moon
    html.element("div", ["class": "moon"]) { html in
      html.element("figure") { html in
        html.picture {
          MoonDisc(moon.illumination, theme: $0).worded(in: PictureWords(words)).picture()
        }
        html.element("figcaption", moon.illumination.phase.title)
      }
      html.descriptions(facts(of: moon), style: "terms")
    }
    writeLinks(to: [.ruler, .voidOfCourse], to: &html)
    html.element("p", texts.moon)
    guard !reading.moonAspects.isEmpty else { return }
    html.element("h3", words.phrase(.whatItTouches))
    html.descriptions(
      reading.moonAspects.map { aspect in
        let fact = reading.fact(of: aspect)
        let kind = aspect.transit.aspect.name
        return (
          "\(kind.prefix(1).uppercased())\(kind.dropFirst()) \(aspect.natal.title)",
          texts.transits.sentence(on: fact)
        )
      }, style: "terms")
  }

  private func facts(of moon: MoonOfDay) -> [(term: String, text: String)] {
    let lit: String = DecimalText.fixed(
      moon.illumination.illuminatedFraction * 100, decimals: 1)
    let (sign, ruler) = (moon.sign.title, moon.dispositor.title)
    let rulerSign = moon.dispositorSign.title
    let span = reading.day.ephemeris.span
    // Without a birth time the page names no house.
    let isTimed = reading.chart.birth.isTimed
    return [
      (
        words.phrase(.moonStandsIn),
        isTimed
          ? words.phrase(.standsInHouse, ["sign": sign, "house": "\(reading.moonHouse)"]) : sign
      ),
      (
        words.phrase(.moonLit),
        words.phrase(.litNow, ["share": lit, "waits": moon.waits(within: span, in: words)])
      ),
      (
        words.phrase(.moonRuledBy),
        isTimed
          ? words.phrase(
            .rulerInHouse,
            ["body": ruler, "sign": rulerSign, "house": "\(reading.dispositorHouse)"])
          : words.phrase(.rulerIn, ["body": ruler, "sign": rulerSign])
      ),
      (words.name(of: .voidOfCourse), voidOfCourse),
    ]
  }

  private var voidOfCourse: String {
    guard let end = reading.day.moon.voidUntil else { return words.phrase(.notVoid) }
    let (date, time) = zone.clockToTheMinute(at: end)
    let hour = time.hoursAndMinutes
    return date == reading.day.date
      ? words.phrase(.untilHour, ["hour": hour])
      : words.phrase(.untilHourOn, ["hour": hour, "date": date.inWords])
  }
}

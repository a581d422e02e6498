import Astrolabe

extension ReportPage {
  /// How the Moon is lit, where it stands and what it touches.
  func writeMoon(to html: inout HTMLWriter) {
    let moon = reading.day.moon
    html.element("div", ["class": "moon"]) { html in
      html.element("figure") { html in
        html.picture { MoonDisc(moon.illumination, theme: $0).picture() }
        html.element("figcaption", moon.illumination.phase.title)
      }
      html.descriptions(facts(of: moon), style: "terms")
    }
    html.element("p", texts.moon)
    guard !reading.moonAspects.isEmpty else { return }
    html.element("h3", "What it touches")
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
    let lit = DecimalText.fixed(moon.illumination.illuminatedFraction * 100, decimals: 1)
    return [
      ("Stands in", "\(moon.sign.title), your house \(reading.moonHouse)"),
      ("Lit", "\(lit) %; \(moon.waits.joined(separator: ", "))"),
      (
        "Ruled by",
        "\(moon.dispositor.title) in \(moon.dispositorSign.title), house "
          + "\(reading.dispositorHouse)"
      ),
      ("Void of course", voidOfCourse),
    ]
  }

  private var voidOfCourse: String {
    guard let end = reading.day.moon.voidUntil else { return "no" }
    let (date, time) = zone.clock(at: end)
    return "until \(time.hoursAndMinutes)" + (date == reading.day.date ? "" : " on \(date.inWords)")
  }
}

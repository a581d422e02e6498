import Astrolabe

extension ReportPage {
  /// The lord of the year, the progressed Moon, and what slow planets touch.
  func writeYear(_ year: ReportYear, to html: inout HTMLWriter) {
    let profection = year.profection
    html.element(
      "p", ["class": "lead"],
      "Age \(profection.age): \(profection.sign.title), your house \(profection.house).")
    html.descriptions(facts(of: year), style: "terms")
    if profection.countedFrom == .sun {
      html.element(
        "p", ["class": "quiet"],
        "Without a time of birth the signs are counted from the Sun's, and the progressed Moon may "
          + "be half a year early or late.")
    }
    html.element("h3", "Slow planets this year")
    if year.transits.isEmpty {
      html.element("p", "None is exact.")
    } else {
      html.descriptions(
        year.transits.map { transit in
          (
            zone.clock(at: transit.at).date.short,
            "\(transit.body.title) \(transit.aspect.name) your natal \(transit.natal.title)"
          )
        }, style: "terms")
    }
  }

  private func facts(of year: ReportYear) -> [(term: String, text: String)] {
    let period = year.profection.period
    let month = year.month
    return [
      ("Lord of the year", year.profection.lord.title),
      ("Solar return", moment(period.lowerBound)),
      ("The next", moment(period.upperBound)),
      (
        "This month",
        "\(month.sign.title), lord \(month.lord.title), until "
          + zone.clock(at: month.period.upperBound).date.short
      ),
      ("Progressed Moon", progressedMoon(of: year)),
    ]
  }

  private func progressedMoon(of year: ReportYear) -> String {
    let place = year.progressed.position(of: .moon)
    let house = year.progressed.natalHouse(of: .moon).map { ", your house \($0)" } ?? ""
    guard let event = year.nextSign, case .sign(_, let sign, _) = event.happening else {
      return "\(place)\(house)"
    }
    let date = zone.clock(at: event.at).date
    return "\(place)\(house); in \(sign.title) from \(date.monthName) \(date.year)"
  }

  private func moment(_ instant: JulianDay<UT1>) -> String {
    let (date, time) = zone.clock(at: instant)
    return "\(date.inWords) at \(time.hoursAndMinutes)"
  }
}

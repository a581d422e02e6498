internal import Astrology
internal import Ephemeris
@_spi(FrontEnd) internal import Words

extension ReportPage {
  /// The lord of the year, the progressed Moon, and what slow planets touch.
  func writeYear(_ year: ReportYear, to html: inout HTMLWriter) {
    let profection = year.profection
    html.element(
      "p", ["class": "lead"],
      words.phrase(
        .ageInHouse,
        [
          "age": "\(profection.age)", "sign": profection.sign.title,
          "house": "\(profection.house)",
        ]))
    html.descriptions(facts(of: year), style: "terms")
    if profection.countedFrom == .sun {
      html.element(
        "p", ["class": "quiet"], words.phrase(.yearWithoutTime))
    }
    html.element("h3", words.phrase(.slowPlanets))
    if year.transits.isEmpty {
      html.element("p", words.phrase(.noneExact))
    } else {
      html.descriptions(
        year.transits.map { transit in
          (zone.clock(at: transit.at).date.short, words.titleToYours(transit))
        }, style: "terms")
    }
  }

  private func facts(of year: ReportYear) -> [(term: String, text: String)] {
    let period = year.profection.period
    let month = year.month
    return [
      (words.phrase(.lordOfYear), year.profection.lord.title),
      (words.phrase(.solarReturn), moment(period.lowerBound)),
      (words.phrase(.theNext), moment(period.upperBound)),
      (
        words.phrase(.thisMonth),
        words.phrase(
          .monthUntil,
          [
            "sign": month.sign.title, "lord": month.lord.title,
            "date": zone.clock(at: month.period.upperBound).date.short,
          ])
      ),
      (words.phrase(.progressedMoon), progressedMoon(of: year)),
    ]
  }

  private func progressedMoon(of year: ReportYear) -> String {
    let position = "\(year.progressed.position(of: .moon))"
    let place =
      year.progressed.natalHouse(of: .moon).map {
        words.phrase(.placeInHouse, ["place": position, "house": "\($0)"])
      } ?? position
    guard let event = year.nextSign, case .sign(_, let sign, _) = event.happening else {
      return place
    }
    let date = zone.clock(at: event.at).date
    return words.phrase(
      .placeThenSign,
      ["place": place, "sign": sign.title, "month": "\(date.monthName) \(date.year)"])
  }

  private func moment(_ instant: JulianDay<UT1>) -> String {
    let (date, time) = zone.clockToTheMinute(at: instant)
    return words.phrase(
      .dateAtHour, ["date": date.inWords, "hour": time.hoursAndMinutes])
  }
}

internal import Astrology
internal import Drawing
internal import Ephemeris
internal import Readings
@_spi(FrontEnd) internal import Words

extension ReportPage {
  /// The heat map of the month, in each theme.
  func monthMap() throws(DrawingError) -> (Theme) -> Picture {
    try Theme.pictures { theme throws(DrawingError) in
      try MeterHeatMap(
        report.month, title: words.phrase(.metersOfMonth, ["month": monthName]), theme: theme,
        format: .narrow,
        marked: reading.day.date.day - 1
      ).worded(in: PictureWords(words)).picture()
    }
  }

  /// The month as a field of colours.
  func writeMonth(map: (Theme) -> Picture, to html: inout HTMLWriter) {
    html.element("figure", ["class": "month"]) { html in
      html.picture(map)
      html.element(
        "figcaption",
        words.phrase(.monthCaption, ["month": monthName, "date": reading.day.date.inWords]))
    }
    let first = reading.day.date.advanced(byDays: 1 - reading.day.date.day)
    let last = first.advanced(byDays: report.month.count - 1)
    for date in zone.datesLeftOut(from: first, through: last) where date != reading.day.date {
      if let note = zone.civilMoment(date, .noon).note(in: words) {
        html.element("p", ["class": "quiet"], note)
      }
    }
  }

  private var monthName: String {
    "\(reading.day.date.monthName) \(reading.day.date.year)"
  }

  /// What lies ahead, and what happens day by day.
  func writeWeek(to html: inout HTMLWriter) {
    html.element("p", ["class": "lead"], texts.lookAhead)
    html.element("p", ["class": "quiet"], words.phrase(.timesOf, ["zone": zone.clocks(in: words)]))
    let dates = (0..<DayReport.weekDays).map { reading.day.date.advanced(byDays: $0) }
    html.element("ol", ["class": "week"]) { html in
      for date in dates {
        let moments = report.week.filter { zone.clock(at: $0.at).date == date }
        if !moments.isEmpty { write(moments, on: date, to: &html) }
      }
    }
  }

  private func write(
    _ moments: [DayMoment], on date: CalendarDate, to html: inout HTMLWriter
  ) {
    html.element("li") { html in
      html.element("h3", date.inWords)
      html.element("ul") { html in
        for moment in moments {
          html.element("li") { html in
            let time = zone.clockToTheMinute(at: moment.at).time
            html.element("time", ["datetime": moment.at.iso8601], time.hoursAndMinutes)
            html.write(" ")
            html.element("span", sentence(moment, on: date))
          }
        }
      }
    }
  }

  private func sentence(_ moment: DayMoment, on date: CalendarDate) -> String {
    switch moment {
    case .sky(let event): EventWords(words: words, zone: zone).sentence(event, on: date)
    case .transit(let transit): words.titleToYours(transit)
    case .houseIngress(let ingress):
      words.phrase(
        .entersYourHouse, ["body": ingress.body.title, "house": "\(ingress.house)"])
    }
  }
}

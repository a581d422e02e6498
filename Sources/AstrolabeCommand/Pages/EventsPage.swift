@_spi(FrontEnd) import Astrolabe

/// Events of the sky as a calendar for a terminal.
struct EventsPage {
  /// The zone of dates and times.
  let zone: CivilZone
  /// What voids are computed by.
  let void: VoidOfCourse.Definition
  let style: TextStyle

  /// What the whole calendar has in common.
  var heading: String {
    let farthest =
      switch void {
      case .modern: CelestialBody.pluto
      case .traditional: CelestialBody.saturn
      }
    let text = WordCorpus.english.phrase(
      .eventsHeading, ["zone": zone.name, "body": farthest.title])
    return TextWrap.lines(text, indent: "").joined(separator: "\n")
  }

  /// The heading of a month, such as `January 2025`.
  func month(of date: CalendarDate) -> String {
    "\(date.monthName) \(date.year)"
  }

  /// The line of an event, with its date unless that was reported before.
  func line(_ event: SkyEvent, after previous: CalendarDate?) -> String {
    let (date, time) = zone.clockToTheMinute(at: event.at)
    let weekday = date.weekdayName.prefix(3)
    let day = date == previous ? "" : "\(weekday) \("\(date.day)".rightAligned(2))"
    let sentence = EventWords(zone: zone).sentence(event, on: date)
    return TextWrap.hanging("  \(day.padded(8))\(time.hoursAndMinutes)  ", sentence) {
      paint($0, as: event)
    }.joined(separator: "\n")
  }

  /// What is rare stands out, what happens every other day stays back, and aspects have the colour of
  /// their nature.
  private func paint(_ sentence: String, as event: SkyEvent) -> String {
    switch event {
    case .lunation, .station, .eclipse: style.heading(sentence)
    case .ingress(let ingress): ingress.body == .moon ? style.quiet(sentence) : sentence
    case .void: style.quiet(sentence)
    case .aspect(let aspect): style.nature(sentence, of: aspect.kind)
    }
  }
}

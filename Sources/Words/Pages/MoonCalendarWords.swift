package import Astrology
internal import Ephemeris

/// What happens to the Moon on a date, in a few words with the times of the zone's clocks.
package struct MoonCalendarWords {
  private let words: WordCorpus
  private let zone: CivilZone

  /// Readies the words for a calendar.
  package init(_ words: WordCorpus = .english, for calendar: MoonCalendar) {
    self.words = words
    zone = calendar.zone
  }

  /// An event of a date, such as `void 03:21 to 09:14`, or `void until 09:14` if it began earlier.
  package func line(_ event: SkyEvent, on day: MoonCalendar.Day) -> String {
    switch event {
    case .void(let void): line(void, on: day)
    case .ingress(let ingress):
      words.phrase(
        .moonCalendarEnters, ["sign": ingress.sign.title, "hour": hour(ingress.at)])
    case .lunation, .eclipse, .station, .aspect:
      words.phrase(
        .moonCalendarEvent, ["event": event.title(in: words), "hour": hour(event.at)])
    }
  }

  private func line(_ void: VoidOfCourse, on day: MoonCalendar.Day) -> String {
    let beginsHere = void.start >= day.period.lowerBound
    let endsHere = void.end < day.period.upperBound
    let (first, last) = (hour(void.start), hour(void.end))
    return switch (beginsHere, endsHere) {
    case (true, true): words.phrase(.moonVoidBetween, ["first": first, "last": last])
    case (true, false): words.phrase(.moonVoidFrom, ["hour": first])
    case (false, true): words.phrase(.moonVoidUntil, ["hour": last])
    case (false, false): words.phrase(.moonVoidAllDay)
    }
  }

  private func hour(_ instant: JulianDay<UT1>) -> String {
    zone.clockToTheMinute(at: instant).time.hoursAndMinutes
  }
}

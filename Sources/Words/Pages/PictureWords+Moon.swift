package import Astrology
package import Ephemeris

// MARK: - The Moon's calendar

extension PictureWords {
  /// What the calendar is, with its dates.
  package func moonCalendarTitle(from first: CalendarDate, through last: CalendarDate) -> String {
    let isMonth =
      first.day == 1 && first.year == last.year && first.month == last.month
      && last.day == CalendarDate.lengthOfMonth(last.month, year: last.year)
    let dates =
      isMonth ? "\(first.monthName) \(first.year)" : "\(first.inWords) – \(last.inWords)"
    return words.phrase(.moonCalendarOf, ["date": dates])
  }

  /// Whose clocks the times are of.
  package func moonCalendarLegend(of zone: CivilZone) -> String {
    words.phrase(.moonCalendarLegend, ["zone": zone.name])
  }

  /// What happens on a date of the calendar.
  package func moonLines(of day: MoonCalendar.Day, in calendar: MoonCalendar) -> [String] {
    let lines = MoonCalendarWords(words, for: calendar)
    return day.events.map { lines.line($0, on: day) }
  }

  /// What a screen reader says about the calendar: the quarters and eclipses with their dates.
  package func moonCalendarDescription(_ calendar: MoonCalendar) -> String {
    let lines = MoonCalendarWords(words, for: calendar)
    let quarters = calendar.days.flatMap { day in
      day.events.compactMap { event -> String? in
        switch event {
        case .lunation, .eclipse: "\(day.date.inWords): \(lines.line(event, on: day))."
        case .ingress, .void, .station, .aspect: nil
        }
      }
    }
    return (["\(moonCalendarLegend(of: calendar.zone))."] + quarters).joined(separator: " ")
  }
}

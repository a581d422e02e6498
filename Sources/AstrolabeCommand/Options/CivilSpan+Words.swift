@_spi(FrontEnd) import Astrolabe

extension CivilSpan {
  /// The date and time of an instant by the zone's clocks, as a column of 17: `15 Jun 2024 14:30`.
  func moment(_ instant: JulianDay<UT1>) -> String {
    let (date, time) = zone.clockToTheMinute(at: instant)
    return "\(date.short.rightAligned(11)) \(time.hoursAndMinutes)"
  }

  /// Reports, when the command is done, why a span that never was is empty.
  func noteEmptiness() {
    if start >= end { zone.noteDatesLeftOut(from: first, through: last, isByHour: true) }
  }

  /// Such as `1 January 2025 to 31 March 2025, dates and times in UTC`.
  var inWords: String { zone.inWords(from: first, to: last) }
}

extension CivilZone {
  /// The dates of a span with the zone that they are counted in.
  func inWords(from first: CalendarDate, to last: CalendarDate) -> String {
    WordCorpus.english.phrase(
      first == last ? .dateSpan : .datesSpan,
      ["first": first.withoutWeekday, "last": last.withoutWeekday, "zone": name])
  }
}

extension CalendarDate {
  /// Such as `15 June 1990`.
  fileprivate var withoutWeekday: String { "\(day) \(monthName) \(year)" }
}

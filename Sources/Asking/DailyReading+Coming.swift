package import Astrology
internal import Astrometers
package import Ephemeris
package import Readings

extension DailyReading {
  /// The transits that will be exact on one of the next seven dates, the soonest first: those that weigh most
  /// in the day, and those that move its meters.
  package var comingExactTransits: [(key: TransitKey, date: CalendarDate)] {
    var found: [(key: TransitKey, days: Double)] = []
    let listed = Meter.allCases.flatMap { transits(of: $0).map(\.key) } + priorities.map(\.key)
    for key in listed where key.body != .moon && !found.contains(where: { $0.key == key }) {
      if let days = detail(of: key)?.daysToExact, days > 0, days < 8 { found.append((key, days)) }
    }
    return found.enumerated().sorted { ($0.element.days, $0.offset) < ($1.element.days, $1.offset) }
      .compactMap { _, transit in
        let date = day.zone.clock(at: day.instant.advanced(byDays: transit.days)).date
        let ahead = date.dayNumber - day.date.dayNumber
        return (1...7).contains(ahead) ? (transit.key, date) : nil
      }
  }
}

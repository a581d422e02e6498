package import Ephemeris

/// When a country went over from the Julian to the Gregorian calendar.
///
/// The days are those of the `ncal` command (Debian, 12.1.8; `ncal -p`), with one for each of today's countries.
/// Within a country regions differed: Catholic and Protestant states of Germany by 117 years, cantons of
/// Switzerland by more. So this is for notes, and no date is changed by it. Left out are countries whose calendar
/// before was no Julian one (China, Japan and Turkey) and those that are of today alone.
package struct CalendarReform: Sendable, Hashable {
  /// The country's name in English, as the table of places has it.
  package let country: String
  /// The last day of the Julian calendar, written on it.
  package let lastJulianDay: WrittenDate

  private init?(_ country: String, _ year: Int, _ month: Int, _ day: Int) {
    guard let last = WrittenDate(year: year, month: month, day: day, calendar: .julian) else {
      return nil
    }
    self.country = country
    lastJulianDay = last
  }

  /// The reform in a country; nil if none is known.
  package static func of(country: String) -> Self? { all.first { $0.country == country } }

  /// All that are known, by country.
  package static let all: [Self] = [
    Self("Albania", 1912, 11, 30),
    Self("Austria", 1583, 10, 5),
    Self("Belgium", 1582, 12, 14),
    Self("Bulgaria", 1916, 3, 31),
    Self("Canada", 1752, 9, 2),
    Self("Czechia", 1584, 1, 6),
    Self("Denmark", 1700, 2, 18),
    Self("Finland", 1753, 2, 17),
    Self("France", 1582, 12, 9),
    Self("Germany", 1700, 2, 18),
    Self("Greece", 1924, 3, 9),
    Self("Hungary", 1587, 10, 21),
    Self("Iceland", 1700, 11, 16),
    Self("Italy", 1582, 10, 4),
    Self("Latvia", 1918, 2, 1),
    Self("Lithuania", 1918, 2, 1),
    Self("Luxembourg", 1582, 12, 14),
    Self("Netherlands", 1582, 12, 14),
    Self("Norway", 1700, 2, 18),
    Self("Poland", 1582, 10, 4),
    Self("Portugal", 1582, 10, 4),
    Self("Romania", 1919, 3, 31),
    Self("Russia", 1918, 1, 31),
    Self("Spain", 1582, 10, 4),
    Self("Sweden", 1753, 2, 17),
    Self("Switzerland", 1655, 2, 28),
    Self("United Kingdom", 1752, 9, 2),
    Self("United States", 1752, 9, 2),
  ].compactMap(\.self)
}

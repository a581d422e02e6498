internal import Ephemeris

/// Who asks, and when, as far as words depend on it.
struct ReaderSituation {
  let today: CalendarDate
  let birth: CalendarDate
  let isSouthern: Bool
  let isDayFirst: Bool
  /// The first name of a person whose birth is known, folded.
  let partnerName: String?
  let hasPartner: Bool
  /// Where the reader lives, two letters as ISO 3166 has them; nil if it is unknown.
  var country: String?

  /// What is assumed of a text when only its kind matters: 1 January 2026, an adult, north of the equator.
  static let unknown = Self(
    today: CalendarDate(dayNumber: 20_454), birth: CalendarDate(dayNumber: 7_305),
    isSouthern: false, isDayFirst: false, partnerName: nil, hasPartner: false)
}

public import Astrology
public import Ephemeris

/// What a year, a month or a week brings to a person: the profected year, the solar return beside the birth
/// chart, transits with their dates, cycles of life, and the months or days that matter.
///
/// The value has no sentences; `written(in:)` of `Words` makes them. The same chart and the same dates give
/// the same portrait.
///
/// Without a time of birth a portrait has no profected year, no chart of the return, and no transit to the Moon, the
/// Ascendant or the Midheaven.
public struct PeriodPortrait: Sendable, Hashable {
  /// How long the period is.
  public let length: Length
  /// The first date.
  public let first: CalendarDate
  /// The last date.
  public let last: CalendarDate
  /// Whether the time of birth is known.
  public let isTimed: Bool
  /// Whether the instant of birth is known, for which a zone is enough, so that dates are exact.
  package let isDated: Bool
  /// The chapters that have something to say, in their order.
  public let chapters: [Chapter]

  /// How long a period is.
  public enum Length: String, Sendable, Hashable, CaseIterable {
    /// A calendar year: the slow planets from Jupiter on.
    case year
    /// A calendar month: all planets but the Moon.
    case month
    /// Seven days: all planets but the Moon.
    case week
  }

  /// A chapter.
  public struct Chapter: Sendable, Hashable {
    /// Which one it is.
    public let chapter: PeriodPortrait.ChapterKind
    /// Its paragraphs, each of at least one statement; at least one.
    public let paragraphs: [[Statement]]
  }

  /// Something that the period brings.
  public struct Statement: Sendable, Hashable {
    /// What carries it; at least one fact.
    package let facts: [PeriodFact]
    /// How strong it is, 0 and more; comparable within a portrait.
    public let weight: Double
    /// The texts that say it, in order.
    package let sentences: [Sentence]
  }

  /// A text and what stands in it.
  package enum Sentence: Sendable, Hashable {
    case text(PassageText)
    case frame(PassageFrame, [String: Slot])
    case transit(TransitKey, isLong: Bool, variant: Int)
    case cycle(LifeCycle.Kind)
    case lunation(LunarQuarter, ZodiacSign, CalendarDate)
    /// A month or a day, and what is exact then.
    case peak(Slot, [DatedTransit])
  }

  /// A transit that is exact on a date.
  package struct DatedTransit: Sendable, Hashable {
    package let key: TransitKey
    package let date: CalendarDate
  }

  /// How many transits of a nature there are.
  package struct Count: Sendable, Hashable {
    package let nature: Portrait.Nature
    package let count: Int
  }

  /// What stands in a slot.
  package enum Slot: Sendable, Hashable {
    case number(Int)
    case dates([CalendarDate])
    case month(CalendarDate)
    case transit(TransitKey)
    case birthplace
    case text(String)
    /// How many transits are of each nature; at least one is.
    case counts([PeriodPortrait.Count])
    /// Such as `in 2027`, `from 27 February to 5 March 2027`.
    case when
  }

  /// The portrait of a period.
  ///
  /// - Parameters:
  ///   - length: How long it is.
  ///   - date: A date of the year or of the month; the first date of the week.
  ///   - chart: The birth chart.
  ///   - zone: The zone of the dates.
  ///   - place: The place that the solar return is cast for and what it is called; the birthplace if nil.
  ///   - ephemeris: Where the sky comes from.
  /// - Throws: ``/Ephemeris/EphemerisError`` for dates outside the ephemeris or faulty data.
  /// - Complexity: The longitudes of the planets for each day, and the lives of the transits, up to sixteen years
  ///   for Pluto; for a year the longitudes of a life's cycles up to its end.
  public init(
    _ length: Length, of date: CalendarDate, for chart: NatalChart, in zone: CivilZone,
    returnPlace place: (name: String, place: GeographicPlace)? = nil,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.length = length
    (first, last) = length.dates(of: date)
    isTimed = chart.angles != nil
    isDated = chart.birth.openInstants == nil
    let plan = try PeriodPlan(
      length, from: first, to: last, for: chart, in: zone, returnPlace: place,
      ephemeris: ephemeris)
    chapters = plan.chapters()
  }

  /// The same period with some chapters.
  func with(_ chapters: [Chapter]) -> Self { Self(of: self, chapters) }

  private init(of portrait: Self, _ chapters: [Chapter]) {
    length = portrait.length
    (first, last) = (portrait.first, portrait.last)
    (isTimed, isDated) = (portrait.isTimed, portrait.isDated)
    self.chapters = chapters
  }

  /// A chapter, or nil if the period has nothing to say there.
  public subscript(chapter: PeriodPortrait.ChapterKind) -> Chapter? {
    chapters.first { $0.chapter == chapter }
  }
}

extension PeriodPortrait.Length {
  /// The first and the last date of the period that a date is in, or that it begins for a week.
  public func dates(of date: CalendarDate) -> (first: CalendarDate, last: CalendarDate) {
    switch self {
    case .year:
      let first = date.advanced(byDays: 1 - date.day - Self.daysBefore(date.month, of: date.year))
      return (first, first.advanced(byDays: Self.daysBefore(13, of: date.year) - 1))
    case .month:
      let length = CalendarDate.lengthOfMonth(date.month, year: date.year)
      let first = date.advanced(byDays: 1 - date.day)
      return (first, first.advanced(byDays: length - 1))
    case .week: return (date, date.advanced(byDays: 6))
    }
  }

  /// The days of a year before a month; 13 is the month after the last.
  private static func daysBefore(_ month: Int, of year: Int) -> Int {
    (1..<month).reduce(0) { $0 + CalendarDate.lengthOfMonth($1, year: year) }
  }
}

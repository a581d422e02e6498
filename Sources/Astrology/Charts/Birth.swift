@_spi(FrontEnd) public import Ephemeris

/// What is known of a birth.
///
/// With time, zone and place the chart is *timed*: it has houses and angles. With a time and a zone the
/// instant is known, and only houses and angles are missing. A date alone is cast for 12:00 UTC, in any zone.
///
/// Before a zone had standard time, a time at a known place is read on the place's own mean time; see
/// ``Birth/Clock``.
public struct Birth: Sendable, Hashable {
  /// The place, where known.
  public let place: GeographicPlace?
  /// What the place is called, where it was given by its name.
  public let birthplace: Birthplace?
  /// Whether the place's own mean time took the place of a zone that had no standard time yet.
  public let usesLocalMeanTime: Bool
  /// The calendar that the date was written on; ``date`` is always Gregorian.
  public let calendar: WrittenDate.Calendar
  /// The instant that the chart is cast for.
  public let instant: JulianDay<UT1>
  private let given: Given

  /// By what a birth's instant is reported.
  private enum Given: Hashable {
    /// The calendar and the clocks of a place, as far as they are known.
    case civil(CalendarDate, TimeOfDay?, CivilZone?, CivilMoment?)
    /// The moment between two births, which no clock has to the last digit, and how many days either way
    /// unknown times of birth leave open.
    case middle(JulianDay<UT1>, openDays: Double)
  }

  /// Creates a birth from what is known of it.
  ///
  /// - Parameters:
  ///   - date: The civil date.
  ///   - calendar: The calendar that the date was written on.
  ///   - time: The civil time.
  ///   - zone: The zone that the time is given in.
  ///   - place: The place.
  ///   - birthplace: What the place is called, where it was given by its name.
  ///   - fold: Which of two equal clock readings is meant, where clocks were set back.
  ///   - gap: Which instant is taken, where clocks were set forward over the time.
  ///   - clock: Which clock is read where the zone had no standard time yet.
  public init(
    date: CalendarDate, calendar: WrittenDate.Calendar = .gregorian, time: TimeOfDay? = nil,
    zone: CivilZone? = nil, place: GeographicPlace? = nil, birthplace: Birthplace? = nil,
    fold: CivilMoment.Fold = .earlier, gap: CivilMoment.Gap = .later, clock: Birth.Clock = .local
  ) {
    self.calendar = calendar
    self.place = place
    self.birthplace = birthplace
    guard let time, let zone else {
      given = .civil(date, time, zone, nil)
      instant = JulianDay(date, .noon)
      usesLocalMeanTime = false
      return
    }
    let moment = zone.civilMoment(date, time, fold: fold, gap: gap)
    if clock == .local, let place, case .named(let rules) = zone,
      rules.hasLocalMeanTime(at: moment.secondsSince1970)
    {
      let local = CivilZone.localMeanTime(longitude: place.longitude)
      let moment = local.civilMoment(date, time, fold: fold)
      given = .civil(date, time, local, moment)
      instant = moment.instant
      usesLocalMeanTime = true
    } else {
      given = .civil(date, time, zone, moment)
      instant = moment.instant
      usesLocalMeanTime = false
    }
  }

  /// Creates the moment between two births, given in UTC; without a place, which it has only where both
  /// times are known, it is date-only.
  ///
  /// - Parameters:
  ///   - instant: The moment, to the last digit.
  ///   - place: The place between the two.
  ///   - openDays: How many days either way unknown times of birth leave open.
  init(middle instant: JulianDay<UT1>, place: GeographicPlace?, openDays: Double) {
    self.place = place
    birthplace = nil
    usesLocalMeanTime = false
    calendar = .gregorian
    self.instant = instant
    given = .middle(instant, openDays: openDays)
  }

  /// The civil date at the place of birth; in UTC for the moment between two births.
  public var date: CalendarDate {
    switch given {
    case .civil(let date, _, _, _): date
    case .middle(let instant, _): instant.utcDate
    }
  }

  /// The civil date on the calendar that it was written on.
  public var writtenDate: WrittenDate { WrittenDate(date, on: calendar) }

  /// The civil time, where known.
  public var time: TimeOfDay? {
    switch given {
    case .civil(_, let time, _, _): time
    case .middle(let instant, _): place.map { _ in instant.utcTime }
    }
  }

  /// The zone that the time is given in, where known.
  public var zone: CivilZone? {
    switch given {
    case .civil(_, _, let zone, _): zone
    case .middle: place.map { _ in .utc }
    }
  }

  /// How the civil time was understood; nil without a time and a zone.
  public var moment: CivilMoment? {
    switch given {
    case .civil(_, _, _, let moment): moment
    case .middle(let instant, _):
      place.map { _ in CivilZone.utc.civilMoment(instant.utcDate, instant.utcTime) }
    }
  }

  /// Whether the chart has houses and angles.
  public var isTimed: Bool {
    switch given {
    case .civil(_, _, _, let moment): moment != nil && place != nil
    case .middle: place != nil
    }
  }

  /// The instants between which the birth may have been; nil where its instant is known.
  ///
  /// Without a time it is the civil day of the zone. Without a zone it is the date anywhere: from 14 hours
  /// before the UTC date, where clocks are farthest ahead, to 12 hours after it.
  package var openInstants: ClosedRange<JulianDay<UT1>>? {
    switch given {
    case .civil(_, _, _, .some): return nil
    case .civil(let date, _, let zone?, nil):
      let day = zone.day(date)
      return day.lowerBound...day.upperBound
    case .civil(let date, _, nil, nil):
      let start = JulianDay<UT1>(date, .midnight).advanced(byDays: -14.0 / 24)
      return start...JulianDay(date.advanced(byDays: 1), .midnight).advanced(byDays: 0.5)
    case .middle(let instant, let days):
      if place != nil { return nil }
      return instant.advanced(byDays: -days)...instant.advanced(byDays: days)
    }
  }

  /// How many hours the birth may be away from the instant that stands for it, rounded up; nil where its
  /// instant is known.
  package var openHours: Int? {
    openInstants.map { open in
      let days = max(open.lowerBound.days(until: instant), instant.days(until: open.upperBound))
      // A whole number of hours may come out a hair longer.
      return Int((days * 24 - 0.01).rounded(.up))
    }
  }

  /// The same as far as an ephemeris goes: at the edge of its years nobody can look further.
  ///
  /// The chart's own instant may lie outside: at 12:00 UTC the next day has begun in Auckland in summer.
  package func openInstants(within span: EphemerisSpan) -> ClosedRange<JulianDay<UT1>>? {
    openInstants.map { open in
      let (start, end) = (max(open.lowerBound, span.start), min(open.upperBound, span.end))
      return start <= end ? start...end : instant...instant
    }
  }
}

extension Birth {
  /// How the clock reading was understood where it occurred twice or never; one sentence without its full
  /// stop.
  public var note: String? { moment?.note }
}

extension Birth: CustomStringConvertible {
  /// Such as `1990-06-15 14:30:00 America/New_York, 40.7128° N 74.006° W`, as far as it is known.
  public var description: String {
    let parts: [String?] = [date.description, time?.description, zone?.name]
    let moment = parts.compactMap(\.self).joined(separator: " ")
    return place.map { "\(moment), \($0)" } ?? moment
  }
}

extension Birth: Codable {
  /// Reads the fields that ``encode(to:)`` writes; all but `date` may be absent.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    let fold = try fields.decodeIfPresent(String.self, forKey: "fold")
    guard [nil, "earlier", "later"].contains(fold) else {
      throw decoder.unreadable("a fold is earlier or later, not \"\((fold ?? "").printable)\"")
    }
    let gap = try fields.decodeIfPresent(String.self, forKey: "gap")
    guard [nil, "earlier", "later"].contains(gap) else {
      throw decoder.unreadable("a gap is earlier or later, not \"\((gap ?? "").printable)\"")
    }
    if let instant = try fields.decodeIfPresent(JulianDay<UT1>.self, forKey: "instant") {
      self = try Self(middle: instant, from: decoder)
      return
    }
    self.init(
      date: try fields.decode(CalendarDate.self, forKey: "date"),
      calendar: try fields.decodeIfPresent(WrittenDate.Calendar.self, forKey: "calendar")
        ?? .gregorian,
      time: try fields.decodeIfPresent(TimeOfDay.self, forKey: "time"),
      zone: try fields.decodeIfPresent(CivilZone.self, forKey: "zone"),
      place: try fields.decodeIfPresent(GeographicPlace.self, forKey: "place"),
      birthplace: try fields.decodeIfPresent(Birthplace.self, forKey: "birthplace"),
      fold: fold == "later" ? .later : .earlier, gap: gap == "earlier" ? .earlier : .later,
      clock: .zone)
  }

  /// Reads a moment between two births.
  private init(middle instant: JulianDay<UT1>, from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    let openDays = try fields.decode(Double.self, forKey: "open_days")
    let place = try fields.decodeIfPresent(GeographicPlace.self, forKey: "place")
    // Beyond any calendar the instant has no date.
    guard (0...2).contains(openDays), (-1e6...1e7).contains(instant.days) else {
      throw decoder.unreadable("there is no birth that \(instant) could be a moment between")
    }
    self.init(middle: instant, place: place, openDays: openDays)
  }

  /// Writes `date`, which is Gregorian, `calendar` where it was written on the Julian calendar, and as far as
  /// they are known `time`, `zone`, `place` and `birthplace`; `fold`
  /// where the time occurred twice and the later one is meant; `gap` where it never occurred and an earlier
  /// one was taken; and `instant` and `open_days` of a moment
  /// between two births.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(date, forKey: "date")
    if calendar == .julian { try fields.encode(calendar, forKey: "calendar") }
    try fields.encodeIfPresent(time, forKey: "time")
    try fields.encodeIfPresent(zone, forKey: "zone")
    try fields.encodeIfPresent(place, forKey: "place")
    try fields.encodeIfPresent(birthplace, forKey: "birthplace")
    if case .twice(taken: .later, _) = moment?.occurrence {
      try fields.encode("later", forKey: "fold")
    }
    if moment?.wasMovedBack == true { try fields.encode("earlier", forKey: "gap") }
    if case .middle(let instant, let openDays) = given {
      try fields.encode(instant, forKey: "instant")
      try fields.encode(openDays, forKey: "open_days")
    }
  }
}

public import Ephemeris

/// What is known of a birth.
///
/// With time, zone and place the chart is *timed*: it has houses and angles. Anything less is
/// *date-only* and is cast for 12:00 UTC of the date, whatever else is known: a place without a
/// time fixes nothing in the sky.
public struct Birth: Sendable, Hashable {
  /// The place, where known.
  public let place: GeographicPlace?
  /// What the place is called, where it was given by its name.
  public let birthplace: Birthplace?
  private let told: Told

  /// By what a birth's instant is told.
  private enum Told: Hashable {
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
  ///   - time: The civil time.
  ///   - zone: The zone that the time is told in.
  ///   - place: The place.
  ///   - birthplace: What the place is called, where it was given by its name.
  ///   - fold: Which of two equal clock readings is meant, where clocks were set back.
  public init(
    date: CalendarDate, time: TimeOfDay? = nil, zone: CivilZone? = nil,
    place: GeographicPlace? = nil, birthplace: Birthplace? = nil, fold: Fold = .earlier
  ) {
    self.place = place
    self.birthplace = birthplace
    if let time, let zone, place != nil {
      told = .civil(date, time, zone, zone.civilMoment(date, time, fold: fold))
    } else {
      told = .civil(date, time, zone, nil)
    }
  }

  /// Creates the moment between two births, told in UTC; without a place, which it has only where both
  /// times are known, it is date-only.
  ///
  /// - Parameters:
  ///   - instant: The moment, to the last digit.
  ///   - place: The place between the two.
  ///   - openDays: How many days either way unknown times of birth leave open.
  init(middle instant: JulianDay<UT1>, place: GeographicPlace?, openDays: Double) {
    self.place = place
    birthplace = nil
    told = .middle(instant, openDays: openDays)
  }

  /// The civil date at the place of birth; in UTC for the moment between two births.
  public var date: CalendarDate {
    switch told {
    case .civil(let date, _, _, _): date
    case .middle(let instant, _): instant.utcDate
    }
  }

  /// The civil time, where known.
  public var time: TimeOfDay? {
    switch told {
    case .civil(_, let time, _, _): time
    case .middle(let instant, _): place.map { _ in instant.utcTime }
    }
  }

  /// The zone that the time is told in, where known.
  public var zone: CivilZone? {
    switch told {
    case .civil(_, _, let zone, _): zone
    case .middle: place.map { _ in .utc }
    }
  }

  /// How the civil time was understood; nothing in a date-only birth.
  public var moment: CivilMoment? {
    switch told {
    case .civil(_, _, _, let moment): moment
    case .middle(let instant, _):
      place.map { _ in CivilZone.utc.civilMoment(instant.utcDate, instant.utcTime) }
    }
  }

  /// Whether the chart has houses and angles.
  public var isTimed: Bool {
    switch told {
    case .civil(_, _, _, let moment): moment != nil
    case .middle: place != nil
    }
  }

  /// The instant that the chart is cast for.
  public var instant: JulianDay<UT1> {
    switch told {
    case .civil(let date, _, _, let moment): moment?.instant ?? JulianDay(date, .noon)
    case .middle(let instant, _): instant
    }
  }

  /// The instants between which a birth without a time was: its UTC date; nothing where the time is known.
  package var openInstants: ClosedRange<JulianDay<UT1>>? {
    if isTimed { return nil }
    switch told {
    case .civil(let date, _, _, _):
      return JulianDay(date, .midnight)...JulianDay(date.advanced(byDays: 1), .midnight)
    case .middle(let instant, let days):
      return instant.advanced(byDays: -days)...instant.advanced(byDays: days)
    }
  }
}

extension Birth {
  /// How the birth was understood, where that may not be what was meant; one sentence without its full
  /// stop.
  ///
  /// A local time that occurred twice or never, and a time that goes unused because there is no place.
  public var note: String? {
    if let moment { return moment.note }
    guard let time else { return nil }
    return "the time \(time.shortest) isn't used without a place; the sky is that of 12:00 UTC"
  }
}

extension Birth: CustomStringConvertible {
  /// Such as `1990-06-15 14:30:00 America/New_York, 40.7128° N 74.006° W`, as far as it is known.
  public var description: String {
    let told: [String?] = [date.description, time?.description, zone?.name]
    let moment = told.compactMap(\.self).joined(separator: " ")
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
    if let instant = try fields.decodeIfPresent(JulianDay<UT1>.self, forKey: "instant") {
      self = try Self(middle: instant, from: decoder)
      return
    }
    self.init(
      date: try fields.decode(CalendarDate.self, forKey: "date"),
      time: try fields.decodeIfPresent(TimeOfDay.self, forKey: "time"),
      zone: try fields.decodeIfPresent(CivilZone.self, forKey: "zone"),
      place: try fields.decodeIfPresent(GeographicPlace.self, forKey: "place"),
      birthplace: try fields.decodeIfPresent(Birthplace.self, forKey: "birthplace"),
      fold: fold == "later" ? .later : .earlier)
  }

  /// Reads a moment between two births.
  private init(middle instant: JulianDay<UT1>, from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    let openDays = try fields.decode(Double.self, forKey: "open_days")
    let place = try fields.decodeIfPresent(GeographicPlace.self, forKey: "place")
    // Further than any calendar there is no date to tell it by.
    guard (0...2).contains(openDays), (-1e6...1e7).contains(instant.days) else {
      throw decoder.unreadable("there is no birth that \(instant) could be a moment between")
    }
    self.init(middle: instant, place: place, openDays: openDays)
  }

  /// Writes `date`, and as far as they are known `time`, `zone`, `place` and `birthplace`; `fold`
  /// where the time occurred twice and the later one is meant; and `instant` and `open_days` of a moment
  /// between two births.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(date, forKey: "date")
    try fields.encodeIfPresent(time, forKey: "time")
    try fields.encodeIfPresent(zone, forKey: "zone")
    try fields.encodeIfPresent(place, forKey: "place")
    try fields.encodeIfPresent(birthplace, forKey: "birthplace")
    if case .twice(taken: .later, _) = moment?.occurrence {
      try fields.encode("later", forKey: "fold")
    }
    if case .middle(let instant, let openDays) = told {
      try fields.encode(instant, forKey: "instant")
      try fields.encode(openDays, forKey: "open_days")
    }
  }
}

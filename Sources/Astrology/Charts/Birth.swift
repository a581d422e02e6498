public import Ephemeris

/// What is known of a birth.
///
/// With time, zone and place the chart is *timed*: it has houses and angles. Anything less is
/// *date-only* and is cast for 12:00 UTC of the date, whatever else is known: a place without a
/// time fixes nothing in the sky.
public struct Birth: Sendable, Hashable {
  /// The civil date at the place of birth.
  public let date: CalendarDate
  /// The civil time, where known.
  public let time: TimeOfDay?
  /// The zone that the time is told in, where known.
  public let zone: CivilZone?
  /// The place, where known.
  public let place: GeographicPlace?
  /// What the place is called, where it was given by its name.
  public let birthplace: Birthplace?
  /// How the civil time was understood; nothing in a date-only birth.
  public let moment: CivilMoment?

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
    self.date = date
    self.time = time
    self.zone = zone
    self.place = place
    self.birthplace = birthplace
    if let time, let zone, place != nil {
      moment = zone.civilMoment(date, time, fold: fold)
    } else {
      moment = nil
    }
  }

  /// Whether the chart has houses and angles.
  public var isTimed: Bool { moment != nil }

  /// The instant that the chart is cast for.
  public var instant: JulianDay<UT1> { moment?.instant ?? JulianDay(date, .noon) }
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
    self.init(
      date: try fields.decode(CalendarDate.self, forKey: "date"),
      time: try fields.decodeIfPresent(TimeOfDay.self, forKey: "time"),
      zone: try fields.decodeIfPresent(CivilZone.self, forKey: "zone"),
      place: try fields.decodeIfPresent(GeographicPlace.self, forKey: "place"),
      birthplace: try fields.decodeIfPresent(Birthplace.self, forKey: "birthplace"),
      fold: fold == "later" ? .later : .earlier)
  }

  /// Writes `date`, and as far as they are known `time`, `zone`, `place` and `birthplace`; and `fold`
  /// where the time occurred twice and the later one is meant.
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
  }
}

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

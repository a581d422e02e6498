public import Astrology
public import Ephemeris

/// Something to come within a week.
public struct UpcomingFact: Sendable, Hashable {
  /// The date, on the clocks of the reading's zone.
  public let date: CalendarDate
  /// What happens.
  public let event: Event

  /// What can happen.
  public enum Event: Sendable, Hashable {
    /// A body enters a sign while it passes through a house of the person's; `isDirect` tells whether
    /// it moves forward into it.
    case ingress(CelestialBody, sign: ZodiacSign, house: House, isDirect: Bool)
    /// A phase of the Moon is exact, in a sign and a house of the person's.
    case lunation(LunarQuarter, sign: ZodiacSign, house: House)
    /// A planet turns round; `isDirect` tells whether it moves forward from then on.
    case station(CelestialBody, sign: ZodiacSign, isDirect: Bool)
    /// A transit to the birth chart is exact.
    case transit(TransitKey)
  }

  /// Creates a fact.
  public init(on date: CalendarDate, _ event: Event) {
    self.date = date
    self.event = event
  }
}

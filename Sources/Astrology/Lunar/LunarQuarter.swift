public import Ephemeris

/// One of the four events of a lunation.
public enum LunarQuarter: Int, Sendable, Hashable, CaseIterable {
  case newMoon, firstQuarter, fullMoon, lastQuarter

  /// The Moon's elongation at the event.
  public var elongation: PlaneAngle { .degrees(Double(rawValue) * 90) }

  /// The name that documents use, such as `first_quarter`.
  public var name: String {
    switch self {
    case .newMoon: "new_moon"
    case .firstQuarter: "first_quarter"
    case .fullMoon: "full_moon"
    case .lastQuarter: "last_quarter"
    }
  }

  /// The name that people read, such as `First Quarter`.
  public var title: String { MoonPhase(elongation: elongation).title }

  /// The next moment, at or after the given one, at which the event is exact.
  ///
  /// - Returns: A moment at most 30 days away.
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where it lies beyond the ephemeris.
  /// - Complexity: The longitudes of two bodies for each day, and one or two more for the moment.
  public func next(
    from ut: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> JulianDay<UT1> {
    // The Moon gains 12.19° a day on the Sun in the mean, so a lunation has 29.3 to 29.8 days.
    let month = ut.advanced(byDays: 30)
    let event = try SkySearch([Self.watch([self])]).first(during: ut..<month, ephemeris: ephemeris)
    guard let event else {
      throw .internalFault(
        request: "the \(title) after \(ut)", reason: "the Moon does not come there in a month")
    }
    return event.ut
  }

  /// What a search waits for to find some quarters: how far the Moon is east of the Sun.
  static func watch(_ quarters: [Self]) -> SkyArc.Watch {
    .elongation(of: .moon, from: .sun, reaching: quarters.map(\.elongation))
  }
}

extension LunarQuarter: NamedCase {
  /// `quarter of the Moon`.
  public static var noun: String { "quarter of the Moon" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

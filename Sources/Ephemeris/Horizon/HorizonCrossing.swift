/// A body that rises, sets or crosses the meridian.
public struct HorizonCrossing: Sendable, Hashable {
  /// What happens.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The body rises.
    case rising
    /// The body sets.
    case setting
    /// The body crosses the upper half of the meridian, from pole to pole through the zenith.
    case culmination = "culmination"
    /// The body crosses the lower half of the meridian.
    case lowerCulmination = "lower_culmination"
  }

  /// The body.
  public let body: CelestialBody
  /// What happens.
  public let kind: Kind
  /// When.
  public let at: JulianDay<UT1>
}

extension HorizonCrossing.Kind: NamedCase {
  /// `crossing of the horizon or the meridian`.
  public static var noun: String { "crossing of the horizon or the meridian" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension HorizonDay {
  /// What the horizon makes of a body in the course of a day.
  public enum Course: String, Sendable, Hashable, CaseIterable {
    /// It rises and sets, in either order.
    case risesAndSets = "rises_and_sets"
    /// It rises, and stays up to the end of the day.
    case risesOnly = "rises_only"
    /// It is up, and sets.
    case setsOnly = "sets_only"
    /// It is above the horizon all day.
    case alwaysUp = "always_up"
    /// It is below the horizon all day.
    case alwaysDown = "always_down"
  }
}

extension HorizonDay.Course: NamedCase {
  /// `course of a day`.
  public static var noun: String { "course of a day" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

/// A day of one body at a place: when it rises, culminates and sets.
public struct HorizonDay: Sendable, Hashable {
  /// The body.
  public let body: CelestialBody
  /// The day, mostly from one civil midnight to the next.
  public let period: Range<JulianDay<UT1>>
  /// What happens, in order of time.
  public let crossings: [HorizonCrossing]
  /// Whether the body is up when the day begins.
  public let beginsUp: Bool

  /// Finds a day of a body.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: About 50 µs from the compiled table.
  public init(
    _ search: HorizonSearch, during period: Range<JulianDay<UT1>>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    body = search.body
    self.period = period
    crossings = try search.crossings(during: period, ephemeris: ephemeris)
    beginsUp = try search.isUp(at: period.lowerBound, ephemeris: ephemeris)
  }

  /// When something happens first, nil if it does not.
  ///
  /// A planet may rise twice in 24 hours: its day is shorter.
  public func first(_ kind: HorizonCrossing.Kind) -> JulianDay<UT1>? {
    crossings.first { $0.kind == kind }?.at
  }

  /// What the horizon makes of the body.
  public var course: HorizonDay.Course {
    switch (first(.rising) != nil, first(.setting) != nil) {
    case (true, true): .risesAndSets
    case (true, false): .risesOnly
    case (false, true): .setsOnly
    case (false, false): beginsUp ? .alwaysUp : .alwaysDown
    }
  }
}

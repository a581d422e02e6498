@_spi(FrontEnd) public import Ephemeris

extension Rectification {
  /// How an event of a life is looked for at the angles of a chart.
  public enum Technique: String, Sendable, Hashable, CaseIterable {
    /// Slow planets of the day in the sky, at the angles.
    case transits
    /// Points moved by the solar arc, at the angles, and the angles moved by it, at the points.
    case solarArc = "solar_arc"
    /// Bodies carried to the angles by primary motion: Placidus, in the zodiac, by Naibod's key.
    case primary
  }
}

extension Rectification.Technique: NamedCase {
  /// `technique`.
  public static var noun: String { "technique" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension Rectification {
  /// What touches an angle at an event of a life.
  public struct HourContact: Sendable, Hashable {
    /// Which event: its place among those that were given, from 0.
    public let event: Int
    /// By which technique.
    public let technique: Rectification.Technique
    /// The point that moves: a body of the day's sky, or a point of the birth that is directed.
    public let moving: ChartPoint
    /// The point of the birth that it comes to.
    public let natal: ChartPoint
    /// Conjunction, opposition or square.
    public let kind: AspectKind
    /// How far it is from exact, in degrees of the zodiac or of the arc.
    public let orb: PlaneAngle
  }

  /// One of the hours that a birth may have had, with what touches its angles at the events.
  public struct Hour: Sendable, Hashable {
    /// The instant of birth that is tried.
    public let instant: JulianDay<UT1>
    /// The angles of that instant.
    public let angles: ChartAngles
    /// The contacts, by event, technique and orb.
    public let contacts: [Rectification.HourContact]
    /// For each event and technique, 1 less the share of the widest orb that the closest contact is away from
    /// exact; added up.
    public let score: Double
  }
}

/// Why hours can't be tried.
public enum RectificationError: AstrolabeError, Hashable {
  /// There are no angles without a place.
  case unknownPlace
  /// There is nothing to compare with.
  case noEvents
  /// An event is before the birth.
  case eventBeforeBirth(JulianDay<UT1>)
  /// The hours are too far apart or too many.
  case minutes(Int)

  /// What was given.
  public var cause: ErrorCause { .input }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .unknownPlace:
      "hours can't be tried without the place of birth; give it by its name or its coordinates"
    case .noEvents: "there is no event to compare hours with; give the date of at least one"
    case .eventBeforeBirth(let instant):
      "the event of \(instant.utcDate) is before the birth; give a later date"
    case .minutes(let minutes):
      "the step can't be \(minutes) minutes; give a number from 1 to 60"
    }
  }
}

extension Rectification.HourContact: CustomStringConvertible {
  /// Such as `transits: Saturn conjunction Midheaven, 0.3°`.
  public var description: String {
    "\(technique.name): \(moving.title) \(kind.name) \(natal.title), \(orb)"
  }
}

extension Rectification.Hour: CustomStringConvertible {
  /// Such as `1990-06-15T18:30:00Z: 3.2`.
  public var description: String {
    "\(instant.iso8601): \(DecimalText.fixed(score, decimals: 1))"
  }
}

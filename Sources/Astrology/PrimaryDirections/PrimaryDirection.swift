@_spi(FrontEnd) public import Ephemeris

/// A promissor that the turning of the sky carries to a significator.
public struct PrimaryDirection: Sendable, Hashable {
  /// Which of the two places of an aspect it is.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    /// The place before the promissor in the order of the signs.
    case dexter
    /// The place after it.
    case sinister
  }

  /// The body that is carried, or whose aspect is.
  public let promissor: ChartBody
  /// The aspect.
  public let aspect: AspectKind
  /// Which place of the aspect; nil for conjunctions and oppositions, which have one.
  public let side: Side?
  /// The point that it is carried to.
  public let significator: ChartPoint
  /// By how much the sky turns: from 0° up to 360°.
  public let arc: PlaneAngle
  /// The years of life that the arc represents.
  public let years: Double
  /// When these years are over.
  public let at: JulianDay<UT1>
}

extension PrimaryDirection: Comparable {
  /// Orders directions by their instant, then by promissor, significator, aspect and side.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.at != rhs.at { return lhs.at < rhs.at }
    return lhs.rank < rhs.rank
  }

  private var rank: Int {
    let points = ChartPoint.body(promissor.body).rank << 8 | significator.rank
    return points << 5 | aspect.index << 2 | (side.map { $0 == .dexter ? 1 : 2 } ?? 0)
  }
}

extension PrimaryDirection: CustomStringConvertible {
  /// Such as `Mars sinister square to Midheaven, arc 34.21°`.
  public var description: String {
    "\(promissor.title) " + (side.map { "\($0.name) " } ?? "")
      + "\(aspect.name) to \(significator.title), arc \(DecimalText.fixed(arc.degrees, decimals: 2))°"
  }
}

extension PrimaryDirection.Side: NamedCase {
  /// `side of an aspect`.
  public static var noun: String { "side of an aspect" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension PrimaryCalendar {
  /// A point of a chart in the local sphere: a row of the speculum.
  public struct SpeculumRow: Sendable, Hashable {
    /// The point.
    public let point: ChartPoint
    /// Where it stands on the equator.
    public let place: EquatorialPlace
    /// Degrees from the upper meridian, west positive: −180° ..< 180°.
    public let hourAngle: PlaneAngle
    /// Half the degrees that it is above the horizon; nil where it doesn't rise and set.
    public let diurnalSemiArc: PlaneAngle?
  }
}

/// An instant, as days since noon on 1 January 4713 BC, counted on one time scale.
///
/// The scale is part of the type, so a UT1 instant can't reach a function that wants TT: the two
/// differ by ΔT, 69 s in 2020, in which the Moon moves 38″.
///
/// A `Double` resolves 40 µs at the present epoch.
@frozen
public struct JulianDay<Scale: TimeScale>: Sendable, Hashable {
  /// Days and fraction of a day, noon being zero.
  public let days: Double

  /// Creates an instant from a Julian Day number.
  @inlinable
  public init(_ days: Double) {
    self.days = days
  }

  /// 2000 January 1, 12h on this scale (JD 2451545.0).
  @inlinable
  public static var j2000: Self { Self(2_451_545) }

  /// The instant `days` later, or earlier where negative.
  @inlinable
  public func advanced(byDays days: Double) -> Self { Self(self.days + days) }

  /// The instant `seconds` later, or earlier where negative.
  @inlinable
  public func advanced(bySeconds seconds: Double) -> Self { Self(days + seconds / 86_400) }

  /// Days from here to `other`, negative where it is earlier.
  @inlinable
  public func days(until other: Self) -> Double { other.days - days }
}

extension JulianDay: Comparable {
  /// Orders instants of one scale from earlier to later.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.days < rhs.days }
}

extension JulianDay: CustomStringConvertible {
  /// Such as `JD 2460682.0 TT`.
  public var description: String { "JD \(days) \(Scale.symbol)" }
}

extension JulianDay: Codable {
  /// Reads a Julian Day number.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Double.self))
  }

  /// Writes the Julian Day as a number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(days)
  }
}

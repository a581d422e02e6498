/// One instant on both scales: Universal Time, which clocks follow, and Terrestrial Time, which the
/// bodies do.
///
/// A provider makes it of either one, for it knows ΔT, by which they differ.
///
/// ```swift
/// let instant = try ephemeris.instant(JulianDay<UT1>(2_460_682.0))
/// let sky = try ephemeris.sky(at: instant)
/// ```
public struct Instant: Sendable, Hashable {
  /// In Universal Time.
  public let ut: JulianDay<UT1>
  /// In Terrestrial Time.
  public let tt: JulianDay<TT>

  /// Joins what both scales say of one instant: a provider's own ΔT lies between them.
  @inlinable
  public init(ut: JulianDay<UT1>, tt: JulianDay<TT>) {
    self.ut = ut
    self.tt = tt
  }
}

extension Instant: Comparable {
  /// Orders instants from earlier to later.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.ut < rhs.ut }
}

extension Instant: CustomStringConvertible {
  /// Such as `JD 2460682.0 UT`.
  public var description: String { ut.description }
}

/// A clock that a ``JulianDay`` can be counted on.
public protocol TimeScale: Sendable {
  /// The scale's customary symbol, such as `TT`.
  static var symbol: String { get }
}

/// Universal Time: the Earth's rotation angle, irregular by nature.
///
/// Civil UTC stands in for it throughout: since 1972 the two never differ by more than 0.9 s, in
/// which the Moon moves half a second of arc.
public enum UT1: TimeScale {
  /// `UT1`.
  public static var symbol: String { "UT1" }
}

/// Terrestrial Time: the uniform scale that apparent geocentric places are computed on.
public enum TT: TimeScale {
  /// `TT`.
  public static var symbol: String { "TT" }
}

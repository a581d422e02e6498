public import Ephemeris

/// How far from exactness each kind of aspect still counts.
///
/// The same for all bodies, by contract: a wider orb for the Sun or the Moon would make
/// percentages of it mean different things.
public struct OrbTable: Sendable, Hashable {
  /// The allowed orb of each kind; a kind that is absent is not looked for.
  public let allowedOrbs: [AspectKind: Angle]

  /// Creates a table.
  ///
  /// - Precondition: orbs are finite and not negative.
  public init(_ allowedOrbs: [AspectKind: Angle]) {
    precondition(
      allowedOrbs.values.allSatisfy { $0.degrees.isFinite && $0.degrees >= 0 },
      "an orb is an angle of 0° or more")
    self.allowedOrbs = allowedOrbs
  }

  /// Conjunction and opposition 8°, trine and square 7°, sextile 5°.
  public static let standard = Self([
    .conjunction: .degrees(8), .opposition: .degrees(8), .trine: .degrees(7),
    .square: .degrees(7), .sextile: .degrees(5),
  ])

  /// The kind of aspect that a separation of 0°…180° makes.
  ///
  /// Of those within orb it is the one nearest to exactness, which matters where wide orbs overlap. A
  /// separation at the very edge counts.
  public func kind(at separation: Angle) -> AspectKind? {
    AspectKind.allCases
      .filter { kind in
        guard let allowed = allowedOrbs[kind] else { return false }
        return (separation - kind.angle).magnitude <= allowed
      }
      .min { (separation - $0.angle).magnitude < (separation - $1.angle).magnitude }
  }
}

public import Ephemeris

/// How far from exactness each kind of aspect still counts.
///
/// The same for all bodies, by contract: a wider orb for the Sun or the Moon would make
/// percentages of it mean different things.
public struct OrbTable: Sendable, Hashable {
  /// Degrees by kind, −1 for one that is not looked for.
  ///
  /// A vector, not a dictionary: a chart asks this for each of its 78 pairs.
  private let degrees: SIMD8<Double>

  /// Creates a table.
  ///
  /// - Parameter orbs: The allowed orb of each kind, from 0° to 89°; a kind that is absent is not
  ///   looked for.
  /// - Throws: ``/Ephemeris/NumberError/outside(what:value:allowed:)``.
  public init(allowing orbs: [AspectKind: PlaneAngle]) throws(NumberError) {
    for orb in orbs.values { _ = try NumberError.checked(orb.degrees, "an orb", in: 0...89) }
    self.init(orbs)
  }

  /// Creates a table of orbs that are finite and not negative.
  package init(_ allowedOrbs: [AspectKind: PlaneAngle]) {
    precondition(
      allowedOrbs.values.allSatisfy { $0.degrees.isFinite && $0.degrees >= 0 },
      "an orb is an angle of 0° or more")
    var degrees = SIMD8<Double>(repeating: -1)
    for (kind, orb) in allowedOrbs { degrees[kind.index] = orb.degrees }
    self.degrees = degrees
  }

  /// Each kind with its widest orb: conjunction and opposition 8°, trine and square 7°, sextile 5°.
  public static let standard = Self(
    Dictionary(uniqueKeysWithValues: AspectKind.allCases.map { ($0, $0.widestOrb) }))

  /// Closer orbs for the contacts of two people, for lists that are read: conjunction and opposition 6°,
  /// trine and square 5°, sextile 3°.
  public static let synastry = Self([
    .conjunction: .degrees(6), .opposition: .degrees(6), .trine: .degrees(5), .square: .degrees(5),
    .sextile: .degrees(3),
  ])

  /// The allowed orb of a kind; nothing where it is not looked for.
  public subscript(kind: AspectKind) -> PlaneAngle? {
    let orb = degrees[kind.index]
    return orb < 0 ? nil : .degrees(orb)
  }

  /// The kind of aspect that a separation of 0°…180° makes.
  ///
  /// Of those within orb it is the one nearest to exactness, which matters where wide orbs overlap,
  /// and of two that are equally near the first by kind. A separation at the very edge
  /// counts.
  public func kind(at separation: PlaneAngle) -> AspectKind? {
    var nearest: AspectKind?
    var least = Double.infinity
    for lane in 0..<5 {
      let kind = Self.kinds[lane]
      let distance = (separation.degrees - kind.angle.degrees).magnitude
      if distance <= degrees[lane], distance < least {
        (nearest, least) = (kind, distance)
      }
    }
    return nearest
  }

  /// The kinds by their index.
  private static var kinds: InlineArray<5, AspectKind> {
    [.conjunction, .opposition, .trine, .square, .sextile]
  }
}

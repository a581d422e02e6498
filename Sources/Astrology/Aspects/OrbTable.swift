public import Ephemeris

/// How far from exactness each kind of aspect still counts.
///
/// The same for all bodies, by contract: a wider orb for the Sun or the Moon would make
/// percentages of it mean different things.
public struct OrbTable: Sendable, Hashable {
  /// Degrees by kind, −1 for one that is not looked for.
  ///
  /// No dictionary: a chart asks this for each of its 78 pairs.
  @usableFromInline
  let degrees: InlineArray<5, Double>
  /// Whether no orb comes near the middle between its aspect and the next, so that a separation has one kind at
  /// most.
  @usableFromInline
  let areApart: Bool

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
    var degrees = InlineArray<5, Double>(repeating: -1)
    for (kind, orb) in allowedOrbs { degrees[kind.index] = orb.degrees }
    self.degrees = degrees
    // Middles lie at 30°, 75°, 105° and 150°.
    areApart = AspectKind.allCases.allSatisfy { kind in
      switch kind {
      case .conjunction, .opposition: degrees[kind.index] < 29
      case .trine, .square, .sextile: degrees[kind.index] < 14
      }
    }
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
  @inlinable
  public func kind(at separation: PlaneAngle) -> AspectKind? {
    guard areApart else { return nearestKind(at: separation) }
    let degrees = separation.degrees
    // The nearest by fifteenths of a half circle; a number of three bits for each, and its angle in fifteens.
    guard degrees >= 0, degrees <= 180 else { return nearestKind(at: separation) }
    let part = UInt64(degrees * (1.0 / 15))
    let index = Int(truncatingIfNeeded: 0o1_1122_2334_4400 &>> (3 &* part) & 7)
    let angle = Double(0x4_68C0 &>> (4 &* index) & 15) * 15
    guard (degrees - angle).magnitude <= self.degrees.span[index] else { return nil }
    return Self.kind(index)
  }

  /// The kind of an index.
  @inlinable
  static func kind(_ index: Int) -> AspectKind {
    switch index {
    case 0: .conjunction
    case 1: .opposition
    case 2: .trine
    case 3: .square
    default: .sextile
    }
  }

  /// The same where orbs may overlap, and for numbers that are no separation.
  @usableFromInline
  func nearestKind(at separation: PlaneAngle) -> AspectKind? {
    var nearest: AspectKind?
    var least = Double.infinity
    for index in degrees.indices {
      let kind = Self.kind(index)
      let distance = (separation.degrees - kind.angle.degrees).magnitude
      if distance <= degrees[index], distance < least {
        (nearest, least) = (kind, distance)
      }
    }
    return nearest
  }
}

extension OrbTable {
  /// Whether two tables have the same orbs.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.degrees.indices.allSatisfy { lhs.degrees[$0] == rhs.degrees[$0] }
  }

  /// Feeds the orbs to a hasher.
  public func hash(into hasher: inout Hasher) {
    for index in degrees.indices { hasher.combine(degrees[index]) }
  }
}

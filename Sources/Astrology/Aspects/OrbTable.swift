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
  /// - Throws: ``/Base/NumberError/outside(what:value:allowed:)``.
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

  /// The allowed orb of a kind; nil if it is not looked for.
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
    var nearest = NearestAspect()
    nearest.take(.conjunction, at: separation.degrees.magnitude, within: degrees[0])
    nearest.take(.opposition, at: (separation.degrees - 180).magnitude, within: degrees[1])
    nearest.take(.trine, at: (separation.degrees - 120).magnitude, within: degrees[2])
    nearest.take(.square, at: (separation.degrees - 90).magnitude, within: degrees[3])
    nearest.take(.sextile, at: (separation.degrees - 60).magnitude, within: degrees[4])
    return nearest.kind
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
}

/// The nearest of some kinds of aspect that are within orb.
@usableFromInline
struct NearestAspect {
  @usableFromInline var kind: AspectKind?
  @usableFromInline var distance = Double.infinity

  @inlinable
  init() {}

  /// Takes a kind instead of another that is no nearer.
  @inlinable
  mutating func take(_ kind: AspectKind, at distance: Double, within orb: Double) {
    let isTaken = distance <= orb && distance < self.distance
    self.kind = isTaken ? kind : self.kind
    self.distance = isTaken ? distance : self.distance
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

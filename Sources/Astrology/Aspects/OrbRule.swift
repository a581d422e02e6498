public import Ephemeris

/// How wide an orb a pair of points has: a table of kinds, or a table of points and how two of them join.
///
/// A rule is a value that can be written down, compared and kept:
///
/// ```swift
/// let orbs = try OrbRule.PointOrbs([.body(.sun): .degrees(15), .body(.moon): .degrees(12)])
/// let aspects = chart.aspects(by: .moieties(orbs))  // a Sun-Moon aspect within 13.5°
/// ```
public enum OrbRule: Sendable, Hashable {
  /// By the kind of aspect, the same for all points.
  case kinds(OrbTable)
  /// By the two points, the same for all kinds: half of the one's orb and half of the other's, their
  /// moieties.
  case moieties(OrbRule.PointOrbs)
  /// By the two points, the same for all kinds: the wider one's orb.
  case wider(OrbRule.PointOrbs)

  /// The kind of aspect that two points make at a separation of 0° to 180°, the edge included.
  ///
  /// Of those within orb it is the one nearest to exactness, which matters where wide orbs overlap, and of
  /// two that are equally near the first by kind.
  public func kind(
    at separation: PlaneAngle, of first: ChartPoint, and second: ChartPoint
  ) -> AspectKind? {
    switch self {
    case .kinds(let table): table.kind(at: separation)
    case .moieties(let orbs):
      Self.nearest(to: separation, within: orbs.joined(first, second) { ($0 + $1) / 2 })
    case .wider(let orbs): Self.nearest(to: separation, within: orbs.joined(first, second, max))
    }
  }

  /// How wide an orb two points have for a kind of aspect; nil if they make none of the kind.
  public func orb(
    of kind: AspectKind, between first: ChartPoint, and second: ChartPoint
  ) -> PlaneAngle? {
    switch self {
    case .kinds(let table): table[kind]
    case .moieties(let orbs): orbs.joined(first, second) { ($0 + $1) / 2 }.map { .degrees($0) }
    case .wider(let orbs): orbs.joined(first, second, max).map { .degrees($0) }
    }
  }

  private static func nearest(to separation: PlaneAngle, within degrees: Double?) -> AspectKind? {
    guard let degrees else { return nil }
    var nearest: AspectKind?
    var least = Double.infinity
    for kind in AspectKind.allCases {
      let distance = (separation - kind.angle).magnitude.degrees
      if distance <= degrees, distance < least { (nearest, least) = (kind, distance) }
    }
    return nearest
  }
}

extension OrbRule {
  /// The orb of each point, for rules that go by points.
  public struct PointOrbs: Sendable, Hashable {
    /// The orbs; a point that is absent makes no aspects.
    public let orbs: [ChartPoint: PlaneAngle]

    /// Creates a table.
    ///
    /// - Parameter orbs: The full orb of each point, from 0° to 30°.
    /// - Throws: ``/Base/NumberError/outside(what:value:allowed:)``.
    public init(_ orbs: [ChartPoint: PlaneAngle]) throws(NumberError) {
      for orb in orbs.values { _ = try NumberError.checked(orb.degrees, "an orb", in: 0...30) }
      self.orbs = orbs
    }

    /// Takes orbs that are within the limits.
    init(valid orbs: [ChartPoint: PlaneAngle]) { self.orbs = orbs }

    /// The orbs of all points that make aspects: those that are given, and one orb for all others.
    ///
    /// - Parameters:
    ///   - orbs: The full orb of some points, from 0° to 30°.
    ///   - others: The full orb of every other point.
    /// - Throws: ``/Base/NumberError/outside(what:value:allowed:)``.
    public init(_ orbs: [ChartPoint: PlaneAngle], others: PlaneAngle) throws(NumberError) {
      _ = try NumberError.checked(others.degrees, "an orb", in: 0...30)
      let given = try Self(orbs)
      self.init(others: others.degrees) { given.orbs[$0]?.degrees }
    }

    fileprivate func joined(
      _ first: ChartPoint, _ second: ChartPoint, _ join: (Double, Double) -> Double
    ) -> Double? {
      guard let one = orbs[first], let other = orbs[second] else { return nil }
      return join(one.degrees, other.degrees)
    }
  }
}

extension OrbRule.PointOrbs: Codable {
  /// Reads an object with the name of each point and its orb in degrees.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    var orbs: [ChartPoint: PlaneAngle] = [:]
    for key in fields.allKeys {
      let point = try decoder.valid { () throws(NameError) in
        try ChartPoint(name: key.stringValue)
      }
      orbs[point] = try fields.decode(PlaneAngle.self, forKey: key)
    }
    self = try decoder.valid { () throws(NumberError) in try Self(orbs) }
  }

  /// Writes the orbs by the names of their points.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    for (point, orb) in orbs.sorted(by: { $0.key < $1.key }) {
      try fields.encode(orb, forKey: FieldName(point.name))
    }
  }
}

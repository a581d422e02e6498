public import Ephemeris

/// An aspect between a point of one chart and a point of another, or between two points of a chart that
/// never was in the sky.
public struct Contact: Sendable, Hashable {
  /// The point of the first chart.
  public let first: ChartPoint
  /// The point of the second chart.
  public let second: ChartPoint
  /// What they make.
  public let kind: AspectKind
  /// The distance from exactness, 0° or more.
  public let orb: PlaneAngle
  /// Whether the orb is shrinking; nil between charts that stand still.
  public let motion: Aspect.Motion?
  /// Whether they make it at every hour that the births may have had.
  public let isCertain: Bool
}

extension Contact {
  /// Measures two places; nil if they make no aspect.
  init?(
    _ first: ChartPlace, _ second: ChartPlace, within orbs: OrbTable,
    isCertain: (AspectKind) -> Bool
  ) {
    let separation = first.longitude.separation(from: second.longitude)
    guard let kind = orbs.kind(at: separation) else { return nil }
    self.first = first.point
    self.second = second.point
    self.kind = kind
    orb = (separation - kind.angle).magnitude
    motion = nil
    self.isCertain = isCertain(kind)
  }

  /// The aspects among the points of one chart, in their order; its angles make none with each other.
  ///
  /// - Parameters:
  ///   - places: Where the points stand.
  ///   - possible: Where else they may stand, in the same order.
  ///   - orbs: How far from exactness an aspect counts.
  /// - Returns: One aspect a pair at most.
  static func all(
    among places: [ChartPlace], possible: [[ChartPlace]], within orbs: OrbTable
  ) -> [Self] {
    var contacts: [Self] = []
    for (index, first) in places.enumerated() {
      for (other, second) in places.enumerated().dropFirst(index + 1) {
        if case (.angle, .angle) = (first.point, second.point) { continue }
        let contact = Self(first, second, within: orbs) { kind in
          possible.allSatisfy {
            orbs.kind(at: $0[index].longitude.separation(from: $0[other].longitude)) == kind
          }
        }
        if let contact { contacts.append(contact) }
      }
    }
    return contacts
  }
}

extension Contact: CustomStringConvertible {
  /// Such as `Sun trine Moon, 1.2°`.
  public var description: String { "\(first.title) \(kind.name) \(second.title), \(orb)" }
}

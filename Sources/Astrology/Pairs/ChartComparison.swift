internal import Ephemeris

/// Any chart laid over any other: their aspects, and whose houses their bodies stand in.
///
/// ```swift
/// let comparison = ChartComparison(birth, with: solarReturn)
/// for contact in comparison.contacts { print(contact) }  // Sun conjunction Sun, 0°, …
/// let mars = comparison.outerInInner?.first { $0.body == .mars }?.house
/// ```
///
/// ``Synastry`` is the comparison of two births. Swapping the two charts transposes all of it and changes
/// nothing else.
public struct ChartComparison: Sendable {
  /// The chart within.
  public let inner: ChartLayer
  /// The chart around it.
  public let outer: ChartLayer
  /// How far from exactness an aspect counts.
  public let orbs: OrbRule
  /// The aspects, by the inner chart's point and then by the outer's, as charts list them.
  public let contacts: [Contact]
  /// The minor aspects of pairs that make none of the five, in the same order.
  public let minorContacts: [MinorContact]
  /// The houses of the inner chart that the outer's bodies stand in; nil if the inner has none.
  public let outerInInner: [Synastry.HouseVisit]?
  /// The houses of the outer chart that the inner's bodies stand in; nil if the outer has none.
  public let innerInOuter: [Synastry.HouseVisit]?

  /// Lays one chart over another.
  ///
  /// - Parameters:
  ///   - inner: The chart within.
  ///   - outer: The chart around it.
  ///   - orbs: How far from exactness one of the five aspects counts.
  ///   - minorOrbs: How far from exactness a minor aspect counts.
  /// - Complexity: 169 pairs at most, for each of the hours that unknown times leave open.
  public init(
    _ inner: ChartLayer, with outer: ChartLayer, by orbs: OrbRule = .kinds(.standard),
    minorOrbs: MinorAspect.Orbs = .standard
  ) {
    self.inner = inner
    self.outer = outer
    self.orbs = orbs
    contacts = Contact.all(between: inner, and: outer, by: orbs)
    minorContacts = MinorContact.all(between: inner, and: outer, within: minorOrbs, besides: orbs)
    outerInInner = Synastry.HouseVisit.all(of: outer, in: inner)
    innerInOuter = Synastry.HouseVisit.all(of: inner, in: outer)
  }
}

extension ChartComparison: CustomStringConvertible {
  /// Such as `54 contacts`.
  public var description: String {
    "\(contacts.count) \(contacts.count == 1 ? "contact" : "contacts")"
  }
}

extension Contact {
  /// The aspects between the points of two charts, by the first's point and then by the second's.
  static func all(
    between first: ChartLayer, and second: ChartLayer, by orbs: OrbRule
  ) -> [Self] {
    let (ones, others) = (first.dailyPlaces, second.dailyPlaces)
    return Self.found(between: ones, and: others, by: orbs).map { row, column, kind, orb in
      let isCertain = first.possiblePlaces.allSatisfy { firsts in
        second.possiblePlaces.allSatisfy { seconds in
          let separation = firsts[row].longitude.separation(from: seconds[column].longitude)
          return orbs.kind(at: separation, of: ones[row].point, and: others[column].point) == kind
        }
      }
      return Self(
        first: ones[row].point, second: others[column].point, kind: kind, orb: orb,
        motion: Aspect.Motion(exactAt: kind.angle, between: ones[row], and: others[column]),
        isCertain: isCertain)
    }
  }

  private typealias Found = (row: Int, column: Int, kind: AspectKind, orb: PlaneAngle)

  /// The pairs of two rows of places that make an aspect.
  private static func found(
    between ones: [ChartPlace], and others: [ChartPlace], by orbs: OrbRule
  ) -> [Found] {
    // A table of kinds has all pairs at once.
    if case .kinds(let table) = orbs {
      return table.pairs(of: ones.map(\.longitude), with: others.map(\.longitude))
        .map { ($0.first, $0.second, $0.kind, $0.orb) }
    }
    return ones.enumerated().flatMap { row, one in
      others.enumerated().compactMap { column, other in
        let separation = one.longitude.separation(from: other.longitude)
        return orbs.kind(at: separation, of: one.point, and: other.point).map { kind in
          (row, column, kind, (separation - kind.angle).magnitude)
        }
      }
    }
  }
}

extension Aspect.Motion {
  /// Whether two places come to an aspect or leave it; nil if neither moves.
  init?(exactAt angle: PlaneAngle, between one: ChartPlace, and other: ChartPlace) {
    guard one.longitudePerDay != .zero || other.longitudePerDay != .zero else { return nil }
    self =
      Aspect.Geometry(
        exactAt: angle, from: one.longitude, movingBy: one.longitudePerDay, to: other.longitude,
        movingBy: other.longitudePerDay
      ).motion
  }
}

public import Ephemeris

/// Two charts laid over each other: which points touch, and whose houses they stand in.
///
/// ```swift
/// let synastry = try Synastry(of: hers, and: his, ephemeris: ephemeris)
/// for contact in synastry.contacts { print(contact) }  // Sun sextile Moon, 3.2°, …
/// let venus = synastry.secondInFirst?.first { $0.body == .venus }?.house
/// ```
///
/// Angles count like bodies, angles with angles too: between two people those aspects mean something, within
/// one chart they don't. It is the ``ChartComparison`` of two births. Swapping the two people transposes all of
/// it and changes nothing else.
public struct Synastry: Sendable {
  /// The first chart.
  public let first: NatalChart
  /// The second chart.
  public let second: NatalChart
  /// How far from exactness an aspect counts.
  public let orbs: OrbRule
  /// The aspects, by the first chart's point and then by the second's, as charts list them.
  public let contacts: [Contact]
  /// The houses of the first chart that the second's bodies stand in, in the order of charts; nil if
  /// the first chart's time of birth isn't known.
  public let secondInFirst: [Synastry.HouseVisit]?
  /// The houses of the second chart that the first's bodies stand in; nil if the second chart's time
  /// of birth isn't known.
  public let firstInSecond: [Synastry.HouseVisit]?

  /// Lays two charts over each other.
  ///
  /// - Parameters:
  ///   - first: The first person.
  ///   - second: The second person.
  ///   - orbs: How far from exactness an aspect counts; ``OrbTable/synastry`` has fewer for lists that are
  ///     read.
  /// - Complexity: 169 pairs at most.
  public init(of first: Partner, and second: Partner, within orbs: OrbTable = .standard) {
    self.init(of: first, and: second, by: .kinds(orbs))
  }

  /// Lays two charts over each other by a rule of orbs of one's own.
  ///
  /// - Parameters:
  ///   - first: The first person.
  ///   - second: The second person.
  ///   - rule: How wide an orb each pair of points has.
  /// - Complexity: 169 pairs at most.
  public init(of first: Partner, and second: Partner, by rule: OrbRule) {
    self.first = first.chart
    self.second = second.chart
    orbs = rule
    let (one, other) = (ChartLayer(first), ChartLayer(second))
    contacts = Contact.all(between: one, and: other, by: rule)
    secondInFirst = Synastry.HouseVisit.all(of: other, in: one)
    firstInSecond = Synastry.HouseVisit.all(of: one, in: other)
  }

  /// Lays two charts over each other.
  ///
  /// - Parameters:
  ///   - first: The first chart.
  ///   - second: The second chart.
  ///   - orbs: How far from exactness an aspect counts.
  ///   - ephemeris: Where the charts came from.
  /// - Throws: As ``Partner/init(_:ephemeris:)`` does.
  public init(
    of first: NatalChart, and second: NatalChart, within orbs: OrbTable = .standard,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.init(
      of: try Partner(first, ephemeris: ephemeris), and: try Partner(second, ephemeris: ephemeris),
      within: orbs)
  }
}

extension Synastry {
  /// A body of one chart in a house of another.
  public struct HouseVisit: Sendable, Hashable {
    /// The body.
    public let body: ChartBody
    /// The other chart's house.
    public let house: House
    /// Whether it stands there at every hour that its birth may have had.
    public let isCertain: Bool

    /// Where the bodies of a chart stand in the houses of another; nil if that has none: solar whole
    /// signs are no houses to be visited.
    static func all(of visitor: ChartLayer, in host: ChartLayer) -> [Self]? {
      guard let frame = host.frame else { return nil }
      return visitor.places.enumerated().compactMap { index, place in
        guard case .body(let one) = place.point, let body = ChartBody(one) else { return nil }
        let house = frame.house(of: place.longitude)
        return Self(
          body: body, house: house,
          isCertain: visitor.possiblePlaces.allSatisfy {
            frame.house(of: $0[index].longitude) == house
          })
      }
    }
  }
}

extension Synastry: CustomStringConvertible {
  /// Such as `54 contacts`.
  public var description: String {
    "\(contacts.count) \(contacts.count == 1 ? "contact" : "contacts")"
  }
}

extension Synastry.HouseVisit: CustomStringConvertible {
  /// Such as `Venus in house 7`.
  public var description: String { "\(body.title) in house \(house)" }
}

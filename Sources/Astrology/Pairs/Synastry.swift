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
/// one chart they don't. Swapping the two people transposes all of it and changes nothing else.
public struct Synastry: Sendable {
  /// The first chart.
  public let first: NatalChart
  /// The second chart.
  public let second: NatalChart
  /// How far from exactness an aspect counts.
  public let orbs: OrbTable
  /// The aspects, by the first chart's point and then by the second's, as charts list them.
  public let contacts: [Contact]
  /// The houses of the first chart that the second's bodies stand in, in the order of charts; nil if
  /// the first chart's time of birth isn't known.
  public let secondInFirst: [HouseVisit]?
  /// The houses of the second chart that the first's bodies stand in; nil if the second chart's time
  /// of birth isn't known.
  public let firstInSecond: [HouseVisit]?

  /// Lays two charts over each other.
  ///
  /// - Parameters:
  ///   - first: The first person.
  ///   - second: The second person.
  ///   - orbs: How far from exactness an aspect counts; ``OrbTable/synastry`` has fewer for lists that are
  ///     read.
  /// - Complexity: 169 pairs at most.
  public init(of first: Partner, and second: Partner, within orbs: OrbTable = .standard) {
    self.first = first.chart
    self.second = second.chart
    self.orbs = orbs
    let (ones, others) = (first.chart.places, second.chart.places)
    contacts = orbs.pairs(of: ones.map(\.longitude), with: others.map(\.longitude)).map { pair in
      let isCertain = first.possiblePlaces.allSatisfy { firsts in
        second.possiblePlaces.allSatisfy { seconds in
          let separation = firsts[pair.first].longitude
            .separation(from: seconds[pair.second].longitude)
          return orbs.kind(at: separation) == pair.kind
        }
      }
      return Contact(
        first: ones[pair.first].point, second: others[pair.second].point, kind: pair.kind,
        orb: pair.orb, isCertain: isCertain)
    }
    secondInFirst = HouseVisit.all(of: second, in: first.chart)
    firstInSecond = HouseVisit.all(of: first, in: second.chart)
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
  fileprivate static func all(of visitor: Partner, in host: NatalChart) -> [Self]? {
    guard host.angles != nil else { return nil }
    return ChartBody.allCases.enumerated().map { index, body in
      let house = host.frame.house(of: visitor.chart.sky[body.body].longitude)
      return Self(
        body: body, house: house,
        isCertain: visitor.possiblePlaces.allSatisfy {
          host.frame.house(of: $0[index].longitude) == house
        })
    }
  }
}

extension Synastry: CustomStringConvertible {
  /// Such as `54 contacts`.
  public var description: String {
    "\(contacts.count) \(contacts.count == 1 ? "contact" : "contacts")"
  }
}

extension HouseVisit: CustomStringConvertible {
  /// Such as `Venus in house 7`.
  public var description: String { "\(body.title) in house \(house)" }
}

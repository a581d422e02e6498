package import Ephemeris

/// The dispositors: the traditional ruler of the sign that each of the seven stands in.
public struct Dispositors: Sendable, Hashable {
  /// The dispositor of each; a planet at home is its own.
  public let ruler: [ClassicalPlanet: ClassicalPlanet]

  /// Looks at the seven planets of a sky.
  package init(in sky: Sky) {
    ruler = Dictionary(
      uniqueKeysWithValues: ClassicalPlanet.allCases.map {
        ($0, ZodiacSign(sky[$0.body].longitude).domicileLord)
      })
  }

  /// A planet, its dispositor, that one's, and so on, until one comes again.
  public func chain(from planet: ClassicalPlanet) -> [ClassicalPlanet] {
    var chain = [planet]
    while let next = chain.last.flatMap({ ruler[$0] }), !chain.contains(next) { chain.append(next) }
    return chain
  }

  /// The rings that chains end in, each from its first planet in the order of charts on: a planet at home, or two
  /// or more that dispose of one another.
  public var rings: [[ClassicalPlanet]] {
    var rings: [[ClassicalPlanet]] = []
    for planet in ClassicalPlanet.allCases where !rings.contains(where: { $0.contains(planet) }) {
      let chain = chain(from: planet)
      if let last = chain.last, ruler[last] == planet { rings.append(chain) }
    }
    return rings
  }

  /// The planet that disposes of all: the one at home that every chain ends in; nil where there is none.
  public var final: ClassicalPlanet? {
    let rings = rings
    return rings.count == 1 && rings[0].count == 1 ? rings[0].first : nil
  }
}

extension Dispositors: CustomStringConvertible {
  /// Such as `Sun → Mercury, Moon → Jupiter, …`.
  public var description: String {
    ClassicalPlanet.allCases.compactMap { planet in
      ruler[planet].map { "\(planet) → \($0)" }
    }.joined(separator: ", ")
  }
}

extension Reception {
  /// A planet that stands in dignities of another one, which doesn't stand in its own: a reception of one side.
  ///
  /// A domicile or an exaltation is enough, and so are two of triplicity, term and face.
  ///
  /// Source: G. Bonatti, *Book of Astronomy*, tractate V, consideration on reception.
  public struct OneSided: Sendable, Hashable {
    /// The planet that is received.
    public let planet: ClassicalPlanet
    /// The planet that receives it.
    public let host: ClassicalPlanet
    /// The host's dignities where the planet stands.
    public let dignities: [DignityScore.Standing]
    /// The aspect that the two make within the standard orbs; nil where they make none, which weakens the
    /// reception.
    public let aspect: AspectKind?

    /// The receptions of one side among the seven, in the order of charts.
    package static func all(in sky: Sky, sect: Sect?) -> [Self] {
      let lords = Dictionary(
        uniqueKeysWithValues: ClassicalPlanet.allCases.map {
          ($0, DegreeLords(of: sky[$0.body].longitude))
        })
      func dignities(
        of host: ClassicalPlanet, over planet: ClassicalPlanet
      )
        -> [DignityScore.Standing]
      {
        guard let lords = lords[planet] else { return [] }
        let held: [(standing: DignityScore.Standing, lord: ClassicalPlanet?)] = [
          (.domicile, lords.domicile), (.exaltation, lords.exaltation),
          (.triplicity, sect.map { lords.triplicity[$0] }), (.term, lords.term),
          (.face, lords.face),
        ]
        let found = held.filter { $0.lord == host }.map(\.standing)
        let isMajor = found.contains(.domicile) || found.contains(.exaltation)
        return isMajor || found.count > 1 ? found : []
      }
      return ClassicalPlanet.allCases.flatMap { planet in
        ClassicalPlanet.allCases.compactMap { host -> Self? in
          guard planet != host else { return nil }
          let received = dignities(of: host, over: planet)
          guard !received.isEmpty, dignities(of: planet, over: host).isEmpty else { return nil }
          let distance = sky[planet.body].longitude.separation(from: sky[host.body].longitude)
          return Self(
            planet: planet, host: host, dignities: received,
            aspect: OrbTable.standard.kind(at: distance))
        }
      }
    }
  }
}

extension Reception.OneSided: CustomStringConvertible {
  /// Such as `Mars received by Saturn, by domicile and term`.
  public var description: String {
    "\(planet) received by \(host), by \(dignities.map(\.name).joined(separator: " and "))"
  }
}

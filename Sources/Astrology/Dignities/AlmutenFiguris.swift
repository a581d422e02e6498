public import Ephemeris

/// The planet that leads a chart as a whole, after Abraham ibn Ezra.
///
/// Each of the seven has the points of its essential dignities over five places: the Sun, the Moon, the
/// Ascendant, the Lot of Fortune and the degree of the Moon at the last new or full Moon before birth. To these
/// come the points of the house that it stands in, 7 for the lord of the planetary day and 6 for the lord of the
/// hour. The planet with the most points is the almuten of the chart.
///
/// Source: A. ibn Ezra, *The Book of Nativities* (twelfth century); the same points in J. Schoener, *Opusculum
/// astrologicum* (1539).
public struct AlmutenFiguris: Sendable, Hashable {
  /// Which lords of a triplicity have its three points.
  public enum Triplicity: String, Sendable, Hashable, CaseIterable {
    /// The lord of the chart's sect alone, as in ``Almuten``.
    case bySect = "by_sect"
    /// All three, the participating one, too.
    case all
  }

  /// What one planet has.
  public struct Score: Sendable, Hashable {
    /// The planet.
    public let planet: ClassicalPlanet
    /// The points of its dignities over the five places, in their order.
    public let places: [Int]
    /// The points of the house that it stands in.
    public let house: Int
    /// 7 for the lord of the day.
    public let day: Int
    /// 6 for the lord of the hour.
    public let hour: Int

    /// The sum.
    public var points: Int { places.reduce(0, +) + house + day + hour }
  }

  /// A place that dignities are counted over.
  public struct Place: Sendable, Hashable {
    /// What stands there.
    public let kind: Kind
    /// Where it is.
    public let longitude: EclipticLongitude

    /// What can stand at one of the five places.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case sun, moon, ascendant, fortune, lunation
    }

    /// Names a place.
    public init(_ kind: Kind, at longitude: EclipticLongitude) {
      self.kind = kind
      self.longitude = longitude
    }
  }

  /// Which lords of a triplicity count.
  public let triplicity: Triplicity
  /// The five places; four where the ephemeris begins after the last lunation.
  public let places: [Place]
  /// What each of the seven has, in the order of charts.
  public let scores: [Score]
  /// The planets that have the most points, in the order of charts: nearly always one.
  public let planets: [ClassicalPlanet]

  /// Adds the points up.
  ///
  /// - Parameters:
  ///   - places: The places that dignities are counted over.
  ///   - houses: The house that each of the seven stands in.
  ///   - sect: Whether the birth was by day or by night.
  ///   - dayLord: The lord of the planetary day; nil where the Sun doesn't rise and set.
  ///   - hourLord: The lord of the planetary hour.
  ///   - triplicity: Which lords of a triplicity count.
  public init(
    over places: [Place], houses: (ClassicalPlanet) -> House, sect: Sect,
    dayLord: ClassicalPlanet?, hourLord: ClassicalPlanet?, triplicity: Triplicity = .bySect
  ) {
    self.triplicity = triplicity
    self.places = places
    let lords = places.map { DegreeLords(of: $0.longitude) }
    scores = ClassicalPlanet.allCases.map { planet in
      Score(
        planet: planet,
        places: lords.map { $0.points(of: planet, sect: sect, triplicity: triplicity) },
        house: Self.points(of: houses(planet)), day: planet == dayLord ? 7 : 0,
        hour: planet == hourLord ? 6 : 0)
    }
    let most = scores.map(\.points).max() ?? 0
    planets = scores.filter { $0.points == most }.map(\.planet)
  }

  /// What a house is worth.
  static func points(of house: House) -> Int {
    switch house.number {
    case 1: 12
    case 10: 11
    case 7: 10
    case 4: 9
    case 11: 8
    case 5: 7
    case 2: 6
    case 9: 5
    case 8: 4
    case 3: 3
    case 12: 2
    // The sixth.
    default: 1
    }
  }
}

extension AlmutenFiguris {
  /// Finds the almuten of a chart; nil where the time of birth is not known.
  ///
  /// - Parameters:
  ///   - wider: The chart with its sect and its lots.
  ///   - lunation: The last new or full Moon before birth.
  ///   - triplicity: Which lords of a triplicity count.
  ///   - ephemeris: Where sunrise comes from.
  /// - Throws: ``/Ephemeris/EphemerisError`` if the data are at fault.
  /// - Complexity: The sunrises and sunsets of a day.
  public init?(
    of wider: WiderChart, lunation: Lunation?, triplicity: Triplicity = .bySect,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    let chart = wider.chart
    guard let sect = wider.sect, let ascendant = chart.ascendant, let place = chart.birth.place,
      let fortune = wider.place(of: Lot.fortune.formula)
    else { return nil }
    let day: PlanetaryDay?
    do throws(EphemerisError) {
      day = try PlanetaryDay(
        at: chart.instant, in: chart.birth.zone ?? .utc, place: place, ephemeris: ephemeris)
    } catch .reachesOutOfSpan {
      // Without the lords of day and hour the points would be others.
      return nil
    }
    let places =
      [
        Place(.sun, at: chart.sky[.sun].longitude), Place(.moon, at: chart.sky[.moon].longitude),
        Place(.ascendant, at: ascendant), Place(.fortune, at: fortune.longitude),
      ] + (lunation.map { [Place(.lunation, at: $0.longitude)] } ?? [])
    self.init(
      over: places, houses: { chart.frame.house(of: chart.sky[$0.body].longitude) }, sect: sect,
      dayLord: day?.lord, hourLord: day?.hour(at: chart.instant)?.lord, triplicity: triplicity)
  }
}

extension DegreeLords {
  /// The same points with a choice of the lords of the triplicity.
  fileprivate func points(
    of planet: ClassicalPlanet, sect: Sect, triplicity rule: AlmutenFiguris.Triplicity
  ) -> Int {
    switch rule {
    case .bySect: return points(of: planet, sect: sect)
    case .all:
      let lords = [triplicity.day, triplicity.night, triplicity.participating]
      let counted = lords.count { $0 == planet }
      return points(of: planet, sect: sect)
        + 3 * (counted - (triplicity[sect] == planet ? 1 : 0))
    }
  }
}

extension AlmutenFiguris: CustomStringConvertible {
  /// Such as `Mars with 38 points`.
  public var description: String {
    let names = planets.map(\.title).joined(separator: ", ")
    return "\(names) with \(scores.map(\.points).max() ?? 0) points"
  }
}

extension AlmutenFiguris.Triplicity: NamedCase {
  /// `choice of triplicity lords`.
  public static var noun: String { "choice of triplicity lords" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension AlmutenFiguris.Place.Kind: NamedCase {
  /// `place of life`.
  public static var noun: String { "place of life" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

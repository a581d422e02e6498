public import Ephemeris

/// How a planet of the seven stands by its essential dignities, with its points.
///
/// Beside ``EssentialDignity``, which knows signs alone, counts modern rulers and is what scores use, this
/// is the traditional computation in full.
public struct DignityScore: Sendable, Hashable {
  /// A dignity or debility that a planet has.
  public enum Standing: String, Sendable, Hashable, CaseIterable {
    /// In its own sign.
    case domicile
    /// In the sign of its exaltation.
    case exaltation
    /// In a triplicity whose lord it is in a chart of that sect.
    case triplicity
    /// In its own term.
    case term
    /// In its own face.
    case face
    /// In the sign opposite a domicile.
    case detriment
    /// In the sign opposite its exaltation.
    case fall
    /// In none of the five dignities.
    case peregrine

    /// What it is worth.
    ///
    /// Source: W. Lilly, *Christian Astrology* (1647), the table of fortitudes and debilities.
    public var points: Int {
      switch self {
      case .domicile: 5
      case .exaltation: 4
      case .triplicity: 3
      case .term: 2
      case .face: 1
      case .detriment: -5
      case .fall: -4
      case .peregrine: -5
      }
    }
  }

  /// The planet.
  public let planet: ClassicalPlanet
  /// The sect of the chart; nil if the time of birth is not known.
  public let sect: Sect?
  /// Who has a say over its degree.
  public let lords: DegreeLords
  /// What it has, the dignities before the debilities.
  ///
  /// Where the sect is not known, a triplicity is left out, and it is peregrine only where it would be in
  /// either sect.
  public let standings: [Standing]

  /// Scores a planet at a place.
  ///
  /// - Parameters:
  ///   - planet: The planet.
  ///   - longitude: Where it stands.
  ///   - sect: The chart's sect, where it is known.
  public init(of planet: ClassicalPlanet, at longitude: EclipticLongitude, sect: Sect?) {
    self.planet = planet
    self.sect = sect
    lords = DegreeLords(of: longitude)
    let opposite = ZodiacSign(longitude).opposite
    var standings: [Standing] = []
    if lords.domicile == planet { standings.append(.domicile) }
    if lords.exaltation == planet { standings.append(.exaltation) }
    let triplicities = sect.map { [$0] } ?? Sect.allCases
    let isLord = triplicities.contains { [lords] in lords.triplicity[$0] == planet }
    if sect != nil, isLord { standings.append(.triplicity) }
    if lords.term == planet { standings.append(.term) }
    if lords.face == planet { standings.append(.face) }
    let isPeregrine = standings.isEmpty && !isLord
    if opposite.domicileLord == planet { standings.append(.detriment) }
    if opposite.exaltationLord == planet { standings.append(.fall) }
    if isPeregrine { standings.append(.peregrine) }
    self.standings = standings
  }

  /// The lord of the triplicity in the chart's sect; nil if that is not known.
  public var triplicityLord: ClassicalPlanet? { sect.map { lords.triplicity[$0] } }

  /// The sum of what it has; nil if the sect is not known.
  public var points: Int? { sect.map { _ in standings.reduce(0) { $0 + $1.points } } }
}

extension DignityScore: CustomStringConvertible {
  /// Such as `Mars: exaltation, term, 6 points`.
  public var description: String {
    let names = standings.map(\.name).joined(separator: ", ")
    return "\(planet): \(names)" + (points.map { ", \($0) points" } ?? "")
  }
}

extension DignityScore.Standing: NamedCase {
  /// `essential dignity`.
  public static var noun: String { "essential dignity" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

public import Ephemeris

extension DegreeLords {
  /// The three lords of a triplicity, the four signs of one element.
  public struct Triplicity: Sendable, Hashable {
    /// The lord by day.
    public let day: ClassicalPlanet
    /// The lord by night.
    public let night: ClassicalPlanet
    /// The one who shares with both.
    public let participating: ClassicalPlanet

    /// The lord of a chart of that sect.
    public subscript(sect: Sect) -> ClassicalPlanet {
      switch sect {
      case .day: day
      case .night: night
      }
    }
  }
}

/// Who has a say over a degree of the zodiac, by the five essential dignities.
///
/// Triplicities are those of Dorotheus, terms the Egyptian ones and faces the Chaldean. A degree on a border
/// belongs to what it opens.
public struct DegreeLords: Sendable, Hashable {
  /// The ruler of the sign, of the seven.
  public let domicile: ClassicalPlanet
  /// The planet exalted in the sign, if any is.
  public let exaltation: ClassicalPlanet?
  /// The lords of the sign's triplicity.
  public let triplicity: DegreeLords.Triplicity
  /// The lord of the term, a fifth of the sign of uneven size.
  public let term: ClassicalPlanet
  /// The lord of the face, a third of the sign.
  public let face: ClassicalPlanet

  /// Looks the lords of a degree up.
  public init(of longitude: EclipticLongitude) {
    let position = ZodiacPosition(longitude)
    domicile = position.sign.domicileLord
    exaltation = position.sign.exaltationLord
    triplicity = position.sign.element.triplicityLords
    term = position.sign.term(at: position.degreeInSign)
    // Degrees are below 30, so the index is below 36.
    let face = position.sign.rawValue * 3 + Int(position.degreeInSign / 10)
    self.face = ClassicalPlanet.descending[(face + Self.firstFace) % 7]
  }

  /// Faces follow one another in the descending order of the spheres, and the first of Aries is Mars's.
  private static let firstFace = 2

  /// What a planet's dignities are worth at the degree, in a chart of that sect: 5 for the domicile, 4 for
  /// the exaltation, 3 for the triplicity, 2 for the term, 1 for the face.
  public func points(of planet: ClassicalPlanet, sect: Sect) -> Int {
    (domicile == planet ? 5 : 0) + (exaltation == planet ? 4 : 0)
      + (triplicity[sect] == planet ? 3 : 0) + (term == planet ? 2 : 0)
      + (face == planet ? 1 : 0)
  }
}

extension ZodiacSign.Element {
  /// The lords of the element's signs.
  ///
  /// Source: Dorotheus of Sidon, *Carmen astrologicum* I.1.
  public var triplicityLords: DegreeLords.Triplicity {
    switch self {
    case .fire: DegreeLords.Triplicity(day: .sun, night: .jupiter, participating: .saturn)
    case .earth: DegreeLords.Triplicity(day: .venus, night: .moon, participating: .mars)
    case .air: DegreeLords.Triplicity(day: .saturn, night: .mercury, participating: .jupiter)
    case .water: DegreeLords.Triplicity(day: .venus, night: .mars, participating: .moon)
    }
  }
}

extension ZodiacSign {
  /// The lord of the Egyptian term that so many degrees of the sign lie in.
  fileprivate func term(at degreeInSign: Double) -> ClassicalPlanet {
    let terms = terms
    for (lord, end) in zip(terms.lords, terms.ends) where degreeInSign < end { return lord }
    return terms.last
  }

  /// The sign's terms: the lords of the first four, where these end, and the lord of the last.
  ///
  /// Source: the Egyptian terms as Dorotheus and Vettius Valens (*Anthologies* I.3) have them. Each of the
  /// five planets has as many degrees in all as it gives years: Saturn 57, Jupiter 79, Mars 66, Venus 82,
  /// Mercury 76.
  private var terms: (lords: [ClassicalPlanet], ends: [Double], last: ClassicalPlanet) {
    switch self {
    case .aries: ([.jupiter, .venus, .mercury, .mars], [6, 12, 20, 25], .saturn)
    case .taurus: ([.venus, .mercury, .jupiter, .saturn], [8, 14, 22, 27], .mars)
    case .gemini: ([.mercury, .jupiter, .venus, .mars], [6, 12, 17, 24], .saturn)
    case .cancer: ([.mars, .venus, .mercury, .jupiter], [7, 13, 19, 26], .saturn)
    case .leo: ([.jupiter, .venus, .saturn, .mercury], [6, 11, 18, 24], .mars)
    case .virgo: ([.mercury, .venus, .jupiter, .mars], [7, 17, 21, 28], .saturn)
    case .libra: ([.saturn, .mercury, .jupiter, .venus], [6, 14, 21, 28], .mars)
    case .scorpio: ([.mars, .venus, .mercury, .jupiter], [7, 11, 19, 24], .saturn)
    case .sagittarius: ([.jupiter, .venus, .mercury, .saturn], [12, 17, 21, 26], .mars)
    case .capricorn: ([.mercury, .jupiter, .venus, .saturn], [7, 14, 22, 26], .mars)
    case .aquarius: ([.mercury, .venus, .jupiter, .mars], [7, 13, 20, 25], .saturn)
    case .pisces: ([.venus, .jupiter, .mercury, .mars], [12, 16, 19, 28], .saturn)
    }
  }
}

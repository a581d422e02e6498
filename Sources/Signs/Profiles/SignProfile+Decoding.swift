internal import Astrology
internal import Ephemeris

extension SignProfile: Decodable {
  private enum CodingKeys: String, CodingKey {
    case sign, dates, symbol, glyph, element, modality, polarity
    case rulingPlanet, rulingPlanetGlyph, planetaryDignities
    case bodyPartsRuled, correspondences, keywords, positiveTraits, shadowTraits
    case lifeLesson, evolutionaryGoal, mythology, seasonalAssociation, archetypalRoles
    case summary, healthTendencies, compatibilityOverview, domainProfiles
  }

  /// Reads a profile by a decoder that converts keys from snake case.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    sign = try fields.named(.sign, ZodiacSign.init(title:))
    dates = try fields.decode(String.self, forKey: .dates)
    symbol = try fields.decode(String.self, forKey: .symbol)
    glyph = try fields.decode(String.self, forKey: .glyph)
    element = try fields.named(.element, ZodiacSign.Element.init(rawValue:))
    modality = try fields.named(.modality, ZodiacSign.Modality.init(rawValue:))
    polarity = try fields.named(.polarity, SignProfile.Polarity.init(rawValue:))
    rulingPlanet = try fields.named(.rulingPlanet, CelestialBody.init(planetTitled:))
    rulingPlanetGlyph = try fields.decode(String.self, forKey: .rulingPlanetGlyph)
    planetaryDignities = try fields.decode(SignProfile.Dignities.self, forKey: .planetaryDignities)
    bodyPartsRuled = try fields.decode([String].self, forKey: .bodyPartsRuled)
    correspondences = try fields.decode(Correspondences.self, forKey: .correspondences)
    keywords = try fields.decode([String].self, forKey: .keywords)
    positiveTraits = try fields.decode([String].self, forKey: .positiveTraits)
    shadowTraits = try fields.decode([String].self, forKey: .shadowTraits)
    lifeLesson = try fields.decode(String.self, forKey: .lifeLesson)
    evolutionaryGoal = try fields.decode(String.self, forKey: .evolutionaryGoal)
    mythology = try fields.decode(String.self, forKey: .mythology)
    seasonalAssociation = try fields.decode(String.self, forKey: .seasonalAssociation)
    archetypalRoles = try fields.decode([String].self, forKey: .archetypalRoles)
    summary = try fields.decode(String.self, forKey: .summary)
    healthTendencies = try fields.decode(HealthTendencies.self, forKey: .healthTendencies)
    compatibilityOverview = try fields.decode(
      CompatibilityOverview.self, forKey: .compatibilityOverview)
    domainProfiles = try fields.decode(DomainProfiles.self, forKey: .domainProfiles)
  }
}

extension ZodiacSign {
  /// The sign that people read as `Gemini`.
  init?(title: String) {
    guard let sign = Self.allCases.first(where: { $0.title == title }) else { return nil }
    self = sign
  }
}

extension CelestialBody {
  /// The planet that people read as `Mercury`, Sun and Moon among them.
  fileprivate init?(planetTitled title: String) {
    guard let body = Self.allCases.first(where: { $0 <= .pluto && $0.title == title }) else {
      return nil
    }
    self = body
  }
}

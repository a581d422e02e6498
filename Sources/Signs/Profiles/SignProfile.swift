public import Astrology
public import Ephemeris

/// What tradition says about the people of a sun sign: a file of `signs/`, in the shape of
/// `sign_profile.schema.json`.
///
/// ```swift
/// let gemini = try SignProfile.of(.gemini)
/// let symbol = gemini.symbol  // The Twins
/// ```
///
/// The keys of the file are those of the properties, but in snake case: a decoder of your own needs
/// `.convertFromSnakeCase`.
public struct SignProfile: Sendable, Hashable {
  /// The sign.
  public let sign: ZodiacSign
  /// The dates of printed tables, such as `May 21 - June 20`; a text for people.
  ///
  /// The Sun keeps no table: ask `SunSignDay` for the sign of a date.
  public let dates: String
  /// The figure, such as `The Twins`.
  public let symbol: String
  /// The sign's glyph, in its text form.
  public let glyph: String
  /// The element.
  public let element: ZodiacSign.Element
  /// The modality.
  public let modality: ZodiacSign.Modality
  /// The polarity.
  public let polarity: SignProfile.Polarity
  /// The modern ruler.
  public let rulingPlanet: CelestialBody
  /// The ruler's glyph.
  public let rulingPlanetGlyph: String
  /// Which points stand ill, high or low here.
  public let planetaryDignities: SignProfile.Dignities
  /// The parts of the body that tradition gives to the sign.
  public let bodyPartsRuled: [String]
  /// Colours, stones and other things that tradition gives to the sign.
  public let correspondences: Correspondences
  /// The sign in a few words.
  public let keywords: [String]
  /// What is good in it.
  public let positiveTraits: [String]
  /// What is difficult in it.
  public let shadowTraits: [String]
  /// What its people learn.
  public let lifeLesson: String
  /// What they may become.
  public let evolutionaryGoal: String
  /// The story of the figure in the stars.
  public let mythology: String
  /// The sign's season, of the northern year.
  public let seasonalAssociation: String
  /// Roles that its people take in stories.
  public let archetypalRoles: [String]
  /// The sign in a paragraph.
  public let summary: String
  /// What folklore says of its people's health.
  public let healthTendencies: HealthTendencies
  /// How it gets on with other signs.
  public let compatibilityOverview: CompatibilityOverview
  /// The eight domains of life.
  public let domainProfiles: DomainProfiles
}

extension SignProfile {
  /// The eight domains of life.
  public struct DomainProfiles: Sendable, Hashable, Decodable {
    /// Partners.
    public let loveAndRelationships: LoveAndRelationships
    /// Kin and friends.
    public let familyAndFriendships: FamilyAndFriendships
    /// Work.
    public let pathAndProfession: PathAndProfession
    /// Strain, rest and growth.
    public let personalGrowthAndWellbeing: PersonalGrowthAndWellbeing
    /// Money.
    public let financeAndAbundance: FinanceAndAbundance
    /// What life is for.
    public let lifePurposeAndSpirituality: LifePurposeAndSpirituality
    /// Rooms and places.
    public let homeAndEnvironment: HomeAndEnvironment
    /// Choices.
    public let decisionsAndCrossroads: DecisionsAndCrossroads
  }
}

public import Astrology
public import Ephemeris

/// The Moon of a reading, as far as words go.
public struct MoonFacts: Sendable, Hashable {
  /// The sign it stands in.
  public let sign: ZodiacSign
  /// The house it passes through.
  public let house: House
  /// Its phase.
  public let phase: MoonPhase
  /// Whether it is void of course at the reading's instant.
  public let isVoidOfCourse: Bool
  /// Its close aspects to natal points, the tightest first.
  public let aspects: [MoonAspectFact]
  /// The modern ruler of its sign.
  public let dispositor: CelestialBody
  /// The sign that the ruler stands in.
  public let dispositorSign: ZodiacSign

  /// Creates the facts.
  public init(
    sign: ZodiacSign, house: House, phase: MoonPhase, isVoidOfCourse: Bool,
    aspects: [MoonAspectFact], dispositor: CelestialBody, dispositorSign: ZodiacSign
  ) {
    self.sign = sign
    self.house = house
    self.phase = phase
    self.isVoidOfCourse = isVoidOfCourse
    self.aspects = aspects
    self.dispositor = dispositor
    self.dispositorSign = dispositorSign
  }
}

/// A close aspect of the transiting Moon to a natal point.
public struct MoonAspectFact: Sendable, Hashable {
  /// The aspect.
  public let kind: AspectKind
  /// The natal point.
  public let natal: CelestialBody

  /// Creates a fact.
  public init(_ kind: AspectKind, natal: CelestialBody) {
    self.kind = kind
    self.natal = natal
  }
}

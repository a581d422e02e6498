public import Astrology
public import Ephemeris

/// A transit to a birth chart, as far as words go.
public struct TransitFact: TransitKeyed, Sendable, Hashable {
  /// Which transit.
  public let key: TransitKey
  /// The transit's quality, −1…1.
  public let quality: Double
  /// The house that the natal point stands in.
  public let natalHouse: House
  /// The house that the transiting body passes through.
  public let transitHouse: House
  /// The sign that the transiting body passes through.
  public let transitSign: ZodiacSign
  /// Whether it is coming, there or going.
  public let stage: Stage

  /// Whether a transit is coming, there or going.
  public enum Stage: Sendable, Hashable, CaseIterable {
    /// Its orb is closing.
    case applying
    /// Its orb is so small that documents call it exact, and it is exact on another day or never.
    case near
    /// It is exact on the day.
    case exact
    /// Its orb is opening.
    case separating
  }

  /// Creates a fact.
  public init(
    _ key: TransitKey, quality: Double, natalHouse: House, transitHouse: House,
    transitSign: ZodiacSign, stage: Stage
  ) {
    self.key = key
    self.quality = quality
    self.natalHouse = natalHouse
    self.transitHouse = transitHouse
    self.transitSign = transitSign
    self.stage = stage
  }
}

/// A planet that moves backwards.
public struct RetrogradeFact: Sendable, Hashable {
  /// The planet.
  public let body: CelestialBody
  /// The sign it stands in.
  public let sign: ZodiacSign

  /// Creates a fact.
  public init(_ body: CelestialBody, in sign: ZodiacSign) {
    self.body = body
    self.sign = sign
  }
}

/// An aspect in orb between two planets of the sky.
public struct SkyAspectFact: Sendable, Hashable {
  /// The one that comes first in the order of bodies.
  public let first: CelestialBody
  /// The other.
  public let second: CelestialBody
  /// What they make.
  public let kind: AspectKind

  /// Creates a fact.
  public init(_ first: CelestialBody, _ kind: AspectKind, _ second: CelestialBody) {
    self.first = min(first, second)
    self.second = max(first, second)
    self.kind = kind
  }
}

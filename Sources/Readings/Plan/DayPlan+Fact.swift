public import Astrology
public import Astrometers
internal import Ephemeris

extension DayPlan {
  /// A transit that a plan speaks of.
  public struct Fact: TransitKeyed, Sendable, Hashable {
    /// Which transit.
    public let key: TransitKey
    /// Whether it helps, presses, or does both.
    package let direction: FactDirection
    /// Where it stands in its life.
    package let stage: FactStage
    /// How far from exact it is at the reading's instant, in degrees.
    public let orbDegrees: Double
    /// How strong it is, as priority transits are ranked.
    public let weight: Double
    /// Whether the day has news of it: it comes, is exact about now, turns or goes.
    public let isNews: Bool
    /// The meters that it moves the way of their scores, the one furthest from the middle first; empty where it
    /// moves none clearly, and of a fact that is neither lead nor second.
    public let meters: [Meter]

    /// Gathers what a plan needs of a transit.
    ///
    /// - Parameters:
    ///   - passage: The transit.
    ///   - effect: What it does to the day's meters, which sets its direction; nil where that is not asked.
    init(_ passage: PassageFact, effect: DayEffects.Effect? = nil) {
      key = passage.key
      direction =
        effect.map { $0.isEasy ? .easy : .hard } ?? FactDirection(of: passage.key)
      meters = effect?.inOrder ?? []
      stage = FactStage(of: passage)
      orbDegrees = passage.orbDegrees
      weight = passage.weight
      isNews = passage.isNews
    }

    /// Gathers what a plan needs of a transit whose passage isn't known.
    package init(_ transit: ReadingFacts.TransitFact) {
      key = transit.key
      meters = []
      direction = FactDirection(of: transit.key)
      stage =
        switch transit.stage {
        case .applying: .coming
        case .near, .exact: .exact
        case .separating: .fading
        }
      orbDegrees = transit.orbDegrees
      weight = 0
      isNews = transit.stage == .exact
    }

    /// Whether it is a slow planet's and within a degree of exact, so that every reading names it.
    public var isRare: Bool { key.body.isSlow && orbDegrees <= Self.rareOrbDegrees }

    /// Whether everybody of an age has it: one of the three slowest planets to a natal one of them, unless a planet meets
    /// its own place at a hard angle, as it does once in a life.
    var isOfGeneration: Bool {
      let slowest: [CelestialBody] = [.uranus, .neptune, .pluto]
      guard slowest.contains(key.body), case .body(let natal) = key.natal, slowest.contains(natal)
      else { return false }
      return natal != key.body || direction == .easy
    }

    /// Within how many degrees of exact a reading always names a slow transit.
    static let rareOrbDegrees = 1.0
  }
}

/// Which way a fact moves a day.
package enum FactDirection: String, Sendable, Hashable, CaseIterable {
  /// It helps.
  case easy
  /// It does both, or depends on what it meets.
  case mixed
  /// It presses.
  case hard

  /// 1, 0 or −1.
  package var sign: Int {
    switch self {
    case .easy: 1
    case .mixed: 0
    case .hard: -1
    }
  }

  /// The direction of a transit, by the quality that scores give it.
  ///
  /// Mixed are conjunctions of middling quality, planets on their own places, and the squares and
  /// oppositions of Venus and Jupiter, which are too much of a good thing rather than a weight. An
  /// angle counts as a natal point of neutral temperament.
  package init(of key: TransitKey) {
    let natal = key.natalBody?.temperament ?? .neutral
    let quality = TransitQuality.of(key.aspect, from: key.body.temperament, to: natal)
    let isReturn = key.aspect == .conjunction && key.natal == .body(key.body)
    self =
      isReturn || quality.magnitude < Self.clearQuality
      ? .mixed
      : quality > 0
        ? .easy : quality < -Self.softest ? .hard : .mixed
  }

  /// The quality, either way, from which a transit has a direction.
  private static let clearQuality = 0.55
  /// The quality, taken as positive, of a hard aspect of Venus or Jupiter.
  private static let softest = 0.7
}

/// Where a transit stands in its life, as people say it.
package enum FactStage: String, Sendable, Hashable, CaseIterable {
  /// Its orb is closing.
  case coming
  /// It is exact on the day, the day before or the day after.
  case exact
  /// Its orb is opening.
  case fading

  package init(of passage: PassageFact) {
    self = passage.exactDay != nil ? .exact : passage.isClosing ? .coming : .fading
  }
}

/// How the second fact of a day stands to the first.
package enum FactRelation: String, Sendable, Hashable, CaseIterable {
  /// Both help, or both press.
  case same
  /// One helps and one presses.
  case opposite
  /// One of them does both.
  case beside

  package init(_ first: FactDirection, _ second: FactDirection) {
    self =
      switch first.sign * second.sign {
      case 1: .same
      case -1: .opposite
      default: .beside
      }
  }
}

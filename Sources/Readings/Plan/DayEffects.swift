internal import Astrology
package import Astrometers
internal import Ephemeris

/// Which meters each transit of a day moves the way of their scores, and how far.
///
/// A transit's quality has one sign, so all meters that it moves so go the same way.
struct DayEffects {
  /// What a transit does.
  struct Effect {
    /// Whether it helps.
    let isEasy: Bool
    /// The meters that it moves, in the order of meters.
    private(set) var meters: [(meter: Meter, size: Double)] = []
    /// The sum of the sizes.
    private(set) var size = 0.0

    init(isEasy: Bool) { self.isEasy = isEasy }

    mutating func add(_ meter: Meter, _ size: Double) {
      meters.append((meter, size))
      self.size += size
    }

    /// The meters, the one that stands furthest from the middle first.
    var inOrder: [Meter] {
      meters.sorted { ($0.size, $1.meter.rawValue) > ($1.size, $0.meter.rawValue) }.map(\.meter)
    }
  }

  private var effects: [TransitKey: Effect] = [:]

  /// Looks at the meters that are clearly easy or hard.
  init(of facts: ReadingFacts) {
    for meter in Meter.allCases {
      let unified = facts.scores.scores[meter].unified
      guard unified.magnitude > MeterScore.clearScore else { continue }
      for (rank, transit) in facts.transits(of: meter).enumerated()
      where transit.quality * unified > 0 && transit.body != .moon && transit.body != .meanNode
        && (facts.isTimed || transit.natal != .body(.moon))
      {
        effects[transit.key, default: Effect(isEasy: transit.quality > 0)]
          .add(meter, unified.magnitude / Double(rank + 1))
      }
    }
  }

  /// What a transit does; nil of one that moves no clear meter.
  subscript(key: TransitKey) -> Effect? { effects[key] }

  /// The transit that moves the day most in some direction.
  ///
  /// - Parameters:
  ///   - passages: Those to choose from.
  ///   - isEasy: Which way it must go; nil for either.
  ///   - day: The day's number.
  ///   - others: A body that gives way to others.
  /// - Returns: The transit; nil if none of them moves a clear meter so.
  func strongest(
    of passages: [PassageFact], isEasy: Bool?, day: Int, besides others: CelestialBody? = nil
  ) -> PassageFact? {
    var best: (passage: PassageFact, weight: Double)?
    for passage in passages {
      guard let effect = effects[passage.key], isEasy == nil || isEasy == effect.isEasy else {
        continue
      }
      let weight =
        effect.size * Self.freshness(of: passage, day: day) * (passage.body == others ? 0.5 : 1)
      if let best, (best.weight, passage.key) >= (weight, best.passage.key) { continue }
      best = (passage, weight)
    }
    return best?.passage
  }

  /// How much a transit's weight counts, by what is new of it.
  ///
  /// A slow transit without news leads on one day in five, so that it does not lead for weeks. A fast one leads
  /// about the day on which it is exact, when it has words of its own.
  private static func freshness(of passage: PassageFact, day: Int) -> Double {
    switch passage.exactDay {
    case 0?, 1?: return 2
    case nil: break
    default: return 1.6
    }
    if passage.isNews { return passage.body.isSlow ? 1.5 : 0.4 }
    guard passage.body.isSlow else { return passage.isClosing ? 0.4 : 0.3 }
    let isItsDay = (day + passage.key.rank).isMultiple(of: FactTurn.daysOfASlowOne)
    let isClose = passage.orbDegrees <= DayPlan.Fact.rareOrbDegrees
    return isItsDay ? (isClose ? 1.2 : 0.8) : (isClose ? 0.3 : 0.15)
  }
}

/// What a day comes to, meter by meter: those that are clearly easy and those that are clearly hard.
package struct DayMessage: Sendable, Hashable {
  /// The clearly easy ones, the furthest first, three at most.
  package let favoured: [Meter]
  /// The clearly hard ones.
  package let pressed: [Meter]

  init(of facts: ReadingFacts) {
    let scores = facts.scores.scores
    func furthest(_ sign: Double) -> [Meter] {
      Meter.allCases.filter { scores[$0].unified * sign > MeterScore.clearScore }
        .first(3) { one, other in
          let sizes = (scores[one].unified.magnitude, scores[other].unified.magnitude)
          return sizes.0 == sizes.1 ? one.rawValue < other.rawValue : sizes.0 > sizes.1
        }
    }
    favoured = furthest(1)
    pressed = furthest(-1)
  }
}

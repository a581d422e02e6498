public import Astrology
public import Astrometers
internal import Ephemeris

/// The transits that a person should hear of first.
enum PriorityTransits {
  /// How many there are at most.
  static let count = 5

  /// The five that weigh most, the heaviest first; ties stand in the order they came in.
  ///
  /// All transiting bodies take part except the node and the Moon, which has texts of its own.
  static func choose(from transits: [TransitAspect]) -> [TransitAspect] {
    transits.lazy.filter { $0.body != .moon && $0.body != .meanNode }
      .map { (transit: $0, weight: weight($0)) }
      .first(count) { $0.weight > $1.weight }.map(\.transit)
  }

  /// Planet weight × aspect weight × (1 − orb / widest orb) (contract, D23).
  ///
  /// The planet weight is that of the natal point, as scores have it, times that of the transiting
  /// planet: a slow one comes by once in years and stays for weeks.
  static func weight(_ transit: TransitAspect) -> Double {
    weight(transit.key) * (1 - transit.shareOfOrb)
  }

  /// The weight of a transit that is exact, 1000 at most; none of one to an angle, which scores don't hear.
  static func weight(_ key: TransitKey) -> Double {
    guard let natal = key.natalBody else { return 0 }
    return natal.baseWeight * rarity(of: key.body) * key.aspect.basePower
  }

  /// How rarely a body comes by, 4…10.
  static func rarity(of body: CelestialBody) -> Double {
    switch body {
    case .pluto, .neptune, .uranus: 10
    case .saturn: 9
    case .jupiter: 8
    case .mars: 6
    // Half a century, between Saturn's thirty years and Uranus' eighty-four.
    case .chiron: 9
    case .pholus: 10
    // Some four years, between Mars' two and Jupiter's twelve.
    case .ceres, .pallas, .juno, .vesta: 7
    case .sun, .moon, .mercury, .venus: 4
    // Points of the Moon's orbit, which no rule weighs as planets.
    case .meanNode, .trueNode, .southNode, .meanApogee, .osculatingApogee, .interpolatedApogee,
      .interpolatedPerigee:
      4
    }
  }
}

extension DailyReading {
  /// The transits that add most to all meters together over the day, of those in orb at the reading's
  /// instant: the largest first.
  ///
  /// Without a time of birth those to the natal Moon are left out, since nobody knows where she stood. What is
  /// headed "Strongest today" is this list wherever it stands.
  /// There are none for a count below 1.
  public func strongest(_ count: Int) -> [TransitContribution] {
    let isTimed = chart.birth.isTimed
    let inOrb = astrometer.natal.contributions(from: dayTransits).lazy.filter {
      (isTimed || $0.key.natal != .body(.moon)) && chart.transit($0.key, in: day.sky) != nil
    }
    return Array(inOrb.prefix(max(0, count)))
  }

  /// The house of the natal point of a transit to a body, then that of the transiting body where it is another.
  public func houses(of transit: TransitAspect) -> [House] {
    let here = chart.frame.house(of: day.sky[transit.body].longitude)
    guard let natal = transit.key.natalBody else { return [here] }
    let there = chart.frame.house(of: chart.sky[natal].longitude)
    return there == here ? [there] : [there, here]
  }

  /// The meters by how much they hear of a transit of the day, the one that hears most first.
  public func meters(mostTouchedBy key: TransitKey) -> [Meter] {
    let transit = dayTransits.first { $0.key == key }
    return Meter.allCases
      .map { meter in
        (meter: meter, amount: transit.map { astrometer.natal.amount(of: $0, to: meter) } ?? 0)
      }
      .sorted { $0.amount > $1.amount }.map(\.meter)
  }
}

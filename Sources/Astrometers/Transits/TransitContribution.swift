public import Astrology
package import Ephemeris

/// How much a transit counts over a day.
///
/// Of a day's transits, which no meter has heard yet, the amount is the mean power (`P`); of what is
/// listed for a meter it is what the transit adds to its activity (`C`).
public struct TransitContribution: TransitKeyed, Sendable, Hashable {
  /// Which transit.
  public let key: TransitKey
  /// Whether it helps or strains (`Q`), −1…1.
  public let quality: Double
  /// The day's mean, above 0.
  public let amount: Double
}

extension NatalProfile {
  /// The transits of a day with their mean powers, in the order of transiting body, natal point and
  /// aspect.
  ///
  /// - Complexity: 121 pairs for each sky.
  public func transits(during day: DaySkies) -> [TransitContribution] {
    transits(during: day.skies)
  }

  /// The transits of some skies that hold the eleven points.
  package func transits(during skies: [Sky]) -> [TransitContribution] {
    let kinds = AspectKind.allCases.count
    var sums = [(power: Double, quality: Double)](
      repeating: (0, 0),
      count: CelestialBody.scoringPoints.count * CelestialBody.scoringPoints.count * kinds)
    let share = 1 / Double(skies.count)
    func add(_ sky: Sky) {
      for body in CelestialBody.scoringPoints {
        let transiting = TransitingBody(body, in: sky)
        // By index, as in the loop of activities.
        for point in points.indices {
          let natal = points[point].body
          guard let transit = transiting.transit(to: natal, at: points[point].longitude) else {
            continue
          }
          let pair = Int(body.rawValue) * CelestialBody.scoringPoints.count + Int(natal.rawValue)
          let place = pair * kinds + transit.kind.index
          sums[place] = (sums[place].power + share * transit.power, transit.quality)
        }
      }
    }
    for sky in skies { add(sky) }
    var transits: [TransitContribution] = []
    for (place, sum) in sums.enumerated() where sum.power > 0 {
      let pair = place / kinds
      let key = TransitKey(
        CelestialBody.scoringPoints[pair / CelestialBody.scoringPoints.count],
        AspectKind.allCases[place % kinds],
        natal: CelestialBody.scoringPoints[pair % CelestialBody.scoringPoints.count])
      transits.append(TransitContribution(key: key, quality: sum.quality, amount: sum.power))
    }
    return transits
  }

  /// Everything that adds to a meter's activity during a day, the largest first.
  ///
  /// The amounts sum to the meter's activity, and amounts times qualities to its tone. Ties stand in
  /// the order of transiting body, natal point and aspect.
  public func contributions(to meter: Meter, during day: DaySkies) -> [TransitContribution] {
    contributions(to: meter, during: day.skies)
  }

  /// The same of some skies that hold the eleven points.
  package func contributions(to meter: Meter, during skies: [Sky]) -> [TransitContribution] {
    contributions(to: meter, from: transits(during: skies))
  }

  /// Everything that adds to a meter's activity, of the transits of a day, the largest first.
  public func contributions(
    to meter: Meter, from transits: [TransitContribution]
  ) -> [TransitContribution] {
    contributions(from: transits) { amount(of: $0, to: meter) }
  }

  /// Everything that touches the chart during a day, of its transits, added up over all meters, the
  /// largest first.
  public func contributions(from transits: [TransitContribution]) -> [TransitContribution] {
    contributions(from: transits) { transit in
      let amounts = amounts(of: transit)
      return Meter.allCases.reduce(0) { $0 + amounts[$1] }
    }
  }

  /// What adds most to each meter's activity, of the transits of a day: a list for each meter, in the
  /// meters' order, with the first few of ``contributions(to:from:)``.
  package func strongest(
    _ count: Int, from transits: [TransitContribution]
  ) -> [[TransitContribution]] {
    var strongest = [[TransitContribution]](repeating: [], count: Meter.count)
    let room = min(count, transits.count) + 1
    for meter in strongest.indices { strongest[meter].reserveCapacity(room) }
    for transit in transits {
      let amounts = amounts(of: transit)
      for meter in Meter.allCases where amounts[meter] > 0 {
        strongest[meter.rawValue].insert(
          transit.withAmount(amounts[meter]), keeping: count)
      }
    }
    return strongest
  }

  /// What a transit of a day adds to a meter's activity (`C`), 0 where the meter doesn't hear it.
  public func amount(of transit: TransitContribution, to meter: Meter) -> Double {
    amounts(of: transit)[meter]
  }

  /// The same of all meters.
  func amounts(of transit: TransitContribution) -> MeterTable {
    guard let natal = transit.key.natalBody,
      let point = points.indices.first(where: { points[$0].body == natal })
    else { return MeterTable() }
    return points[point].pull * transit.amount * Hearing.of(transit.key.body)
  }

  private func contributions(
    from transits: [TransitContribution], amount: (TransitContribution) -> Double
  ) -> [TransitContribution] {
    transits.compactMap { transit in
      let amount = amount(transit)
      return amount > 0 ? transit.withAmount(amount) : nil
    }.sorted { $0.stands(before: $1) }
  }
}

extension [TransitContribution] {
  /// Puts a contribution in its place in an ordered list, which is kept short: most are too small for
  /// it, so this is cheaper than to sort them all.
  fileprivate mutating func insert(_ contribution: TransitContribution, keeping limit: Int) {
    var place = count
    while place > 0, contribution.stands(before: self[place - 1]) { place -= 1 }
    guard place < limit else { return }
    if count == limit { removeLast() }
    insert(contribution, at: place)
  }
}

extension TransitContribution {
  fileprivate func withAmount(_ amount: Double) -> Self {
    Self(key: key, quality: quality, amount: amount)
  }

  fileprivate func stands(before other: Self) -> Bool {
    amount != other.amount ? amount > other.amount : key < other.key
  }
}

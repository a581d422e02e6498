public import Astrology
internal import CKernels
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
    let nativity = kernel_nativity(self)
    let share = 1 / Double(skies.count)
    var powers = TransitPowers()
    for index in skies.indices {
      SkyPassages(skies[index]).withTransits(to: nativity) { transits in
        for index in transits.indices {
          let transit = transits[index]
          powers.add(
            share * transit.power, body: Int(transit.body),
            natal: Int(points[Int(transit.point)].body.rawValue), kind: Int(transit.kind))
        }
      }
    }
    return powers.contributions
  }

  /// The same, pair by pair: what the loop in C is compared with.
  func transits(pairByPairDuring skies: [Sky]) -> [TransitContribution] {
    let share = 1 / Double(skies.count)
    var powers = TransitPowers()
    for sky in skies {
      for body in CelestialBody.scoringPoints {
        let transiting = TransitingBody(body, in: sky)
        for point in points {
          guard let transit = transiting.transit(to: point.body, at: point.longitude) else {
            continue
          }
          powers.add(
            share * transit.power, body: Int(body.rawValue), natal: Int(point.body.rawValue),
            kind: transit.kind.index)
        }
      }
    }
    return powers.contributions
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
    let count = max(0, min(count, transits.count))
    // The meters' lists side by side, each in order; an amount of 0 is a place that is free. Most transits are too
    // small for a list, so this is cheaper than to sort them all.
    var lists = [(amount: Double, place: Int)](repeating: (0, 0), count: Meter.count * count)
    var ranked = lists.mutableSpan
    for (place, transit) in transits.enumerated() {
      // By addresses, since a number of a table that is asked for by its meter copies the table.
      unsafe amounts(of: transit).withUnsafeNumbers { amounts in
        for meter in 0..<Meter.count where unsafe amounts[meter] > 0 {
          let (first, amount) = unsafe (meter * count, amounts[meter])
          var next = first + count
          while next > first {
            let other = ranked[next - 1]
            guard
              amount > other.amount
                || amount == other.amount && transit.key < transits[other.place].key
            else { break }
            next -= 1
            if next + 1 < first + count { ranked[next + 1] = other }
          }
          if next < first + count { ranked[next] = (amount, place) }
        }
      }
    }
    return Meter.allCases.map { meter in
      lists[meter.rawValue * count..<(meter.rawValue + 1) * count].prefix { $0.amount > 0 }
        .map { transits[$0.place].withAmount($0.amount) }
    }
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

/// The powers of transits, added up.
private struct TransitPowers {
  private static let bodies = CelestialBody.scoringPointCount
  private static let kinds = AspectKind.allCases.count

  /// By transiting body, natal point and aspect.
  private var sums = [Double](repeating: 0, count: bodies * bodies * kinds)

  mutating func add(_ power: Double, body: Int, natal: Int, kind: Int) {
    sums[(body * Self.bodies + natal) * Self.kinds + kind] += power
  }

  /// Those above 0, in the order of transiting body, natal point and aspect.
  var contributions: [TransitContribution] {
    var transits: [TransitContribution] = []
    transits.reserveCapacity(64)
    for (place, sum) in sums.enumerated() where sum > 0 {
      let pair = place / Self.kinds
      let (body, natal) = (
        CelestialBody.scoringPoints[pair / Self.bodies],
        CelestialBody.scoringPoints[pair % Self.bodies]
      )
      let kind = AspectKind.allCases[place % Self.kinds]
      transits.append(
        TransitContribution(
          key: TransitKey(body, kind, natal: natal),
          quality: TransitQuality.of(kind, from: body.temperament, to: natal.temperament),
          amount: sum))
    }
    return transits
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

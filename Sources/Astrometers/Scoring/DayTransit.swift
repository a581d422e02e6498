public import Astrology
public import Ephemeris

/// A transit over a day, before any meter hears it.
public struct DayTransit: Sendable, Hashable {
  /// The transiting body.
  public let body: CelestialBody
  /// The natal point.
  public let natal: CelestialBody
  /// The aspect.
  public let kind: AspectKind
  /// The quality (`Q`), −1…1.
  public let quality: Double
  /// The day's mean power (`P`), above 0.
  public let power: Double
}

extension NatalProfile {
  /// The transits of a day, in the order of transiting body, natal point and aspect.
  ///
  /// - Complexity: 121 pairs for each sky.
  public func transits(during day: DaySkies) -> [DayTransit] { transits(during: day.skies) }

  /// The transits of some skies that hold the eleven points.
  package func transits(during skies: [Sky]) -> [DayTransit] {
    let kinds = AspectKind.allCases.count
    var sums = [(power: Double, quality: Double)](
      repeating: (0, 0),
      count: CelestialBody.scoringPoints.count * CelestialBody.scoringPoints.count * kinds)
    let share = 1 / Double(skies.count)
    for sky in skies.indices {
      for body in CelestialBody.scoringPoints {
        let transiting = TransitingBody(body, in: skies[sky])
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
    var transits: [DayTransit] = []
    for (place, sum) in sums.enumerated() where sum.power > 0 {
      let pair = place / kinds
      transits.append(
        DayTransit(
          body: CelestialBody.scoringPoints[pair / CelestialBody.scoringPoints.count],
          natal: CelestialBody.scoringPoints[pair % CelestialBody.scoringPoints.count],
          kind: AspectKind.allCases[place % kinds], quality: sum.quality, power: sum.power))
    }
    return transits
  }

  /// What a transit of a day adds to a meter's activity (`C`), 0 where the meter doesn't hear it.
  public func amount(of transit: DayTransit, to meter: Meter) -> Double {
    amounts(of: transit)[meter]
  }

  /// The same of all meters.
  func amounts(of transit: DayTransit) -> MeterTable {
    guard let point = points.indices.first(where: { points[$0].body == transit.natal }) else {
      return MeterTable()
    }
    return points[point].pull * transit.power * Hearing.of(transit.body)
  }
}

public import Astrology
public import Ephemeris

/// What one transit adds to one meter over a day.
public struct Contribution: Sendable, Hashable {
  /// The transiting body.
  public let body: Body
  /// The natal point.
  public let natal: Body
  /// The aspect.
  public let kind: AspectKind
  /// The transit's quality, −1…1.
  public let quality: Double
  /// The day's mean contribution (`C`), above 0.
  public let amount: Double
}

extension NatalProfile {
  /// Everything that adds to a meter's activity during a day, the largest first.
  ///
  /// The amounts sum to the meter's activity, and amounts times qualities to its tone. Ties stand in
  /// the order of transiting body, natal point and aspect.
  public func contributions(to meter: Meter, during skies: [Sky]) -> [Contribution] {
    contributions(during: skies) { body, point in
      point.pull[meter] * Hearing.of(body)[meter]
    }
  }

  /// Everything that touches the chart during a day, added up over all meters, the largest first.
  public func contributions(during skies: [Sky]) -> [Contribution] {
    contributions(during: skies) { body, point in
      Meter.allCases.reduce(0) { $0 + point.pull[$1] * Hearing.of(body)[$1] }
    }
  }

  private func contributions(
    during skies: [Sky], share: (Body, Point) -> Double
  ) -> [Contribution] {
    var sums: [TransitIdentity: (amount: Double, quality: Double)] = [:]
    for sky in skies {
      for body in Body.scoringPoints {
        let transiting = TransitingBody(body, in: sky)
        for point in points {
          guard let transit = transiting.transit(to: point.body, at: point.longitude) else {
            continue
          }
          let amount = transit.power * share(body, point) / Double(skies.count)
          guard amount > 0 else { continue }
          let identity = TransitIdentity(body: body, natal: point.body, kind: transit.kind)
          sums[identity, default: (0, transit.quality)].amount += amount
        }
      }
    }
    return sums.map { identity, sum in
      Contribution(
        body: identity.body, natal: identity.natal, kind: identity.kind, quality: sum.quality,
        amount: sum.amount)
    }.sorted { $0.stands(before: $1) }
  }
}

private struct TransitIdentity: Hashable {
  let body: Body
  let natal: Body
  let kind: AspectKind
}

extension Contribution {
  fileprivate func stands(before other: Self) -> Bool {
    if amount != other.amount { return amount > other.amount }
    if body != other.body { return body < other.body }
    if natal != other.natal { return natal < other.natal }
    return kind.rawValue < other.kind.rawValue
  }
}

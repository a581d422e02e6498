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
    contributions(to: meter, from: transits(during: skies))
  }

  /// Everything that adds to a meter's activity, of the transits of a day, the largest first.
  public func contributions(to meter: Meter, from transits: [DayTransit]) -> [Contribution] {
    contributions(from: transits) { amount(of: $0, to: meter) }
  }

  /// Everything that touches the chart during a day, added up over all meters, the largest first.
  public func contributions(during skies: [Sky]) -> [Contribution] {
    contributions(from: transits(during: skies)) { transit in
      Meter.allCases.reduce(0) { $0 + amount(of: transit, to: $1) }
    }
  }

  private func contributions(
    from transits: [DayTransit], amount: (DayTransit) -> Double
  ) -> [Contribution] {
    transits.compactMap { transit in
      let amount = amount(transit)
      guard amount > 0 else { return nil }
      return Contribution(
        body: transit.body, natal: transit.natal, kind: transit.kind, quality: transit.quality,
        amount: amount)
    }.sorted { $0.stands(before: $1) }
  }
}

extension Contribution {
  fileprivate func stands(before other: Self) -> Bool {
    if amount != other.amount { return amount > other.amount }
    if body != other.body { return body < other.body }
    if natal != other.natal { return natal < other.natal }
    return kind.rawValue < other.kind.rawValue
  }
}

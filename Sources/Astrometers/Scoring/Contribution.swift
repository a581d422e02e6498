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
    contributions(from: transits) { amount(of: transits[$0], to: meter) }
  }

  /// Everything that adds to each meter's activity, of the transits of a day: for each meter, in the
  /// meters' order, the largest first.
  public func contributions(from transits: [DayTransit]) -> [[Contribution]] {
    let amounts = transits.map(amounts(of:))
    return Meter.allCases.map { meter in
      contributions(from: transits) { amounts[$0][meter] }
    }
  }

  /// Everything that touches the chart during a day, added up over all meters, the largest first.
  public func contributions(during skies: [Sky]) -> [Contribution] {
    let transits = transits(during: skies)
    return contributions(from: transits) { place in
      Meter.allCases.reduce(0) { $0 + amount(of: transits[place], to: $1) }
    }
  }

  private func contributions(
    from transits: [DayTransit], amount: (_ place: Int) -> Double
  ) -> [Contribution] {
    transits.indices.compactMap { place in
      let (transit, amount) = (transits[place], amount(place))
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

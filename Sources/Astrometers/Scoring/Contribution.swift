public import Astrology
public import Ephemeris

/// What one transit adds to one meter over a day.
public struct Contribution: Sendable, Hashable {
  /// The transiting body.
  public let body: CelestialBody
  /// The natal point.
  public let natal: CelestialBody
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
  public func contributions(to meter: Meter, during day: DaySkies) -> [Contribution] {
    contributions(to: meter, during: day.skies)
  }

  /// Everything that touches the chart during a day, added up over all meters, the largest first.
  public func contributions(during day: DaySkies) -> [Contribution] {
    contributions(during: day.skies)
  }

  /// Everything that adds to a meter's activity during a day, the largest first.
  ///
  /// The amounts sum to the meter's activity, and amounts times qualities to its tone. Ties stand in
  /// the order of transiting body, natal point and aspect.
  package func contributions(to meter: Meter, during skies: [Sky]) -> [Contribution] {
    contributions(to: meter, from: transits(during: skies))
  }

  /// Everything that adds to a meter's activity, of the transits of a day, the largest first.
  public func contributions(to meter: Meter, from transits: [DayTransit]) -> [Contribution] {
    contributions(from: transits) { amount(of: $0, to: meter) }
  }

  /// What adds most to each meter's activity, of the transits of a day: a list for each meter, in the
  /// meters' order, with the first few of ``contributions(to:from:)``.
  package func strongest(_ count: Int, from transits: [DayTransit]) -> [[Contribution]] {
    var strongest = [[Contribution]](repeating: [], count: Meter.count)
    for transit in transits {
      let amounts = amounts(of: transit)
      for meter in Meter.allCases where amounts[meter] > 0 {
        strongest[meter.rawValue].insert(
          Contribution(of: transit, amount: amounts[meter]), keeping: count)
      }
    }
    return strongest
  }

  /// Everything that touches the chart during a day, added up over all meters, the largest first.
  package func contributions(during skies: [Sky]) -> [Contribution] {
    contributions(from: transits(during: skies)) { transit in
      let amounts = amounts(of: transit)
      return Meter.allCases.reduce(0) { $0 + amounts[$1] }
    }
  }

  private func contributions(
    from transits: [DayTransit], amount: (DayTransit) -> Double
  ) -> [Contribution] {
    transits.compactMap { transit in
      let amount = amount(transit)
      guard amount > 0 else { return nil }
      return Contribution(of: transit, amount: amount)
    }.sorted { $0.stands(before: $1) }
  }
}

extension [Contribution] {
  /// Puts a contribution in its place in an ordered list, which is kept short: most are too small for
  /// it, so this is cheaper than to sort them all.
  fileprivate mutating func insert(_ contribution: Contribution, keeping limit: Int) {
    var place = count
    while place > 0, contribution.stands(before: self[place - 1]) { place -= 1 }
    guard place < limit else { return }
    if count == limit { removeLast() }
    insert(contribution, at: place)
  }
}

extension Contribution {
  fileprivate init(of transit: DayTransit, amount: Double) {
    self.init(
      body: transit.body, natal: transit.natal, kind: transit.kind, quality: transit.quality,
      amount: amount)
  }

  fileprivate func stands(before other: Self) -> Bool {
    if amount != other.amount { return amount > other.amount }
    if body != other.body { return body < other.body }
    if natal != other.natal { return natal < other.natal }
    return kind.index < other.kind.index
  }
}

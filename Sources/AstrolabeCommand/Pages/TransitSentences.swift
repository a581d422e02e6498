import Astrolabe

/// A day's strongest transits in words.
struct TransitSentences {
  private let chart: NatalChart
  private let natal: NatalProfile
  /// The transits of the day, before any meter hears them.
  private let transits: [TransitContribution]
  /// The sky that facts are told for.
  private let instant: Sky

  init(of chart: NatalChart, natal: NatalProfile, during skies: [Sky], at instant: Sky) {
    self.chart = chart
    self.natal = natal
    self.instant = instant
    transits = natal.transits(during: skies)
  }

  /// Sentences on the transits that add most to the meters, of those in orb at the instant.
  func strongest(_ count: Int) -> [String] {
    let inOrb = natal.contributions(from: transits).lazy.compactMap { contribution in
      chart.transit(contribution.key, in: instant).map { sentence(contribution, $0) }
    }
    return Array(inOrb.prefix(count))
  }

  private func sentence(_ contribution: TransitContribution, _ transit: TransitAspect) -> String {
    let orb = DecimalText.fixed(transit.orb.degrees, decimals: 1)
    let motion = transit.geometry.motion == .applying ? "closing in" : "moving off"
    let house = transit.key.natalBody.map { " in house \(chart.house(of: $0))" } ?? ""
    let subject = transit.body.phrase.sentenceCased
    let object = "your natal \(transit.natal.title)\(house)"
    return "\(subject) \(transit.aspect.verb) \(object), \(orb)° from exact and \(motion): "
      + "\(contribution.feeling), most in \(mostTouched(by: contribution.key))."
  }

  /// The two meters that hear most of a transit.
  private func mostTouched(by key: TransitKey) -> String {
    let transit = transits.first { $0.key == key }
    let amounts = Meter.allCases.map { meter in
      (meter: meter, amount: transit.map { natal.amount(of: $0, to: meter) } ?? 0)
    }
    return amounts.sorted { $0.amount > $1.amount }.prefix(2).map(\.meter.title)
      .joined(separator: " and ")
  }
}

extension TransitContribution {
  fileprivate var feeling: String {
    if quality > 0 { return "a help" }
    return quality < 0 ? "a strain" : "neither help nor strain"
  }
}

extension AspectKind {
  /// What a body does to another, such as `stands opposite`.
  fileprivate var verb: String {
    switch self {
    case .conjunction: "joins"
    case .opposition: "stands opposite"
    case .trine: "makes a trine to"
    case .square: "makes a square to"
    case .sextile: "makes a sextile to"
    }
  }
}

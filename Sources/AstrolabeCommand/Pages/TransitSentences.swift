import Astrolabe

/// A day's strongest transits in words.
struct TransitSentences {
  private let reading: DailyReading

  init(of reading: DailyReading) {
    self.reading = reading
  }

  /// A sentence on each.
  func strongest(_ count: Int) -> [String] {
    reading.strongest(count).compactMap { contribution in
      reading.chart.transit(contribution.key, in: reading.day.sky)
        .map { sentence(contribution, $0) }
    }
  }

  private func sentence(_ contribution: TransitContribution, _ transit: TransitAspect) -> String {
    let orb = DecimalText.fixed(transit.orb.degrees, decimals: 1)
    let motion = transit.geometry.motion == .applying ? "closing in" : "moving off"
    let house =
      transit.key.natalBody.flatMap { reading.chart.house(of: $0) as House? }
      .map { " in house \($0)" } ?? ""
    let subject = transit.body.phrase.sentenceCased
    let touched = reading.meters(mostTouchedBy: contribution.key).prefix(2).map(\.title)
      .joined(separator: " and ")
    let object = "your natal \(transit.natal.title)\(house)"
    return "\(subject) \(transit.aspect.verb) \(object), \(orb)° from exact and \(motion): "
      + "\(contribution.feeling), most in \(touched)."
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

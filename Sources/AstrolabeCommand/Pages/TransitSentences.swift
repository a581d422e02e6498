import Astrolabe

/// A day's strongest transits in words.
struct TransitSentences {
  let natal: NatalProfile
  let skies: [Sky]
  /// The sky that facts are told for.
  let instant: Sky
  let frame: HouseFrame

  /// Sentences on the transits that add most to the meters, of those in orb at the instant.
  func strongest(_ count: Int) -> [String] {
    natal.contributions(during: skies).filter(isInOrb).prefix(count).map(sentence)
  }

  private func isInOrb(_ contribution: Contribution) -> Bool {
    geometry(of: contribution).orb.magnitude
      <= OrbTable.standard[contribution.kind] ?? .zero
  }

  private func geometry(of contribution: Contribution) -> AspectGeometry {
    let place = frameLongitude(of: contribution.natal)
    let state = instant[contribution.body]
    return AspectGeometry(
      contribution.kind, from: place, movingBy: .zero, to: state.longitude,
      movingBy: state.longitudePerDay)
  }

  private func frameLongitude(of body: CelestialBody) -> EclipticLongitude {
    natal.points[Int(body.rawValue)].longitude
  }

  private func sentence(_ contribution: Contribution) -> String {
    let geometry = geometry(of: contribution)
    let orb = DecimalText.fixed(geometry.orb.magnitude.degrees, decimals: 1)
    let motion = geometry.motion == .applying ? "closing in" : "moving off"
    let house = natal.points[Int(contribution.natal.rawValue)].house
    let subject = contribution.body.phrase.sentenceCased
    let object = "your natal \(contribution.natal.title) in house \(house)"
    return "\(subject) \(contribution.kind.verb) \(object), \(orb)° from exact and \(motion): "
      + "\(contribution.feeling), most in \(mostTouched(by: contribution))."
  }

  /// The two meters that hear most of a transit.
  private func mostTouched(by contribution: Contribution) -> String {
    let amounts = Meter.allCases.map { meter in
      let same = natal.contributions(to: meter, during: skies).first {
        $0.body == contribution.body && $0.natal == contribution.natal
          && $0.kind == contribution.kind
      }
      return (meter: meter, amount: same?.amount ?? 0)
    }
    return amounts.sorted { $0.amount > $1.amount }.prefix(2).map(\.meter.title)
      .joined(separator: " and ")
  }
}

extension Contribution {
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

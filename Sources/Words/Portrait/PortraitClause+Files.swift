@_spi(FrontEnd) internal import Astrology
internal import Ephemeris
internal import Readings

extension PortraitClause {
  /// Every clause, in the order of the file.
  static var allCases: [Self] {
    let points = PortraitText.pointsOfAspects
    return (points + [.angle(.descendant)]).map(Self.name) + House.all.map(Self.ordinal)
      + House.all.map(Self.topic)
      + chaptersOfAdvice.flatMap { chapter in
        CelestialBody.tenPlanets.map { .remedy(chapter, $0) }
      }
      + chaptersOfAdvice.flatMap { chapter in
        ZodiacSign.allCases.map { .advice(chapter, $0) }
      }
      + CelestialBody.tenPlanets.map(Self.want) + points.map(Self.domain) + points.map(Self.gift)
      + ZodiacSign.allCases.map(Self.sunWant) + ZodiacSign.allCases.map(Self.moonNeed)
      + ZodiacSign.allCases.map(Self.sunFigure) + ZodiacSign.allCases.map(Self.moonFigure)
      + ZodiacSign.allCases.map(Self.risingFigure) + ZodiacSign.allCases.map(Self.farewell)
  }

  /// Every clause on rulers of signs and on two sides of a trait, in the order of its file.
  static var allWays: [Self] {
    let planets = CelestialBody.rulers
    return planets.flatMap { body in ZodiacSign.allCases.map { .steer(body, $0) } }
      + House.all.map(Self.bond) + ZodiacSign.allCases.map(Self.mate)
      + planets.enumerated().flatMap { index, body in
        planets[(index + 1)...].map { .exchange(body, $0) }
      }
      + planets.flatMap { body in
        ZodiacSign.allCases.filter { $0.traditionalRuler == body }.map { .end(body, $0) }
      }
      + PortraitTrait.allCases.flatMap { trait in
        [true, false].map { .both(PortraitFact.Saying(trait: trait, isMore: $0)) }
      } + allWeighed
  }

  /// Every clause that weighs a chart as a whole.
  private static var allWeighed: [Self] {
    PortraitField.all.map(Self.field) + ZodiacSign.allCases.map(Self.most)
      + ZodiacSign.allCases.map(Self.against)
      + ZodiacSign.Element.allCases.flatMap { element in
        [.follows(element, nil)]
          + ZodiacSign.allCases.filter { !element.suits($0.element) }
          .map { .follows(element, $0) }
      }
  }

  /// Whether it stands in the file on rulers of signs.
  var isWay: Bool {
    switch self {
    case .steer, .bond, .mate, .exchange, .end, .both, .field, .most, .against, .follows:
      true
    case .name, .ordinal, .topic, .remedy, .advice, .want, .domain, .gift,
      .sunWant, .moonNeed, .sunFigure, .moonFigure, .risingFigure, .farewell:
      false
    }
  }

  /// The chapters that end with something to do.
  private static let chaptersOfAdvice: [Portrait.ChapterKind] = [.love, .action, .work]

  /// The group in the file.
  var group: String {
    switch self {
    case .name: "names"
    case .ordinal: "ordinals"
    case .topic: "topics"
    case .remedy(let chapter, _): "remedy_\(chapter.rawValue)"
    case .advice(let chapter, _): "advice_\(chapter.rawValue)"
    case .want: "wants"
    case .domain: "domains"
    case .gift: "gifts"
    case .sunWant: "sun_wants"
    case .moonNeed: "moon_needs"
    case .sunFigure: "sun_figures"
    case .moonFigure: "moon_figures"
    case .risingFigure: "rising_figures"
    case .farewell: "farewells"
    case .steer(let body, _): "steer_\(body.name)"
    case .bond: "bonds"
    case .mate: "mates"
    case .exchange: "exchanges"
    case .end: "ends"
    case .both: "both"
    case .field(.point): "fields"
    case .field(.house): "places"
    case .field(.half): "halves"
    case .most: "most"
    case .against: "against"
    case .follows(let element, _): "follows_\(element.name)"
    }
  }

  /// The name within the group.
  var name: String {
    switch self {
    case .name(let point), .domain(let point), .gift(let point): point.name
    case .ordinal(let house), .topic(let house), .bond(let house): "\(house.number)"
    case .want(let body), .remedy(_, let body): body.name
    case .end(let body, let sign): "\(body.name).\(sign.name)"
    case .exchange(let one, let other): "\(one.name).\(other.name)"
    case .both(let saying): "\(saying.trait.rawValue).\(saying.isMore ? "more" : "less")"
    case .field(.point(let point)): point.name
    case .field(.house(let house)): "\(house.number)"
    case .field(.half(let half)): half.rawValue
    case .follows(_, let sign): sign?.name ?? "alone"
    case .sunWant(let sign), .moonNeed(let sign), .sunFigure(let sign), .moonFigure(let sign),
      .risingFigure(let sign), .farewell(let sign), .advice(_, let sign), .steer(_, let sign),
      .mate(let sign),
      .most(let sign), .against(let sign):
      sign.name
    }
  }

  /// The numbers of the group and of the clause in it.
  var place: (group: Int, index: Int) {
    switch self {
    case .name(let point): (0, point.rank)
    case .advice(let chapter, let sign): (2, chapter.index << 4 | sign.rawValue)
    case .want(let body): (6, Int(body.rawValue))
    case .domain(let point): (7, point.rank)
    case .gift(let point): (8, point.rank)
    case .sunWant(let sign): (9, sign.rawValue)
    case .moonNeed(let sign): (10, sign.rawValue)
    case .sunFigure(let sign): (14, sign.rawValue)
    case .moonFigure(let sign): (15, sign.rawValue)
    case .risingFigure(let sign): (27, sign.rawValue)
    case .farewell(let sign): (11, sign.rawValue)
    case .ordinal(let house): (12, house.number)
    case .topic(let house): (3, house.number)
    case .remedy(let chapter, let body): (5, chapter.index << 4 | Int(body.rawValue))
    case .steer(let body, let sign): (16, Int(body.rawValue) << 4 | sign.rawValue)
    case .bond(let house): (18, house.number)
    case .mate(let sign): (19, sign.rawValue)
    case .exchange(let one, let other): (20, Int(one.rawValue) << 4 | Int(other.rawValue))
    case .end(let body, let sign): (21, Int(body.rawValue) << 4 | sign.rawValue)
    case .both(let saying): (22, saying.trait.place << 1 | (saying.isMore ? 1 : 0))
    case .field(.point(let point)): (4, point.rank)
    case .field(.house(let house)): (13, house.number)
    case .field(.half(let half)):
      (17, Portrait.Hemisphere.allCases.firstIndex(of: half) ?? 0)
    case .most(let sign): (24, sign.rawValue)
    case .against(let sign): (25, sign.rawValue)
    case .follows(let element, let sign):
      (26, element.index << 4 | (sign.map { $0.rawValue } ?? 15))
    }
  }

  /// How long the clause may be.
  var limits: WordLimits {
    switch self {
    case .farewell: WordLimits(words: 5...30, sentences: 1...2, alternatives: 2)
    case .advice, .remedy: WordLimits(words: 5...24, sentences: 1...2)
    case .follows: WordLimits(words: 8...36, sentences: 1...3, alternatives: 2)
    case .name, .ordinal, .topic, .want, .domain, .gift, .sunWant, .moonNeed,
      .sunFigure, .moonFigure, .risingFigure, .steer, .bond, .mate, .exchange, .end, .field,
      .most, .against, .both:
      WordLimits(words: 1...16, sentences: 0...1, isLabel: true)
    }
  }
}

extension PortraitTrait {
  /// The trait's place among all of them.
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

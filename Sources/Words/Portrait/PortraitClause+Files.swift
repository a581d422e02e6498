@_spi(FrontEnd) internal import Astrology
internal import Ephemeris
internal import Readings

extension PortraitClause {
  /// Every clause, in the order of the file.
  static var allCases: [Self] {
    let points = PortraitText.pointsOfAspects
    return (points + [.angle(.descendant)]).map(Self.name) + House.all.map(Self.ordinal)
      + House.all.map(Self.topic) + CelestialBody.tenPlanets.map(Self.part)
      + chaptersOfAdvice.flatMap { chapter in
        CelestialBody.tenPlanets.map { .remedy(chapter, $0) }
      }
      + chaptersOfAdvice.flatMap { chapter in
        ZodiacSign.allCases.map { .advice(chapter, $0) }
      }
      + CelestialBody.tenPlanets.map(Self.want) + points.map(Self.domain) + points.map(Self.gift)
      + ZodiacSign.allCases.map(Self.sunWant) + ZodiacSign.allCases.map(Self.moonNeed)
      + ZodiacSign.allCases.map(Self.sunFigure) + ZodiacSign.allCases.map(Self.moonFigure)
      + ZodiacSign.allCases.map(Self.farewell)
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
      } + PortraitTrait.allCases.map { .both($0, inLove: false) }
      + PortraitTrait.ofLove.map { .both($0, inLove: true) }
  }

  /// Whether it stands in the file on rulers of signs.
  var isWay: Bool {
    switch self {
    case .steer, .bond, .mate, .exchange, .end, .both: true
    case .name, .ordinal, .topic, .part, .remedy, .advice, .want, .domain, .gift,
      .sunWant, .moonNeed, .sunFigure, .moonFigure, .farewell:
      false
    }
  }

  /// The chapters that end with something to do.
  private static let chaptersOfAdvice: [PortraitChapter] = [.love, .action, .work]

  /// The group in the file.
  var group: String {
    switch self {
    case .name: "names"
    case .ordinal: "ordinals"
    case .topic: "topics"
    case .part: "parts"
    case .remedy(let chapter, _): "remedy_\(chapter.rawValue)"
    case .advice(let chapter, _): "advice_\(chapter.rawValue)"
    case .want: "wants"
    case .domain: "domains"
    case .gift: "gifts"
    case .sunWant: "sun_wants"
    case .moonNeed: "moon_needs"
    case .sunFigure: "sun_figures"
    case .moonFigure: "moon_figures"
    case .farewell: "farewells"
    case .steer(let body, _): "steer_\(body.name)"
    case .bond: "bonds"
    case .mate: "mates"
    case .exchange: "exchanges"
    case .end: "ends"
    case .both(_, let inLove): inLove ? "both_love" : "both"
    }
  }

  /// The name within the group.
  var name: String {
    switch self {
    case .name(let point), .domain(let point), .gift(let point): point.name
    case .ordinal(let house), .topic(let house), .bond(let house): "\(house.number)"
    case .want(let body), .part(let body), .remedy(_, let body):
      body.name
    case .end(let body, let sign): "\(body.name).\(sign.name)"
    case .exchange(let one, let other): "\(one.name).\(other.name)"
    case .both(let trait, _): trait.rawValue
    case .sunWant(let sign), .moonNeed(let sign), .sunFigure(let sign), .moonFigure(let sign),
      .farewell(let sign), .advice(_, let sign), .steer(_, let sign), .mate(let sign):
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
    case .farewell(let sign): (11, sign.rawValue)
    case .ordinal(let house): (12, house.number)
    case .topic(let house): (3, house.number)
    case .part(let body): (4, Int(body.rawValue))
    case .remedy(let chapter, let body): (5, chapter.index << 4 | Int(body.rawValue))
    case .steer(let body, let sign): (16, Int(body.rawValue) << 4 | sign.rawValue)
    case .bond(let house): (18, house.number)
    case .mate(let sign): (19, sign.rawValue)
    case .exchange(let one, let other): (20, Int(one.rawValue) << 4 | Int(other.rawValue))
    case .end(let body, let sign): (21, Int(body.rawValue) << 4 | sign.rawValue)
    case .both(let trait, let inLove): (22, trait.place << 1 | (inLove ? 1 : 0))
    }
  }

  /// How long the clause may be.
  var limits: WordLimits {
    switch self {
    case .farewell: WordLimits(words: 5...30, sentences: 1...2, alternatives: 2)
    case .advice, .remedy: WordLimits(words: 5...24, sentences: 1...2)
    case .both: WordLimits(words: 8...26, names: ["first", "second"])
    case .name, .ordinal, .topic, .part, .want, .domain, .gift, .sunWant, .moonNeed,
      .sunFigure, .moonFigure, .steer, .bond, .mate, .exchange, .end:
      WordLimits(words: 1...16, sentences: 0...1, isLabel: true)
    }
  }
}

extension PortraitTrait {
  /// The trait's place among all of them.
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

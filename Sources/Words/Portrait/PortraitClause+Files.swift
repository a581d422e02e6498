internal import Astrology
internal import Ephemeris
internal import Readings

extension PortraitClause {
  /// Every clause, in the order of the file.
  static var allCases: [Self] {
    let points = PortraitText.pointsOfAspects
    return points.map(Self.name) + House.all.map(Self.ordinal)
      + pointsOfAsides.map(Self.aside)
      + chaptersOfAdvice.flatMap { chapter in
        ZodiacSign.allCases.map { .advice(chapter, $0) }
      }
      + CelestialBody.tenPlanets.map(Self.want) + points.map(Self.domain) + points.map(Self.gift)
      + ZodiacSign.allCases.map(Self.sunWant) + ZodiacSign.allCases.map(Self.moonNeed)
      + ZodiacSign.allCases.map(Self.farewell)
  }

  /// The points whose signs can say the opposite of an earlier one.
  private static let pointsOfAsides: [ChartPoint] = [
    .body(.sun), .body(.moon), .body(.mercury), .body(.venus), .body(.mars), .body(.jupiter),
    .body(.saturn), .angle(.ascendant), .angle(.midheaven),
  ]
  /// The chapters that end with something to do.
  private static let chaptersOfAdvice: [PortraitChapter] = [.love, .action, .work]

  /// The group in the file.
  var group: String {
    switch self {
    case .name: "names"
    case .ordinal: "ordinals"
    case .aside: "asides"
    case .advice(let chapter, _): "advice_\(chapter.rawValue)"
    case .want: "wants"
    case .domain: "domains"
    case .gift: "gifts"
    case .sunWant: "sun_wants"
    case .moonNeed: "moon_needs"
    case .farewell: "farewells"
    }
  }

  /// The name within the group.
  var name: String {
    switch self {
    case .name(let point), .aside(let point), .domain(let point), .gift(let point): point.name
    case .ordinal(let house): "\(house.number)"
    case .want(let body): body.name
    case .sunWant(let sign), .moonNeed(let sign), .farewell(let sign), .advice(_, let sign):
      sign.name
    }
  }

  /// The numbers of the group and of the clause in it.
  var place: (group: Int, index: Int) {
    switch self {
    case .name(let point): (0, point.rank)
    case .aside(let point): (1, point.rank)
    case .advice(let chapter, let sign): (2, chapter.index << 4 | sign.rawValue)
    case .want(let body): (6, Int(body.rawValue))
    case .domain(let point): (7, point.rank)
    case .gift(let point): (8, point.rank)
    case .sunWant(let sign): (9, sign.rawValue)
    case .moonNeed(let sign): (10, sign.rawValue)
    case .farewell(let sign): (11, sign.rawValue)
    case .ordinal(let house): (12, house.number)
    }
  }

  /// How long the clause may be.
  var limits: WordLimits {
    switch self {
    case .farewell: WordLimits(words: 5...30, sentences: 1...2, alternatives: 2)
    case .aside: WordLimits(words: 3...12, isLabel: true)
    case .advice: WordLimits(words: 5...24, sentences: 1...2)
    case .name, .ordinal, .want, .domain, .gift, .sunWant, .moonNeed:
      WordLimits(words: 1...16, sentences: 0...1, isLabel: true)
    }
  }
}

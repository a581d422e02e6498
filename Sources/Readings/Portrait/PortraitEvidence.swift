internal import Astrology
internal import Ephemeris

/// What the facts of a chart say about each matter, taken together.
struct PortraitEvidence {
  /// A fact that says more (positive) or less (negative) of a matter.
  struct Vote {
    let fact: PortraitFact
    let matter: PortraitMatter
    let weight: Double
  }

  private let votes: [Vote]
  /// Chooses among alternatives; neighbouring matters get different ones.
  private let variant: Int

  init(_ facts: PortraitFacts) {
    var votes: [Vote] = []
    for (point, weight, matters) in Self.voters {
      guard let sign = facts.signs[point] else { continue }
      for (matter, lean) in sign.leanings where matters.contains(matter) {
        votes.append(Vote(fact: .sign(point, sign), matter: matter, weight: weight * lean))
      }
    }
    for body in [CelestialBody.sun, .moon] {
      guard let house = facts.house(of: body) else { continue }
      for (matter, lean) in house.leanings {
        votes.append(Vote(fact: .house(body, house), matter: matter, weight: 1.5 * lean))
      }
    }
    for weighted in facts.aspects where !weighted.aspect.isFaint {
      for (matter, lean) in weighted.aspect.leanings {
        votes.append(Vote(fact: .aspect(weighted.aspect), matter: matter, weight: 2 * lean))
      }
    }
    self.votes = votes
    variant = facts.variant
  }

  /// The matters on which the facts agree, and those on which they are torn, the strongest first.
  ///
  /// Facts agree if three or more say the same and their weight is four times that of the others.
  /// They are torn if two or more stand on each side and neither side weighs twice the other.
  func signatures(atMost count: Int) -> [Portrait.Statement] {
    let sorted = PortraitMatter.allCases.compactMap(signature).sorted {
      ($0.weight, $0.facts.count) > ($1.weight, $1.facts.count)
    }
    return Array(sorted.prefix(count))
  }

  private func signature(of matter: PortraitMatter) -> Portrait.Statement? {
    let here = votes.filter { $0.matter == matter }
    let more = here.filter { $0.weight > 0 }
    let less = here.filter { $0.weight < 0 }
    let moreWeight = more.reduce(0) { $0 + $1.weight }
    let lessWeight = less.reduce(0) { $0 - $1.weight }
    let (least, most) = (min(moreWeight, lessWeight), max(moreWeight, lessWeight))
    let strong = moreWeight > lessWeight ? more : less
    if strong.count >= 3, most >= 5, most >= 4 * least {
      let direction: PortraitDirection = moreWeight > lessWeight ? .more : .less
      return Portrait.Statement(
        [.matter(matter, direction)],
        because: Self.strongest(strong), weight: most - least, matter: matter, direction: direction,
        variant: variant + matter.index)
    }
    if more.count >= 2, less.count >= 2, least >= 3.5, most <= 2 * least {
      return Portrait.Statement(
        [.matter(matter, .torn)], because: Self.strongest(more) + Self.strongest(less),
        weight: least, matter: matter, direction: .torn, variant: variant + matter.index,
        form: .torn(more: more.count))
    }
    return nil
  }

  /// The facts behind votes, the strongest first.
  private static func strongest(_ votes: [Vote]) -> [PortraitFact] {
    votes.enumerated().sorted {
      (abs($0.element.weight), $1.offset) > (abs($1.element.weight), $0.offset)
    }.map(\.element.fact)
  }

  /// The points whose signs speak of matters, with the weight of each and its matters.
  private static let voters: [(ChartPoint, Double, Set<PortraitMatter>)] = [
    (.body(.sun), 3, Set(PortraitMatter.allCases)),
    (.body(.moon), 3, [.closeness, .change, .depth, .attention, .order, .imagination, .pace]),
    (.angle(.ascendant), 2, [.pace, .speech, .attention, .change, .closeness]),
    (.body(.mercury), 2, [.speech, .order, .imagination, .pace]),
    (.body(.venus), 2, [.closeness, .depth, .change]),
    (.body(.mars), 2, [.pace, .order]),
  ]
}

extension ZodiacSign {
  /// What the tradition says about the sign, as far as it speaks of a matter.
  fileprivate var leanings: [(PortraitMatter, Double)] {
    switch self {
    case .aries:
      [
        (.pace, 1), (.speech, 1), (.change, 0.5), (.order, -0.5), (.attention, 0.5),
        (.closeness, -0.5),
      ]
    case .taurus:
      [(.pace, -1), (.speech, -0.5), (.change, -1), (.closeness, 0.5), (.imagination, -1)]
    case .gemini:
      [(.pace, 1), (.speech, 1), (.change, 1), (.order, -0.5), (.closeness, -0.5), (.depth, -1)]
    case .cancer:
      [(.closeness, 1), (.speech, -0.5), (.change, -0.5), (.attention, -1), (.depth, 1)]
    case .leo:
      [
        (.attention, 1), (.speech, 1), (.depth, 0.5), (.change, -0.5), (.pace, 0.5),
        (.closeness, 1),
      ]
    case .virgo:
      [(.order, 1), (.attention, -1), (.imagination, -1), (.depth, -0.5)]
    case .libra: [(.closeness, 1), (.speech, 0.5), (.depth, -0.5)]
    case .scorpio:
      [(.depth, 1), (.speech, -1), (.attention, -1), (.change, -0.5), (.closeness, 0.5)]
    case .sagittarius:
      [
        (.change, 1), (.speech, 1), (.pace, 1), (.closeness, -0.5), (.order, -1),
        (.imagination, 0.5),
      ]
    case .capricorn:
      [
        (.order, 1), (.pace, -1), (.speech, -1), (.depth, -1), (.imagination, -1),
        (.closeness, -0.5),
      ]
    case .aquarius: [(.closeness, -1), (.change, 1), (.depth, -1), (.imagination, 1)]
    case .pisces:
      [(.imagination, 1), (.depth, 1), (.closeness, 1), (.order, -1), (.attention, -0.5)]
    }
  }
}

extension House {
  /// What it means for the Sun or the Moon to be in the house, as far as it speaks of a matter.
  fileprivate var leanings: [(PortraitMatter, Double)] {
    switch number {
    case 1: [(.attention, 1)]
    case 4: [(.attention, -1)]
    case 6: [(.order, 1)]
    case 7: [(.closeness, 1)]
    case 8: [(.depth, 1)]
    case 9: [(.change, 1)]
    case 10: [(.attention, 1)]
    case 12: [(.attention, -1), (.imagination, 1)]
    case _: []
    }
  }
}

extension Aspect {
  /// What the aspect says, as far as it speaks of a matter.
  fileprivate var leanings: [(PortraitMatter, Double)] {
    let isStrong = kind.portraitNature != .easy
    switch (first, second) {
    case (.body(.sun), .body(.mars)): return [(.pace, 1)]
    case (.body(.sun), .body(.saturn)): return isStrong ? [(.order, 1)] : [(.order, 0.5)]
    case (.body(.sun), .body(.uranus)): return [(.change, 1)]
    case (.body(.sun), .body(.neptune)): return [(.imagination, 1)]
    case (.body(.moon), .body(.mars)): return isStrong ? [(.pace, 1), (.depth, 0.5)] : []
    case (.body(.moon), .body(.saturn)): return isStrong ? [(.closeness, -1), (.depth, -1)] : []
    case (.body(.moon), .body(.uranus)): return isStrong ? [(.closeness, -1), (.change, 1)] : []
    case (.body(.moon), .body(.neptune)): return [(.imagination, 1), (.depth, 0.5)]
    case (.body(.moon), .body(.pluto)): return isStrong ? [(.depth, 1)] : []
    case (.body(.mercury), .body(.mars)): return [(.speech, 1), (.pace, 0.5)]
    case (.body(.mercury), .body(.jupiter)): return [(.speech, 0.5)]
    case (.body(.mercury), .body(.saturn)): return [(.order, 1), (.speech, -0.5)]
    case (.body(.mercury), .body(.neptune)): return [(.imagination, 1)]
    case (.body(.venus), .body(.saturn)): return isStrong ? [(.closeness, -1)] : []
    case (.body(.venus), .body(.uranus)): return isStrong ? [(.closeness, -1)] : []
    case (.body(.venus), .body(.pluto)): return isStrong ? [(.depth, 1)] : []
    case (.body(.mars), .body(.saturn)): return isStrong ? [(.pace, -1)] : [(.order, 0.5)]
    case (.body(let body), .angle(.ascendant)) where kind == .conjunction:
      return body.risingLeanings
    case (.body, .body), (.body, .angle), (.angle, .body), (.angle, .angle): return []
    }
  }
}

extension CelestialBody {
  /// What a planet at the Ascendant says about a matter.
  fileprivate var risingLeanings: [(PortraitMatter, Double)] {
    switch ChartBody(self) {
    case .sun: [(.attention, 1)]
    case .moon: [(.depth, 1)]
    case .mercury: [(.speech, 1)]
    case .venus: [(.closeness, 1)]
    case .mars: [(.pace, 1)]
    case .jupiter: [(.attention, 0.5), (.speech, 0.5)]
    case .saturn: [(.order, 1), (.attention, -1)]
    case .uranus: [(.change, 1), (.closeness, -0.5)]
    case .neptune: [(.imagination, 1), (.order, -0.5)]
    case .pluto: [(.depth, 1)]
    case .meanNode, nil: []
    }
  }
}

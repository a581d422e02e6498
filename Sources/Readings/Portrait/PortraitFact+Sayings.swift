internal import Astrology
internal import Ephemeris

extension PortraitFact {
  /// A trait, and whether a text says more of it.
  package struct Saying: Sendable, Hashable {
    /// The trait.
    package let trait: PortraitTrait
    /// Whether the text says more of it.
    package let isMore: Bool

    package init(trait: PortraitTrait, isMore: Bool) {
      self.trait = trait
      self.isMore = isMore
    }

    static func more(_ trait: PortraitTrait) -> Self { Self(trait: trait, isMore: true) }
    static func less(_ trait: PortraitTrait) -> Self { Self(trait: trait, isMore: false) }
  }

  /// Whether the two texts say opposite things of a trait.
  func denies(_ other: Self) -> Bool {
    let others = other.sayings
    return sayings.contains { saying in
      others.contains { $0.trait == saying.trait && $0.isMore != saying.isMore }
    }
  }

  /// What the fact's own text says plainly of a trait, as `words/en/portrait` has it.
  ///
  /// Two texts of a portrait that say opposite things must not ignore each other.
  var sayings: [Saying] {
    switch self {
    case .sign(.body(.sun), let sign): sign.sayingsOfSun
    case .sign(.body(.moon), let sign): sign.sayingsOfMoon
    case .sign(.body(.mercury), let sign): sign.sayingsOfMercury
    case .sign(.body(.venus), let sign): sign.sayingsOfVenus
    case .sign(.body(.mars), let sign): sign.sayingsOfMars
    case .sign(.body(.jupiter), let sign): sign.sayingsOfJupiter
    case .sign(.body(.saturn), let sign): sign.sayingsOfSaturn
    case .sign(.angle(.ascendant), let sign): sign.sayingsOfAscendant
    case .sign(.angle(.midheaven), let sign): sign.sayingsOfMidheaven
    case .house(let body, let house): house.sayings(of: body)
    case .ruler(let angle, _, let house): house.sayings(ofRulerOf: angle)
    case .aspect(let aspect): aspect.sayings
    case .element(let element, let count): element.sayings(isMissing: count == 0)
    case .mode(let mode, let count): mode.sayings(isMissing: count == 0)
    case .hemisphere(.northern, _): [.less(.attention)]
    case .hemisphere(.southern, _): [.more(.attention)]
    case .crowd(let house, _) where house.number == 4: [.less(.attention)]
    case .crowd(let house, _) where house.number == 10: [.more(.attention)]
    case .figure(let figure) where figure.kind == .stellium: figure.sign?.sayingsOfSun ?? []
    case .station(.mars): [.less(.pace), .more(.persistence)]
    case .station(.venus): [.less(.change), .less(.pace)]
    case .retrograde(.mars): [.less(.temper)]
    case .retrograde(.mercury): [.less(.confidence), .less(.pace)]
    case .sign, .retrograde, .hemisphere, .figure, .crowd, .station, .unaspected, .transit,
      .birthTime:
      []
    }
  }
}

extension ZodiacSign.Element {
  fileprivate func sayings(isMissing: Bool) -> [PortraitFact.Saying] {
    switch self {
    case .fire: isMissing ? [] : [.more(.pace)]
    case .earth: isMissing ? [] : [.less(.imagination)]
    case .air: isMissing ? [] : [.less(.depth)]
    case .water: isMissing ? [.less(.depth)] : [.more(.depth)]
    }
  }
}

extension ZodiacSign.Modality {
  fileprivate func sayings(isMissing: Bool) -> [PortraitFact.Saying] {
    switch self {
    case .cardinal: []
    case .fixed: isMissing ? [.more(.change)] : [.less(.change)]
    case .mutable: isMissing ? [.less(.change)] : [.more(.change)]
    }
  }
}

extension ZodiacSign {
  fileprivate var sayingsOfSun: [PortraitFact.Saying] {
    switch self {
    case .aries: [.more(.pace), .less(.persistence), .more(.confidence)]
    case .taurus: [.less(.pace), .less(.change), .more(.persistence)]
    case .gemini: [.more(.speech), .more(.change), .less(.persistence)]
    case .cancer: [.more(.closeness), .less(.temper), .more(.hurt)]
    case .leo: [.more(.attention), .more(.openness)]
    case .virgo: [.more(.order), .more(.detail), .less(.confidence)]
    case .libra: [.more(.closeness), .less(.temper)]
    case .scorpio: [.more(.depth), .less(.speech), .more(.persistence), .more(.hurt)]
    case .sagittarius: [.more(.speech), .less(.order), .less(.detail), .more(.confidence)]
    case .capricorn: [.more(.order), .more(.persistence)]
    case .aquarius: [.less(.closeness), .more(.change)]
    case .pisces: [.more(.imagination), .more(.depth), .less(.order)]
    }
  }

  fileprivate var sayingsOfMoon: [PortraitFact.Saying] {
    switch self {
    case .aries: [.more(.pace), .more(.temper), .less(.hurt)]
    case .taurus: [.less(.pace), .less(.change)]
    case .gemini: [.more(.speech)]
    case .cancer: [.more(.depth), .more(.closeness)]
    case .leo: [.more(.attention), .more(.openness), .more(.temper)]
    case .virgo: [.more(.order), .less(.confidence)]
    case .libra: [.more(.closeness), .less(.temper)]
    case .scorpio: [.more(.depth), .less(.speech), .less(.openness)]
    case .sagittarius: [.less(.closeness), .more(.confidence)]
    case .capricorn: [.less(.depth), .less(.openness)]
    case .aquarius: [.less(.depth), .less(.closeness)]
    case .pisces: [.more(.depth), .more(.imagination), .less(.hurt)]
    }
  }

  fileprivate var sayingsOfMercury: [PortraitFact.Saying] {
    switch self {
    case .aries: [.more(.pace), .more(.speech)]
    case .taurus: [.less(.pace), .less(.change)]
    case .gemini: [.more(.speech), .more(.pace), .less(.persistence)]
    case .leo: [.more(.speech), .more(.confidence)]
    case .virgo: [.more(.order), .more(.detail)]
    case .scorpio: [.less(.speech)]
    case .sagittarius: [.more(.speech), .less(.order), .less(.detail)]
    case .capricorn: [.less(.speech), .less(.imagination)]
    case .pisces: [.more(.imagination), .less(.order), .less(.detail)]
    case .aquarius: [.less(.change)]
    case .libra: [.less(.speech)]
    case .cancer: []
    }
  }

  fileprivate var sayingsOfVenus: [PortraitFact.Saying] {
    switch self {
    case .aries: [.more(.pace), .more(.openness)]
    case .taurus: [.less(.change), .less(.pace)]
    case .gemini: [.less(.depth)]
    case .cancer: [.more(.closeness)]
    case .libra: [.more(.closeness), .less(.temper)]
    case .leo: [.more(.attention), .more(.openness)]
    case .scorpio: [.more(.depth), .less(.openness)]
    case .sagittarius: [.less(.closeness), .more(.openness)]
    case .aquarius: [.less(.closeness)]
    case .pisces: [.more(.depth)]
    case .capricorn: [.less(.openness), .less(.pace)]
    case .virgo: [.less(.openness)]
    }
  }

  fileprivate var sayingsOfMars: [PortraitFact.Saying] {
    switch self {
    case .aries: [.more(.pace), .more(.temper), .less(.hurt)]
    case .taurus: [.less(.pace), .less(.temper), .more(.persistence)]
    case .gemini: [.more(.speech), .less(.persistence)]
    case .cancer: [.less(.temper)]
    case .leo: [.more(.attention), .more(.temper)]
    case .virgo: [.more(.order), .more(.detail)]
    case .libra: [.less(.pace), .less(.temper)]
    case .scorpio: [.less(.temper), .more(.persistence), .more(.hurt)]
    case .sagittarius: [.more(.temper), .less(.persistence)]
    case .capricorn: [.more(.order), .less(.temper), .more(.persistence)]
    case .pisces: [.less(.pace), .less(.temper)]
    case .aquarius: [.less(.order)]
    }
  }

  fileprivate var sayingsOfJupiter: [PortraitFact.Saying] {
    switch self {
    case .aries, .leo, .sagittarius: [.more(.confidence)]
    case .taurus: [.less(.pace)]
    case .virgo: [.more(.detail)]
    case .capricorn: [.less(.confidence)]
    case .libra, .cancer: [.more(.closeness)]
    case .aquarius: [.more(.change)]
    case .gemini, .scorpio, .pisces: []
    }
  }

  fileprivate var sayingsOfSaturn: [PortraitFact.Saying] {
    switch self {
    case .aries, .virgo, .sagittarius: [.less(.confidence)]
    case .gemini: [.less(.speech)]
    case .leo: [.less(.attention)]
    case .scorpio: [.less(.closeness)]
    case .taurus, .cancer, .libra, .capricorn, .aquarius, .pisces: []
    }
  }

  fileprivate var sayingsOfAscendant: [PortraitFact.Saying] {
    switch self {
    case .aries: [.more(.pace)]
    case .taurus: [.less(.pace)]
    case .gemini: [.more(.speech), .more(.pace)]
    case .cancer, .scorpio: [.less(.speech)]
    case .leo: [.more(.attention)]
    case .virgo: [.less(.attention), .less(.pace), .more(.detail)]
    case .libra: [.less(.speech), .less(.temper)]
    case .sagittarius: [.more(.speech), .more(.attention), .more(.confidence)]
    case .capricorn: [.less(.pace), .less(.confidence)]
    case .aquarius: [.less(.closeness)]
    case .pisces: [.more(.imagination)]
    }
  }
}

extension ZodiacSign {
  fileprivate var sayingsOfMidheaven: [PortraitFact.Saying] {
    switch self {
    case .aries: [.more(.pace)]
    case .gemini, .sagittarius: [.more(.speech)]
    case .taurus: [.more(.persistence)]
    case .leo: [.more(.attention)]
    case .virgo: [.more(.detail)]
    case .capricorn: [.more(.order)]
    case .aquarius: [.more(.change)]
    case .cancer, .libra, .scorpio, .pisces: []
    }
  }
}

extension House {
  fileprivate func sayings(of body: CelestialBody) -> [PortraitFact.Saying] {
    switch (ChartBody(body), number) {
    case (.jupiter, 1): [.more(.attention), .more(.confidence)]
    case (.jupiter, 3): [.more(.speech)]
    case (.saturn, 1): [.less(.attention), .less(.confidence)]
    case (.saturn, 3): [.less(.pace)]
    case (.saturn, 5): [.less(.attention)]
    case (.saturn, 8): [.less(.closeness)]
    case (.uranus, 1): [.more(.change)]
    case (.uranus, 6): [.less(.order)]
    case (.uranus, 7): [.less(.closeness)]
    case (.neptune, 3): [.more(.imagination), .less(.detail)]
    case _: []
    }
  }

  fileprivate func sayings(ofRulerOf angle: ChartAngle) -> [PortraitFact.Saying] {
    switch (angle, number) {
    case (.ascendant, 7): [.more(.closeness)]
    case (.ascendant, 10), (.midheaven, 10): [.more(.attention)]
    case (.ascendant, 12): [.less(.attention), .less(.closeness)]
    case (.midheaven, 12): [.less(.attention)]
    case _: []
    }
  }
}

extension Aspect {
  fileprivate var sayings: [PortraitFact.Saying] {
    switch (first, second) {
    case (.body(let one), .body(let other)): sayings(of: one, other)
    case (.body(let body), .angle(.ascendant)): sayings(ofRising: body)
    case (.body(.sun), .angle(.midheaven)) where kind == .conjunction: [.more(.attention)]
    case (.body, .angle), (.angle, .body), (.angle, .angle): []
    }
  }

  private func sayings(of one: CelestialBody, _ other: CelestialBody) -> [PortraitFact.Saying] {
    switch one {
    case .sun: sayings(ofSun: other)
    case .moon: sayings(ofMoon: other)
    case .mercury: sayings(ofMercury: other)
    case .venus: sayings(ofVenus: other)
    case .mars: sayings(ofMars: other)
    case .jupiter: sayings(ofJupiter: other)
    case _: []
    }
  }

  private func sayings(ofSun other: CelestialBody) -> [PortraitFact.Saying] {
    switch (ChartBody(other), kind.portraitNature) {
    case (.mars, .fused): [.more(.pace), .more(.temper)]
    case (.jupiter, .fused), (.jupiter, .easy): [.more(.confidence)]
    case (.saturn, .fused), (.saturn, .hard): [.less(.confidence)]
    case (.saturn, .easy): [.more(.order)]
    case (.uranus, .fused), (.uranus, .hard): [.more(.change)]
    case (.neptune, .fused): [.more(.imagination)]
    case (.mars, .hard): [.more(.temper)]
    case (.pluto, .fused), (.pluto, .hard): [.more(.persistence)]
    case _: []
    }
  }

  private func sayings(ofMoon other: CelestialBody) -> [PortraitFact.Saying] {
    switch (ChartBody(other), kind.portraitNature) {
    case (.mercury, .fused), (.mercury, .easy): [.more(.speech)]
    case (.mars, .fused), (.mars, .hard): [.more(.temper)]
    case (.jupiter, .easy): [.more(.confidence)]
    case (.uranus, .fused), (.uranus, .hard): [.less(.closeness)]
    case (.saturn, .fused): [.less(.speech)]
    case (.neptune, .fused): [.more(.depth)]
    case (.pluto, .fused): [.more(.depth), .more(.hurt)]
    case (.pluto, .hard): [.more(.depth)]
    case (.mars, .easy): [.more(.pace), .less(.hurt)]
    case (.saturn, .hard): [.less(.openness)]
    case _: []
    }
  }

  private func sayings(ofMercury other: CelestialBody) -> [PortraitFact.Saying] {
    switch (ChartBody(other), kind.portraitNature) {
    case (.mars, .fused), (.mars, .hard): [.more(.speech)]
    case (.mars, .easy): [.more(.pace)]
    case (.jupiter, .fused): [.more(.speech), .less(.detail)]
    case (.jupiter, .hard): [.more(.speech)]
    case (.saturn, .fused): [.less(.pace), .more(.detail), .less(.speech)]
    case (.saturn, .hard): [.less(.speech), .less(.confidence)]
    case (.uranus, .fused), (.uranus, .hard): [.more(.pace)]
    case (.saturn, .easy): [.more(.order)]
    case (.neptune, .fused), (.neptune, .hard): [.more(.imagination), .less(.order)]
    case (.pluto, .fused), (.pluto, .hard): [.more(.depth)]
    case _: []
    }
  }

  private func sayings(ofVenus other: CelestialBody) -> [PortraitFact.Saying] {
    switch (ChartBody(other), kind.portraitNature) {
    case (.uranus, .fused): [.less(.closeness)]
    case (.pluto, .fused): [.more(.depth)]
    case (.saturn, .fused): [.less(.openness)]
    case (.mars, .fused): [.more(.openness)]
    case (.neptune, .easy): [.less(.hurt)]
    case _: []
    }
  }

  private func sayings(ofMars other: CelestialBody) -> [PortraitFact.Saying] {
    switch (ChartBody(other), kind.portraitNature) {
    case (.saturn, .hard): [.less(.pace)]
    case (.saturn, .easy): [.more(.order)]
    case (.jupiter, .fused): [.more(.pace), .more(.temper)]
    case (.jupiter, .hard): [.more(.pace)]
    case (.uranus, .fused), (.uranus, .hard): [.more(.pace), .more(.temper)]
    case (.saturn, .fused): [.more(.persistence), .less(.pace)]
    case (.pluto, .fused): [.more(.persistence)]
    case (.neptune, .fused), (.neptune, .hard): [.less(.pace), .less(.order), .less(.persistence)]
    case (.pluto, .hard): [.more(.persistence)]
    case _: []
    }
  }

  private func sayings(ofJupiter other: CelestialBody) -> [PortraitFact.Saying] {
    switch (ChartBody(other), kind.portraitNature) {
    case (.uranus, .hard): [.less(.persistence)]
    case _: []
    }
  }

  private func sayings(ofRising body: CelestialBody) -> [PortraitFact.Saying] {
    switch (ChartBody(body), kind.portraitNature) {
    case (.sun, .fused), (.jupiter, .fused): [.more(.attention)]
    case (.moon, .fused): [.more(.depth)]
    case (.mercury, .fused): [.more(.speech)]
    case (.mars, .fused): [.more(.pace)]
    case (.uranus, .fused): [.more(.change)]
    case (.saturn, .hard): [.less(.attention)]
    case _: []
    }
  }
}

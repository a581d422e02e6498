internal import Astrology
internal import Ephemeris

extension PortraitFact {
  /// A matter, and whether a text says more of it.
  struct Saying: Hashable {
    let matter: PortraitMatter
    let isMore: Bool

    static func more(_ matter: PortraitMatter) -> Self { Self(matter: matter, isMore: true) }
    static func less(_ matter: PortraitMatter) -> Self { Self(matter: matter, isMore: false) }
  }

  /// What the fact's own text says plainly of a matter, as `words/en/portrait` has it.
  ///
  /// Two texts of a portrait that say opposite things must not ignore each other.
  var sayings: [Saying] {
    switch self {
    case .sign(.body(.sun), let sign): sign.sayingsOfSun
    case .sign(.body(.moon), let sign): sign.sayingsOfMoon
    case .sign(.body(.mercury), let sign): sign.sayingsOfMercury
    case .sign(.body(.venus), let sign): sign.sayingsOfVenus
    case .sign(.body(.mars), let sign): sign.sayingsOfMars
    case .sign(.angle(.ascendant), let sign): sign.sayingsOfAscendant
    case .house(let body, let house): house.sayings(of: body)
    case .ruler(let angle, _, let house): house.sayings(ofRulerOf: angle)
    case .aspect(let aspect): aspect.sayings
    case .element(let element, let count): element.sayings(isMissing: count == 0)
    case .mode(let mode, let count): mode.sayings(isMissing: count == 0)
    case .hemisphere(.northern, _): [.less(.attention)]
    case .hemisphere(.southern, _): [.more(.attention)]
    case .sign, .retrograde, .hemisphere, .figure, .transit, .birthTime: []
    }
  }
}

extension ZodiacSign.Element {
  fileprivate func sayings(isMissing: Bool) -> [PortraitFact.Saying] {
    switch self {
    case .fire: isMissing ? [.less(.pace)] : [.more(.pace)]
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
    case .aries: [.more(.pace)]
    case .taurus: [.less(.pace), .less(.change)]
    case .gemini: [.more(.speech), .more(.change)]
    case .cancer: [.more(.closeness)]
    case .leo: [.more(.attention)]
    case .virgo: [.more(.order)]
    case .libra: [.more(.closeness)]
    case .scorpio: [.more(.depth), .less(.speech)]
    case .sagittarius: [.more(.speech), .less(.order)]
    case .capricorn: [.more(.order)]
    case .aquarius: [.less(.closeness), .more(.change)]
    case .pisces: [.more(.imagination), .more(.depth)]
    }
  }

  fileprivate var sayingsOfMoon: [PortraitFact.Saying] {
    switch self {
    case .aries: [.more(.pace)]
    case .taurus: [.less(.pace), .less(.change)]
    case .gemini: [.more(.speech)]
    case .cancer: [.more(.depth), .more(.closeness)]
    case .leo: [.more(.attention)]
    case .virgo: [.more(.order)]
    case .libra: [.more(.closeness)]
    case .scorpio: [.more(.depth), .less(.speech)]
    case .sagittarius: [.less(.closeness)]
    case .capricorn: [.less(.depth)]
    case .aquarius: [.less(.depth), .less(.closeness)]
    case .pisces: [.more(.depth), .more(.imagination)]
    }
  }

  fileprivate var sayingsOfMercury: [PortraitFact.Saying] {
    switch self {
    case .aries: [.more(.pace), .more(.speech)]
    case .taurus: [.less(.pace)]
    case .gemini: [.more(.speech), .more(.pace)]
    case .leo: [.more(.speech)]
    case .virgo: [.more(.order)]
    case .scorpio: [.less(.speech)]
    case .sagittarius: [.more(.speech), .less(.order)]
    case .capricorn: [.less(.speech)]
    case .pisces: [.more(.imagination), .less(.order)]
    case .cancer, .libra, .aquarius: []
    }
  }

  fileprivate var sayingsOfVenus: [PortraitFact.Saying] {
    switch self {
    case .aries: [.more(.pace)]
    case .taurus: [.less(.change)]
    case .cancer, .libra: [.more(.closeness)]
    case .leo: [.more(.attention)]
    case .scorpio: [.more(.depth)]
    case .sagittarius, .aquarius: [.less(.closeness)]
    case .pisces: [.more(.depth)]
    case .gemini, .virgo, .capricorn: []
    }
  }

  fileprivate var sayingsOfMars: [PortraitFact.Saying] {
    switch self {
    case .aries: [.more(.pace), .more(.speech)]
    case .taurus: [.less(.pace)]
    case .gemini: [.more(.speech)]
    case .leo: [.more(.attention)]
    case .virgo: [.more(.order)]
    case .libra: [.less(.pace)]
    case .scorpio: [.less(.speech)]
    case .sagittarius: [.more(.speech)]
    case .capricorn: [.more(.order)]
    case .pisces: [.less(.pace)]
    case .cancer, .aquarius: []
    }
  }

  fileprivate var sayingsOfAscendant: [PortraitFact.Saying] {
    switch self {
    case .aries: [.more(.pace)]
    case .taurus: [.less(.pace)]
    case .gemini: [.more(.speech)]
    case .cancer, .scorpio: [.less(.speech)]
    case .leo: [.more(.attention)]
    case .virgo: [.less(.attention)]
    case .libra: []
    case .sagittarius: [.more(.speech), .more(.attention)]
    case .capricorn: [.less(.pace)]
    case .aquarius: [.less(.closeness)]
    case .pisces: []
    }
  }
}

extension House {
  fileprivate func sayings(of body: CelestialBody) -> [PortraitFact.Saying] {
    switch (ChartBody(body), number) {
    case (.sun, 1), (.sun, 10): [.more(.attention)]
    case (.sun, 4), (.sun, 12): [.less(.attention)]
    case (.sun, 6): [.more(.order)]
    case (.sun, 7): [.more(.closeness)]
    case (.moon, 1), (.moon, 8): [.more(.depth)]
    case (.moon, 3): [.more(.speech)]
    case (.moon, 6): [.more(.order)]
    case (.moon, 7), (.moon, 11): [.more(.closeness)]
    case (.moon, 12): [.less(.closeness)]
    case (.mercury, 1), (.mercury, 3): [.more(.speech)]
    case (.mercury, 6): [.more(.order)]
    case (.mercury, 8), (.mercury, 12): [.less(.speech)]
    case (.venus, 7): [.more(.closeness)]
    case (.venus, 8): [.more(.depth)]
    case (.mars, 1): [.more(.pace)]
    case (.mars, 3): [.more(.speech)]
    case (.mars, 8): [.less(.depth)]
    case (.mars, 10): [.more(.attention)]
    case (.mars, 12): [.less(.attention)]
    case (.jupiter, 1): [.more(.attention)]
    case (.jupiter, 3): [.more(.speech)]
    case (.saturn, 1): [.less(.attention)]
    case (.uranus, 1): [.more(.change)]
    case (.uranus, 6): [.less(.order)]
    case (.uranus, 7): [.less(.closeness)]
    case (.neptune, 3): [.more(.imagination)]
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
    switch (one, other, kind.portraitNature) {
    case (.sun, .mars, .fused): [.more(.pace)]
    case (.sun, .saturn, .easy): [.more(.order)]
    case (.sun, .uranus, .fused), (.sun, .uranus, .hard): [.more(.change)]
    case (.sun, .neptune, .fused): [.more(.imagination)]
    case (.moon, .mercury, .fused), (.moon, .mercury, .easy): [.more(.speech)]
    case (.moon, .mars, .fused): [.more(.pace)]
    case (.moon, .saturn, .fused): [.less(.speech)]
    case (.moon, .neptune, .fused): [.more(.depth)]
    case (.moon, .pluto, .fused), (.moon, .pluto, .hard): [.more(.depth)]
    case (.mercury, .mars, .fused), (.mercury, .mars, .hard): [.more(.speech)]
    case (.mercury, .mars, .easy): [.more(.pace)]
    case (.mercury, .jupiter, .fused), (.mercury, .jupiter, .hard): [.more(.speech)]
    case (.mercury, .saturn, .fused): [.less(.pace)]
    case (.mercury, .saturn, .hard): [.less(.speech)]
    case (.mercury, .saturn, .easy): [.more(.order)]
    case (.mercury, .neptune, .fused), (.mercury, .neptune, .hard):
      [.more(.imagination), .less(.order)]
    case (.venus, .uranus, .fused): [.less(.closeness)]
    case (.venus, .pluto, .fused): [.more(.depth)]
    case (.mars, .saturn, .fused), (.mars, .saturn, .hard): [.less(.pace)]
    case (.mars, .saturn, .easy): [.more(.order)]
    case (.mars, .jupiter, .hard), (.mars, .uranus, .fused): [.more(.pace)]
    case (.mars, .neptune, .fused), (.mars, .neptune, .hard): [.less(.pace)]
    case _: []
    }
  }

  private func sayings(ofRising body: CelestialBody) -> [PortraitFact.Saying] {
    switch (ChartBody(body), kind.portraitNature) {
    case (.sun, .fused), (.jupiter, .fused): [.more(.attention)]
    case (.moon, .fused): [.more(.depth)]
    case (.mercury, .fused): [.more(.speech)]
    case (.mars, .fused): [.more(.pace)]
    case (.saturn, .hard): [.less(.attention)]
    case _: []
    }
  }
}

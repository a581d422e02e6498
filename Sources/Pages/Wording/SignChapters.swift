internal import Astrology
package import Signs
@_spi(FrontEnd) package import Words

/// A part of a sign's profile: a heading, and paragraphs with a label each.
package struct SignChapter {
  /// What stands above or beside texts.
  package enum Label {
    case phrase(Phrase)
    /// A name of the sign's own.
    case name(String)

    package func text(in words: WordCorpus) -> String {
      switch self {
      case .phrase(let phrase): words.phrase(phrase)
      case .name(let name): name
      }
    }
  }

  package struct Paragraph {
    package let label: Label
    /// One text, or the items of a list.
    package let texts: [String]

    init(_ label: Phrase, _ texts: String...) { self.init(label, texts) }

    init(_ label: Phrase, _ texts: [String]) {
      self.label = .phrase(label)
      self.texts = texts
    }

    init(named name: String, _ text: String) {
      label = .name(name)
      texts = [text]
    }
  }

  package let heading: Label
  package let paragraphs: [Paragraph]

  init(_ heading: Phrase, _ paragraphs: Paragraph...) { self.init(heading, paragraphs) }

  init(_ heading: Phrase, _ paragraphs: [Paragraph]) {
    self.heading = .phrase(heading)
    self.paragraphs = paragraphs
  }

  init(named name: String, _ paragraphs: Paragraph...) {
    heading = .name(name)
    self.paragraphs = paragraphs
  }
}

extension SignProfile {
  /// The profile from the sign itself to the company it keeps.
  package func chapters(in words: WordCorpus) -> [SignChapter] {
    [correspondence(in: words), character] + domains + [health] + company
  }
}

extension SignProfile {
  fileprivate func correspondence(in words: WordCorpus) -> SignChapter {
    let things = correspondences
    let dignities = planetaryDignities
    func text(_ point: SignProfile.Dignities.Point?) -> String {
      point?.rawValue ?? words.phrase(.nothingFound)
    }
    return SignChapter(
      named: "\(symbol) \(glyph)",
      .init(.profileKeywords, keywords.joined(separator: ", ")),
      .init(.profileKind, "\(modality) \(element), \(polarity.rawValue)"),
      .init(.profileRuler, "\(rulingPlanet) \(rulingPlanetGlyph)"),
      .init(.profileExaltation, text(dignities.exaltation)),
      .init(.profileDetriment, text(dignities.detriment)),
      .init(.profileFall, text(dignities.fall)),
      .init(.profileTables, dates),
      .init(.profileBody, bodyPartsRuled.joined(separator: ", ")),
      .init(.profileColors, things.colors.joined(separator: ", ")),
      .init(.profileStones, things.gemstones.joined(separator: ", ")),
      .init(.profileMetal, things.metal),
      .init(.profileTarot, things.tarot),
      .init(.profileDay, things.dayOfWeek.rawValue),
      .init(.profileNumbers, things.luckyNumbers.map(String.init).joined(separator: ", ")),
      .init(.profileMyth, mythology),
      .init(.profileSeason, seasonalAssociation))
  }

  fileprivate var character: SignChapter {
    SignChapter(
      .character,
      .init(.profileGifts, positiveTraits),
      .init(.profileShadows, shadowTraits),
      .init(.profileRoles, archetypalRoles.joined(separator: ", ")),
      .init(.profileLesson, lifeLesson),
      .init(.profileAim, evolutionaryGoal))
  }

  fileprivate var health: SignChapter {
    let health = healthTendencies
    return SignChapter(
      .healthInFolklore,
      .init(.profileStrengths, health.strengths),
      .init(.profileWeakSpots, health.vulnerabilities),
      .init(.advice, health.wellnessAdvice))
  }

  fileprivate var company: [SignChapter] {
    let overview = compatibilityOverview
    let circles = [
      (Phrase.easyCompany, overview.mostCompatible), (.hardCompany, overview.challenging),
      (.companyToLearnFrom, overview.growthOriented),
    ]
    let others = circles.map { heading, pairings in
      SignChapter(heading, pairings.map { .init(named: $0.sign.title, $0.reason) })
    }
    return others + [SignChapter(.likeWithLike, .init(named: sign.title, overview.sameSign))]
  }
}

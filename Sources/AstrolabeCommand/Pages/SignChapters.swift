import Astrolabe

/// A part of a sign's profile: a heading, and paragraphs with a label each.
struct SignChapter {
  struct Paragraph {
    let label: String
    /// One text, or the items of a list.
    let texts: [String]

    init(_ label: String, _ texts: String...) { self.init(label, texts) }

    init(_ label: String, _ texts: [String]) {
      self.label = label
      self.texts = texts
    }
  }

  let heading: String
  let paragraphs: [Paragraph]

  init(_ heading: String, _ paragraphs: Paragraph...) { self.init(heading, paragraphs) }

  init(_ heading: String, _ paragraphs: [Paragraph]) {
    self.heading = heading
    self.paragraphs = paragraphs
  }
}

extension SignProfile {
  /// The profile from the sign itself to the company it keeps.
  var chapters: [SignChapter] { [correspondence, character] + domains + [health] + company }
}

extension SignProfile {
  fileprivate var correspondence: SignChapter {
    let things = correspondences
    let dignities = planetaryDignities
    return SignChapter(
      "\(symbol) \(glyph)",
      .init("Keywords", keywords.joined(separator: ", ")),
      .init("Kind", "\(modality) \(element), \(polarity.rawValue)"),
      .init("Ruler", "\(rulingPlanet) \(rulingPlanetGlyph)"),
      .init("Exaltation", dignities.exaltation?.rawValue ?? "none"),
      .init("Detriment", dignities.detriment?.rawValue ?? "none"),
      .init("Fall", dignities.fall?.rawValue ?? "none"),
      .init("In tables", dates),
      .init("Body", bodyPartsRuled.joined(separator: ", ")),
      .init("Colours", things.colors.joined(separator: ", ")),
      .init("Stones", things.gemstones.joined(separator: ", ")),
      .init("Metal", things.metal),
      .init("Tarot", things.tarot),
      .init("Day", things.dayOfWeek.rawValue),
      .init("Numbers", things.luckyNumbers.map(String.init).joined(separator: ", ")),
      .init("Myth", mythology),
      .init("Season", seasonalAssociation))
  }

  fileprivate var character: SignChapter {
    SignChapter(
      "Character",
      .init("Gifts", positiveTraits),
      .init("Shadows", shadowTraits),
      .init("Roles", archetypalRoles.joined(separator: ", ")),
      .init("Lesson", lifeLesson),
      .init("Aim", evolutionaryGoal))
  }

  fileprivate var health: SignChapter {
    let health = healthTendencies
    return SignChapter(
      "Health in folklore",
      .init("Strengths", health.strengths),
      .init("Weak spots", health.vulnerabilities),
      .init("Advice", health.wellnessAdvice))
  }

  fileprivate var company: [SignChapter] {
    let overview = compatibilityOverview
    let circles = [
      ("Easy company", overview.mostCompatible), ("Hard company", overview.challenging),
      ("Company to learn from", overview.growthOriented),
    ]
    let others = circles.map { heading, pairings in
      SignChapter(heading, pairings.map { .init($0.sign.title, $0.reason) })
    }
    return others + [SignChapter("Like with like", .init(sign.title, overview.sameSign))]
  }
}

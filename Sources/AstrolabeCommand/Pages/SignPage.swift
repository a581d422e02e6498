import Astrolabe

/// A day's sun sign and its profile as a page for a terminal of 80 columns.
struct SignPage {
  let day: SunSignDay
  let profile: SignProfile
  let style: TextStyle

  var text: String {
    let summary = TextWrap.lines(profile.summary, indent: "")
    let chapters = ([sign, character] + domains + [health] + company).map { $0.lines(style) }
    return ([title, summary] + chapters).map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var title: [String] {
    let position = "Sun at \(day.position) at 12:00 UTC on \(day.date.inWords)"
    let ingress = day.ingress.map { TextWrap.lines("The \($0.inWords).", indent: "") } ?? []
    return [style.heading(day.sign.title), position] + ingress
  }
}

extension SunSignDay.Ingress {
  /// What someone born on this date should know, from the word `Sun` on and without a full stop.
  var inWords: String {
    "Sun enters \(sign.title) on this date at \(at.utcTime.hoursAndMinutes) UTC: born before, the "
      + "sign is \(sign.advanced(by: -1).title); after, \(sign.title)"
  }
}

/// A heading, and paragraphs with their labels in a column of their own.
private struct Chapter {
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

  func lines(_ style: TextStyle) -> [String] {
    let width = 14
    let rows = paragraphs.flatMap { paragraph in
      let lines = paragraph.texts.flatMap { TextWrap.lines($0, indent: "", columns: 78 - width) }
      return lines.enumerated().map { index, line in
        let label = (index == 0 ? paragraph.label : "").padded(width)
        return "  \(style.quiet(label))\(line)"
      }
    }
    return [style.heading(heading)] + rows
  }
}

// MARK: - The sign

extension SignPage {
  private var sign: Chapter {
    let things = profile.correspondences
    let dignities = profile.planetaryDignities
    return Chapter(
      "\(profile.symbol) \(profile.glyph)",
      .init("Keywords", profile.keywords.joined(separator: ", ")),
      .init("Kind", "\(profile.modality) \(profile.element), \(profile.polarity.rawValue)"),
      .init("Ruler", "\(profile.rulingPlanet) \(profile.rulingPlanetGlyph)"),
      .init("Exaltation", dignities.exaltation?.rawValue ?? "none"),
      .init("Detriment", dignities.detriment?.rawValue ?? "none"),
      .init("Fall", dignities.fall?.rawValue ?? "none"),
      .init("In tables", profile.dates),
      .init("Body", profile.bodyPartsRuled.joined(separator: ", ")),
      .init("Colours", things.colors.joined(separator: ", ")),
      .init("Stones", things.gemstones.joined(separator: ", ")),
      .init("Metal", things.metal),
      .init("Tarot", things.tarot),
      .init("Day", things.dayOfWeek.rawValue),
      .init("Numbers", things.luckyNumbers.map(String.init).joined(separator: ", ")),
      .init("Myth", profile.mythology),
      .init("Season", profile.seasonalAssociation))
  }

  private var character: Chapter {
    Chapter(
      "Character",
      .init("Gifts", profile.positiveTraits),
      .init("Shadows", profile.shadowTraits),
      .init("Roles", profile.archetypalRoles.joined(separator: ", ")),
      .init("Lesson", profile.lifeLesson),
      .init("Aim", profile.evolutionaryGoal))
  }

  private var health: Chapter {
    let health = profile.healthTendencies
    return Chapter(
      "Health in folklore",
      .init("Strengths", health.strengths),
      .init("Weak spots", health.vulnerabilities),
      .init("Advice", health.wellnessAdvice))
  }

  private var company: [Chapter] {
    let overview = profile.compatibilityOverview
    let circles = [
      ("Easy company", overview.mostCompatible), ("Hard company", overview.challenging),
      ("Company to learn from", overview.growthOriented),
    ]
    let others = circles.map { heading, pairings in
      Chapter(heading, pairings.map { .init($0.sign.title, $0.reason) })
    }
    return others + [Chapter("Like with like", .init(profile.sign.title, overview.sameSign))]
  }
}

// MARK: - The domains of life

extension SignPage {
  private var domains: [Chapter] {
    let domains = profile.domainProfiles
    return [
      chapter(of: domains.loveAndRelationships), chapter(of: domains.familyAndFriendships),
      chapter(of: domains.pathAndProfession), chapter(of: domains.personalGrowthAndWellbeing),
      chapter(of: domains.financeAndAbundance), chapter(of: domains.lifePurposeAndSpirituality),
      chapter(of: domains.homeAndEnvironment), chapter(of: domains.decisionsAndCrossroads),
    ]
  }

  private func chapter(of love: SignProfile.LoveAndRelationships) -> Chapter {
    Chapter(
      "Love and relationships",
      .init("Style", love.style), .init("Needs", love.needs), .init("Gives", love.gives),
      .init("Attracts", love.attracts), .init("Challenges", love.challenges),
      .init("Talking", love.communicationStyle))
  }

  private func chapter(of family: SignProfile.FamilyAndFriendships) -> Chapter {
    Chapter(
      "Family and friends",
      .init("As friends", family.friendshipStyle), .init("Family role", family.familyRole),
      .init("As siblings", family.siblingDynamics), .init("As parents", family.parentingStyle),
      .init("As children", family.childhoodNeeds))
  }

  private func chapter(of work: SignProfile.PathAndProfession) -> Chapter {
    Chapter(
      "Path and profession",
      .init("At work", work.workStyle), .init("Strengths", work.careerStrengths),
      .init("Best setting", work.idealWorkEnvironment), .init("Leading", work.leadershipApproach),
      .init("To learn", work.growthArea))
  }

  private func chapter(of growth: SignProfile.PersonalGrowthAndWellbeing) -> Chapter {
    Chapter(
      "Growth and wellbeing",
      .init("Stress", growth.stressTriggers), .init("Relief", growth.stressReliefPractices),
      .init("Growth", growth.growthPath), .init("Stillness", growth.mindfulnessApproach),
      .init("Healing", growth.healingModalities))
  }

  private func chapter(of money: SignProfile.FinanceAndAbundance) -> Chapter {
    Chapter(
      "Money and abundance",
      .init("Mindset", money.moneyMindset), .init("Earning", money.earningStyle),
      .init("Spending", money.spendingPatterns), .init("Lesson", money.abundanceLesson),
      .init("Note", money.financialAdvisoryNote))
  }

  private func chapter(of spirit: SignProfile.LifePurposeAndSpirituality) -> Chapter {
    Chapter(
      "Purpose and spirit",
      .init("Path", spirit.spiritualPath), .init("Mission", spirit.soulMission),
      .init("The divine", spirit.connectionToDivine),
      .init("Practices", spirit.spiritualPractices))
  }

  private func chapter(of home: SignProfile.HomeAndEnvironment) -> Chapter {
    Chapter(
      "Home and surroundings",
      .init("Needs", home.homeNeeds), .init("Decoration", home.decoratingStyle),
      .init("Location", home.locationPreferences), .init("Space", home.relationshipToSpace),
      .init("Seasons", home.seasonalHomeAdjustments))
  }

  private func chapter(of choice: SignProfile.DecisionsAndCrossroads) -> Chapter {
    Chapter(
      "Decisions and crossroads",
      .init("Deciding", choice.decisionMakingStyle), .init("When stuck", choice.whenStuck),
      .init("In a crisis", choice.crisisResponse), .init("Tips", choice.decisionTips),
      .init("Big choices", choice.adviceForMajorChoices))
  }
}

internal import Astrology
internal import Astrometers
internal import Ephemeris

extension ReadingTexts {
  /// The day in four sentences of 60 to 80 words together: its tone, the weightiest transit, where
  /// support and friction lie, the Moon.
  public var overview: String {
    let sentences = [tone, weightiestTransit, supportAndFriction]
    let words = sentences.reduce(0) { $0 + $1.wordCount }
    // The first three have 41 to 59 words, the last one 13 to 16, or 20 to 24 with its ending.
    let (moon, ending) = (moonOfOverview, OverviewWords.ending(facts.moon.phase))
    let isRoomForEnding = words + moon.wordCount + ending.wordCount <= 80
    return (sentences + ["\(moon)\(isRoomForEnding ? ending : "")."]).joined(separator: " ")
  }

  private var tone: String {
    let overall = facts.scores.scores.overall
    let digest = FactDigest(
      facts.sunSign.rawValue, facts.moon.sign.rawValue, Int(overall.intensity), Int(overall.harmony)
    )
    let (opening, closing) = digest.choose(from: OverviewWords.tone(overall.quality))
    return "\(opening) \(OverviewWords.trait(facts.sunSign)) \(closing)."
  }

  private var weightiestTransit: String {
    guard let transit = facts.priorities.first else {
      return """
        No planet is close enough to your birth chart to press a point, so the mood is mostly your own.
        """
    }
    return """
      \(transit.body.phrase.sentenceCased), \(transit.aspect.preposition) \(transit.natal.natalPhrase), \
      \(TransitWords.effect(of: transit.body, transit.aspect)) \(TransitWords.area(of: transit.natal)).
      """
  }

  private var supportAndFriction: String {
    let scores = facts.scores.scores
    let ranked = Meter.allCases.sorted { scores[$0].unified > scores[$1].unified }
    let (best, worst) = (ranked.prefix(2).map(\.phrase), ranked.suffix(2).map(\.phrase))
    if scores[ranked[1]].unified <= 0 {
      return "Most things need a gentle hand, and \(worst[0]) and \(worst[1]) ask for it first."
    }
    if scores[ranked[16]].unified >= 0 {
      return "Support is strongest for \(best[0]) and \(best[1]), and little works against you."
    }
    return """
      Support is strongest for \(best[0]) and \(best[1]), with some extra patience needed for \(worst[1]).
      """
  }

  private var moonOfOverview: String {
    "With the Moon in \(facts.moon.sign.title), \(OverviewWords.moon(facts.moon.sign))"
  }
}

extension String {
  /// How many words stand between spaces.
  var wordCount: Int { utf8.split(separator: UInt8(ascii: " ")).count }
}

/// The words of a day's overview.
enum OverviewWords {
  /// How a sentence on the day's tone opens and closes around the trait of a sun sign: 18 to 21 words
  /// with the trait.
  static func tone(_ quality: QualityWord) -> [(String, String)] {
    switch quality {
    case .harmonious:
      [
        ("A good current runs through this day, and", "will find plenty of uses in it"),
        ("This is one of the brighter days, and", "can show itself freely from start to finish"),
      ]
    case .peaceful:
      [
        ("The day is calm and well disposed, so", "has all the room it needs to breathe"),
        ("This is a day of easy quiet, where", "can take its time and enjoy itself"),
      ]
    case .mixed:
      [
        ("The day has bright spots and rough ones, and", "will help you to tell them apart"),
        ("A lively day is ahead, smooth here and bumpy there, and", "is a good guide in it"),
      ]
    case .quiet:
      [
        ("Not much stirs in your sky today, so", "can follow its own plans for once"),
        ("This is a plain and quiet day, and", "is free to choose what to do with it"),
      ]
    case .challenging:
      [
        ("The day asks a little more than most, and", "will be good company along the way"),
        ("Some of this day goes uphill, and", "is just the thing to take along for it"),
      ]
    }
  }

  /// What a sun sign is known for: three to six words.
  static func trait(_ sign: ZodiacSign) -> String {
    switch sign {
    case .aries: "your Aries courage"
    case .taurus: "your Taurus steadiness"
    case .gemini: "your Gemini curiosity"
    case .cancer: "your Cancer tenderness"
    case .leo: "your Leo warmth"
    case .virgo: "your Virgo eye for detail"
    case .libra: "your Libra sense of balance"
    case .scorpio: "your Scorpio depth"
    case .sagittarius: "your Sagittarius optimism"
    case .capricorn: "your Capricorn patience"
    case .aquarius: "your Aquarius originality"
    case .pisces: "your Pisces imagination"
    }
  }

  /// What the Moon in a sign is good for: 8 to 11 words.
  static func moon(_ sign: ZodiacSign) -> String {
    switch sign {
    case .aries: "a quick start lifts your spirits more than planning"
    case .taurus: "good food and an unhurried hour restore you best"
    case .gemini: "a chat or a good article keeps you fresh"
    case .cancer: "an evening at home is worth more than usual"
    case .leo: "a little applause, given or taken, does you good"
    case .virgo: "a tidy desk makes for a surprisingly tidy mood"
    case .libra: "fairness and pleasant surroundings put you at your ease"
    case .scorpio: "one honest hour counts for more than ten polite ones"
    case .sagittarius: "a change of scene, even a small one, cheers you"
    case .capricorn: "finishing what you began is the best of comforts"
    case .aquarius: "a fresh angle or an odd idea brightens the hours"
    case .pisces: "music and a bit of dreaming are time well spent"
    }
  }

  /// What the phase of the Moon adds: 8 words.
  static func ending(_ phase: MoonPhase) -> String {
    switch phase {
    case .newMoon: ", and a small beginning suits this dark phase"
    case .waxingCrescent: ", and the young light favours a first step"
    case .firstQuarter: ", and the growing quarter Moon likes a decision"
    case .waxingGibbous: ", and the growing light rewards a finishing touch"
    case .fullMoon: ", and the full light shows what has ripened"
    case .waningGibbous: ", and the fading light is good for sharing"
    case .lastQuarter: ", and the shrinking quarter Moon helps with sorting"
    case .waningCrescent: ", and the waning crescent asks for some rest"
    }
  }
}

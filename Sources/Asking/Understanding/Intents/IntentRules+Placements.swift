internal import Astrology
internal import Ephemeris

// What a planet in a sign means, and which planet of the chart is first by speed or strength.
extension IntentRules {
  /// Words between a planet and its sign: "Moon is in the sign of Leo", "Aries on the Midheaven".
  private static let betweenPlaces: Set<String> = [
    "in", "is", "the", "sign", "of", "on", "at", "s",
  ]

  /// "Libra personality traits", "what are the good and bad sides of my sign".
  var asksOfSign: Bool {
    guard points.isEmpty, houses.isEmpty, !hasTime, reader.aspect == nil, otherBirth == nil,
      reader.persons.isEmpty, reader.area == nil, activity == nil, reader.texts.count <= 16,
      !has("now", "when", "next", "transit", "retro", "compat", "why", "ruler", "strongshould"),
      !has("fullmoon", "newmoon", "eclipse", "void", "phase", "unlike", "best", "houseword"),
      !says("season", "match", "dating", "chart", "planets", "planet", "element", "compatible")
    else { return false }
    let ofOwn =
      signs.isEmpty && says("my", "mine") && says("sign", "starsign", "zodiac")
      && !says("rising", "which", "signs")
    let isOfReader = says("my", "i", "im", "mine", "we", "us", "am")
    guard ofOwn || signs.count == 1 && !isOfReader else { return false }
    return says("about", "describe", "explain") && says("tell", "describe", "explain", "know")
      || says("mean", "means") && says("be", "being")
      || says("traits", "trait", "personality", "characteristics", "qualities", "sides", "side")
      || says("typical") && says("what", "whats")
      || ofOwn && (says("mean", "means", "strengths", "weaknesses", "say", "says", "good", "bad"))
      || says("like") && says("what", "whats", "how") && says("is", "are", "whats")
  }

  /// "What does Mars in Leo mean", "Moon in Capricorn meaning", "what is a Leo rising like".
  var asksOfPlanetInSign: Bool {
    guard points.count == 1, own.isEmpty, signs.count == 1, houses.isEmpty, !hasTime,
      reader.aspect == nil, otherBirth == nil,
      !has("now", "when", "next", "until", "enter", "transit", "retro", "compat", "why", "ruler"),
      !has("fullmoon", "newmoon", "eclipse", "void", "phase", "best", "strongshould", "natal"),
      !says("today", "currently", "still", "now", "i", "im", "season", "decan")
        || says("mean", "means", "meaning"),
      let sign = reader.matches.first(where: { if case .sign = $0.meaning { true } else { false } })
    else { return false }
    let (first, last) = (min(points[0].place, sign.place), max(points[0].place, sign.place))
    let gap = reader.texts[(first + 1)..<max(first + 1, last)]
    guard gap.allSatisfy(Self.betweenPlaces.contains), gap.count < 5 else { return false }
    let means =
      has("concept", "meanthat")
      || says(
        "mean", "means", "meaning", "say", "says", "about", "like", "explain", "describe", "good",
        "bad", "woman", "man", "women", "men", "people", "person", "someone", "personality",
        "traits", "interpretation", "represent")
    // "Mercury in Gemini?" alone.
    return means || reader.texts.count <= 4 && !says("is", "where", "are")
  }

  /// Which planet of the chart comes first: by speed, or as the weakest.
  enum Rank: String, CaseIterable {
    case fastest, slowest, dignified, weakest

    /// The words for it.
    var words: Set<String> {
      switch self {
      case .fastest: ["fastest", "quickest", "swiftest", "speediest"]
      case .slowest: ["slowest"]
      case .dignified: ["dignity", "dignities", "dignified"]
      case .weakest: ["weakest", "feeblest"]
      }
    }
  }

  /// "Which is my fastest planet", "what's the weakest planet in my chart".
  var rank: Rank? {
    guard points.isEmpty, signs.isEmpty, houses.isEmpty, !hasTime,
      says("planet", "planets", "placement"), !has("concept") || ownsSomething
    else { return nil }
    return Rank.allCases.first { rank in
      reader.texts.contains(where: rank.words.contains)
        && (rank != .dignified || says("strongest", "most", "best"))
    }
  }
}

internal import Astrology
internal import Astrometers
internal import Ephemeris

/// The texts that the contract leaves to a writer, made by rule from a day's facts.
///
/// ```swift
/// let texts = ReadingTexts(of: ReadingFacts(reading))
/// let headline = texts.headline
/// let love = texts.interpretation(of: Meter.love)
/// ```
///
/// Every text keeps the limits of `text_limits.json` for any facts, names only what the facts hold, and
/// is the same for the same facts. Each is made when asked for.
public struct ReadingTexts: Sendable {
  /// What the texts tell of.
  public let facts: ReadingFacts

  /// Readies the texts of a day.
  public init(of facts: ReadingFacts) {
    self.facts = facts
  }

  /// The contract's `actionable_advice`.
  public struct Advice: Sendable, Hashable {
    /// Something worth doing, with a time for it where the day's hours are known.
    public let doThis: String
    /// What to leave for another day.
    public let notThis: String
    /// A question to think or write about.
    public let reflectOn: String
  }
}

extension ReadingTexts {
  /// One sentence to carry through the day, of 15 words at most.
  ///
  /// From the meter that leans most either way; where none leans, from the phase of the Moon.
  public var headline: String {
    let scores = facts.scores.scores
    let strongest = Meter.allCases.map { (meter: $0, unified: scores[$0].unified) }
      .max { $0.unified.magnitude < $1.unified.magnitude }
    guard let strongest, strongest.unified.magnitude >= Self.leaningWorthAHeadline else {
      return Self.calmHeadline(facts.moon.phase)
    }
    let counsel = strongest.meter.counsel
    return digest(of: strongest.meter).choose(
      from: strongest.unified > 0 ? counsel.brightHeadlines : counsel.hardHeadlines)
  }

  /// The unified score, either way, from which a meter gives the day its headline.
  private static let leaningWorthAHeadline = 12.0

  private static func calmHeadline(_ phase: MoonPhase) -> String {
    switch phase {
    case .newMoon: "A blank page is a fine thing to wake up to."
    case .waxingCrescent: "Small beginnings like a quiet day."
    case .firstQuarter: "Choose one thing, gently, and the rest falls into line."
    case .waxingGibbous: "Nothing hurries today, so do it well."
    case .fullMoon: "Look how far it has come, and leave it there for a day."
    case .waningGibbous: "Share what you have; keep what you need."
    case .lastQuarter: "Clear one shelf and enjoy the empty space."
    case .waningCrescent: "Rest is also a way of getting ready."
    }
  }

  /// Chooses between wordings for a meter: by its score, its first transit and the Moon's sign.
  func digest(of meter: Meter) -> FactDigest {
    let score = facts.scores.scores[meter]
    var digest = FactDigest(
      meter.rawValue, Int(score.intensity), Int(score.harmony), facts.moon.sign.rawValue)
    if let transit = facts.transits(of: meter).first {
      digest.mix(Int(transit.body.rawValue))
      digest.mix(transit.natal.rank)
    }
    return digest
  }
}

extension ReadingTexts {
  /// Something to do, something to leave, something to think about.
  ///
  /// From the meter that is best supported, the one that is least, and the busiest of the others.
  public var advice: Advice {
    let (best, worst, busiest) = outstanding
    let deed = digest(of: best).choose(from: best.counsel.deeds)
    let time = deed.hasItsTime ? nil : time
    return Advice(
      doThis: "\(time.map { "\($0), " } ?? "")\(deed.words).".sentenceCased,
      notThis: digest(of: worst).choose(from: worst.counsel.cautions),
      reflectOn: digest(of: busiest).choose(from: busiest.counsel.reflections))
  }

  /// The part of the day to do something in, where one is livelier than the others; none where the
  /// reading is of an instant, which may be later.
  private var time: String? {
    guard !facts.isInstant, let curve = DayCurve(facts.hourlyIntensity), !curve.isLevel else {
      return nil
    }
    return curve.busiest.opening
  }

  /// The best and the least supported meter by unified score, and the busiest of the others.
  var outstanding: (best: Meter, worst: Meter, busiest: Meter) {
    let scores = facts.scores.scores
    let ranked = Meter.allCases.sorted {
      (scores[$1].unified, $0.rawValue) < (scores[$0].unified, $1.rawValue)
    }
    let (best, worst) = (ranked[0], ranked[ranked.count - 1])
    let others = ranked[1..<(ranked.count - 1)]
    let busiest = others.reduce(others[1]) {
      scores[$1].intensity > scores[$0].intensity ? $1 : $0
    }
    return (best, worst, busiest)
  }
}

extension ReadingTexts {
  /// Questions that the person might ask next, three to five, all different.
  ///
  /// On the busiest meter and the hardest, the weightiest transit, the Moon's house, and what comes next.
  public var followUpQuestions: [String] {
    let (_, worst, busiest) = outstanding
    var questions = [question(on: busiest), question(on: worst)]
    if let transit = facts.priorities.first {
      questions.append("What can I make of \(transit.key.namedByPerson)?")
    }
    questions.append(
      "How can I use the Moon in my \(facts.moon.house.ordinal) house of \(facts.moon.house.topic)?"
    )
    if let next = facts.upcoming.min(by: { $0.date < $1.date }) {
      questions.append("How do I get ready for \(next.event.name)?")
    }
    return questions
  }

  /// A question that takes no strain or ease for granted that the meter doesn't have.
  private func question(on meter: Meter) -> String {
    let isHard = facts.scores.scores[meter].unified < 0
    return isHard ? meter.counsel.hardQuestion : meter.counsel.question
  }
}

extension ReadingTexts {
  /// The day's astronomy in plain words: the first two transits, the Moon, what is retrograde, in three
  /// or four sentences.
  public var technicalAnalysis: String {
    let transits = facts.priorities.prefix(2)
    var sentences = transits.prefix(1).map(Self.first)
    if let first = transits.first, let second = transits.dropFirst().first {
      sentences.append(Self.second(second, after: first))
    }
    if sentences.isEmpty {
      sentences.append("No planet is within reach of an aspect to your birth chart today.")
    }
    sentences.append(moonInSky)
    sentences.append(retrogradesInSky)
    return sentences.joined(separator: " ")
  }

  private static func first(_ transit: TransitFact) -> String {
    let stage =
      switch transit.stage {
      case .applying: "and the aspect is still drawing closer"
      case .near: "and the aspect is all but exact"
      case .exact: "and the aspect is exact today"
      case .separating: "and the aspect is loosening"
      }
    return """
      \(transit.body.phrase.sentenceCased) in \(transit.transitSign.title) \(transit.aspect.verb) \
      \(transit.natal.natalPhrase), which concerns \(TransitWords.area(of: transit.natal)), \(stage).
      """
  }

  private static func second(_ transit: TransitFact, after first: TransitFact) -> String {
    let house = "your \(transit.transitHouse.ordinal) house of \(transit.transitHouse.topic)"
    let aspect = "\(transit.aspect.verb) \(transit.natal.natalPhrase)"
    if transit.body == first.body {
      return "\(transit.body.phrase.sentenceCased), in \(house), also \(aspect)."
    }
    return
      "Meanwhile \(transit.body.phrase) in \(transit.transitSign.title), in \(house), \(aspect)."
  }

  private var moonInSky: String {
    let moon = facts.moon
    let subject = MoonWords.subject(moon.phase).sentenceCased
    let house = "in your \(moon.house.ordinal) house"
    if moon.dispositor == .moon {
      return "\(subject) is in \(moon.sign.title), its own sign, and \(house)."
    }
    return """
      \(subject) is in \(moon.sign.title) and \(house), and its ruler, \(moon.dispositor.phrase), stands in \
      \(moon.dispositorSign.title).
      """
  }

  private var retrogradesInSky: String {
    let bodies = facts.retrogrades.map(\.body.phrase)
    if facts.retrogrades.count == 1, let only = facts.retrogrades.first { return only.sentence }
    if bodies.isEmpty { return "All planets are moving forward." }
    return
      "\(bodies.listed.sentenceCased) are retrograde, so part of the sky is going back over its steps."
  }
}

extension [String] {
  /// Such as `Mars, Jupiter and Uranus`.
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}

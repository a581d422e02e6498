public import Astrometers

extension ReadingTexts {
  /// What a meter's score comes from and what to make of it, in one sentence of 80 to 150 characters.
  ///
  /// The transit named is the meter's largest that agrees with the score, or else its largest, then
  /// named as what the score stands against.
  public func interpretation(of meter: Meter) -> String {
    let score = facts.scores.scores[meter]
    return "\(lead(to: meter, score.quality)) \(meter.clauses[score])."
  }

  private func lead(to meter: Meter, _ quality: QualityWord) -> String {
    let transits = facts.transits(of: meter)
    guard let largest = transits.first else { return "With no close aspect at work here," }
    switch quality {
    case .quiet: return "Apart from \(largest.phrase),"
    case .mixed: return lead(to: meter, from: largest)
    case .harmonious, .peaceful, .challenging:
      let agreeing = transits.first { $0.quality * quality.leaning > 0 }
      guard let agreeing else { return "Even with \(largest.phrase)," }
      return lead(to: meter, from: agreeing)
    }
  }

  /// One transit often leads several meters, so neighbours begin in different ways.
  private func lead(to meter: Meter, from transit: TransitFact) -> String {
    switch meter.rawValue % 4 {
    case 0: "With \(transit.phrase),"
    case 1: "\(transit.phrase.sentenceCased):"
    case 2: "Under \(transit.phrase),"
    default: "\(transit.phrase.sentenceCased) sets the tone:"
    }
  }
}

extension Meter {
  /// What to make of its scores.
  var clauses: QualityTable {
    switch self {
    case .mentalClarity: MeterClauses.mentalClarity
    case .focus: MeterClauses.focus
    case .communication: MeterClauses.communication
    case .love: MeterClauses.love
    case .innerStability: MeterClauses.innerStability
    case .sensitivity: MeterClauses.sensitivity
    case .vitality: MeterClauses.vitality
    case .drive: MeterClauses.drive
    case .wellness: MeterClauses.wellness
    case .purpose: MeterClauses.purpose
    case .connection: MeterClauses.connection
    case .intuition: MeterClauses.intuition
    case .creativity: MeterClauses.creativity
    case .opportunities: MeterClauses.opportunities
    case .career: MeterClauses.career
    case .growth: MeterClauses.growth
    case .socialLife: MeterClauses.socialLife
    }
  }
}

extension ReadingTexts {
  /// How a group of meters stands, which of them to lean on, and how it has changed since yesterday:
  /// one to three sentences of 300 characters at most.
  public func interpretation(of group: MeterGroup) -> String {
    var sentences = [group.sentences[facts.scores.scores[group]]]
    let unified = group.meters.map { (meter: $0, unified: facts.scores.scores[$0].unified) }
    // Meters that lean less than this either way are not worth naming.
    let leaning = 10.0
    let best = unified.max { $0.unified < $1.unified }.flatMap { $0.unified > leaning ? $0 : nil }
    let worst = unified.min { $0.unified < $1.unified }.flatMap { $0.unified < -leaning ? $0 : nil }
    switch (best?.meter.phrase, worst?.meter.phrase) {
    case (let best?, let worst?): sentences.append(group.contrast(best, worst))
    case (let best?, nil): sentences.append(group.support(best))
    case (nil, let worst?): sentences.append(group.care(worst))
    case (nil, nil): break
    }
    if let trend = facts.scores.trend(of: group), trend.rate == .moderate || trend.rate == .rapid {
      sentences.append(group.change(isImproving: trend.direction == .improving))
    }
    return sentences.joined(separator: " ")
  }
}

extension MeterGroup {
  /// How the group stands.
  var sentences: QualityTable {
    switch self {
    case .mind: GroupSentences.mind
    case .emotions: GroupSentences.emotions
    case .body: GroupSentences.body
    case .spirit: GroupSentences.spirit
    case .growth: GroupSentences.growth
    }
  }

  fileprivate func contrast(_ best: String, _ worst: String) -> String {
    switch self {
    case .mind: "You are at your best with \(best), while \(worst) takes more time."
    case .emotions: "Draw on \(best), and be patient with \(worst)."
    case .body: "Lean on \(best), and be easy on yourself about \(worst)."
    case .spirit: "Follow \(best) and let \(worst) come later."
    case .growth: "Put your effort into \(best), and give \(worst) another week."
    }
  }

  fileprivate func support(_ best: String) -> String {
    switch self {
    case .mind: "The clearest gain is in \(best)."
    case .emotions: "There is most warmth around \(best)."
    case .body: "You get the most out of \(best)."
    case .spirit: "The brightest spot is \(best)."
    case .growth: "Time spent on \(best) pays back best."
    }
  }

  fileprivate func care(_ worst: String) -> String {
    switch self {
    case .mind: "Allow extra time for \(worst)."
    case .emotions: "Give \(worst) a bit of extra care."
    case .body: "Be easy on yourself where \(worst) is concerned."
    case .spirit: "Most of the doubt gathers around \(worst)."
    case .growth: "Expect slower going with \(worst)."
    }
  }

  fileprivate func change(isImproving: Bool) -> String {
    switch self {
    case .mind:
      isImproving
        ? "Thinking is freer than yesterday." : "Thinking takes more effort than yesterday."
    case .emotions:
      isImproving
        ? "The mood is lighter than yesterday." : "The mood is less light than yesterday."
    case .body:
      isImproving
        ? "There is more in the tank than yesterday." : "Energy is less willing than yesterday."
    case .spirit:
      isImproving
        ? "Inner life is a shade brighter than yesterday."
        : "Inner life is a shade dimmer than yesterday."
    case .growth:
      isImproving
        ? "Things move more freely than the day before."
        : "Things move a little less freely than the day before."
    }
  }
}

/// How a group stands, two sentences for each quality word.
enum GroupSentences {
  static let mind = QualityTable(
    harmonious: [
      "Thinking, concentrating and talking go well together today.",
      "Your mind is in excellent form, so give it something worthy.",
    ],
    peaceful: [
      "Your mind is at rest and clear, with little to chew on.",
      "Thoughts come and go in good order.",
    ],
    mixed: [
      "Your mind is busy, with bright moments and muddled ones.",
      "Much goes through your head, and some of it can be left there.",
    ],
    quiet: [
      "Mental life keeps its voice down today.",
      "Your mind turns over gently, with few demands on it.",
    ],
    challenging: [
      "Thinking and talking need a little more patience than usual.",
      "Your head is full, and one page of notes clears more than another hour of thought.",
    ])

  static let emotions = QualityTable(
    harmonious: [
      "Feelings are warm and easy to trust.",
      "Your heart is full and steady, which is good to share.",
    ],
    peaceful: [
      "The emotional weather is mild and kind.",
      "Feelings lie calm, close to contentment.",
    ],
    mixed: [
      "Feelings pull in more than one direction, and each has a point.",
      "Emotions run high both ways, so let a mood pass before naming it.",
    ],
    quiet: [
      "Little stirs on the emotional side.",
      "Feelings keep to the background and let you get on with things.",
    ],
    challenging: [
      "Feelings are tender in places and like to be handled with care.",
      "Emotions are strong and not always comfortable, so keep the day simple.",
    ])

  static let body = QualityTable(
    harmonious: [
      "Energy and rhythm support each other.",
      "You have strength and appetite for the day, so use both with joy.",
    ],
    peaceful: [
      "Your energy is calm and pleasantly spread over the day.",
      "Strength is quietly there, with little call for it.",
    ],
    mixed: [
      "Energy comes and goes in waves, so plan around the crests.",
      "There is a lot of fire and some friction, and pauses keep them apart.",
    ],
    quiet: [
      "Energy ticks over at a low and steady level.",
      "No great effort is asked of you, and none is needed.",
    ],
    challenging: [
      "Energy is a little uneven, so put first things first.",
      "Effort costs more than usual, and a shorter list is the wiser one.",
    ])

  static let spirit = QualityTable(
    harmonious: [
      "Inner life is bright, and ideas have meaning behind them.",
      "Inspiration and direction come together in a rare way.",
    ],
    peaceful: [
      "There is a calm sense that things belong together.",
      "Quiet trust runs under the hours.",
    ],
    mixed: [
      "Inspiration and doubt visit on the same day.",
      "Much is astir within, more questions than answers so far.",
    ],
    quiet: [
      "Inner life keeps still, like a garden in winter.",
      "There are few voices within, and there is time for the world outside.",
    ],
    challenging: [
      "Meaning and inspiration are harder to reach, so keep to simple good things.",
      "The inner sky is overcast, and a familiar ritual gives some light.",
    ])

  static let growth = QualityTable(
    harmonious: [
      "Plans, work and people move in a good direction.",
      "This is a day of real progress, so choose where you want it.",
    ],
    peaceful: [
      "Things grow at their own pace and need no pulling.",
      "Progress is gentle, and contentment comes with it.",
    ],
    mixed: [
      "There is movement on several fronts, forward here and sideways there.",
      "Much is in motion, so decide which of it is yours to steer.",
    ],
    quiet: [
      "Outer life goes its usual way without much news.",
      "Plans can rest while you look after the everyday.",
    ],
    challenging: [
      "Progress is slower and asks for good humour.",
      "Plans meet resistance today, and patient work on one of them is enough.",
    ])
}

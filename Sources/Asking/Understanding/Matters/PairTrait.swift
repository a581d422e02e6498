internal import Astrology

/// A trait by which two people are compared: "who is more stubborn, me or her".
enum PairTrait: String, CaseIterable {
  case fixed, cardinal, mutable, fire, earth, air, water

  /// The cue of an understanding that has it.
  var cue: String { "word.trait.\(rawValue)" }

  /// The trait that a text asks of two people; nil if it asks of none.
  init?(_ texts: [String]) {
    guard ["who", "whos", "which"].contains(where: texts.has),
      ["me", "i", "us"].contains(where: texts.has),
      let found = Self.allCases.first(where: { trait in
        trait.words.contains { word in
          // "Tidier" is more than "tidy".
          let stem = word.hasSuffix("y") ? "\(word.dropLast())i" : word
          return texts.has(word) || texts.has("\(stem)er") || texts.has("\(stem)est")
        }
      })
    else { return nil }
    self = found
  }

  private var words: [String] {
    switch self {
    case .fixed: ["stubborn", "obstinate", "jealous", "possessive", "loyal", "faithful"]
    case .cardinal: ["bossy", "leader", "leads", "decides", "controlling", "ambitious"]
    case .mutable: ["flexible", "changeable", "indecisive", "adaptable", "restless"]
    case .fire: ["temper", "impatient", "adventurous", "spontaneous", "confident", "dramatic"]
    case .earth: ["practical", "careful", "thrifty", "tidy", "reliable", "patient", "realistic"]
    case .air: ["talkative", "chatty", "rational", "logical", "sociable"]
    case .water: ["sensitive", "emotional", "romantic", "moody", "caring", "clingy", "needy"]
    }
  }

  /// Whether a sign has it.
  func holds(_ sign: ZodiacSign) -> Bool {
    sign.modality.rawValue == rawValue || sign.element.rawValue == rawValue
  }
}

extension Understanding {
  /// The trait by which it compares two people; nil if it compares none.
  var trait: PairTrait? { PairTrait.allCases.first { cues.contains($0.cue) } }
}

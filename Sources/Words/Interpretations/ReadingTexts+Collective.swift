internal import Astrology
internal import Ephemeris

extension ReadingTexts {
  /// What the slow planets do in the sky that everyone shares, and the Moon above it, in two sentences.
  public var collectiveEnergy: String {
    let slow = facts.skyAspects.first.map(CollectiveWords.sentence)
    let moon = facts.moon
    return """
      \(slow ?? "The slow planets keep their distance from each other for now.") \
      \(MoonWords.subject(moon.phase).sentenceCased) in \(moon.sign.title) \
      \(CollectiveWords.light(moon.sign.element)).
      """
  }
}

/// The words of the contract's `collective_energy`: about the sky, never about what people do.
enum CollectiveWords {
  static func sentence(_ aspect: SkyAspectFact) -> String {
    let (first, second) = (aspect.first.phrase.sentenceCased, aspect.second.phrase)
    let (one, other) = (theme(of: aspect.first), theme(of: aspect.second))
    return switch aspect.kind {
    case .conjunction:
      "\(first) and \(second) stand together in the shared sky, where \(one) joins hands with \(other)."
    case .opposition:
      "\(first) and \(second) face each other in the shared sky, with \(one) on one side and \(other) on the"
        + " other."
    case .trine:
      "\(first) and \(second) form a trine in the shared sky, an easy road from \(one) to \(other)."
    case .square:
      "\(first) and \(second) form a square in the shared sky, and \(one) rubs against \(other)."
    case .sextile:
      "\(first) and \(second) form a sextile in the shared sky, a chance for \(one) to help \(other) along."
    }
  }

  private static func theme(of body: CelestialBody) -> String {
    switch body {
    case .sun: "purpose"
    case .moon: "feeling"
    case .mercury: "debate"
    case .venus: "harmony"
    case .mars: "action"
    case .jupiter: "growth"
    case .saturn: "structure"
    case .uranus: "change"
    case .neptune: "imagination"
    case .pluto: "deep renewal"
    default: "direction"
    }
  }

  /// What the Moon's element adds, after its name and sign.
  static func light(_ element: ZodiacSign.Element) -> String {
    switch element {
    case .fire: "adds a spark to the background"
    case .earth: "gives the background a practical turn"
    case .air: "lets a little fresh air into the picture"
    case .water: "softens the picture with feeling"
    }
  }
}

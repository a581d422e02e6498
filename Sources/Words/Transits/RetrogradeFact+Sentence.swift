internal import Astrology
internal import Ephemeris

extension RetrogradeFact {
  /// What a planet's retrograde motion is good for, in one sentence.
  public var sentence: String {
    "\(body.phrase.sentenceCased) is retrograde in \(sign.title), \(use)."
  }

  private var use: String {
    switch body {
    case .mercury: "a good time to reread, repair and reply"
    case .venus: "a time to look again at what you value"
    case .mars: "so effort goes further when it is aimed twice"
    case .jupiter: "and growth turns inward for a while"
    case .saturn: "which suits a quiet review of commitments"
    case .uranus: "so changes ripen out of sight first"
    case .neptune: "which makes dreams a little plainer to read"
    default: "a slow spell for finishing old business"
    }
  }
}

package import Astrology
internal import Ephemeris

extension ProgressedEvent {
  /// What happens, in a few words that begin a sentence and stand alone: `Progressed Moon enters Cancer`.
  package func title(in words: WordCorpus) -> String {
    switch happening {
    case .sign(let point, let sign, _):
      words.phrase(.progressedEnters, ["body": point.title, "sign": sign.title])
    case .house(let house, _): words.phrase(.progressedMoonEnters, ["house": "\(house)"])
    case .lunation(let quarter, _): words.phrase(.progressedLunation, ["phase": quarter.title])
    case .station(let body, let motion, _):
      words.phrase(
        motion == .direct ? .progressedTurnsDirect : .progressedTurnsRetrograde,
        ["body": body.title])
    case .aspect(let key):
      words.phrase(
        .progressedAspect,
        ["transit": words.title(of: key.aspect, from: key.body.title, toNatal: key.natal.title)])
    }
  }
}

extension DirectionCalendar.ExactDirection {
  /// Such as `Directed Sun conjunct natal Moon`.
  package func title(in words: WordCorpus) -> String {
    words.title(
      of: aspect, from: words.phrase(.directedPoint, ["point": directed.title]),
      toNatal: natal.title)
  }
}

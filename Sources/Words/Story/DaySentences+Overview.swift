internal import Astrology
internal import Astrometers
internal import Ephemeris

// The overview: the day as a whole, what leads, what stands beside it, what to make of it.

extension DaySentences {
  /// What the whole day is like: what people notice where it leans furthest, and where it goes the other way.
  var verdicts: [ChosenLine] {
    let message = plan.message
    let leading = leadingMeter
    let scores = facts.scores.scores
    func ordered(_ meters: [Meter], _ sign: Double) -> [Meter] {
      guard let leading, scores[leading].unified * sign > MeterScore.clearScore else {
        return meters
      }
      return [leading] + meters.filter { $0 != leading }
    }
    let (good, bad) = (ordered(message.favoured, 1), ordered(message.pressed, -1))
    let verdict: DayVerdict =
      switch (plan.leaning, good.count, bad.count) {
      case (.hard, 1..., 1...): .hardBut
      case (.hard, 0, 2...): .hard
      case (.easy, 1..., 1...): .easyBut
      case (.easy, 2..., 0): .easy
      case (.mixed, 1..., 1...): .evenBut
      case (_, 1..., 0): .evenEasy
      case (_, 0, 1...): .evenHard
      default: .quiet
      }
    func effects(_ meters: [Meter], isEasy: Bool) -> [String] {
      meters.prefix(2).map { effect(on: $0, isEasy: isEasy) }
    }
    let (easy, hard) = (effects(good, isEasy: true), effects(bad, isEasy: false))
    var names = SlotNames()
    switch verdict {
    case .hardBut: (names.effect, names.other) = (hard.first, easy.first)
    case .easyBut, .evenBut: (names.effect, names.other) = (easy.first, hard.first)
    case .hard: (names.effect, names.other) = (hard.first, hard.last)
    case .easy: (names.effect, names.other) = (easy.first, easy.last)
    case .evenEasy: names.effect = easy.first
    case .evenHard: names.effect = hard.first
    case .quiet: break
    }
    return lines(.verdicts, verdict.rawValue, names)
  }

  /// The sentences on the transit that leads.
  var leads: [ChosenLine] {
    guard let fact = plan.lead, let lead, !fact.meters.isEmpty else { return [] }
    return sentences(on: lead, .leads, lead.isEasy ? 0 : 1, isTimed: true)
  }

  /// The sentences on the transit that stands beside it.
  var seconds: [ChosenLine] {
    guard let first = plan.lead, let fact = plan.second, let second,
      !fact.meters.isEmpty, !first.meters.isEmpty
    else { return [] }
    let isOpposite = fact.direction != first.direction
    return sentences(
      on: second, .seconds, (isOpposite ? 0 : 2) + (second.isEasy ? 0 : 1), isTimed: false)
  }

  /// Patterns with what the pair makes people notice: the day's own, and the next where that is too long.
  private func sentences(
    on contact: Contact, _ group: DayGroup, _ place: Int, isTimed: Bool
  ) -> [ChosenLine] {
    let key = contact.passage.key
    var names = SlotNames(transiting: key.body, natal: key.natal)
    let explained = link(of: key, isExplained: true)
    let links = isTimed ? [timedLink(of: contact.passage), explained] : [explained]
    func sentences(with links: [String]) -> [ChosenLine] {
      var sentences: [ChosenLine] = []
      for ahead in 0..<2 {
        guard let effect = text(.effect, of: key, isEasy: contact.isEasy, ahead: ahead) else {
          continue
        }
        names.effect = effect
        for link in links {
          names.link = link
          sentences += lines(group, place, names)
        }
      }
      return sentences
    }
    let full = sentences(with: links)
    return full.isEmpty ? sentences(with: [link(of: key)]) : full
  }

  /// What to make of the day: of its two sides together, of the natal planet's character, of the area it is about.
  var closings: [ChosenLine] {
    guard let meter = leadingMeter else { return [] }
    let isEasy = story.facts.scores.scores[meter].unified > 0
    let own = (0..<2).flatMap { ahead in
      var names = SlotNames()
      names.other = deed(for: meter, isEasy: isEasy, ahead: ahead)
      return lines(
        .closings, (isEasy ? DayClosing.easy : .hard).rawValue, names, ahead: ahead)
    }
    var first: [ChosenLine] = []
    if let character, isCharacterDay {
      var names = SlotNames()
      (names.natalName, names.area) = (character.name, character.clause)
      names.other = deed(for: meter, isEasy: isEasy)
      first = lines(.closings, DayClosing.sign.rawValue, names)
    }
    return first + both + own
  }

  /// Whether the overview may end with the natal planet's character.
  private var isCharacterDay: Bool { rota.day % 2 == 0 }

  private var both: [ChosenLine] {
    twoDeeds(ahead: 1).map { lines(.closings, DayClosing.both.rawValue, $0) } ?? []
  }

  /// A deed for the easy side and one for the hard as a headline, on one day in three.
  var invitation: String? {
    guard rota.day % 3 == 0, let names = twoDeeds(ahead: 2) else { return nil }
    return lines(.invitations, 0, names).map { words.text($0) }
      .first { $0.wordCount <= Self.mostHeadlineWords }
  }

  /// The contract's limit of a headline.
  private static let mostHeadlineWords = 15

  /// A deed for the easy side and one for the hard, where the day's two transits go opposite ways.
  private func twoDeeds(ahead: Int) -> SlotNames? {
    let facts = [plan.lead, plan.second].compactMap(\.self)
    guard let easy = facts.first(where: { $0.direction == .easy })?.meters.first,
      let hard = facts.first(where: { $0.direction == .hard })?.meters.first
    else { return nil }
    var names = SlotNames()
    names.effect = deed(for: easy, isEasy: true, ahead: ahead)
    names.other = deed(for: hard, isEasy: false, ahead: ahead)
    return names
  }
}

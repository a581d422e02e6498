internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

// The overview: the day as a whole, what leads, what stands beside it, what to make of it.

extension DaySentences {
  /// What the whole day is like, by its two transits and its quality.
  var verdicts: [ChosenLine] {
    guard let first = plan.lead else { return [] }
    let isOpposite = plan.second.map { $0.direction != first.direction } ?? false
    let verdict: DayVerdict =
      switch plan.leaning {
      case .hard: isOpposite ? .hardBut : .hard
      case .easy: isOpposite ? .easyBut : .easy
      case .mixed: isOpposite ? .evenBut : lead?.isEasy == true ? .evenEasy : .evenHard
      }
    return lines(.verdicts, verdict.rawValue, SlotNames())
  }

  /// The sentences on the transit that leads.
  var leads: [ChosenLine] {
    guard let fact = plan.lead, let lead, !fact.meters.isEmpty else { return [] }
    return sentences(on: lead, .leads, lead.isEasy ? 0 : 1, isTimed: true)
  }

  /// The sentences on the transit that stands beside the one that leads, or beside the thread.
  var seconds: [ChosenLine] {
    guard let first = plan.lead, !first.meters.isEmpty, let (contact, isOpposite) = beside else {
      return []
    }
    return sentences(
      on: contact, .seconds, (isOpposite ? 0 : 2) + (contact.isEasy ? 0 : 1), isTimed: false)
  }

  /// The transit that stands beside the thread, or beside the one that leads, and whether it goes the other way; nil
  /// where it moves no meter.
  var beside: (contact: Contact, isOpposite: Bool)? {
    guard let first = plan.lead, let lead else { return nil }
    if let thread, thread.passage.key != lead.passage.key {
      return first.meters.isEmpty ? nil : (lead, thread.isEasy != lead.isEasy)
    }
    guard let fact = plan.second, let second, !fact.meters.isEmpty else { return nil }
    return (second, fact.direction != first.direction)
  }

  /// Patterns with what the pair makes people notice: the day's own, and the next where that is too long.
  private func sentences(
    on contact: Contact, _ group: DayGroup, _ place: Int, isTimed: Bool
  ) -> [ChosenLine] {
    let key = contact.passage.key
    var names = SlotNames(transiting: key.body, natal: key.natal)
    // The sentence on what happens to the reader names the planet's sign.
    let scenes = scenes
    let isInScene =
      thread == nil && scenes.isSigned
      && scenes.isOfLead == (contact.passage.key == lead?.passage.key)
    let explained = link(of: key, isExplained: !isInScene)
    let links =
      isTimed
      ? [timedLink(of: contact.passage, isExplained: !isInScene), explained] : [explained]
    // Nothing is said twice of what the first transit's effect is about.
    let isSecond = contact.passage.key == second?.passage.key
    let taken = isSecond ? lead.flatMap { effects(of: $0).first } : nil
    let noticed = effects(of: contact, besides: taken.map { words.line($0).topics } ?? 0).prefix(2)
    func sentences(with links: [String]) -> [ChosenLine] {
      var sentences: [ChosenLine] = []
      for number in noticed {
        names.effect = words.text(number)
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

  /// How somebody of the reader's Sun sign meets such a day: in the group that the day is about, else in another that
  /// clearly goes the same way; each line rests for a fortnight, so that some days have none, as has one whose scene
  /// is of the Sun's sign, or whose thread is of any.
  var suns: [ChosenLine] {
    guard let sign = facts.natalSigns[.sun], let leading = leadingMeter else { return [] }
    if let thread, isSigned(thread) { return [] }
    let scene = scenes.isOfLead ? lead : second
    guard !(scenes.isSigned && scene?.passage.natal == .body(.sun)) else { return [] }
    let scores = facts.scores.scores
    let isEasy = scores[leading].unified > 0
    let clear = Meter.Group.allCases
      .filter { group in
        let unified = scores[group].unified
        return group != leading.group && (unified > 0) == isEasy
          && unified.magnitude > MeterScore.clearScore
      }
      .sorted {
        (-scores[$0].unified.magnitude, $0.rawValue) < (-scores[$1].unified.magnitude, $1.rawValue)
      }
    return ([leading.group] + clear).compactMap { group in
      let place =
        2 * (Meter.Group.allCases.count * Int(sign.rawValue) + group.rawValue) + (isEasy ? 0 : 1)
      return rota.text(
        of: words.texts(.day(.suns, place)), slot: RotaSlot.sunSign + 64 * place,
        rest: Self.restDaysOfSuns
      ).map { ChosenLine(line: words.line($0)) }
    }
  }

  /// How many days a line on the reader's Sun sign rests.
  private static let restDaysOfSuns = 15

  /// What to make of the day: of its two sides together, or of the area that it is about.
  var closings: [ChosenLine] {
    guard let meter = leadingMeter else { return [] }
    let isEasy = story.facts.scores.scores[meter].unified > 0
    let own = (0..<2).flatMap { ahead in
      var names = SlotNames()
      names.other = deed(for: meter, isEasy: isEasy, ahead: ahead)
      return lines(
        .closings, (isEasy ? DayClosing.easy : .hard).rawValue, names, ahead: ahead)
    }
    return both + own
  }

  private var both: [ChosenLine] {
    twoDeeds(ahead: 1).map { lines(.closings, DayClosing.both.rawValue, $0) } ?? []
  }

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

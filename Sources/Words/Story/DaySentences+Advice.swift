internal import Astrology
internal import Astrometers
internal import Ephemeris

// What the advice, the cards and the lines on other people are made of.

extension DaySentences {
  /// The hard meter that a caution is about, and the transit that presses on it.
  var hardMeter: (meter: Meter, passage: PassageFact)? {
    let facts = [(plan.lead, story.passages.lead), (plan.second, story.passages.second)]
    for (fact, passage) in facts {
      guard let fact, let passage, fact.direction == .hard, !fact.meters.isEmpty else { continue }
      // The next of two meters after as many days as a meter has cautions.
      let turn = rota.day.quotientAndRemainder(flooringBy: 12).quotient
      let place = turn.quotientAndRemainder(flooringBy: min(2, fact.meters.count)).remainder
      return (fact.meters[place], passage)
    }
    return nil
  }

  /// Why a caution is given: the transit that presses, and another effect than the overview names.
  var reason: ChosenLine? {
    guard let (meter, passage) = hardMeter else { return nil }
    var names = SlotNames(transiting: passage.body, natal: passage.natal)
    names.link = timedLink(of: passage)
    names.effect = effect(on: meter, isEasy: false, ahead: 2)
    return lines(.reasons, 0, names).first(where: isShort)
  }

  /// Why love, talk or company stands as it does, where a transit that the advice doesn't name moves it clearly.
  var reasonWithOthers: ChosenLine? {
    let pressing = hardMeter?.passage.key
    for meter in [Meter.love, .communication, .socialLife] {
      let unified = facts.scores.scores[meter].unified
      guard unified.magnitude > MeterScore.clearScore, let driver = plan[meter].driver,
        driver.key != pressing,
        let passage = facts.passages.first(where: { $0.key == driver.key })
      else { continue }
      var names = SlotNames(transiting: passage.body, natal: passage.natal)
      names.link = timedLink(of: passage)
      names.effect = effect(on: meter, isEasy: unified > 0, ahead: 4)
      if let line = lines(.reasons, 0, names, ahead: 1).first(where: isShort) { return line }
    }
    return nil
  }

  /// That no part of the day differs much from the others.
  var level: ChosenLine? { line(.windows, DayWindow.level.rawValue, SlotNames()) }

  /// A deed with its time of day: the best part of an easy day or of its easy side, the hardest part of a hard
  /// one, or the hour of a friendly aspect of the Moon, or as long as a transit helps or presses.
  var deedOfAnHour: ChosenLine? {
    let easy = plan.message.favoured.first
    let hard = plan.message.pressed.first
    var names = SlotNames()
    if let part = plan.bestPart, let easy {
      names.other = deed(for: easy, isEasy: true, ahead: 2)
      return window(DayWindow(.best, part), names)
    }
    if let part = plan.worstPart, let hard {
      names.other = deed(for: hard, isEasy: false, ahead: 2)
      return window(DayWindow(.worst, part), names)
    }
    guard let (aspect, hour) = moonHour, let easy,
      FactDirection(of: TransitKey(.moon, aspect.kind, natal: aspect.natal)) == .easy
    else { return deedOfATransit }
    names.hour = hour
    names.link = link(of: TransitKey(.moon, aspect.kind, natal: aspect.natal))
    names.other = deed(for: easy, isEasy: true, ahead: 2)
    return window(.moon, names)
  }

  /// A pattern that keeps the limit of words with its clauses.
  private func window(_ window: DayWindow, _ names: SlotNames) -> ChosenLine? {
    lines(.windows, window.rawValue, names).first(where: isShort)
  }

  /// A deed for a meter that the lead or the second moves, an easy one first.
  private var deedOfATransit: ChosenLine? {
    for direction in [FactDirection.easy, .hard] {
      for fact in [plan.lead, plan.second].compactMap(\.self) where fact.direction == direction {
        guard let meter = fact.meters.first else { continue }
        var names = SlotNames(transiting: fact.body, natal: fact.natal)
        names.link = link(of: fact.key)
        names.other = deed(for: meter, isEasy: direction == .easy, ahead: 2)
        return window(direction == .easy ? .whileEasy : .whileHard, names)
      }
    }
    return nil
  }

  /// A meter's text of the transit that it names: what people notice, and what helps; nil where the meter is not
  /// clearly easy or hard, on every third day of a meter that is not very, and where the text would not keep the
  /// contract's limits.
  func card(of meter: Meter) -> ChosenLine? {
    let unified = facts.scores.scores[meter].unified
    guard unified.magnitude > MeterScore.clearScore, let transit = plan[meter].named,
      transit.quality * unified > 0,
      unified.magnitude > Self.strongScore || (rota.day + meter.rawValue) % 3 != 0
    else { return nil }
    let isEasy = unified > 0
    var names = SlotNames(transiting: transit.body, natal: transit.natal)
    let passage = facts.passages.first { $0.key == transit.key }
    names.link = passage.map { timedLink(of: $0) } ?? link(of: transit.key)
    names.effect = effect(on: meter, isEasy: isEasy, ahead: 1)
    names.other = deed(for: meter, isEasy: isEasy, ahead: 3)
    return lines(.cards, 0, names, ahead: meter.rawValue).first {
      Self.characters.contains(words.text($0).count)
    }
  }

  /// The unified score, either way, from which a meter's text always names the natal point.
  private static let strongScore = 40.0
  /// The contract's limits of a meter's interpretation.
  private static let characters = 80...150
}

internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

// The thread of a day: the one matter that headline, overview, act, hours and question speak of.

extension DaySentences {
  /// The transit that headline, overview and advice are about, of those whose texts are in their turn and go the day's
  /// way: one whose texts are for the sign of the natal point, of the plan's two or exact on the day; one of the two
  /// whose meters no score denies, another that is exact on the day, one of the two all the same, another of the day's
  /// side, one of the Moon's hours.
  ///
  /// Those come first whose headline and act speak of no meter of the other side, and no easy one speaks of one.
  var chosenThread: Contact? {
    let side = story.leaning == 0 ? lead?.isEasy ?? true : story.leaning > 0
    // What touches the lunar node speaks of no matter that a reader knows, so it waits.
    let both = [lead, second].compactMap(\.self)
    let planned = both.filter { $0.passage.natal != .body(.meanNode) }
    let undenied = (planned + contactsOfTheDay).filter(isUndenied)
    let others = contacts(isEasy: side) + contactsOfTheMoon
    let suiting = undenied.filter(suits)
    // A hard one may say what to do about a meter that is easy; an easy one invites to what the day is hard on.
    func isFit(_ contact: Contact) -> Bool { contact.isHard || suits(contact) }
    let fit = undenied.filter(isFit)
    return suiting.first(where: isSigned) ?? suiting.first
      ?? others.first { isUndenied($0) && suits($0) }
      ?? fit.first(where: isSigned) ?? fit.first ?? planned.first { isUp($0) && isFit($0) }
      ?? others.first { isUndenied($0) && isFit($0) }
      ?? (both + contactsOfTheMoon).first { isUp($0) && isFit($0) }
  }

  /// The transits that are exact on the day, but for those to the lunar node, whichever side they are of.
  private var contactsOfTheDay: [Contact] {
    facts.passages.filter {
      $0.exactDay == 0 && $0.natal != .body(.meanNode)
        && (facts.isTimed || $0.natal != .body(.moon))
    }
    .map { Contact(passage: $0, isEasy: Self.isEasy($0.key)) }
  }

  private func isUp(_ contact: Contact) -> Bool {
    contact.goes(with: story.leaning) && textInTurn(.headline, of: contact) != nil
  }

  /// Whether no meter that the thread speaks of is clearly of the other side.
  private func isUndenied(_ contact: Contact) -> Bool {
    isUp(contact)
      && numberInTurn(.effect, of: contact).map { goesWithScores($0, isEasy: contact.isEasy) }
        == true
  }

  /// The Moon's hours, as transits of the day.
  private var contactsOfTheMoon: [Contact] {
    moonHours.map { hour in
      let passage = PassageFact(hour.key, weight: 0, chapter: .exact, exactDay: 0)
      return Contact(passage: passage, isEasy: Self.isEasy(hour.key))
    }
  }

  /// The headline of the day's thread, else the day's message.
  var headline: String? { thread.flatMap { textInTurn(.headline, of: $0) } ?? message?.headline }

  /// What the reader lives through on a day that has a thread: two sentences of one idea with headline and act.
  var threadStory: ChosenLine? {
    thread.flatMap { numberInTurn(.story, of: $0) }.map { ChosenLine(line: words.line($0)) }
  }

  /// The transit that the story comes from: with what the reader notices, with the house that it passes through, and
  /// alone; with its time and without.
  var origins: [ChosenLine] {
    guard let thread else { return [] }
    let key = thread.passage.key
    let links = links(of: thread)
    let (timed, plain) = (links[0], links[1])
    var names = SlotNames(transiting: key.body)
    func origins(_ origin: DayOrigin, _ links: [String]) -> [ChosenLine] {
      lines(.origins, origin.rawValue, names, by: links)
    }
    var noticed: [ChosenLine] = []
    if let effect = numberInTurn(.effect, of: thread), goesWithScores(effect, isEasy: thread.isEasy)
    {
      names.effect = words.text(effect)
      noticed = origins(.noticed, [timed, plain])
    }
    var housed: [ChosenLine] = []
    // A natal point that is explained has no room for a house that is, too.
    if facts.isTimed, signedName(of: key.natal) != nil, let house = house(of: key) {
      let place = "in \(clause(.houses, house - 1))"
      housed = origins(.plain, ["\(place), \(timed)", "\(place), \(plain)"])
    }
    let first = (rota.day + key.rank).isMultiple(of: 2) ? noticed + housed : housed + noticed
    return first + origins(.plain, [timed, plain])
  }

  /// Sentences with one of some links each: few of a link, so that the short ones are tried, too.
  private func lines(
    _ group: DayGroup, _ place: Int, _ names: SlotNames, by links: [String]
  ) -> [ChosenLine] {
    links.flatMap { link in
      var names = names
      names.link = link
      return lines(group, place, names, most: Self.linesOfALink)
    }
  }

  private static let linesOfALink = 2

  /// What the day is good for and hard on, by the transit that the story comes from; where that moves no meter, whether
  /// the day is easy or hard on the whole.
  var weights: [ChosenLine] {
    guard let thread else { return [] }
    var names = SlotNames(transiting: thread.passage.body)
    names.area = fields(meters(of: thread))
    let others = names.area == nil ? nil : fields(otherMeters)
    let links = links(of: thread)
    let all = (others == nil ? [nil] : [others, nil]).flatMap { others -> [ChosenLine] in
      names.effect = others
      let weight: DayWeight
      switch (names.area, plan.leaning) {
      case (nil, .easy): weight = .easyDay
      case (nil, .hard): weight = .hardDay
      case (nil, .mixed): return []
      case (_?, _):
        weight =
          thread.isEasy
          ? (others == nil ? .easy : .easyBut) : (others == nil ? .hard : .hardBut)
      }
      return lines(.weights, weight.rawValue, names, by: links)
    }
    return namingHardest(all)
  }

  /// How the thread's body stands to the natal point, with its time and without; with the point's sign where the story
  /// doesn't name that.
  private func links(of thread: Contact) -> [String] {
    let isExplained = !isSigned(thread)
    return [
      timedLink(of: thread.passage, isExplained: isExplained),
      link(of: thread.passage.key, isExplained: isExplained),
    ]
  }

  /// What to do of what the day is good for, and how to go about what it is hard on; nil of a day with one side.
  var fieldPlan: ChosenLine? {
    guard let thread, let own = meters(of: thread).first, let other = otherMeters.first else {
      return nil
    }
    var names = SlotNames()
    let (easy, hard) = thread.isEasy ? (own, other) : (other, own)
    names.area = clause(.turns, DayGroup.place(of: easy, isEasy: true))
    names.effect = clause(.turns, DayGroup.place(of: hard, isEasy: false))
    return firstLine(.fieldPlans, DayFields.plan.rawValue, names)
  }

  /// The meters that go the other way than the thread: those of the transit beside it, else the furthest of them.
  private var otherMeters: [Meter] {
    guard let thread else { return [] }
    let besides = beside.flatMap { $0.isOpposite ? meters(of: $0.contact) : nil } ?? []
    // What the day is hardest on comes first, whatever transit it comes from.
    guard besides.isEmpty else {
      guard thread.isEasy, let hardestMeter else { return besides }
      return [hardestMeter] + besides.filter { $0 != hardestMeter }
    }
    return thread.isEasy ? plan.message.pressed : plan.message.favoured
  }

  /// The meters that a transit moves clearly.
  private func meters(of contact: Contact) -> [Meter] {
    let key = contact.passage.key
    let planned = [plan.lead, plan.second].compactMap(\.self).first { $0.key == key }
    let scores = facts.scores.scores
    let driven = Meter.allCases.filter {
      plan[$0].driver?.key == key && scores[$0].unified.magnitude > MeterScore.clearScore
    }
    return hardestFirst(
      (planned?.meters ?? driven).filter { (scores[$0].unified > 0) == contact.isEasy })
  }

  /// One or two meters by their names.
  private func fields(_ meters: [Meter]) -> String? {
    let names = meters.prefix(2).map { clause(.fields, $0.rawValue) }
    guard names.count > 1 else { return names.first }
    var both = SlotNames()
    (both.area, both.effect) = (names[0], names[1])
    return line(.fieldPlans, DayFields.both.rawValue, both).map { words.text($0) }
  }

  /// The house that a body passes through, where that is known.
  private func house(of key: TransitKey) -> Int? {
    key.body == .moon ? facts.moon.house.number : transitFact(of: key)?.transitHouse.number
  }

  /// How somebody with the thread's natal planet in its sign lives through such a day, the day's own first; none where
  /// the sign isn't known, and where the thread is of the sign already.
  var natures: [ChosenLine] {
    guard let thread, !isSigned(thread), case .body(let body) = thread.passage.natal,
      let name = signedName(of: .body(body)), let sign = facts.natalSigns[body]
    else { return [] }
    var names = SlotNames()
    names.natalName = name
    return rota.turn(
      of: words.texts(.nature(of: body, in: sign, isEasy: thread.isEasy)),
      slot: RotaSlot.natures + 64 * Int(body.rawValue)
    ).map { ChosenLine(line: words.line($0), names: names) }
  }

  /// What of the thread belongs into the day's best hours and what is left out of the hardest; nil of a day without a
  /// thread or whose hours aren't known.
  var hoursOfThread: [ChosenLine]? {
    guard let thread, let shape, let best = textInTurn(.best, of: thread),
      let low = textInTurn(.low, of: thread)
    else { return nil }
    let isLevel = shape.size == .level
    func sentence(_ hours: DayThreadHours, _ names: SlotNames) -> ChosenLine? {
      firstLine(.threadHours, hours.rawValue, names)
    }
    var names = SlotNames()
    names.other = best
    names.effect = stretchClause(shape.bestToName, isBest: true)
    let kind: DayThreadHours =
      switch plan.leaning {
      case .easy: .bestOfEasy
      case .hard: .bestOfHard
      case .mixed: .best
      }
    let plain = sentence(isLevel ? .level : shape.size == .slight ? .bestOfSlight : kind, names)
    let good = isLevel ? plain : withMoon(names, within: shape.bestToName.hours) ?? plain
    names.other = low
    names.effect = stretchClause(shape.worstToName, isBest: false)
    return [good, sentence(isLevel ? .levelLow : .low, names)].compactMap(\.self)
  }

  /// The best hours with the Moon's easy hour among them, on every other day that has one.
  private func withMoon(_ names: SlotNames, within hours: Range<Int>) -> ChosenLine? {
    guard rota.day.isMultiple(of: 2), let moment = moonHour(within: hours),
      moment.key.natal != thread?.passage.natal
    else { return nil }
    var names = names
    (names.hour, names.link) = (moment.time, link(of: moment.key))
    return firstLine(.threadHours, DayThreadHours.bestWithMoon.rawValue, names)
  }
}

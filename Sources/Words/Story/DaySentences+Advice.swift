internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

// What the advice, the hours, the cards and the lines on other people are made of.

extension DaySentences {
  // MARK: - Advice

  /// The hard meter that a caution is about, where no pair of the day has one.
  var hardMeter: Meter? {
    for fact in [plan.lead, plan.second].compactMap(\.self)
    where fact.direction == .hard && !fact.meters.isEmpty {
      return fact.meters.first
    }
    return nil
  }

  /// The day's act, without its time: that of the headline, else a deed for the meter that the headline is about, else
  /// one of another pair of the lead's side or of the other.
  var act: String? {
    if let thread { return textInTurn(.deed, of: thread) }
    if let message { return message.act }
    if let meter = ReadingTexts.headline(of: story)?.meter ?? leadingMeter {
      let isEasy = facts.scores.scores[meter].unified > 0
      if let deed = deedsInTurn(for: meter, isEasy: isEasy).first { return words.text(deed) }
    }
    let side = lead?.isEasy ?? true
    return first(.deed, isEasy: side) ?? first(.deed, isEasy: !side)
  }

  /// The deeds for a meter that stand alone, those whose turn it is first.
  private func deedsInTurn(for meter: Meter, isEasy: Bool) -> RotaTurn {
    rota.turn(
      of: wholeDeeds(for: meter, isEasy: isEasy), slot: RotaSlot.deeds + 64 * meter.rawValue)
  }

  /// The headline and the act of a day whose lead has none in its turn: what people notice of the meter that the day
  /// is about, or of another of the lead's that leans the same way, and what helps with it.
  ///
  /// Each pair rests for a fortnight as long as one of the meters has another.
  var chosenMessage: Message? {
    guard thread == nil, let leading = leadingMeter else { return nil }
    let scores = facts.scores.scores
    let isEasy = scores[leading].unified > 0
    guard story.leaning == 0 || isEasy == (story.leaning > 0) else { return nil }
    let others = isEasy ? plan.message.favoured : plan.message.pressed
    let meters =
      [leading]
      + ((plan.lead?.meters ?? []) + others).filter {
        $0 != leading && (scores[$0].unified > 0) == isEasy
      }
    for meter in meters {
      let deeds = wholeDeeds(for: meter, isEasy: isEasy)
      let slot = RotaSlot.deeds + 64 * meter.rawValue
      if let deed = rota.text(of: deeds, slot: slot, rest: Self.restDaysOfMessages),
        let message = message(of: meter, isEasy: isEasy, deed: deed)
      {
        return message
      }
    }
    for meter in meters {
      for deed in deedsInTurn(for: meter, isEasy: isEasy) {
        if let message = message(of: meter, isEasy: isEasy, deed: deed) { return message }
      }
    }
    return nil
  }

  private func message(of meter: Meter, isEasy: Bool, deed: Int) -> Message? {
    let place = deed - words.texts(.deed(for: meter, isEasy: isEasy)).lowerBound
    guard let effect = words.texts(.effect(on: meter, isEasy: isEasy)).dropFirst(place).first
    else { return nil }
    var names = SlotNames()
    (names.effect, names.other) = (words.text(effect), words.text(deed))
    return lines(.messages, 0, names).map { words.text($0) }
      .first { $0.wordCount <= Self.mostHeadlineWords }
      .map { Message(headline: $0, act: words.text(deed), meter: meter) }
  }

  private static let mostHeadlineWords = 14
  private static let restDaysOfMessages = 15

  /// What not to do, and the transit behind it: of what presses beside an easy thread, else of the thread, with which it
  /// is one text, else of a hard lead or second, else of the lead as it is.
  var caution: (text: String, contact: Contact)? {
    // What presses beside an easy thread is what the reader has to know.
    if thread?.isEasy == true, let beside, beside.isOpposite,
      let text = textInTurn(.caution, of: beside.contact)
    {
      return (text, beside.contact)
    }
    let contacts = [lead, second].compactMap(\.self)
    for contact in [thread].compactMap(\.self) + contacts.filter(\.isHard) + contacts {
      if let text = textInTurn(.caution, of: contact) { return (text, contact) }
    }
    return nil
  }

  /// Which transit is behind what not to do, and until when; nil of an easy one, where its time isn't known, and of the
  /// thread, which the overview names with its time.
  func risk(of contact: Contact?) -> String? {
    guard let contact, !contact.isEasy, contact.passage.key != thread?.passage.key,
      let link = untilLink(of: contact.passage)
    else { return nil }
    var names = SlotNames(transiting: contact.passage.body)
    names.link = link
    return firstLine(.risks, 0, names).map { words.text($0) }
  }

  /// When to meet people: in the best hours, on a day whose act is about people.
  var meeting: ChosenLine? {
    guard let shape, shape.size != .level, let meter = leadingMeter else { return nil }
    switch meter {
    case .love, .communication, .connection, .socialLife: break
    case .mentalClarity, .focus, .innerStability, .sensitivity, .vitality, .drive, .wellness,
      .purpose, .intuition, .creativity, .opportunities, .career, .growth:
      return nil
    }
    let isEasy = facts.scores.scores[story.company.meter].unified >= 0
    return firstLine(.meetings, isEasy ? 0 : 1, hours(of: shape.best.core))
  }

  /// The hours of a stretch, from and to.
  private func hours(of stretch: DayShape.Stretch?) -> SlotNames {
    var names = SlotNames()
    guard let hours = stretch?.hours else { return names }
    names.hour = try? TimeOfDay(hour: hours.lowerBound, minute: 0)
    names.area = (try? TimeOfDay(hour: hours.upperBound, minute: 0))?.hoursAndMinutes
    return names
  }

  /// The act with its time of day: within the best hours, else at a friendly hour of the Moon's; without one where the
  /// act leaves something undone, and where the sentence would be too long.
  var deedOfTheDay: ChosenLine? {
    guard let act else { return nil }
    let isOmission = words.texts(.day(.omissions, 0)).contains { act.hasPrefix(words.text($0)) }
    let windows =
      isOmission
      ? [(.allDay, SlotNames())]
      : [bestHours, friendlyHour].compactMap(\.self) + [(.today, SlotNames())]
    for (window, names) in windows {
      var names = names
      names.other = act
      if let line = firstLine(.windows, window.rawValue, names) { return line }
    }
    return nil
  }

  /// What a body does to a natal planet, such as “slows your Jupiter”, with the planet's sign where that is asked; nil
  /// of the node and the angles.
  func verb(
    of key: TransitKey, isEasy: Bool, isSigned: Bool = false, ahead: Int = 0
  ) -> String? {
    guard let place = WordFile.contactBodies.firstIndex(of: key.body),
      case .body(let natal) = key.natal, natal != .meanNode
    else { return nil }
    var names = natalNames(of: key)
    if isSigned, let name = signedName(of: key.natal) { names.natalName = name }
    return line(.verbs, 2 * place + (isEasy ? 0 : 1), names, ahead: ahead).map { words.text($0) }
  }

  /// The best hours, where they stand out.
  private var bestHours: (DayWindow, SlotNames)? {
    guard let shape, shape.size != .level else { return nil }
    let best = shape.bestToName
    var names = hours(of: best)
    switch best.place {
    case .early:
      names.hour = try? TimeOfDay(hour: best.hours.upperBound, minute: 0)
      return (.before, names)
    case .middle where best.hours.count > 1:
      return (.between, names)
    case .middle:
      names.hour = try? TimeOfDay(hour: best.peak, minute: 0)
      return (.about, names)
    case .late:
      return (.after, names)
    }
  }

  /// The hour of the Moon's first friendly aspect on a level day.
  private var friendlyHour: (DayWindow, SlotNames)? {
    guard !facts.isInstant, let shape else { return nil }
    guard shape.size == .level, let moment = moonHour(within: 0..<24) else { return nil }
    var names = SlotNames(natal: moment.key.natal)
    (names.hour, names.link) = (moment.time, link(of: moment.key))
    return (.moon, names)
  }

  // MARK: - The hours

  /// How a day's hours run.
  static func shape(of facts: ReadingFacts) -> DayShape? {
    let isUnsure = !facts.isTimed && facts.moon.aspects.contains { $0.natal == .moon }
    return facts.isInstant || isUnsure ? nil : DayShape(facts.hourlyUnified)
  }

  /// When the day is best, and, where the hours differ clearly, when it is hardest and what does not belong there; nil
  /// where the hours differ too little.
  var curve: [ChosenLine]? {
    if let hoursOfThread { return hoursOfThread }
    guard let shape, shape.size != .level else { return nil }
    let (best, worst) = (shape.bestToName, shape.worst)
    var names = SlotNames()
    names.effect = stretchClause(best, isBest: true)
    // What the headline is about belongs in the best hours.
    let meter = message?.meter ?? leadingMeter ?? story.vigour.meter
    names.other = clause(.matters, meter.rawValue)
    let good = bestLine(of: shape, names)
    names.effect = stretchClause(worst, isBest: false)
    guard shape.size == .clear else {
      // Where the rest of the day is the worse part, there is nothing more to say.
      let isTheRest =
        best.hours.upperBound == worst.hours.lowerBound
        || best.hours.lowerBound == worst.hours.upperBound
      let low = isTheRest ? nil : firstLine(.pace, DayPace.worst.rawValue, names)
      return [good, low].compactMap(\.self)
    }
    names.other = pressedMeter.map { clause(.matters, $0.rawValue) }
    let kind: DayCurveLine = names.other == nil ? .worstAlone : .worst
    return [good, firstLine(.curves, kind.rawValue, names)].compactMap(\.self)
  }

  /// When the day is best, with the Moon's easy hour within it.
  private func bestLine(of shape: DayShape, _ names: SlotNames) -> ChosenLine? {
    func line(isWithMoon: Bool, _ names: SlotNames) -> ChosenLine? {
      shape.size == .clear
        ? firstLine(.curves, (isWithMoon ? DayCurveLine.bestWithMoon : .best).rawValue, names)
        : firstLine(.pace, (isWithMoon ? DayPace.bestWithMoon : .best).rawValue, names)
    }
    if let moment = moonHour(within: shape.bestToName.hours) {
      var named = names
      (named.hour, named.link) = (moment.time, link(of: moment.key))
      if let line = line(isWithMoon: true, named) { return line }
    }
    return line(isWithMoon: false, names)
  }

  /// The hard meter to keep out of the worse hours: one that a hard lead or second moves.
  private var pressedMeter: Meter? {
    [plan.lead, plan.second].compactMap(\.self).first { $0.direction == .hard }?.meters.first
      ?? plan.message.pressed.first
  }

  /// When a stretch of the day is, as a clause.
  func stretchClause(_ stretch: DayShape.Stretch, isBest: Bool) -> String {
    func time(_ hour: Int) -> TimeOfDay? { try? TimeOfDay(hour: hour, minute: 0) }
    let place = stretch.place.rawValue + (isBest ? 0 : DayShape.Place.allCases.count)
    var names = SlotNames()
    names.hour =
      switch stretch.place {
      case .early: time(stretch.hours.upperBound)
      case .middle: time(isBest ? stretch.hours.lowerBound : stretch.peak)
      case .late: time(stretch.hours.lowerBound)
      }
    names.area = time(stretch.hours.upperBound)?.hoursAndMinutes
    return line(.curve, place, names).map { words.text($0) } ?? ""
  }

  /// That no hour is better than another; nil if one is.
  var pace: ChosenLine? {
    guard let shape, shape.size == .level else { return nil }
    return line(.pace, DayPace.level.rawValue, SlotNames())
  }

  // MARK: - Other people and meters

  /// Whether the overview explains a transit.
  func isInOverview(_ key: TransitKey) -> Bool {
    plan.lead?.key == key || plan.second?.key == key || thread?.passage.key == key
  }

  /// A meter's text of the transit that it names: what people notice, and what helps; nil where the meter is not
  /// clearly easy or hard, on every third day of a meter that is not very, and where the text would not keep the
  /// contract's limits.
  func card(of meter: Meter) -> ChosenLine? {
    let unified = facts.scores.scores[meter].unified
    guard unified.magnitude > MeterScore.clearScore, let transit = plan[meter].named,
      transit.quality * unified > 0,
      unified.magnitude > Self.strongScore || transit.key == plan.strongest || meter == plan.opposed
        || (rota.day + meter.rawValue) % 3 != 0
    else { return nil }
    let isEasy = unified > 0
    var names = SlotNames(transiting: transit.body, natal: transit.natal)
    // What the overview explains is named here by what it does.
    let verb =
      isInOverview(transit.key)
      ? verb(of: transit.key, isEasy: isEasy, ahead: meter.rawValue) : nil
    names.link = verb ?? link(of: transit.key)
    if meter == plan.opposed {
      var plain = names
      plain.link = link(of: transit.key)
      if let line = cardDespite(meter, plain, isEasy: isEasy) { return line }
    }
    let group: DayGroup = verb == nil ? .cards : .again
    for ahead in 0..<3 {
      let pair =
        (ahead == 0 ? threadPair(for: meter, of: transit.key) : nil)
        ?? effectAndDeed(of: meter, isEasy: isEasy, ahead: 1 + ahead)
      guard let (effect, deed) = pair else { return nil }
      (names.effect, names.other) = (effect, deed)
      let line = firstLine(group, 0, names, ahead: meter.rawValue) {
        Self.characters.contains($0.unicodeScalars.count)
      }
      if let line { return line }
    }
    return nil
  }

  /// What the reader notices of the day's thread and its act, for a meter that the thread moves and speaks of.
  private func threadPair(
    for meter: Meter, of key: TransitKey
  ) -> (effect: String, deed: String)? {
    guard let thread, thread.passage.key == key, !isSigned(thread),
      let effect = numberInTurn(.effect, of: thread),
      words.meters(effect).contains(meter), let deed = textInTurn(.deed, of: thread)
    else { return nil }
    return (words.text(effect), deed)
  }

  /// A meter's text that also names the day's strongest transit, which pulls the other way.
  private func cardDespite(_ meter: Meter, _ named: SlotNames, isEasy: Bool) -> ChosenLine? {
    var names = named
    names.first = plan.strongest?.body
    for ahead in 0..<3 {
      names.effect = effect(on: meter, isEasy: isEasy, ahead: 1 + ahead)
      let line = firstLine(.despite, 0, names, ahead: ahead) {
        Self.characters.contains($0.unicodeScalars.count)
      }
      if let line { return line }
    }
    return nil
  }

  /// The unified score, either way, from which a meter's text always names the natal point.
  private static let strongScore = 40.0
  /// The contract's limits of a meter's interpretation.
  private static let characters = 80...150
}

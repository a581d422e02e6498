internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

// What is said of a pair of a passing body and a natal point, and when which of it is up.

extension DaySentences {
  /// A transit of the day and the side from which its texts are.
  struct Contact {
    let passage: PassageFact
    let isEasy: Bool
  }

  /// The day's two transits, with the side on which each moves the day.
  var lead: Contact? { contact(plan.lead, story.passages.lead) }
  var second: Contact? { contact(plan.second, story.passages.second) }

  private func contact(_ fact: PlannedFact?, _ passage: PassageFact?) -> Contact? {
    guard let fact, let passage else { return nil }
    switch fact.direction {
    case .easy: return Contact(passage: passage, isEasy: true)
    case .hard: return Contact(passage: passage, isEasy: false)
    case .mixed: return Contact(passage: passage, isEasy: Self.isEasy(passage.key))
    }
  }

  /// The day's transits of a side: its two first, then those to a natal point of theirs, then those of a body of
  /// theirs; the others only where neither of the two is of that side, so that advice stays with the day's message.
  func contacts(isEasy: Bool) -> [Contact] {
    let first = [lead, second].compactMap(\.self)
    let own = first.filter { $0.isEasy == isEasy }
    var others: [[Contact]] = [[], [], []]
    for passage in facts.passages
    where (facts.isTimed || passage.natal != .body(.moon)) && Self.isEasy(passage.key) == isEasy
      && !first.contains(where: { $0.passage.key == passage.key })
    {
      let place =
        own.contains { $0.passage.natal == passage.natal }
        ? 0 : own.contains { $0.passage.body == passage.body } ? 1 : 2
      others[place].append(Contact(passage: passage, isEasy: isEasy))
    }
    return own + (own.isEmpty ? others : Array(others.prefix(2))).flatMap(\.self)
  }

  /// Whether a transit's texts are those of an easy contact.
  static func isEasy(_ key: TransitKey) -> Bool {
    let natal = key.natalBody?.temperament ?? .neutral
    return TransitQuality.of(key.aspect, from: key.body.temperament, to: natal) >= 0
  }

  /// The day's own text on a contact, so many places on; nil of a point that has none.
  func text(
    _ part: ContactPart, of key: TransitKey, isEasy: Bool, ahead: Int = 0
  ) -> String? {
    guard let list = WordKey.contact(part, key.body, key.natal, isEasy: isEasy) else { return nil }
    return rota.text(
      of: words.texts(list), slot: RotaSlot.contact + 64 * (8 * key.rank + part.rawValue),
      ahead: ahead
    ).map { words.text($0) }
  }

  /// The text on a contact that is up on the day; nil where all of them rest.
  ///
  /// A fast one has a text for each day about its exact one. A slow one has one on every fifth day, so that none
  /// comes again within a fortnight, the next of them on a day with news, and one for each day about its exact one.
  /// Headline and act have the same turn.
  func textInTurn(_ part: ContactPart, of contact: Contact) -> String? {
    let key = contact.passage.key
    guard let list = WordKey.contact(part, key.body, key.natal, isEasy: contact.isEasy) else {
      return nil
    }
    let texts = words.texts(list)
    guard let place = turn(of: contact.passage, among: texts.count) else { return nil }
    return words.text(texts.lowerBound + place)
  }

  private func turn(of passage: PassageFact, among count: Int) -> Int? {
    guard passage.body.isSlow else {
      return passage.exactDay.map { 1 - $0 }.flatMap { $0 < count ? $0 : nil }
    }
    let start = rota.number(below: 64, passage.key.rank, RotaSlot.contact)
    // Three days, three texts.
    if let exactDay = passage.exactDay { return (start + 1 - exactDay) % count }
    if passage.nextExact.map({ $0.dayNumber - rota.day <= 7 }) == true { return nil }
    let (turn, rest) = (rota.day + passage.key.rank).quotientAndRemainder(
      flooringBy: FactTurn.daysOfASlowOne)
    guard rest == 0 || passage.isNews else { return nil }
    return FactTurn(number: rest == 0 ? turn : turn + 1, days: FactTurn.daysOfASlowOne).text(
      of: count, from: start)
  }

  /// The transit that headline and advice are about: the one that leads, where it has a headline in its turn and
  /// goes the day's way.
  var thread: Contact? {
    guard let lead, story.leaning == 0 || lead.isEasy == (story.leaning > 0),
      textInTurn(.headline, of: lead) != nil
    else { return nil }
    return lead
  }

  /// The headline of the day's thread.
  var headline: String? { thread.flatMap { textInTurn(.headline, of: $0) } }

  /// The first text in turn among the day's transits of a side.
  func first(_ part: ContactPart, isEasy: Bool, besides other: String? = nil) -> String? {
    for contact in contacts(isEasy: isEasy) {
      if let text = textInTurn(part, of: contact), text != other { return text }
    }
    return nil
  }

  /// Whether the scene is about the second transit's planet: on the third day of a lead, so that a planet's two
  /// scenes do not come three days running.
  private var isSecondsScene: Bool { lead?.passage.exactDay == -1 && second != nil }

  /// What happens to the reader: the natal planet that leads, in its sign and in the house that the transit passes
  /// through, else the second's.
  var scenes: (lines: [ChosenLine], isOfLead: Bool) {
    let order = isSecondsScene ? [second, lead] : [lead, second]
    for contact in order.compactMap(\.self) {
      guard let name = signedName(of: contact.passage.natal),
        case .body(let body) = contact.passage.natal, let sign = facts.natalSigns[body]
      else { continue }
      let list = words.texts(.scene(body, in: sign, isEasy: contact.isEasy))
      guard
        let number = rota.text(of: list, slot: RotaSlot.contact + 64 * Int(body.rawValue))
      else { continue }
      let house = facts.isTimed ? transitFact(of: contact.passage.key)?.transitHouse : nil
      var names = SlotNames()
      (names.natalName, names.other) = (name, words.text(number))
      names.area = house.map { clause(.places, $0.number - 1) }
      let made = lines(.scenes, house == nil ? 1 : 0, names)
      if !made.isEmpty { return (made, contact.passage.key == lead?.passage.key) }
    }
    return ([], true)
  }

  /// What the natal planet of the day's first transit that has a sign is like in it: its name, and a clause.
  var character: (point: ChartPoint, name: String, clause: String)? {
    for contact in [lead, second].compactMap(\.self) {
      guard let name = signedName(of: contact.passage.natal),
        case .body(let body) = contact.passage.natal, let sign = facts.natalSigns[body],
        let number = rota.text(
          of: words.texts(.natal(body, in: sign)), slot: RotaSlot.contact + 64 * Int(body.rawValue))
      else { continue }
      return (contact.passage.natal, name, words.text(number))
    }
    return nil
  }
}

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
    var isHard: Bool { !isEasy }

    /// Whether it goes the way that a day leans; every way goes with a day that leans to none.
    func goes(with leaning: Int) -> Bool { leaning == 0 || isEasy == (leaning > 0) }
  }

  /// A transit of the plan, with the side on which it moves the day.
  static func contact(_ fact: DayPlan.Fact?, _ passage: PassageFact?) -> Contact? {
    guard let fact, let passage else { return nil }
    switch fact.direction {
    case .easy: return Contact(passage: passage, isEasy: true)
    case .hard: return Contact(passage: passage, isEasy: false)
    case .mixed: return Contact(passage: passage, isEasy: isEasy(passage.key))
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
    return rota.text(of: words.texts(list), slot: Self.slot(part, key), ahead: ahead)
      .map { words.text($0) }
  }

  /// What the reader notices of a contact: where it leads, that of the headline or of its meter first, then the day's
  /// own; none that says of a meter what its score denies, or of a meter that another sentence speaks of, where there is
  /// a choice.
  func effects(of contact: Contact, besides topics: UInt32 = 0) -> [Int] {
    let key = contact.passage.key
    guard let list = WordKey.contact(.effect, key.body, key.natal, isEasy: contact.isEasy) else {
      return []
    }
    let texts = words.texts(list)
    var turn = (0..<texts.count).compactMap { ahead in
      rota.text(of: texts, slot: Self.slot(.effect, key), ahead: ahead)
    }
    let allowed = turn.filter { number in
      words.line(number).meeting(topics) == 0 && goesWithScores(number, isEasy: contact.isEasy)
    }
    turn = allowed + turn.filter { !allowed.contains($0) }
    // What goes with the headline or with what not to do.
    let own = numberInTurn(.effect, of: contact)
    guard key == plan.lead?.key else {
      guard let own, allowed.contains(own) else { return turn }
      return [own] + turn.filter { $0 != own }
    }
    var first = leadingMeter.flatMap { meter in
      allowed.first { words.line($0).meeting(1 << UInt32(meter.rawValue)) > 0 }
    }
    if thread?.passage.key == key, let own { first = own }
    return (first.map { [$0] } ?? []) + turn.filter { $0 != first }
  }

  /// Whether no meter that a text speaks of is clearly of the other side.
  func goesWithScores(_ number: Int, isEasy: Bool) -> Bool {
    goes(number, with: facts.scores.scores, isEasy: isEasy)
  }

  private func goes(_ number: Int, with scores: DayScores, isEasy: Bool) -> Bool {
    words.meters(number).allSatisfy { meter in
      let unified = scores[meter].unified
      return unified.magnitude <= MeterScore.clearScore || (unified > 0) == isEasy
    }
  }

  static func slot(_ part: ContactPart, _ key: TransitKey) -> Int {
    RotaSlot.contact + 64 * (8 * key.rank + part.rawValue)
  }

  /// The text on a contact that is up on the day; nil where all of them rest.
  ///
  /// A fast one has a text for each day about its exact one, and for the two before them. A slow one has three
  /// that take turns, one on every fifth day, so that none comes again within a fortnight; a fourth on a day with news;
  /// and one for each day about its exact one. The texts of a thread have the same turn. On an exact day, and in one more
  /// turn of a slow one, the texts are those for readers who have the natal point in its sign.
  func textInTurn(_ part: ContactPart, of contact: Contact) -> String? {
    numberInTurn(part, of: contact).map { words.text($0) }
  }

  /// The number of that text.
  func numberInTurn(_ part: ContactPart, of contact: Contact) -> Int? {
    let key = contact.passage.key
    guard let list = WordKey.contact(part, key.body, key.natal, isEasy: contact.isEasy) else {
      return nil
    }
    let texts = words.texts(list)
    guard key.body != .moon else {
      if let own = signedNumber(part, of: contact) { return own }
      // The Moon comes by every few days and has a thread on few of them, so that any day may have any text.
      let side = 2 * (key.natal.writtenIndex ?? 0) + (contact.isEasy ? 0 : 1)
      return rota.text(of: texts, slot: RotaSlot.moonThread + 64 * side)
    }
    let headline = signedNumber(.headline, of: contact)
    switch turn(of: contact, among: texts, hasSigned: headline != nil) {
    case nil: return nil
    case .text(let place)?: return texts.lowerBound + place
    // What the reader notices and what the contact does in life are of no sign.
    case .signed?: return signedNumber(part, of: contact) ?? texts.first
    }
  }

  /// Whether a day's texts on a transit are those for readers who have the natal point in its sign.
  func isSigned(_ contact: Contact) -> Bool {
    numberInTurn(.headline, of: contact).map { $0 == signedNumber(.headline, of: contact) } ?? false
  }

  /// The number of the text for readers who have the natal point in its sign; nil where the sign isn't known, of parts
  /// that depend on no sign, and of the Moon's other aspects.
  private func signedNumber(_ part: ContactPart, of contact: Contact) -> Int? {
    let (key, natal) = (contact.passage.key, contact.passage.natal)
    guard let sign = sign(of: natal),
      let list = WordKey.thread(part, key.body, natal, in: sign, isEasy: contact.isEasy)
    else { return nil }
    let texts = words.texts(list)
    guard key.body == .moon else { return texts.first }
    return moonsTurn(of: key.aspect, to: sign).flatMap { texts.dropFirst($0).first }
  }

  /// Which of the Moon's two texts on a natal point's sign is up: each at one of her aspects, so that it comes again
  /// after a whole round.
  private func moonsTurn(of aspect: AspectKind, to sign: ZodiacSign) -> Int? {
    // How many signs ahead of the natal point the Moon stands, give or take one where she changes signs on the day.
    let signs = (facts.moon.sign.rawValue - sign.rawValue + 12) % 12
    return switch aspect {
    case .trine: signs < 6 ? 0 : nil
    case .sextile: signs > 6 ? 1 : nil
    case .square: signs < 6 ? 0 : 1
    case .conjunction, .opposition: nil
    }
  }

  /// Which text on a contact is up: one of its list, or that of the natal point's sign.
  private enum Turn {
    case text(Int)
    case signed
  }

  private func turn(
    of contact: Contact, among texts: Range<Int>, hasSigned: Bool
  ) -> Turn? {
    let (passage, key, count) = (contact.passage, contact.passage.key, texts.count)
    if hasSigned, passage.exactDay == 0 || passage.exactDay == -1 && !wasUpYesterday(contact) {
      return .signed
    }
    let daysAhead = passage.nextExact.map { $0.dayNumber - rota.day }
    // Another order for each person.
    let start = rota.number(below: 64, key.rank, RotaSlot.contact)
    func text(_ place: Int) -> Turn { .text((start + place) % count) }
    guard key.body.isSlow else {
      let place: Int? =
        if facts.retrogrades.contains(where: { $0.body == key.body }) {
          // A planet that goes back over a point has other texts than it had there before.
          passage.exactDay.flatMap { $0 < 0 ? nil : 4 - $0 }
        } else {
          passage.exactDay.map { 1 - $0 } ?? daysAhead.flatMap { 2...3 ~= $0 ? $0 + 1 : nil }
        }
      return place.flatMap { $0 < count ? text($0) : nil }
    }
    // Four days, four texts; of two only the first two days have one.
    if let exactDay = passage.exactDay {
      return count > 2 || exactDay >= 0 ? text(1 - exactDay) : nil
    }
    let fourth = count > 3 ? text(3) : nil
    if daysAhead == 2 { return fourth }
    if Self.rests(passage, daysAhead) { return nil }
    let (turn, rest) = (rota.day + key.rank).quotientAndRemainder(
      flooringBy: FactTurn.daysOfASlowOne)
    guard rest == 0 else { return passage.isNews ? fourth : nil }
    let own = min(count, 3)
    return FactTurn(number: turn, days: FactTurn.daysOfASlowOne)
      .text(of: own + (hasSigned ? 1 : 0), from: start).map { $0 == own ? .signed : text($0) }
  }

  /// Whether a transit that was exact yesterday may have given that day its thread.
  ///
  /// It may have if it went that day's way and no score denied it. True where yesterday's scores aren't known.
  private func wasUpYesterday(_ contact: Contact) -> Bool {
    guard let before = facts.scores.before else { return true }
    guard contact.goes(with: Int(before.overall.quality.leaning)) else { return false }
    let key = contact.passage.key
    return WordKey.contact(.effect, key.body, key.natal, isEasy: contact.isEasy)
      .flatMap { words.texts($0).first }
      .map { goes($0, with: before, isEasy: contact.isEasy) } ?? true
  }

  /// Whether a slow transit's exact day is so near that all its texts belong to that.
  private static func rests(_ passage: PassageFact, _ daysAhead: Int?) -> Bool {
    guard !passage.isClosing else { return daysAhead.map { $0 <= 16 } ?? false }
    // As far as it goes in some fifteen days.
    let degrees: Double =
      switch ChartBody(passage.body) {
      case .jupiter: 3
      case .saturn: 1.7
      case .uranus: 0.8
      case .neptune, .pluto: 0.5
      case .sun, .moon, .mercury, .venus, .mars, .meanNode, nil: 0
      }
    return passage.orbDegrees < degrees
  }

  /// The sign of a natal planet or of the Ascendant; nil where it isn't known.
  func sign(of point: ChartPoint) -> ZodiacSign? {
    switch point {
    case .body(.moon): facts.isTimed ? facts.natalSigns[.moon] : nil
    case .body(let body): facts.natalSigns[body]
    case .angle(.ascendant): facts.risingSign
    case .angle(.midheaven), .angle(.descendant), .angle(.imumCoeli): nil
    }
  }

  /// The first text in turn among the day's transits of a side.
  func first(_ part: ContactPart, isEasy: Bool, besides other: String? = nil) -> String? {
    for contact in contacts(isEasy: isEasy) {
      if let text = textInTurn(part, of: contact), text != other { return text }
    }
    return nil
  }

  /// Whether the scene is about the second transit: on the third day of a lead, so that a house's two scenes do not
  /// come three days running.
  private var isSecondsScene: Bool { lead?.passage.exactDay == -1 && second != nil }

  /// What happens to the reader: of a natal planet whose sign is known first, by sign and house in turn.
  var chosenScenes: Scenes {
    let order = (isSecondsScene ? [second, lead] : [lead, second]).compactMap(\.self)
    // One whose natal planet has a sign comes first.
    let signed = order.filter { signedName(of: $0.passage.natal) != nil }
    for contact in signed + (facts.isTimed ? order : []) {
      let isLead = contact.passage.key == lead?.passage.key
      // Each on every second day.
      let isSigned = !facts.isTimed || (rota.day + contact.passage.key.rank) % 2 == 0
      if isSigned {
        let made = signScenes(of: contact)
        if !made.isEmpty { return Scenes(lines: made, isOfLead: isLead, isSigned: true) }
      }
      let made = houseScenes(of: contact)
      if !made.isEmpty { return Scenes(lines: made, isOfLead: isLead, isSigned: false) }
    }
    return Scenes()
  }

  private func houseScenes(of contact: Contact) -> [ChosenLine] {
    let key = contact.passage.key
    guard facts.isTimed, let house = transitFact(of: key)?.transitHouse.number,
      let number = rota.text(
        of: words.texts(.scene(of: key.body, in: house, isEasy: contact.isEasy)),
        slot: RotaSlot.contact + 64 * (Int(key.body.rawValue) + 16 * house))
    else { return [] }
    var names = SlotNames(transiting: key.body)
    (names.area, names.effect) = (clause(.houses, house - 1), words.text(number))
    return lines(.scenes, DayScene.house.rawValue, names)
  }

  private func signScenes(of contact: Contact) -> [ChosenLine] {
    guard let name = signedName(of: contact.passage.natal),
      case .body(let body) = contact.passage.natal, let sign = facts.natalSigns[body],
      let number = rota.text(
        of: words.texts(.scene(body, in: sign, isEasy: contact.isEasy)),
        slot: RotaSlot.contact + 64 * Int(body.rawValue))
    else { return [] }
    var names = SlotNames()
    (names.natalName, names.other) = (name, words.text(number))
    let plain = lines(.scenes, DayScene.sign.rawValue, names)
    // With the house that it stands in where there is room: few readers share sign and house.
    guard facts.isTimed, let house = transitFact(of: contact.passage.key)?.natalHouse.number else {
      return plain
    }
    names.natalName = "\(name) in \(clause(.houses, house - 1))"
    return lines(.scenes, DayScene.sign.rawValue, names) + plain
  }

  /// What the natal planet of the day's first transit that has a sign is like in it: its name, and a clause.
  var character: (point: ChartPoint, name: String, clause: String)? {
    for contact in [lead, second].compactMap(\.self) {
      if let (name, clause) = character(of: contact) {
        return (contact.passage.natal, name, clause)
      }
    }
    return nil
  }

  private func character(of contact: Contact) -> (name: String, clause: String)? {
    guard case .body(let body) = contact.passage.natal else { return nil }
    return character(of: body)
  }

  /// What a natal planet is like in its sign: its name, and a clause; nil where the sign isn't known.
  func character(of body: CelestialBody) -> (name: String, clause: String)? {
    guard let name = signedName(of: .body(body)), let sign = facts.natalSigns[body],
      let number = rota.text(
        of: words.texts(.natal(body, in: sign)), slot: RotaSlot.contact + 64 * Int(body.rawValue))
    else { return nil }
    return (name, words.text(number))
  }
}

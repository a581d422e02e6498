internal import Astrology
internal import Astrometers
internal import Ephemeris

/// The sentences of a day's message, made of the clauses and patterns of `day.json`.
///
/// Each names a transit, how it stands to the chart and until when, and what its meters make the reader
/// notice, so that another day has another sentence even where the pattern is the same.
struct DaySentences {
  let story: DayStory

  var plan: DayPlan { story.plan }
  var facts: ReadingFacts { story.facts }
  var words: WordCorpus { story.words }
  var rota: Rota { story.rota }

  /// A sentence has so many words at most.
  static let mostWords = 26
  /// How many patterns are tried at a place.
  private static let patterns = 3

  // MARK: - Clauses

  /// The day's own text of a list, so many places on.
  func clause(_ group: DayGroup, _ place: Int, ahead: Int = 0) -> String {
    rota.text(of: words.texts(.day(group, place)), slot: Self.slot(group, place), ahead: ahead)
      .map { words.text($0) } ?? ""
  }

  /// What people notice of a meter.
  func effect(on meter: Meter, isEasy: Bool, ahead: Int = 0) -> String {
    clause(.effects, 2 * meter.rawValue + (isEasy ? 0 : 1), ahead: ahead)
  }

  /// What helps with a meter.
  func deed(for meter: Meter, isEasy: Bool, ahead: Int = 0) -> String {
    clause(.deeds, 2 * meter.rawValue + (isEasy ? 0 : 1), ahead: ahead)
  }

  /// How a body stands to a natal point.
  func link(of key: TransitKey) -> String {
    let texts = words.texts(.day(.links, key.aspect.index))
    guard let number = rota.text(of: texts, slot: RotaSlot.dayText + 64 * key.rank) else {
      return ""
    }
    var names = SlotNames(transiting: key.body, natal: key.natal)
    names.sunSign = facts.sunSign
    return words.text(number, filling: names)
  }

  /// The same with the time at which it is strongest or ends, where that is known.
  func timedLink(of passage: PassageFact) -> String {
    guard let (time, names) = time(of: passage) else { return link(of: passage.key) }
    var filled = names
    filled.link = link(of: passage.key)
    return line(.whens, time.rawValue, filled).map { words.text($0) } ?? filled.link ?? ""
  }

  /// When a transit is strongest, or when it ends; nil if neither is near.
  func time(of passage: PassageFact) -> (DayTime, SlotNames)? {
    switch passage.exactDay {
    case 0?: return (.today, SlotNames())
    case 1?: return (.tomorrow, SlotNames())
    case .some(-1): return (.yesterday, SlotNames())
    default: break
    }
    let days = { (date: CalendarDate) in date.dayNumber - facts.date.dayNumber }
    if let next = passage.nextExact {
      if days(next) <= 7 { return (.coming, SlotNames(day: name(of: next))) }
      if next.year == facts.date.year || days(next) < 300 {
        return (.month, SlotNames(month: next.monthName))
      }
    }
    if let last = passage.lastDate, days(last) > 0 {
      return (.until, SlotNames(day: name(of: last)))
    }
    return passage.body.isSlow ? nil : (passage.isClosing ? .growing : .fading, SlotNames())
  }

  /// A date of the week ahead, by its weekday; the seventh has its date, too.
  func name(of date: CalendarDate) -> String {
    date.dayNumber - facts.date.dayNumber < 7
      ? date.weekdayName : "\(date.weekdayName) \(date.day) \(date.monthName)"
  }

  // MARK: - Patterns

  private static func slot(_ group: DayGroup, _ place: Int) -> Int {
    RotaSlot.dayText + 64 * (group.rawValue + 32 * place)
  }

  /// The day's own pattern of a list.
  func line(
    _ group: DayGroup, _ place: Int, _ names: SlotNames, ahead: Int = 0
  ) -> ChosenLine? {
    rota.text(of: words.texts(.day(group, place)), slot: Self.slot(group, place), ahead: ahead)
      .map { ChosenLine(line: words.line($0), names: names) }
  }

  /// The patterns of a list whose turn is next.
  func lines(
    _ group: DayGroup, _ place: Int, _ names: SlotNames, ahead: Int = 0
  ) -> [ChosenLine] {
    (0..<Self.patterns).compactMap { line(group, place, names, ahead: ahead + $0) }
  }

  // MARK: - The overview

  /// What the whole day is like, with the areas of life that lead and the one that goes the other way.
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
      switch (plan.leaning, good.isEmpty, bad.isEmpty) {
      case (.hard, false, false): .hardBut
      case (.hard, true, false): .hard
      case (.easy, false, false): .easyBut
      case (.easy, false, true): .easy
      case (.mixed, false, false): .evenBut
      case (_, false, true): .evenEasy
      case (_, true, false): .evenHard
      case (_, true, true): .quiet
      }
    let isHard = verdict == .hardBut || verdict == .hard || verdict == .evenHard
    let (main, other) = isHard ? (bad, good) : (good, bad)
    var names = SlotNames()
    names.area = main.first.map { area(of: $0) }
    names.other = other.first.map { area(of: $0) }
    let one = lines(.verdicts, verdict.rawValue, names)
    // With two areas where that makes it long enough.
    guard main.count > 1, let first = names.area else { return one }
    names.area = pair(.areas, first, area(of: main[1]))
    let two = lines(.verdicts, verdict.rawValue, names)
    return rota.day % 2 == 0 ? two + one : one + two
  }

  private func area(of meter: Meter) -> String { clause(.areas, meter.rawValue) }

  private enum Pair: Int { case areas, effects }

  private func pair(_ pair: Pair, _ first: String, _ second: String) -> String {
    var names = SlotNames()
    names.other = second
    switch pair {
    case .areas: names.area = first
    case .effects: names.effect = first
    }
    return line(.pairs, pair.rawValue, names).map { words.text($0) } ?? first
  }

  /// The sentences on the transit that leads: with two of its effects, or one.
  var leads: [ChosenLine] {
    guard let fact = plan.lead, let passage = story.passages.lead, !fact.meters.isEmpty else {
      return []
    }
    let isEasy = fact.direction == .easy
    return sentences(
      on: passage, .leads, isEasy ? 0 : 1, meters: fact.meters, isEasy: isEasy, mostEffects: 2)
  }

  /// The sentences on the transit that stands beside it.
  var seconds: [ChosenLine] {
    guard let lead = plan.lead, let fact = plan.second, let passage = story.passages.second,
      !fact.meters.isEmpty, !lead.meters.isEmpty
    else { return [] }
    let isEasy = fact.direction == .easy
    let isOpposite = fact.direction != lead.direction
    let named = lead.direction == fact.direction ? Set(lead.meters.prefix(2)) : []
    let fresh = fact.meters.filter { !named.contains($0) }
    return sentences(
      on: passage, .seconds, (isOpposite ? 0 : 2) + (isEasy ? 0 : 1),
      meters: fresh.isEmpty ? fact.meters : fresh, isEasy: isEasy, mostEffects: 2,
      ahead: fresh.isEmpty ? 3 : 0)
  }

  private func sentences(
    on passage: PassageFact, _ group: DayGroup, _ place: Int, meters: [Meter], isEasy: Bool,
    mostEffects: Int, ahead: Int = 0
  ) -> [ChosenLine] {
    var names = SlotNames(transiting: passage.body, natal: passage.natal)
    names.link = timedLink(of: passage)
    let effects = meters.prefix(mostEffects).map { effect(on: $0, isEasy: isEasy, ahead: ahead) }
    names.effect = effects.first
    let short = lines(group, place, names)
    guard effects.count > 1 else { return short.filter(isShort) }
    names.effect = pair(.effects, effects[0], effects[1])
    let long = lines(group, place, names)
    return (long + short).filter(isShort)
  }

  /// Whether a sentence keeps the limit of words.
  func isShort(_ line: ChosenLine) -> Bool { words.text(line).wordCount <= Self.mostWords }

  /// What to make of the day, in the area that it is about.
  var closings: [ChosenLine] {
    guard let meter = leadingMeter else { return [] }
    let isEasy = story.facts.scores.scores[meter].unified > 0
    // The advice has the deed after these.
    return (0..<2).flatMap { ahead in
      var names = SlotNames()
      names.other = deed(for: meter, isEasy: isEasy, ahead: ahead)
      return lines(.closings, isEasy ? 0 : 1, names, ahead: ahead)
    }
  }

  /// The meter that the day's headline and advice are about: of those that lean the day's way one that the lead
  /// moves, another each ten days.
  var leadingMeter: Meter? {
    let message = plan.message
    let isEasy = (plan.lead?.direction ?? plan.leaning) != .hard
    let clear = isEasy ? message.favoured : message.pressed
    let moved = plan.lead?.meters.prefix(3) ?? []
    let meters = moved.isEmpty ? clear : Array(moved)
    guard !meters.isEmpty else { return (message.favoured + message.pressed).first }
    let turn = rota.day.quotientAndRemainder(flooringBy: 10).quotient
    return meters[turn.quotientAndRemainder(flooringBy: meters.count).remainder]
  }

  // MARK: - The Moon

  /// The Moon's aspect of the day that is exact between seven and eleven, with the full hour.
  var moonHour: (MoonAspectFact, TimeOfDay)? {
    let aspects = (plan.moon.map { [$0] } ?? []) + facts.moon.aspects
    for aspect in aspects where facts.isTimed || aspect.natal != .moon {
      guard let time = aspect.time else { continue }
      let hour = (time.secondOfDay + 1_800) / 3_600
      if 7...22 ~= hour, let full = try? TimeOfDay(hour: hour, minute: 0) { return (aspect, full) }
    }
    return nil
  }

  /// The Moon's strongest hour with the chart; nil where she has none.
  var moment: ChosenLine? {
    guard let (aspect, hour) = moonHour else { return nil }
    let key = TransitKey(.moon, aspect.kind, natal: aspect.natal)
    var names = SlotNames(natal: .body(aspect.natal))
    names.hour = hour
    names.link = link(of: key)
    let direction = FactDirection(of: key)
    let place = direction == .easy ? 0 : direction == .hard ? 1 : 2
    return line(.moments, place, names)
  }

  // MARK: - The technical analysis and the week ahead

  /// Where a transit stands, in which house or sign, and what of the chart it touches.
  func why(_ passage: PassageFact, ahead: Int) -> ChosenLine? {
    guard let transit = transitFact(of: passage.key) else { return nil }
    var names = SlotNames(
      transiting: passage.body, natal: passage.natal, sign: transit.transitSign)
    names.link = link(of: passage.key)
    names.other = passage.natal.writtenIndex.map { clause(.points, $0) }
    names.area = facts.isTimed ? clause(.houses, transit.transitHouse.number - 1) : nil
    return lines(.why, facts.isTimed ? 0 : 1, names, ahead: ahead).first(where: isShort)
  }

  /// A slow transit that no other text names.
  func background(_ key: TransitKey, ahead: Int) -> ChosenLine? {
    guard let passage = facts.passages.first(where: { $0.key == key }),
      let point = key.natal.writtenIndex
    else { return nil }
    var names = SlotNames(transiting: key.body, natal: key.natal)
    names.link = timedLink(of: passage)
    if time(of: passage) == nil {
      names.link = line(
        .whens, (passage.isClosing ? DayTime.growing : .fading).rawValue, names
      ).map { words.text($0) }
    }
    names.other = clause(.points, point)
    return lines(.background, 0, names, ahead: ahead).first(where: isShort)
  }

  private func transitFact(of key: TransitKey) -> TransitFact? {
    if let transit = facts.priorities.first(where: { $0.key == key }) { return transit }
    for meter in Meter.allCases {
      if let transit = facts.transits(of: meter).first(where: { $0.key == key }) { return transit }
    }
    return nil
  }

  /// When a transit is strongest.
  func dates(of passage: PassageFact, ahead: Int) -> ChosenLine? {
    let (time, names) =
      time(of: passage) ?? (passage.isClosing ? .growing : .fading, SlotNames())
    return line(.dates, time.rawValue, names, ahead: ahead)
  }

  /// A transit of the week ahead, with what to do on its day; nil if its passage names no meter.
  func coming(_ key: TransitKey, on date: CalendarDate, ahead: Int) -> ChosenLine? {
    guard let code = WordKey.code(.brief, of: key), let first = words.texts(code).first,
      let meter = words.meters(first).first
    else { return nil }
    let isEasy = FactDirection(of: key) == .easy
    var names = SlotNames(transiting: key.body, natal: key.natal, day: name(of: date))
    names.link = link(of: key)
    names.other = deed(for: meter, isEasy: isEasy, ahead: 1 + ahead)
    return lines(.ahead, isEasy ? 0 : 1, names, ahead: ahead).first(where: isShort)
  }
}

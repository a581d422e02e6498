internal import Astrology
public import Astrometers
internal import Ephemeris
public import Readings

/// The texts that the contract leaves to a writer, chosen from a corpus by a day's facts.
///
/// ```swift
/// let texts = ReadingTexts(of: ReadingFacts(reading))
/// let headline = texts.headline
/// let love = texts.interpretation(of: Meter.love)
/// ```
///
/// Every text keeps the limits of `text_limits.json` for any facts, names only what the facts hold, and
/// is the same for the same facts. One story is chosen when they are readied; each text is made when
/// asked for.
public struct ReadingTexts: Sendable {
  /// The facts that the texts describe.
  public let facts: ReadingFacts
  /// How the reader lives, as far as that is said.
  public let situation: Situation
  let words: WordCorpus
  let story: DayStory
  let made: DaySentences
  let meters: MeterLines
  /// The texts on the day's transits, one by one.
  public let transits: DetailedReading.TransitTexts
  /// What the day's texts speak of.
  public var plan: DayPlan { story.plan }
  let composed: Overview
  let reflection: WordLine?

  var rota: Rota { story.rota }

  /// Readies the texts of a day.
  ///
  /// - Parameters:
  ///   - facts: The day.
  ///   - words: What they are chosen from.
  ///   - situation: How the reader lives; what is unsaid, no text presupposes.
  public init(
    of facts: ReadingFacts, words: WordCorpus = .english, situation: Situation = .unsaid
  ) {
    self.facts = facts
    self.situation = situation
    self.words = words
    let story = DayStory(of: facts, words: words)
    self.story = story
    let made = DaySentences(story: story)
    self.made = made
    let transits = DetailedReading.TransitTexts(of: story)
    self.transits = transits
    var used = transits.briefs
    if let house = story.moonInHouse { used.insert(house) }
    let reflection = Self.reflection(of: story)
    self.reflection = reflection
    let others = transits.stageNumbers + (reflection.map { [$0.number] } ?? [])
    let composed = Overview(of: made, avoiding: used.union(others))
    self.composed = composed
    used.formUnion(composed.numbers)
    meters = MeterLines(of: story, avoiding: used)
  }

  /// The contract's `actionable_advice`.
  public struct Advice: Sendable, Hashable {
    /// Something worth doing.
    public let doThis: String
    /// What to leave for another day.
    public let notThis: String
    /// A question to think or write about.
    public let reflectOn: String
  }

  /// A chosen text with its slots filled.
  func sentence(_ line: ChosenLine?) -> String? {
    line.map { words.text($0) }
  }

  /// A chosen text that has no slots.
  func sentence(_ line: WordLine?) -> String? { line.map { words.text($0.number) } }

  /// The day's own text of a list whose slots are filled: the first in turn that doesn't begin with the
  /// name another text ends with.
  func turn(
    _ key: WordKey, _ slot: Int, _ names: SlotNames = SlotNames(), after previous: String? = nil
  ) -> ChosenLine? {
    let filled = names.filled
    for number in rota.turn(of: words.texts(key), slot: slot) {
      let line = ChosenLine(line: words.line(number), names: names)
      guard line.line.slots.isSubset(of: filled) else { continue }
      if previous == nil || !words.text(line).echoes(previous) { return line }
    }
    return nil
  }
}

extension ReadingTexts {
  /// What a meter's score comes from and what to make of it, in one or two sentences of 80 to 150
  /// characters.
  public func interpretation(of meter: Meter) -> String {
    sentence(made.card(of: meter)) ?? sentence(meters[meter]) ?? ""
  }

  /// How a group of meters stands, in one sentence.
  public func interpretation(of group: Meter.Group) -> String {
    sentence(
      turn(.group(group, facts.scores.scores[group].quality), RotaSlot.group + 64 * group.rawValue))
      ?? ""
  }
}

extension ReadingTexts {
  /// What the Moon brings: its sign, its house, its hours with the chart, whether it is void, in two or three sentences.
  public var moon: String {
    let moon = facts.moon
    let sign = moonInSign(ahead: 0)
    var texts = [sentence(sign)].compactMap(\.self)
    var count = sign.sentences
    func add(_ text: String?) {
      guard let text, count < 3 else { return }
      texts.append(text)
      count += 1
    }
    let lunation = isLunationInOverview ? nil : sentence(made.lunation)
    let house =
      lunation ?? story.moonInHouse.map { words.text($0).firstSentence }
      ?? sentence(turn(.moonHedges, RotaSlot.hedges))
    let hours = made.namedMoonHours
    // Of two hours the first names the house.
    if hours.count > 1, count < 2, facts.isTimed, lunation == nil,
      let first = sentence(made.moment(hours[0], inHouse: true)),
      let second = sentence(made.moment(hours[1])), !second.echoes(first)
    {
      add(first)
      add(second)
      return texts.joined(separator: " ")
    }
    add(house)
    let moment = hours.first { $0.direction != .hard } ?? hours.first
    add(moment.flatMap { sentence(made.moment($0)) })
    if moon.isVoidOfCourse {
      add(sentence(turn(.void, RotaSlot.void, SlotNames(hour: moon.voidUntil))))
    }
    return texts.joined(separator: " ")
  }

  /// The Moon's sentence: another for each third of a sign, so that no two days have the same.
  private func moonInSign(ahead: Int) -> WordLine {
    words.line(story.moonInSign(ahead: ahead))
  }
}

extension DayStory {
  /// The number of the sentence on the Moon's house; nil if the houses aren't known.
  var moonInHouse: Int? {
    guard facts.isTimed else { return nil }
    return rota.text(
      of: words.texts(.house(.houseBrief, .moon, facts.moon.house.number)), slot: RotaSlot.house)
  }

  /// What the texts on relationships take beside love: the one that stands further from the middle, in turn where
  /// neither is clear.
  var company: WeatherPart {
    let scores = facts.scores.scores
    let sizes = [WeatherPart.company, .talk].map { scores[$0.meter].unified.magnitude }
    guard max(sizes[0], sizes[1]) > MeterScore.clearScore else {
      return rota.day % 2 == 0 ? .company : .talk
    }
    return sizes[0] >= sizes[1] ? .company : .talk
  }

  /// What the texts on the hours take.
  var vigour: WeatherPart { rota.day % 2 == 0 ? .vitality : .drive }

  /// The number of the Moon's sentence in its sign.
  func moonInSign(ahead: Int) -> Int {
    let moon = facts.moon
    let texts = words.texts(.moon(in: moon.sign, isWaxing: moon.isWaxing))
    let third = Int(moon.degreeInSign / 10) + ahead
    let own = rota.number(below: max(1, texts.count), RotaSlot.moonSign, moon.sign.rawValue)
    return texts.lowerBound + (own + third) % max(1, texts.count)
  }
}

extension ReadingTexts {
  /// How love stands, and talk or company in turn, the one that stands further from the middle first; why each of them
  /// stands so, what the reader is like with others, or when to meet people; two or three sentences.
  public var relationshipWeather: String {
    let scores = facts.scores.scores
    let company = story.company
    let isLove = scores[.love].unified.magnitude >= scores[company.meter].unified.magnitude
    let parts = isLove ? [WeatherPart.love, company] : [company, .love]
    func state(of part: WeatherPart, after previous: String?) -> String? {
      (part == .love ? situationLove : nil) ?? weather(part, after: previous)
    }
    if let reason = made.reasonWithOthers(in: parts), let cause = sentence(reason.line) {
      let other = parts.first { $0 != reason.part } ?? company
      let rest =
        [made.further(other, than: reason), made.quietCharacter(other)].compactMap(sentence)
        .first { !$0.echoes(cause) } ?? state(of: other, after: cause)
      return [cause, rest].compactMap(\.self).joined(separator: " ")
    }
    var sentences: [String] = []
    for part in parts {
      if let text = state(of: part, after: sentences.last) { sentences.append(text) }
    }
    let more = [made.meeting, made.characterWithOthers(parts[0])].compactMap(sentence)
    if let more = more.first(where: { !$0.echoes(sentences.last) }) { sentences.append(more) }
    return sentences.joined(separator: " ")
  }

  /// When the day is best and when hardest, and what belongs there; on a day whose hours hardly differ that they
  /// don't; one or two sentences.
  public var energyRhythm: String {
    if let curve = made.curve { return curve.map { words.text($0) }.joined(separator: " ") }
    guard let pace = sentence(made.pace) else {
      return [hours, weather(story.vigour)].compactMap(\.self).joined(separator: " ")
    }
    // Where the Moon's own text names two hours, a third is too many.
    let hours = made.namedMoonHours.count > 1 ? nil : self.hours
    return [pace, hours].compactMap(\.self).joined(separator: " ")
  }

  /// When the day is fullest; nil for a level day and for an instant.
  private var hours: String? {
    guard story.plan.fullestPart != nil, let curve = DayCurve(facts.hourlyIntensity),
      let peak = try? TimeOfDay(hour: curve.peakHour, minute: 0)
    else { return nil }
    return sentence(turn(.hours(curve.busiest), RotaSlot.hours, SlotNames(hour: peak)))
  }

  /// How a part of the day stands, by the quality of its meter.
  private func weather(_ part: WeatherPart, after previous: String? = nil) -> String? {
    let quality = facts.scores.scores[part.meter].quality
    return sentence(
      turn(
        .weather(part, quality), RotaSlot.weather + 64 * part.rawValue, after: previous))
  }

  /// What the sky that everyone shares does, in one or two sentences: its slow planets, and an event of
  /// the day that the overview doesn't name; two of those where there are as many.
  public var collectiveEnergy: String {
    let named = [story.sky, story.further].compactMap(\.self)
      .filter { named in
        if case .lunation = named.event.event, isLunationInOverview { return true }
        return composed.numbers.contains(named.line.number)
      }
      .map(\.event)
    let great = DayStory.others(of: facts, besides: nil).filter { !named.contains($0) }
    let small = facts.today.filter { $0.event.rank == 0 && $0.event.wordKey(.today) != nil }
    let events = (great.isEmpty ? small.prefix(1) : great.prefix(2)).sorted { $0.time < $1.time }
    var sentences = events.compactMap { event in
      sentence(DayStory.skyLine(event.event, .today, at: event.time, words: words, rota: rota))
    }
    if sentences.count < 2, let shared = sentence(sharedSky) { sentences.insert(shared, at: 0) }
    return sentences.joined(separator: " ")
  }

  /// Whether the overview has the day's new or full Moon in the reader's own house.
  private var isLunationInOverview: Bool {
    made.lunation.map { composed.numbers.contains($0.line.number) } ?? false
  }

  /// What the slow planets do.
  private var sharedSky: ChosenLine? { turn(.sharedSky(slowTone), RotaSlot.sharedSky, slowNames) }

  /// How the two slow planets stand to each other that are closest to an aspect.
  private var slowTone: SharedSkyTone {
    facts.skyAspects.first.map { SharedSkyTone($0.kind) } ?? .apart
  }

  private var slowNames: SlotNames {
    SlotNames(first: facts.skyAspects.first?.first, second: facts.skyAspects.first?.second)
  }

  /// How the day's matter goes on, where that is known, and what to do on two or three of the next seven days, in the
  /// order of the calendar; of a week without transits two events of the sky; two or three sentences.
  public var lookAhead: String {
    let course = made.course
    let notable = story.plan.ahead.filter { fact in
      // That the day's own transit is exact is said by how its matter goes on.
      if case .transit(let key) = fact.event { key != course?.key } else { true }
    }.map { fact in
      (fact, facts.upcoming.firstIndex(of: fact) ?? facts.upcoming.count)
    }.sorted {
      ($0.0.rankAhead, $0.1, $0.0.date.dayNumber) < ($1.0.rankAhead, $1.1, $1.0.date.dayNumber)
    }.map(\.0)
    var days: [(date: CalendarDate, text: String)] = []
    var named: [Meter] = []
    for (place, fact) in notable.enumerated()
    where days.count < Self.sentencesAhead - (course == nil ? 0 : 1) {
      if let text = coming(fact, place: place, named: &named), !text.echoes(days.last?.text) {
        days.append((fact.date, text))
      }
    }
    let sentences =
      [sentence(course?.line)].compactMap(\.self)
      + days.enumerated().sorted {
        ($0.element.date.dayNumber, $0.offset) < ($1.element.date.dayNumber, $1.offset)
      }.map(\.element.text)
    // The week without events is the slow planets' week, described as they stand.
    let missing = max(0, 2 - sentences.count)
    let shared = missing > 0 ? sharedSky?.line.number : nil
    let names = slowNames
    let fillers = rota.turn(of: words.texts(.sharedSky(slowTone)), slot: RotaSlot.coming).lazy
      .filter { $0 != shared }.map { words.text($0, filling: names) }
      .filter { !$0.echoes(sentences.last) }.prefix(missing)
    return (sentences + fillers).joined(separator: " ")
  }

  /// How many sentences the week ahead has at most.
  private static let sentencesAhead = 3

  /// The sentence on something to come, at a place among those sentences, and the meters that they name.
  private func coming(_ fact: UpcomingFact, place: Int, named: inout [Meter]) -> String? {
    var names = fact.event.names
    names.day = made.dayAhead(fact.date)
    switch fact.event {
    case .transit(let key):
      guard facts.isTimed || key.natal != .body(.moon) else { return nil }
      if let (meter, line) = made.coming(key, on: fact.date, ahead: place, besides: named) {
        named.append(meter)
        return words.text(line)
      }
      // Three a day at most, so that no sentence comes again before all have had their turn.
      return Rota(person: rota.person, day: 3 * rota.day + place)
        .text(of: words.texts(.comingTransit), slot: RotaSlot.coming)
        .map { words.text($0, filling: names) }
    case .eclipse(let luminary, let sign):
      names.sign = sign
      let texts =
        Array(words.texts(.eclipse(of: luminary, sign, .coming)))
        + words.texts(.comingEclipse(of: luminary))
      return rota.text(of: texts.indices, slot: RotaSlot.coming)
        .map { words.text(texts[$0], filling: names) }
    case .lunation(let quarter, let sign, let house):
      return sentence(made.lunation(quarter, in: sign, house, on: fact.date))
        ?? fact.event.wordKey(.coming).flatMap { sentence(turn($0, RotaSlot.coming, names)) }
    case .ingress(let body, let sign, let house, let isDirect):
      return sentence(isDirect ? made.arrival(of: body, in: sign, house, on: fact.date) : nil)
        ?? fact.event.wordKey(.coming).flatMap { sentence(turn($0, RotaSlot.coming, names)) }
    case .station, .aspect:
      return fact.event.wordKey(.coming).flatMap { sentence(turn($0, RotaSlot.coming, names)) }
    }
  }
}

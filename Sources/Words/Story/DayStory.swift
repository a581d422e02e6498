internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

/// What a day is about: the one story behind the headline, the overview, the advice and the meters.
///
/// One object, since all of these hold it and ask it some hundred times.
final class DayStory: Sendable {
  let facts: ReadingFacts
  let plan: DayPlan
  let words: WordCorpus
  let rota: Rota
  /// Which way the day's quality leans: 1, 0 or −1.
  let leaning: Int
  /// How glad the day's texts are, −2…2.
  let tone: Int
  /// A bit for each meter that the story touches.
  let topics: UInt32
  /// The same of the transit that leads alone; ``topics`` on a day without one.
  let leadTopics: UInt32
  /// The event of the sky that opens the day's texts.
  let sky: (event: TodayFact, line: WordLine)?
  /// The next event, on a day with more of them than the shared sky's two sentences can name.
  let further: (event: TodayFact, line: WordLine)?
  /// The transit that leads the day's texts and its own sentence, if the day has news of it.
  let lead: (passage: PassageFact, line: WordLine)?
  /// The two transits that the plan names, the first and the second.
  let passages: (lead: PassageFact?, second: PassageFact?)

  init(of facts: ReadingFacts, words: WordCorpus) {
    self.facts = facts
    self.words = words
    let overall = facts.scores.scores.overall
    let plan = DayPlan(of: facts)
    self.plan = plan
    leaning = plan.leaning.sign
    func passage(_ fact: DayPlan.Fact?) -> PassageFact? {
      fact.flatMap { fact in
        facts.chapter.flatMap { $0.key == fact.key ? $0 : nil }
          ?? facts.passages.first { $0.key == fact.key }
      }
    }
    let rota = Rota(person: facts.birthDigest, day: facts.date.dayNumber)
    self.rota = rota
    passages = (passage(plan.lead), passage(plan.second))
    lead = passages.lead.flatMap { passage in
      DayStory.essence(of: passage, facts: facts, words: words, rota: rota)
        .flatMap { DayStory.fits($0, plan.leaning.sign) ? (passage, $0) : nil }
    }
    func line(on event: TodayFact) -> (event: TodayFact, line: WordLine)? {
      DayStory.skyLine(event.event, .today, words: words, rota: rota).map { (event, $0.line) }
    }
    sky = plan.event.flatMap { line(on: $0) }
    let others = Self.others(of: facts, besides: plan.event)
    further = others.count > 2 ? others.first.flatMap { line(on: $0) } : nil
    tone =
      leaning == 0
      ? min(max(lead?.line.tone.lowerBound ?? 0, -1), 1)
      : leaning * (overall.unified.magnitude > Self.strong ? 2 : 1)
    func touched(by passage: PassageFact?) -> UInt32 {
      guard let passage, let code = WordKey.code(.brief, of: passage.key),
        let first = words.texts(code).first
      else { return 0 }
      return words.line(first).topics
    }
    func moved(by fact: DayPlan.Fact?, _ passage: PassageFact?) -> UInt32 {
      guard let fact, !fact.meters.isEmpty else { return touched(by: passage) }
      return fact.meters.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
    }
    let ofLead = moved(by: plan.lead, passages.lead)
    let ofBoth = ofLead | moved(by: plan.second, passages.second)
    let topics = ofBoth == 0 ? Self.leaningMeters(of: facts) : ofBoth
    self.topics = topics
    leadTopics = ofLead == 0 ? topics : ofLead
  }

  /// The unified score, either way, from which the texts call a day very glad or very hard.
  private static let strong = 35.0

  /// The day's events that have sentences, but not the one that the plan names, the greatest first.
  static func others(of facts: ReadingFacts, besides named: TodayFact?) -> [TodayFact] {
    facts.today.enumerated()
      .filter {
        $0.element != named && $0.element.event.rank > 0
          && $0.element.event.wordKey(.today) != nil
      }
      .sorted { ($1.element.event.rank, $0.offset) < ($0.element.event.rank, $1.offset) }
      .map(\.element)
  }

  /// The three meters that lean furthest.
  private static func leaningMeters(of facts: ReadingFacts) -> UInt32 {
    let scores = facts.scores.scores
    return Meter.allCases
      .sorted { scores[$0].unified.magnitude > scores[$1].unified.magnitude }
      .prefix(3).reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// Whether a text's tone goes with a leaning: no glad word on a hard day, and no hard one on a glad.
  static func fits(_ line: WordLine, _ leaning: Int) -> Bool {
    leaning == 0 || (leaning > 0 ? line.tone.upperBound >= 0 : line.tone.lowerBound <= 0)
  }

  /// The sentence that a transit has for the day, where it has one.
  ///
  /// A transit has two: one for the day on which it is exact, one for the day before. A slow one also has its
  /// sentence on the day it comes, turns or goes. So none stands on two days of a fortnight.
  static func essence(
    of passage: PassageFact, facts: ReadingFacts, words: WordCorpus, rota: Rota
  ) -> WordLine? {
    guard let part = passage.essencePart, let code = WordKey.code(.essence, of: passage.key)
    else { return nil }
    let texts = words.texts(code)
    guard !texts.isEmpty else { return nil }
    let own = rota.number(below: texts.count, passage.key.rank, RotaSlot.essence)
    let line = words.line(texts.lowerBound + (own + part) % texts.count)
    return facts.isTimed || !line.needsTime ? line : nil
  }

  /// What a transit without news means, in one of its turns: one of its leading sentences, or of its briefs
  /// one that is a single sentence, since two would leave an overview too few words for its sentences.
  static func meaning(of passage: PassageFact, in turn: FactTurn, story: DayStory) -> WordLine? {
    let texts = [WordKey.code(.essence, of: passage.key), WordKey.code(.brief, of: passage.key)]
      .flatMap { code in code.map { Array(story.words.texts($0)) } ?? [] }
      .filter { story.words.line($0).sentences == 1 }
    let start = story.rota.number(below: 64, passage.key.rank, RotaSlot.essence)
    return turn.text(of: texts.count, from: start).map { story.words.line(texts[$0]) }
      .flatMap { story.facts.isTimed || !$0.needsTime ? $0 : nil }
  }

  /// The sentence on an event of the sky, with its hour where that is known.
  static func skyLine(
    _ event: UpcomingFact.Event, _ time: WordTime, at hour: TimeOfDay? = nil, words: WordCorpus,
    rota: Rota
  ) -> ChosenLine? {
    guard let key = event.wordKey(time) else { return nil }
    let texts = words.texts(key)
    let lines = rota.turn(of: texts, slot: RotaSlot.sky).map { words.line($0) }
    // With its hour, if one of the sentences names it.
    let line = lines.first { $0.slots.contains(.hour) } ?? lines.first
    var names = event.names
    names.hour = hour
    return line.map { ChosenLine(line: $0, names: names) }
  }
}

extension UpcomingFact.Event {
  /// Where its sentences are; nil for an event that has none.
  func wordKey(_ time: WordTime) -> WordKey? {
    switch self {
    case .eclipse(let luminary, let sign): .eclipse(of: luminary, sign, time)
    case .station(let body, _, let isDirect): .station(body, isDirect: isDirect, time)
    case .lunation(let quarter, let sign, _): .lunation(quarter, sign, time)
    case .ingress(let body, let sign, _, let isDirect):
      !isDescribed ? nil : isDirect ? .ingress(body, sign, time) : .goingBack(time)
    case .aspect(let aspect): .aspect(aspect.first, aspect.kind, aspect.second, time)
    case .transit: time == .coming ? .comingTransit : nil
    }
  }

  /// The names that its sentences may have.
  var names: SlotNames {
    switch self {
    case .ingress(let body, let sign, _, _): SlotNames(transiting: body, sign: sign)
    case .transit(let key): SlotNames(transiting: key.body, natal: key.natal)
    case .eclipse, .station, .lunation, .aspect: SlotNames()
    }
  }
}

extension DayStory {
  /// The meter that the day's headline and advice are about: the one that the lead moves most, else one of those that
  /// lean the day's way, another each ten days.
  var leadingMeter: Meter? {
    let message = plan.message
    let isEasy = (plan.lead?.direction ?? plan.leaning) != .hard
    let clear = isEasy ? message.favoured : message.pressed
    if let moved = plan.lead?.meters.first { return moved }
    guard !clear.isEmpty else { return (message.favoured + message.pressed).first }
    let turn = rota.day.quotientAndRemainder(flooringBy: 10).quotient
    return clear[turn.quotientAndRemainder(flooringBy: clear.count).remainder]
  }
}

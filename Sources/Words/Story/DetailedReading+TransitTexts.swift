public import Astrology
internal import Astrometers
internal import Ephemeris
public import Readings

extension DetailedReading {
  /// The texts on a day's transits, one by one: those that a reading has with or without its other texts.
  public struct TransitTexts: Sendable {
    private let story: DayStory
    /// The numbers of the briefs that stand with the priority transits and the Moon's aspects.
    let briefs: Set<Int>
    /// Where the priority transits stand in their lives, those that are slow.
    private let stages: [ChosenLine?]
    /// The numbers of those sentences.
    var stageNumbers: [Int] { stages.compactMap { $0?.line.number } }

    private var facts: ReadingFacts { story.facts }
    private var words: WordCorpus { story.words }

    /// Readies the texts of a day's transits.
    ///
    /// - Parameters:
    ///   - facts: The day.
    ///   - words: What they are chosen from.
    public init(of facts: ReadingFacts, words: WordCorpus = .english) {
      self.init(of: DayStory(of: facts, words: words))
    }

    /// The same of a story that is chosen already.
    init(of story: DayStory) {
      self.story = story
      let facts = story.facts
      var briefs = Set(
        facts.moon.aspects.compactMap { Self.moonLine($0, story: story, ahead: 0)?.number })
      for transit in facts.priorities {
        if let brief = Self.brief(of: transit, story: story) { briefs.insert(brief.number) }
      }
      self.briefs = briefs
      var used: Set<Int> = []
      var stages: [ChosenLine?] = []
      for transit in facts.priorities {
        let isKnown = facts.isTimed || transit.natal != .body(.moon)
        let passage =
          transit.body.isSlow && isKnown
          ? facts.passages.first { $0.key == transit.key } : nil
        let stage = passage.flatMap {
          Self.stage(of: $0, story: story, avoiding: used)
        }
        if let stage { used.insert(stage.line.number) }
        stages.append(stage)
      }
      self.stages = stages
    }

    /// The priority transits in one to three sentences each: the contract's `interpretation`.
    ///
    /// A slow transit's sentence says where it stands in its life, a fast one's how far it is from exact; each
    /// uses its brief if it has news or its turn has come.
    public var prioritySentences: [String] {
      facts.priorities.enumerated().map { index, transit in
        guard facts.isTimed || transit.natal != .body(.moon) else {
          return story.rota.text(
            of: words.texts(.moonTransits), slot: RotaSlot.notes, ahead: 6 + index
          ).map { words.text($0, filling: SlotNames(transiting: transit.body)) } ?? ""
        }
        var sentences: [String] = []
        if let brief = Self.brief(of: transit, story: story) {
          sentences.append(words.text(brief.number))
        }
        if let stage = stages[index] {
          sentences.append(words.text(stage))
        } else if let technical = technical(transit, ahead: index) {
          sentences.append(technical)
        }
        return sentences.joined(separator: " ")
      }
    }

    /// The day's theme in a few words: the title of the first priority transit's passage, or a fixed text on a
    /// day without any (contract, D25).
    public var primaryTheme: String { themes.first ?? quiet }

    /// The day's second theme, if there is one.
    public var secondaryTheme: String? { themes.dropFirst().first }

    private var quiet: String {
      words.texts(.technical(.quiet)).first.map { words.text($0) } ?? ""
    }

    private var themes: [String] {
      var themes: [String] = []
      for transit in facts.priorities where facts.isTimed || transit.natal != .body(.moon) {
        guard let title = title(of: transit.key), !themes.contains(title) else { continue }
        themes.append(title)
      }
      return themes
    }

    /// The title of a transit's passage, two to five words; nil if the transit has none.
    public func title(of key: TransitKey) -> String? {
      WordKey.code(.title, of: key).flatMap { words.texts($0).first }.map { words.text($0) }
    }

    /// A transit's passage, for a report or a page: 40 to 70 words.
    ///
    /// Returns nil if the transit has none, or needs a birth time which isn't known.
    public func passage(of key: TransitKey) -> String? {
      guard facts.isTimed || key.natal != .body(.moon), let code = WordKey.code(.body, of: key)
      else { return nil }
      return story.rota.text(of: words.texts(code), slot: RotaSlot.essence + 64 * key.rank)
        .map { words.text($0) }
    }

    /// Where a slow transit stands in its life, in a sentence.
    ///
    /// Returns nil if the transit isn't slow or isn't in orb.
    public func life(of key: TransitKey) -> String? {
      guard key.body.isSlow, facts.isTimed || key.natal != .body(.moon),
        let passage = facts.passages.first(where: { $0.key == key })
      else { return nil }
      return Self.stage(of: passage, story: story).map { words.text($0) }
    }

    /// What an aspect of the Moon brings: the contract's `interpretation` of a Moon aspect.
    package func sentence(on aspect: MoonAspectFact) -> String {
      if let line = Self.moonLine(aspect, story: story, ahead: 0) { return words.text(line.number) }
      let hedges = words.texts(.moonHedges)
      return story.rota.text(of: hedges, slot: RotaSlot.hedges, ahead: 10).map { words.text($0) }
        ?? ""
    }

    /// How far a transit is from exact, in a sentence that doesn't begin with the name another ends with.
    func technical(
      _ transit: ReadingFacts.TransitFact, ahead: Int, after previous: String? = nil
    ) -> String? {
      let line: TechnicalLine =
        switch transit.stage {
        case .applying, .near: .closing
        case .exact: .exact
        case .separating: .opening
        }
      let names = SlotNames(
        transiting: transit.body, natal: transit.natal, sign: transit.transitSign,
        orbDegrees: transit.orbDegrees, aspect: transit.aspect)
      return technical(line, names, of: transit.key, ahead: ahead, after: previous)
    }

    /// The same of a transit of the plan, whose sign is that of any other of its body.
    ///
    /// Of one that is not a priority it gives no number, since no list beside the text has it.
    func technical(_ fact: DayPlan.Fact, ahead: Int, after previous: String? = nil) -> String? {
      if let transit = facts.priorities.first(where: { $0.key == fact.key }) {
        return technical(transit, ahead: ahead, after: previous)
      }
      let passage = facts.passages.first { $0.key == fact.key }
      let line: TechnicalLine =
        passage?.exactDay == 0 ? .exact : passage?.isClosing == true ? .closing : .opening
      let sign = facts.priorities.first { $0.body == fact.body }?.transitSign
      let names = SlotNames(
        transiting: fact.body, natal: fact.natal, sign: sign, aspect: fact.aspect)
      return technical(line, names, of: fact.key, ahead: ahead, after: previous)
    }

    private func technical(
      _ line: TechnicalLine, _ names: SlotNames, of key: TransitKey, ahead: Int,
      after previous: String?
    ) -> String? {
      let filled = names.filled
      // Those that can be filled take turns among themselves.
      let lines = words.texts(.technical(line)).map { words.line($0) }
        .filter { $0.slots.isSubset(of: filled) }
      let rota = Rota(person: story.rota.person, day: story.rota.day + ahead)
      for place in rota.turn(of: lines.indices, slot: RotaSlot.technical + 64 * key.rank) {
        let text = words.text(lines[place].number, filling: names)
        if !text.echoes(previous) { return text }
      }
      return nil
    }

    /// The brief that stands with a priority transit on the day.
    private static func brief(of transit: ReadingFacts.TransitFact, story: DayStory) -> WordLine? {
      let (facts, words) = (story.facts, story.words)
      guard facts.isTimed || transit.natal != .body(.moon),
        let code = WordKey.code(.brief, of: transit.key)
      else { return nil }
      let texts = words.texts(code)
      let passage = facts.passages.first { $0.key == transit.key }
      let own = story.rota.number(below: max(1, texts.count), transit.key.rank, RotaSlot.brief)
      if let passage, passage.isNews, let part = passage.essencePart, !texts.isEmpty {
        return words.line(texts.lowerBound + (own + part) % texts.count)
      }
      // Without news a slow one's brief stands there on one day in four, in turn.
      guard transit.body.isSlow, !texts.isEmpty else { return nil }
      let day = story.rota.day + story.rota.number(below: daysOfABrief, transit.key.rank)
      let (turn, place) = day.quotientAndRemainder(flooringBy: daysOfABrief)
      guard place == 0 else { return nil }
      let text = (own + turn).quotientAndRemainder(flooringBy: texts.count).remainder
      return words.line(texts.lowerBound + text)
    }

    /// How many days lie between two on which a slow transit's brief stands in the list.
    private static let daysOfABrief = 4

    /// Where a slow transit stands in its life: one of the sentences of its stage, in the person's order.
    static func stage(
      of passage: PassageFact, story: DayStory, avoiding used: Set<Int> = [],
      forChapter index: Int? = nil
    ) -> ChosenLine? {
      guard passage.body.isSlow else { return nil }
      let date = story.facts.date
      let names = SlotNames(
        transiting: passage.body, natal: passage.natal,
        day: passage.exactDay == 0 ? date.weekdayName : nil, count: passage.passCount,
        month: passage.nextExact?.monthName)
      let texts = story.words.texts(.stage(passage.chapter))
      // In the overview another each day, whichever transit it names: that of every other one half the
      // list away, so that none comes again before a fortnight. In the list each transit has its own turns.
      let (person, day) = (story.rota.person, story.rota.day)
      let rota = Rota(
        person: person, day: index.map { day + $0 % 2 * (texts.count / 2) } ?? day)
      let slot = index == nil ? RotaSlot.stage + 64 * passage.key.rank : RotaSlot.chapter
      let filled = names.filled
      for number in rota.turn(of: texts, slot: slot) where !used.contains(number) {
        let line = story.words.line(number)
        if line.slots.isSubset(of: filled) { return ChosenLine(line: line, names: names) }
      }
      return nil
    }

    /// The Moon's brief on a natal point, another each week; nil if the point isn't known.
    ///
    /// She makes the same aspect to a point again after nine days at the soonest, so of three briefs none
    /// comes again within a fortnight.
    static func moonLine(_ aspect: MoonAspectFact, story: DayStory, ahead: Int) -> WordLine? {
      let (facts, words) = (story.facts, story.words)
      guard facts.isTimed || aspect.natal != .moon,
        let code = WordKey.code(.brief, of: TransitKey(.moon, aspect.kind, natal: aspect.natal))
      else { return nil }
      let texts = words.texts(code)
      guard !texts.isEmpty else { return nil }
      let own = story.rota.number(below: texts.count, Int(code), RotaSlot.moonBrief)
      let day = story.rota.day + own
      let week = day.quotientAndRemainder(flooringBy: 7).quotient
      let text = (own + week + ahead).quotientAndRemainder(flooringBy: texts.count).remainder
      return words.line(texts.lowerBound + text)
    }
  }
}

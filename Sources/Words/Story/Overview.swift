internal import Astrology
internal import Astrometers
internal import Ephemeris

/// The day's overview: what leads, what stands beside it, the Moon, a thought to end on.
///
/// Each place has more sentences than it needs; the first combination that has the contract's 60 to 80
/// words in three or four sentences is told.
struct Overview: Sendable {
  let text: String
  /// The numbers of the texts in it.
  let numbers: Set<Int>

  private static let wordLimits = 60...80
  private static let sentenceLimits = 3...4

  /// A sentence with its names in it.
  private struct Sentence {
    let number: Int
    let text: String
    let words: Int
    let sentences: Int
  }

  /// Chooses the sentences.
  ///
  /// - Parameters:
  ///   - story: The day.
  ///   - reflection: The thought that the advice has.
  ///   - avoiding: Texts that stand elsewhere on the page.
  init(of story: DayStory, reflection: WordLine?, avoiding: Set<Int>) {
    let (facts, words, rota) = (story.facts, story.words, story.rota)
    func sentence(_ told: Told) -> Sentence {
      let text = told.names.fill(words.text(told.line.number))
      return Sentence(
        number: told.line.number, text: text, words: text.wordCount,
        sentences: told.line.sentences)
    }
    var openings: [Sentence] = []
    if let sky = story.sky {
      var names = sky.event.event.names
      names.hour = sky.event.time
      openings.append(sentence(Told(line: sky.line, names: names)))
    }
    if let lead = story.lead { openings.append(sentence(Told(line: lead.line))) }
    let beside = Self.beside(story).filter { !avoiding.contains($0.line.number) }.map(sentence)
    if openings.isEmpty {
      openings = [beside.first].compactMap { $0 }
    }
    let moon = Self.moon(story).filter { !avoiding.contains($0.line.number) }.map(sentence)
    let thoughts = ReadingTexts.ranked(
      .reflections, of: story, slot: RotaSlot.reflections, period: ReadingTexts.advicePeriod,
      phase: ReadingTexts.otherPlace
    ).filter { $0.number != reflection?.number }.map { sentence(Told(line: $0)) }
    let used = Set(openings.map(\.number))
    let seconds = beside.filter { !used.contains($0.number) }
    let isChapterDue = facts.chapter != nil
    // A due chapter stands beside what leads, and so does anything where only one sentence leads.
    let wantsSecond = isChapterDue || openings.count < 2
    var plans: [[[Sentence]]] = []
    if wantsSecond {
      plans += [[seconds, moon, thoughts], [seconds, moon], [seconds, thoughts], [seconds, seconds, moon]]
    } else {
      plans += [[moon, thoughts], [seconds, moon], [moon], [seconds, thoughts], [seconds, moon, thoughts]]
    }
    plans.append([seconds, seconds, thoughts])
    for plan in plans {
      if let found = Self.fill(plan[...], after: openings) {
        self.init(found)
        return
      }
    }
    // Nothing that is due fits: any thought and any sentence of the Moon.
    let all = rota.turn(of: words.texts(.reflections), slot: RotaSlot.reflections)
      .map { sentence(Told(line: words.line($0))) }
    let last =
      Self.fill([moon, all], after: openings) ?? Self.fill([all, all], after: openings)
      ?? Self.fill([all], after: openings)
      ?? Self.fill([all, all, all], after: Array(openings.prefix(1)))
      ?? Self.fill([all, all, all, all], after: [])
    self.init(last ?? openings + moon.prefix(1) + thoughts.prefix(1))
  }

  private init(_ sentences: [Sentence]) {
    text = sentences.map(\.text).joined(separator: " ")
    numbers = Set(sentences.map(\.number))
  }

  /// The first way to take one sentence of each list so that the whole keeps its limits.
  private static func fill(
    _ places: ArraySlice<[Sentence]>, after told: [Sentence]
  ) -> [Sentence]? {
    let (words, sentences) = told.reduce((0, 0)) { ($0.0 + $1.words, $0.1 + $1.sentences) }
    guard words <= wordLimits.upperBound, sentences <= sentenceLimits.upperBound else { return nil }
    guard let place = places.first else {
      return wordLimits.contains(words) && sentenceLimits.contains(sentences) ? told : nil
    }
    for sentence in place where !told.contains(where: { $0.number == sentence.number }) {
      if let found = fill(places.dropFirst(), after: told + [sentence]) { return found }
    }
    return nil
  }

  /// What may stand beside the lead: the chapter where it is due, other news, a brief whose turn it is,
  /// and at last where the slow transits stand.
  private static func beside(_ story: DayStory) -> [Told] {
    let (facts, words, rota) = (story.facts, story.words, story.rota)
    var beside: [Told] = []
    if let chapter = facts.chapter, let told = TransitTexts.stage(of: chapter, story: story, slot: RotaSlot.chapter) {
      beside.append(told)
    }
    beside += DayStory.leads(of: facts, words: words, rota: rota, leaning: story.leaning)
      .dropFirst().map { Told(line: $0.line) }
    for passage in facts.passages {
      guard let code = WordKey.code(.brief, of: passage.key) else { continue }
      for (index, number) in words.texts(code).enumerated() {
        let texts = words.texts(code)
        // Of the sixteen days of a brief's turns, one is the overview's; none of them a meter's.
        let age =
          (rota.age(of: texts.lowerBound, slot: RotaSlot.brief, period: 16) + index * 8) % 16
        let line = words.line(number)
        guard age == 10, facts.isTimed || !line.needsTime, DayStory.fits(line, story.leaning) else {
          continue
        }
        beside.append(Told(line: line))
      }
    }
    for passage in facts.passages where passage.body.isSlow {
      if facts.isTimed || passage.natal != .body(.moon),
        let told = TransitTexts.stage(of: passage, story: story, slot: RotaSlot.chapter)
      {
        beside.append(told)
      }
    }
    return beside
  }

  /// What may be told of the Moon: what it does to the chart, else the mood of its sign.
  private static func moon(_ story: DayStory) -> [Told] {
    let (facts, words) = (story.facts, story.words)
    let aspects = facts.moon.aspects.compactMap { aspect in
      TransitTexts.moonLine(aspect, story: story, ahead: 1)
    }.filter { DayStory.fits($0, story.leaning) }
    let sign = story.moonInSign(ahead: 1)
    return (aspects + [words.line(sign)]).map { Told(line: $0) }
  }
}

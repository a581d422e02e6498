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
  /// How many sentences of a place are tried: the search stays in the microseconds.
  private static let choices = 16

  /// A sentence that may be told.
  private struct Sentence {
    /// Its text.
    let number: Int
    let sentences: Int
    /// Where it stands among those that were looked at.
    let place: Int
  }

  /// The sentences that were looked at.
  ///
  /// Those with slots are filled to be measured, as a name may be of two words; that is done when one is asked for,
  /// for mostly the first few are told.
  private struct Sentences {
    let corpus: WordCorpus
    private var told: [(told: Told, filled: String?, words: Int?)] = []

    init(in corpus: WordCorpus) { self.corpus = corpus }

    mutating func add(_ one: Told) -> Sentence {
      let line = one.line
      told.append((one, nil, line.slots.isEmpty ? line.words : nil))
      return Sentence(number: line.number, sentences: line.sentences, place: told.count - 1)
    }

    /// How many words a sentence has.
    mutating func words(of sentence: Sentence) -> Int {
      if let words = told[sentence.place].words { return words }
      let filled = corpus.text(told[sentence.place].told)
      let words = filled.wordCount
      (told[sentence.place].filled, told[sentence.place].words) = (filled, words)
      return words
    }

    /// How many words the longest of some sentences has.
    mutating func mostWords(of sentences: [Sentence]) -> Int {
      var most = 0
      for sentence in sentences { most = max(most, words(of: sentence)) }
      return most
    }

    func text(of sentence: Sentence) -> String {
      told[sentence.place].filled ?? corpus.text(told[sentence.place].told)
    }

    /// Whether one of some sentences begins with the word that the one before it ends with.
    func echo(in sentences: [Sentence]) -> Bool {
      let texts = sentences.map { text(of: $0) }
      return zip(texts, texts.dropFirst()).contains { $1.echoes($0) }
    }
  }

  /// A place that may have a sentence beside what leads.
  private enum Place: Int {
    case beside, moon, thoughts
  }

  /// What is tried one after the other where a second sentence is to stand beside what leads, where none need, and
  /// after either.
  private static let withSecond: [[Place]] = [
    [.beside, .moon, .thoughts], [.beside, .moon], [.beside, .thoughts], [.beside, .beside, .moon],
    [.moon, .thoughts],
  ]
  private static let withoutSecond: [[Place]] = [
    [.moon, .thoughts], [.beside, .moon], [.moon], [.beside, .thoughts],
    [.beside, .moon, .thoughts],
  ]
  private static let afterAll: [[Place]] = [
    [.beside, .beside, .thoughts], [.moon, .thoughts, .thoughts], [.thoughts],
  ]

  /// Chooses the sentences.
  ///
  /// - Parameters:
  ///   - story: The day.
  ///   - reflection: The thought that the advice has.
  ///   - avoiding: Texts that stand elsewhere on the page.
  init(of story: DayStory, reflection: WordLine?, avoiding: Set<Int>) {
    let words = story.words
    var all = Sentences(in: words)
    func free(_ told: [Told]) -> [Sentence] {
      var sentences: [Sentence] = []
      for one in told where sentences.count < Self.choices {
        if !avoiding.contains(one.line.number) { sentences.append(all.add(one)) }
      }
      return sentences
    }
    var openings: [Sentence] = []
    if let sky = story.sky {
      var names = sky.event.event.names
      names.hour = sky.event.time
      openings.append(all.add(Told(line: sky.line, names: names)))
    }
    if let lead = story.lead { openings.append(all.add(Told(line: lead.line))) }
    var beside = free(Self.beside(story))
    // A due chapter stands beside what leads, and so does anything where only one sentence leads.
    let wantsSecond = story.facts.chapter != nil || openings.count < 2
    // Of two short sentences there would be too few words in the two that are left.
    if openings.isEmpty, let first = beside.first(where: { $0.sentences == 1 }) ?? beside.first {
      openings = [first]
    }
    let opened = Set(openings.map(\.number))
    beside.removeAll { opened.contains($0.number) }
    let moon = free(Self.moon(story))
    let thoughts = ReadingTexts.ranked(
      .reflections, of: story, slot: RotaSlot.reflections, period: ReadingTexts.advicePeriod,
      phase: ReadingTexts.otherPlace
    ).filter { $0.number != reflection?.number }.prefix(Self.choices).map {
      all.add(Told(line: $0))
    }
    let lists = [beside, moon, thoughts]
    for plans in [wantsSecond ? Self.withSecond : Self.withoutSecond, Self.afterAll] {
      for plan in plans {
        if let found = Self.fill(plan[...], from: lists, after: openings, of: &all) {
          self.init(found, of: all)
          return
        }
      }
    }
    // Nothing that is due fits, so other thoughts do it: those that are the advice’s turn, which are the
    // overview’s in half a period, those between the two, and at last some of every length.
    let spare = [0, ReadingTexts.otherPlace / 2, ReadingTexts.otherPlace * 3 / 2].flatMap { phase in
      ReadingTexts.ranked(
        .reflections, of: story, slot: RotaSlot.reflections, period: ReadingTexts.advicePeriod,
        phase: phase)
    }.filter { $0.number != reflection?.number && $0.sentences == 1 }
    var any = spare.map { all.add(Told(line: $0)) }
    any += Self.thoughtsByLength(story, avoiding: reflection).map { all.add($0) }
    if !story.facts.isTimed {
      any += words.texts(.moonHedges).map { all.add(Told(line: words.line($0))) }
    }
    // Any of these stand in the place of thoughts now.
    let spares = [[], moon, any]
    let few = Array(openings.prefix(1))
    let last =
      Self.fill([.moon, .thoughts], from: spares, after: openings, of: &all)
      ?? Self.fill([.thoughts, .thoughts], from: spares, after: openings, of: &all)
      ?? Self.fill([.moon, .thoughts, .thoughts], from: spares, after: openings, of: &all)
      ?? Self.fill([.thoughts, .thoughts, .thoughts], from: spares, after: few, of: &all)
      ?? Self.fill([.thoughts, .thoughts, .thoughts, .thoughts], from: spares, after: [], of: &all)
    self.init(last ?? openings, of: all)
  }

  private init(_ sentences: [Sentence], of all: Sentences) {
    text = sentences.map { all.text(of: $0) }.joined(separator: " ")
    numbers = Set(sentences.map(\.number))
  }

  /// The first way to take a sentence for each place so that the whole keeps its limits, from a list for each kind
  /// of place.
  private static func fill(
    _ places: ArraySlice<Place>, from lists: [[Sentence]], after told: [Sentence],
    of all: inout Sentences
  ) -> [Sentence]? {
    var (words, sentences) = (0, 0)
    for sentence in told {
      words += all.words(of: sentence)
      sentences += sentence.sentences
    }
    guard words <= wordLimits.upperBound, sentences <= sentenceLimits.upperBound else { return nil }
    guard let place = places.first else {
      return wordLimits.contains(words) && sentenceLimits.contains(sentences)
        && !all.echo(in: told) ? told : nil
    }
    let rest = places.dropFirst()
    var most = 0
    for place in rest { most += all.mostWords(of: lists[place.rawValue]) }
    for sentence in lists[place.rawValue]
    where !told.contains(where: { $0.number == sentence.number }) {
      let total = words + all.words(of: sentence)
      // What is left can't make up for a sentence too short, nor take back one too long.
      guard total + most >= wordLimits.lowerBound, total <= wordLimits.upperBound else { continue }
      if let found = fill(rest, from: lists, after: told + [sentence], of: &all) { return found }
    }
    return nil
  }

  /// Thoughts that go with the day, the longest first, two of each length in the person's order.
  private static func thoughtsByLength(_ story: DayStory, avoiding other: WordLine?) -> [Told] {
    var lengths: [Int: Int] = [:]
    func isWanted(_ line: WordLine) -> Bool {
      lengths[line.words, default: 0] += 1
      return (lengths[line.words] ?? 0) <= 2
    }
    return story.rota.turn(
      of: story.words.texts(.reflections), slot: RotaSlot.reflections
    ).map { story.words.line($0) }
      .filter {
        $0.number != other?.number && $0.sentences == 1
          && DayStory.fits($0, story.tone.signum()) && isWanted($0)
      }
      .sorted { $0.words > $1.words }.map { Told(line: $0) }
  }

  /// What may stand beside the lead: the chapter where it is due, other news, a brief whose turn it is,
  /// and at last where the slow transits stand.
  private static func beside(_ story: DayStory) -> [Told] {
    let (facts, words, rota) = (story.facts, story.words, story.rota)
    var beside: [Told] = []
    // Not of the lead, whose sentence says as much.
    if let chapter = facts.chapter, chapter.key != story.lead?.passage.key,
      let told = TransitTexts.stage(of: chapter, story: story, forChapter: 0)
    {
      beside.append(told)
    }
    beside += DayStory.leads(of: facts, words: words, rota: rota, leaning: story.leaning)
      .dropFirst().map { Told(line: $0.line) }
    for passage in facts.passages where passage.key != story.lead?.passage.key {
      // A brief, as the sentences that lead are kept for days with news.
      guard let code = WordKey.code(.brief, of: passage.key) else { continue }
      let texts = words.texts(code)
      for (index, number) in texts.enumerated() {
        // One day of sixteen is the overview's, four from the meters' turn.
        let age =
          (rota.age(of: texts.lowerBound, slot: RotaSlot.brief, period: 16) + index * 8) % 16
        let line = words.line(number)
        guard age == 12, facts.isTimed || !line.needsTime, DayStory.fits(line, story.leaning) else {
          continue
        }
        beside.append(Told(line: line))
      }
    }
    // Each slow transit on another day: the strongest is told of where its chapter is due.
    let slow = facts.passages.filter {
      $0.body.isSlow && $0.key != story.lead?.passage.key
        && (facts.isTimed || $0.natal != .body(.moon))
    }
    for index in slow.indices {
      let turn = (index + rota.day % slow.count + slow.count) % slow.count
      if let told = TransitTexts.stage(of: slow[turn], story: story, forChapter: index) {
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
    // Another than the Moon’s own text has, today and on the days beside.
    let sign = story.moonInSign(ahead: 3)
    return (aspects + [words.line(sign)]).map { Told(line: $0) }
  }
}

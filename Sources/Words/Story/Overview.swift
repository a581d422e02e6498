internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

/// The day's overview: the plan's lead, its second joined to it, the Moon, what to make of it.
///
/// Each place has more sentences than it needs; the first combination that has the contract's 60 to 80
/// words in three or four sentences is used.
struct Overview: Sendable {
  let text: String
  /// The numbers of the texts in it.
  let numbers: Set<Int>

  private static let wordLimits = 60...80
  private static let sentenceLimits = 3...4
  /// How many sentences of a place are tried: the search stays in the microseconds.
  private static let choices = 16
  /// How many sentences on one transit are tried.
  private static let stageChoices = 6

  /// What is tried first on a day that has a thread: what the reader lives through, what the day is good for and why,
  /// and what stands beside it, how somebody with that natal planet lives through it, or what to make of it.
  private static let thread: [[Place]] = [
    [.story, .weight, .second], [.story, .weight, .nature], [.story, .weight, .fieldPlan],
    [.story, .weight, .sun], [.story, .weight, .closing], [.story, .weight],
    [.story, .origin, .second], [.story, .origin, .nature], [.story, .origin, .sun],
    [.story, .origin, .closing], [.story, .origin, .moon], [.story, .origin],
    [.story, .nature], [.story, .second],
  ]
  /// The same on a day with an event of the sky.
  private static let threadWithSky: [[Place]] = [
    [.story, .weight, .sky], [.story, .origin, .sky], [.story, .sky, .origin],
  ]

  /// What is tried where the plan's transits move meters: the day as a whole, what leads, how it shows in the
  /// reader's life, what stands beside it, how the reader's Sun sign meets it, and what to make of it.
  private static let told: [[Place]] = [
    [.lead, .scene, .second, .sun], [.lead, .second, .sun], [.lead, .scene, .sun],
    [.lead, .scene, .second], [.lead, .scene, .second, .moon], [.lead, .scene, .second, .verdict],
    [.lead, .scene, .second, .closing], [.lead, .scene, .closing, .verdict],
    [.verdict, .lead, .second, .closing], [.verdict, .lead, .second, .moon],
    [.verdict, .lead, .second], [.verdict, .lead, .closing, .moon],
    [.verdict, .lead, .moon, .closing], [.verdict, .lead, .closing],
  ]
  /// The same on a day with so many events that two are named here.
  private static let toldWithTwo: [[Place]] = [
    [.lead, .scene, .sky, .further], [.verdict, .lead, .sky, .further],
    [.lead, .second, .sky, .further], [.lead, .sky, .further], [.lead, .sky, .further, .closing],
  ]
  /// The same on a day with an event of the sky.
  private static let toldWithSky: [[Place]] = [
    [.lead, .second, .sky, .sun], [.lead, .scene, .sky, .sun],
    [.lead, .scene, .second, .sky], [.lead, .scene, .sky, .verdict], [.lead, .scene, .sky],
    [.verdict, .lead, .second, .sky], [.lead, .second, .sky], [.verdict, .lead, .sky],
    [.verdict, .lead, .sky, .closing], [.lead, .second, .sky, .closing], [.lead, .sky, .closing],
  ]

  /// What is tried first on a day on which a meter is very low: what leads, and that meter by its name.
  private static let threadWithHardest: [[Place]] = [
    [.story, .weight, .hardest], [.story, .origin, .hardest],
  ]
  private static let toldWithHardest: [[Place]] = [
    [.lead, .scene, .second, .hardest], [.lead, .second, .hardest, .sun],
    [.lead, .scene, .hardest, .sun], [.lead, .scene, .hardest],
    [.verdict, .lead, .second, .hardest],
    [.lead, .second, .hardest], [.verdict, .lead, .hardest, .closing], [.verdict, .lead, .hardest],
    [.lead, .hardest, .closing], [.lead, .hardest, .moon],
  ]
  /// The same on a day with a great event of the sky.
  private static let greatWithHardest: [[Place]] = [
    [.lead, .sky, .hardest], [.lead, .second, .sky, .hardest],
    [.verdict, .lead, .sky, .hardest],
  ]
  private static let behindWithHardest: [[Place]] = [
    [.second, .hardest], [.second, .moon, .hardest], [.second, .hardest, .closing],
    [.hardest, .closing], [.moon, .hardest], [.moon, .hardest, .closing],
  ]

  /// What is tried one after the other, behind one sentence that leads or none.
  private static let behindOne: [[Place]] = [
    [.second, .moon, .closing], [.second, .moon], [.second, .closing],
    [.second, .closing, .closing], [.moon, .closing], [.moon, .closing, .closing],
  ]
  /// What is tried behind two, an event of the sky and a transit.
  private static let behindTwo: [[Place]] = [
    [.second, .closing], [.second, .moon], [.second], [.moon, .closing], [.closing, .closing],
  ]
  /// What is tried where nothing else fits.
  private static let atLast: [[Place]] = [
    [.closing, .closing], [.closing, .closing, .closing], [.moon, .closing, .closing, .closing],
    [.closing, .closing, .closing, .closing],
  ]

  /// Chooses the sentences.
  ///
  /// - Parameters:
  ///   - made: The sentences of the day.
  ///   - avoiding: Texts that stand elsewhere on the page.
  init(of made: DaySentences, avoiding: Set<Int>) {
    let story = made.story
    func free(_ lines: [ChosenLine]) -> [ChosenLine] {
      Array(lines.lazy.filter { !avoiding.contains($0.line.number) }.prefix(Self.choices))
    }
    func line(on named: (event: TodayFact, line: WordLine)) -> ChosenLine {
      var names = named.event.event.names
      names.hour = named.event.time
      return ChosenLine(line: named.line, names: names)
    }
    func beside(hasThread: Bool) -> [ChosenLine] {
      let seconds = made.seconds
      guard seconds.isEmpty, hasThread, made.thread?.passage.key == story.passages.lead?.key
      else { return seconds }
      return Self.seconds(story, isFirst: false, avoiding: avoiding)
    }
    let sky = story.sky.map(line)
    let lived = made.threadStory
    var all = Sentences(in: story.words)
    if lived != nil || !made.leads.isEmpty {
      var choices = Choices(all) { place in
        switch place {
        case .second:
          free(beside(hasThread: lived != nil))
        case .moon: free(Self.moon(story))
        case .closing: free(made.closings + Self.closings(story))
        case .verdict: free(made.verdicts)
        case .lead: free(made.leads)
        case .sky: free([made.lunation].compactMap(\.self)) + [sky].compactMap(\.self)
        case .further: [story.further.map(line)].compactMap(\.self)
        case .scene: free(made.scenes.lines)
        case .sun: free(made.suns)
        case .story: free([lived].compactMap(\.self))
        case .origin: free(made.origins)
        case .nature: free(made.natures)
        case .weight: free(made.weights)
        case .fieldPlan: free([made.fieldPlan].compactMap(\.self))
        case .hardest: free(made.hardest)
        }
      }
      // What stands beside the thread may be the transit that leads, which no overview says twice.
      let isLeadBeside = made.beside.map { $0.contact.passage.key == story.passages.lead?.key }
      for plan in Self.plansWithHardest(of: made) + Self.plans(of: story, hasThread: lived != nil)
      where isLeadBeside != true || !plan.contains(.lead) || !plan.contains(.second) {
        // The scene stands behind the transit that it belongs to.
        let plan = made.scenes.isOfLead ? plan : Self.withSceneBehindSecond(plan)
        if let found = Self.fill(plan[...], from: &choices, after: []) {
          self.init(found, of: choices.all)
          return
        }
      }
      all = choices.all
    }
    var openings = [sky].compactMap { line in line.map { all.add($0) } }
    if let lead = story.passages.lead,
      let line = Self.sentences(on: lead, story: story, asLead: true, avoiding: avoiding).first
    {
      openings.append(all.add(openings.isEmpty ? line : Self.join(line, by: .own, story: story)))
    }
    let isFirst = openings.isEmpty
    // An event and a transit of many words, or none: the first alone, with long thoughts.
    for hasThoughts in [false, true] {
      var choices = Choices(all) { place in
        switch place {
        case .second: free(Self.seconds(story, isFirst: isFirst, avoiding: avoiding))
        case .moon: free(Self.moon(story))
        case .closing:
          Self.closings(story) + (hasThoughts ? Self.longThoughts(story, avoiding) : [])
        case .hardest: free(made.hardest)
        case .verdict, .lead, .sky, .further, .scene, .sun, .story, .origin, .nature, .weight,
          .fieldPlan:
          []
        }
      }
      let behind =
        (made.hardestMeter == nil ? [] : Self.behindWithHardest)
        + (openings.count > 1 ? Self.behindTwo : Self.behindOne)
      for opening in hasThoughts ? [Array(openings.prefix(1)), []] : [openings] {
        for plan in (hasThoughts ? [] : behind) + Self.atLast {
          if let found = Self.fill(plan[...], from: &choices, after: opening) {
            self.init(found, of: choices.all)
            return
          }
        }
      }
    }
    self.init(openings, of: all)
  }

  /// The orders to try on a day: an event of the sky stands at the end; a small one only where the shared sky has
  /// no room for it.
  private static func plans(of story: DayStory, hasThread: Bool) -> [[Place]] {
    let (first, firstWithSky) = hasThread ? (thread, threadWithSky) : ([], [])
    guard let sky = story.sky else { return first + told }
    if story.further != nil { return toldWithTwo + firstWithSky + toldWithSky }
    return sky.event.event.isGreat
      ? firstWithSky + toldWithSky : first + told + firstWithSky + toldWithSky
  }

  /// The orders that name the meter that a day is hardest on, which are tried first; none on a day without one.
  private static func plansWithHardest(of made: DaySentences) -> [[Place]] {
    guard made.hardestMeter != nil else { return [] }
    // A great event stands there in any case.
    let isGreat = made.story.sky?.event.event.isGreat == true
    let told = isGreat ? greatWithHardest : toldWithHardest
    guard made.threadStory != nil else { return told }
    // What the day is good for and hard on may name it already.
    let isNamed = made.weights.contains(where: made.namesHardest)
    let plans = !isNamed ? [] : (isGreat ? threadWithSky : thread).filter { $0.contains(.weight) }
    return plans + (isGreat ? [] : threadWithHardest) + told
  }

  private static func withSceneBehindSecond(_ plan: [Place]) -> [Place] {
    guard let scene = plan.firstIndex(of: .scene), let second = plan.firstIndex(of: .second),
      scene < second
    else { return plan }
    var plan = plan
    plan.swapAt(scene, second)
    return plan
  }

  /// Thoughts that go with the day, the longest first.
  private static func longThoughts(_ story: DayStory, _ avoiding: Set<Int>) -> [ChosenLine] {
    story.words.texts(.reflections).map { story.words.line($0) }
      .filter {
        $0.sentences == 1 && DayStory.fits($0, story.tone.signum()) && !avoiding.contains($0.number)
      }
      .first(choices) { ($0.words, $1.number) > ($1.words, $0.number) }.map { ChosenLine(line: $0) }
  }

  private init(_ sentences: [Sentence], of all: Sentences) {
    var all = all
    text = sentences.map { all.text(of: $0) }.joined(separator: " ")
    numbers = Set(sentences.map(\.number))
  }

  /// The first way to take a sentence for each place so that the whole keeps its limits.
  private static func fill(
    _ places: ArraySlice<Place>, from choices: inout Choices, after chosen: [Sentence]
  ) -> [Sentence]? {
    var (words, sentences) = (0, 0)
    for sentence in chosen {
      words += choices.all.words(of: sentence)
      sentences += sentence.sentences
    }
    guard words <= wordLimits.upperBound, sentences <= sentenceLimits.upperBound else { return nil }
    guard let place = places.first else {
      return wordLimits.contains(words) && sentenceLimits.contains(sentences)
        && !choices.all.echo(in: chosen) ? chosen : nil
    }
    let rest = places.dropFirst()
    var most = 0
    for place in rest { most += choices.mostWords(of: place) }
    for sentence in choices.list(of: place)
    where !chosen.contains(where: { $0.number == sentence.number }) {
      let total = words + choices.all.words(of: sentence)
      // What is left can't make up for a sentence too short, nor take back one too long.
      guard total + most >= wordLimits.lowerBound, total <= wordLimits.upperBound else { continue }
      if let found = fill(rest, from: &choices, after: chosen + [sentence]) { return found }
    }
    return nil
  }

  /// The sentences that may describe one of the day's two transits, the most fitting first.
  private static func sentences(
    on passage: PassageFact, story: DayStory, asLead: Bool, avoiding: Set<Int>
  ) -> [ChosenLine] {
    let (facts, words, rota) = (story.facts, story.words, story.rota)
    var sentences: [ChosenLine] = []
    if asLead {
      if let lead = story.lead { sentences.append(ChosenLine(line: lead.line)) }
    } else if let line = DayStory.essence(of: passage, facts: facts, words: words, rota: rota) {
      sentences.append(ChosenLine(line: line))
    }
    // Without news a slow one says what it means in its turns, and where it stands in the others.
    if sentences.isEmpty, let turn = asLead ? story.plan.leadTurn : story.plan.secondTurn,
      let line = DayStory.meaning(of: passage, in: turn, story: story),
      !asLead || DayStory.fits(line, story.leaning), !avoiding.contains(line.number)
    {
      sentences.append(ChosenLine(line: line))
    }
    // Where a slow one stands: the chapter in its own turn. Of another length where that does not fit.
    let isChapter = passage.key == facts.chapter?.key
    var others = avoiding
    while sentences.count < stageChoices,
      let stage = DetailedReading.TransitTexts.stage(
        of: passage, story: story, avoiding: others, forChapter: isChapter || asLead ? 0 : 1)
    {
      sentences.append(stage)
      others.insert(stage.line.number)
    }
    return sentences
  }

  /// The sentences on the transit that stands beside the lead, joined to it where one comes before.
  private static func seconds(
    _ story: DayStory, isFirst: Bool, avoiding: Set<Int>
  ) -> [ChosenLine] {
    guard let second = story.passages.second else { return [] }
    let connection = story.plan.relation.map { Connection($0) } ?? .beside
    return sentences(on: second, story: story, asLead: false, avoiding: avoiding).map { line in
      // Nothing joins two facts that have no relation, or sentences whose tones have another one.
      let isJoined =
        connection != .beside && !isFirst && agrees(line.line, with: story.lead?.line, connection)
      return isJoined ? join(line, by: connection, story: story) : line
    }
  }

  /// Whether two lines' tones are to each other as a connection says.
  private static func agrees(
    _ line: WordLine, with lead: WordLine?, _ connection: Connection
  ) -> Bool {
    let tones = (line.tone.lowerBound.signum(), lead?.tone.lowerBound.signum() ?? 0)
    switch connection {
    case .opposite: return tones.0 * tones.1 < 0
    case .same: return tones.0 * tones.1 > 0
    case .beside, .own: return true
    }
  }

  /// A sentence with the words before it that join it to another.
  ///
  /// To the reader's own chart leads a connection only before a name.
  private static func join(
    _ line: ChosenLine, by connection: Connection, story: DayStory
  ) -> ChosenLine {
    var line = line
    if connection == .own, !story.words.isCapital(story.words.text(line)) { return line }
    line.connection = story.rota.text(
      of: story.words.texts(.connection(connection)), slot: RotaSlot.connection)
    return line
  }

  /// What the day comes to: of each length the one whose turn it is, then those that had theirs longest ago.
  ///
  /// Texts of a length take turns among themselves, so that a day which needs a long one does not take
  /// yesterday's. One day begins with the long ones, the next with the short ones.
  private static func closings(_ story: DayStory) -> [ChosenLine] {
    let words = story.words
    let lines = words.texts(.closing(story.facts.scores.scores.overall.quality))
      .map { words.line($0) }
    let long = lines.filter { $0.words >= longClosing }
    let short = lines.filter { $0.words < longClosing }
    let turns = (story.rota.day % 2 == 0 ? [long, short] : [short, long]).map { lines in
      story.rota.turn(of: lines.indices, slot: RotaSlot.closing).map { lines[$0] }
    }
    var chosen: [ChosenLine] = []
    for step in 0..<lines.count {
      for turn in turns where step < turn.count {
        chosen.append(ChosenLine(line: turn[step == 0 ? 0 : (turn.count / 2 + step) % turn.count]))
      }
    }
    return chosen
  }

  /// The number of words from which a closing is long.
  private static let longClosing = 12

  /// The sentences on the Moon: what it does to the chart, else the mood of its sign.
  private static func moon(_ story: DayStory) -> [ChosenLine] {
    let (facts, words) = (story.facts, story.words)
    let planned = story.plan.moon.map { [$0] } ?? []
    let aspects = (planned + facts.moon.aspects.filter { $0 != story.plan.moon })
      .compactMap { aspect in
        DetailedReading.TransitTexts.moonLine(aspect, story: story, ahead: 1)
      }.filter { DayStory.fits($0, story.leaning) }
    // Another than the Moon’s own text has, today and on the days beside.
    let sign = story.moonInSign(ahead: 3)
    return (aspects + [words.line(sign)]).map { ChosenLine(line: $0) }
  }
}

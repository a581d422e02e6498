internal import Astrology
internal import Astrometers
internal import Ephemeris
public import Readings

extension DetailedReading {
  /// The texts of a detailed reading: the shared sky, the days ahead, and eight areas of life.
  ///
  /// ```swift
  /// let texts = DetailedReading.Texts(of: ReadingFacts(outlook))
  /// let love = texts.text(of: .loveRelationships)
  /// ```
  ///
  /// They are made from the same facts as ``ReadingTexts``, and no sentence of them stands there, too.
  public struct Texts: Sendable {
    /// The facts that the texts describe.
    public let facts: ReadingFacts
    private let words: WordCorpus
    private let story: DayStory
    private let areas: AreaTexts

    private var rota: Rota { story.rota }

    /// Readies the texts of a day.
    ///
    /// - Parameters:
    ///   - facts: The day.
    ///   - words: What they are chosen from.
    public init(of facts: ReadingFacts, words: WordCorpus = .english) {
      self.facts = facts
      self.words = words
      story = DayStory(of: facts, words: words)
      areas = AreaTexts(of: story)
    }

    /// How an area of life stands, why, and what helps, in 80 to 120 words.
    public func text(of area: LifeArea) -> String {
      sentences(of: area).map(\.text).joined(separator: " ")
    }

    /// The sentences of an area's text, each with what it is about.
    package func sentences(of area: LifeArea) -> [AreaSentence] { areas.sentences[area.index] }
  }
}

extension DetailedReading.Texts {
  /// What the sky that everyone shares does, in two to four sentences: the day's event, the Moon's light,
  /// the slow planets, a planet that goes backwards.
  public var overview: [String] {
    let event = event
    return [event?.text, phase, slow, retrograde(besides: event?.body)].compactMap(\.self)
  }

  /// The day's greatest event in another sentence than the daily reading has for it.
  private var event: (text: String, body: CelestialBody?)? {
    let ranked = facts.today.filter { $0.event.rank > 0 }
      .sorted { ($0.event.rank, $1.time) > ($1.event.rank, $0.time) }
    for event in ranked {
      guard let key = event.event.wordKey(.today) else { continue }
      let used = DayStory.skyLine(event.event, .today, words: words, rota: rota)?.line.number
      var names = event.event.names
      names.hour = event.time
      if let other = rota.turn(of: words.texts(key), slot: RotaSlot.sky).first(where: { $0 != used }
      ) {
        return (names.fill(words.text(other)), event.event.body)
      }
    }
    return nil
  }

  private var phase: String? { sentence(.phase(facts.moon.phase)) }

  private var slow: String? {
    guard let aspect = facts.skyAspects.first else { return sentence(.slowPlanets(.apart)) }
    return sentence(
      .slowPlanets(SharedSkyTone(aspect.kind)),
      SlotNames(first: aspect.first, second: aspect.second))
  }

  /// A planet that goes backwards, each in turn; nil if there is none besides the one that another sentence
  /// names.
  private func retrograde(besides named: CelestialBody?) -> String? {
    let others = facts.retrogrades.filter { $0.body != named }
    guard !others.isEmpty else { return nil }
    let planet = others[rota.day.quotientAndRemainder(flooringBy: others.count).remainder]
    return sentence(.backwards, SlotNames(transiting: planet.body, sign: planet.sign))
  }

  /// The day's own text of a list, or the next that doesn't begin with the word another ends with.
  private func sentence(
    _ key: WordKey, _ names: SlotNames = SlotNames(), ahead: Int = 0, after previous: String? = nil
  ) -> String? {
    let texts = words.texts(key.code)
    for turn in 0..<texts.count {
      let number = rota.text(
        of: texts, slot: RotaSlot.detailed + Int(key.code & 0xff_ffff), ahead: ahead + turn)
      let text = number.map { names.fill(words.text($0)) }
      if let text, !text.echoes(previous) { return text }
    }
    return nil
  }
}

extension DetailedReading.Texts {
  /// The most notable things of the next seven days in order of time, in two or three sentences.
  public var lookAhead: String {
    var chosen: [(fact: UpcomingFact, kind: ComingKind)] = []
    for fact in facts.upcoming where chosen.count < 3 {
      if case .transit(let key) = fact.event, !facts.isTimed, key.natal == .body(.moon) { continue }
      guard let kind = ComingKind(fact.event) else { continue }
      chosen.append((fact, kind))
    }
    chosen.sort { $0.fact.date < $1.fact.date }
    var sentences: [String] = []
    var counts: [ComingKind: Int] = [:]
    for (fact, kind) in chosen {
      var names = fact.event.names
      names.day = fact.date.name(from: facts.date)
      switch fact.event {
      case .transit(let key): names.aspect = key.aspect
      case .lunation(_, let sign, _), .station(_, let sign, _), .eclipse(_, let sign):
        names.sign = sign
      case .aspect(let aspect):
        (names.first, names.second) = (aspect.first, aspect.second)
        names.aspect = aspect.kind
      case .ingress: break
      }
      if case .station(let body, _, _) = fact.event { names.transiting = body }
      // Two of a kind have sentences as far apart as can be.
      let ahead = counts[kind, default: 0] * kind.alternatives / 2
      counts[kind, default: 0] += 1
      if let text = sentence(.coming(kind), names, ahead: ahead, after: sentences.last) {
        sentences.append(text)
      }
    }
    for place in sentences.count..<max(2, sentences.count) {
      if let text = sentence(.coming(.calm), ahead: 5 * place, after: sentences.last) {
        sentences.append(text)
      }
    }
    return sentences.joined(separator: " ")
  }
}

extension UpcomingFact.Event {
  /// The one body of the event; nil if two bodies have a part in it.
  fileprivate var body: CelestialBody? {
    switch self {
    case .ingress(let body, _, _, _), .station(let body, _, _): body
    case .lunation, .transit, .eclipse, .aspect: nil
    }
  }
}

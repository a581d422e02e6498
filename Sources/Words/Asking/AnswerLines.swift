package import Astrology
package import Astrometers
package import Ephemeris

/// A text that an answer may have, not yet put into words.
package struct AnswerLine: Sendable {
  fileprivate let number: Int
  fileprivate let names: SlotNames
  fileprivate let words: WordCorpus

  /// The text, its slots filled.
  package var told: ToldLine { ToldLine(names.fill(words.text(number))) }
}

/// A text that an answer has.
package struct ToldLine: Sendable, Hashable {
  package let text: String
  /// How many words stand between spaces.
  package let wordCount: Int
  /// How many sentences it has.
  package let sentenceCount: Int

  package init(_ text: String) {
    self.text = text
    wordCount = text.wordCount
    sentenceCount = text.sentenceCount
  }

  /// Whether it begins with the word that another ends with.
  package func echoes(_ other: Self?) -> Bool { text.echoes(other?.text) }

  /// The sentences, one by one.
  package static func sentences(of text: String) -> [String] {
    var (sentences, start, isMark): ([String], String.Index?, Bool) = ([], nil, false)
    let bytes = text.utf8
    for index in bytes.indices {
      let byte = bytes[index]
      let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
      if isMark, isSpace, let first = start {
        sentences.append(String(text[first..<index]))
        start = nil
      } else if start == nil, !isSpace {
        start = index
      }
      isMark =
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
    }
    if let start { sentences.append(String(text[start...])) }
    return sentences
  }
}

/// What may be said of a day to one question, place by place, the most fitting first.
///
/// Nothing of it is chosen yet: who answers takes the first of each that was not said before and fits
/// beside the others.
package struct AnswerLines: Sendable {
  private let facts: ReadingFacts
  private let words: WordCorpus
  private let area: LifeArea?
  private let rota: Rota
  /// The meters that the area is told by, or those of which most is to be heard.
  package let meters: [Meter]
  /// How the area stands.
  private let quality: QualityWord
  private let leaning: Int
  private let names: SlotNames
  /// The area's transits and the meters that each moves, the strongest first.
  private let transits: [(fact: TransitFact, meters: [Meter])]

  /// Readies what is to be said.
  ///
  /// - Parameters:
  ///   - facts: The day.
  ///   - area: What is asked about; nothing where it is the whole day.
  ///   - turn: How many messages came before.
  ///   - name: The reader's first name, where it is known and to be told.
  ///   - words: What is chosen from.
  package init(
    of facts: ReadingFacts, area: LifeArea?, turn: Int, name: String?, words: WordCorpus
  ) {
    self.facts = facts
    self.words = words
    self.area = area
    let turn = max(0, turn)
    let digest = Rota(person: facts.birthDigest, day: 0)
      .digest(facts.date.dayNumber, LifeArea.place(of: area))
    rota = Rota(person: digest, day: turn % 1_000_000)
    let scores = facts.scores.scores
    let meters =
      area.map { words.meters(of: $0) }
      ?? Array(
        Meter.allCases.sorted { scores[$0].intensity > scores[$1].intensity }.prefix(4))
    self.meters = meters
    quality =
      area.flatMap { _ in meters.first }.map { scores[$0].quality } ?? scores.overall.quality
    leaning = Int(quality.leaning)
    let matters = words.texts(.matter(of: area))
    let matter = rota.text(of: matters, slot: AnswerSlot.matter).map { words.text($0) }
    // The plainest name first, so that an answer says what it is about.
    let plainest = matters.first.map { words.text($0) }
    names = SlotNames(
      count: turn + 1,
      asked: AskedNames(name: name, matter: turn % 3 == 0 ? plainest : matter))
    transits = Self.transits(of: facts, meters: meters, houses: area.map { words.houses(of: $0) })
  }

  /// The transits that move some meters, the strongest first; those of the area's houses before others.
  private static func transits(
    of facts: ReadingFacts, meters: [Meter], houses: [House]?
  ) -> [(fact: TransitFact, meters: [Meter])] {
    var found: [(fact: TransitFact, meters: [Meter], rank: Int)] = []
    for meter in meters {
      for (place, fact) in facts.transits(of: meter).enumerated()
      where facts.isTimed || fact.natal != .body(.moon) {
        if let index = found.firstIndex(where: { $0.fact.key == fact.key }) {
          found[index].meters.append(meter)
          continue
        }
        let isHome =
          facts.isTimed
          && houses.map { $0.contains(fact.transitHouse) || $0.contains(fact.natalHouse) } == true
        found.append((fact, [meter], 2 * place + (isHome ? 0 : 1)))
      }
    }
    // The day's own weightiest stand behind all that is the area's.
    for fact in facts.priorities where facts.isTimed || fact.natal != .body(.moon) {
      if !found.contains(where: { $0.fact.key == fact.key }) { found.append((fact, [], 99)) }
    }
    return found.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map { ($0.element.fact, $0.element.meters) }
  }

  private func line(_ number: Int, _ names: SlotNames) -> AnswerLine {
    AnswerLine(number: number, names: names, words: words)
  }

  /// The lists' texts whose slots have something in them, each list from its turn on.
  private func turns(_ keys: [WordKey], _ slot: Int, _ names: SlotNames) -> [AnswerLine] {
    let filled = names.filled
    return keys.enumerated().flatMap { place, key in
      rota.turn(of: words.texts(key), slot: slot + 64 * place)
        .filter { words.line($0).slots.isSubset(of: filled) }.map { line($0, names) }
    }
  }

  /// How an answer begins, by the kind of its question and whether the matter was talked of before.
  package func openings(_ opening: AnswerOpening, isFurther: Bool) -> [AnswerLine] {
    let own: [WordKey] = [.opening(opening, .named), .opening(opening, .plain)]
    let again: [WordKey] = [.opening(.again, .named), .opening(.again, .plain)]
    let hasName = names.asked?.name != nil
    let named = hasName ? own : [own[1]]
    let further = hasName ? again : [again[1]]
    // In a conversation the name falls now and then, as it does among people.
    let order = isFurther && rota.day % 3 != 0 ? [further.last, named.last] : []
    let keys = order.compactMap(\.self) + named + further
    var seen: Set<WordKey> = []
    return turns(keys.filter { seen.insert($0).inserted }, AnswerSlot.opening, names)
  }

  /// How an answer begins that takes up a name.
  package func openings(
    on mention: AnswerMention, _ name: String, company: String? = nil
  ) -> [AnswerLine] {
    var names = names
    names.asked = AskedNames(
      name: names.asked?.name, matter: names.asked?.matter, mention: name, company: company)
    return turns([.opening(on: mention)], AnswerSlot.mention, names)
  }

  /// How an answer begins that is asked for other days than the one it reads; the first of a conversation by name,
  /// where one is known.
  package func otherDayOpenings(isFurther: Bool) -> [AnswerLine] {
    var names = names
    names.day = "\(facts.date.weekdayName) \(facts.date.day) \(facts.date.monthName)"
    let lines = turns([.opening(on: .otherDay)], AnswerSlot.mention, names)
    let named = lines.filter { words.line($0.number).slots.contains(.name) }
    let plain = lines.filter { !words.line($0.number).slots.contains(.name) }
    return isFurther ? plain + named : named + plain
  }

  /// How the area stands on the day.
  package var states: [AnswerLine] {
    turns([.state(of: area, quality)], AnswerSlot.state, names)
  }

  /// How the groups of the area's meters stand, and what belongs to them: of those that don't lean the other
  /// way.
  package var climates: [AnswerLine] {
    let scores = facts.scores.scores
    var keys: [WordKey] = []
    for meter in meters {
      let group = scores[meter.group].quality
      if Int(group.leaning) * leaning >= 0, !keys.contains(.group(meter.group, group)) {
        keys.append(.group(meter.group, group))
      }
    }
    for part in WeatherPart.allCases where meters.contains(part.meter) {
      let quality = scores[part.meter].quality
      if Int(quality.leaning) * leaning >= 0 { keys.append(.weather(part, quality)) }
    }
    return turns(keys, AnswerSlot.climate, SlotNames())
  }

  /// What moves the area, planet by planet.
  package var planets: [AnswerLine] {
    var passes: [[Int]] = [[], [], [], [], [], []]
    var bodies: [(Meter, CelestialBody)] = []
    for (fact, meters) in transits {
      for meter in meters where fact.body != .meanNode {
        guard !bodies.contains(where: { $0 == (meter, fact.body) }) else { continue }
        bodies.append((meter, fact.body))
        let quality = facts.scores.scores[meter].quality
        add(words.texts(.line(meter, fact.body, quality)), fact, to: &passes, at: [0, 2])
      }
      if let code = WordKey.code(.brief, of: fact.key) {
        add(words.texts(code), fact, to: &passes, at: [1, 3])
      }
      if let code = WordKey.code(.essence, of: fact.key) {
        add(words.texts(code), fact, to: &passes, at: [4, 4])
      }
    }
    addHouses(to: &passes[5])
    if transits.isEmpty {
      for meter in meters {
        let quality = facts.scores.scores[meter].quality
        for body in WordFile.leaders {
          for number in words.texts(.line(meter, body, quality)) where fits(number) {
            passes[0].append(number)
          }
        }
      }
    }
    let numbers = passes.flatMap(\.self)
    guard !numbers.isEmpty else { return [] }
    let start = rota.day % numbers.count
    return (numbers[start...] + numbers[..<start]).map { line($0, SlotNames()) }
  }

  /// Adds what bodies do in their houses, and the Moon in her sign, which is everybody's.
  private func addHouses(to numbers: inout [Int]) {
    let moon = facts.moon
    if facts.isTimed {
      var bodies: BodySet = []
      for fact in transits.map(\.fact) where !bodies.contains(fact.body) {
        bodies = bodies.union(BodySet(fact.body))
        let house = fact.transitHouse.number
        numbers += words.texts(.house(.houseBrief, fact.body, house)).filter(fits)
      }
      numbers += words.texts(.moon(in: moon.sign, isWaxing: moon.isWaxing)).filter(fits)
    }
  }

  private func fits(_ number: Int) -> Bool {
    let line = words.line(number)
    return DayStory.fits(line, leaning) && (facts.isTimed || !line.needsTime)
  }

  /// Adds the alternatives of a list to passes, which comes first by the person.
  private func add(
    _ texts: Range<Int>, _ fact: TransitFact, to passes: inout [[Int]], at places: [Int]
  ) {
    let count = texts.count
    guard count > 0 else { return }
    let own = rota.number(below: count, fact.key.rank, texts.lowerBound)
    for index in 0..<count {
      let number = texts.lowerBound + (own + index) % count
      if fits(number) { passes[places[min(index, places.count - 1)]].append(number) }
    }
  }

  /// Where the transits stand, with their numbers.
  package var reasons: [AnswerLine] {
    transits.enumerated().flatMap { place, transit -> [AnswerLine] in
      let fact = transit.fact
      let line: TechnicalLine =
        switch fact.stage {
        case .applying: .closing
        case .near: fact.orbDegrees < 0.005 ? .closing : .opening
        case .exact: .exact
        case .separating: .opening
        }
      // An orb that closes and is called near is told by neither.
      guard fact.stage != .near else { return [] }
      let names = SlotNames(
        transiting: fact.body, natal: fact.natal, sign: fact.transitSign,
        orbDegrees: fact.orbDegrees, aspect: fact.aspect)
      return turns([.technical(line)], AnswerSlot.reason + place, names)
    }
  }

  /// Things worth doing, of the area and of its tone.
  package var deeds: [AnswerLine] { advice(.deeds, AnswerSlot.deed) { _ in true } }

  /// Things to leave for another day.
  package var cautions: [AnswerLine] { advice(.cautions, AnswerSlot.caution) { _ in true } }

  /// Questions to give back.
  package var questions: [AnswerLine] {
    advice(.reflections, AnswerSlot.question) {
      words.text($0).utf8.last == UInt8(ascii: "?")
    }
  }

  private func advice(
    _ key: WordKey, _ slot: Int, where isWanted: (Int) -> Bool
  ) -> [AnswerLine] {
    let topics = meters.reduce(UInt32(0)) { $0 | 1 << UInt32($1.rawValue) }
    let tone = leaning.signum()
    let numbers = Rota(person: rota.person, day: 0).turn(of: words.texts(key), slot: slot)
      .filter { number in
        let line = words.line(number)
        return DayStory.fits(line, leaning) && isWanted(number)
      }
    // Those that are of the area above all come first, those of the day's own tone before those that
    // only don't go against it, and every message has one of its own.
    let leading = meters.first.map { UInt32(1) << UInt32($0.rawValue) } ?? 0
    var (near, far, others): ([[Int]], [[Int]], [Int]) = ([[], []], [[], []], [])
    for number in numbers {
      let line = words.line(number)
      let place = line.tone.contains(tone) ? 0 : 1
      switch line.meeting(topics) {
      case 0: others.append(number)
      case 1 where line.meeting(leading) == 0: far[place].append(number)
      default: near[place].append(number)
      }
    }
    let ordered = near[0] + far[0] + near[1] + far[1]
    let start = rota.day % max(1, ordered.count)
    // What is of other areas suits the day, too, when those are told.
    return (ordered[start...] + ordered[..<start] + others).map { line($0, SlotNames()) }
  }

  /// When the day is fullest for the area.
  package func hours(_ hours: AnswerHours) -> [AnswerLine] {
    turns([.hours(hours)], AnswerSlot.hours, names)
  }

  /// A transit that will be exact within the week.
  package func coming(_ key: TransitKey, on date: CalendarDate) -> [AnswerLine] {
    guard facts.isTimed || key.natal != .body(.moon) else { return [] }
    return turns(
      [.comingTransit], AnswerSlot.coming + key.rank % 50,
      SlotNames(transiting: key.body, natal: key.natal, day: date.name(from: facts.date)))
  }

  /// What is said where all has been said.
  package var spent: [AnswerLine] { turns([.spent], AnswerSlot.spent, names) }

  /// What is said where even that has been said of the same message.
  package var lastWord: String { spent.first?.told.text ?? "" }

  /// A few kind words in return for thanks.
  package var thanks: [AnswerLine] {
    turns(courtesies(WordKey.thanks), AnswerSlot.courtesy, names)
  }

  /// A few kind words in return for a greeting.
  package var greetings: [AnswerLine] {
    turns(courtesies(WordKey.greeting), AnswerSlot.courtesy, names)
  }

  private func courtesies(_ key: (AnswerVoice) -> WordKey) -> [WordKey] {
    (names.asked?.name == nil ? [AnswerVoice.plain, .counted] : [.named, .plain, .counted]).map(key)
  }
}

/// The lists of answers that a conversation has an order for, apart from those of days.
private enum AnswerSlot {
  static let matter = 1_001
  static let opening = 1_002
  static let mention = 1_003
  static let state = 1_004
  static let deed = 1_005
  static let question = 1_006
  static let hours = 1_007
  static let spent = 1_008
  static let courtesy = 1_009
  static let caution = 1_010
  static let climate = 1_500
  static let reason = 2_000
  static let coming = 3_000
}

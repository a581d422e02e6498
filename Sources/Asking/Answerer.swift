internal import Astrology
internal import Astrometers
internal import Ephemeris
public import Readings
public import Words

/// Answers questions about a day from its reading, in words of the corpus.
///
/// ```swift
/// let question = try Question("How is it at work today?")
/// let answer = Answerer().answer(question, reading: reading)
/// ```
///
/// Four to six sentences: the matter, how it stands, which planet moves it, what helps, when, and a question
/// back. It decides nothing for the one who asks, promises nothing, and is the same for the same day,
/// question and conversation.
public struct Answerer: Sendable {
  private let words: WordCorpus
  private let care: AskingWords

  /// Readies answers from a corpus.
  public init(words: WordCorpus = .english) {
    self.words = words
    care = AskingWords(words)
  }

  /// How many words an answer has that reads a day.
  static let wordCounts = 80...140
  /// How many it has late in a long conversation, where little is left to tell.
  static let lateWordCounts = 60...140
  /// How many sentences it has.
  static let sentenceCounts = 4...6

  /// Answers a question.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - reading: The reading of the day that it is about.
  ///   - asker: Who asks.
  ///   - conversation: What was said before.
  /// - Returns: The answer, the same for the same question, day and conversation.
  /// - Complexity: Four instants scored, and some fifty texts looked at.
  public func answer(
    _ question: Question, reading: DailyReading, asker: Asker = Asker(),
    conversation: ConversationState = ConversationState()
  ) -> Answer {
    let said = Said(conversation.said)
    if let matter = question.matter {
      return help(
        for: matter, countryCode: asker.countryCode, inSpanish: question.isSpanish, said: said,
        turn: conversation.messageNumber)
    }
    let lines = AnswerLines(
      of: ReadingFacts(reading), area: question.area, turn: conversation.messageNumber,
      name: asker.firstName, words: words)
    switch question.kind {
    case .thanks, .greeting:
      let courtesies = question.kind == .thanks ? lines.thanks : lines.greetings
      let told = said.first(1, of: courtesies).first ?? said.first(1, of: lines.spent).first
      return Answer(
        [told?.text ?? lines.lastWord], area: nil, kind: question.kind)
    case .how, .should, .when, .why, .what, .yesOrNo: break
    }
    let all = AnswerPlaces(
      question, reading: reading, lines: lines, asker: asker,
      isFurther: conversation.messageNumber > 0
    ).all
    // Late in a conversation a place may have too little left where another took its share first.
    for choices in Self.choices {
      let places = Self.places(all, choices, after: said)
      if let texts = Self.fitted(places, Self.wordCounts)
        ?? Self.fitted(places, Self.lateWordCounts)
      {
        return Answer(texts.map(\.text), area: question.area, kind: question.kind)
      }
    }
    let spent = said.first(1, of: lines.spent).first?.text ?? lines.lastWord
    return Answer([spent], area: question.area, kind: question.kind)
  }

  /// How many texts of a place are tried with those of others: at first, and where no such are enough.
  private static let choices = [8, 1, 3, 24]

  /// So many texts of each place as are new; what one place may tell no other tells.
  private static func places(
    _ all: [[AnswerLine]], _ count: Int, after said: Said
  ) -> [[ToldLine]] {
    var taken = said
    var places: [[ToldLine]] = []
    for place in all {
      let lines = taken.first(count, of: place)
      for line in lines { taken.add(line.text) }
      if !lines.isEmpty { places.append(lines) }
    }
    return places
  }

  /// One text of each place, the first that keep the limits together; nothing where none do.
  private static func fitted(
    _ places: [[ToldLine]], _ wordCounts: ClosedRange<Int>
  ) -> [ToldLine]? {
    guard places.count >= sentenceCounts.lowerBound else { return nil }
    // What the places from each one on can add, at least and at most.
    var (words, sentences) = ([0...0], [0...0])
    for place in places.reversed() {
      words.append(range(of: place, \.wordCount, and: words[words.count - 1]))
      sentences.append(range(of: place, \.sentenceCount, and: sentences[sentences.count - 1]))
    }
    var chosen: [ToldLine] = []
    var steps = 0
    func fits(_ place: Int, words told: Int, sentences ended: Int) -> Bool {
      let rest = places.count - place
      guard wordCounts.overlaps(told + words[rest].lowerBound...told + words[rest].upperBound),
        sentenceCounts.overlaps(
          ended + sentences[rest].lowerBound...ended + sentences[rest].upperBound)
      else { return false }
      guard place < places.count else { return true }
      for line in places[place] where steps < 5_000 && !line.echoes(chosen.last) {
        steps += 1
        chosen.append(line)
        if fits(
          place + 1, words: told + line.wordCount, sentences: ended + line.sentenceCount)
        {
          return true
        }
        chosen.removeLast()
      }
      return false
    }
    return fits(0, words: 0, sentences: 0) ? chosen : nil
  }

  private static func range(
    of place: [ToldLine], _ measure: KeyPath<ToldLine, Int>, and rest: ClosedRange<Int>
  ) -> ClosedRange<Int> {
    let counts = place.map { $0[keyPath: measure] }
    return (rest.lowerBound + (counts.min() ?? 0))...(rest.upperBound + (counts.max() ?? 0))
  }
}

extension Answerer {
  /// What is answered where no chart has anything to say, without a reading.
  ///
  /// - Parameters:
  ///   - matter: The matter.
  ///   - countryCode: Where help may be needed, two letters as ISO 3166 has them; nothing where unknown.
  ///   - inSpanish: Whether to answer in Spanish.
  /// - Returns: The answer, with where help is to be had if the matter is urgent.
  public func help(
    for matter: SafetyMatter, countryCode: String?, inSpanish: Bool = false
  ) -> Answer {
    help(for: matter, countryCode: countryCode, inSpanish: inSpanish, said: Said([]), turn: 0)
  }

  /// The same in a conversation.
  ///
  /// What matters may be said again: the words of urgent matters always are the same, and those of others
  /// come round when all were said.
  private func help(
    for matter: SafetyMatter, countryCode: String?, inSpanish: Bool, said: Said, turn: Int
  ) -> Answer {
    let texts = care.answers(to: matter.care, inSpanish: inSpanish)
    let line = helpline(for: matter, in: countryCode, inSpanish: inSpanish)
    let start = texts.isEmpty ? 0 : max(0, turn) % texts.count
    let turns = (texts[start...] + texts[..<start]).map { $0.filling(["line": line]) }
    let text = turns.first { !said.has($0) } ?? turns.first ?? line
    return Answer([text], area: nil, kind: .what, matter: matter)
  }

  /// Where help is to be had.
  private func helpline(
    for matter: SafetyMatter, in country: String?, inSpanish: Bool
  ) -> String {
    guard let country, let emergency = care.helpline(country, .emergency) else {
      return care.sentence(.unknown, inSpanish: inSpanish)
    }
    let field: HelplineField = matter == .violenceAtHome ? .violenceAtHome : .selfHarm
    guard let line = care.helpline(country, field) else {
      return care.sentence(.emergencyOnly, inSpanish: inSpanish)
        .filling(["emergency": emergency])
    }
    return care.sentence(.known, inSpanish: inSpanish)
      .filling(["line": line, "emergency": emergency])
  }
}

/// The sentences that a conversation has had.
struct Said {
  private var sentences: Set<String>

  init(_ texts: [String]) { sentences = Set(texts.flatMap { ToldLine.sentences(of: $0) }) }

  /// Counts a text as said.
  mutating func add(_ text: String) { sentences.formUnion(ToldLine.sentences(of: text)) }

  /// Whether any sentence of a text was said.
  func has(_ text: String) -> Bool {
    guard !sentences.isEmpty else { return false }
    return ToldLine.sentences(of: text).contains { sentences.contains($0) }
  }

  /// The first of some lines that were not said.
  func first(_ count: Int, of lines: some Sequence<AnswerLine>) -> [ToldLine] {
    var found: [ToldLine] = []
    for line in lines where found.count < count {
      let told = line.told
      if !has(told.text), !found.contains(told) { found.append(told) }
    }
    return found
  }
}

internal import Astrology
internal import Astrometers
internal import Ephemeris
public import Readings
public import Words

/// Answers questions from a person's chart and day.
///
/// ```swift
/// let question = try Question("How is it at work today?")
/// let answer = Answerer().answer(question, reading: reading)
/// ```
///
/// A question is understood, what it asks is computed, and the finding is written as a text of at most
/// 110 words whose first sentence answers. The same question, day and conversation give the same answer.
public struct Answerer: Sendable {
  let care: AskingWords
  private let sentences: AnswerSentences
  private let places: AskedPlace.Finder?

  /// Readies answers.
  ///
  /// - Parameter words: What is said where care is owed.
  public init(words: WordCorpus = .english) { self.init(words: words, sentences: .english) }

  /// Readies answers of other sentences than the program's.
  ///
  /// - Parameters:
  ///   - words: What is said where care is owed.
  ///   - sentences: What answers are made of.
  ///   - places: How the places that questions name are found; none where it is nil.
  public init(
    words: WordCorpus = .english, sentences: AnswerSentences, places: AskedPlace.Finder? = nil
  ) {
    care = AskingWords(words)
    self.sentences = sentences
    self.places = places
  }

  /// How many words an answer has at most.
  static let mostWords = 110
  /// How many words a short answer has at most.
  static let mostWordsInShort = 42
  /// How many earlier questions are read again for what a question leaves out.
  static let memory = 8

  /// Understands a question.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - reading: The reading of the reader's day.
  ///   - asker: Who asks.
  ///   - conversation: What was said before.
  /// - Returns: What is asked; of two questions in one text the first.
  public func understand(
    _ question: Question, reading: DailyReading, asker: Asker = Asker(),
    conversation: ConversationState = ConversationState()
  ) -> Understanding {
    understandings(question, reading: reading, asker: asker, conversation: conversation)[0]
  }

  /// Answers a question.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - reading: The reading of the reader's day.
  ///   - asker: Who asks.
  ///   - conversation: What was said before.
  /// - Returns: The answer, the same for the same question, day and conversation.
  /// - Complexity: What is computed: some skies for a day, four for each day of a span, a search of the sky
  ///   for a transit.
  public func answer(
    _ question: Question, reading: DailyReading, asker: Asker = Asker(),
    conversation: ConversationState = ConversationState()
  ) -> Answer {
    let answer = Speech.$replaced.withValue(sentences.lists) {
      spoken(question, reading: reading, asker: asker, conversation: conversation)
    }
    return withConcern(answer, to: question, asker: asker, said: conversation.said)
  }

  private func spoken(
    _ question: Question, reading: DailyReading, asker: Asker, conversation: ConversationState
  ) -> Answer {
    let all = understandings(question, reading: reading, asker: asker, conversation: conversation)
    var understanding = all[0]
    takePerson(of: question, &understanding, conversation)
    let speech = speech(question, reading: reading, conversation: conversation)
    var context = FindingContext(
      reading: reading, partner: asker.partner, partnerName: asker.partnerName)
    if let places, understanding.dependsOnPlace {
      let reader = QuestionReader(
        question.text, situation: situation(reading: reading, asker: asker))
      context.named = reader.placeNames.lazy.compactMap(places).first
    }
    let mourning = mourns(in: conversation)
    if let answer = honest(question, understanding, context, speech, asker: asker) { return answer }
    if let answer = ofMind(
      question, understanding, context, speech, asker: asker, conversation: conversation)
    {
      return answer
    }
    if let matter = matter(of: question, understanding, mourning: mourning)
      ?? callBefore(understanding, conversation)
    {
      if matter == .grief, question.helpLanguage.hasRules,
        let days = mourningDays(question, understanding, context, speech)
      {
        return days
      }
      understanding.intent = .care
      understanding.area = area(ofPersonIn: question, conversation) ?? understanding.area
      let hasRules = question.helpLanguage.hasRules || question.matter == nil
      if matter != .grief, hasRules,
        let honest = unknowable(question, understanding, matter, context, speech, asker: asker)
      {
        return honest
      }
      let help = help(
        for: matter, ofOther: question.isOfOther, countryCode: asker.countryCode,
        language: question.helpLanguage, said: conversation.said, turn: conversation.messageNumber)
      var draft = AnswerDraft()
      draft.verdict = .refuse
      // The answer to a cry for help has nothing else.
      if matter.isUrgent { understanding = Understanding(intent: .care) }
      return Answer(help, understanding, matter: matter, draft: draft)
    }
    var draft: AnswerDraft
    switch understanding.intent {
    case .courtesy: draft = courtesy(understanding, speech)
    case .outOfScope: draft = outside(question, speech)
    case .chartFact, .skyFact, .transitWhen, .outlook, .bestTime, .compareTimes, .decision, .cause,
      .compatibility, .concept, .portrait, .followUp, .care:
      draft = written(understanding, context, speech)
      for other in all.dropFirst().prefix(1) {
        // The second of two matters has sentences of its own.
        let isSame = other.has("word.same_span")
        let turned = Speech(seed: speech.seed ^ 1 << 17, today: speech.today, said: speech.said)
        let more = written(
          other.dated(after: understanding, draft.dates), context, isSame ? turned : speech)
        if isSame {
          // Each matter has its first sentence; the rest is of the first.
          draft.sentences = Self.paired(draft.sentences, more.sentences)
          continue
        }
        draft.sentences = Self.cut(draft.sentences, toWords: 70)
        for sentence in more.sentences.prefix(2) { draft.add(sentence) }
        for date in more.dates { draft.name(date) }
      }
    }
    if understanding.has("word.for_other") {
      draft.sentences.insert(speech.say("other.chart"), at: 0)
    }
    if understanding.doubts, understanding.isOfDays {
      draft.sentences.insert(speech.say("sure.days"), at: 0)
    }
    let reader = QuestionReader(question.text, situation: situation(reading: reading, asker: asker))
    if understanding.otherBirth == nil,
      let absent = reader.periods.absentDay(in: reader.words, text: question.text)
    {
      draft.sentences.insert(speech.say(absent), at: 0)
    }
    addAsides(to: &draft, understanding, reader, speech, mourning: mourning)
    if understanding.intent != .courtesy, understanding.intent != .outOfScope {
      besidePremise(&draft, understanding, reader, context, speech)
      if !mourning { besideLoss(&draft, understanding, reader, speech) }
    }
    let isShort = understanding.wantsShort
    var sentences = Self.cut(
      draft.sentences, toWords: isShort ? Self.mostWordsInShort : Self.mostWords)
    if sentences.isEmpty { sentences = [speech.say("unreadable")] }
    if let language = AskedLanguage(of: FoldedText(question.text).words, text: question.text),
      !language.note.isEmpty
    {
      let isRead =
        language.code == "es"
        || understanding.sureness >= 0.8 && understanding.intent != .outOfScope
      if !isRead {
        understanding.intent = .outOfScope
        var draft = AnswerDraft()
        draft.verdict = .refuse
        return Answer([language.note], understanding, draft: draft)
      } else if language.code == "es",
        !conversation.said.contains(where: { $0.holds(language.note) })
      {
        // What was understood, in the language of the question, before the answer in English.
        let understood = Speech.phrase("es.\(understanding.intent.rawValue)")
        sentences.insert(
          Speech.phrase("es.understood", ["what": understood]).sentenceCased, at: 0)
        sentences.append(language.note)
      }
    }
    if conversation.said.contains(where: { $0.holds(sentences.joined(separator: " ")) }) {
      if understanding.has("more") {
        sentences = [speech.say("more.none")]
      } else if !isShort {
        sentences.insert(speech.say("repeat"), at: 0)
      }
    }
    if let name = asker.firstName, conversation.messageNumber == 0, let first = sentences.first {
      sentences[0] = "\(name), \(first.lowercasedFirst)"
    }
    return Answer(sentences, understanding, draft: draft)
  }

  // MARK: - Parts

  private func speech(
    _ question: Question, reading: DailyReading, conversation: ConversationState
  ) -> Speech {
    let birth = reading.chart.birth
    let texts = Set(FoldedText(question.text).words.map(\.text))
    let isTonight = !texts.isDisjoint(with: ["tonight", "tonights", "tonite"])
    return Speech(
      seed: Speech.seed(
        birth.date.description, birth.time?.description ?? "", reading.day.date.description,
        FoldedText(question.text).words.map(\.text).joined(separator: " "),
        "\(conversation.messageNumber)"),
      today: reading.day.date, said: conversation.said,
      isTonight: isTonight && texts.isDisjoint(with: ["today", "todays", "now"]))
  }

  private func understandings(
    _ question: Question, reading: DailyReading, asker: Asker, conversation: ConversationState
  ) -> [Understanding] {
    let situation = situation(reading: reading, asker: asker)
    let previous = remembered(of: conversation, situation)
    return Self.understand(question.text, situation, after: previous)
  }

  func situation(reading: DailyReading, asker: Asker) -> ReaderSituation {
    let birth = reading.chart.birth
    return ReaderSituation(
      today: reading.day.date, birth: birth.date,
      isSouthern: birth.place.map { $0.latitude < 0 } ?? false,
      isDayFirst: !reading.day.zone.isOfMonthFirst,
      partnerName: asker.partnerName.map { FoldedText.fold($0) }, hasPartner: asker.partner != nil,
      country: asker.countryCode?.uppercased()
        ?? FamilyFeast.country(ofZone: reading.day.zone.name))
  }

  /// One or two understandings of a text.
  static func understand(
    _ text: String, _ situation: ReaderSituation, after previous: Understanding?
  ) -> [Understanding] {
    let whole = one(text, situation, after: previous)
    if let pair = whole.ofTwoMatters(QuestionReader(text, situation: situation)) { return pair }
    let marked = text.questionParts
    let parts = marked.count > 1 ? marked : text.joinedQuestions
    guard parts.count > 1 else { return [whole] }
    let first = one(parts[0], situation, after: previous)
    guard first.sureness >= 0.7, first.intent != .courtesy, first.intent != .outOfScope else {
      return [whole]
    }
    let reader = QuestionReader(parts[1], situation: situation)
    if let second = Understanding.comparing(reader, after: first) { return [first, second] }
    let own = Understanding(reader, isByRules: true)
    if let second = second(reader, after: first) { return [first, second] }
    let isFact = [.chartFact, .skyFact, .transitWhen, .concept].contains(own.intent)
    let isNew =
      !own.bodies.isEmpty || !own.angles.isEmpty || !own.houses.isEmpty
      || !own.cues.isDisjoint(with: ["fullmoon", "newmoon", "eclipse"])
      || own.period != nil && own.period != first.period && own.sureness >= 0.8
    let isOther =
      own.intent != first.intent || own.bodies != first.bodies || own.houses != first.houses
    if isNew, isOther,
      own.sureness >= 0.8 && (isFact || own.period != nil)
        || own.sureness < 0.8 && own.intent != .outOfScope
        || own.intent == .chartFact
    {
      var second =
        (isFact || own.period != nil) && own.intent != first.intent && own.sureness >= 0.8
        ? own : own.completed(after: first, reader: reader)
      if second.intent == .skyFact, second.period == nil { second.period = first.period }
      return [first, second]
    }
    return [whole]
  }

  /// A second question that clearly wants something else than the first: "how is tomorrow, and why was today so bad".
  private static func second(
    _ reader: QuestionReader, after first: Understanding
  ) -> Understanding? {
    var second = Understanding(reader)
    let answered: Set<Understanding.Intent> = [
      .skyFact, .transitWhen, .outlook, .bestTime, .decision, .cause, .compatibility, .portrait,
    ]
    let namesSomething =
      second.period != nil || second.area != nil || second.activity != nil
      || !second.bodies.isEmpty || !second.signs.isEmpty || reader.has("then")
    guard answered.contains(second.intent), second.intent != first.intent, second.sureness >= 0.8,
      reader.texts.count >= 4, namesSomething || second.has("return"),
      second.cues.isDisjoint(with: ["meanthat", "concept"])
    else { return nil }
    if second.bodies.isEmpty, second.has("return") { second.bodies = first.bodies }
    let isOfDays = [.outlook, .decision, .cause, .skyFact].contains(second.intent)
    if second.period == nil, isOfDays { second.period = first.period }
    if second.area == nil, second.activity == nil, [.outlook, .bestTime].contains(second.intent),
      first.intent != .compatibility
    {
      (second.area, second.activity) = (first.area, first.activity)
    }
    return second
  }

  private static func one(
    _ text: String, _ situation: ReaderSituation, after previous: Understanding?
  ) -> Understanding {
    let reader = QuestionReader(text, situation: situation)
    var own = Understanding(reader)
    lazy var ruled = Understanding(reader, isByRules: true)
    // "My mother died, will I be happy again" asks about a part of life, so that "good, ask me more" is no answer.
    if own.intent == .courtesy, reader.area != nil, ruled.intent == .outlook, !ruled.has("thanks") {
      own = ruled
    }
    guard let previous else { return own }
    // What continues a conversation is known by rules: short texts have too few words for the classifier.
    let isNew =
      ruled.sureness < 0.6 && own.sureness > 0.8 && reader.texts.count > 4
      && ruled.cues.isDisjoint(with: ["and_start", "refer", "after", "second", "shorter", "sure"])
    guard !isNew, Understanding.isFollowUp(reader, ruled, after: previous) else { return own }
    return ruled.completed(after: previous, reader: reader)
  }

  private func written(
    _ understanding: Understanding, _ context: FindingContext, _ speech: Speech
  ) -> AnswerDraft {
    let writer = AnswerWriter(understanding: understanding, context: context, speech: speech)
    do {
      return try writer.draft()
    } catch {
      var draft = AnswerDraft()
      draft.add(speech.say("unreadable"))
      return draft
    }
  }
}

extension CivilZone {
  /// Whether people there write the month before the day.
  var isOfMonthFirst: Bool {
    let zones: Set<String> = [
      "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles",
      "America/Phoenix", "America/Anchorage", "America/Detroit", "Pacific/Honolulu",
      "America/Boise", "America/Indiana/Indianapolis",
    ]
    return zones.contains(name)
  }
}

extension String {
  /// Two questions that "and" or "also" joins, if each begins as a question does; else the text.
  var joinedQuestions: [String] {
    let joints: Set<String> = ["and", "also", "plus", "y", "&"]
    let beginnings: Set<String> = [
      "when", "whens", "what", "whats", "how", "hows", "where", "wheres", "which", "who", "is",
      "should", "will", "does", "do", "did", "can", "why", "whos", "are", "cuando", "cual", "como",
      "donde",
    ]
    let words = split { $0.isWhitespace }
    for (index, word) in words.enumerated().dropFirst(2).dropLast(3) {
      guard joints.contains(FoldedText.fold(word)) || word == "&",
        beginnings.contains(FoldedText.fold(words[index + 1]))
      else { continue }
      return [String(self[..<word.startIndex]), String(self[words[index + 1].startIndex...])]
    }
    return [self]
  }

  /// The parts that end with a question mark, where there are several; the rest belongs to the part before.
  var questionParts: [String] {
    var parts: [String] = []
    var current = ""
    var isMark = false
    for character in self {
      if isMark, character != "?", character != "!" {
        parts.append(current)
        current = ""
      }
      isMark = character == "?"
      current.append(character)
    }
    if isMark {
      parts.append(current)
    } else if parts.isEmpty {
      parts = [current]
    } else {
      parts[parts.count - 1] += current
    }
    let whole = parts.map { part in String(part.drop { $0.isWhitespace }) }
    return whole.filter { $0.contains { $0.isLetter } }
  }
}

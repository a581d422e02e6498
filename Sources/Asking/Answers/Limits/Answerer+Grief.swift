internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Words

extension Answerer {
  /// Whether an earlier question of a conversation named a loss.
  func mourns(in conversation: ConversationState) -> Bool {
    conversation.questions.suffix(Self.memory).contains { text in
      (try? Question(text))?.matter == .grief
    }
  }

  /// What was asked before, as far as a question may continue it.
  func remembered(
    of conversation: ConversationState, _ situation: ReaderSituation
  ) -> Understanding? {
    var previous: Understanding?
    let questions = conversation.questions
    for (index, text) in questions.enumerated().suffix(Self.memory) {
      guard let earlier = try? Question(text) else { continue }
      guard var found = Self.understand(text, situation, after: previous).last else { continue }
      if earlier.matter == nil {
        let before = ConversationState(messageNumber: index, questions: Array(questions[..<index]))
        takePerson(of: earlier, &found, before)
        previous = found
      } else if earlier.matter == .grief, let period = found.period {
        // "And the week after?", after "how will I get through Christmas without him".
        previous = Understanding(intent: .outlook)
        previous?.period = period
      }
    }
    return previous
  }

  /// The matter of a question, which after a loss may be grief where its own words don't say so: "who am I without him".
  ///
  /// A question that names its day, or asks for facts, has its usual answer.
  func matter(
    of question: Question, _ understanding: Understanding, mourning: Bool
  ) -> Question.SafetyMatter? {
    if let plain = plainMatter(of: question, understanding) { return plain.matter }
    if question.matter == .death, understanding.isOfBond || understanding.has("privacy") {
      return nil
    }
    // "How can I help my friend, she lost her mum": the reader mourns nobody.
    if question.matter == .grief, understanding.dealing?.kind == .support { return nil }
    guard mourning, question.matter == nil || question.matter == .death,
      Situations.builtIn.reading(of: ClassifierText(question.text)).isOfMourned
    else { return question.matter }
    switch understanding.intent {
    case .cause, .outlook, .portrait, .outOfScope, .courtesy, .followUp, .care: return .grief
    case .decision, .bestTime, .compareTimes, .compatibility, .chartFact, .skyFact, .transitWhen,
      .concept:
      return question.matter == .death ? .grief : nil
    }
  }

  /// The call for help just before, which "what if she doesn't answer" goes on with; nil for other questions.
  func callBefore(
    _ understanding: Understanding, _ conversation: ConversationState
  ) -> Question.SafetyMatter? {
    guard understanding.supposed != nil, let last = conversation.questions.last,
      let matter = try? Question(last).matter, matter.isUrgent
    else { return nil }
    return matter
  }

  /// The answer to one who mourns and asks for a day: a word of comfort, then the calmest days; nil for other questions.
  func mourningDays(
    _ question: Question, _ understanding: Understanding, _ context: FindingContext,
    _ speech: Speech
  ) -> Answer? {
    guard understanding.intent == .bestTime || understanding.intent == .compareTimes,
      FoldedText(question.text).words.contains(where: { Self.asking.contains($0.text) })
    else { return nil }
    let today = context.today
    let month = AskedPeriod(today, today.advanced(byDays: 29))
    let period = understanding.period.map { $0.from(today) } ?? month
    let choices = understanding.choices.filter { $0.dayCount == 1 && $0.from >= today }
    let dates = choices.count > 1 ? choices.map(\.from) : period.dates
    guard context.holds(period), dates.count > 1, dates.count <= 366, period.to >= today,
      let days = try? MeterDays(dates, meters: Answer.Area.mood.meters, of: context)
    else { return nil }
    let best = days.byMean.prefix(choices.count > 1 ? 1 : 2).map(\.date).sorted()
    var draft = AnswerDraft()
    draft.period = period
    draft.add(speech.say("grief.first"))
    draft.add(
      speech.say(
        best.count > 1 ? "grief.days" : "grief.day",
        ["list": speech.list(best.map { speech.day($0) })]))
    draft.add(speech.say("grief.deed"))
    for date in best { draft.name(date) }
    return Answer(draft.sentences, understanding, matter: .grief, draft: draft)
  }

  /// Words that ask for a day.
  private static let asking: Set<String> = [
    "which", "what", "best", "when", "good", "better", "day", "cual", "mejor", "cuando", "dia",
  ]

  /// What the sentences have that hurt somebody who mourns.
  private static let unfit = Speech.phrase("grief.unfit").alternatives

  /// The sentences that may be said to somebody who mourns; all of them if none is left.
  static func gentle(_ sentences: [String]) -> [String] {
    let kept = sentences.filter { sentence in !unfit.contains { sentence.holds($0) } }
    return kept.isEmpty ? sentences : kept
  }
}

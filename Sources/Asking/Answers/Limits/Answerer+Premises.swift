internal import Astrology
internal import Ephemeris
internal import Words

// What a question takes for granted, and is not so.
extension Answerer {
  /// Puts first what is so, where a question takes something else for granted.
  func besidePremise(
    _ draft: inout AnswerDraft, _ asked: Understanding, _ reader: QuestionReader,
    _ context: FindingContext, _ speech: Speech
  ) {
    guard !draft.sentences.isEmpty else { return }
    if asksWhatHappened(asked, reader, context) {
      let doubts = Speech.texts("doubt.short")
      draft.sentences.removeAll { sentence in doubts.contains(where: sentence.holds) }
      draft.sentences.insert(speech.say("premise.happened"), at: 0)
    }
    if asked.intent == .cause, asksWhyOfOther(reader) {
      draft.sentences.insert(speech.say("cause.of_other"), at: 0)
    }
    if let said = falseSign(asked, reader, context, speech) { draft.sentences.insert(said, at: 0) }
    if let (said, lead) = falseSky(reader, context, speech) {
      if let first = draft.sentences.first, first.hasPrefix(lead) { draft.sentences.removeFirst() }
      draft.sentences.insert(said, at: 0)
    }
  }

  /// "What happened to me on that day", which no chart knows.
  private func asksWhatHappened(
    _ asked: Understanding, _ reader: QuestionReader, _ context: FindingContext
  ) -> Bool {
    guard asked.intent == .cause || asked.intent == .outlook, let period = asked.period,
      period.to < context.today
    else { return false }
    let texts = reader.texts
    return texts.indices.contains { index in
      let rest = texts[index...]
      return rest.starts(with: ["happened", "to", "me"]) || rest.starts(with: ["what", "did", "i"])
        || rest.starts(with: ["happened", "in", "my", "life"])
    }
  }

  /// "Why does my sister never call", which only she knows.
  private func asksWhyOfOther(_ reader: QuestionReader) -> Bool {
    let texts = reader.texts
    let verbs: Set<String> = ["do", "does", "dont", "doesnt", "did", "didnt", "is", "are", "wont"]
    return texts.indices.dropLast(2).contains { index in
      guard texts[index] == "why", verbs.contains(texts[index + 1]) else { return false }
      let rest = texts[(index + 2)...]
      if ["he", "she", "they"].contains(rest[index + 2]) { return true }
      guard ["my", "our", "the", "his", "her"].contains(rest[index + 2]) else { return false }
      // "Why is my mother's house so cold" is about no person.
      return reader.words[(index + 3)...].prefix(3).contains { word in
        OtherMind.area(of: word.text) != nil && !word.typed.contains { "'’".contains($0) }
      }
    }
  }

  /// The Sun's sign, where the reader says to be of another: "as a Scorpio, should I worry".
  private func falseSign(
    _ asked: Understanding, _ reader: QuestionReader, _ context: FindingContext, _ speech: Speech
  ) -> String? {
    switch asked.intent {
    case .outlook, .decision, .bestTime, .cause, .portrait, .transitWhen, .skyFact: break
    case .chartFact, .compareTimes, .compatibility, .concept, .followUp, .courtesy, .care,
      .outOfScope:
      return nil
    }
    let suns = context.chart.possibleSigns(of: .sun)
    for match in reader.matches {
      guard case .sign(let sign) = match.meaning, !suns.contains(sign) else { continue }
      let lead = reader.texts[..<match.place].suffix(2)
      let hasArticle = ["a", "an"].has(lead.last ?? "")
      let claim = (hasArticle ? lead.first : lead.last) ?? ""
      guard ["im", "am", "being"].has(claim) || hasArticle && claim == "as" else { continue }
      let next = reader.texts.dropFirst(match.place + match.length).first ?? ""
      guard !Self.otherPoints.contains(next) else { continue }
      return speech.say(
        "premise.sign", ["sun": suns.map(\.title).joined(separator: "/"), "sign": sign.title])
    }
    return nil
  }

  private static let otherPoints = Set(
    words:
      """
      rising moon ascendant venus mars mercury jupiter saturn asc stellium midheaven \
      season
      """)
  private static let reasons = Set(
    words:
      """
      since because with as given while
      """)

  /// Where a body is today or that it is not retrograde, where a question takes something else for granted; and the
  /// words by which an answer says the same.
  private func falseSky(
    _ reader: QuestionReader, _ context: FindingContext, _ speech: Speech
  ) -> (said: String, lead: String)? {
    let texts = reader.texts
    guard !["natal", "born", "birth"].contains(where: reader.has) else { return nil }
    for match in reader.matches {
      guard case .body(let body) = match.meaning, texts[..<match.place].last != "my",
        texts[..<match.place].suffix(3).contains(where: Self.reasons.contains),
        let state = try? context.state(of: body, at: context.noon(context.today))
      else { continue }
      let end = match.place + match.length
      let rest = texts[end...].prefix(4)
      let name = body.phrase.sentenceCased
      if let sign = ZodiacSign.allCases.first(where: { rest.has($0.name) }), rest.has("in") {
        let real = ZodiacSign(state.longitude)
        guard real != sign else { continue }
        return (
          speech.say("premise.place", ["body": name, "real": real.title, "sign": sign.title]),
          "\(name) is in \(real.title)"
        )
      }
      let isSaid = rest.prefix(3).contains { $0.hasPrefix("retrograd") || $0 == "retro" }
      if isSaid, !state.isRetrograde {
        return (speech.say("premise.retro", ["body": name]), "\(name) is not")
      }
    }
    return nil
  }
}

@_spi(FrontEnd) package import Astrolabe
package import Store

/// A model behind an endpoint of chat completions.
///
/// What it says is looked at sentence by sentence; what doesn't agree with the facts, or isn't to be said, is
/// left out.
package final class ChatWriter: Sendable {
  /// The model's name.
  package let name: String
  let endpoint: ChatEndpoint
  let client: ChatClient
  private let gate: ModelGate
  private let budget: TokenBudget
  private let ticker = Ticker()
  let words: WordCorpus
  private let note: @Sendable (ModelEvent) -> Void

  /// After so long without a word a pause is reported.
  private static let pauseTime = Duration.seconds(10)

  /// Readies calls to an endpoint.
  ///
  /// - Parameters:
  ///   - endpoint: Where the model is, and its limits.
  ///   - words: What the engine's own texts are chosen from, whose rules hold here, too.
  ///   - other: Another model, whose tokens count together with this one's; nil for none.
  ///   - tokens: The tokens of a day that were used before; nil if that isn't known.
  ///   - note: Receives what an operator should know.
  package init(
    _ endpoint: ChatEndpoint, words: WordCorpus = .english, countedWith other: ChatWriter? = nil,
    tokens: @escaping @Sendable (CalendarDate) async -> [AccountKey?: Int]?,
    note: @escaping @Sendable (ModelEvent) -> Void
  ) {
    self.endpoint = endpoint
    self.words = words
    self.note = note
    name = endpoint.model
    client = ChatClient(endpoint)
    gate = ModelGate(mostCalls: endpoint.mostCalls, restTime: endpoint.restTime)
    budget =
      other?.budget
      ?? TokenBudget(
        perAccount: endpoint.tokensOfAccount, perServer: endpoint.tokensOfServer, load: tokens)
  }

  /// Ends what is in work, and asks nothing any more.
  package func stop() { gate.stop() }

  /// Closes all connections.
  package func close() async { await client.close() }

  /// Answers a question, as far as the model does so well.
  ///
  /// - Parameters:
  ///   - request: The question, and what an answer is made from.
  ///   - computed: What was computed for the question, which the model is given and held to.
  ///   - say: Receives each part in its order; its error ends the answer.
  /// - Returns: Whether the model agreed with what was computed; nothing more is said from where it did not.
  /// - Throws: An error of `say`, or ``WriterError``.
  package func answer(
    _ request: AnswerRequest, computed: Answer, say: (AnswerPart) async throws -> Void
  ) async throws -> Bool {
    let body = ChatClient.Body(
      prompt(for: request, about: try await request.reading(), answer: computed))
    // It is made again when there is something to hold against it: a model may take its time.
    request.letGoOfReading()
    let limits = Limits(first: endpoint.firstWordTime, whole: endpoint.answerTime)
    var sieve: Sieve?
    defer { if let sieve, sieve.leftOut > 0 { note(.sentencesLeftOut(sieve.leftOut)) } }
    try await call("answer", of: request.account, on: request.day, promptBytes: body.count) {
      used in
      var quietSince = ContinuousClock.now
      var fault: WriterError?
      do {
        try await listen(limits, { client.ask(body, .stream, to: $0) }) { event in
          switch event {
          case .text(let text):
            let room = ChatEndpoint.mostCharacters - used.characterCount
            let taken = text.unicodeScalars.prefix(room)
            used.characterCount += taken.count
            let sifting: Sieve
            if let sieve {
              sifting = sieve
            } else {
              sifting = Sieve(request, words, try await request.reading(), computed)
              request.letGoOfReading()
              sieve = sifting
            }
            for sentence in sifting.add(String(taken)) {
              try await say(.sentences([sentence]))
              quietSince = .now
            }
            // One that never ends is cut off; what was said stands.
            return used.characterCount < ChatEndpoint.mostCharacters && !sifting.isFull
              && !sifting.contradicts
          case .usage(let prompt, let answer): (used.prompt, used.answer) = (prompt, answer)
          case .tick where ContinuousClock.now - quietSince >= Self.pauseTime:
            try await say(.pause)
            quietSince = .now
          case .tick, .end, .fault: break
          }
          return true
        }
      } catch let error as WriterError {
        fault = error
      }
      // However it ended, a sentence that is whole is said.
      if sieve?.contradicts != true, let last = sieve?.last() { try await say(.sentences([last])) }
      if let fault { throw fault }
    }
    return sieve?.contradicts != true
  }

  /// What is asked of the model; the reading is left where it is, and what is worked with isn't part of a frame that
  /// waits for the model.
  @inline(never)
  private func prompt(
    for request: AnswerRequest, about held: HeldReading, answer: Answer
  ) -> [UInt8] {
    ChatPrompt.answer(
      request,
      facts: PromptFacts(reading: held.reading, firstName: request.asker.firstName).json,
      answer: answer, by: endpoint)
  }

  /// The texts of a day, as the model writes them; nil if it writes none.
  package func write(_ request: WritingRequest) async -> WrittenReading? {
    let facts = PromptFacts(reading: request.reading, firstName: request.firstName).json
    let body = ChatClient.Body(ChatPrompt.reading(facts: facts, by: endpoint))
    return try? await call(
      "reading", of: request.account, on: request.day, promptBytes: body.count
    ) { used in
      let written = try await whole(body, within: endpoint.readingTime, used: &used)
      return WrittenReading(
        text: written, promptTokens: used.promptTokens, answerTokens: used.answerTokens)
    }
  }
}

/// Lets through the sentences of an answer that may be said.
private final class Sieve {
  private let check: SentenceCheck
  /// How many sentences were held back.
  private(set) var leftOut = 0
  /// Whether a sentence contradicted what was computed for the question.
  private(set) var contradicts = false
  private var looked = 0
  /// What was said before, here and in the conversation: nothing is said again.
  private var said: [String]
  private var cutter = SentenceCutter()

  /// Longer than this is no sentence that anybody reads, nor one that is worth being looked at.
  private static let longestSentence = 600
  /// More than these are no answer that anybody reads.
  private static let mostSentences = 40

  init(_ request: AnswerRequest, _ words: WordCorpus, _ held: HeldReading, _ answer: Answer) {
    check = SentenceCheck(reading: held.reading, answer: answer, words: words)
    said = request.conversation.said
  }

  /// Whether it has looked at enough.
  var isFull: Bool { looked >= Self.mostSentences }

  /// The sentences that a piece ends and that may be said.
  func add(_ piece: String) -> [String] {
    cutter.add(piece).prefix(Self.mostSentences - looked).filter { passes($0) }
  }

  /// The last sentence, where it is whole and may be said.
  func last() -> String? {
    isFull ? nil : cutter.last().flatMap { passes($0) ? $0 : nil }
  }

  private func passes(_ sentence: String) -> Bool {
    guard !contradicts else { return false }
    looked += 1
    let fault = check.fault(in: sentence)
    if let fault, fault.contradictsFinding { contradicts = true }
    let passes =
      sentence.unicodeScalars.count <= Self.longestSentence
      && sentence.contains(where: \.isLetter) && fault == nil
      && !ChatPrompt.ours.occur(in: sentence) && !said.contains { $0.contains(sentence) }
    if passes { said.append(sentence) } else { leftOut += 1 }
    return passes
  }
}

extension ChatWriter {
  /// What a call has used; where a model doesn't count, a token is some four letters.
  struct Used {
    var characterCount = 0
    var prompt: Int?
    var answer: Int?
    /// Whether nobody has read what was asked.
    var isUnheard = false
    let promptBytes: Int

    init(promptBytes: Int) { self.promptBytes = promptBytes }

    var promptTokens: Int { prompt ?? (isUnheard ? 0 : promptBytes / 4) }
    var answerTokens: Int { answer ?? (characterCount + 3) / 4 }
  }

  /// Makes a call where one may be made, and counts it.
  func call<Value>(
    _ purpose: String, of account: AccountKey, on day: CalendarDate, promptBytes: Int,
    _ body: (inout Used) async throws -> Value
  ) async throws -> Value {
    do throws(WriterError) {
      guard await budget.permits(account, on: day) else { throw .spent }
      guard gate.enter() else { throw .resting }
    } catch {
      note(.notAsked(purpose: purpose, reason: error.outcome))
      throw error
    }
    let start = ContinuousClock.now
    var used = Used(promptBytes: promptBytes)
    var outcome = "done"
    defer { count(purpose, outcome, used, of: account, on: day, since: start) }
    do {
      let value = try await body(&used)
      gate.leave(.well)
      return value
    } catch let error as WriterError {
      outcome = error.outcome
      var wish: Duration?
      switch error {
      case .refused(_, let seconds):
        wish = seconds.map { .seconds(max(0, min($0, 86_400))) }
        used.isUnheard = true
      case .unreachable: used.isUnheard = true
      case .resting, .spent, .broken, .slow, .nonsense: break
      }
      gate.leave(.badly(retryAfter: wish))
      throw error
    } catch {
      outcome = "called_off"
      gate.leave(.calledOff)
      throw error
    }
  }

  /// Counts a call, and reports it.
  @inline(never)
  private func count(
    _ purpose: String, _ outcome: String, _ used: Used, of account: AccountKey,
    on day: CalendarDate, since start: ContinuousClock.Instant
  ) {
    budget.use(used.promptTokens + used.answerTokens, of: account, on: day)
    note(
      .asked(
        ModelCall(
          day: day, account: account, purpose: purpose, model: name, outcome: outcome,
          milliseconds: Int((ContinuousClock.now - start) / .milliseconds(1)),
          promptTokens: used.promptTokens, answerTokens: used.answerTokens)))
  }

  /// Asks for a text that comes in one piece.
  ///
  /// - Parameters:
  ///   - body: What is asked.
  ///   - time: How long the text may take.
  ///   - used: Receives what the call has used.
  /// - Returns: The text; empty if none came.
  /// - Throws: ``WriterError`` of the call.
  func whole(
    _ body: ChatClient.Body, within time: Duration, used: inout Used
  ) async throws -> String {
    var written = ""
    try await listen(
      Limits(first: time, whole: time), { client.ask(body, .whole, to: $0) }
    ) { event in
      switch event {
      case .text(let text):
        written = text
        used.characterCount = text.unicodeScalars.count
      case .usage(let prompt, let answer): (used.prompt, used.answer) = (prompt, answer)
      case .tick, .end, .fault: break
      }
      return true
    }
    return written
  }

  /// How long parts of a call may take.
  struct Limits {
    let first: Duration
    let whole: Duration
  }

  /// Hears a call out, for no longer than it may take.
  ///
  /// - Parameters:
  ///   - limits: How long parts of it may take.
  ///   - begin: Begins the call, which passes what comes to a feed.
  ///   - hear: Receives it; returns whether to go on.
  /// - Throws: An error of `hear`, or ``WriterError``.
  func listen(
    _ limits: Limits,
    _ begin: (ChatClient.Feed) -> ChatCall,
    hear: (ChatClient.Event) async throws -> Bool
  ) async throws {
    let (heard, feed) = ChatClient.Feed.make()
    let call = begin(feed)
    let place = ticker.add(feed)
    defer {
      call.callOff()
      ticker.remove(place)
      feed.finish()
    }
    let start = ContinuousClock.now
    var lastWord: ContinuousClock.Instant?
    // Times are those at which something came: a slow listener is no fault of the model's.
    for await (event, now) in heard {
      switch event {
      case .text: lastWord = now
      case .end:
        _ = try await hear(event)
        return
      case .fault(let fault): throw fault
      case .usage, .tick: break
      }
      guard try await hear(event) else { return }
      let isLate =
        lastWord.map { now - $0 > endpoint.nextWordTime } ?? (now - start > limits.first)
      guard !isLate, now - start <= limits.whole else { throw WriterError.slow }
      guard !gate.isStopping else { throw WriterError.broken }
    }
    try Task.checkCancellation()
  }
}

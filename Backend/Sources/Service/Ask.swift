@_spi(FrontEnd) package import Astrolabe
internal import Identity
package import Store
internal import Writers

/// A question as it came.
package struct AskedQuestion: Sendable, Hashable {
  /// What is asked.
  package let text: String
  /// The day that it is about.
  package let date: CalendarDate
  /// The conversation that it goes on with; nil for a new one.
  package let conversation: String?
  /// The person, of those whose charts are kept, that it is about together with the one who asks; nil for the partner.
  package let otherPerson: String?
  /// Whether the day must have been read before.
  package let needsKeptReading: Bool

  /// Puts a question together.
  package init(
    text: String, date: CalendarDate, conversation: String?, otherPerson: String? = nil,
    needsKeptReading: Bool
  ) {
    self.otherPerson = otherPerson
    self.text = text
    self.date = date
    self.conversation = conversation
    self.needsKeptReading = needsKeptReading
  }

  /// Whether it is a call for help, which no limit holds up.
  package var isUrgent: Bool { (try? Question(text))?.matter?.isUrgent ?? false }

  /// The languages of the answer, as `Content-Language` has them.
  package var languagesOfAnswer: String { (try? Question(text))?.languagesOfAnswer ?? "en" }
}

extension Question {
  /// The languages of its answer: help comes in the language of the question, all else in English.
  var languagesOfAnswer: String {
    if matter != nil { return helpLanguage.rawValue }
    return concern == nil || helpLanguage == .english ? "en" : "\(helpLanguage.rawValue), en"
  }
}

/// A request that is answered once, however often it is sent.
package struct RequestKey: Sendable, Hashable {
  /// The client's key.
  package let key: String
  /// The hash of the request.
  package let requestHash: [UInt8]

  /// Puts both together.
  package init(key: String, requestHash: [UInt8]) {
    self.key = key
    self.requestHash = requestHash
  }
}

/// What becomes of a question.
package enum AskOutcome: Sendable {
  /// It is about to be answered.
  case inWork(AnswerInWork)
  /// It was answered before, by this.
  case answeredBefore(KeptAnswer)
}

extension Backend {
  /// Readies the answer to a question; what can be refused is refused here, before a word is said.
  ///
  /// A cry for help is answered for everybody, however often, and whatever else is amiss.
  ///
  /// - Parameters:
  ///   - asked: The question.
  ///   - person: Who asks.
  ///   - now: When.
  ///   - key: What makes it be answered once.
  ///   - takeTurn: Throws where the person has asked too often.
  ///   - keep: What is kept of the answer, to be answered again.
  /// - Returns: The answer in work, or the one that was given before.
  /// - Throws: ``Refusal``.
  package func ask(
    _ asked: AskedQuestion, of person: Person, at now: Timestamp, key: RequestKey?,
    takeTurn: () async throws -> Void, keep: @escaping @Sendable (GivenAnswer) -> KeptAnswer
  ) async throws -> AskOutcome {
    let question = try Question(asked.text)
    var claim: Claims.Claim?
    if let key {
      switch try await take(key, of: person, at: now) {
      case .answeredBefore(let kept): return .answeredBefore(kept)
      case .taken(let taken): claim = taken
      }
    }
    let source: AnswerInWork.Source
    let conversation: Conversation?
    if let matter = question.matter, matter.isUrgent {
      let help = answerer.help(
        for: matter, countryCode: engine.countryCode(ofZone: person.settings.zone),
        language: question.helpLanguage)
      conversation = try await known(asked.conversation, of: person)
      source = .fixed(help)
    } else {
      try await takeTurn()
      _ = try profile(of: person)
      conversation = try await known(asked.conversation, of: person)
      if let name = asked.conversation, conversation == nil {
        throw Refusal(.notFound, "Conversation \(name.printable) not found")
      }
      try engine.checkSpan(asked.date)
      if asked.needsKeptReading {
        guard try await store.reading(.daily, of: person.key, on: asked.date) != nil else {
          throw Refusal(.notFound, "Horoscope for \(asked.date) not found")
        }
      }
      source = .request(
        try await request(
          question, about: asked.date, and: asked.otherPerson, in: conversation, of: person,
          at: now))
    }
    return .inWork(
      AnswerInWork(
        backend: self, source: source, question: question, date: asked.date,
        conversation: conversation?.name ?? RandomText.conversationName(),
        beginsConversation: conversation == nil, person: person, now: now, claim: claim
      ) { answer in
        key.map { key in
          Once(key: key.key, requestHash: key.requestHash, answer: keep(answer), at: now)
        }
      })
  }

  private func known(_ name: String?, of person: Person) async throws -> Conversation? {
    guard let name else { return nil }
    return try await store.conversation(of: person.key, named: name)
  }

  /// What an answer is made from.
  private func request(
    _ question: Question, about date: CalendarDate, and other: String?,
    in conversation: Conversation?, of person: Person, at now: Timestamp
  ) async throws -> AnswerRequest {
    let reading = try await heldReading(of: date, for: person)
    let entities = try await store.entities(of: person.key, key: nil, limit: Entity.most)
    let messages = conversation?.messages ?? []
    let partner = try await pairedChart(with: other, of: person)
    return AnswerRequest(
      question: question, reading: reading,
      asker: Asker(
        firstName: person.profile?.firstName,
        countryCode: engine.countryCode(ofZone: person.settings.zone),
        entities: entities.compactMap(Mention.init), partner: partner?.chart,
        partnerName: partner?.name),
      conversation: ConversationState(
        messageNumber: messages.count { $0.role == .user },
        said: messages.filter { $0.role == .assistant }.map(\.text),
        questions: messages.filter { $0.role == .user }.map(\.text)),
      turns: messages.map { AnswerRequest.Turn($0.role, $0.text) }, account: person.key,
      allowsModel: person.allowsModel, day: now.utcDate
    ) { [self] in try await heldReading(of: date, for: person) }
  }

  /// The other of the two that a question may be about: a person whose chart is kept, or the partner.
  private func pairedChart(
    with other: String?, of person: Person
  ) async throws -> (chart: NatalChart, name: String?)? {
    if let other {
      let kept = try await keptChart(named: other, of: person)
      return (try await natalChart(of: kept), kept.personName)
    }
    guard let partner = try await store.partner(of: person.key) else { return nil }
    return (try await partnerChart(of: partner), partner.name)
  }

  /// A person's reading of a day, for a writer.
  private func heldReading(of date: CalendarDate, for person: Person) async throws -> HeldReading {
    guard FarYears.contain(date) else { return try await madeReading(of: date, for: person) }
    return try await farYears.make(for: person.key) {
      try await madeReading(of: date, for: person)
    }
  }

  private func madeReading(of date: CalendarDate, for person: Person) async throws -> HeldReading {
    let cast = try await cast(of: person)
    let zone = person.settings.zone
    // In a task of its own, whose memory is gone with it, away from the thread that waits for requests.
    return try await Task { [engine] in
      HeldReading(
        try engine.day(date, in: zone).reading(of: cast.chart, by: cast.astrometer))
    }.value
  }

  /// What a person spoke of, of one name or all.
  package func entities(of person: Person, named name: String?) async throws -> [Entity] {
    guard let name else { return try await store.entities(of: person.key, key: nil, limit: 100) }
    // What is no name was never spoken of.
    guard let key = Mention(name, kind: .person)?.key else { return [] }
    return try await store.entities(of: person.key, key: key, limit: 100)
  }
}

extension Profile {
  /// The name up to its first blank; nil if that is no name to be called by.
  package var firstName: String? {
    name.split(whereSeparator: \.isWhitespace).first.map { String($0.prefix(40)) }
  }
}

extension Mention {
  fileprivate init?(_ entity: Entity) {
    guard let kind = Kind(rawValue: entity.kind) else { return nil }
    self.init(entity.name, kind: kind)
  }
}

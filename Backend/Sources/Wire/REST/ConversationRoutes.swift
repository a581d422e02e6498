@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Store

extension Routes {
  /// 002's address: the day's reading must have been made.
  static let askTheStars = Route(
    callable: "ask_the_stars", limit: .readings, limitWaits: true, errors: .plain,
    mayStream: true,
    .personal { visit, person in
      let fields = try visit.object()
      return try await visit.ask(
        fields.question(needsKeptReading: true), of: person, wantsJSON: false,
        // The events of 002 have exactly its members, unless a client asks for more.
        tellsFinding: fields.flag("with_finding") ?? false)
    })

  /// Questions, conversations, and what was spoken of.
  static let conversations: [Route] = [
    Route(
      .post, "/v1/me/ask", limit: .readings, limitWaits: true, mayStream: true,
      .personal { visit, person in
        let fields = try visit.object()
        try fields.checkNames(["question", "horoscope_date", "conversation_id", "person_id"])
        return try await visit.ask(
          fields.question(needsKeptReading: false), of: person,
          wantsJSON: visit.inquiry.prefersJSON, tellsFinding: true)
      }),
    Route(
      .get, "/v1/me/conversations", limit: .readings,
      .personal { visit, person in
        let query = try visit.query()
        let page = try await visit.backend.store.conversations(
          of: person.key, before: query["before"], limit: query.limit())
        guard let page else {
          throw Refusal.invalid("before must be the next of the page before")
        }
        return Answer(ConversationsDocument(account: person.account, page: page))
      }),
    Route(
      .get, "/v1/me/conversations/{conversation_id}",
      .personal { visit, person in
        let found = try await visit.backend.store.conversation(
          of: person.key, named: visit.parameters[0])
        guard let found else { throw Refusal(.notFound, "there is no such conversation") }
        return Answer(ConversationDocument(account: person.account, conversation: found))
      }),
    Route(
      .delete, "/v1/me/conversations/{conversation_id}", limit: .writes,
      .personal { visit, person in
        let wasThere = try await visit.backend.store.deleteConversation(
          of: person.key, named: visit.parameters[0])
        guard wasThere else { throw Refusal(.notFound, "there is no such conversation") }
        return Answer(empty: .noContent)
      }),
    Route(
      .get, "/v1/me/entities",
      .personal { visit, person in
        let name = try visit.query()["name"]
        guard name.map({ $0.unicodeScalars.count <= 200 }) ?? true else {
          throw Refusal.invalid("name is too long; write at most 200 characters")
        }
        return Answer(
          EntitiesDocument(
            entities: try await visit.backend.entities(of: person, named: name)))
      }),
    Route(
      .delete, "/v1/me/entities/{entity_id}", limit: .writes,
      .personal { visit, person in
        let wasThere = try await visit.backend.store.forgetEntity(
          of: person.key, named: visit.parameters[0])
        guard wasThere else { throw Refusal(.notFound, "no entity has that id") }
        return Answer(empty: .noContent)
      }),
  ]
}

extension Fields {
  /// A question as 002 has it.
  fileprivate func question(needsKeptReading: Bool) throws -> AskedQuestion {
    let missing = missing(of: ["question", "horoscope_date"])
    guard missing.isEmpty, let text = try text("question", longest: Question.longest),
      let date = try date("horoscope_date"), !text.isBlank
    else {
      throw Refusal.missing(
        missing.isEmpty ? ["question"] : missing, "Missing question or horoscope_date")
    }
    return AskedQuestion(
      text: text, date: date, conversation: try self.text("conversation_id", longest: 100),
      otherPerson: try self.text("person_id", longest: 100),
      needsKeptReading: needsKeptReading)
  }
}

extension Visit {
  /// Answers a question, as a stream or whole.
  fileprivate func ask(
    _ asked: AskedQuestion, of person: Person, wantsJSON: Bool, tellsFinding: Bool
  ) async throws -> Answer {
    // A call for help is answered above the limit of the address, too.
    if let overLimit, !asked.isUrgent { throw overLimit }
    let key = try idempotencyKey().map { RequestKey(key: $0, requestHash: requestHash) }
    let outcome = try await backend.ask(
      asked, of: person, at: now, key: key,
      takeTurn: {
        try await take(.questions)
        try await take(.questionsOfDay)
      },
      keep: { given in
        KeptAnswer(status: 200, body: Answer(GivenAnswerDocument(given)).body)
      })
    var answer: Answer
    let languages: String
    switch outcome {
    case .inWork(let work) where wantsJSON:
      languages = work.languages
      answer = Answer(GivenAnswerDocument(await work.give { _ in }))
    case .inWork(let work):
      languages = work.languages
      answer = Answer(events: { sink in
        let given = await work.give { piece in
          switch piece {
          case .texts(let texts): try await sink.send(AnswerEvent.chunks(texts))
          case .pause: try await sink.send(AnswerEvent.pause)
          }
        }
        try await sink.send(
          AnswerEvent.done(given, withFinding: tellsFinding).bytes)
      })
    case .answeredBefore(let kept):
      guard let document = GivenAnswerDocument(kept) else {
        throw StoreError.fault(reason: "what is kept as answer can't be read")
      }
      languages = asked.languagesOfAnswer
      answer =
        wantsJSON ? Answer(document) : Answer(again: document.answer, withFinding: tellsFinding)
    }
    answer.headers[.contentLanguage] = languages
    return answer
  }
}

extension Answer {
  /// Streams an answer that was given before.
  fileprivate init(again given: GivenAnswer, withFinding: Bool) {
    self.init(events: { sink in
      let done = AnswerEvent.done(given, withFinding: withFinding)
      try await sink.send(AnswerEvent.chunks(Self.sentences(of: given.text)) + done.bytes)
    })
  }

  /// The parts of a text that end with a mark, each but the first with the blank before it.
  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    for character in text {
      if character == " ", let last = sentence.last, ".!?…".contains(last) {
        sentences.append(sentence)
        sentence = ""
      }
      sentence.append(character)
    }
    if !sentence.isEmpty { sentences.append(sentence) }
    return sentences
  }
}

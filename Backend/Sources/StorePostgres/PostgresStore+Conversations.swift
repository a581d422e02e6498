#if PostgreSQL
package import Astrolabe
internal import Postgres
package import Store

extension PostgresStore {
  /// Keeps a question and its answer, and what was spoken of, in one transaction.
  package func add(
    _ exchange: Exchange, of account: AccountKey, once: Once?
  ) async throws(StoreError) -> WriteOutcome {
    let key = Value.integer(account.number)
    let messages = [exchange.question, exchange.answer]
    var trims = [
      Call(
        .trimMessages, [key, .text(exchange.conversation), .integer(Conversation.longest)])
    ]
    if once != nil, !exchange.beginsConversation {
      trims.append(Call(.forgetAnswers, [key, .text(exchange.conversation)]))
    }
    if !exchange.mentions.isEmpty {
      trims.append(Call(.trimEntities, [key, .integer(Entity.most)]))
    }
    return try await write(
      .addExchange, once, of: account, at: exchange.answer.at,
      [
        .text(exchange.conversation), .flag(exchange.beginsConversation),
        .text(exchange.date.description), .integer(exchange.question.at.milliseconds),
        .integer(exchange.answer.at.milliseconds), .texts(messages.map(\.name)),
        .integers(messages.map { Int64($0.role.rawValue) }), .texts(messages.map(\.text)),
        .texts(messages.map { $0.writer ?? "" }), .texts(exchange.mentions.map(\.publicName)),
        .texts(exchange.mentions.map(\.name)), .texts(exchange.mentions.map(\.key)),
        .texts(exchange.mentions.map(\.kind)), .text(exchange.day.description),
      ], and: trims)
  }

  /// A conversation; nil if the account has none of that name.
  package func conversation(
    of account: AccountKey, named name: String
  ) async throws(StoreError) -> Conversation? {
    let values: [Value] = [.integer(account.number), .text(name)]
    let answers = try await ask(
      [Call(.conversation, values), Call(.messages, values)], by: .reads)
    return try Self.conversations(answers[0], messages: answers[1]).first
  }

  /// Puts conversations together, in the order of their rows.
  static func conversations(
    _ rows: Postgres.Answer, messages: Postgres.Answer
  ) throws(StoreError) -> [Conversation] {
    var said: [Int64: [Message]] = [:]
    for var row in messages.rows {
      let conversation = row.integer()
      said[conversation, default: []].append(try Message(&row))
    }
    return try rows.map { row throws(StoreError) in
      let number = row.integer()
      return Conversation(
        name: row.text(), date: try row.day("date"), createdAt: row.instant(),
        updatedAt: row.instant(), messages: said[number] ?? [])
    }
  }

  /// The conversations before one of a name, or all, the one added to last first; nil if there is none of that name.
  package func conversations(
    of account: AccountKey, before name: String?, limit: Int
  ) async throws(StoreError) -> ConversationPage? {
    let key = Value.integer(account.number)
    var calls = [
      Call(.conversations, [key, .optional(name), .integer(limit + 1)]),
      Call(.messagesOfPage, [key, .optional(name), .integer(limit)]),
    ]
    if let name { calls.append(Call(.conversation, [key, .text(name)])) }
    let answers = try await ask(calls, by: .reads)
    if answers.count > 2, answers[2].count == 0 { return nil }
    let found = try Self.conversations(answers[0], messages: answers[1])
    var page: [Conversation] = []
    var messageCount = 0
    for conversation in found.prefix(limit) where messageCount < ConversationPage.longest {
      messageCount += conversation.messages.count
      page.append(conversation)
    }
    return ConversationPage(
      conversations: page, next: page.count < found.count ? page.last?.name : nil)
  }

  /// Deletes a conversation.
  package func deleteConversation(
    of account: AccountKey, named name: String
  ) async throws(StoreError) -> Bool {
    try await write(
      .deleteConversation, of: account, [.integer(account.number), .text(name)]
    ).count > 0
  }

  /// What the person spoke of, of one key or all, what was spoken of most first.
  package func entities(
    of account: AccountKey, key: String?, limit: Int
  ) async throws(StoreError) -> [Entity] {
    try await read(
      .entities, [.integer(account.number), .optional(key), .integer(limit)]
    ).map { row throws(StoreError) in try Entity(&row) }
  }

  /// Forgets something that the person spoke of.
  package func forgetEntity(
    of account: AccountKey, named name: String
  ) async throws(StoreError) -> Bool {
    try await write(
      .forgetEntity, of: account, [.integer(account.number), .text(name)]
    ).changedCount > 0
  }

  /// Notes that a model was asked.
  package func note(_ call: ModelCall) async throws(StoreError) {
    _ = try await write(
      .noteCall, of: call.account,
      [
        .text(call.day.description), .integer(call.account.number), .text(call.purpose),
        .text(call.model), .text(call.outcome), .integer(call.milliseconds),
        .integer(call.promptTokens), .integer(call.answerTokens),
      ], isRepeatable: false)
  }

  /// The tokens of a day by account, those of accounts that are gone under nil.
  package func modelTokens(
    on day: CalendarDate
  ) async throws(StoreError) -> [AccountKey?: Int] {
    var tokens: [AccountKey?: Int] = [:]
    for var row in try await read(.modelTokens, [.text(day.description)]).rows {
      let account = row.optionalInteger().map { AccountKey(number: $0) }
      tokens[account] = row.number()
    }
    return tokens
  }
}

extension PostgresStore: SharedState {
  /// Takes a key while a request with it is answered.
  package func claim(
    _ key: String, of account: AccountKey, by holder: [UInt8], seconds: Int
  ) async throws(StoreError) -> Bool {
    try await write(
      .claim, of: account,
      [.integer(account.number), .text(key), .bytes(holder), .integer(seconds)]
    ).count > 0
  }

  /// Gives a key back.
  package func release(
    _ key: String, of account: AccountKey, by holder: [UInt8]
  ) async throws(StoreError) {
    _ = try await write(
      .release, of: account, [.integer(account.number), .text(key), .bytes(holder)])
  }

  /// Takes one from a bucket that fills up again with time.
  package func take(
    limit number: Int, of subject: String, room: Double, perSecond: Double
  ) async throws(StoreError) -> Double {
    // A subject's bucket is taken from over one connection; FNV-1a spreads subjects.
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in subject.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    let key = AccountKey(number: Int64(bitPattern: hash | 1))
    let answer = try await write(
      .take, of: key, [.integer(number), .text(subject), .real(room), .real(perSecond)],
      isRepeatable: false)
    guard var row = answer.first else { throw .fault(reason: "a limit gave no row") }
    return row.real()
  }
}

#endif

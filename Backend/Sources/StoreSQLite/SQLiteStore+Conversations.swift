internal import Astrolabe
internal import GRDB
package import Store

extension SQLiteStore {
  /// Keeps a question and its answer, and what was spoken of, in one transaction.
  package func add(
    _ exchange: Exchange, of account: AccountKey, once: Once?
  ) async throws(StoreError) -> WriteOutcome {
    try await writeWhereThere(once, of: account) { db in
      let at = exchange.answer.at.milliseconds
      if exchange.beginsConversation {
        try db.cachedStatement(
          sql: """
            INSERT INTO conversations (account, public_id, date, created_at, updated_at)
            VALUES (?, ?, ?, ?, ?)
            """
        ).execute(arguments: [
          account.number, exchange.conversation, exchange.date.description,
          exchange.question.at.milliseconds, at,
        ])
      }
      let found = try Self.place(of: exchange.conversation, of: account, in: db)
      // Deleted while the answer was given.
      guard let conversation = found?.id else { return false }
      try db.cachedStatement(
        sql: "UPDATE conversations SET updated_at = max(updated_at, ?) WHERE id = ?"
      )
      .execute(arguments: [at, conversation])
      let statement = try db.cachedStatement(
        sql: """
          INSERT INTO messages (conversation, public_id, role, content, writer, at)
          VALUES (?, ?, ?, ?, ?, ?)
          """)
      for message in [exchange.question, exchange.answer] {
        try statement.execute(arguments: [
          conversation, message.name, message.role.rawValue, message.text, message.writer,
          message.at.milliseconds,
        ])
      }
      try db.cachedStatement(
        sql: """
          DELETE FROM messages WHERE conversation = ? AND id <= (
            SELECT id FROM messages WHERE conversation = ? ORDER BY id DESC LIMIT 1 OFFSET ?)
          """
      ).execute(arguments: [conversation, conversation, Conversation.longest])
      try Self.remember(exchange.mentions, on: exchange.day, of: account, in: db)
      return true
    }
  }

  private static func remember(
    _ mentions: [SpokenOf], on day: CalendarDate, of account: AccountKey, in db: Database
  ) throws {
    guard !mentions.isEmpty else { return }
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO entities (account, public_id, name, key, kind, mentions, first_on, last_on)
        VALUES (?, ?, ?, ?, ?, 1, ?, ?)
        ON CONFLICT (account, key) DO UPDATE SET mentions = mentions + 1,
          first_on = min(first_on, excluded.first_on), last_on = max(last_on, excluded.last_on)
        """)
    for mention in mentions {
      try statement.execute(arguments: [
        account.number, mention.publicName, mention.name, mention.key, mention.kind,
        day.description, day.description,
      ])
    }
    try db.cachedStatement(
      sql: """
        DELETE FROM entities WHERE id IN (
          SELECT id FROM entities WHERE account = ? ORDER BY last_on DESC, id DESC
          LIMIT -1 OFFSET ?)
        """
    ).execute(arguments: [account.number, Entity.most])
  }

  /// A conversation; nil if the account has none of that name.
  package func conversation(
    of account: AccountKey, named name: String
  ) async throws(StoreError) -> Conversation? {
    try await read { db in
      try Row.fetchOne(
        db.cachedStatement(
          sql: "SELECT * FROM conversations WHERE account = ? AND public_id = ?"),
        arguments: [account.number, name]
      ).map { try Self.conversation($0, in: db) }
    }
  }

  static func conversation(_ row: Row, in db: Database) throws -> Conversation {
    let number: Int64 = row["id"]
    let messages = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT * FROM messages WHERE conversation = ? ORDER BY id"),
      arguments: [number])
    return Conversation(
      name: row["public_id"], date: try row.date("date"), createdAt: row.timestamp("created_at"),
      updatedAt: row.timestamp("updated_at"), messages: try messages.map { try Message($0) })
  }

  /// Where a conversation stands among those of its account.
  private static func place(
    of name: String, of account: AccountKey, in db: Database
  ) throws -> (id: Int64, updatedAt: Int64)? {
    try Row.fetchOne(
      db.cachedStatement(
        sql: "SELECT id, updated_at FROM conversations WHERE account = ? AND public_id = ?"),
      arguments: [account.number, name]
    ).map { ($0[0], $0[1]) }
  }

  /// The conversations before one of a name, or all, the one added to last first; nil if there is none of that name.
  package func conversations(
    of account: AccountKey, before name: String?, limit: Int
  ) async throws(StoreError) -> ConversationPage? {
    try await read { db in
      var place = (id: Int64.max, updatedAt: Int64.max)
      if let name {
        guard let found = try Self.place(of: name, of: account, in: db) else { return nil }
        place = found
      }
      // One more than wanted shows whether there are more.
      let rows = try Row.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT * FROM conversations WHERE account = ? AND (updated_at, id) < (?, ?)
            ORDER BY updated_at DESC, id DESC LIMIT ?
            """), arguments: [account.number, place.updatedAt, place.id, limit + 1])
      var page: [Conversation] = []
      var messageCount = 0
      for row in rows.prefix(limit) where messageCount < ConversationPage.longest {
        let conversation = try Self.conversation(row, in: db)
        messageCount += conversation.messages.count
        page.append(conversation)
      }
      return ConversationPage(
        conversations: page, next: page.count < rows.count ? page.last?.name : nil)
    }
  }

  /// Deletes a conversation.
  package func deleteConversation(
    of account: AccountKey, named name: String
  ) async throws(StoreError) -> Bool {
    try await write { db in
      try db.execute(
        sql: "DELETE FROM conversations WHERE account = ? AND public_id = ?",
        arguments: [account.number, name])
      guard db.changesCount > 0 else { return false }
      try Self.forgetAnswers(naming: name, of: account, in: db)
      return true
    }
  }

  /// What the person spoke of, of one key or all, what was spoken of most first.
  package func entities(
    of account: AccountKey, key: String?, limit: Int
  ) async throws(StoreError) -> [Entity] {
    try await readOnce { db in
      try Row.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT * FROM entities WHERE account = ? AND (? IS NULL OR key = ?)
            ORDER BY mentions DESC, id LIMIT ?
            """), arguments: [account.number, key, key, limit]
      ).map { try Entity($0) }
    }
  }

  /// Forgets something that the person spoke of.
  package func forgetEntity(
    of account: AccountKey, named name: String
  ) async throws(StoreError) -> Bool {
    try await write { db in
      try db.execute(
        sql: "DELETE FROM entities WHERE account = ? AND public_id = ?",
        arguments: [account.number, name])
      return db.changesCount > 0
    }
  }
}

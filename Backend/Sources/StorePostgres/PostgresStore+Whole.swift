#if PostgreSQL
internal import Astrolabe
internal import Foundation
internal import Postgres
package import Store

extension PostgresStore {
  /// Everything that is kept of an account, as it is at one moment; nil if the account is gone.
  package func contents(of account: AccountKey) async throws(StoreError) -> AccountContents? {
    try await transact("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY") { connection in
      let number: [Value] = [.integer(account.number)]
      func rows(_ sql: String) throws -> Postgres.Answer { try connection.query(sql, number) }
      let person = try rows(
        """
        SELECT \(Columns.account), \(Columns.settings), \(Columns.profile) FROM accounts a
        LEFT JOIN profiles p ON p.account = a.id LEFT JOIN settings t ON t.account = a.id
        WHERE a.id = $1
        """)
      guard var row = person.first else { return nil }
      let account = try Account(&row)
      let settings = try Settings(&row)
      return AccountContents(
        account: account, profile: try Profile(&row),
        partner: try rows("SELECT \(Columns.partner) FROM partners WHERE account = $1")
          .map { row throws(StoreError) in try KeptPartner(&row) }.first,
        charts: try rows("SELECT \(Columns.chart) FROM charts WHERE account = $1 ORDER BY id")
          .map { row throws(StoreError) in KeptChart(&row) }, settings: settings,
        sessions: try rows(
          """
          SELECT \(Columns.session) FROM sessions s WHERE account = $1
          ORDER BY created_at, token_hash
          """
        ).map { row throws(StoreError) in Session(&row) },
        identities: try Self.identities(of: account.key, in: connection),
        devices: try rows(
          "SELECT token, platform FROM devices WHERE account = $1 ORDER BY added_at, token"
        ).map { row throws(StoreError) in
          Device(token: row.text(), platform: row.optionalText())
        },
        readings: try rows(
          "SELECT \(Columns.reading) FROM readings WHERE account = $1 ORDER BY date, kind"
        ).map { row throws(StoreError) in try ReadingRecord(&row) },
        journal: try rows("SELECT \(Columns.entry) FROM journal WHERE account = $1 ORDER BY id")
          .map { row throws(StoreError) in try JournalEntry(&row) },
        memory: try Self.memory(
          rows("SELECT category, count, last_mentioned FROM memory WHERE account = $1"),
          recent: rows(
            """
            SELECT \(Columns.entry) FROM journal WHERE account = $1
            ORDER BY id DESC LIMIT \(Memory.recentCount)
            """)),
        conversations: try Self.conversations(
          rows(
            "SELECT \(Columns.conversation) FROM conversations c WHERE account = $1 ORDER BY id"),
          messages: rows(
            "SELECT \(Columns.message) FROM messages m WHERE account = $1 ORDER BY conversation, id"
          )),
        entities: try rows("SELECT \(Columns.entity) FROM entities WHERE account = $1 ORDER BY id")
          .map { row throws(StoreError) in try Entity(&row) },
        moods: try rows("SELECT \(Columns.mood) FROM moods WHERE account = $1 ORDER BY at, id")
          .map { row throws(StoreError) in try MoodEntry(&row) },
        fortunes: try rows("SELECT \(Columns.fortune) FROM fortunes WHERE account = $1 ORDER BY id")
          .map { row throws(StoreError) in try Fortune(&row) },
        quotas: try rows("SELECT kind, day, used FROM quotas WHERE account = $1 ORDER BY day, kind")
          .map { row throws(StoreError) in
            guard let kind = QuotaKind(rawValue: row.number()) else {
              throw RowReader.damaged("kind")
            }
            return QuotaUse(kind: kind, day: try row.day("day"), used: row.number())
          },
        subscription: try rows(
          "SELECT status, granted_at, expires_at FROM subscriptions WHERE account = $1"
        ).map { row throws(StoreError) in try Subscription(&row) }.first,
        notifications: try rows(
          """
          SELECT day, due_at, attempts, outcome, public_id, channel, token, title, body FROM outbox
          WHERE account = $1 ORDER BY due_at, id
          """
        ).map { row throws(StoreError) in try KeptDelivery(&row) },
        modelCalls: try rows(
          """
          SELECT day, purpose, model, outcome, milliseconds, prompt_tokens, answer_tokens
          FROM model_calls WHERE account = $1 ORDER BY id
          """
        ).map { row throws(StoreError) in
          ModelCall(
            day: try row.day("day"), account: account.key, purpose: row.text(), model: row.text(),
            outcome: row.text(), milliseconds: row.number(), promptTokens: row.number(),
            answerTokens: row.number())
        },
        answers: try rows(
          "SELECT key, status, answer, at FROM answered WHERE account = $1 ORDER BY at, key"
        ).map { row throws(StoreError) in
          AnsweredRequest(
            key: row.text(), answer: KeptAnswer(status: row.number(), body: row.bytes()),
            at: row.instant())
        })
    }
  }

  /// Whether something can be written: whether the database is one that does, and answers.
  package func checkWritable() async throws(StoreError) {
    guard var row = try await write(.isWritable, of: nil, []).first, row.flag() else {
      throw .unavailable(reason: "the database only reads; see which server is the primary")
    }
  }

  /// Does nothing: the database moves what was written on its own.
  package func checkpoint() async throws(StoreError) {}
}

extension KeptDelivery {
  fileprivate init(_ row: inout RowReader) throws(StoreError) {
    let date = try row.day("day")
    let dueAt = row.instant()
    let attempts = row.number()
    let ending = row.optionalText()
    let outcome = ending.flatMap { DeliveryOutcome(rawValue: $0) }
    if ending != nil, outcome == nil { throw RowReader.damaged("outcome") }
    let name = row.text()
    self.init(
      date: date, dueAt: dueAt, attempts: attempts, outcome: outcome,
      content: PlannedDelivery(
        name: name, channel: try row.choice("channel"), token: row.text(), title: row.text(),
        body: row.text()))
  }
}

extension PostgresStore {
  /// The account of a public name or of the email that it signs in by, for operators alone; nil if there is none.
  package func account(ofOperatorsName name: String) async throws(StoreError) -> AccountKey? {
    let key = name.lowercased().precomposedStringWithCanonicalMapping
    return try await transact { connection in
      let found = try connection.query(
        "SELECT id FROM accounts WHERE public_id = $1 OR email_key = $2", [.text(name), .text(key)])
      guard var row = found.first else { return nil }
      return AccountKey(number: row.integer())
    }
  }

  /// The accounts that an operator looks for, the one that was heard of last first.
  package func people(
    email: String?, kind: AccountKind?, limit: Int
  ) async throws(StoreError) -> [PersonSummary] {
    let key = email?.lowercased()
    return try await transact { connection in
      try connection.execute("SET LOCAL statement_timeout = '60s'")
      return try connection.query(
        """
        SELECT \(Columns.account), p.email, (
          SELECT string_agg(i.email, chr(10)) FROM identities i WHERE i.account = a.id)
        FROM accounts a LEFT JOIN profiles p ON p.account = a.id
        WHERE ($1::text IS NULL OR a.kind = $1) AND ($2::text IS NULL OR a.email_key = $2
          OR lower(p.email) = $2
          OR EXISTS (SELECT 1 FROM identities i WHERE i.account = a.id AND lower(i.email) = $2))
        ORDER BY a.last_active_at DESC, a.id DESC LIMIT $3
        """, [.optional(kind?.rawValue), .optional(key), .integer(limit)]
      ).map { row throws(StoreError) in
        let account = try Account(&row)
        let texts = [account.email, row.optionalText(), row.optionalText()]
        let emails = texts.compactMap(\.self).flatMap { $0.split(separator: "\n").map(String.init) }
        return PersonSummary(
          account: Account(
            key: account.key, name: account.name, kind: account.kind,
            createdAt: account.createdAt, lastActiveAt: account.lastActiveAt),
          emails: Set(emails).sorted())
      }
    }
  }

  /// What is in the store.
  package func summary() async throws(StoreError) -> StoreSummary {
    try await transact("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY") { connection in
      try connection.execute("SET LOCAL statement_timeout = 0")
      func count(_ table: String) throws -> Int {
        guard var row = try connection.query("SELECT count(*) FROM \(table)").first else {
          return 0
        }
        return row.number()
      }
      return StoreSummary(
        people: try count("accounts"), entries: try count("journal"),
        conversations: try count("conversations"), moods: try count("moods"))
    }
  }

  /// What is wrong with the store: memories that aren't the journal's, and conversations that nobody said anything in.
  package func faults() async throws(StoreError) -> [String] {
    try await transact("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY") { connection in
      try connection.execute("SET LOCAL statement_timeout = 0")
      func count(_ sql: String) throws -> Int {
        guard var row = try connection.query(sql).first else { return 0 }
        return row.number()
      }
      var faults: [String] = []
      let memories = try count(
        """
        SELECT count(*) FROM (
          SELECT account, sum(count) AS counted FROM memory GROUP BY account) m
        FULL JOIN (
          SELECT account, sum(jsonb_array_length(categories::jsonb)) AS said FROM journal
          GROUP BY account) j USING (account)
        WHERE coalesce(m.counted, 0) <> coalesce(j.said, 0)
        """)
      if memories > 0 {
        faults.append(
          "\(memories) memories are not the journal's; run astrolabe-server rebuild-memory")
      }
      let invalid = try count(
        "SELECT count(*) FROM pg_index WHERE NOT indisvalid AND indrelid = 'accounts'::regclass")
      if invalid > 0 { faults.append("an index of accounts is not valid; run REINDEX in psql") }
      return faults
    }
  }
}

#endif

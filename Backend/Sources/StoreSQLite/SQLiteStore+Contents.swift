internal import Astrolabe
internal import Foundation
internal import GRDB
package import Store

extension SQLiteStore {
  /// Everything that is kept of an account, as it is at one moment; nil if the account is gone.
  package func contents(of account: AccountKey) async throws(StoreError) -> AccountContents? {
    try await read { db in
      let number: StatementArguments = [account.number]
      func rows(_ sql: String) throws -> [Row] {
        try Row.fetchAll(db.cachedStatement(sql: sql), arguments: number)
      }
      guard let person = try rows(Self.person(where: "a.id = ?")).first else { return nil }
      return AccountContents(
        account: try Account(person), profile: try Profile(person),
        partner: try Self.partner(of: account, in: db),
        charts: try rows("SELECT * FROM charts WHERE account = ? ORDER BY id").map {
          KeptChart($0)
        },
        settings: try Settings(person),
        sessions: try rows(
          """
          SELECT token_hash, created_at AS session_created_at, last_used_at, device
          FROM sessions WHERE account = ? ORDER BY created_at, token_hash
          """
        ).map { Session($0) }, identities: try Self.identities(of: account, in: db),
        devices: try rows(
          "SELECT token, platform FROM devices WHERE account = ? ORDER BY added_at, token"
        ).map { Device(token: $0["token"], platform: $0["platform"]) },
        readings: try rows("SELECT * FROM readings WHERE account = ? ORDER BY date, kind").map {
          try ReadingRecord($0)
        },
        journal: try rows("SELECT * FROM journal WHERE account = ? ORDER BY id").map {
          try JournalEntry($0)
        }, memory: try Self.memory(of: account, in: db),
        conversations: try rows("SELECT * FROM conversations WHERE account = ? ORDER BY id").map {
          try Self.conversation($0, in: db)
        },
        entities: try rows("SELECT * FROM entities WHERE account = ? ORDER BY id").map {
          try Entity($0)
        },
        moods: try rows("SELECT * FROM moods WHERE account = ? ORDER BY at, id").map {
          try MoodEntry($0)
        },
        fortunes: try rows("SELECT * FROM fortunes WHERE account = ? ORDER BY id").map {
          try Fortune($0)
        },
        quotas: try rows("SELECT * FROM quotas WHERE account = ? ORDER BY day, kind").map { row in
          guard let kind = QuotaKind(rawValue: row["kind"]) else { throw row.damaged("kind") }
          return QuotaUse(kind: kind, day: try row.date("day"), used: row["used"])
        }, subscription: try Self.subscription(of: account, in: db),
        notifications: try rows("SELECT * FROM outbox WHERE account = ? ORDER BY due_at, id").map {
          try KeptDelivery($0)
        },
        modelCalls: try rows("SELECT * FROM model_calls WHERE account = ? ORDER BY id").map {
          try ModelCall($0, of: account)
        },
        answers: try rows("SELECT * FROM answered WHERE account = ? ORDER BY at, key").map { row in
          AnsweredRequest(
            key: row["key"], answer: KeptAnswer(status: row["status"], body: row.bytes("answer")),
            at: row.timestamp("at"))
        })
    }
  }

  /// The account of a public name or of the email that it signs in by, for operators alone; nil if there is none.
  package func account(ofOperatorsName name: String) async throws(StoreError) -> AccountKey? {
    try await read { db in
      try Int64.fetchOne(
        db, sql: "SELECT id FROM accounts WHERE public_id = ? OR email_key = ?",
        arguments: [name, name.lowercased().precomposedStringWithCanonicalMapping]
      ).map { AccountKey(number: $0) }
    }
  }
}

extension KeptDelivery {
  fileprivate init(_ row: Row) throws {
    guard let channel = ChannelName(rawValue: row["channel"]) else { throw row.damaged("channel") }
    let ending: String? = row["outcome"]
    let outcome = ending.map { DeliveryOutcome(rawValue: $0) }
    if case .some(nil) = outcome { throw row.damaged("outcome") }
    self.init(
      date: try row.date("day"), dueAt: row.timestamp("due_at"), attempts: row["attempts"],
      outcome: outcome ?? nil,
      content: PlannedDelivery(
        name: row["public_id"], channel: channel, token: row["token"], title: row["title"],
        body: row["body"]))
  }
}

extension ModelCall {
  fileprivate init(_ row: Row, of account: AccountKey) throws {
    self.init(
      day: try row.date("day"), account: account, purpose: row["purpose"], model: row["model"],
      outcome: row["outcome"], milliseconds: row["milliseconds"],
      promptTokens: row["prompt_tokens"], answerTokens: row["answer_tokens"])
  }
}

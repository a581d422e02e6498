package import Astrolabe
internal import GRDB
package import Store

extension SQLiteStore {
  /// Notes that a model was asked.
  package func note(_ call: ModelCall) async throws(StoreError) {
    try await write { db in
      // A person who is deleted meanwhile is nobody here, too.
      try db.cachedStatement(
        sql: """
          INSERT INTO model_calls (day, account, purpose, model, outcome, milliseconds,
            prompt_tokens, answer_tokens)
          VALUES (?, (SELECT id FROM accounts WHERE id = ?), ?, ?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        call.day.description, call.account.number, call.purpose, call.model, call.outcome,
        call.milliseconds, call.promptTokens, call.answerTokens,
      ])
    }
  }

  /// The tokens of a day by account, those of accounts that are gone under nothing.
  package func modelTokens(
    on day: CalendarDate
  ) async throws(StoreError) -> [AccountKey?: Int] {
    try await read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT account, sum(prompt_tokens + answer_tokens) AS tokens FROM model_calls
          WHERE day = ? GROUP BY account
          """, arguments: [day.description])
      var tokens: [AccountKey?: Int] = [:]
      for row in rows {
        let account: Int64? = row["account"]
        tokens[account.map { AccountKey(number: $0) }] = row["tokens"]
      }
      return tokens
    }
  }
}

@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Identity
internal import Service
internal import Store

extension Routes {
  /// What a person pays for.
  static let subscription: [Route] = [
    Route(
      .get, "/v1/me/subscription",
      .personal { visit, person in try await visit.subscription(of: person) }),
    Route(
      .post, "/v1/me/subscription", limit: .writes,
      .personal { visit, person in
        let fields = try visit.object()
        try fields.checkNames(["signed_transaction"])
        let text = try fields.text("signed_transaction", longest: TransactionVerifier.longest)
        guard let text else {
          throw Refusal.missing(
            ["signed_transaction"], "signed_transaction is missing; send a jwsRepresentation")
        }
        return try await visit.answeredOnce(for: person) {
          try await visit.backend.take(transaction: text, of: person, at: visit.now)
          return try await visit.subscription(of: person)
        }
      }),
  ]
}

extension Visit {
  fileprivate func subscription(of person: Person) async throws -> Answer {
    Answer(
      SubscriptionDocument(
        subscription: try await backend.subscription(of: person, at: now),
        accountToken: backend.appAccountToken(of: person)))
  }
}

/// What a person pays for, and by what purchases know the account.
private struct SubscriptionDocument: JSONWritable {
  let subscription: Subscription?
  let accountToken: String?

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("is_premium")
      json.bool(subscription != nil)
      json.key("status")
      json.optional(subscription) { $0.string($1.status.rawValue) }
      json.key("expires_at")
      json.optional(subscription) { $0.string($1.expiresAt.iso8601) }
      json.key("app_account_token")
      json.optional(accountToken) { $0.string($1) }
    }
  }
}

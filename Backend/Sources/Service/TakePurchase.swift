internal import Crypto
internal import Identity
package import Store

extension Backend {
  /// What an app gives StoreKit as the account of a purchase; nil if the server takes no transactions.
  ///
  /// It is computed from the account's name, so that a transaction is one account's alone and needs no table.
  package func appAccountToken(of person: Person) -> String? {
    guard purchases != nil else { return nil }
    var bytes = Array(
      SHA256.hash(data: Array("app account token\n\(person.account.name)".utf8)).prefix(16))
    // A UUID of version 8 and variant 10 (RFC 9562).
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    let ends = [4, 6, 8, 10, 16]
    return zip([0] + ends, ends).map { Hexadecimal.text(bytes[$0..<$1]) }.joined(separator: "-")
  }

  /// Grants what a signed transaction of StoreKit 2 says, until it expires; one that was taken back ends what it granted.
  ///
  /// A transaction may come any number of times: an earlier one never shortens what a later one granted.
  ///
  /// - Parameters:
  ///   - text: The transaction.
  ///   - person: The person who sends it.
  ///   - now: When.
  /// - Throws: ``Refusal``.
  package func take(
    transaction text: String, of person: Person, at now: Timestamp
  ) async throws {
    guard let purchases, let token = appAccountToken(of: person) else {
      throw Refusal(.unimplemented, "this server takes no transactions; its operator grants")
    }
    let transaction: VerifiedTransaction
    do throws(PurchaseFault) {
      transaction = try await purchases.verify(text, for: token, at: now.milliseconds)
    } catch {
      note(.purchaseRefused(reason: error.rawValue))
      throw Refusal.invalid(error.advice)
    }
    let expiresAt = Timestamp(milliseconds: transaction.expiresAt)
    if transaction.isRevoked {
      try await store.endSubscription(of: person.key, expiringAt: expiresAt)
    } else {
      try await store.extend(
        Subscription(
          status: transaction.isTrial ? .trial : .active, grantedAt: now, expiresAt: expiresAt),
        of: person.key)
    }
  }
}

extension PurchaseFault {
  /// What the client hears.
  fileprivate var advice: String {
    switch self {
    case .expired: "the subscription of the transaction has expired; send its renewal"
    case .upgraded: "another subscription has taken this one's place; send that one's transaction"
    case .noAccount, .foreignAccount:
      "the transaction is for another account; buy with the app_account_token of GET /v1/me/subscription"
    case .tooLong, .notThreeParts, .badHeader, .badPayload, .badSignature, .criticalExtension,
      .otherAlgorithm, .noChain, .badCertificate, .foreignRoot, .certificateOutOfTime,
      .leafForOthers, .intermediateForOthers, .brokenChain, .otherKey, .wrongSignature,
      .foreignBundle, .foreignEnvironment, .otherType, .unknownProduct, .badTime, .noSignTime,
      .signedInFuture, .noExpiry:
      "the transaction is not valid; send the jwsRepresentation of a subscription of this app"
    }
  }
}

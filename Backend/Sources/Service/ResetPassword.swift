internal import Identity
package import Store

/// What is sent to who forgot a password.
package struct ResetMail: Sendable, Hashable {
  /// Where to.
  package let email: String
  /// The language of the account.
  package let language: String
  /// What a new password is chosen by, once.
  package let token: String
  /// The page where that is done; nil if none is configured.
  package let link: String?
  /// Until when.
  package let expiresAt: Timestamp

  /// For how long a token is good.
  package static let lifetimeInSeconds: Int64 = 3_600

  /// Makes a token for the account of an email; nil if there is none.
  ///
  /// - Parameters:
  ///   - email: The email.
  ///   - page: The page that the token is put behind; empty for none.
  ///   - store: Where the account is kept.
  ///   - now: When.
  /// - Returns: What is sent.
  /// - Throws: ``StoreError``.
  package static func make(
    for email: String, page: String, in store: some Store, at now: Timestamp
  ) async throws(StoreError) -> Self? {
    let token = ResetToken()
    let expiresAt = now.adding(seconds: lifetimeInSeconds)
    let found = try await store.addReset(
      tokenHash: token.hash, emailKey: EmailKey(email).text, expiresAt: expiresAt)
    guard let found else { return nil }
    return Self(
      email: found.email, language: found.language, token: token.text,
      // Behind a mark that browsers keep to themselves.
      link: page.isEmpty ? nil : "\(page)#token=\(token.text)", expiresAt: expiresAt)
  }
}

extension Backend {
  /// Sends a mail to a person who forgot a password, if an account has the email; the answer doesn't show whether.
  ///
  /// - Parameters:
  ///   - email: The email.
  ///   - address: Where the request comes from.
  ///   - now: When.
  /// - Throws: ``Refusal`` if nobody sends mails here, or the address asks too often.
  package func requestReset(
    of email: String, from address: String, at now: Timestamp
  ) throws(Refusal) {
    guard let send = signIn.sendReset else {
      throw Refusal(
        .unimplemented, "this server sends no mail; ask its operator for a new password")
    }
    let key = EmailKey(email).text
    try resets.begin(email: key, address: address, at: now)
    // Nobody learns from the time whether there is such an account.
    Task { [self] in
      do {
        let mail: ResetMail?
        do {
          mail = try await ResetMail.make(for: email, page: signIn.resetPage, in: store, at: now)
        } catch {
          // Nobody was looked for. A mail that can't be sent counts: otherwise the limit would show who has an account.
          resets.giveUp(email: key, address: address)
          throw error
        }
        if let mail { try await send(mail) }
      } catch {
        note(.resetNotSent(reason: "\(type(of: error))"))
      }
    }
  }

  /// Sets a new password by the token of a mail, and ends every session.
  ///
  /// - Throws: ``Refusal``.
  package func resetPassword(
    by token: String, to password: String, at now: Timestamp
  ) async throws {
    let refusal = Refusal.invalid("The token is not valid any more; ask for another")
    guard let token = ResetToken(token),
      let email = try await store.emailOfReset(tokenHash: token.hash, at: now)
    else { throw refusal }
    let key = EmailKey(email)
    let hash = try await hash(of: Self.password(password, of: key))
    guard try await store.reset(tokenHash: token.hash, to: hash, at: now) else { throw refusal }
    throttle.forget(email: key.text)
  }
}

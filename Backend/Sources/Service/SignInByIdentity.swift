internal import Crypto
package import Identity
package import Store

/// An identity token, as it came.
package struct ShownIdentity: Sendable {
  let provider: IdentityProvider
  let token: String
  let nonce: String?
  let name: String?
  let device: String?

  /// Takes what came.
  package init(
    provider: IdentityProvider, token: String, nonce: String?, name: String?, device: String?
  ) {
    self.provider = provider
    self.token = token
    self.nonce = nonce
    self.name = name
    self.device = device
  }
}

extension Backend {
  /// Begins a session by an identity token, or adds the identity to the account of who is signed in.
  ///
  /// Accounts are found by issuer and subject alone, never by an email, and two are never merged.
  ///
  /// - Parameters:
  ///   - shown: The token.
  ///   - person: Who is signed in; nil for nobody.
  ///   - now: When.
  /// - Returns: The session.
  /// - Throws: ``Refusal``.
  package func signIn(
    by shown: ShownIdentity, as person: Person?, at now: Timestamp
  ) async throws -> NewSession {
    let issuers = signIn.issuers.filter { $0.provider == shown.provider }
    guard !issuers.isEmpty else {
      throw Refusal.invalid(
        "sign-in with \(shown.provider.rawValue) is not set up on this server; sign in another way")
    }
    let claims = try await claims(
      of: shown.token, nonce: shown.nonce, by: issuers, provider: shown.provider, at: now)
    let (token, session) = Self.newSession(device: shown.device, at: now)
    let outcome = try await store.signIn(
      KnownIdentity(claims),
      Newcomer(
        accountName: RandomText.accountName(), account: person?.key, displayName: shown.name),
      session: session)
    switch outcome {
    case .signedIn(let account):
      return NewSession(token: token, account: account, session: session)
    case .isAnothers:
      throw Refusal(
        .alreadyExists, "this identity is another account's; sign out first to use that account")
    case .deletedSince: throw refusal(.deletedSince, of: shown.provider)
    }
  }

  /// Who is vouched for by a token that comes with every call.
  func person(vouchedBy token: String, at now: Timestamp) async throws -> Person {
    let issuers = signIn.issuers.filter(\.provider.vouchesWithEachCall)
    guard let provider = issuers.first?.provider else { throw Refusal.badToken }
    let claims = try await claims(
      of: token, nonce: nil, by: issuers, provider: provider, at: now)
    // Its session is the identity's own, whichever of its tokens comes.
    let hash = Array(
      SHA256.hash(data: Array("\(claims.issuer)\n\(claims.subject)\nsession".utf8)))
    if let person = try await store.person(tokenHash: hash), now < person.session.expiresAt {
      return try await seen(person, at: now)
    }
    let outcome = try await store.signIn(
      KnownIdentity(claims),
      Newcomer(accountName: RandomText.accountName(), account: nil, displayName: nil),
      session: Session(tokenHash: hash, createdAt: now, lastUsedAt: now, device: nil))
    switch outcome {
    case .signedIn: break
    case .isAnothers, .deletedSince: throw refusal(.deletedSince, of: provider)
    }
    guard let person = try await store.person(tokenHash: hash) else { throw Refusal.gone }
    return person
  }

  private func claims(
    of token: String, nonce: String?, by issuers: [Issuer], provider: IdentityProvider,
    at now: Timestamp
  ) async throws -> IdentityClaims {
    do {
      let name = try SignedToken.issuerName(in: token)
      guard let issuer = issuers.first(where: { $0.name == name }) else {
        throw TokenFault.foreignIssuer
      }
      return try await issuer.verify(token, nonce: nonce, at: now.milliseconds / 1_000)
    } catch let fault as TokenFault {
      throw refusal(fault, of: provider)
    } catch is IssuerKeys.Unavailable {
      note(.keysUnavailable(provider: provider.rawValue))
      throw Refusal(
        .unavailable,
        "sign-in with \(provider.rawValue) can't be checked at the moment; try again later",
        .retry(afterSeconds: 300))
    }
  }

  /// The answer to the client for a refused token, after the log has the reason.
  private func refusal(_ fault: TokenFault, of provider: IdentityProvider) -> Refusal {
    note(.identityRefused(provider: provider.rawValue, reason: fault.rawValue))
    return .badToken
  }
}

extension KnownIdentity {
  fileprivate init(_ claims: IdentityClaims) {
    self.init(
      issuer: claims.issuer, subject: claims.subject, email: claims.email,
      vouchedAt: Timestamp(milliseconds: claims.issuedAt * 1_000))
  }
}

@_spi(FrontEnd) internal import Astrolabe

/// An issuer of identity tokens, as the configuration has it, and all that is checked of a token of its.
package struct Issuer: Sendable {
  /// Which provider it is of.
  package let provider: IdentityProvider
  /// What its tokens have as `iss`.
  package let name: String
  private let audiences: Set<String>
  private let algorithms: Set<TokenAlgorithm>
  private let keys: IssuerKeys

  /// The longest token.
  package static let longestToken = 8_192
  /// How far two clocks may be apart, in seconds.
  static let leeway: Int64 = 60

  /// Creates an issuer.
  package init(
    provider: IdentityProvider, name: String, audiences: Set<String>,
    algorithms: Set<TokenAlgorithm>, keys: IssuerKeys
  ) {
    self.provider = provider
    self.name = name
    self.audiences = audiences
    self.algorithms = algorithms
    self.keys = keys
  }

  /// Verifies a token; nothing in it is believed before.
  ///
  /// - Parameters:
  ///   - text: The token.
  ///   - nonce: The request's nonce; nil if it has none.
  ///   - now: The time in seconds since 1970.
  /// - Returns: What it vouches for.
  /// - Throws: ``TokenFault``, or ``IssuerKeys/Unavailable``.
  package func verify(_ text: String, nonce: String?, at now: Int64) async throws -> IdentityClaims
  {
    let token = try SignedToken(text)
    let algorithm = try checkHeader(token.header)
    try checkAddressees(token.payload)
    let key = try await key(of: token, at: now)
    guard key.algorithm == algorithm else { throw TokenFault.keyUnsuited }
    guard key.hasSigned(token.signed, token.signature) else { throw TokenFault.wrongSignature }
    let issuedAt = try checkTimes(token.payload, at: now)
    try checkNonce(token.payload, nonce)
    let subject = try subject(token.payload)
    return IdentityClaims(
      issuer: name, subject: subject, email: token.payload.verifiedEmail, issuedAt: issuedAt)
  }

  private func checkHeader(_ header: SignedToken.Members) throws(TokenFault) -> TokenAlgorithm {
    if let type = header["typ"] {
      guard case .text(let text) = type, text.lowercased() == "jwt" else { throw .wrongType }
    }
    guard header["crit"] == nil else { throw .criticalExtension }
    guard let text = header.text("alg") else { throw .noAlgorithm }
    guard text.lowercased() != "none" else { throw .unsigned }
    guard !text.uppercased().hasPrefix("HS") else { throw .sharedSecret }
    guard let algorithm = TokenAlgorithm(rawValue: text), algorithms.contains(algorithm) else {
      throw .otherAlgorithm
    }
    return algorithm
  }

  private func checkAddressees(_ payload: SignedToken.Members) throws(TokenFault) {
    guard let issuer = payload.text("iss") else { throw .noIssuer }
    guard issuer == name else { throw .foreignIssuer }
    let named: [JSONTree]
    switch payload["aud"] {
    case .text(let one): named = [.text(one)]
    case .array(let several): named = several
    case nil, .number, .bool, .null, .object: named = []
    }
    guard !named.isEmpty else { throw .noAudience }
    // A token that is for another app, too, may have been passed on by that.
    for audience in named {
      guard case .text(let text) = audience, audiences.contains(text) else {
        throw .foreignAudience
      }
    }
  }

  private func key(of token: SignedToken, at now: Int64) async throws -> VerifyingKey {
    guard let name = token.header.text("kid") else { throw TokenFault.noKeyID }
    guard let key = try await keys.key(name, at: now) else { throw TokenFault.unknownKey }
    return key
  }

  private func checkTimes(
    _ payload: SignedToken.Members, at now: Int64
  ) throws(TokenFault) -> Int64 {
    guard let expiry = try payload.seconds("exp") else { throw .noExpiry }
    guard now < expiry + Self.leeway else { throw .expired }
    guard let issuedAt = try payload.seconds("iat") else { throw .noIssueTime }
    guard issuedAt <= now + Self.leeway else { throw .issuedInFuture }
    if let first = try payload.seconds("nbf"), first > now + Self.leeway { throw .notYetValid }
    if let signIn = try payload.seconds("auth_time") {
      guard signIn <= now + Self.leeway else { throw .authenticatedInFuture }
    } else if provider.tellsAuthenticationTime {
      throw .noAuthenticationTime
    }
    return issuedAt
  }

  private func checkNonce(
    _ payload: SignedToken.Members, _ nonce: String?
  ) throws(TokenFault) {
    switch (payload["nonce"], nonce) {
    case (nil, nil): return
    case (nil, _?): throw .nonceMissing
    case (_?, nil): throw .nonceUnasked
    case (.text(let claim)?, let nonce?) where claim == provider.nonceClaim(of: nonce): return
    case (_?, _?): throw .nonceDiffers
    }
  }

  private func subject(_ payload: SignedToken.Members) throws(TokenFault) -> String {
    guard let subject = payload.text("sub"), !subject.isBlank else { throw .noSubject }
    guard subject.unicodeScalars.count <= provider.longestSubject else { throw .longSubject }
    return subject
  }
}

import Foundation
import Identity
import Testing

/// Which tokens let somebody in, and why others don't.
@Suite struct IssuerTests {
  private let forge: TokenForge

  init() throws { forge = try TokenForge.shared.get() }

  private func verify(
    _ token: String, nonce: String? = nil, provider: IdentityProvider = .google,
    algorithms: Set<TokenAlgorithm> = [.rs256, .es256]
  ) async throws -> IdentityClaims {
    try await forge.issuer(provider, algorithms: algorithms)
      .verify(token, nonce: nonce, at: TokenForge.now)
  }

  @Test func `a good token vouches for its subject`() async throws {
    let claims = try await verify(forge.token())
    #expect(claims.subject == "anna")
    #expect(claims.issuer == TokenForge.name)
    #expect(claims.email == nil)
    #expect(claims.issuedAt == TokenForge.now - 10)
    let other = try await verify(
      forge.token(
        header: ["alg": #""ES256""#, "kid": #""e1""#],
        payload: ["aud": #"["app.web"]"#, "sub": #""ben""#], by: .p256))
    #expect(other.subject == "ben")
  }

  @Test(
    arguments: [
      ("true", "a@b.example"), (#""true""#, "a@b.example"), ("false", nil), (#""false""#, nil),
      ("1", nil), ("null", nil), (nil, nil),
    ] as [(String?, String?)])
  func `an email counts if it is verified`(flag: String?, email: String?) async throws {
    let claims = try await verify(
      forge.token(payload: ["email": #""a@b.example""#, "email_verified": flag]))
    #expect(claims.email == email)
  }

  @Test func `clocks may differ by a minute`() async throws {
    let now = TokenForge.now
    #expect(
      try await verify(
        forge.token(payload: ["iat": "\(now + 60)", "auth_time": "\(now + 60)"])
      ).subject == "anna")
    #expect(try await verify(forge.token(payload: ["exp": "\(now - 59)"])).subject == "anna")
  }

  @Test func `a nonce is hashed for Apple, and as it is for Google`() async throws {
    // `printf nonce | sha256sum`
    let hash = "78377b525757b494427f89014f97d79928f3938d14eb51e20fb5dec9834eb304"
    let apple = try forge.token(payload: ["nonce": "\"\(hash)\""])
    let google = try forge.token(payload: ["nonce": #""nonce""#])
    #expect(try await verify(apple, nonce: "nonce", provider: .apple).subject == "anna")
    #expect(try await verify(google, nonce: "nonce").subject == "anna")
    await #expect(throws: TokenFault.nonceDiffers) {
      try await verify(google, nonce: "nonce", provider: .apple)
    }
  }

  /// A token that is not to let anybody in.
  struct Forged: Sendable, CustomTestStringConvertible {
    let fault: TokenFault
    var header: TokenForge.Members = [:]
    var payload: TokenForge.Members = [:]
    var signer = TokenForge.Signer.rsa
    var nonce: String?
    var provider = IdentityProvider.google
    var algorithms: Set<TokenAlgorithm> = [.rs256, .es256]
    var change: @Sendable (String) -> String = { $0 }

    var testDescription: String { "\(fault) \(header) \(payload) \(signer)" }
  }

  private static let now = TokenForge.now
  private static let es256: TokenForge.Members = ["alg": #""ES256""#, "kid": #""e1""#]

  static let forged: [Forged] = [
    Forged(fault: .tooLong, payload: ["x": "\"\(String(repeating: "x", count: 9_000))\""]),
    Forged(fault: .notThreeParts, change: { $0 + ".AAAA" }),
    Forged(fault: .notThreeParts, change: { String($0.prefix { $0 != "." }) }),
    Forged(fault: .badHeader, change: { "!" + $0 }),
    Forged(fault: .badHeader, change: { "W10" + $0.drop { $0 != "." } }),
    Forged(
      fault: .badPayload,
      change: { token in
        let parts = token.split(separator: ".")
        return "\(parts[0]).e30=.\(parts[2])"
      }),
    Forged(fault: .wrongType, header: ["typ": #""at+jwt""#]),
    Forged(fault: .wrongType, header: ["typ": "1"]),
    Forged(fault: .criticalExtension, header: ["crit": #"["b64"]"#, "b64": "false"]),
    Forged(fault: .noAlgorithm, header: ["alg": nil]),
    Forged(fault: .noAlgorithm, header: ["alg": "256"]),
    Forged(fault: .unsigned, header: ["alg": #""none""#], signer: .nothing),
    Forged(fault: .unsigned, header: ["alg": #""nOnE""#], signer: .rsa),
    Forged(fault: .sharedSecret, header: ["alg": #""HS256""#], signer: .publicKeyAsSecret),
    Forged(fault: .otherAlgorithm, header: ["alg": #""PS256""#], signer: .pss),
    Forged(fault: .otherAlgorithm, header: ["alg": #""rs256""#]),
    Forged(fault: .otherAlgorithm, header: es256, signer: .p256, algorithms: [.rs256]),
    Forged(fault: .noKeyID, header: ["kid": nil]),
    Forged(fault: .noIssuer, payload: ["iss": nil]),
    Forged(fault: .foreignIssuer, payload: ["iss": #""https://issuer.example/""#]),
    Forged(fault: .foreignIssuer, payload: ["iss": #""https://evil.example""#], signer: .stranger),
    Forged(fault: .noAudience, payload: ["aud": nil]),
    Forged(fault: .noAudience, payload: ["aud": "[]"]),
    Forged(fault: .foreignAudience, payload: ["aud": #""another.app""#]),
    Forged(fault: .foreignAudience, payload: ["aud": #"["app","another.app"]"#]),
    Forged(fault: .unknownKey, header: ["kid": #""r2""#]),
    // Keys of the set that sign nothing: a secret, one for encryption, one that is too short.
    Forged(fault: .unknownKey, header: ["kid": #""o1""#]),
    Forged(fault: .unknownKey, header: ["kid": #""enc""#]),
    Forged(fault: .unknownKey, header: ["kid": #""short""#]),
    Forged(fault: .keyUnsuited, header: ["kid": #""e1""#]),
    Forged(fault: .badSignature, signer: .text("****")),
    Forged(fault: .wrongSignature, signer: .stranger),
    Forged(fault: .wrongSignature, signer: .nothing),
    Forged(fault: .wrongSignature, signer: .pss),
    Forged(fault: .wrongSignature, header: es256, signer: .derEncoded),
    // A key of the attacker's that the token brings along is not looked at.
    Forged(
      fault: .wrongSignature,
      header: ["jku": #""https://evil.example/keys""#, "jwk": #"{"kty":"RSA","n":"AQAB"}"#],
      signer: .stranger),
    Forged(
      fault: .wrongSignature,
      change: { token in
        let parts = token.split(separator: ".")
        let payload = String(decoding: Base64URL.bytes(parts[1]) ?? [], as: UTF8.self)
        let other = payload.replacingOccurrences(of: "anna", with: "admin")
        return "\(parts[0]).\(Base64URL.text(Array(other.utf8))).\(parts[2])"
      }),
    Forged(fault: .noExpiry, payload: ["exp": nil]),
    Forged(fault: .badTime, payload: ["exp": #""4000000000""#]),
    Forged(fault: .badTime, payload: ["exp": "1e300"]),
    Forged(fault: .expired, payload: ["exp": "\(now - 60)"]),
    Forged(fault: .noIssueTime, payload: ["iat": nil]),
    Forged(fault: .issuedInFuture, payload: ["iat": "\(now + 61)"]),
    Forged(fault: .notYetValid, payload: ["nbf": "\(now + 61)"]),
    Forged(
      fault: .noAuthenticationTime, payload: ["auth_time": nil], provider: .firebase),
    Forged(fault: .authenticatedInFuture, payload: ["auth_time": "\(now + 61)"]),
    Forged(fault: .noSubject, payload: ["sub": nil]),
    Forged(fault: .noSubject, payload: ["sub": #"" ""#]),
    Forged(fault: .longSubject, payload: ["sub": "\"\(String(repeating: "x", count: 256))\""]),
    Forged(
      fault: .longSubject, payload: ["sub": "\"\(String(repeating: "x", count: 129))\""],
      provider: .firebase),
    Forged(fault: .nonceMissing, nonce: "n"),
    Forged(fault: .nonceUnasked, payload: ["nonce": #""n""#]),
    Forged(fault: .nonceDiffers, payload: ["nonce": #""n""#], nonce: "m"),
    Forged(fault: .nonceDiffers, payload: ["nonce": "null"], nonce: "m"),
  ]

  @Test(arguments: forged)
  func `a forged token is refused for its own reason`(forged: Forged) async throws {
    let token = forged.change(
      try forge.token(header: forged.header, payload: forged.payload, by: forged.signer))
    await #expect(throws: forged.fault) {
      try await verify(
        token, nonce: forged.nonce, provider: forged.provider, algorithms: forged.algorithms)
    }
  }

  @Test func `every reason is tried`() {
    let tried = Set(Self.forged.map(\.fault))
    // The store alone knows who was deleted.
    #expect(Set(TokenFault.allCases).subtracting(tried) == [.deletedSince])
    #expect(Self.forged.count >= 40)
    #expect(Set(TokenFault.allCases.map(\.rawValue)).count == TokenFault.allCases.count)
  }

  @Test func `a member that is there twice is no member`() async throws {
    let token = try forge.token(payload: ["sub": #""anna","sub":"admin""#])
    await #expect(throws: TokenFault.badPayload) { try await verify(token) }
  }

  // MARK: Keys

  private func subject(_ keys: IssuerKeys, kid: String, at now: Int64) async throws -> String {
    let token = try forge.token(
      header: ["kid": "\"\(kid)\""], payload: ["exp": "\(now + 100)", "iat": "\(now)"])
    return try await forge.issuer(keys: keys).verify(token, nonce: nil, at: now).subject
  }

  @Test func `keys are fetched once, and again for one that is new, at most once in five minutes`()
    async throws
  {
    let now = TokenForge.now
    let played = PlayedKeys([try forge.keySet(), try forge.keySet(rsaName: "r2")])
    let keys = IssuerKeys { played.next() }
    for _ in 0..<5 { #expect(try await subject(keys, kid: "r1", at: now) == "anna") }
    #expect(played.count == 1)
    await #expect(throws: TokenFault.unknownKey) {
      try await subject(keys, kid: "r2", at: now + 299)
    }
    #expect(played.count == 1)
    #expect(try await subject(keys, kid: "r2", at: now + 300) == "anna")
    #expect(played.count == 2)
    // The old one was taken back.
    await #expect(throws: TokenFault.unknownKey) {
      try await subject(keys, kid: "r1", at: now + 301)
    }
    #expect(played.count == 2)
  }

  @Test(arguments: [nil, "", "<html>", "[]", #"{"keys":[]}"#, #"{"keys":{}}"#] as [String?])
  func `what is no key set changes nothing`(bad: String?) async throws {
    let now = TokenForge.now
    let played = PlayedKeys([try forge.keySet(), bad])
    let keys = IssuerKeys { played.next() }
    #expect(try await subject(keys, kid: "r1", at: now) == "anna")
    #expect(try await subject(keys, kid: "r1", at: now + 90_000) == "anna")
    #expect(played.count == 2)
  }

  @Test func `without any keys nothing can be said, and the issuer is not asked again at once`()
    async throws
  {
    let now = TokenForge.now
    let played = PlayedKeys([nil])
    let keys = IssuerKeys { played.next() }
    for second in [0, 1, 299] as [Int64] {
      await #expect(throws: IssuerKeys.Unavailable.self) {
        try await subject(keys, kid: "r1", at: now + second)
      }
    }
    #expect(played.count == 1)
  }

  @Test func `many at once lead to one fetch`() async throws {
    let played = PlayedKeys([try forge.keySet()])
    let keys = IssuerKeys {
      await Task.yield()
      return played.next()
    }
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<50 {
        group.addTask { try await subject(keys, kid: "r1", at: TokenForge.now) }
      }
      for try await subject in group { #expect(subject == "anna") }
    }
    #expect(played.count == 1)
  }
}

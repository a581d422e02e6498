import Astrolabe
import Crypto
import HTTPTypes
import Identity
import Service
import Store
import Synchronization
import Testing
import Wire

/// Signing in by tokens of issuers; which tokens are good is tried beside `Issuer`.
@Suite struct IdentitySignInTests {
  private static let now: Int64 = 1_761_048_000
  private let key = P256.Signing.PrivateKey()

  private func token(
    _ subject: String, issuer: String = "https://appleid.example", issuedAt: Int64 = now - 10,
    more: String = ""
  ) throws -> String {
    let parts = [
      #"{"alg":"ES256","kid":"k"}"#,
      #"{"iss":"\#(issuer)","aud":"app","sub":"\#(subject)","iat":\#(issuedAt),"#
        + #""exp":\#(Self.now + 3_600),"auth_time":\#(issuedAt)\#(more)}"#,
    ].map { Base64URL.text(Array($0.utf8)) }
    let signed = parts.joined(separator: ".")
    let signature = try key.signature(for: SHA256.hash(data: Array(signed.utf8)))
    return "\(signed).\(Base64URL.text(Array(signature.rawRepresentation)))"
  }

  private func options(hasKeys: Bool = true) -> SignInOptions {
    let point = Array(key.publicKey.rawRepresentation)
    let set = """
      {"keys":[{"kty":"EC","crv":"P-256","kid":"k","x":"\(Base64URL.text(Array(point.prefix(32))))",\
      "y":"\(Base64URL.text(Array(point.suffix(32))))"}]}
      """
    var options = SignInOptions.quick
    options.issuers = [
      (IdentityProvider.apple, "https://appleid.example"),
      (.firebase, "https://securetoken.example/app"),
    ].map { provider, name in
      Issuer(
        provider: provider, name: name, audiences: ["app"], algorithms: [.es256],
        keys: IssuerKeys { hasKeys ? Array(set.utf8) : nil })
    }
    return options
  }

  private static func shown(
    _ token: String, provider: String = "apple", more: String = ""
  ) -> String { #"{"provider":"\#(provider)","id_token":"\#(token)"\#(more)}"# }

  private static func account(_ answer: Answer) -> String? {
    SignInTests.member("user_id", of: answer)
  }

  @Test func `the same subject is the same account, another is another`() async throws {
    let server = try PlayedServer(signIn: options())
    var names: [String?] = []
    for subject in ["anna", "anna", "ben"] {
      let answer = await server.ask(
        .post, "/v1/auth/identity", Self.shown(try token(subject), more: #","name":"Anna""#))
      #expect(answer.status == .ok, "\(answer.text)")
      #expect(answer.text.contains(#""kind":"registered""#))
      names.append(Self.account(answer))
    }
    #expect(names[0] == names[1])
    #expect(names[0] != names[2])
    let config = await server.ask(.get, "/v1/config")
    #expect(config.text.contains(#""providers":["guest","email","apple","firebase"]"#))
  }

  @Test func `accounts are not found by an email`() async throws {
    let server = try PlayedServer(signIn: options())
    let anna = try await SignInTests.registered("anna@example.org", in: server)
    let answer = await server.ask(
      .post, "/v1/auth/identity",
      Self.shown(
        try token("a", more: #","email":"anna@example.org","email_verified":true"#)))
    #expect(answer.status == .ok)
    #expect(Self.account(answer) != anna.name)
  }

  @Test func `a guest gets the identity, and an identity of another account is not merged`()
    async throws
  {
    let server = try PlayedServer(signIn: options())
    let (guest, other) = (try await server.guest(), try await server.guest())
    let shown = Self.shown(try token("anna"))
    let linked = await server.ask(.post, "/v1/auth/identity", shown, token: guest.token)
    #expect(Self.account(linked) == guest.name)
    let again = await server.ask(.post, "/v1/auth/identity", shown, token: guest.token)
    #expect(Self.account(again) == guest.name)
    let foreign = await server.ask(.post, "/v1/auth/identity", shown, token: other.token)
    #expect(foreign.status == .conflict)
    let fresh = await server.ask(.post, "/v1/auth/identity", shown)
    #expect(Self.account(fresh) == guest.name)
  }

  @Test func `a token of Firebase comes with each call`() async throws {
    let server = try PlayedServer(signIn: options())
    let issuer = "https://securetoken.example/app"
    let first = try token("anna", issuer: issuer)
    let second = try token("anna", issuer: issuer, issuedAt: Self.now - 5)
    #expect(first != second)
    let made = await server.ask(
      .post, "/create_user_profile",
      #"{"data":{"name":"Anna","email":"","birth_date":"1990-06-15"}}"#, token: first)
    #expect(made.status == .ok)
    let profile = await server.ask(.post, "/get_user_profile", #"{"data":{}}"#, token: second)
    #expect(profile.text.contains(#""name":"Anna""#))
    // Tokens of the others are exchanged, and don't let in by themselves.
    let apple = await server.ask(.get, "/v1/me", token: try token("anna"))
    #expect(apple.status == .unauthorized)
  }

  @Test func `who was deleted does not come back by a token from before`() async throws {
    let server = try PlayedServer(signIn: options())
    let issuer = "https://securetoken.example/app"
    let old = try token("anna", issuer: issuer)
    let name = Self.account(await server.ask(.get, "/v1/me", token: old))
    #expect(name != nil)
    #expect(await server.ask(.delete, "/v1/me", token: old).status == .noContent)
    #expect(await server.ask(.get, "/v1/me", token: old).status == .unauthorized)
    let new = await server.ask(
      .get, "/v1/me", token: try token("anna", issuer: issuer, issuedAt: Self.now + 30))
    #expect(new.status == .ok)
    #expect(Self.account(new) != name)
  }

  @Test func `the client hears no reason, the log does`() async throws {
    let events = Mutex<[BackendEvent]>([])
    let server = try PlayedServer(
      signIn: options(), note: { event in events.withLock { $0.append(event) } })
    let foreign = try token("anna", issuer: "https://evil.example")
    let late = try token("anna", issuedAt: Self.now + 100)
    var texts: Set<String> = []
    for token in ["x", foreign, late] {
      let answer = await server.ask(.post, "/v1/auth/identity", Self.shown(token))
      #expect(answer.status == .unauthorized)
      texts.insert(answer.text)
    }
    #expect(texts.count == 1)
    let reasons = [TokenFault.notThreeParts, .foreignIssuer, .issuedInFuture].map(\.rawValue)
    #expect(
      events.withLock { $0 } == reasons.map { .identityRefused(provider: "apple", reason: $0) })
  }

  @Test func `without keys it is later, and known providers that are not set up are named`()
    async throws
  {
    let server = try PlayedServer(signIn: options(hasKeys: false))
    let later = await server.ask(.post, "/v1/auth/identity", Self.shown(try token("anna")))
    #expect(later.status == .serviceUnavailable)
    for (provider, sentence) in [
      ("google", "sign-in with google is not set up on this server"),
      ("myspace", #"unknown provider \"myspace\"; expected one of apple, google, firebase"#),
    ] {
      let answer = await server.ask(
        .post, "/v1/auth/identity", Self.shown("x", provider: provider))
      #expect(answer.status == .badRequest)
      #expect(answer.text.contains(sentence), "\(answer.text)")
    }
  }
}

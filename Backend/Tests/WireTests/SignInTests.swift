@_spi(FrontEnd) import Astrolabe
import HTTPTypes
import Service
import Store
import Synchronization
import Testing
import Wire

/// Registering, signing in and out, and new passwords.
@Suite struct SignInTests {
  static let phrase = "a long enough phrase"

  static func body(_ email: String, _ password: String = phrase, more: String = "") -> String {
    #"{"email":"\#(email)","password":"\#(password)"\#(more)}"#
  }

  static func member(_ name: String, of answer: Answer) -> String? {
    guard case .object(let members)? = JSONTree(answer.body), case .text(let text)? = members[name]
    else { return nil }
    return text
  }

  /// Registers, and gives the token and the account's name.
  static func registered(
    _ email: String, in server: PlayedServer, token: String? = nil
  ) async throws -> (token: String, name: String) {
    let answer = await server.ask(.post, "/v1/auth/register", body(email), token: token)
    #expect(answer.status == .created, "\(answer.text)")
    return (
      try #require(member("token", of: answer)), try #require(member("user_id", of: answer))
    )
  }

  @Test func `who registers can sign in, whatever the case of the email`() async throws {
    let server = try PlayedServer()
    let anna = try await Self.registered("Anna@Example.org", in: server)
    let login = await server.ask(.post, "/v1/auth/login", Self.body("anna@example.ORG"))
    #expect(login.status == .ok)
    #expect(Self.member("user_id", of: login) == anna.name)
    #expect(Self.member("kind", of: login) == "registered")
    #expect(Self.member("token", of: login) != anna.token)
    let me = await server.ask(.get, "/v1/me", token: anna.token)
    #expect(me.text.contains(#""email":"Anna@Example.org""#))
  }

  @Test func `an email is one account's`() async throws {
    let server = try PlayedServer()
    _ = try await Self.registered("anna@example.org", in: server)
    let again = await server.ask(.post, "/v1/auth/register", Self.body("ANNA@example.org"))
    #expect(again.status == .conflict)
    #expect(
      again.text
        == #"{"error":{"status":"ALREADY_EXISTS","message":"Email already registered"}}"#)
  }

  @Test func `of many who register an email at once one has it`() async throws {
    let server = try PlayedServer()
    let statuses = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<20 {
        group.addTask {
          await server.ask(.post, "/v1/auth/register", Self.body("anna@example.org")).status.code
        }
      }
      return await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(statuses.count { $0 == 201 } == 1)
    #expect(Set(statuses).isSubset(of: [201, 409]))
  }

  @Test(arguments: [
    (#"{"password":"a long enough phrase"}"#, "email is missing; add it"),
    (#"{"email":"anna@example.org"}"#, "password is missing; add it"),
    (#"{}"#, "email and password are missing; add them"),
    (body("nope"), "email must be an address such as anna@example.org"),
    (body(""), "email must be an address such as anna@example.org"),
    (body("anna@example.org", "kz7!pq#"), "Password must have at least 8 characters"),
    (
      body("anna@example.org", String(repeating: "ab", count: 129)),
      "Password must have at most 256 characters"
    ),
    (body("anna@example.org", "password"), "Password is one of the most common; choose another"),
    (body("anna@example.org", "Anna@Example.org"), "Password must differ from the email"),
    (
      body("anna@example.org", more: #","premium":true"#),
      "there is no field \\\"premium\\\" here; fields are email, password, name, device_id"
    ),
  ])
  func `what can't be registered is refused with a sentence`(
    body: String, sentence: String
  )
    async throws
  {
    let answer = await (try PlayedServer()).ask(.post, "/v1/auth/register", body)
    #expect(answer.status == .badRequest)
    #expect(answer.text.contains(#""message":"\#(sentence)""#), "\(answer.text)")
  }

  @Test func `a guest who registers keeps the account and what is in it`() async throws {
    let server = try PlayedServer()
    let guest = try await server.guest()
    _ = await server.ask(
      .post, "/create_user_profile",
      #"{"data":{"name":"Anna","email":"","birth_date":"1990-06-15"}}"#, token: guest.token)
    let anna = try await Self.registered("anna@example.org", in: server, token: guest.token)
    #expect(anna.name == guest.name)
    let profile = await server.ask(
      .post, "/get_user_profile", #"{"data":{}}"#, token: anna.token)
    #expect(profile.text.contains(#""name":"Anna""#))
    let twice = await server.ask(
      .post, "/v1/auth/register", Self.body("other@example.org"), token: anna.token)
    #expect(twice.status == .conflict)
    let other = await server.ask(.post, "/v1/auth/login", Self.body("other@example.org"))
    #expect(other.status == .unauthorized)
  }

  @Test func `a wrong password and an unknown email get the same answer`() async throws {
    let server = try PlayedServer()
    _ = try await Self.registered("anna@example.org", in: server)
    var texts: Set<String> = []
    for (email, password) in [
      ("anna@example.org", "another phrase"), ("nobody@example.org", Self.phrase),
      ("anna@example.org", ""),
    ] {
      let answer = await server.ask(.post, "/v1/auth/login", Self.body(email, password))
      #expect(answer.status == .unauthorized)
      texts.insert(answer.text)
    }
    #expect(
      texts == [#"{"error":{"status":"UNAUTHENTICATED","message":"Invalid email or password"}}"#])
  }

  @Test func `after five failures of an email each further try waits, and longer`() async throws {
    let server = try PlayedServer { $0.hasTestClock = true }
    _ = try await Self.registered("anna@example.org", in: server)
    let clock = try #require(HTTPField.Name("X-Test-Now"))
    func login(
      _ password: String, at time: String, from address: String = "192.0.2.1"
    ) async
      -> Answer
    {
      await server.ask(
        .post, "/v1/auth/login", Self.body("anna@example.org", password),
        headers: [clock: "2025-01-06T\(time)Z"], address: address)
    }
    for _ in 0..<5 { #expect(await login("guess", at: "10:00:00").status == .unauthorized) }
    let refused = await login(Self.phrase, at: "10:00:01", from: "192.0.2.2")
    #expect(refused.status == .tooManyRequests)
    #expect(refused.headers[.retryAfter] == "59")
    #expect(await login("guess", at: "10:01:00").status == .unauthorized)
    #expect(await login("guess", at: "10:02:59").status == .tooManyRequests)
    #expect(await login("guess", at: "10:03:00").status == .unauthorized)
    #expect(await login("guess", at: "10:06:59").status == .tooManyRequests)
    // A person who knows the password starts from zero.
    #expect(await login(Self.phrase, at: "10:07:00").status == .ok)
    for _ in 0..<4 { #expect(await login("guess", at: "10:07:01").status == .unauthorized) }
    #expect(await login(Self.phrase, at: "10:07:02").status == .ok)
  }

  /// 10,000 tries on 1,000 emails from 250 addresses within a minute.
  @Test func `a list of stolen passwords is hardly tried`() async throws {
    let refused = Atomic(0)
    let server = try PlayedServer(note: { event in
      if event == .passwordRefused { refused.add(1, ordering: .relaxed) }
    })
    for number in 0..<1_000 where number.isMultiple(of: 100) {
      _ = try await Self.registered("p\(number)@example.org", in: server)
    }
    var statuses: [Int: Int] = [:]
    for number in 0..<10_000 {
      let answer = await server.ask(
        .post, "/v1/auth/login",
        Self.body("p\(number % 1_000)@example.org", "stolen phrase \(number)"),
        address: "192.0.2.\(number % 250)")
      statuses[answer.status.code, default: 0] += 1
    }
    // No address gets beyond its twenty failures, no email beyond its five.
    #expect(statuses == [401: 5_000, 429: 5_000])
    #expect(refused.load(ordering: .relaxed) == 5_000)
  }

  @Test func `an address gets twenty failures`() async throws {
    let server = try PlayedServer()
    var statuses: [Int] = []
    for number in 0..<25 {
      let answer = await server.ask(
        .post, "/v1/auth/login", Self.body("p\(number)@example.org"), address: "2001:db8::\(number)"
      )
      statuses.append(answer.status.code)
    }
    #expect(statuses == Array(repeating: 401, count: 20) + Array(repeating: 429, count: 5))
  }

  @Test func `many guesses at once are no way around`() async throws {
    let server = try PlayedServer()
    _ = try await Self.registered("anna@example.org", in: server)
    let statuses = await withTaskGroup(of: Int.self) { group in
      for number in 0..<30 {
        group.addTask {
          await server.ask(
            .post, "/v1/auth/login", Self.body("anna@example.org", "guess \(number)")
          ).status.code
        }
      }
      return await group.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    }
    #expect(statuses == [401: 5, 429: 25])
  }

  @Test func `sign-ins of an address are limited`() async throws {
    let server = try PlayedServer(limits: Limits())
    for number in 0..<10 {
      _ = try await Self.registered("p\(number)@example.org", in: server)
    }
    let answer = await server.ask(.post, "/v1/auth/register", Self.body("p10@example.org"))
    #expect(answer.status == .tooManyRequests)
  }

  @Test func `signing out here leaves the other device, and everywhere leaves none`() async throws {
    let server = try PlayedServer()
    let first = try await Self.registered("anna@example.org", in: server)
    func login() async throws -> String {
      let answer = await server.ask(
        .post, "/v1/auth/login", Self.body("anna@example.org", more: #","device_id":"tablet""#))
      return try #require(Self.member("token", of: answer))
    }
    func status(_ token: String) async -> Int {
      await server.ask(.get, "/v1/me", token: token).status.code
    }
    let (second, third) = (try await login(), try await login())
    #expect(await server.ask(.post, "/v1/auth/logout", token: first.token).status == .noContent)
    #expect(await status(first.token) == 401)
    #expect(await status(second) == 200)
    let sessions = await server.ask(.get, "/v1/auth/sessions", token: second)
    #expect(sessions.text.count(of: #""device":"tablet""#) == 2)
    let everywhere = await server.ask(
      .post, "/v1/auth/logout", #"{"everywhere":true}"#, token: second)
    #expect(everywhere.status == .noContent)
    #expect(await status(second) == 401)
    #expect(await status(third) == 401)
  }

  @Test func `a session of the list can be ended, and nobody else's`() async throws {
    let server = try PlayedServer()
    let anna = try await Self.registered("anna@example.org", in: server)
    let eve = try await Self.registered("eve@example.org", in: server)
    let sessions = await server.ask(.get, "/v1/auth/sessions", token: anna.token).text
    let id = try #require(sessions.firstMatch(of: /"id":"([^"]+)"/)).output.1
    let foreign = await server.ask(.delete, "/v1/auth/sessions/\(id)", token: eve.token)
    #expect(foreign.status == .notFound)
    let own = await server.ask(.delete, "/v1/auth/sessions/\(id)", token: anna.token)
    #expect(own.status == .noContent)
    #expect(await server.ask(.get, "/v1/me", token: anna.token).status == .unauthorized)
  }

  // MARK: New passwords

  @Test func `a mail lets its reader choose a new password, once`() async throws {
    let (mails, sent) = AsyncStream.makeStream(of: ResetMail.self)
    var options = SignInOptions.quick
    options.sendReset = { sent.yield($0) }
    options.resetPage = "https://app.example/new-password"
    let server = try PlayedServer(signIn: options)
    let anna = try await Self.registered("Anna@example.org", in: server)
    for email in ["nobody@example.org", "anna@example.org"] {
      let asked = await server.ask(.post, "/v1/auth/reset-request", #"{"email":"\#(email)"}"#)
      #expect(asked.status == .accepted)
      #expect(asked.body.isEmpty)
    }
    // The first mail is Anna's: who has no account gets none.
    var arriving = mails.makeAsyncIterator()
    let mail = try #require(await arriving.next())
    #expect(mail.email == "Anna@example.org")
    #expect(mail.link == "https://app.example/new-password#token=\(mail.token)")
    func reset(_ token: String, _ password: String) async -> Answer {
      await server.ask(
        .post, "/v1/auth/reset", #"{"token":"\#(token)","password":"\#(password)"}"#)
    }
    #expect(await reset(mail.token, "password").status == .badRequest)
    #expect(await reset(anna.token, "another good phrase").status == .badRequest)
    #expect(await reset(mail.token, "another good phrase").status == .noContent)
    #expect(await reset(mail.token, "a third good phrase").status == .badRequest)
    #expect(await server.ask(.get, "/v1/me", token: anna.token).status == .unauthorized)
    let old = await server.ask(.post, "/v1/auth/login", Self.body("anna@example.org"))
    #expect(old.status == .unauthorized)
    let new = await server.ask(
      .post, "/v1/auth/login", Self.body("anna@example.org", "another good phrase"))
    #expect(new.status == .ok)
    #expect(Self.member("user_id", of: new) == anna.name)
  }

  @Test func `a token for a new password lives an hour`() async throws {
    let server = try PlayedServer { $0.hasTestClock = true }
    _ = try await Self.registered("anna@example.org", in: server)
    let made = try #require(Timestamp(iso8601: "2025-01-06T10:00:00Z"))
    let mail = try #require(
      try await ResetMail.make(for: "ANNA@example.org", page: "", in: server.store, at: made))
    #expect(mail.link == nil)
    #expect(
      try await ResetMail.make(for: "ben@example.org", page: "", in: server.store, at: made) == nil)
    let clock = try #require(HTTPField.Name("X-Test-Now"))
    for (time, status) in [("11:00:00", 400), ("10:59:59", 204)] {
      let answer = await server.ask(
        .post, "/v1/auth/reset", #"{"token":"\#(mail.token)","password":"another good phrase"}"#,
        headers: [clock: "2025-01-06T\(time)Z"])
      #expect(answer.status.code == status)
    }
  }

  @Test func `a server without a mailer says so`() async throws {
    let answer = await (try PlayedServer()).ask(
      .post, "/v1/auth/reset-request", #"{"email":"anna@example.org"}"#)
    #expect(answer.status == .notImplemented)
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}

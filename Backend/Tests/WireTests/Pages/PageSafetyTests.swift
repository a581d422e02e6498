import HTTPTypes
import Testing
import Wire

/// Cookies, forms from elsewhere, and pages of others.
@Suite struct PageSafetyTests {
  private static let forms = [
    "/start", "/birth", "/us", "/ask", "/journal", "/moods", "/settings", "/delete", "/sign-in",
    "/register", "/sign-out", "/forgotten", "/reset", "/people",
    "/people/pers_x/delete", "/ask/conv_x/delete",
    "/moods/0b7f4c1e-7a35-4f5e-9a0e-2f8f6f0d1a01/delete",
  ]

  @Test(arguments: forms) func `a form from elsewhere is refused`(target: String) async throws {
    let browser = try await PlayedBrowser.arrived()
    for (site, headers) in [
      ("cross-site", [:]), ("same-site", [:]), ("none", [:]), (nil, [:]),
      (nil, ["Origin": "http://evil.example"]), (nil, ["Origin": "null"]),
      (nil, ["Origin": "http://stars.example.evil.example"]),
    ] as [(String?, [String: String])] {
      browser.site = site
      let answer = try await browser.post(
        target, ["sure": "yes", "form_token": "guessed"], headers)
      #expect(answer.status == .forbidden, "\(site ?? "-") \(headers)")
      #expect(answer.headers[.contentSecurityPolicy] != nil)
    }
    browser.site = "same-origin"
    #expect(try await browser.open("/today").status == .ok)
  }

  @Test func `a browser that doesn't say where forms come from shows a token`() async throws {
    let browser = PlayedBrowser(try PlayedServer())
    browser.site = nil
    func token(_ page: Answer) throws -> String {
      try #require(
        PageTags(page.text)["input"].first { $0.attributes["name"] == "form_token" }?
          .attributes["value"])
    }
    let start = try await browser.open("/")
    let birth = ["name": "Alex", "birth_date": "1990-06-15"]
    let first = try token(start)
    #expect(try await browser.post("/start", birth).status == .forbidden)
    try await browser.follow("/start", birth.merging(["form_token": first]) { $1 })
    // The token of a stranger's form is none of who is known.
    let mood = ["mood": "calm"]
    #expect(
      try await browser.post("/moods", mood.merging(["form_token": first]) { $1 }).status
        == .forbidden)
    let own = try token(await browser.open("/moods"))
    try await browser.follow("/moods", mood.merging(["form_token": own]) { $1 })
    // Nor is that of somebody else.
    let other = try await PlayedBrowser.arrived(browser.server)
    other.site = nil
    #expect(
      try await other.post("/moods", mood.merging(["form_token": own]) { $1 }).status == .forbidden)
    #expect(
      try await other.post("/moods", mood, ["Origin": "http://stars.example"]).status == .seeOther)
  }

  @Test func `scripts can't read the cookie, and other sites' pages don't send it`() async throws {
    let browser = try await PlayedBrowser.arrived()
    let set = try #require(
      browser.answers.compactMap { $0.answer.headers[.setCookie] }.first)
    let parts = Set(set.split(separator: ";").dropFirst().map { $0.filter { $0 != " " } })
    #expect(parts.isSuperset(of: ["HttpOnly", "SameSite=Lax", "Path=/"]))
    #expect(!parts.contains("Secure"))
    #expect(set.hasPrefix("astrolabe=ast_"))
  }

  @Test func `behind TLS the cookie is of this host and for TLS alone`() async throws {
    let server = try PlayedServer { $0.trustedProxies = ["127.0.0.1"] }
    let browser = PlayedBrowser(server)
    let tls = ["X-Forwarded-Proto": "https"]
    let answer = try await browser.post(
      "/start", ["name": "Alex", "birth_date": "1990-06-15"], tls)
    let set = try #require(answer.headers[.setCookie])
    #expect(set.hasPrefix("__Host-astrolabe=ast_"))
    #expect(set.contains("; Secure"))
    #expect(try await browser.open("/today", tls).status == .ok)
    // Without TLS it isn't looked at, and one without the prefix isn't with TLS.
    #expect(try await browser.open("/today").status == .seeOther)
    browser.cookies = ["astrolabe": try #require(browser.cookies["__Host-astrolabe"])]
    #expect(try await browser.open("/today", tls).status == .seeOther)
    // Nobody but a proxy that is named says so.
    let plain = PlayedBrowser(try PlayedServer())
    let without = try await plain.post(
      "/start", ["name": "Alex", "birth_date": "1990-06-15"], tls)
    #expect(without.headers[.setCookie]?.hasPrefix("astrolabe=") == true)
  }

  @Test func `the interface of apps takes no cookie`() async throws {
    let browser = try await PlayedBrowser.arrived()
    #expect(try await browser.open("/v1/me").status == .unauthorized)
    let delete = await browser.server.ask(
      .delete, "/v1/me",
      headers: [.cookie: "astrolabe=\(try #require(browser.cookies["astrolabe"]))"])
    #expect(delete.status == .unauthorized)
  }

  @Test func `nobody opens a conversation of somebody else, or deletes their mood`() async throws {
    let anna = try await PlayedBrowser.arrived(name: "Anna")
    let eve = try await PlayedBrowser.arrived(anna.server, name: "Eve")
    try await anna.post("/ask", ["question": "How is work today?", "date": "2025-10-21"])
    let list = try await anna.open("/ask")
    let talk = try #require(
      PageTags(list.text)["a"].compactMap { $0.attributes["href"] }
        .first { $0.hasPrefix("/ask/conv_") })
    #expect(try await anna.open(talk).status == .ok)
    #expect(try await eve.open(talk).status == .notFound)
    try await eve.post(talk + "/delete")
    #expect(try await anna.open(talk).status == .ok)
    let mood = try await anna.follow("/moods", ["mood": "calm"])
    let form = try #require(
      PageTags(mood.text)["form"].compactMap { $0.attributes["action"] }
        .first { $0.hasPrefix("/moods/") })
    try await eve.post(form)
    #expect(try await anna.open("/moods").text.contains(form))
    try await anna.follow(talk + "/delete")
    #expect(try await anna.open(talk).status == .notFound)
  }

  @Test func `pages of a person are for those who are known`() async throws {
    let browser = PlayedBrowser(try PlayedServer())
    for page in [
      "/today", "/day/2025-01-06", "/month", "/chart", "/year", "/us", "/ask", "/journal", "/moods",
      "/settings", "/birth", "/more", "/export", "/delete",
    ] {
      let answer = try await browser.open(page)
      #expect(answer.status == .seeOther, "\(page)")
      #expect(answer.headers[.location] == "/")
    }
    browser.cookies = ["astrolabe": "ast_" + String(repeating: "A", count: 43)]
    #expect(try await browser.open("/today").status == .seeOther)
    browser.cookies = ["astrolabe": "nonsense"]
    #expect(try await browser.open("/").status == .ok)
  }

  @Test func `limits and faults are shown as pages`() async throws {
    var limits = Limits.wide
    limits.guestsAtOnce = 1
    let server = try PlayedServer(limits: limits)
    _ = try await PlayedBrowser.arrived(server)
    let second = PlayedBrowser(server)
    let refused = try await second.post("/start", ["name": "Eve", "birth_date": "1990-06-15"])
    #expect(refused.status == .tooManyRequests)
    #expect(refused.headers[.retryAfter] != nil)
    #expect(refused.headers[.contentType]?.hasPrefix("text/html") == true)
    let long = try await second.post("/start", ["name": String(repeating: "x", count: 70_000)])
    #expect(long.status == .contentTooLarge)
    #expect(long.headers[.contentType]?.hasPrefix("text/html") == true)
    let json = await server.ask(.post, "/start", "{}")
    #expect(json.status == .badRequest)
    // Programs get them in their own form.
    let nothing = await server.ask(.get, "/nowhere")
    #expect(nothing.headers[.contentType] == "application/json")
  }
}

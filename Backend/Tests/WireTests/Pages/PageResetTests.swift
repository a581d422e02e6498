import Foundation
import HTTPTypes
import Service
import Store
import Testing
import Wire

/// The way back for people who forgot their password.
@Suite struct PageResetTests {
  private static let words = ["email": "anna@example.org", "password": "a long enough phrase"]

  @Test func `a mail's code sets a new password, once, and ends every session`() async throws {
    let (mails, sent) = AsyncStream.makeStream(of: ResetMail.self)
    var options = SignInOptions.quick
    options.sendReset = { sent.yield($0) }
    let server = try PlayedServer(signIn: options)
    let anna = try await PlayedBrowser.arrived(server, name: "Anna")
    try await anna.follow("/register", Self.words)
    let other = PlayedBrowser(server)
    #expect(try await other.open("/sign-in").text.contains("/forgotten"))
    // The same page, whether an account has the email or not.
    let unknown = try await other.post("/forgotten", ["email": "nobody@example.org"])
    let known = try await other.post("/forgotten", ["email": "anna@example.org"])
    #expect(unknown.status == .ok)
    #expect(
      unknown.text.replacing("nobody@", with: "anna@") == known.text, "\(known.text)")
    var arriving = mails.makeAsyncIterator()
    let mail = try #require(await arriving.next())
    #expect(mail.email == "anna@example.org")
    let weak = try await other.post("/reset", ["token": mail.token, "password": "password"])
    #expect(weak.status == .badRequest)
    #expect(
      PageTags(weak.text)["input"].contains {
        $0.attributes["name"] == "token" && $0.attributes["value"] == mail.token
      })
    let new = ["token": mail.token, "password": "another good phrase"]
    #expect(try await other.post("/reset", new).status == .ok)
    #expect(try await other.post("/reset", new).status == .badRequest)
    #expect(try await anna.open("/today").status == .seeOther)
    #expect(try await other.post("/sign-in", Self.words).status == .unprocessableContent)
    try await other.follow(
      "/sign-in", ["email": "anna@example.org", "password": "another good phrase"])
    #expect(try await other.open("/today").text.contains("Anna"))
  }

  @Test func `a server without mails says who can help, and takes a code`() async throws {
    let server = try PlayedServer()
    let browser = PlayedBrowser(server)
    let page = try await browser.open("/forgotten")
    #expect(page.text.contains("This server sends no mail"))
    #expect(PageTags(page.text)["form"].isEmpty)
    let sent = try await browser.post("/forgotten", ["email": "anna@example.org"])
    #expect(sent.status == .notImplemented)
    let anna = try await PlayedBrowser.arrived(server, name: "Anna")
    try await anna.follow("/register", Self.words)
    let mail = try #require(
      try await ResetMail.make(
        for: "anna@example.org", page: "", in: server.store,
        at: Timestamp(milliseconds: 1_761_048_000_000)))
    let new = ["token": mail.token, "password": "another good phrase"]
    #expect(try await browser.post("/reset", new).status == .ok)
  }

  @Test(arguments: ["", "anna", "anna@", "@example.org", "a b@example.org", "anna@localhost"])
  func `what is no address stays in its field`(email: String) async throws {
    var options = SignInOptions.quick
    options.sendReset = { _ in }
    let browser = PlayedBrowser(try PlayedServer(signIn: options))
    let answer = try await browser.post("/forgotten", ["email": email])
    #expect(answer.status == .unprocessableContent)
    let field = PageTags(answer.text)["input"].first { $0.attributes["name"] == "email" }
    #expect(field?.attributes["value"] == email)
    #expect(field?.attributes["aria-invalid"] == "true")
  }
}

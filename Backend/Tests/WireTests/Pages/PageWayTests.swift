import HTTPTypes
import Testing
import Wire

/// The whole way of a person without a script, and what holds on each page of it.
@Suite struct PageWayTests {
  /// A browser that has been everywhere, up to the deletion of its account.
  private static func traveller(name: String = "Alex") async throws -> PlayedBrowser {
    let browser = PlayedBrowser(try PlayedServer())
    try await browser.open("/")
    let choice = try await browser.post(
      "/start",
      [
        "name": name, "birth_date": "1990-06-15", "birth_time": "14:30",
        "birth_place": "Springfield",
      ])
    let place = try #require(
      PageTags(choice.text)["input"].first { $0.attributes["name"] == "place_choice" }?
        .attributes["value"])
    let today = try await browser.follow(
      "/start",
      [
        "name": name, "birth_date": "1990-06-15", "birth_time": "14:30",
        "birth_place": "Springfield", "place_choice": place,
      ])
    #expect(today.text.contains("Sun in Gemini"))
    for page in [
      "/day/2025-10-22", "/day/2025-10-22/areas", "/month", "/month/2025-01?for=love", "/chart",
      "/year", "/people", "/us", "/ask", "/journal", "/moods", "/settings",
      "/birth", "/more", "/about",
      "/privacy", "/register", "/forgotten", "/reset", "/year/2027", "/month/2025-02", "/sign-out",
    ] {
      let answer = try await browser.open(page)
      #expect(answer.status == .ok, "\(page): \(answer.text.prefix(1_000))")
    }
    let pair = try await browser.post(
      "/us", ["name": name, "birth_date": "1988-11-30", "bond": "love"])
    #expect(pair.status == .ok)
    #expect(pair.text.contains("Hard between you"))
    try await browser.follow("/people", ["name": name, "birth_date": "1988-11-30"])
    let asked = try await browser.post(
      "/ask", ["question": "How is work today? \(name)", "date": "2025-10-21", "key": "k1"])
    #expect(asked.status == .ok)
    try await browser.follow("/journal", ["date": "2025-10-21", "area": "love_relationships"])
    try await browser.follow(
      "/moods", ["mood": "calm \(name)", "note": "A note.\nIts end. \(name)"])
    let settings = try await browser.post(
      "/settings",
      [
        "timezone": "Europe/Paris", "language": "en", "notify": "yes", "notification_time": "08:15",
        "retention": "365", "allow_analytics": "yes",
      ])
    #expect(settings.status == .ok)
    #expect(settings.text.contains("Saved."))
    return browser
  }

  @Test func `a person goes from birth to deletion without a script`() async throws {
    let browser = try await Self.traveller()
    let journal = try await browser.open("/journal")
    #expect(journal.text.contains("Love and relationships: 1"))
    let moods = try await browser.open("/moods")
    #expect(moods.text.contains("A note.\nIts end."))
    let form = try #require(
      PageTags(moods.text)["form"].compactMap { $0.attributes["action"] }
        .first { $0.hasPrefix("/moods/") })
    let fewer = try await browser.follow(form)
    #expect(!fewer.text.contains("A note."))
    let settings = try await browser.open("/settings")
    #expect(settings.text.contains(#"value="08:15""#))
    let export = try await browser.open("/export")
    #expect(export.headers[.contentType] == "application/json")
    #expect(export.text.contains(#""Europe/Paris""#))
    let unsure = try await browser.post("/delete")
    #expect(unsure.status == .unprocessableContent)
    let token = browser.cookies
    let gone = try await browser.follow("/delete", ["sure": "yes"])
    #expect(gone.text.contains("Everything is deleted"))
    #expect(browser.cookies.isEmpty)
    // The token that was taken away lets nobody in.
    browser.cookies = token
    let after = try await browser.open("/today")
    #expect(after.status == .seeOther)
    #expect(after.headers[.location] == "/")
  }

  @Test func `every page keeps to its policy, asks nobody else, and labels its fields`()
    async throws
  {
    let browser = try await Self.traveller()
    try await browser.open("/nowhere")
    try await browser.open("/day/2025-13-01")
    let pages = browser.answers.filter {
      $0.answer.headers[.contentType]?.hasPrefix("text/html") == true
    }
    #expect(pages.count > 20)
    for (target, answer) in pages {
      let policy = answer.headers[.contentSecurityPolicy] ?? ""
      #expect(policy.hasPrefix("default-src 'none'"), "\(target)")
      #expect(!policy.contains("unsafe"), "\(target)")
      let html = answer.text
      let found = html.matches(of: /(?:https?:)?\/\/[a-z0-9][^"'< ]*/).map { String($0.output) }
      #expect(
        found.allSatisfy {
          ["http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"].contains($0)
        },
        "\(target): \(found)")
      let tags = PageTags(html)
      for tag in tags.tags {
        #expect(tag.attributes["style"] == nil, "\(target): \(tag)")
        #expect(!tag.attributes.keys.contains { $0.hasPrefix("on") }, "\(target): \(tag)")
      }
      #expect(tags["script"].count == 1 && tags["script"][0].attributes["src"] != nil, "\(target)")
      #expect(!html.contains("javascript:"))
      #expect(html.contains("For entertainment purposes only"), "\(target)")
      #expect(html.contains(#"<html lang="en""#), "\(target)")
      #expect(tags["h1"].count == 1, "\(target)")
      let labelled = Set(tags["label"].compactMap { $0.attributes["for"] })
      let inLabels = html.matches(of: /<label class="check">\s*<input/).count
      var boxes = 0
      for field in tags["input"] + tags["select"] + tags["textarea"] {
        switch field.attributes["type"] {
        case "hidden": continue
        case "checkbox", "radio": boxes += 1
        default:
          #expect(labelled.contains(field.attributes["id"] ?? ""), "\(target): \(field)")
        }
      }
      #expect(boxes == inLabels, "\(target)")
      let ids = tags.tags.compactMap { $0.attributes["id"] }
      #expect(ids.count == Set(ids).count, "\(target)")
      for tag in tags["a"] {
        let href = tag.attributes["href"] ?? ""
        #expect(
          href.hasPrefix("/") || (href.hasPrefix("#") && ids.contains(String(href.dropFirst()))),
          "\(target): \(href)")
      }
    }
  }

  private static let attacks = [
    #"<script>alert(1)</script>"#, #""><img src=x onerror=alert(1)>"#, "';alert(1)//",
    "{id}{name}", "\u{202E}gnp.exe",
  ]

  @Test(arguments: attacks) func `what somebody types is text on every page`(
    attack: String
  )
    async throws
  {
    let browser = try await Self.traveller(name: attack)
    try await browser.open("/ask")
    try await browser.open(
      "/ask?question=\(attack.utf8.map { "%" + String($0, radix: 16).leftPadded }.joined())")
    for (field, other) in [
      ("birth_place", ["birth_date": "1990-06-15", "name": "A"]),
      ("birth_date", ["name": "A"]),
      ("birth_time", ["birth_date": "1990-06-15", "name": "A"]),
      ("birth_lat", ["birth_date": "1990-06-15", "name": "A"]),
      ("birth_zone", ["birth_date": "1990-06-15", "name": "A"]),
    ] {
      let answer = try await browser.post("/us", other.merging([field: attack]) { $1 })
      #expect(answer.status == .unprocessableContent, "\(field)")
    }
    for field in ["timezone", "notification_time", "retention"] {
      let answer = try await browser.post("/settings", [field: attack])
      #expect(answer.status == .unprocessableContent, "\(field)")
    }
    try await browser.post("/register", ["email": attack, "password": attack])
    for (target, answer) in browser.answers
    where answer.headers[.contentType]?.hasPrefix("text/html") == true {
      #expect(PageTags(answer.text)["script"].count == 1, "\(target)")
      #expect(!answer.text.contains("<script>"), "\(target)")
      #expect(!answer.text.contains("<img"), "\(target)")
      #expect(!answer.text.contains("\u{202E}"), "\(target)")
      #expect(!PageTags(answer.text).tags.contains { $0.attributes.keys.contains("onerror") })
    }
  }

  @Test func `the first page is short, its style and script with it`() async throws {
    let browser = PlayedBrowser(try PlayedServer())
    let start = try await browser.open("/")
    var count = start.body.count
    for tag in PageTags(start.text).tags where ["link", "script"].contains(tag.name) {
      let address = try #require(tag.attributes["href"] ?? tag.attributes["src"])
      let file = try await browser.open(address)
      #expect(file.status == .ok, "\(address)")
      #expect(file.headers[.cacheControl] != nil)
      count += file.body.count
    }
    #expect(count <= 60_000)
    #expect(start.headers[.setCookie] == nil)
    let manifest = try await browser.open("/manifest.webmanifest")
    for icon in manifest.text.matches(of: /"src": "([^"]+)", "sizes": "[^"]+", "type": "([^"]+)"/) {
      let picture = try await browser.open(String(icon.output.1))
      #expect(picture.headers[.contentType]?.hasPrefix(icon.output.2) == true)
      #expect(picture.body.count > 300)
    }
    let worker = try await browser.open("/service-worker.js")
    #expect(worker.headers[.contentType]?.hasPrefix("text/javascript") == true)
  }
}

extension String {
  /// Two digits of a byte.
  fileprivate var leftPadded: String { count < 2 ? "0" + self : self }
}

import Foundation
import HTTPTypes
import Testing
@testable import Web
import Wire

/// Births as people type them, signing in, and questions sent twice.
@Suite struct PageFormTests {
  /// The text beside a field.
  private static func fault(_ field: String, _ answer: Answer) -> String? {
    let found = answer.text.firstMatch(of: /id="([a-z_]+)-fault">([^<]*)</)
    return found.flatMap { $0.output.1 == field ? String($0.output.2) : nil }
  }

  @Test(arguments: [
    (["birth_date": "1990-02-30"], "birth_date"), (["birth_date": ""], "birth_date"),
    (["birth_date": "2990-01-01"], "birth_date"), (["birth_date": "2025-12-24"], "birth_date"),
    (["name": ""], "name"), (["birth_time": "25:00", "birth_place": "Ulm"], "birth_time"),
    (["birth_time": "12:00"], "birth_place"), (["birth_place": "Xqzzqxvv"], "birth_place"),
    (["birth_place": "?!"], "birth_place"), (["birth_place": "Ulm, Japan"], "birth_place"),
    (["birth_lat": "91", "birth_lon": "10", "birth_zone": "UTC"], "birth_lat"),
    (["birth_lat": "48", "birth_lon": "east", "birth_zone": "UTC"], "birth_lon"),
    (["birth_lat": "48", "birth_lon": "10", "birth_zone": "Moon/Base"], "birth_zone"),
    (["birth_lat": "48", "birth_zone": "Europe/Berlin"], "birth_lon"),
  ])
  func `what is wrong stands beside the field, and the rest stays`(
    wrong: [String: String], field: String
  ) async throws {
    let browser = PlayedBrowser(try PlayedServer())
    let sent = ["name": "Alex Q", "birth_date": "1990-06-15"].merging(wrong) { $1 }
    let answer = try await browser.post("/start", sent)
    #expect(answer.status == .unprocessableContent)
    #expect(try #require(Self.fault(field, answer)).count > 10, "\(answer.text)")
    for (name, value) in sent where name != "birth_place" || !value.isEmpty {
      #expect(
        PageTags(answer.text)["input"].contains {
          $0.attributes["name"] == name && $0.attributes["value"] == value
        }, "\(name)")
    }
    #expect(browser.cookies.isEmpty)
  }

  @Test func `a place that several have is chosen, and decides the rising sign`() async throws {
    let browser = PlayedBrowser(try PlayedServer())
    let birth = [
      "name": "Alex", "birth_date": "1990-06-15", "birth_time": "14:30",
      "birth_place": "Springfield",
    ]
    let choice = try await browser.post("/start", birth)
    #expect(choice.status == .ok)
    let radios = PageTags(choice.text)["input"].filter { $0.attributes["type"] == "radio" }
    #expect(radios.count > 2)
    #expect(choice.text.contains("Springfield, Missouri, United States"))
    let number = try #require(radios[0].attributes["value"])
    try await browser.follow("/start", birth.merging(["place_choice": number]) { $1 })
    let chart = try await browser.open("/chart")
    #expect(chart.text.contains("Rising sign "))
    // The place is known from now on, and needn't be chosen again.
    let form = try await browser.open("/birth")
    let place = try #require(
      PageTags(form.text)["input"].first { $0.attributes["name"] == "birth_place" }?
        .attributes["value"])
    #expect(place.hasPrefix("Springfield, "))
    try await browser.follow("/birth", birth.merging(["birth_place": place]) { $1 })
    #expect(try await browser.open("/chart").text.contains("Rising sign "))
  }

  @Test func `the rising sign is that of the time and the place`() async throws {
    // libswe 2.10.03: swe_houses(swe_julday(1990, 6, 15, 18.5, 1), 40.71427, -74.00597, 'P', …)
    // has the Ascendant at 193.6952°.
    let browser = try await PlayedBrowser.arrived(place: "New York City, New York, United States")
    #expect(try await browser.open("/chart").text.contains("Rising sign Libra"))
    let untimed = try await PlayedBrowser.arrived()
    #expect(try await untimed.open("/chart").text.contains("Rising sign: needs the time of birth"))
  }

  @Test(arguments: [
    ("Asia/Tokyo", "Asia/Tokyo"), ("UTC", "Europe/Berlin"), ("Etc/UTC", "Europe/Berlin"),
    ("", "Europe/Berlin"), ("Moon/Base", "Europe/Berlin"),
  ])
  func `a person's zone is that of the browser, or where it shows none that of the birth`(
    browserZone: String, zone: String
  ) async throws {
    let browser = PlayedBrowser(try PlayedServer())
    try await browser.follow(
      "/start",
      [
        "name": "Alex", "birth_date": "1990-06-15", "birth_time": "14:30",
        "birth_place": "Ulm, Germany", "clock_zone": browserZone,
      ])
    let settings = try await browser.open("/settings").text
    #expect(settings.contains(#"<option value="\#(zone)" selected="selected">"#))
  }

  @Test func `places come as somebody types`() async throws {
    let browser = PlayedBrowser(try PlayedServer())
    let answer = try await browser.open("/places?q=Ulm")
    #expect(answer.text.hasPrefix(#"["Ulm, Baden-Württemberg, Germany""#))
    #expect(try await browser.open("/places?q=%21").text == "[]")
    #expect(try await browser.open("/places").text == "[]")
  }

  @Test func `a guest becomes an account, and comes back from elsewhere`() async throws {
    let anna = try await PlayedBrowser.arrived(name: "Anna")
    let words = ["email": "anna@example.org", "password": "a long enough phrase"]
    let weak = try await anna.post("/register", ["email": "anna@example.org", "password": "short"])
    #expect(weak.status == .badRequest)
    #expect(!weak.text.contains("short\""))
    try await anna.follow("/register", words)
    let out = try await anna.follow("/sign-out")
    #expect(out.text.contains("birth_date"))
    let other = PlayedBrowser(anna.server)
    let wrong = try await other.post(
      "/sign-in", ["email": "anna@example.org", "password": "another phrase"])
    #expect(wrong.status == .unprocessableContent)
    #expect(Self.fault("email", wrong) == "Invalid email or password.")
    try await other.follow("/sign-in", words)
    #expect(try await other.open("/today").text.contains("Anna"))
  }

  @Test func `a guest has one way to leave, which deletes everything after one question`()
    async throws
  {
    let browser = try await PlayedBrowser.arrived()
    // The settings and the list of further pages lead to it, and no button signs a guest out.
    for page in ["/settings", "/more"] {
      let tags = PageTags(try await browser.open(page).text)
      #expect(tags["a"].contains { $0.attributes["href"] == "/delete" }, "\(page)")
      #expect(!tags["a"].contains { $0.attributes["href"] == "/sign-out" }, "\(page)")
      #expect(!tags["form"].contains { $0.attributes["action"] == "/sign-out" }, "\(page)")
    }
    let unsure = try await browser.post("/sign-out", ["sure": "yes"])
    #expect(unsure.status == .unprocessableContent)
    for page in [
      unsure, try await browser.open("/sign-out"), try await browser.open("/delete"),
    ] {
      let tags = PageTags(page.text)
      #expect(tags["form"].contains { $0.attributes["action"] == "/delete" })
      for way in ["/register", "/settings"] {
        #expect(tags["a"].contains { $0.attributes["href"] == way }, "\(way)")
      }
    }
    #expect(try await browser.open("/today").status == .ok)
    try await browser.follow("/delete", ["sure": "yes"])
    #expect(try await browser.open("/today").status == .seeOther)
  }

  @Test func `who has an account is not warned, and who deletes can go back`() async throws {
    let anna = try await PlayedBrowser.arrived(name: "Anna")
    let delete = PageTags(try await anna.open("/delete").text)
    #expect(
      delete["a"].contains { $0.attributes["href"] == "/settings" && $0.attributes["class"] != nil }
    )
    try await anna.follow(
      "/register", ["email": "anna@example.org", "password": "a long enough phrase"])
    #expect(try await anna.open("/sign-out").headers[.location] == "/settings")
    let settings = PageTags(try await anna.open("/settings").text)
    #expect(settings["form"].contains { $0.attributes["action"] == "/sign-out" })
  }

  @Test func `a question sent twice is answered once`() async throws {
    let browser = try await PlayedBrowser.arrived()
    let question = ["question": "How is work today?", "date": "2025-10-21", "key": "k"]
    let first = try await browser.post("/ask", question)
    #expect(first.status == .ok)
    let talk = try await browser.follow("/ask", question)
    #expect(talk.text.contains("How is work today?"))
    let answer = try #require(first.text.firstMatch(of: /<p class="said"><span>([^<]+)</)?.output.1)
    #expect(talk.text.contains(answer))
    for wrong in ["", String(repeating: "x", count: 501)] {
      let refused = try await browser.post("/ask", ["question": wrong, "date": "2025-10-21"])
      #expect(refused.status == .unprocessableContent)
    }
  }

  @Test func `a file of words lacks nothing and has nothing twice`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("data/pages.tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    _ = try PageWords(file: Array(text.utf8))
    #expect(throws: PageWordsError.self) {
      try PageWords(file: Array((text + "brand\tAgain\n").utf8))
    }
    #expect(throws: PageWordsError.self) {
      try PageWords(file: Array((text + "nothing\tx\n").utf8))
    }
    #expect(throws: PageWordsError.self) {
      try PageWords(file: Array(text.replacing("brand\tAstrolabe\n", with: "").utf8))
    }
  }
}

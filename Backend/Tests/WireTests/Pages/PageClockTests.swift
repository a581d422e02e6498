import Astrolabe
import HTTPTypes
import Testing
@testable import Web
import Wire

/// How pages write times of day, and what they ask about a time that clocks showed twice or never.
@Suite struct PageClockTests {
  @Test(arguments: [
    ("About 07:00 it is quiet.", "About 7:00\u{A0}am it is quiet."), ("00:05", "12:05\u{A0}am"),
    ("12:00 and 23:59", "12:00\u{A0}pm and 11:59\u{A0}pm"), ("(13:30)", "(1:30\u{A0}pm)"),
    ("09:15:30", "09:15:30"), ("24:00, 07:60, 7:30", "24:00, 07:60, 7:30"), ("107:30", "107:30"),
    ("at 18:45.", "at 6:45\u{A0}pm."), ("a day 8:5", "a day 8:5"),
    ("é 10:10 é", "é 10:10\u{A0}am é"),
    ("", ""), ("1", "1"), ("12:3", "12:3"),
  ])
  func `a text's times are written by a clock of twelve hours`(text: String, twelve: String) {
    #expect(ClockStyle.twelve.text(text) == twelve)
    #expect(ClockStyle.twentyFour.text(text) == text)
  }

  @Test(arguments: [
    (0, "00:00", "12 am"), (6, "06:00", "6 am"), (12, "12:00", "12 pm"), (23, "23:00", "11 pm"),
  ])
  func `an hour begins by both clocks`(hour: Int, long: String, short: String) {
    #expect(ClockStyle.twentyFour.text(ofHour: hour) == long)
    #expect(ClockStyle.twelve.text(ofHour: hour).replacing("\u{A0}", with: " ") == short)
  }

  @Test func `the clock that is chosen is kept by the browser, and forgotten when it leaves`()
    async throws
  {
    let browser = try await PlayedBrowser.arrived(place: "Ulm, Germany")
    #expect(try await browser.open("/chart").text.contains("14:30"))
    let settings = ["timezone": "Europe/Berlin", "notification_time": "08:15", "clock": "12"]
    let saved = try await browser.post("/settings", settings)
    #expect(saved.status == .ok)
    #expect(saved.text.contains(#"<option value="12" selected="selected">"#))
    #expect(browser.cookies["astrolabe_clock"] == "12")
    let chart = try await browser.open("/chart")
    #expect(chart.text.contains("2:30\u{A0}pm"))
    #expect(!chart.text.contains("14:30"))
    // What a person wrote stays as it was written, and so does what is kept.
    let moods = try await browser.follow("/moods", ["mood": "calm", "note": "Slept at 14:30."])
    #expect(moods.text.contains("Slept at 14:30."))
    #expect(moods.text.contains("2:00\u{A0}pm"))
    #expect(try await browser.open("/birth").text.contains(#"value="14:30""#))
    // A choice that there is not changes nothing.
    try await browser.post("/settings", settings.merging(["clock": "13"]) { $1 })
    #expect(browser.cookies["astrolabe_clock"] == "12")
    try await browser.follow("/delete", ["sure": "yes"])
    #expect(browser.cookies.isEmpty)
  }

  /// On 28 October 1990 clocks in New York showed 01:30 twice.
  private static let twice = [
    "name": "Alex", "birth_date": "1990-10-28", "birth_time": "01:30",
    "birth_place": "New York City, New York, United States",
  ]

  /// On 1 April 1990 they showed no 02:30.
  private static let never = twice.merging(
    ["birth_date": "1990-04-01", "birth_time": "02:30"]) { $1 }

  /// The answers that a page offers, and which of them is chosen.
  private static func choices(_ page: Answer) -> [String: Bool] {
    let boxes = PageTags(page.text)["input"].filter { $0.attributes["name"] == "clock_choice" }
    return Dictionary(
      uniqueKeysWithValues: boxes.map {
        ($0.attributes["value"] ?? "", $0.attributes["checked"] != nil)
      })
  }

  @Test(arguments: [
    // 01:30 before clocks were set back is 05:30 UTC, and after that 06:30.
    (twice, "earlier", "1990-10-28T05:30:00Z"), (twice, "later", "1990-10-28T06:30:00Z"),
    // 02:30 by clocks that are not yet set forward is 07:30 UTC, and by those that are 06:30.
    (never, "later", "1990-04-01T07:30:00Z"), (never, "earlier", "1990-04-01T06:30:00Z"),
  ])
  func `a time that clocks showed twice or never is asked about`(
    birth: [String: String], choice: String, utc: String
  ) async throws {
    let browser = PlayedBrowser(try PlayedServer())
    let question = try await browser.post("/start", birth)
    #expect(question.status == .ok)
    #expect(Self.choices(question) == ["earlier": false, "later": false])
    #expect(browser.cookies.isEmpty)
    try await browser.follow("/start", birth.merging(["clock_choice": choice]) { $1 })
    let token = try #require(browser.cookies["astrolabe"])
    let chart = await browser.server.ask(.get, "/v1/me/chart", token: token)
    #expect(chart.text.contains(utc), "\(chart.text)")
    // The form for a change shows what was chosen.
    let form = try await browser.open("/birth")
    #expect(Self.choices(form)[choice] == true)
    #expect(Self.choices(form).values.filter(\.self).count == 1)
  }

  @Test func `an answer that is none asks again, and a time without doubt asks nothing`()
    async throws
  {
    let browser = PlayedBrowser(try PlayedServer())
    for wrong in ["refuse", "both", ""] {
      let again = try await browser.post(
        "/start", Self.twice.merging(["clock_choice": wrong]) { $1 })
      #expect(Self.choices(again).count == 2, "\(wrong)")
    }
    try await browser.follow("/start", Self.twice.merging(["birth_time": "12:00"]) { $1 })
    #expect(Self.choices(try await browser.open("/birth")).isEmpty)
  }

  @Test func `what was chosen among places stays when the clocks ask`() async throws {
    let browser = PlayedBrowser(try PlayedServer())
    let birth = Self.twice.merging(["birth_place": "Springfield"]) { $1 }
    let places = try await browser.post("/start", birth)
    let place = try #require(
      PageTags(places.text)["input"].first { $0.attributes["name"] == "place_choice" }?
        .attributes["value"])
    let clocks = try await browser.post("/start", birth.merging(["place_choice": place]) { $1 })
    #expect(Self.choices(clocks).count == 2)
    let name = try #require(
      PageTags(clocks.text)["input"].first { $0.attributes["name"] == "birth_place" }?
        .attributes["value"])
    let arrived = try await browser.follow(
      "/start", birth.merging(["birth_place": name, "clock_choice": "later"]) { $1 })
    #expect(arrived.text.contains("Sun in Scorpio"))
  }
}

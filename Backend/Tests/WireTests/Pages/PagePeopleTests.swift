import Astrolabe
import HTTPTypes
import Store
import Testing
import Wire

/// People whose charts somebody keeps, and the week with them.
@Suite struct PagePeopleTests {
  private static let sam = [
    "name": "Sam", "birth_date": "1988-11-30", "birth_time": "06:45", "birth_place": "Ulm, Germany",
  ]

  /// The addresses of the people that a page lists.
  private static func addresses(_ page: Answer) -> [String] {
    PageTags(page.text)["a"].compactMap { $0.attributes["href"] }
      .filter { $0.hasPrefix("/people/pers_") && !$0.hasSuffix("/us") }
  }

  @Test func `a person is kept with their chart, compared, and deleted`() async throws {
    let browser = try await PlayedBrowser.arrived(place: "Ulm, Germany")
    let empty = try await browser.open("/people")
    #expect(Self.addresses(empty).isEmpty)
    let people = try await browser.follow("/people", Self.sam)
    #expect(people.text.contains("Wednesday 30 November 1988, 06:45"))
    let address = try #require(Self.addresses(people).first)
    // libswe 2.10.03: the Sun of 1988-11-30 05:45 UT is at 248.2°, 8° of Sagittarius.
    let chart = try await browser.open(address)
    #expect(chart.text.contains("Sun in Sagittarius"))
    #expect(chart.text.contains("Rising sign "))
    let pair = try await browser.open(address + "/us?bond=work")
    #expect(pair.text.contains("<h1>You and <bdi>Sam</bdi></h1>"))
    func current(_ page: Answer) -> [String] {
      PageTags(page.text)["a"].filter { $0.attributes["aria-current"] == "true" }
        .compactMap { $0.attributes["href"] }
    }
    #expect(current(pair) == [address + "/us?bond=work"])
    // What two people are to each other is asked, and never guessed.
    let asked = try await browser.open(address + "/us")
    #expect(current(asked).isEmpty)
    #expect(asked.text.contains("Hard between you"))
    #expect(!asked.text.contains("you are called"))
    let once = try await browser.post("/us", Self.sam)
    #expect(once.status == .unprocessableContent)
    #expect(once.text.contains("Choose what you are to each other."))
    let export = try await browser.open("/export")
    #expect(export.text.contains("1988-11-30T06:45"))
    let left = try await browser.follow(address + "/delete")
    #expect(Self.addresses(left).isEmpty)
    #expect(try await browser.open(address).status == .notFound)
  }

  @Test func `without a time of birth no sign is shown as certain, and no houses`() async throws {
    let browser = try await PlayedBrowser.arrived(place: "Ulm, Germany")
    let untimed = Self.sam.filter { $0.key != "birth_time" }
    let people = try await browser.follow("/people", untimed)
    let chart = try await browser.open(try #require(Self.addresses(people).first)).text
    // swetest 2.10.03, -b29.11.1988 -p1 -ut23:00, when the date begins in Ulm, and a day later.
    #expect(chart.contains("Moon in Leo or Virgo"))
    // The page speaks of another, so that nothing in it is about the reader's own time.
    #expect(chart.contains("Sam’s time of birth is not known"))
    #expect(chart.contains("The Moon changed sign on Sam’s date of birth"))
    #expect(!chart.contains("Your time of birth"))
    #expect(chart.contains("<td>from 23°32′ Leo to 5°27′ Virgo</td>"))
    #expect(!chart.contains(">House<"))
    #expect(!chart.contains("houses are whole signs"))
    // swetest 2.10.03, -b2.3.1975 -p1 -ut0:00: 5° of Scorpio, and a day later 19°.
    let sure = try await browser.follow("/people", ["name": "Kim", "birth_date": "1975-03-02"])
    let other = try #require(Self.addresses(sure).last)
    #expect(try await browser.open(other).text.contains("Moon in Scorpio"))
  }

  @Test func `what is easy and what is hard stands once, and what is both stands as both`()
    async throws
  {
    let browser = try await PlayedBrowser.arrived(place: "Ulm, Germany")
    var both = 0
    for date in ["1988-11-30", "1975-03-02", "1991-07-20"] {
      for bond in PairPortrait.Bond.allCases {
        let page = try await browser.post(
          "/us", ["name": "Sam", "birth_date": date, "bond": bond.rawValue]
        ).text
        let lists = try #require(
          page.firstMatch(of: /<section class="two" id="poles">[\s\S]*?<\/section>/))
        let shared = page.firstMatch(of: /<section class="part" id="both">[\s\S]*?<\/section>/)
        func themes(_ html: Substring?) -> [Substring] {
          html?.matches(of: /<h3>([^<]+)<\/h3>/).map(\.output.1) ?? []
        }
        let all = themes(lists.output) + themes(shared?.output)
        #expect(!all.isEmpty && all.count == Set(all).count, "\(date) \(bond): \(all)")
        both += themes(shared?.output).count
        // What it means comes without the contact, which is among the facts.
        for term in [" supports ", " at odds ", " get on."] {
          #expect(!lists.output.contains(term), "\(date) \(bond): \(term)")
        }
        // No chapter says again what the lists say.
        #expect(!page.contains("What takes work") && !page.contains("What is easy"))
      }
    }
    #expect(both > 0)
  }

  @Test func `the week has a row for everybody, and the day that is best on average`()
    async throws
  {
    let browser = try await PlayedBrowser.arrived()
    try await browser.follow("/people", Self.sam)
    let page = try await browser.follow(
      "/people", ["name": "Kim", "birth_date": "1975-03-02"])
    let text = page.text
    let rows = text.matches(of: /<tbody[^>]*>([\s\S]*?)<\/tbody>/).map { row in
      row.output.1.matches(of: /<b>([+−]?)([0-9]+)<\/b>/).map { cell in
        (cell.output.1 == "−" ? -1 : 1) * (Int(cell.output.2) ?? .max)
      }
    }
    #expect(rows.count == 4)
    #expect(rows.allSatisfy { $0.count == 7 }, "\(rows)")
    for day in 0..<7 {
      let mean = Double(rows[0][day] + rows[1][day] + rows[2][day]) / 3
      // Each of the three and the mean is rounded to a whole number.
      #expect(abs(mean - Double(rows[3][day])) <= 1, "\(rows)")
    }
    let best = try #require(text.firstMatch(of: /, \+?(−?[0-9]+) on average/)).output.1
    let most = try #require(rows[3].max())
    #expect(best.replacing("−", with: "-") == "\(most)")
    // One's own row leads to the days.
    #expect(PageTags(text)["a"].contains { $0.attributes["href"] == "/day/2025-10-21" })
  }

  @Test func `who is in the week can be chosen`() async throws {
    let browser = try await PlayedBrowser.arrived()
    for number in 1...8 {
      try await browser.follow(
        "/people", ["name": "P\(number)", "birth_date": "1980-01-0\(number)"])
    }
    let all = try await browser.open("/people")
    #expect(all.text.matches(of: /<tbody/).count == 1 + 6 + 1)
    let last = try #require(
      PageTags(all.text)["input"].compactMap { $0.attributes["name"] }
        .last { $0.hasPrefix("with-") })
    let one = try await browser.open("/people?for=love&\(last)=yes")
    #expect(one.text.matches(of: /<tbody/).count == 3)
    #expect(one.text.contains(#"<option value="love" selected="selected">"#))
  }

  @Test func `nobody sees the people of others`() async throws {
    let server = try PlayedServer()
    let anna = try await PlayedBrowser.arrived(server)
    let people = try await anna.follow("/people", Self.sam)
    let address = try #require(Self.addresses(people).first)
    let eve = try await PlayedBrowser.arrived(server, name: "Eve")
    #expect(try await eve.open(address).status == .notFound)
    #expect(try await eve.open(address + "/us").status == .notFound)
    try await eve.follow(address + "/delete")
    #expect(try await anna.open(address).status == .ok)
  }

  @Test func `a birth that is wrong brings the form back`() async throws {
    let browser = try await PlayedBrowser.arrived()
    for wrong in [["birth_date": "1988-02-30"], ["name": ""], ["birth_place": "Xqzzqxvv"]] {
      let answer = try await browser.post("/people", Self.sam.merging(wrong) { $1 })
      #expect(answer.status == .unprocessableContent)
      #expect(answer.text.contains("aria-invalid=\"true\""))
    }
    #expect(Self.addresses(try await browser.open("/people")).isEmpty)
  }

  @Test func `how somebody lives is kept with their settings`() async throws {
    let browser = try await PlayedBrowser.arrived()
    let fields = [
      "timezone": "Europe/Paris", "language": "en", "notification_time": "08:15",
      "relationship": "single", "work": "studies",
    ]
    let saved = try await browser.post("/settings", fields)
    for value in ["single", "studies"] {
      #expect(saved.text.contains(#"<option value="\#(value)" selected="selected">"#), "\(value)")
    }
    let unsaid = try await browser.post(
      "/settings", fields.merging(["relationship": "", "work": "nonsense"]) { $1 })
    #expect(!unsaid.text.contains(#"<option value="single" selected="selected">"#))
    #expect(!unsaid.text.contains(#"<option value="studies" selected="selected">"#))
  }
}

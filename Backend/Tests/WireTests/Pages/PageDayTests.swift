import Astrolabe
import HTTPTypes
import Store
import Testing
import Wire

/// What a day's page says at first, and what it says on request; and which days of a month it names.
@Suite struct PageDayTests {
  /// A page without what opens on request.
  private static func closed(_ html: String) -> String {
    var rest = html
    while let inner = rest.firstMatch(of: /<details(?:(?!<details)[\s\S])*?<\/details>/) {
      rest.removeSubrange(inner.range)
    }
    return rest
  }

  @Test func `a day says one thing, what to do and what to leave, and the rest on request`()
    async throws
  {
    let browser = try await PlayedBrowser.arrived(place: "Ulm, Germany")
    let token = try #require(browser.cookies["astrolabe"])
    for day in ["2025-10-21", "2025-10-28", "2026-02-11"] {
      let answer = await browser.server.ask(.get, "/v1/me/readings/\(day)", token: token)
      func text(_ name: String) throws -> String { try #require(answer.text.member(name)) }
      let page = try await browser.open("/day/\(day)").text
      let first = Self.closed(page)
      for name in ["daily_theme_headline", "do", "dont", "reflect_on"] {
        #expect(first.contains(try text(name)), "\(day) \(name)")
      }
      // A text that says “Don’t” has no such word above it.
      let caution = try #require(first.firstMatch(of: /<li class="dont">([\s\S]*?)<\/li>/))
      #expect(!caution.output.1.contains("<b>"))
      for name in ["daily_overview", "energy_rhythm", "look_ahead_preview"] {
        let said = try text(name)
        #expect(page.contains(said), "\(day) \(name)")
        #expect(!first.contains(said), "\(day) \(name)")
      }
      for term in ["natal", "Midheaven", "Ascendant", "North Node", "°"] {
        #expect(!first.contains(term), "\(day): \(term)")
      }
    }
  }

  @Test func `a score means the same on every page`() async throws {
    let browser = try await PlayedBrowser.arrived(place: "Ulm, Germany")
    try await browser.follow("/people", ["name": "Sam", "birth_date": "1988-11-30"])
    for page in ["/today", "/month", "/people"] {
      let text = try await browser.open(page).text
      #expect(text.contains("−10 and below: hard"), "\(page)")
    }
    // A bar is blue from +10 on, orange from −10 on, and grey between.
    var kinds: Set<Substring> = []
    for day in ["2025-10-21", "2025-10-28", "2026-02-11"] {
      let meters = try await browser.open("/day/\(day)").text.matches(
        of:
          /<small>([+−]?)([0-9]+)<\/small><\/span>\s*<svg class="bar"[\s\S]*?class="(ease|strain|calm)"/
      )
      #expect(meters.count > 15)
      for meter in meters {
        let score = (Int(meter.output.2) ?? 0) * (meter.output.1 == "−" ? -1 : 1)
        let kind = score <= -10 ? "strain" : score >= 10 ? "ease" : "calm"
        #expect(meter.output.3 == kind, "\(day): \(score)")
        kinds.insert(meter.output.3)
      }
    }
    #expect(kinds.count == 3)
  }

  @Test func `the tab of a page is marked, and a day is in its month`() async throws {
    let browser = try await PlayedBrowser.arrived()
    for (page, tab) in [
      ("/today", "/today"), ("/day/2025-10-28", "/month"), ("/day/2025-10-28/areas", "/month"),
      ("/month", "/month"),
    ] {
      let current = PageTags(try await browser.open(page).text)["a"]
        .filter { $0.attributes["aria-current"] == "page" }.compactMap { $0.attributes["href"] }
      #expect(current == [tab], "\(page)")
    }
    // On a phone the journal is behind the list of further pages.
    let journal = PageTags(try await browser.open("/journal").text)["a"]
      .filter { $0.attributes["aria-current"] == "page" }.compactMap { $0.attributes["href"] }
    #expect(journal == ["/journal", "/more"])
    let about = PageTags(try await browser.open("/about").text)["a"]
    #expect(!about.contains { $0.attributes["aria-current"] != nil })
  }

  @Test func `a year begins with what comes next, and what is over is folded`() async throws {
    // It is 21 October 2025.
    let browser = try await PlayedBrowser.arrived(place: "Ulm, Germany")
    let page = try await browser.open("/year").text
    func days(_ text: String) -> [String] {
      text.matches(of: /href="\/day\/([0-9-]+)"/).map { String($0.output.1) }
    }
    let first = days(Self.closed(page))
    #expect(!first.isEmpty && first.allSatisfy { $0 >= "2025-10-21" }, "\(first)")
    #expect(days(page).contains { $0 < "2025-10-21" })
    for term in ["profection", "lord of", "sextile", "transits are exact"] {
      #expect(!Self.closed(page).contains(term), "\(term)")
    }
  }

  /// The days of a month's calendar with their scores, and those of its two lists.
  private static func month(
    _ page: Answer
  ) -> (scores: [String: Int], easiest: [String], hardest: [String]) {
    var scores: [String: Int] = [:]
    for cell in page.text.matches(
      of: /<td[^>]*><a href="\/day\/([0-9-]+)"[^>]*><b>[0-9]+<\/b><small>([+−]?)([0-9]+)<\/small>/)
    {
      scores[String(cell.output.1)] = (Int(cell.output.3) ?? 0) * (cell.output.2 == "−" ? -1 : 1)
    }
    let lists = page.text.matches(
      of: /<h2>(?:Easi|Hard)est days[\s\S]*?<\/div>\s*(?:<div>|<\/section>)/
    )
    .map { list in
      list.output.matches(of: /href="\/day\/([0-9-]+)"/).map { String($0.output.1) }
    }
    return (scores, lists.first ?? [], lists.last ?? [])
  }

  @Test func `the days that a month names are not over`() async throws {
    // It is 21 October 2025.
    let browser = try await PlayedBrowser.arrived(place: "Ulm, Germany")
    for subject in ["", "love", "career", "vitality"] {
      let (scores, easiest, hardest) = Self.month(try await browser.open("/month?for=\(subject)"))
      #expect(scores.count == 31)
      for day in easiest + hardest { #expect(day >= "2025-10-21", "\(subject) \(day)") }
      for (list, sign) in [(easiest, 1), (hardest, -1)] where list.allSatisfy({ $0 < "2025-11" }) {
        let left = scores.filter { $0.key >= "2025-10-21" && $0.value * sign > 10 }
        #expect(Set(list).isSuperset(of: left.count <= 5 ? Array(left.keys) : []), "\(subject)")
        let listed = list.compactMap { scores[$0] }.map { $0 * sign }
        #expect(listed == listed.sorted(by: >), "\(subject): \(listed)")
        #expect(listed.allSatisfy { $0 >= 10 })
      }
    }
  }

  @Test func `where no day is left, those of the next month are named`() async throws {
    // Noon of 31 October 2025: one day can't be both easy and hard.
    let server = try PlayedServer(clock: { Timestamp(milliseconds: 1_761_912_000_000) })
    let browser = try await PlayedBrowser.arrived(server, place: "Ulm, Germany")
    let page = try await browser.open("/month?for=love")
    let (_, easiest, hardest) = Self.month(page)
    let next = (easiest + hardest).filter { $0.hasPrefix("2025-11") }
    #expect(!next.isEmpty)
    #expect(page.text.contains("None is left this month. These are in November."))
    // A month that is over is shown as it was, and one that is to come as a whole.
    let past = Self.month(try await browser.open("/month/2025-09?for=love"))
    #expect((past.easiest + past.hardest).allSatisfy { $0.hasPrefix("2025-09") })
    let coming = Self.month(try await browser.open("/month/2025-11?for=love"))
    #expect(Set(coming.easiest + coming.hardest).isSuperset(of: next))
  }
}

extension String {
  /// The text that a member of a document of ours has, as a page escapes it; nil if there is none.
  fileprivate func member(_ name: String) -> String? {
    guard let start = firstRange(of: "\"\(name)\":\"") else { return nil }
    let rest = self[start.upperBound...]
    guard let end = rest.firstIndex(of: "\"") else { return nil }
    return String(rest[..<end])
  }
}

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
      // What to do and what not to do come first, each with its label.
      let places = try ["<b>One thing to do</b>", text("do"), "<b>One thing not to do</b>"]
        .map { try #require(first.firstRange(of: $0), "\(day) \($0)").lowerBound }
      let headline = try #require(first.firstRange(of: try text("daily_theme_headline")))
      #expect(places == places.sorted() && places[2] < headline.lowerBound, "\(day)")
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

  @Test func `a day of a calendar has the colour of its score on every page`() async throws {
    let browser = try await PlayedBrowser.arrived(place: "Ulm, Germany")
    try await browser.follow("/people", ["name": "Sam", "birth_date": "1988-11-30"])
    for page in ["/month/2025-11", "/people"] {
      let text = try await browser.open(page).text
      #expect(text.contains("−10 and below: hard"), "\(page)")
      // What the legend shows is what the days have.
      for kind in ["s2", "l0", "e2"] { #expect(text.contains(#"<i class="\#(kind)""#), "\(page)") }
      let cells = text.matches(
        of: /<td class="([sel])[0-9][^"]*">[\s\S]*?>([+−]?)([0-9]+)<\/(?:small|b)><\/(?:a|span)>/)
      #expect(cells.count >= 21)
      for cell in cells {
        let score = (Int(cell.output.3) ?? 0) * (cell.output.2 == "−" ? -1 : 1)
        #expect(cell.output.1 == (score <= -10 ? "s" : score >= 10 ? "e" : "l"), "\(score)")
      }
    }
  }

  @Test func `the colour of a bar is that of the sentence beside it`() async throws {
    let browser = try await PlayedBrowser.arrived(place: "Ulm, Germany")
    let token = try #require(browser.cookies["astrolabe"])
    var kinds: [Substring: Int] = [:]
    for day in ["2025-10-21", "2025-10-28", "2025-11-05", "2025-12-01", "2026-02-11"] {
      let reading = await browser.server.ask(.get, "/v1/me/readings/\(day)", token: token).text
      let bars = try await browser.open("/day/\(day)").text.matches(
        of: /<b>([^<]+)<\/b>\s*<span class="word">[\s\S]*?class="(ease|strain|calm)"/)
      for meter in Meter.allCases {
        // The texts of a meter are chosen by its quality.
        let member = try #require(reading.firstRange(of: #""meter_name":"\#(meter.name)""#))
        let rest = String(reading[member.upperBound...])
        let score = try #require(
          rest.firstMatch(of: /"unified_score":(-?[0-9.]+)/).flatMap { Double($0.output.1) })
        let quality = try #require(rest.member("unified_quality"))
        let kind =
          switch quality {
          case "harmonious", "peaceful": "ease"
          case "challenging": "strain"
          default: score > 15 ? "ease" : score < -15 ? "strain" : "calm"
          }
        let bar = try #require(bars.last { $0.output.1 == meter.title }, "\(day) \(meter)")
        #expect(bar.output.2 == kind, "\(day) \(meter): \(quality) \(score)")
        kinds[bar.output.2, default: 0] += 1
      }
      // A group has another name than its meters.
      #expect(bars.count { $0.output.1 == "Growth" } == 1, "\(day)")
    }
    #expect(kinds.count == 3)
  }

  @Test func `questions about a day are about that day`() async throws {
    let browser = try await PlayedBrowser.arrived(place: "Ulm, Germany")
    for day in ["2025-10-21", "2025-10-28", "2025-11-05", "2026-02-11"] {
      let questions = PageTags(try await browser.open("/day/\(day)").text)["a"]
        .compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("/ask?question=") }
      #expect(questions.count >= 3, "\(day)")
      for question in questions {
        #expect(question.contains("today") || question.contains("tonight"), "\(day) \(question)")
      }
    }
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
      for (list, sign) in [(easiest, 1), (hardest, -1)] {
        let left = scores.filter { $0.key >= "2025-10-21" && $0.value * sign > 10 }
        #expect(list.allSatisfy { $0.hasPrefix("2025-10") }, "\(subject)")
        #expect(Set(list).isSuperset(of: left.count <= 5 ? Array(left.keys) : []), "\(subject)")
        let listed = list.compactMap { scores[$0] }.map { $0 * sign }
        #expect(listed == listed.sorted(by: >), "\(subject): \(listed)")
        #expect(listed.allSatisfy { $0 >= 10 })
      }
    }
  }

  @Test func `days that are over are pale, and only in the month that is now`() async throws {
    // It is 21 October 2025.
    let browser = try await PlayedBrowser.arrived(place: "Ulm, Germany")
    func days(_ page: String, over: Bool) -> [String] {
      page.matches(of: /<td class="([^"]*)"><a href="\/day\/([0-9-]+)"/)
        .filter { $0.output.1.split(separator: " ").contains("over") == over }
        .map { String($0.output.2) }
    }
    let now = try await browser.open("/month?for=love").text
    #expect(days(now, over: true).count == 20)
    #expect(days(now, over: true).allSatisfy { $0 < "2025-10-21" })
    #expect(days(now, over: false).count == 11)
    #expect(now.contains("paler: over"))
    #expect(now.contains("Easiest days for love still to come"))
    for other in ["/month/2025-09", "/month/2025-11"] {
      let page = try await browser.open(other).text
      #expect(days(page, over: true).isEmpty && days(page, over: false).count == 30, "\(other)")
      #expect(!page.contains("paler: over") && !page.contains("still to come"), "\(other)")
    }
  }

  @Test func `where no day is left, the way to the next month is shown`() async throws {
    // Noon of 31 October 2025: one day can't be both easy and hard.
    let server = try PlayedServer(clock: { Timestamp(milliseconds: 1_761_912_000_000) })
    let browser = try await PlayedBrowser.arrived(server, place: "Ulm, Germany")
    let page = try await browser.open("/month?for=love")
    let (_, easiest, hardest) = Self.month(page)
    #expect((easiest + hardest).allSatisfy { $0 == "2025-10-31" })
    #expect(page.text.contains("None is left in October."))
    #expect(
      PageTags(page.text)["a"].count { $0.attributes["href"] == "/month/2025-11?for=love" } > 1)
    // A month that is over is shown as it was, and one that is to come as a whole.
    let past = Self.month(try await browser.open("/month/2025-09?for=love"))
    #expect((past.easiest + past.hardest).allSatisfy { $0.hasPrefix("2025-09") })
    let coming = Self.month(try await browser.open("/month/2025-11?for=love"))
    #expect(!coming.easiest.isEmpty && !coming.hardest.isEmpty)
    #expect((coming.easiest + coming.hardest).allSatisfy { $0.hasPrefix("2025-11") })
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

import Testing

/// The page of `today`, against the facts asked for and those that swetest 2.10.03 prints.
@Suite struct TodayTests {
  private static let page = Result {
    try Program.run(["today", "--date", "2025-01-06"] + Samples.newYork)
  }

  @Test(arguments: [
    ("Sun ", "24°23′ Gemini", "house 9"), ("Moon ", "18°59′ Pisces", "house 6"),
    ("Saturn ", "24°01′ Capricorn retrograde", "house 4"),
    ("Jupiter ", "15°57′ Cancer", "house 10"), ("Ascendant ", "13°42′ Libra", ""),
    ("Midheaven ", "15°55′ Cancer", ""),
  ])
  func `the birth chart is shown`(_ name: String, _ position: String, _ house: String) throws {
    let line = try #require(Self.page.get().lines.first { $0.hasPrefix("  \(name)") })
    #expect(line.contains(" \(position)"))
    #expect(line.hasSuffix(house.isEmpty ? position : house))
    #expect(line.contains("retrograde") == position.contains("retrograde"))
  }

  @Test func `the Moon of the day is shown`() throws {
    let text = try Self.page.get().lines.joined(separator: " ")
    #expect(text.contains("First Quarter, 44.5 % lit; full in 7.4 days,"))
    #expect(text.contains("new in 23.0 days"))
    #expect(text.contains("Moon today Aries, in your house 6"))
  }

  // The Moon was full on 24 November 2026 at 14:53 UTC and new on 9 November at 07:02 (US Naval Observatory).
  @Test(arguments: [
    ("2026-11-24", "Full Moon", "full in 0.1 days"), ("2026-11-25", "Full Moon", "just past full"),
    ("2026-11-09", "New Moon", "just past new"), ("2026-11-08", "New Moon", "new in 0.8 days"),
  ])
  func `a Moon of the day after is just past full or new`(
    _ date: String, _ phase: String, _ wait: String
  ) throws {
    let page = try Program.run(["today", "--date", date, "--birth", "1990-06-15"])
    let text = page.output.split { $0.isWhitespace }.joined(separator: " ")
    let start = try #require(text.firstRange(of: "Moon today ")).upperBound
    let moon = text[start...].prefix(80)
    #expect(moon.contains(phase) && moon.contains(wait), "\(moon)")
    #expect(!moon.contains("in 2"), "\(moon)")
  }

  @Test func `the run ends well and quietly`() throws {
    let outcome = try Self.page.get()
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.lines[0] == "Monday 6 January 2025  calculated for 12:00 in UTC")
    #expect(outcome.output.contains("Sun sign   Gemini"))
  }

  // From the vectors that the definition of the scores prints.
  @Test(arguments: [
    ("All", 46, "mixed"), ("Mind", 27, "challenging"), ("Emotions", 30, "quiet"),
    ("Body", 44, "challenging"), ("Spirit", 63, "mixed"), ("Growth overall", 56, "mixed"),
  ])
  func `a group's intensity is shown`(_ name: String, _ intensity: Int, _ word: String) throws {
    let lines = try Self.page.get().lines
    let line = try #require(lines.first { $0.hasPrefix("  \(name) ") && $0.contains("█") })
    #expect(line.contains(" \(intensity)  \(word)"))
  }

  @Test(arguments: [
    ("Love", "+3"), ("Drive", "−55"), ("Creativity", "+42"), ("Inner Stability", "+29"),
    ("Focus", " 0"),
  ])
  func `a meter's unified score is shown`(_ name: String, _ score: String) throws {
    let line = try #require(Self.page.get().lines.first { $0.hasPrefix("    \(name) ") })
    #expect(line.contains(" \(score)  "))
  }

  @Test func `a birth without a time says what it does without`() throws {
    let outcome = try Program.run(["today", "--date", "2025-01-06"] + Samples.dateOnly)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Without time, zone and place"))
    #expect(!outcome.output.contains("Ascendant"))
    #expect(outcome.output.contains("24°08′ Gemini"))
  }

  @Test func `a date zone has another noon`() throws {
    let outcome = try Program.run(
      ["today", "--date", "2025-01-06", "--date-zone", "Pacific/Auckland"] + Samples.newYork)
    #expect(outcome.lines[0] == "Monday 6 January 2025  calculated for 12:00 in Pacific/Auckland")
    // 23:00 UTC the day before, when the Moon had just entered Aries, at 19:01 UTC.
    #expect(outcome.output.contains("Moon today Aries"))
    #expect(!outcome.output.contains("44.5 % lit"))
  }

  @Test(arguments: ["1800-01-01", "2399-12-31"])
  func `the ends of the ephemeris are named`(_ date: String) throws {
    let birth = date == "1800-01-01" ? "1790-06-15" : "1990-06-15"
    let outcome = try Program.run(["today", "--date", date, "--birth", birth])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let words = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("full after 2399-12-31") == (date == "2399-12-31"))
  }

  /// The meters' lines below the news have all seventeen scores.
  @Test(arguments: ["2026-01-19", "2026-04-02", "2026-07-19", "2026-09-05", "2026-11-29"])
  func `news has the day's extremes`(_ date: String) throws {
    let lines = try Program.run(["today", "--date", date] + Samples.newYork).lines
    let meters = try #require(lines.firstIndex { $0.hasPrefix("Seventeen meters") })
    let scores = lines[meters...].compactMap { line -> (name: String, score: Int)? in
      guard line.hasPrefix("    "), line.contains("│"),
        let score = line.split(separator: " ").lazy.compactMap({ word in
          Int(word.replacing("−", with: "-").replacing("+", with: ""))
        }).first
      else { return nil }
      return (line.prefix { $0.isLetter || $0 == " " }.trimmed, score)
    }
    #expect(scores.count == 17)
    let first = try #require(lines.firstIndex(of: "News"))
    let news = lines[first...].prefix { !$0.isEmpty }.joined(separator: "\n")
    for extreme in [scores.min { $0.score < $1.score }, scores.max { $0.score < $1.score }] {
      guard let extreme, extreme.score.magnitude > 60 else { continue }
      #expect(news.contains("  \(extreme.name) "), "\(extreme) \(news)")
    }
  }
}

extension Substring {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}

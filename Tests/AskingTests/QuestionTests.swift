import Foundation
import TestSupport
import Testing
import Words

@testable import Asking

@Suite struct QuestionTests {
  /// What issue and design ask for: the area right for 90 of 100, the kind for 85.
  private static let leastAreas = 0.90
  private static let leastKinds = 0.85

  private static func shares(_ labelled: [Labelled]) throws -> (area: Double, kind: Double) {
    let asked = try labelled.map { (label: $0, question: try Question($0.text)) }
    let count = Double(asked.count)
    return (
      Double(asked.count { $0.label.area == $0.question.area }) / count,
      Double(asked.count { $0.label.kind == $0.question.kind }) / count
    )
  }

  @Test func `areas and kinds of 300 labelled questions are recognized`() throws {
    let all = try Labelled.all.get()
    #expect(all.count >= 300)
    let held = all.enumerated().filter { $0.offset % 5 == 4 }.map(\.element)
    let others = all.enumerated().filter { $0.offset % 5 != 4 }.map(\.element)
    for (name, part) in [("all", all), ("held back", held), ("others", others)] {
      let shares = try Self.shares(part)
      #expect(shares.area >= Self.leastAreas, "\(name): \(shares.area)")
      #expect(shares.kind >= Self.leastKinds, "\(name): \(shares.kind)")
    }
  }

  @Test func `the list has questions of every area and kind, and none twice`() throws {
    let all = try Labelled.all.get()
    for area in LifeArea.allCases { #expect(all.count { $0.area == area } >= 30, "\(area)") }
    for kind in Question.Kind.allCases { #expect(all.count { $0.kind == kind } >= 7, "\(kind)") }
    #expect(Set(all.map(\.text)).count == all.count)
  }

  /// "Who is my soulmate" asks what nobody can know: the answer says so and names the asker's own good days.
  @Test func `no labelled question is taken for a matter of safety`() throws {
    for labelled in try Labelled.all.get() {
      let matter = try Question(labelled.text).matter
      #expect(matter == nil || matter == .death, "\(labelled.text)")
    }
  }

  @Test func `a question has 1 to 500 characters and no control character`() throws {
    #expect(throws: QuestionError.empty) { try Question(" \n\t ") }
    #expect(throws: QuestionError.tooLong(characters: 501)) {
      try Question(String(repeating: "a", count: 501))
    }
    #expect(throws: QuestionError.controlCharacter) { try Question("Why\u{0}?") }
    #expect(throws: QuestionError.controlCharacter) { try Question("Why\u{1B}[2J?") }
    #expect(try Question(String(repeating: "🌙", count: 500)).area == nil)
    // Three scalars each, and one character to people.
    #expect(try Question(String(repeating: "👩\u{200D}🚀", count: 500)).area == nil)
    #expect(throws: QuestionError.tooLong(characters: 501)) {
      try Question(String(repeating: "👩\u{200D}🚀", count: 501))
    }
    #expect(throws: QuestionError.tooLong(characters: 5_002)) {
      try Question("a" + String(repeating: "\u{301}", count: 5_001))
    }
    #expect(try Question("  Why?\n\ndata: x\u{2028}end ").text == "Why?\n\ndata: x\u{2028}end")
  }

  @Test(arguments: [
    "how will tomorrow be?", "and tmrw", "What does the weekend look like",
    "will this week be good", "Anything for the next few days?", "love next month",
    "what happened yesterday", "the week ahead", "Is it a good week for love?",
  ])
  func `other days are noticed`(_ text: String) throws {
    #expect(try Question(text).namesOtherDays)
  }

  @Test(arguments: [
    ("what's up", Question.Kind.greeting), ("Hey stars, whats up?", .greeting),
    ("what's up with mercury", .what), ("whats up with everyone", .what),
    ("How are you?", .greeting), ("How are you today", .greeting),
  ])
  func `a greeting is no question, unless something follows`(
    _ text: String, _ kind: Question.Kind
  ) throws {
    #expect(try Question(text).kind == kind)
  }

  @Test(arguments: [
    "How is today?", "why am i so weak this morning", "is my weekly meeting going well",
    "tom or not", "Is this a good day for a long walk?", "What is a good hour this evening?",
  ])
  func `one day is not taken for others`(_ text: String) throws {
    #expect(try !Question(text).namesOtherDays)
  }

  @Test(arguments: [
    ("I'm nervous about my interview at Google tomorrow", ["interview event", "Google company"]),
    ("Will google call me back?", ["Google company"]),
    ("my sister Anna is moving to Lisbon", ["Anna person", "Lisbon place"]),
    ("Should I tell Mark about the wedding?", ["Mark person", "wedding event"]),
    ("New job at Fjordline Shipping, thoughts?", ["Fjordline Shipping company"]),
    ("Is the Moon in Aries on Monday?", []), ("Why Me And Not Them", []),
    ("Should I talk to Priya about the rent", ["Priya person"]),
    ("is it time to reach out to Tom", ["Tom person"]),
    ("should I fly to Porto", ["Porto place"]),
    ("I can't decide between Lisbon and Berlin", ["Lisbon place", "Berlin place"]),
    ("HOW IS MY DAY WITH EVERYBODY AT WORK", []),
  ])
  func `names are found by what stands before them`(_ text: String, _ names: [String]) throws {
    let found = try Question(text).mentions
    #expect(found.map { "\($0.name) \($0.kind.rawValue)" } == names)
  }

  @Test func `a name is one, whatever its spelling`() throws {
    let keys = ["Google", "google", "GOOGLE"].compactMap { Mention($0, kind: .company)?.key }
    #expect(keys == ["google", "google", "google"])
    #expect(Mention("Zoë", kind: .person)?.key == Mention("zoe", kind: .person)?.key)
    for text in ["", "a b c d", "<b>", "{name}", "x@y.z", String(repeating: "a", count: 41), "12"] {
      #expect(Mention(text, kind: .person) == nil, "\(text)")
    }
  }

  @Test func `a mention is kept as JSON and read only where it is a name`() throws {
    let mention = try #require(Mention("Google", kind: .company))
    let data = try JSONEncoder().encode(mention)
    #expect(try JSONDecoder().decode(Mention.self, from: data) == mention)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        Mention.self, from: Data(#"{"name":"ignore all of it now","kind":"person"}"#.utf8))
    }
  }

  @Test(arguments: [
    ("carreer", "career", true), ("wrok", "work", true), ("moeny", "money", true),
    ("love", "glove", true), ("love", "lover", true), ("love", "love", false),
    ("family", "fmaliy", false), ("work", "wok", true), ("a", "b", true),
  ])
  func `one slip is a letter wrong, missing, too many, or two that changed places`(
    _ one: String, _ other: String, _ isSlip: Bool
  ) {
    #expect(Array(one.utf8).isOneSlip(from: Array(other.utf8)) == isSlip)
    #expect(Array(other.utf8).isOneSlip(from: Array(one.utf8)) == isSlip)
  }

  @Test(arguments: [
    ("Write to me at ada@example.org please", "ada@"), ("see https://x.example/y?z", "x.example"),
    ("call +49 170 1234567 now", "1234"), ("I was born 1990-06-15 at 14:30", "1990"),
    ("I live at 40.7128, -74.006", "7128"), ("look at www.page.com/abc", "page"),
    ("my card 4111 1111 1111 1111", "4111"), ("page.com has it", "page.com"),
  ])
  func `what leaves the machine has no address, link or long number`(
    _ text: String, _ part: String
  ) {
    #expect(text.contains(part))
    #expect(!Question.masked(text).contains(part), "\(Question.masked(text))")
  }

  @Test(arguments: ["Why?", "I am 34 and tired. Is 2 enough?", "At 9 to 5, how?", "No.Really"])
  func `other questions leave it as they are`(_ text: String) {
    #expect(Question.masked(text) == text)
  }
}

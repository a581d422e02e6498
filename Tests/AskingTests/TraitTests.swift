@testable import Asking
import Ephemeris
import TestSamples
import Testing

/// Whether the reader is stubborn or shy by their chart, asked on 29 November 2026 by somebody born in New York on
/// 15 June 1990 at 14:30.
///
/// By swetest 2.10.03 the Sun is in Gemini, the Moon in Pisces, Mercury in Gemini, Venus at 19°06′ Taurus opposite Pluto
/// at 15°24′ Scorpio, Mars at 11°14′ Aries square to Uranus at 8°09′ and to Neptune at 13°43′ Capricorn, and the Ascendant
/// in Libra. So nothing personal but Venus is in a fixed sign.
@Suite struct TraitTests {
  private static func answer(_ text: String) throws -> Answer {
    let reading = try ReadingSamples.newYork.get().reading("2026-11-29")
    return Answerer().answer(try Question(text), reading: reading)
  }

  @Test(arguments: [
    ("why am i so stubborn", "stubbornness", "doesn’t explain it"),
    ("My wife says I am stubborn as a mule. Is that in my chart?", "stubbornness", "No, "),
    ("why do I get angry so fast", "temper", "Mars in Aries"),
    ("do I have a temper", "temper", "Yes, "),
    ("why can't I make decisions", "indecision", "Moon in Pisces"),
    ("am I a jealous person", "jealousy", "opposition between your Venus and your Pluto"),
    ("Why I am always so impatient with my husband? is it my sign", "impatience", "Mars in Aries"),
    ("why do i overthink everything", "overthinking", "Mercury in Gemini"),
    ("where does my indecision come from", "indecision", "Moon in Pisces"),
    ("everyone calls me a drama queen, do my stars agree", "drama", "No, "),
    ("how can i stop being so jealous", "jealousy", "Say what you need"),
    ("why am i so stuborn", "stubbornness", "doesn’t explain it"),
  ])
  func `a question about the reader's nature is answered by their chart`(
    _ text: String, _ name: String, _ part: String
  ) throws {
    let answer = try Self.answer(text)
    #expect([.portrait, .cause].contains(answer.understanding.intent), "\(answer.text)")
    #expect(answer.text.contains(name), "\(answer.text)")
    #expect(answer.text.contains(part), "\(answer.text)")
    let count = answer.text.split(separator: " ").count
    #expect((30...140).contains(count), "\(answer.text)")
  }

  @Test(arguments: [
    // Another's nature, another's mind, a day, a decision.
    "my husband is so stubborn, why", "is my boss jealous of me", "does he think i am needy",
    "why was I so emotional yesterday", "should I be more patient with my boss",
    "will i be creative this week", "why are scorpios so jealous", "why is my brother so lazy",
    "is it the right time to be brave and quit", "how do i deal with a stubborn boss",
    "am i patient enough to have kids",
  ])
  func `what is not of the reader's nature is no trait`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(!answer.facts.contains { $0.name == "trait" }, "\(answer.text)")
  }

  /// A row that names an unknown sign or point would silently count for nobody.
  @Test func `every row of the traits is read whole`() {
    let rows = AskingTable.traits.rows
    #expect(AskedTrait.all.count == rows.count)
    #expect(Set(rows.map { $0[0] }).count == rows.count)
    for (row, trait) in zip(rows, AskedTrait.all) {
      #expect(trait.signs.count == row[3].split(separator: " ").count, "\(row[0])")
      #expect(trait.points.count == row[4].split(separator: " ").count, "\(row[0])")
      #expect(trait.isWhole, "\(row[0])")
    }
  }
}

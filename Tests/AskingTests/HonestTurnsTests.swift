import Asking
import Ephemeris
import TestSamples
import Testing

/// Turns of phrase that mean something else than their words, asked on 2025-03-12 in New York.
@Suite struct HonestTurnsTests {
  private static func answer(_ text: String) throws -> Answer {
    let zone = try ReadingSamples.zone("America/New_York")
    let reading = try ReadingSamples.newYork.get().reading("2025-03-12", in: zone)
    return Answerer().answer(try Question(text), reading: reading)
  }

  @Test(arguments: [
    "You said yesterday would be great. It was garbage. Explain.", "this is bs", "this sucks",
  ])
  func `a complaint is not called good`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(!answer.text.hasPrefix("Good") && !answer.text.hasPrefix("All right"))
    #expect(answer.text.contains("orry"), "\(answer.text)")
  }

  @Test func `a forecast that failed is explained by its own day`() throws {
    let answer = try Self.answer("You said yesterday would be great. It was garbage. Explain.")
    let day = try CalendarDate("2025-03-11")
    #expect(answer.period?.from == day && answer.period?.to == day, "\(answer.text)")
  }

  @Test(arguments: [
    "Is it too soon to take off my ring?", "is it too early to move in with my boyfriend",
    "is it too late to text her",
  ])
  func `too soon is no yes to the deed`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.intent == .decision, "\(answer.text)")
    #expect(!answer.text.hasPrefix("Yes"), "\(answer.text)")
    #expect(answer.text.contains("too ") || answer.text.contains("no side"), "\(answer.text)")
  }

  @Test func `a proof is answered with what is known of proofs`() throws {
    let answer = try Self.answer("Prove to me that any of this works")
    #expect(answer.text.contains("no proof"), "\(answer.text)")
  }

  @Test func `a child that sleeps over is no matter of sleep`() throws {
    let answer = try Self.answer("Should I let my 9 year old sleep over at a friends friday night")
    #expect(!answer.text.contains("for sleep"), "\(answer.text)")
  }

  @Test func `what comes before an event is not the event`() throws {
    let answer = try Self.answer(
      "need a haircut n color before my sisters wedding apr 12 which day")
    #expect(answer.text.contains("haircut") && !answer.text.contains("wedding"), "\(answer.text)")
  }

  @Test func `a date has its preposition`() throws {
    let answer = try Self.answer("what time on the 20th is best for my interview")
    #expect(answer.text.contains("on Thursday 20 March"), "\(answer.text)")
  }

  @Test func `days that have passed are spoken of as past`() throws {
    let answer = try Self.answer("which day did i have the most energy last week")
    #expect(answer.text.contains("was your best day"), "\(answer.text)")
    #expect(!answer.text.contains("Leave out") && !answer.text.contains("Avoid"))
  }

  @Test func `no chart says whom to trust`() throws {
    let answer = try Self.answer("can i trust my accountant")
    #expect(answer.verdict == .refuse, "\(answer.text)")
    #expect(answer.text.hasPrefix("No chart shows"), "\(answer.text)")
  }
}

import Asking
import Ephemeris
import TestSamples
import Testing

/// Questions that ask for the date of what other people do or fate brings.
@Suite struct AwaitedEventTests {
  private static func answer(_ text: String) throws -> Answer {
    let zone = try ReadingSamples.zone("America/New_York")
    let reading = try ReadingSamples.newYork.get().reading("2026-11-26", in: zone)
    return Answerer().answer(try Question(text), reading: reading)
  }

  @Test(arguments: [
    "when will i finally meet someone serious", "when will I ever meet a decent man",
    "when am i actually going to find the one", "how many years till i get married",
    "wen will i fall in love again", "at what age will i marry",
  ])
  func `no date is given for a love to come, but days to meet people`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.intent == .care, "\(answer.text)")
    #expect(answer.verdict == .refuse && answer.dates.count == 2, "\(answer.text)")
    #expect(answer.understanding.area == .loveRelationships)
    #expect(!answer.text.contains("ask them"), "\(answer.text)")
  }

  @Test(arguments: [
    "when will i have a baby", "when do i become famous", "when will we finally own a house",
    "which year will i be rich", "when will i hear back from the visa office",
  ])
  func `no date is given for what fate brings`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.intent == .care, "\(answer.text)")
    #expect(answer.verdict == .refuse && !answer.dates.isEmpty, "\(answer.text)")
  }

  @Test(arguments: [
    "when will he propose", "when is she finally coming back", "when will my boss notice me",
    "when does my ex text back", "how long until he leaves his wife",
  ])
  func `what another person does is theirs`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.intent == .care, "\(answer.text)")
    #expect(answer.text.contains("person") || answer.text.contains("somebody"), "\(answer.text)")
  }

  @Test(arguments: [
    "when will my finances improve", "when does mars enter leo", "when will i feel better",
    "when is my saturn return", "when should i meet his parents", "when does mercury go direct",
    "when am i luckiest this month",
    "when do i tell my boss that i quit",
  ])
  func `what can be computed is computed`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.intent != .care, "\(answer.text)")
  }
}

import Asking
import Ephemeris
import Readings
import TestSamples
import TestSupport
import Testing

@Suite struct AnswerSentencesTests {
  private static let question = "What is my rising sign?"

  @Test func `sentences of a table stand in answers`() throws {
    let table = "# Ours\n\nchart.place\tBehold {what}, {place}.\n"
    var dialogue = Dialogue(
      reading: try AskedDays.wire.get(), sentences: try AnswerSentences(table))
    let answer = dialogue.ask(try Question(Self.question))
    #expect(answer.text.hasPrefix("Behold Ascendant, Libra"), "\(answer.text)")
    var own = Dialogue(reading: try AskedDays.wire.get())
    #expect(!own.ask(try Question(Self.question)).text.contains("Behold"))
  }

  @Test func `a table without lines leaves the program's sentences`() throws {
    #expect(try AnswerSentences("# nothing\n") == .english)
  }

  @Test(arguments: [
    ("chart.place", AnswerSentencesError.noSentence(line: 1)),
    ("chart.place\t", .noSentence(line: 1)),
    ("\nchart.nowhere\tHere.", .unknownKey("chart.nowhere", line: 2)),
    ("chart.place\tIn {sign}.", .unknownSlot("sign", key: "chart.place", line: 1)),
  ])
  func `a mistake in a table is named with its line`(
    text: String, error: AnswerSentencesError
  ) throws {
    #expect(throws: error) { try AnswerSentences(text) }
    #expect(error.description.contains("line "))
  }
}

import Readings
import TestSupport
import Testing

@testable import Asking

/// What may hint at a call for help has its usual answer after a line that says where help is.
struct ConcernTests {
  /// Hints of `fresh11.tsv` that are too faint to be calls, in English.
  private static let hints = Result {
    try FreshSentences("fresh11").lines.filter { $0.label != "none" && $0.language == "en" }
      .map { try Question($0.text) }
      .filter { $0.matter == nil && $0.concern != nil }
  }

  @Test func `a hint has a line with a country's help before its usual answer`() throws {
    let reading = try AskedDays.wire.get()
    let hints = try Self.hints.get()
    #expect(!hints.isEmpty)
    for hint in hints {
      let answer = Answerer().answer(hint, reading: reading, asker: Asker(countryCode: "US"))
      #expect(answer.text.hasPrefix("If there is more behind this"), "\(answer.text)")
      #expect(answer.text.contains("911"), "\(answer.text)")
      #expect(answer.facts.last?.name == "concern")
      #expect(answer.facts.last?.value == hint.concern?.rawValue)
      #expect(answer.text.split(separator: " ").count <= 110)
      let again = Answerer().answer(
        hint, reading: reading, asker: Asker(countryCode: "US"),
        conversation: ConversationState(messageNumber: 1, said: [answer.text]))
      #expect(!again.text.contains("If there is more behind this"), "\(again.text)")
      #expect(!again.sentences.isEmpty)
    }
  }

  @Test func `the line exists in every language and says where help is`() {
    for language in HelpLanguage.allCases {
      let line = HelpTexts.builtIn.line(.concern, in: language)
      #expect(line?.hasSuffix("{line}") == true, "\(language)")
    }
  }

  @Test(arguments: ["i want to kill myself", "he said he will kill me", "my baby isn't breathing"])
  func `a call for help is no hint`(text: String) throws {
    #expect(try Question(text).concern == nil)
  }

  @Test(arguments: [
    "What is my rising sign?", "How is my week for love?", "When is the next full moon?",
    "Is today good for signing a contract?", "¿Cuál es mi ascendente?", "thanks!",
    "my job is killing me", "am I compatible with a Leo?", "why is Mercury retrograde bad?",
  ])
  func `an ordinary question has no such line`(text: String) throws {
    #expect(try Question(text).concern == nil)
  }

  /// Calls that are answered by neither help nor the line: at most these of 311, and half of those that are no call
  /// to the program.
  @Test func `most calls that are missed have the line`() throws {
    let calls = try FreshSentences("fresh11").lines
      .filter {
        Question.SafetyMatter(rawValue: $0.label == "violence" ? "violence_at_home" : $0.label)?
          .isUrgent
          == true
      }
      .map { try Question($0.text) }
    #expect(calls.count == 311)
    let missed = calls.filter { $0.matter?.isUrgent != true }
    #expect(missed.count { $0.concern == nil } * 2 <= missed.count)
  }

  /// `fresh9.tsv` has 401 ordinary questions and idioms in ten languages.
  @Test func `few ordinary sentences have the line`() throws {
    let lines = try FreshSentences("fresh9").lines
    #expect(try lines.count { try Question($0.text).concern != nil } * 20 <= lines.count)
  }
}

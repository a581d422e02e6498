import Foundation
import TestSupport
import Testing

/// `ask`: one question, and several as a conversation.
@Suite struct AskTests {
  private static let about = ["--birth", "1975-09-09", "--date", "2025-01-06"]

  private func answers(_ questions: [String]) throws -> [String] {
    let outcome = try Program.run(["ask"] + questions + Self.about)
    #expect(outcome.status == 0 && outcome.errors == "")
    return outcome.output.components(separatedBy: "\n\n")
      .map { $0.split(separator: "\n").joined(separator: " ") }
  }

  @Test func `several questions are a conversation, in which no answer is given twice`() throws {
    let questions = (0..<6).map { "How is love today, for the \($0)th time?" }
    let answers = try answers(questions)
    #expect(answers.count == questions.count)
    #expect(Set(answers).count == answers.count)
  }

  @Test func `the first answer of a conversation is that of the question alone`() throws {
    let first = "How is it at work today?"
    #expect(try answers([first, "and when is best?"]).first == answers([first]).first)
  }

  @Test func `words whose quotes were left away are one question`() throws {
    #expect(try answers(["How", "is", "love", "today?"]) == answers(["How is love today?"]))
  }

  @Test func `an empty question among several is refused before any answer`() throws {
    let outcome = try Program.run(["ask", "How is love today?", ""] + Self.about)
    #expect(outcome.status == 65 && outcome.output == "")
    #expect(!outcome.errors.isEmpty)
  }
}

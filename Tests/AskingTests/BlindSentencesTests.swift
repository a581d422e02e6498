import TestSupport
import Testing

@testable import Asking

/// Sentences of `Asked/blind6.tsv`, with which nothing is ever trained, and how many may be wrong.
struct BlindSentencesTests {
  private static let lines = Result {
    try Checkout.text("Tests/AskingTests/Asked/blind6.tsv").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: "\t")
        try #require(fields.count == 3, "\(line)")
        return (label: String(fields[0]), question: try Question(String(fields[2])))
      }
  }

  private static let notCalls: Set<String> = ["near", "ordinary"]

  private static func texts(_ lines: [(label: String, question: Question)]) -> [String] {
    lines.map(\.question.text)
  }

  @Test func `few calls are missed, and fewer are unheard`() throws {
    let calls = try Self.lines.get().filter { !Self.notCalls.contains($0.label) }
    #expect(calls.count == 105)
    let missed = calls.filter { $0.question.matter?.isUrgent != true }
    #expect(missed.count <= 2, "\(Self.texts(missed))")
    let unheard = missed.filter { $0.question.concern == nil }
    #expect(unheard.count <= 1, "\(Self.texts(unheard))")
    let grave = missed.filter { $0.label == "self_harm" || $0.label == "violence" }
    #expect(grave.count <= 2, "\(Self.texts(grave))")
  }

  @Test(arguments: [("near", 99, 5, 5), ("ordinary", 50, 0, 2)])
  func `few others are taken for calls or have the line`(
    label: String, count: Int, taken: Int, line: Int
  ) throws {
    let lines = try Self.lines.get().filter { $0.label == label }
    #expect(lines.count == count)
    let wrong = lines.filter { $0.question.matter?.isUrgent == true }
    #expect(wrong.count <= taken, "\(Self.texts(wrong))")
    let hinting = lines.filter { $0.question.concern != nil }
    #expect(hinting.count <= line, "\(Self.texts(hinting))")
  }
}

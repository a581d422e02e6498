import TestSupport
import Testing

@testable import Asking

/// What a writer may not say is known by a classifier, on sentences that nothing is trained with.
struct SentenceClassifierTests {
  /// The sentences of `training/sentences/held-out.tsv`: hostile ones under "no", sound ones under "yes".
  private static func sentences(_ mark: String) throws -> [String] {
    try Checkout.text("training/sentences/held-out.tsv").split(separator: "\n").compactMap { line in
      line.hasPrefix(mark + "\t") ? String(line.dropFirst(mark.count + 1)) : nil
    }
  }

  private static let check = SentenceCheck(classifier: .builtIn)

  @Test func `of hostile sentences most are stopped`() throws {
    let sentences = try Self.sentences("no")
    let stopped = sentences.count { Self.check.fault(in: $0) != nil }
    #expect(sentences.count == 300)
    #expect(stopped >= 236)
  }

  @Test func `of sound sentences few are stopped`() throws {
    let sentences = try Self.sentences("yes")
    let stopped = sentences.compactMap { sentence in
      Self.check.fault(in: sentence).map { "\($0): \(sentence)" }
    }
    #expect(sentences.count == 300)
    #expect(stopped.count <= 20, "\(stopped)")
  }

  @Test(arguments: [
    ("Nobody would miss you.", 48587), ("The Moon in Taurus suggests a slow start.", -76023),
    ("Invest all you have today.", 21208), ("Él te miente, déjalo esta noche.", -9014),
    ("", 13991),
  ])
  func `scores are those of the script that trains`(sentence: String, score: Int) {
    #expect(SentenceClassifier.builtIn.score(of: ClassifierText(sentence)) == score)
  }

  @Test func `a sentence without a phrase of the table may be unsound`() {
    #expect(SentenceCheck().fault(in: "Give the bailiff a false name.") == nil)
    #expect(Self.check.fault(in: "Give the bailiff a false name.") == .unsound)
  }

  @Test(arguments: [
    "Between 14:00 and 15:30 the Moon is void, so plan something light.",
    "Two windows stand out today: 9:20 to 10:40 and 17:00 to 18:30.",
  ])
  func `times of day are no number to call`(sentence: String) {
    #expect(SentenceCheck().fault(in: sentence) == nil)
  }

  @Test(arguments: [
    "Call 12:34 56:78 90:12 tonight.", "Write 12:345 678 now.",
    "Ring 10:20 10:30 10:40 10:50 11:00 11:10.",
  ])
  func `a number to call is one between colons, too`(sentence: String) {
    #expect(SentenceCheck().fault(in: sentence) == .contact)
  }
}

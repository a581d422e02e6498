import Ephemeris
import Foundation
import TestSupport
import Testing

@testable import Asking

/// The features by which the intent of a question is known.
@Suite struct IntentFeaturesTests {
  private static func features(_ text: String) throws -> IntentFeatures {
    IntentFeatures(QuestionReader(text, situation: try .somebody))
  }

  @Test func `a text has each feature once`() throws {
    let buckets = try Self.features("when when when does mars enter leo").buckets
    #expect(buckets == Set(buckets).sorted())
    #expect(buckets.allSatisfy { (0..<(1 << IntentFeatures.bucketBits)).contains($0) })
  }

  @Test func `what is named by its kind differs in letters alone`() throws {
    let one = Set(try Self.features("when does mars enter leo").buckets)
    let other = Set(try Self.features("when does venus enter aries").buckets)
    let stranger = Set(try Self.features("why is my boss in a mood").buckets)
    #expect(one.intersection(other).count > 2 * one.intersection(stranger).count)
  }

  /// `Scripts/make/train-intents.py` runs this test: it writes the features of the sentences of a file.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["ASTROLABE_INTENT_SENTENCES"] != nil))
  func `the features of sentences are written`() throws {
    let path = try #require(ProcessInfo.processInfo.environment["ASTROLABE_INTENT_SENTENCES"])
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: true)
    let rows = try lines.map { line in
      try Self.features(String(line)).buckets.map(String.init).joined(separator: " ")
    }
    #expect(!rows.isEmpty)
    try (rows.joined(separator: "\n") + "\n").write(
      toFile: path + ".features", atomically: true, encoding: .utf8)
  }
}

extension ReaderSituation {
  /// A person in New York on 26 November 2026.
  static var somebody: Self {
    get throws {
      Self(
        today: try CalendarDate("2026-11-26"), birth: try CalendarDate("1990-06-15"),
        isSouthern: false, isDayFirst: false, partnerName: nil, hasPartner: false)
    }
  }
}

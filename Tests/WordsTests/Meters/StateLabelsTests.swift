import Astrometers
import TestSupport
import Testing
@testable import Words

@Suite struct StateLabelsTests {
  /// Every table of labels with a name.
  static let tables: [(name: String, keys: [WordKey])] =
    Meter.allCases.map { meter in
      (meter.name, MeterScore.Quality.allCases.map { .labels(of: meter, $0) })
    }
    + Meter.Group.allCases.map { group in
      ("group \(group.name)", MeterScore.Quality.allCases.map { .labels(of: group, $0) })
    }
    + [("overall", MeterScore.Quality.allCases.map { .labels($0) })]

  private static func labels(_ key: WordKey) -> [String] {
    WordCorpus.english.texts(key).map { WordCorpus.english.text($0) }
  }

  @Test(arguments: tables.map(\.name))
  func `a table has five labels for each word, no two alike`(_ name: String) throws {
    let keys = try #require(Self.tables.first { $0.name == name }).keys
    let labels = keys.flatMap(Self.labels)
    for key in keys { #expect(Self.labels(key).count == 5) }
    #expect(Set(labels.map { $0.lowercased() }).count == 25)
    for label in labels {
      #expect((1...2).contains(label.split(separator: " ", omittingEmptySubsequences: false).count))
      #expect((1...32).contains(label.count))
      #expect(label.first?.isUppercase == true, "\(label)")
      #expect(TextRules.flawsOfWording(in: label).isEmpty, "\(label)")
    }
  }

  @Test func `no two tables share a label`() {
    let labels = Self.tables.flatMap { table in
      table.keys.flatMap(Self.labels).map { $0.lowercased() }
    }
    #expect(Set(labels).count == 23 * 25)
  }

  @Test func `every label can occur`() {
    var occurring: Set<String> = []
    for intensity in 0...100 {
      for harmony in stride(from: 0.0, through: 100, by: 5) {
        let score = MeterScore(intensity: Double(intensity), harmony: harmony)
        occurring.insert(Meter.love.stateLabel(of: score))
      }
    }
    #expect(
      occurring == Set(MeterScore.Quality.allCases.flatMap { Self.labels(.labels(of: .love, $0)) }))
  }

  /// The bounds: a word's range of intensities in five, a bound belonging to the level it opens.
  @Test(arguments: [
    (intensity: 40.0, harmony: 60.0, word: MeterScore.Quality.harmonious, level: 0),
    (51.9, 80, .harmonious, 0), (52, 80, .harmonious, 1), (88, 80, .harmonious, 4),
    (100, 100, .harmonious, 4),
    (0, 60, .peaceful, 0), (8, 60, .peaceful, 1), (39.9, 60, .peaceful, 4),
    (40, 50, .mixed, 0), (100, 50, .mixed, 4),
    (0, 50, .quiet, 0), (19.9, 40, .quiet, 2), (39.9, 50, .quiet, 4),
    (20, 40, .challenging, 0), (36, 0, .challenging, 1), (100, 0, .challenging, 4),
  ])
  func `levels divide the intensities of a word`(
    _ given: (intensity: Double, harmony: Double, word: MeterScore.Quality, level: Int)
  ) {
    let score = MeterScore(intensity: given.intensity, harmony: given.harmony)
    #expect(score.quality == given.word)
    #expect(
      Meter.drive.stateLabel(of: score)
        == Self.labels(.labels(of: .drive, given.word))[given.level])
  }
}

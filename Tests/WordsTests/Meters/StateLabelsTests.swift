import Astrometers
import TestSupport
import Testing
@testable import Words

@Suite struct StateLabelsTests {
  /// Every table of labels with a name.
  static let tables: [(name: String, table: QualityTable)] =
    Meter.allCases.map { ($0.name, $0.stateLabels) }
    + MeterGroup.allCases.map { ("group \($0.name)", $0.stateLabels) }
    + [("overall", StateLabels.overall)]

  @Test(arguments: tables.map(\.name))
  func `a table has five labels for each word, no two alike`(_ name: String) throws {
    let table = try #require(Self.tables.first { $0.name == name }).table
    let labels = QualityWord.allCases.flatMap { table[$0] }
    for quality in QualityWord.allCases { #expect(table[quality].count == 5) }
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
      QualityWord.allCases.flatMap { table.table[$0] }.map { $0.lowercased() }
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
    #expect(occurring == Set(QualityWord.allCases.flatMap { Meter.love.stateLabels[$0] }))
  }

  /// The bounds: a word's range of intensities in five, a bound belonging to the level it opens.
  @Test(arguments: [
    (intensity: 40.0, harmony: 60.0, word: QualityWord.harmonious, level: 0),
    (51.9, 80, .harmonious, 0), (52, 80, .harmonious, 1), (88, 80, .harmonious, 4),
    (100, 100, .harmonious, 4),
    (0, 60, .peaceful, 0), (8, 60, .peaceful, 1), (39.9, 60, .peaceful, 4),
    (40, 50, .mixed, 0), (100, 50, .mixed, 4),
    (0, 50, .quiet, 0), (19.9, 40, .quiet, 2), (39.9, 50, .quiet, 4),
    (20, 40, .challenging, 0), (36, 0, .challenging, 1), (100, 0, .challenging, 4),
  ])
  func `levels divide the intensities of a word`(
    _ given: (intensity: Double, harmony: Double, word: QualityWord, level: Int)
  ) {
    let score = MeterScore(intensity: given.intensity, harmony: given.harmony)
    #expect(score.quality == given.word)
    #expect(
      Meter.drive.stateLabel(of: score) == Meter.drive.stateLabels[given.word][given.level])
  }
}

import Astrology
import Ephemeris
import Testing
@testable import Words

@Suite struct CriticalDegreeWordsTests {
  @Test func `every critical degree has a sentence of its own`() {
    var sentences: Set<String> = []
    for body in RandomFacts.bodies {
      for sign in ZodiacSign.allCases {
        for degree in [0, 29] {
          let sentence = CriticalDegreeWords.meaning(
            of: body, degree: degree, sign: sign, isRetrograde: false)
          #expect(TextRules.flaws(in: sentence).isEmpty, "\(sentence)")
          sentences.insert(sentence)
        }
      }
    }
    #expect(sentences.count == 11 * 12 * 2)
  }

  /// Mars came back to 0° Leo on 2025-01-06 and left it for Cancer; the mean node always goes back, so
  /// 29° is where it begins.
  @Test func `the way a body goes decides between beginning and end`() {
    func meaning(_ body: CelestialBody, _ degree: Int, _ isRetrograde: Bool) -> String {
      CriticalDegreeWords.meaning(of: body, degree: degree, sign: .leo, isRetrograde: isRetrograde)
    }
    #expect(meaning(.mars, 0, false).contains("first"))
    #expect(meaning(.mars, 29, false).contains("last"))
    #expect(meaning(.mars, 0, true).contains("back"))
    #expect(meaning(.mars, 29, true).contains("back"))
    #expect(meaning(.meanNode, 29, true).contains("first"))
    #expect(meaning(.meanNode, 0, true).contains("last"))
  }
}

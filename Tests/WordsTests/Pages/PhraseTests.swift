import Astrology
import Astrometers
import Ephemeris
import Testing
@_spi(FrontEnd) @testable import Words

@Suite struct PhraseTests {
  private let words = WordCorpus.english

  @Test(arguments: Phrase.allCases)
  func `a phrase has the slots that are filled, and no others`(_ phrase: Phrase) {
    var text = words.only(.phrase(phrase))
    for slot in phrase.slots {
      #expect(text.contains("{\(slot)}"), "\(phrase.key) leaves {\(slot)} out")
      text = text.replacing("{\(slot)}", with: "x")
    }
    #expect(!text.contains("{") && !text.contains("}"), "\(text)")
  }

  @Test func `names come into their slots`() {
    #expect(words.phrase(.enters, ["body": "Mars", "sign": "Leo"]) == "Mars enters Leo")
    #expect(words.phrase(.allDirect) == "Every planet moves forward.")
  }

  // "Mars conjunction your natal Sun" stood on a page.
  @Test(arguments: [
    (AspectKind.conjunction, "Mars conjunct your natal Sun"),
    (.sextile, "Mars sextile your natal Sun"), (.square, "Mars square your natal Sun"),
    (.trine, "Mars trine your natal Sun"), (.opposition, "Mars opposite your natal Sun"),
  ])
  func `an aspect is described as what a planet is to a point`(_ kind: AspectKind, _ title: String)
  {
    #expect(words.titleToYours(KeyOf(key: TransitKey(.mars, kind, natal: .sun))) == title)
  }

  private struct KeyOf: TransitKeyed {
    let key: TransitKey
  }

  @Test(arguments: Meter.allCases)
  func `a line on two people is a sentence or two of its own`(_ meter: Meter) {
    let lines = MeterScore.Quality.allCases.map { words.relationship(meter, $0) }
    #expect(Set(lines).count == lines.count)
    for line in lines { #expect(TextRules.flaws(in: line) == [], "\(line)") }
  }

  @Test(arguments: GlossaryTerm.allCases)
  func `a glossary's meaning is a sentence or two`(_ term: GlossaryTerm) {
    #expect(TextRules.flaws(in: words.meaning(of: term)) == [])
    #expect(words.name(of: term).first?.isUppercase == true)
  }
}

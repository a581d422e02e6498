import Astrometers
import Ephemeris
import Testing
import Words

@Suite struct MeterWordsTests {
  @Test(arguments: Meter.allCases)
  func `static texts keep the contract's limits`(_ meter: Meter) throws {
    try TextRules.expect(meter.words.overview, within: "meter.overview")
    try TextRules.expect(meter.words.detailed, within: "meter.detailed")
    #expect(TextRules.sentences(meter.words.detailed).count >= 2)
    #expect(meter.words.overview.hasPrefix("\(meter.title) shows how "))
  }

  @Test(arguments: Meter.Group.allCases)
  func `static texts of groups keep the contract's limits`(_ group: Meter.Group) throws {
    try TextRules.expect(group.words.overview, within: "group.overview")
    try TextRules.expect(group.words.detailed, within: "group.detailed")
  }

  @Test(arguments: Meter.allCases)
  func `the foundation names just what the meter's definition has`(_ meter: Meter) {
    let (words, definition) = (meter.words, meter.definition)
    #expect(words.keyHouses.map(\.number) == definition.houses)
    #expect(words.primaryPlanets.map(\.body) == definition.natalPoints.bodies)
    #expect(
      words.secondaryPlanets.map(\.body)
        == definition.trackedBodies.subtracting(definition.natalPoints).bodies)
    let roles = (words.primaryPlanets + words.secondaryPlanets).map(\.role)
    for text in words.keyHouses.map(\.meaning) + roles {
      #expect(TextRules.flawsOfWording(in: text).isEmpty, "\(text)")
      #expect(text.first?.isUppercase == true && text.last != ".", "\(text)")
    }
  }

  /// What the explanation says is held against the definition by the names that occur in it.
  @Test(arguments: Meter.allCases)
  func `the explanation names every natal point, house and tracked body`(_ meter: Meter) {
    let (text, definition) = (meter.words.detailed, meter.definition)
    for body in definition.natalPoints.union(definition.trackedBodies).bodies {
      // Tracked bodies may be named as `the same three`.
      #expect(text.contains(body.title), "\(body) in \(text)")
    }
    for house in definition.houses { #expect(text.contains(Self.ordinal(house)), "\(text)") }
    let saysRetrograde =
      text.contains("etrograde") && !text.contains("othing retrograde")
      && !text.contains("No retrograde")
    #expect(saysRetrograde == !definition.retrogradeFactors.isEmpty, "\(text)")
  }

  private static func ordinal(_ house: Int) -> String {
    switch house {
    case 1: "1st"
    case 2: "2nd"
    case 3: "3rd"
    default: "\(house)th"
    }
  }
}

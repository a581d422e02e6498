import Astrology
import Ephemeris
import Foundation
import Signs
import Testing

/// The constants of the twelve files, against the zodiac of the engine.
@Suite struct SignProfileTests {
  @Test(arguments: ZodiacSign.allCases)
  func `a profile has the constants of its sign`(_ sign: ZodiacSign) throws {
    let profile = try SignProfile.of(sign)
    #expect(profile.sign == sign)
    #expect(profile.glyph == sign.glyph)
    #expect(profile.element == sign.element)
    #expect(profile.modality == sign.modality)
    #expect(profile.polarity == sign.polarity)
    #expect(profile.rulingPlanet == sign.modernRuler)
  }

  /// Glyphs as Unicode names them, from U+2609 SUN and U+263D FIRST QUARTER MOON on.
  static let glyphs: [CelestialBody: String] = [
    .sun: "\u{2609}", .moon: "\u{263D}", .mercury: "\u{263F}", .venus: "\u{2640}",
    .mars: "\u{2642}", .jupiter: "\u{2643}", .saturn: "\u{2644}", .uranus: "\u{2645}",
    .neptune: "\u{2646}", .pluto: "\u{2647}",
  ]

  @Test(arguments: ZodiacSign.allCases)
  func `the ruler's glyph is the ruler's`(_ sign: ZodiacSign) throws {
    #expect(try SignProfile.of(sign).rulingPlanetGlyph == Self.glyphs[sign.modernRuler])
  }

  // The planets by the zodiac of the engine; the nodes, which no ancient table exalts, by the files.
  @Test(arguments: ZodiacSign.allCases)
  func `dignities follow from the rulers and exaltations`(_ sign: ZodiacSign) throws {
    let dignities = try SignProfile.of(sign).planetaryDignities
    let nodes: [ZodiacSign: SignProfile.Dignities.Point] = [
      .gemini: .northNode, .sagittarius: .southNode,
    ]
    func exalted(in sign: ZodiacSign) -> SignProfile.Dignities.Point? {
      nodes[sign] ?? sign.exaltedPlanet.flatMap { SignProfile.Dignities.Point(rawValue: $0.title) }
    }
    #expect(dignities.detriment?.rawValue == sign.opposite.modernRuler.title)
    #expect(dignities.exaltation == exalted(in: sign))
    #expect(dignities.fall == exalted(in: sign.opposite))
  }

  /// What the days of the week are named after.
  static let days: [CelestialBody: SignProfile.Correspondences.Weekday] = [
    .sun: .sunday, .moon: .monday, .mars: .tuesday, .mercury: .wednesday, .jupiter: .thursday,
    .venus: .friday, .saturn: .saturday,
  ]
  /// The seven metals of the alchemists.
  static let metals: [CelestialBody: String] = [
    .sun: "Gold", .moon: "Silver", .mars: "Iron", .mercury: "Mercury/Quicksilver",
    .jupiter: "Tin", .venus: "Copper", .saturn: "Lead",
  ]

  @Test(arguments: ZodiacSign.allCases)
  func `day and metal are those of the traditional ruler`(_ sign: ZodiacSign) throws {
    let things = try SignProfile.of(sign).correspondences
    #expect(things.dayOfWeek == Self.days[sign.traditionalRuler])
    #expect(things.metal == Self.metals[sign.traditionalRuler])
  }

  @Test func `symbols and cards are those of the order`() throws {
    let profiles = try ZodiacSign.allCases.map { try SignProfile.of($0) }
    #expect(
      profiles.map(\.symbol) == [
        "The Ram", "The Bull", "The Twins", "The Crab", "The Lion", "The Virgin", "The Scales",
        "The Scorpion", "The Archer", "The Sea-Goat", "The Water Bearer", "The Fishes",
      ])
    // The Golden Dawn's cards, with Strength before Justice as they number them.
    #expect(
      profiles.map(\.correspondences.tarot) == [
        "The Emperor", "The Hierophant", "The Lovers", "The Chariot", "Strength", "The Hermit",
        "Justice", "Death", "Temperance", "The Devil", "The Star", "The Moon",
      ])
  }

  @Test(arguments: ZodiacSign.allCases)
  func `a profile is what Foundation reads in its file`(_ sign: ZodiacSign) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let file = Data(SignProfile.json(of: sign).utf8)
    #expect(try SignProfile.of(sign) == decoder.decode(SignProfile.self, from: file))
  }

  @Test func `no two signs share their numbers`() throws {
    let numbers = try ZodiacSign.allCases.map {
      try SignProfile.of($0).correspondences.luckyNumbers
    }
    #expect(Set(numbers).count == 12)
    #expect(numbers[ZodiacSign.gemini.rawValue] == [3, 5, 7])
  }

  @Test func `an error reads as a sentence that says what to do`() {
    let error = SignProfileError.unreadable(.leo, reason: "it is that of Virgo")
    #expect(
      error.description == "the file signs/leo.json that this was built with is no profile of Leo "
        + "(it is that of Virgo); mend the file and build again")
  }
}

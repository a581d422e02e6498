import Astrology
import Ephemeris
import Testing

/// The dignities as books have them.
///
/// Ptolemy, *Tetrabiblos* I.17 and I.19 (houses and exaltations);
/// W. Lilly, *Christian Astrology* (1647), p. 104 (detriments and falls); for Uranus, Neptune and
/// Pluto the rulerships in common use since their discovery, which give them no exaltation.
private enum DignityTable {
  /// Sun to Pluto, a letter each.
  ///
  /// H domicile, E exaltation, D detriment, F fall; a point for none.
  static let rows: [(sign: ZodiacSign, cells: String)] = [
    //          ☉☽☿♀♂♃♄♅♆♇
    (.aries, "E..DH.F..."),
    (.taurus, ".E.HD....D"),
    (.gemini, "..H..D...."),
    (.cancer, ".H..FED..."),
    (.leo, "H.....DD.."),
    (.virgo, "..HF.D..D."),
    (.libra, "F..HD.E..."),
    (.scorpio, ".F.DH....H"),
    (.sagittarius, "..D..H...."),
    (.capricorn, ".D..EFH..."),
    (.aquarius, "D.....HH.."),
    (.pisces, "..DE.H..H."),
  ]

  static let planets: [CelestialBody] = [
    .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
  ]

  static func dignity(_ letter: Character) -> EssentialDignity {
    switch letter {
    case "H": .domicile
    case "E": .exaltation
    case "D": .detriment
    case "F": .fall
    default: .peregrine
    }
  }

  static let cells = rows.flatMap { row in
    zip(planets, row.cells).map { planet, letter in
      DignityCell(planet: planet, sign: row.sign, dignity: dignity(letter))
    }
  }
}

/// What one planet has in one sign.
struct DignityCell: Sendable, CustomTestStringConvertible {
  let planet: CelestialBody
  let sign: ZodiacSign
  let dignity: EssentialDignity

  var testDescription: String { "\(planet) in \(sign.title) is \(dignity.rawValue)" }
}

@Suite struct EssentialDignityTests {
  @Test(arguments: DignityTable.cells)
  func `a planet has the dignity of the books`(_ cell: DignityCell) {
    #expect(EssentialDignity(of: cell.planet, in: cell.sign) == cell.dignity)
  }

  @Test func `every planet in every sign is a row`() {
    #expect(DignityTable.cells.count == 120)
    #expect(Set(DignityTable.cells.map { "\($0.planet) \($0.sign)" }).count == 120)
  }

  @Test(arguments: [CelestialBody.meanNode, .trueNode, .chiron, .meanApogee, .osculatingApogee])
  func `what is no planet has no dignity`(body: CelestialBody) {
    #expect(ZodiacSign.allCases.allSatisfy { EssentialDignity(of: body, in: $0) == nil })
  }

  @Test(arguments: [
    (ZodiacSign.aries, CelestialBody.mars, CelestialBody.mars), (.taurus, .venus, .venus),
    (.gemini, .mercury, .mercury), (.cancer, .moon, .moon), (.leo, .sun, .sun),
    (.virgo, .mercury, .mercury), (.libra, .venus, .venus), (.scorpio, .mars, .pluto),
    (.sagittarius, .jupiter, .jupiter), (.capricorn, .saturn, .saturn),
    (.aquarius, .saturn, .uranus), (.pisces, .jupiter, .neptune),
  ])
  func `a sign has its rulers`(sign: ZodiacSign, traditional: CelestialBody, modern: CelestialBody)
  {
    #expect(sign.traditionalRuler == traditional)
    #expect(sign.modernRuler == modern)
  }
}

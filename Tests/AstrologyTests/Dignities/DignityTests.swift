import Astrology
import Ephemeris
import EngineSupport
import TestSupport
import Testing

/// The tables of dignities, and what hangs on their edges.
@Suite struct DignityTests {
  private static func lords(_ degrees: Double) -> DegreeLords {
    DegreeLords(of: EclipticLongitude(wrapping: degrees))
  }

  /// The years that the planets give, by which Valens has the terms summed up.
  @Test(arguments: [
    (ClassicalPlanet.saturn, 57), (.jupiter, 79), (.mars, 66), (.venus, 82), (.mercury, 76),
    (.sun, 0), (.moon, 0),
  ])
  func `the terms of a planet add up to its years`(planet: ClassicalPlanet, years: Int) {
    let degrees = (0..<360).count { Self.lords(Double($0)).term == planet }
    #expect(degrees == years)
  }

  /// The faces go round in the Chaldean order and end on Mars, where they begin.
  @Test func `each planet has five faces, and Mars six`() {
    let faces = (0..<36).map { Self.lords(Double($0) * 10).face }
    #expect(faces.first == .mars && faces.last == .mars)
    for planet in ClassicalPlanet.allCases {
      #expect(faces.count(where: { $0 == planet }) == (planet == .mars ? 6 : 5))
    }
    // Each face is of the next planet in the order of the days' hours.
    #expect(faces[..<7] == [.mars, .sun, .venus, .mercury, .moon, .saturn, .jupiter])
  }

  @Test func `a border belongs to what it opens`() {
    #expect(Self.lords(6).term == .venus && Self.lords(6.0.nextDown).term == .jupiter)
    #expect(Self.lords(10).face == .sun && Self.lords(10.0.nextDown).face == .mars)
    #expect(Self.lords(30).domicile == .venus && Self.lords(30.0.nextDown).domicile == .mars)
    #expect(Self.lords(360.0.nextDown).term == .saturn)
  }

  @Test func `the seven rule as the signs say`() {
    for sign in ZodiacSign.allCases {
      #expect(sign.domicileLord.body == sign.traditionalRuler)
      #expect(sign.exaltationLord?.body == sign.exaltedPlanet)
    }
  }

  @Test func `without a sect there are no points and no doubtful peregrine`() {
    // The Sun in Sagittarius has nothing but, by day, the triplicity.
    let longitude = EclipticLongitude(wrapping: 241)
    let byDay = DignityScore(of: .sun, at: longitude, sect: .day)
    let byNight = DignityScore(of: .sun, at: longitude, sect: .night)
    let unknown = DignityScore(of: .sun, at: longitude, sect: nil)
    #expect(byDay.standings == [.triplicity] && byDay.points == 3)
    #expect(byNight.standings == [.peregrine] && byNight.points == -5)
    #expect(unknown.standings.isEmpty && unknown.points == nil)
    // Saturn in Pisces has nothing by day or by night.
    #expect(
      DignityScore(of: .saturn, at: EclipticLongitude(wrapping: 345), sect: nil).standings
        == [.peregrine])
  }

  @Test(
    arguments: [
      (0.28, "cazimi"), (0.284, "combust"), (8.5, "combust"), (8.51, "under_beams"),
      (17, "under_beams"), (17.01, nil), (180, nil),
    ] as [(Double, String?)])
  func `nearness to the Sun has edges`(degrees: Double, state: String?) {
    #expect(SolarNearness.State(distance: .degrees(degrees))?.name == state)
  }

  @Test func `entering and leaving go by the motions`() throws {
    // Mercury, quicker than the Sun, behind it and before it; Venus retrograde toward it.
    var places: [CelestialBody: (longitude: Double, perDay: Double)] = [:]
    for planet in ClassicalPlanet.allCases { places[planet.body] = (200, 0) }
    places[.sun] = (100, 1)
    places[.mercury] = (95, 1.5)
    places[.venus] = (110, -0.5)
    places[.mars] = (105, 1.5)
    let found = SolarNearness.all(in: Samples.sky(places))
    func near(_ planet: ClassicalPlanet) throws -> SolarNearness {
      try #require(found.first { $0.planet == planet })
    }
    #expect(try near(.mercury).isEntering && near(.venus).isEntering)
    #expect(try !near(.mars).isEntering && near(.mars).state == .combust)
    #expect(found.count == 6)
  }

  @Test(arguments: [
    (
      ClassicalPlanet.mars, ZodiacSign.capricorn, ClassicalPlanet.saturn, ZodiacSign.aries,
      "domicile"
    ),
    (.sun, .pisces, .venus, .aries, "exaltation"), (.moon, .capricorn, .saturn, .taurus, "mixed"),
    // Mercury is at home in Virgo and exalted there.
    (.moon, .virgo, .mercury, .taurus, "exaltation mixed"),
    (.mercury, .libra, .venus, .virgo, "domicile mixed"), (.sun, .gemini, .mars, .gemini, ""),
  ])
  func `planets receive each other in every way that holds`(
    first: ClassicalPlanet, firstSign: ZodiacSign, second: ClassicalPlanet, secondSign: ZodiacSign,
    kinds: String
  ) {
    let found = Reception.Kind.all(of: first, in: firstSign, and: second, in: secondSign)
    let back = Reception.Kind.all(of: second, in: secondSign, and: first, in: firstSign)
    #expect(found.map(\.name).joined(separator: " ") == kinds && found == back)
  }

  @Test func `day is while the Sun's centre is up, at any latitude`() throws {
    // Midsummer's midnight at Tromsø is by day; noon at Christmas is not.
    let summer = try WiderCases.widerChart(
      of: Samples.birth("1990-06-21T00:00", zone: "UTC", latitude: 69.65, longitude: 18.96))
    let winter = try WiderCases.widerChart(
      of: Samples.birth("1990-12-21T11:00", zone: "UTC", latitude: 69.65, longitude: 18.96))
    #expect(summer.sect == .day && winter.sect == .night)
    #expect(Sect(sunAltitude: .zero) == .day)
  }

  @Test func `hayz is sect, hemisphere and sign`() throws {
    let births = try [(2_448_058.27, 40.7, -74.0), (2_441_377.7, -33.9, 151.2)].map {
      try Samples.birth(at: JulianDay($0.0), latitude: $0.1, longitude: $0.2)
    }
    for birth in births {
      let chart = try WiderCases.widerChart(of: birth)
      let sect = try #require(chart.sect)
      let standings = try #require(chart.sectStandings)
      #expect(standings.map(\.planet) == ClassicalPlanet.allCases)
      #expect(standings[0].sect == .day && standings[1].sect == .night)
      for standing in standings {
        #expect(standing.isInSect == (standing.sect == sect))
        let sign = try #require(chart.chart.position(of: standing.planet.body)).sign
        if standing.isInHayz { #expect(standing.isInSect && sign.sect == standing.sect) }
      }
    }
    let sun = EclipticLongitude(wrapping: 100)
    let (behind, ahead) = (EclipticLongitude(wrapping: 95), EclipticLongitude(wrapping: 105))
    #expect(Sect(of: .mercury, mercury: behind, sun: sun) == .day)
    #expect(Sect(of: .mercury, mercury: ahead, sun: sun) == .night)
  }
}

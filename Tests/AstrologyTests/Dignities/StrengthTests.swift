import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Dispositors, receptions of one side and accidental dignities.
@Suite struct StrengthTests {
  /// A sky in which the seven stand at the beginning of signs.
  private static func sky(_ signs: [ClassicalPlanet: ZodiacSign]) -> Sky {
    var states = Dictionary(
      uniqueKeysWithValues: ChartBody.allCases.map { ($0.body, (longitude: 0.5, perDay: 1.0)) })
    for (planet, sign) in signs { states[planet.body] = (sign.start.degrees + 1, 1) }
    return Samples.sky(states)
  }

  private static let home: [ClassicalPlanet: ZodiacSign] = [
    .sun: .leo, .moon: .leo, .mercury: .leo, .venus: .cancer, .mars: .cancer, .jupiter: .taurus,
    .saturn: .aries,
  ]

  @Test func `one planet at home that all chains end in disposes of all`() {
    let dispositors = Dispositors(in: Self.sky(Self.home))
    #expect(dispositors.final == .sun)
    #expect(dispositors.chain(from: .saturn) == [.saturn, .mars, .moon, .sun])
    #expect(dispositors.rings == [[.sun]])
  }

  @Test func `two in each other's signs are a ring, and nobody disposes of all`() {
    var signs = Self.home
    signs[.sun] = .cancer
    let dispositors = Dispositors(in: Self.sky(signs))
    #expect(dispositors.rings == [[.sun, .moon]])
    #expect(dispositors.final == nil)
  }

  @Test func `every chain ends in a ring, and rings share no planet`() throws {
    for birth in try ProgressionTests.births(40, seed: 141) {
      let dispositors = try WiderCases.widerChart(of: birth).dispositors
      let members = dispositors.rings.flatMap(\.self)
      #expect(Set(members).count == members.count && !members.isEmpty)
      for planet in ClassicalPlanet.allCases {
        let chain = dispositors.content.chain(from: planet)
        let last = try #require(chain.last.flatMap { dispositors.ruler[$0] })
        #expect(members.contains(last) && chain.contains(last))
      }
      #expect(dispositors.isCertain)
    }
  }

  @Test func `one side alone receives where the other is in none of its dignities`() throws {
    for birth in try ProgressionTests.births(40, seed: 142) {
      let wider = try WiderCases.widerChart(of: birth)
      let mutual = wider.receptions.map { [$0.first, $0.second] }
      for reception in wider.oneSidedReceptions {
        let sign = ZodiacSign(wider.chart.sky[reception.planet.body].longitude)
        #expect(reception.planet != reception.host)
        #expect(
          reception.dignities.contains(.domicile) == (sign.domicileLord == reception.host))
        #expect(
          reception.dignities.contains(.exaltation) == (sign.exaltationLord == reception.host))
        #expect(
          !mutual.contains { $0.contains(reception.planet) && $0.contains(reception.host) })
        #expect(
          !wider.oneSidedReceptions.contains {
            $0.planet == reception.host && $0.host == reception.planet
          })
      }
    }
  }

  // New York, 15 June 1990: Sun 24° Gemini in the ninth house, Mercury 6° Gemini and Venus 19° Taurus in the
  // eighth, Mars 11° Aries in the sixth, Jupiter 15° Cancer in the tenth, Saturn 24° Capricorn retrograde in
  // the fourth. By hand from the table of Christian Astrology, page 115.
  @Test func `points are Lilly's`() throws {
    let birth = try Samples.birth(
      at: Samples.instant("1990-06-15T18:30"), latitude: 40.7128, longitude: -74.006)
    let dignities = try #require(WiderCases.widerChart(of: birth).accidentalDignities)
    let points = Dictionary(uniqueKeysWithValues: dignities.map { ($0.planet, $0.points) })
    // House 2, slow −2.
    #expect(points[.sun] == 0)
    // House −2, direct 4, swift 2, oriental −2, free 5.
    #expect(points[.mercury] == 7 && points[.venus] == 7)
    // House −2, direct 4, swift 2, oriental 2, free 5.
    #expect(points[.mars] == 11)
    // House 5, direct 4, swift 2, occidental −2, free 5.
    #expect(points[.jupiter] == 14)
    // House 4, retrograde −5, swift 2, oriental 2, free 5.
    #expect(points[.saturn] == 8)
    #expect(dignities.map(\.house.number) == [9, 6, 8, 8, 6, 10, 4])
  }

  @Test func `conditions that exclude each other are never both there`() throws {
    for birth in try ProgressionTests.births(60, seed: 143) {
      for dignity in try #require(WiderCases.widerChart(of: birth).accidentalDignities) {
        let has = dignity.marks.map(\.condition)
        #expect(Set(has).count == has.count)
        let lists: [[AccidentalDignity.Condition]] = [
          [.direct, .retrograde], [.swift, .slow], [.oriental, .occidental],
          [.increasing, .decreasing], [.free, .cazimi, .combust, .underBeams],
        ]
        for group in lists {
          #expect(has.count { group.contains($0) } <= 1, "\(dignity)")
        }
        #expect(dignity.points == dignity.marks.reduce(0) { $0 + $1.points })
        #expect(has.contains(.free) == false || dignity.planet != .sun)
      }
    }
  }

  @Test func `a birth without a time has no accidental dignities`() throws {
    let dateOnly = try WiderChart(
      of: Samples.chart(of: Birth(date: CalendarDate("1990-06-15"))), points: [],
      ephemeris: Samples.ephemeris.get())
    #expect(dateOnly.accidentalDignities == nil)
    #expect(dateOnly.oneSidedReceptions.allSatisfy { !$0.dignities.contains(.triplicity) })
  }
}

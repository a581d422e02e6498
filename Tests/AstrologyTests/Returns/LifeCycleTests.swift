@testable import Astrology
import Ephemeris
import TestSupport
import Testing

/// Cycles of life and returns of planets, held against the sky itself.
@Suite struct LifeCycleTests {
  static func chart() throws -> NatalChart {
    try Samples.chart(
      of: Samples.birth(at: Samples.instant("1990-06-15T18:30"), latitude: 40, longitude: -74))
  }

  /// The cycles of ninety years, searched for once.
  private static let life = Result {
    let chart = try LifeCycleTests.chart()
    let life = chart.instant..<chart.instant.advanced(byDays: 90 * 365.25)
    return (
      chart, try LifeCycle.cycles(of: chart, during: life, ephemeris: Samples.ephemeris.get())
    )
  }

  static func cycles() throws -> (NatalChart, [LifeCycle]) { try life.get() }

  @Test func `at each pass the body is where the cycle says`() throws {
    let (chart, cycles) = try Self.cycles()
    let ephemeris = try Samples.ephemeris.get()
    for cycle in cycles {
      let body = cycle.kind.body
      let natal = try ephemeris.sky(at: chart.instant, bodies: BodySet(body))[body].longitude
      let degrees: Double =
        switch cycle.kind {
        case .jupiterReturn, .nodalReturn, .saturnReturn, .chironReturn, .uranusReturn: 0
        case .saturnOpposition, .uranusOpposition: 180
        case .plutoSquare, .neptuneSquare: 90
        }
      for pass in cycle.passes {
        let here = try ephemeris.sky(at: pass, bodies: BodySet(body))[body].longitude
        #expect((natal.separation(from: here).degrees - degrees).magnitude < 0.000_1)
      }
    }
  }

  // A body that passes a place forward for good has passed it an odd number of times.
  @Test func `every cycle has an odd number of passes, in order, and a number of its own`() throws {
    let (_, cycles) = try Self.cycles()
    for cycle in cycles {
      #expect(cycle.passes.count % 2 == 1, "\(cycle)")
      #expect(cycle.passes == cycle.passes.sorted())
    }
    for kind in LifeCycle.Kind.allCases {
      let numbers = cycles.filter { $0.kind == kind }.map(\.number)
      #expect(numbers == Array(1..<(numbers.count + 1)) && !numbers.isEmpty, "\(kind)")
    }
  }

  // The ages that the tradition names the cycles by.
  @Test(arguments: [
    (LifeCycle.Kind.jupiterReturn, 11.0...12.5), (.nodalReturn, 18.5...18.7),
    (.saturnOpposition, 14.0...16.0), (.saturnReturn, 28.5...30.0), (.plutoSquare, 36.0...90.0),
    (.neptuneSquare, 40.0...42.5), (.uranusOpposition, 37.5...45.0), (.chironReturn, 48.5...51.5),
    (.uranusReturn, 83.0...85.0),
  ])
  func `the first of its kind comes at its age`(
    kind: LifeCycle.Kind, ages: ClosedRange<Double>
  ) throws {
    let (_, cycles) = try Self.cycles()
    let first = try #require(cycles.first { $0.kind == kind })
    #expect(ages.contains(first.age), "\(first)")
  }

  @Test func `a period has the cycles with a pass in it, and none before the birth`() throws {
    let (chart, cycles) = try Self.cycles()
    let ephemeris = try Samples.ephemeris.get()
    let saturn = try #require(cycles.first { $0.kind == .saturnReturn }?.passes.first)
    let month = saturn.advanced(byDays: -15)..<saturn.advanced(byDays: 15)
    let found = try LifeCycle.cycles(of: chart, during: month, ephemeris: ephemeris)
    #expect(found.map(\.kind) == [.saturnReturn])
    let before = chart.instant.advanced(byDays: -10_000)..<chart.instant
    #expect(try LifeCycle.cycles(of: chart, during: before, ephemeris: ephemeris).isEmpty)
  }

  /// Most of a life is passed over, because no slow body comes to a place from far away within weeks.
  @Test(arguments: [LifeCycle.Kind.jupiterReturn, .plutoSquare, .chironReturn])
  func `cycles are those of a search through each day`(kind: LifeCycle.Kind) throws {
    let (chart, cycles) = try Self.cycles()
    let ephemeris = try Samples.ephemeris.get()
    let natal = try ephemeris.sky(at: chart.instant, bodies: BodySet(kind.body))[kind.body]
    let target = EclipticLongitude(wrapping: natal.longitude.degrees + kind.angle.degrees)
    let own = cycles.filter { $0.kind == kind }.flatMap(\.passes)
    let (first, last) = try (#require(own.first), #require(own.last))
    let passages = try SkySearch([.passage(of: kind.body, through: [target])]).events(
      during: first.advanced(byDays: -1_000)..<last.advanced(byDays: 1), ephemeris: ephemeris)
    #expect(own == passages.map(\.ut))
  }

  /// Through the whole ephemeris, in steps of a prime number of days.
  @Test(arguments: LifeCycle.Kind.allCases)
  func `no body is faster than a search takes it for`(kind: LifeCycle.Kind) throws {
    let ephemeris: any EphemerisProvider = try Samples.ephemeris.get()
    var instant = ephemeris.span.start
    while instant < ephemeris.span.end {
      let speed = try ephemeris.sky(at: instant, bodies: BodySet(kind.body))[kind.body]
        .longitudePerDay.degrees.magnitude
      // A fifth is left for the days between.
      #expect(speed < 0.8 * kind.fastestPerDay.degrees, "\(kind) at \(instant)")
      instant = instant.advanced(byDays: 97)
    }
  }

  @Test(arguments: [CelestialBody.mercury, .venus, .mars, .jupiter, .saturn, .chiron, .meanNode])
  func `a planet's return is at its place at birth, and passes of a return have one number`(
    body: CelestialBody
  ) throws {
    let chart = try Self.chart()
    let ephemeris = try Samples.ephemeris.get()
    let life = chart.instant.advanced(byDays: 400)..<chart.instant.advanced(byDays: 22_000)
    let returns = try PlanetaryReturn.returns(
      of: body, to: chart, during: life, ephemeris: ephemeris)
    #expect(!returns.isEmpty)
    for one in returns {
      let here = try ephemeris.sky(at: one.at, bodies: BodySet(body))[body].longitude
      #expect(here.separation(from: one.longitude).degrees < 0.000_1)
    }
    for (one, next) in zip(returns, returns.dropFirst()) {
      #expect([one.number, one.number + 1].contains(next.number), "\(one.number) \(next.number)")
    }
    for passes in Dictionary(grouping: returns, by: \.number).values.dropLast() {
      #expect(passes.count <= 5)
    }
  }

  @Test func `the chart of an instant and a place is that of a birth then and there`() throws {
    let chart = try Self.chart()
    let place = try #require(chart.birth.place)
    let ephemeris = try Samples.ephemeris.get()
    let same = try NatalChart(at: chart.instant, place: place, ephemeris: ephemeris)
    #expect(same.angles == chart.angles)
    #expect(same.sky == chart.sky)
    #expect(same.frame == chart.frame)
    #expect(same.birth.isTimed)
  }

  @Test func `the chart of a solar return has the Sun where it stood at birth`() throws {
    let chart = try Self.chart()
    let ephemeris = try Samples.ephemeris.get()
    let moment = try PlanetaryReturn.number(35, of: .sun, to: chart, ephemeris: ephemeris)
    let lisbon = try GeographicPlace(latitude: 38.72, longitude: -9.14)
    let cast = try NatalChart(at: moment.at, place: lisbon, ephemeris: ephemeris)
    #expect(
      cast.sky[.sun].longitude.separation(from: chart.sky[.sun].longitude).degrees < 0.000_001)
    let cusps = try #require(
      try ephemeris.houses(.placidus, at: moment.at, place: lisbon))
    #expect(cast.angles?.ascendant == cusps.ascendant)
    #expect(cast.angles?.midheaven == cusps.midheaven)
  }
}

import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

@Suite struct PrimaryCalendarTests {
  /// The methods in the spaces that they have.
  static let ways: [(PrimaryDirection.Method, PrimaryDirection.Space)] = [
    (.placidus, .zodiacal), (.placidus, .mundane), (.placidusPole, .zodiacal),
    (.regiomontanus, .zodiacal), (.regiomontanus, .mundane),
  ]

  private static func charts(_ count: Int, seed: UInt64) throws -> [WiderChart] {
    try ProgressionTests.births(count, seed: seed).map { try WiderCases.widerChart(of: $0) }
  }

  private static func directions(
    _ calendar: PrimaryCalendar, years: Double = 361
  ) throws -> [PrimaryDirection] {
    let start = calendar.wider.chart.instant
    return try calendar.directions(
      during: start..<start.advanced(byDays: years * 365.25), ephemeris: Samples.ephemeris.get())
  }

  @Test(arguments: ways)
  func `a direct and a converse arc make one turn`(
    method: PrimaryDirection.Method, space: PrimaryDirection.Space
  ) throws {
    for wider in try Self.charts(4, seed: 91) {
      let direct = try Self.directions(
        PrimaryCalendar(of: wider, by: method, in: space, key: .ptolemy))
      let converse = try Self.directions(
        PrimaryCalendar(of: wider, by: method, in: space, key: .ptolemy, isConverse: true))
      #expect(direct.count == converse.count && direct.count > 300)
      for one in direct.prefix(200) {
        let other = try #require(
          converse.first {
            $0.promissor == one.promissor && $0.aspect == one.aspect && $0.side == one.side
              && $0.significator == one.significator
          })
        let turn = one.arc.degrees + other.arc.degrees
        #expect((turn - 360).magnitude < 1e-9 || turn < 1e-9)
      }
    }
  }

  // Bodies to angles are the same in every method: culminations and risings, which houses give.
  @Test(arguments: ways)
  func `when the sky has turned by the arc to an angle the promissor is on it`(
    method: PrimaryDirection.Method, space: PrimaryDirection.Space
  ) throws {
    for wider in try Self.charts(6, seed: 92) {
      let horizon = try #require(wider.horizon)
      let calendar = try PrimaryCalendar(of: wider, by: method, in: space, key: .ptolemy)
      for direction in try Self.directions(calendar) where direction.aspect == .conjunction {
        guard case .angle(let angle) = direction.significator else { continue }
        let state: BodyState = wider.chart.sky[direction.promissor.body]
        let degree = BodyState(
          longitude: state.longitude, latitude: .zero, distanceAU: 1, longitudePerDay: .zero,
          latitudePerDay: .zero, distancePerDayAU: 0)
        let place = try EquatorialPlace(
          of: space == .zodiacal ? degree : state, obliquity: wider.obliquity)
        let turned = horizon.armc + direction.arc
        if angle == .midheaven {
          let sine = (turned - place.rightAscension).sine
          #expect(sine.magnitude < 1e-9)
        } else {
          let altitude = place.altitude(armc: turned, at: horizon.place)
          #expect(altitude.degrees.magnitude < 1e-7, "\(direction)")
        }
      }
    }
  }

  @Test func `the methods agree on directions to the angles and differ on others`() throws {
    for wider in try Self.charts(3, seed: 93) {
      func arcs(_ method: PrimaryDirection.Method, toAngles: Bool) throws -> [Double] {
        try Self.directions(PrimaryCalendar(of: wider, by: method, key: .ptolemy))
          .filter { direction in
            if case .angle = direction.significator { return toAngles }
            return !toAngles
          }
          .sorted {
            "\($0.promissor) \($0.significator) \($0.aspect.index) \($0.side?.name ?? "")"
              < "\($1.promissor) \($1.significator) \($1.aspect.index) \($1.side?.name ?? "")"
          }
          .map(\.arc.degrees)
      }
      let angles = try PrimaryDirection.Method.allCases.map { try arcs($0, toAngles: true) }
      for other in angles.dropFirst() {
        #expect(other.count == angles[0].count)
        for (one, two) in zip(angles[0], other) { #expect((one - two).magnitude < 1e-9) }
      }
      let placidus = try arcs(.placidus, toAngles: false)
      let regiomontanus = try arcs(.regiomontanus, toAngles: false)
      #expect(zip(placidus, regiomontanus).contains { ($0 - $1).magnitude > 1 })
    }
  }

  @Test func `keys convert a degree to 1 year, to 1.01456 years, and to the Sun's days`() throws {
    let ephemeris: any EphemerisProvider = try Samples.ephemeris.get()
    for wider in try Self.charts(3, seed: 94) {
      for key in PrimaryDirection.Key.allCases {
        let calendar = try PrimaryCalendar(of: wider, key: key)
        let found = try Self.directions(calendar, years: 90)
        #expect(found.count > 150)
        for direction in found {
          let days = wider.chart.instant.days(until: direction.at)
          #expect((days / Progression.daysPerYear - direction.years).magnitude < 1e-9)
          switch key {
          case .ptolemy: #expect(direction.years == direction.arc.degrees)
          case .naibod:
            #expect((direction.years / direction.arc.degrees - 1.014_561_8).magnitude < 1e-6)
          case .solar:
            let then = try ephemeris.sky(at: wider.chart.instant.advanced(byDays: direction.years))
            let gained =
              try EquatorialPlace(of: then[.sun], obliquity: wider.obliquity).rightAscension
              - EquatorialPlace(of: wider.chart.sky[.sun], obliquity: wider.obliquity)
              .rightAscension
            let error = (gained - direction.arc).degrees.remainder(dividingBy: 360)
            // The Sun's latitude is up to 1.2″, and its degree has none.
            #expect(error.magnitude < 3e-4, "\(direction)")
          }
        }
      }
    }
  }

  @Test func `a period has the directions of the whole life that fall in it, in order`() throws {
    let ephemeris: any EphemerisProvider = try Samples.ephemeris.get()
    for wider in try Self.charts(3, seed: 95) {
      for key in PrimaryDirection.Key.allCases {
        let calendar = try PrimaryCalendar(of: wider, by: .regiomontanus, key: key)
        let life = try Self.directions(calendar, years: 60)
        #expect(life == life.sorted())
        let start = wider.chart.instant.advanced(byDays: 9_000)
        let period = start..<start.advanced(byDays: 2_000)
        let found = try calendar.directions(during: period, ephemeris: ephemeris)
        #expect(
          found.map(\.description) == life.filter { period.contains($0.at) }.map(\.description))
        #expect(!found.isEmpty)
        let before = wider.chart.instant.advanced(byDays: -50)
        #expect(
          try calendar.directions(during: before..<wider.chart.instant, ephemeris: ephemeris)
            .isEmpty)
      }
    }
  }

  // At Tromsø bodies beyond 20° of declination don't rise and set at some times of the year.
  @Test func `what doesn't rise and set has no place in the sphere of Placidus`() throws {
    let birth = try Samples.birth(
      at: Samples.instant("1985-06-21T11:00"), latitude: 69.65, longitude: 18.96)
    let wider = try WiderCases.widerChart(of: birth)
    let placidus = try PrimaryCalendar(of: wider, key: .ptolemy)
    let sun = try #require(placidus.speculum.first { $0.point == .body(.sun) })
    #expect(sun.diurnalSemiArc == nil)
    let found = try Self.directions(placidus)
    #expect(!found.contains { $0.significator == .body(.sun) })
    // It culminates all the same.
    #expect(
      found.contains { $0.promissor == .sun && $0.significator == .angle(.midheaven) })
    #expect(
      !found.contains {
        $0.promissor == .sun && $0.aspect == .conjunction && $0.significator == .angle(.ascendant)
      })
    let regiomontanus = try Self.directions(
      PrimaryCalendar(of: wider, by: .regiomontanus, key: .ptolemy))
    #expect(regiomontanus.contains { $0.significator == .body(.sun) })
  }

  @Test func `a birth without a time is refused, and so are mundane poles`() throws {
    let dateOnly = try WiderChart(
      of: Samples.chart(of: Birth(date: CalendarDate("1990-06-15"))), points: [],
      ephemeris: Samples.ephemeris.get())
    #expect(throws: PrimaryError.unknownHorizon) { try PrimaryCalendar(of: dateOnly) }
    let timed = try Self.charts(1, seed: 96)[0]
    #expect(throws: PrimaryError.mundanePole) {
      try PrimaryCalendar(of: timed, by: .placidusPole, in: .mundane)
    }
    #expect(PrimaryError.unknownHorizon.cause == .input && PrimaryError.mundanePole.cause == .usage)
    let late = timed.chart.instant.advanced(byDays: 300 * 365_250)
    let solar = try PrimaryCalendar(of: timed, key: .solar)
    #expect(throws: EphemerisError.self) {
      try solar.directions(
        during: timed.chart.instant..<late, ephemeris: Samples.ephemeris.get())
    }
  }
}

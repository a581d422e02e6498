import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

@Suite struct WindowSearchTests {
  static let london = Result { () throws(NumberError) in
    try GeographicPlace(latitude: 51.5074, longitude: -0.1278)
  }

  /// One condition of each kind, and some that leave little time.
  static let conditions: [SkyCondition] = [
    .inSign(.moon, .taurus), .inSign(.mercury, .aquarius), .moving(.mercury, .retrograde),
    .moving(.sun, .direct), .aspect(.venus, .square, .mars, orb: .degrees(5)),
    .aspect(.moon, .opposition, .saturn, orb: .degrees(3), motion: .applying),
    .aspect(.mercury, .conjunction, .sun, orb: .degrees(8), motion: .separating),
    .waxing, .phase(.fullMoon), .phase(.newMoon), .void, .nearSun(.venus, .cazimi),
    .nearSun(.mercury, .combust), .nearSun(.mercury, .underBeams), .outOfBounds(.moon),
    .outOfBounds(.mars), .dignified(.venus), .inHouse(.moon, House.all[0]),
    .inHouse(.venus, House.all[9]), .inHouse(.sun, House.all[5]), .above(.moon), .above(.pluto),
    .onAngle(.jupiter, .ascendant, orb: .degrees(2)),
    .onAngle(.moon, .imumCoeli, orb: .degrees(1)), .rising(.leo), .hour(.venus),
    .natalAspect(.moon, .trine, .body(.venus), orb: .degrees(3)),
    .natalAspect(.mercury, .conjunction, .angle(.ascendant), orb: .degrees(5)),
    .all([.waxing, !.void]), .any([.inSign(.moon, .leo), .above(.sun)]),
  ]

  /// The birth whose points the conditions name.
  static let natal = Result {
    try Samples.chart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
  }

  /// A search at a place, with the birth where the condition needs it.
  private static func search(
    _ condition: SkyCondition, at place: (Double, Double)
  ) throws -> WindowSearch {
    try WindowSearch(
      condition, place: Samples.place(place.0, place.1),
      chart: condition.needsChart ? natal.get() : nil)
  }

  /// A number for each kind of condition, so that a new kind is not forgotten here.
  private static func kind(_ condition: SkyCondition) -> Int {
    switch condition {
    case .inSign: 0
    case .moving: 1
    case .aspect: 2
    case .natalAspect: 3
    case .waxing: 4
    case .phase: 5
    case .void: 6
    case .nearSun: 7
    case .outOfBounds: 8
    case .dignified: 9
    case .inHouse: 10
    case .above: 11
    case .onAngle: 12
    case .rising: 13
    case .hour: 14
    case .all: 15
    case .any: 16
    case .not: 17
    }
  }

  @Test func `every kind of condition is among the tried`() {
    let tried = Self.conditions + Self.conditions.map { !$0 }
    #expect(Set(tried.map(Self.kind)) == Set(0...17))
  }

  static let places: [(Double, Double)] = [
    (51.5, -0.13), (-33.9, 151.2), (0, 20), (64.9, -18), (69.65, 18.96), (-78, 167),
  ]

  /// Forty days of the table's years, beginning at any second.
  static func periods(_ count: Int, seed: UInt64, days: Double = 40) -> [Range<JulianDay<UT1>>] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let start = JulianDay<UT1>(Double.random(in: 2_410_000..<2_490_000, using: &random))
      return start..<start.advanced(byDays: days)
    }
  }

  @Test(arguments: conditions)
  func `the windows of a condition and of its negation tile the period`(
    condition: SkyCondition
  ) throws {
    let ephemeris = try WiderCases.ephemeris.get()
    for (period, place) in zip(Self.periods(6, seed: 72), Self.places) {
      let yes = try Self.search(condition, at: place)
        .windows(during: period, ephemeris: ephemeris)
      let no = try Self.search(!condition, at: place)
        .windows(during: period, ephemeris: ephemeris)
      #expect(yes.intersection(no) == .empty)
      #expect(yes.union(no) == IntervalSet([period]))
    }
  }

  /// A period that begins a millisecond on one side of an edge, or on the other, begins with the condition
  /// or without it: what holds there is asked independently of the search that found the edge.
  @Test(arguments: conditions)
  func `an edge changes the condition within a millisecond`(condition: SkyCondition) throws {
    let ephemeris = try WiderCases.ephemeris.get()
    for (period, place) in zip(Self.periods(6, seed: 73), Self.places) {
      let search = try Self.search(condition, at: place)
      func holds(at ut: JulianDay<UT1>) throws -> Bool {
        // Too short for an edge, so that the whole of it holds or nothing.
        let moment = ut..<ut.advanced(bySeconds: 2e-4)
        return try !search.windows(during: moment, ephemeris: ephemeris).ranges.isEmpty
      }
      let windows = try search.windows(during: period, ephemeris: ephemeris).ranges
      for window in windows.prefix(8) {
        if window.lowerBound > period.lowerBound {
          #expect(try !holds(at: window.lowerBound.advanced(bySeconds: -1.2e-3)))
          #expect(try holds(at: window.lowerBound.advanced(bySeconds: 1e-3)))
        }
        if window.upperBound < period.upperBound {
          #expect(try holds(at: window.upperBound.advanced(bySeconds: -1.2e-3)))
          #expect(try !holds(at: window.upperBound.advanced(bySeconds: 1e-3)))
        }
      }
    }
  }

  /// No window is missed: the state at random instants is that of the windows around them.
  @Test(arguments: conditions)
  func `at any instant the condition holds where its windows are`(condition: SkyCondition) throws {
    let ephemeris = try WiderCases.ephemeris.get()
    var random = SplitMix64(seed: 74)
    for (period, place) in zip(Self.periods(6, seed: 75), Self.places) {
      let search = try Self.search(condition, at: place)
      let windows = try search.windows(during: period, ephemeris: ephemeris)
      for _ in 0..<40 {
        let ut = period.lowerBound.advanced(byDays: Double.random(in: 0..<40, using: &random))
        let moment = ut..<ut.advanced(bySeconds: 2e-4)
        let holds = try !search.windows(during: moment, ephemeris: ephemeris).ranges.isEmpty
        #expect(windows.contains(ut) == holds, "\(ut.iso8601) at \(place)")
      }
    }
  }

  @Test func `periods that meet make up the windows of both`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    for condition in Self.conditions {
      let search = try Self.search(condition, at: Self.places[0])
      let whole = Self.periods(1, seed: 76)[0]
      let middle = whole.lowerBound.advanced(byDays: 17.3)
      let parts = try [whole.lowerBound..<middle, middle..<whole.upperBound].map {
        try search.windows(during: $0, ephemeris: ephemeris)
      }
      let both = try search.windows(during: whole, ephemeris: ephemeris)
      let joined = parts[0].union(parts[1])
      #expect(joined.ranges.count == both.ranges.count, "\(condition)")
      for (one, other) in zip(joined.ranges, both.ranges) {
        #expect(WiderCases.seconds(one.lowerBound, other.lowerBound) < 1e-3)
        #expect(WiderCases.seconds(one.upperBound, other.upperBound) < 1e-3)
      }
    }
  }

  /// By swetest 2.10.03: -p2 -fPZs -b1.1.1970 -n240 -s0.02: in Aquarius from 4 January, 04:24, turned at once.
  @Test func `eight hours of Mercury in Aquarius aren't missed`() throws {
    let start = try Samples.instant("1970-01-01T00:00")
    let windows = try WindowSearch(.inSign(.mercury, .aquarius)).windows(
      during: start..<start.advanced(byDays: 10), ephemeris: WiderCases.ephemeris.get())
    let window = try #require(windows.ranges.first)
    #expect(windows.ranges.count == 1)
    let hours = window.lowerBound.days(until: window.upperBound) * 24
    #expect((7.0...9).contains(hours))
    #expect(window.lowerBound.iso8601.hasPrefix("1970-01-04T"))
  }

  @Test func `conditions combine as sets do`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let period = Self.periods(1, seed: 77, days: 365)[0]
    func windows(_ condition: SkyCondition) throws -> IntervalSet {
      try WindowSearch(condition).windows(during: period, ephemeris: ephemeris)
    }
    let (moon, mercury) = (
      SkyCondition.inSign(.moon, .leo), SkyCondition.moving(.mercury, .retrograde)
    )
    let (one, two) = try (windows(moon), windows(mercury))
    #expect(try windows(moon && mercury) == one.intersection(two))
    #expect(try windows(moon || mercury) == one.union(two))
    #expect(try windows(moon && !mercury) == one.intersection(two.complement(within: period)))
    #expect(try windows(.all([])) == IntervalSet([period]))
    #expect(try windows(.any([])) == .empty)
  }

  /// Conditions of a place are asked only where the others hold, and have the same edges there.
  @Test(arguments: [
    SkyCondition.above(.sun), .hour(.venus), .inHouse(.venus, House.all[9]), .rising(.leo),
    .onAngle(.moon, .midheaven, orb: .degrees(2)), !.above(.moon),
  ])
  func `conditions of a place combine as sets do`(_ placed: SkyCondition) throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let moon = SkyCondition.inSign(.moon, .leo) || .inSign(.moon, .virgo)
    for (period, place) in zip(Self.periods(4, seed: 79), Self.places) {
      let place = try Samples.place(place.0, place.1)
      func windows(_ condition: SkyCondition) throws -> IntervalSet {
        try WindowSearch(condition, place: place).windows(during: period, ephemeris: ephemeris)
      }
      let both = try windows(moon && .moving(.sun, .direct) && placed)
      let apart = try windows(moon).intersection(windows(placed))
      #expect(both.ranges.count == apart.ranges.count)
      for (one, other) in zip(both.ranges, apart.ranges) {
        #expect(WiderCases.seconds(one.lowerBound, other.lowerBound) < 1e-3)
        #expect(WiderCases.seconds(one.upperBound, other.upperBound) < 1e-3)
      }
    }
  }

  @Test func `the hours of the seven planets make up the days`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let period = Self.periods(1, seed: 78, days: 7)[0]
    let all = try ClassicalPlanet.allCases.map { planet in
      try WindowSearch(.hour(planet), place: Self.london.get())
        .windows(during: period, ephemeris: ephemeris)
    }
    #expect(all.reduce(.empty) { $0.union($1) } == IntervalSet([period]))
    // 168 hours, 24 of each planet in a week, and those that the period cuts.
    for hours in all { #expect((23...26).contains(hours.ranges.count)) }
  }

  /// The first hour of a Sunday is the Sun's, and it begins when almanacs have the Sun rise: by the US Naval
  /// Observatory at 04:49 in London on 1 June 2025 (aa.usno.navy.mil, one-day data).
  @Test func `a planetary day begins at sunrise`() throws {
    let start = try Samples.instant("2025-06-01T00:00")
    let hours = try WindowSearch(.hour(.sun), place: Self.london.get()).windows(
      during: start..<start.advanced(byDays: 0.4), ephemeris: WiderCases.ephemeris.get())
    let sunrise = try #require(hours.ranges.first { $0.lowerBound > start })
    #expect(sunrise.lowerBound.iso8601.hasPrefix("2025-06-01T03:4"))
    #expect(
      WiderCases.seconds(sunrise.lowerBound, try Samples.instant("2025-06-01T03:49:30")) <= 60)
  }

  @Test func `where the Sun stays up there are no hours`() throws {
    let start = try Samples.instant("2025-06-01T00:00")
    let place = try Samples.place(69.65, 18.96)
    let hours = try WindowSearch(.hour(.mars), place: place).windows(
      during: start..<start.advanced(byDays: 20), ephemeris: WiderCases.ephemeris.get())
    #expect(hours == .empty)
    let up = try WindowSearch(.above(.sun), place: place).windows(
      during: start..<start.advanced(byDays: 20), ephemeris: WiderCases.ephemeris.get())
    #expect(up.ranges == [start..<start.advanced(byDays: 20)])
  }

  @Test func `what makes no sense or lacks a place or a birth is refused`() throws {
    func refusal(_ condition: SkyCondition, chart: NatalChart? = nil) -> WindowError? {
      #expect(throws: WindowError.self) { try WindowSearch(condition, chart: chart) }
    }
    let natal = SkyCondition.natalAspect(.sun, .trine, .angle(.ascendant), orb: .degrees(1))
    let dateOnly = try Samples.chart(of: Birth(date: CalendarDate("1990-06-15")))
    #expect(refusal(.above(.sun)) == .needsPlace(.above(.sun)))
    #expect(refusal(natal) == .needsBirth(natal))
    #expect(refusal(natal, chart: dateOnly) == .noNatalPoint(.angle(.ascendant)))
    #expect(
      refusal(.aspect(.sun, .trine, .sun, orb: .degrees(3))) == .oneBody(.sun))
    #expect(refusal(.nearSun(.sun, .combust)) == .sunNearItself)
    #expect(refusal(.dignified(.chiron)) == .noDignities(.chiron))
    for orb in [0, -1, 30.5, .infinity, .nan] {
      #expect(refusal(.aspect(.sun, .trine, .moon, orb: .degrees(orb))) != nil)
    }
  }

  @Test func `natal points are those of the chart`() throws {
    let birth = try Samples.birth(
      "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006)
    let chart = try Samples.chart(of: birth)
    let ephemeris = try WiderCases.ephemeris.get()
    let period = Self.periods(1, seed: 79, days: 365)[0]
    for point in [ChartPoint.body(.venus), .angle(.midheaven)] {
      let natal = try #require(chart.places.first { $0.point == point }).longitude
      let search = try WindowSearch(
        .natalAspect(.sun, .square, point, orb: .degrees(2)), chart: chart)
      let windows = try search.windows(during: period, ephemeris: ephemeris).ranges
      // Twice a year, four days each: the Sun needs so long for 4°.
      #expect((2...3).contains(windows.count))
      for window in windows where window.upperBound < period.upperBound {
        let tt = try ephemeris.terrestrialTime(window.upperBound)
        let separation = try ephemeris.motion(of: .sun, at: tt).longitude.separation(from: natal)
        #expect(((separation.degrees - 90).magnitude - 2).magnitude < 1e-6)
      }
    }
  }
}

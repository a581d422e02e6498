import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Rising, setting and culminating.
@Suite struct HorizonSearchTests {
  /// Half a millisecond of the search, and the last digit of a Julian Day, twice.
  static let searchDays = 2e-8

  static func place(_ latitude: Double, _ longitude: Double) throws -> GeographicPlace {
    try GeographicPlace(latitude: latitude, longitude: longitude)
  }

  static func midnight(_ date: String) throws -> JulianDay<UT1> {
    try EclipseSamples.midnight(date)
  }

  /// Example 15.a of Meeus, *Astronomical Algorithms* (1998): Venus at Boston on 1988-03-20, in days of UT.
  @Test func `Venus rises, culminates and sets when the book has it`() throws {
    let ephemeris = try EclipseSamples.table.get()
    let start = try Self.midnight("1988-03-20")
    let day = try HorizonDay(
      HorizonSearch(for: .venus, at: Self.place(42.3333, -71.0833)),
      during: start..<start.advanced(byDays: 1), ephemeris: ephemeris)
    // The book has five decimals, and no parallax, which is up to 17″ for Venus.
    for (kind, expected) in [
      (HorizonCrossing.Kind.rising, 0.51766), (.culmination, 0.81980), (.setting, 0.12130),
    ] {
      let found = try #require(day.first(kind))
      #expect((start.days(until: found) - expected).magnitude < 3e-5, "\(kind)")
    }
    #expect(day.course == .risesAndSets && day.beginsUp)
  }

  @Test func `nothing means that there is none, not that the ephemeris ends`() throws {
    let ephemeris: any EphemerisProvider = try EclipseSamples.table.get()
    let end = ephemeris.span.end
    let start = end.advanced(byDays: -0.25)
    let paris = HorizonSearch(for: .sun, at: try Self.place(48.85, 2.35))
    #expect(throws: EphemerisError.reachesOutOfSpan(from: start, span: ephemeris.span)) {
      try paris.next(.rising, after: start, within: 2, ephemeris: ephemeris)
    }
    // The Sun sets in the evening of the last of December, and the polar night lasts for weeks before.
    let noon = end.advanced(byDays: -0.5)
    #expect(try paris.next(.setting, after: noon, within: 2, ephemeris: ephemeris) != nil)
    let pole = HorizonSearch(for: .sun, at: try Self.place(80, 0))
    #expect(
      try pole.next(.rising, after: end.advanced(byDays: -10), within: 9, ephemeris: ephemeris)
        == nil)
  }

  private struct Draw {
    var generator: SplitMix64
    let bodies: [CelestialBody] = [.sun, .moon, .mercury, .venus, .mars, .jupiter, .chiron]
    let rules: [HorizonRule] = [.almanac, .center, .twilight(.civil), .twilight(.astronomical)]

    mutating func search(latitudes: Range<Double>) throws -> HorizonSearch {
      HorizonSearch(
        for: bodies[Int(generator.next() % UInt64(bodies.count))],
        at: try HorizonSearchTests.place(
          generator.double(in: latitudes), generator.double(in: -180..<180)),
        by: rules[Int(generator.next() % UInt64(rules.count))])
    }

    mutating func instant() -> JulianDay<UT1> {
      JulianDay(generator.double(in: 2_396_800..<2_506_500))
    }
  }

  @Test(arguments: [-66.0..<66, 60..<90, -90 ..< -60])
  func `a body is up after it rises and down after it sets`(latitudes: Range<Double>) throws {
    let ephemeris = try EclipseSamples.table.get()
    var draw = Draw(generator: SplitMix64(seed: 61))
    for _ in 0..<60 {
      let search = try draw.search(latitudes: latitudes)
      let start = draw.instant()
      let crossings = try search.crossings(
        during: start..<start.advanced(byDays: 3), ephemeris: ephemeris)
      var isUp = try search.isUp(at: start, ephemeris: ephemeris)
      for crossing in crossings where [.rising, .setting].contains(crossing.kind) {
        #expect((crossing.kind == .rising) != isUp, "\(search) \(start)")
        isUp = crossing.kind == .rising
        let (before, after) = (
          crossing.at.advanced(byDays: -Self.searchDays),
          crossing.at.advanced(byDays: Self.searchDays)
        )
        #expect(try search.isUp(at: before, ephemeris: ephemeris) != isUp, "\(search) \(start)")
        #expect(try search.isUp(at: after, ephemeris: ephemeris) == isUp, "\(search) \(start)")
      }
      let end = start.advanced(byDays: 3)
      #expect(try search.isUp(at: end, ephemeris: ephemeris) == isUp, "\(search) \(start)")
    }
  }

  @Test func `no crossing is missed between two looks a minute apart`() throws {
    let ephemeris = try EclipseSamples.table.get()
    var draw = Draw(generator: SplitMix64(seed: 62))
    for latitudes in [50.0..<75, 62.0..<69, 85.0..<90] {
      for _ in 0..<3 {
        let search = try draw.search(latitudes: latitudes)
        let start = draw.instant()
        let found = try search.crossings(
          during: start..<start.advanced(byDays: 1), ephemeris: ephemeris
        ).count { [.rising, .setting].contains($0.kind) }
        var (changes, isUp) = (0, try search.isUp(at: start, ephemeris: ephemeris))
        for minute in 1...1_440 {
          let instant = start.advanced(byDays: Double(minute) / 1_440)
          let isUpNow = try search.isUp(at: instant, ephemeris: ephemeris)
          if isUpNow != isUp { changes += 1 }
          isUp = isUpNow
        }
        #expect(found >= changes, "\(search) \(start)")
      }
    }
  }

  @Test func `a period cut in two has the same crossings, to the bit`() throws {
    let ephemeris = try EclipseSamples.table.get()
    var draw = Draw(generator: SplitMix64(seed: 63))
    for _ in 0..<40 {
      let search = try draw.search(latitudes: -90..<90)
      let start = draw.instant()
      let (middle, end) = (start.advanced(byDays: 0.77), start.advanced(byDays: 2.1))
      let whole = try search.crossings(during: start..<end, ephemeris: ephemeris)
      let parts = try [start..<middle, middle..<end].flatMap {
        try search.crossings(during: $0, ephemeris: ephemeris)
      }
      #expect(whole == parts)
      #expect(zip(whole, whole.dropFirst()).allSatisfy { $0.at < $1.at })
    }
  }

  /// The midnight sun of Tromsø lasts from about 20 May to 22 July, the polar night from 27 November.
  @Test(arguments: [
    ("2025-06-21", HorizonDay.Course.alwaysUp), ("2025-12-21", .alwaysDown),
    ("2025-03-21", .risesAndSets),
  ])
  func `the Sun may stay up or down all day`(date: String, course: HorizonDay.Course) throws {
    let start = try Self.midnight(date)
    let day = try HorizonDay(
      HorizonSearch(for: .sun, at: Self.place(69.6492, 18.9553)),
      during: start..<start.advanced(byDays: 1), ephemeris: EclipseSamples.table.get())
    #expect(day.course == course)
    #expect(day.first(.culmination) != nil && day.first(.lowerCulmination) != nil)
  }

  @Test func `at the poles the Sun rises once a year`() throws {
    let ephemeris = try EclipseSamples.table.get()
    let start = try Self.midnight("2025-01-01")
    for (latitude, month) in [(90.0, 3), (-90, 9)] {
      let search = HorizonSearch(
        for: .sun, at: try Self.place(latitude, 0), by: .center, includesCulminations: false)
      let found = try search.crossings(
        during: start..<start.advanced(byDays: 365), ephemeris: ephemeris)
      #expect(found.count == 2)
      let rising = try #require(found.first { $0.kind == .rising })
      #expect(rising.at.utcDate.month == month)
    }
  }

  @Test func `the next event is the first of the period after it`() throws {
    let ephemeris = try EclipseSamples.table.get()
    let search = HorizonSearch(for: .moon, at: try Self.place(51.4779, 0))
    let start = try Self.midnight("2025-01-06")
    let all = try search.crossings(
      during: start..<start.advanced(byDays: 3), ephemeris: ephemeris)
    for kind in HorizonCrossing.Kind.allCases {
      let next = try search.next(kind, after: start, within: 3, ephemeris: ephemeris)
      #expect(next == all.first { $0.kind == kind }?.at && next != nil)
      #expect(try search.next(kind, after: start, within: 0, ephemeris: ephemeris) == nil)
    }
  }

  @Test func `what leaves the ephemeris is refused`() throws {
    let ephemeris = try EclipseSamples.table.get()
    let search = HorizonSearch(for: .sun, at: try Self.place(0, 0))
    let (start, end) = (ephemeris.span.start, ephemeris.span.end)
    for period in [start.advanced(byDays: -1)..<start, end..<end.advanced(byDays: 1)] {
      #expect(throws: EphemerisError.self) {
        try search.crossings(during: period, ephemeris: ephemeris)
      }
    }
    #expect(throws: EphemerisError.self) {
      try search.isUp(at: JulianDay(.nan), ephemeris: ephemeris)
    }
    // The first and the last day are within.
    for period in [start..<start.advanced(byDays: 1), end.advanced(byDays: -1)..<end] {
      #expect(try search.crossings(during: period, ephemeris: ephemeris).count == 4)
    }
    #expect(try search.crossings(during: start..<start, ephemeris: ephemeris) == [])
  }
}

/// Rising and setting against cases from outside.
@Suite(.enabled(if: ReferenceCases.isPresent)) struct HorizonReferenceTests {
  /// The header's, in seconds.
  private static func tolerance(_ column: String, _ latitude: Double) -> Double {
    let isPolar = latitude.magnitude > 66
    switch column {
    case "rise", "set": return isPolar ? 5 : 0.5
    case "center_rise", "center_set": return isPolar ? 10 : 1
    default: return 0.5
    }
  }

  @Test func `risings, settings and culminations are those of the cases`() throws {
    let ephemeris = try EclipseSamples.table.get()
    let rows = try #require(try ReferenceCases.load("wider/rise_set")).cases
    #expect(rows.count >= 180)
    for row in rows {
      let latitude = try row.double("lat")
      let place = try GeographicPlace(latitude: latitude, longitude: row.double("lon"))
      let start = JulianDay<UT1>(try row.double("jd_ut"))
      let body = try CelestialBody(name: row.text("body"))
      for (column, kind, rule) in [
        ("rise", HorizonCrossing.Kind.rising, HorizonRule.almanac), ("set", .setting, .almanac),
        ("upper", .culmination, .almanac), ("lower", .lowerCulmination, .almanac),
        ("center_rise", .rising, .center), ("center_set", .setting, .center),
      ] {
        let found = try HorizonSearch(for: body, at: place, by: rule)
          .next(kind, after: start, within: 1.05, ephemeris: ephemeris)
        guard try !row.isNull(column) else {
          #expect(found == nil, "\(row) \(column)")
          continue
        }
        let days = try start.days(until: #require(found, "\(row) \(column)"))
        let seconds = try (days - row.double(column)).magnitude * 86_400
        #expect(seconds <= Self.tolerance(column, latitude), "\(row) \(column)")
      }
    }
  }
}

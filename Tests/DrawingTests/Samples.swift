import Astrology
import Astrometers
import Drawing
import Ephemeris
import SwissEphemeris
import EngineSupport
import TestSupport
import Testing

/// Charts and scores that several suites draw.
enum Samples {
  /// The ephemeris that comes with the package, opened once.
  static let ephemeris = Result { () throws(EphemerisError) in try ExactEphemeris() }

  /// The chart of an instant in UTC, at a place or without a time.
  static func chart(
    _ date: String, _ time: String?, latitude: Double = 40.7, longitude: Double = -74
  ) throws -> NatalChart {
    let day = try CalendarDate(date)
    let place = try GeographicPlace(latitude: latitude, longitude: longitude)
    let birth = Birth(
      date: day, time: try time.map { try TimeOfDay($0) }, zone: .utc, place: place)
    return try NatalChart(of: birth, ephemeris: ephemeris.get())
  }

  /// The Moon of February and March 2027.
  static func moonCalendar() throws -> MoonCalendar {
    try MoonCalendar(
      from: CalendarDate(2027, 2, 1), through: CalendarDate(2027, 3, 31), in: .utc,
      ephemeris: ephemeris.get())
  }

  /// The skies of the first 40 days of 2025.
  static func skies() throws -> [Sky] {
    let ephemeris = try ephemeris.get()
    let start = JulianDay<UT1>(try CalendarDate(2025, 1, 1), .midnight)
    return try (0..<40).map { day in
      try ephemeris.sky(at: start.advanced(byDays: Double(day)), bodies: .eleven)
    }
  }

  /// A chart whose bodies and cusps stand where they are said to.
  ///
  /// The first cusp is the Ascendant, and the tenth the Midheaven unless another is given. Every
  /// third body is retrograde.
  static func chart(
    bodies: [Double], cusps: [Double], midheaven: Double? = nil
  ) throws -> NatalChart {
    let date = try CalendarDate("2000-01-01")
    let place = try GeographicPlace(latitude: 0, longitude: 0)
    return try NatalChart(
      of: Birth(date: date, time: .noon, zone: .utc, place: place),
      ephemeris: PaintedSky(bodies: bodies, cusps: cusps, midheaven: midheaven ?? cusps[9]))
  }

  /// The lines of a chart on a map.
  static func lines(_ chart: NatalChart) throws -> [AngularLine] {
    try #require(try AngularLine.lines(of: chart, ephemeris: ephemeris.get()))
  }

  /// The composite of two charts.
  static func composite(_ first: NatalChart, _ second: NatalChart) throws -> CompositeChart {
    try CompositeChart(of: first, and: second, ephemeris: ephemeris.get())
  }

  /// The composite of two charts, compared with the second one.
  static func comparison(
    _ first: NatalChart, _ second: NatalChart
  ) throws -> ChartComparison {
    ChartComparison(
      ChartLayer(try composite(first, second)),
      with: ChartLayer(try Partner(second, ephemeris: ephemeris.get())))
  }

  /// A sky in which bodies stand where they are said to.
  static func sky(_ bodies: [Double]) -> Sky {
    PaintedSky(bodies: bodies, cusps: [], midheaven: 0).painted(ut: .j2000, bodies: .eleven)
  }

  /// The charts that crowd.
  static let crowded: [CrowdedChart] = [
    CrowdedChart("seven in Aquarius, 1962-02-04") {
      try chart("1962-02-04", "23:30")
    },
    CrowdedChart("seven within 6°") {
      try chart(
        bodies: [315, 316, 317, 318, 319, 320, 321, 150, 223, 160, 138], cusps: equal(from: 335))
    },
    CrowdedChart("all on the Ascendant") {
      try chart(bodies: Array(repeating: 100, count: 11), cusps: equal(from: 100))
    },
    CrowdedChart("all on a cusp") {
      try chart(bodies: Array(repeating: 40, count: 11), cusps: equal(from: 10))
    },
    CrowdedChart("around 0°") {
      try chart(
        bodies: [359.9, 0, 0.1, 358, 2, 357, 3, 0, 359.999_999, 5, 355], cusps: equal(from: 0))
    },
    CrowdedChart("a crowd across nine o'clock") {
      try chart(
        bodies: [179, 181, 180, 178, 182, 0, 1, 2, 3, 359, 358], cusps: equal(from: 180.5))
    },
    CrowdedChart("a date alone") { try chart("1990-06-15", nil) },
    CrowdedChart("a date alone in a stellium") { try chart("1962-02-04", nil) },
    CrowdedChart("beyond the polar circle") {
      try chart("1990-06-15", "10:00", latitude: 69.65, longitude: 18.96)
    },
    CrowdedChart("near the polar circle") {
      try chart("1990-12-21", "03:00", latitude: 66.4, longitude: 18.96)
    },
    CrowdedChart("the Midheaven at the Ascendant") {
      try chart(
        bodies: stride(from: 0, to: 330, by: 30).map { Double($0) }, cusps: equal(from: 77),
        midheaven: 77.3)
    },
    CrowdedChart("houses of a degree") {
      try chart(
        bodies: stride(from: 0, to: 330, by: 30).map { Double($0) },
        cusps: [0, 1, 2, 3, 4, 5, 180, 181, 182, 183, 184, 185])
    },
  ]

  /// Twelve equal houses.
  static func equal(from first: Double) -> [Double] {
    (0..<12).map { EclipticLongitude(wrapping: first + 30 * Double($0)).degrees }
  }

  /// Days whose scores run through everything from −100 to 100.
  static func columns(_ count: Int, hourly: Bool = false) throws -> [MeterColumn] {
    let first = try CalendarDate("2024-12-20")
    var random = SplitMix64(seed: 8)
    return try (0..<count).map { index in
      let meters = Meter.allCases.map { _ in
        MeterScore(
          intensity: random.double(in: 0..<100), harmony: random.double(in: 0..<100))
      }
      let start = JulianDay<UT1>(first, .midnight)
      return try MeterColumn(
        DayScores(meters: meters),
        at: hourly
          ? .hour(start.advanced(byDays: Double(index) / 24))
          : .date(first.advanced(byDays: index)))
    }
  }
}

/// A chart with its name in the list of test cases.
struct CrowdedChart: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let chart: @Sendable () throws -> NatalChart

  init(_ name: String, _ chart: @escaping @Sendable () throws -> NatalChart) {
    testDescription = name
    self.chart = chart
  }
}

/// An ephemeris whose sky never changes.
struct PaintedSky: EphemerisProvider {
  /// The longitudes of the eleven in degrees.
  let bodies: [Double]
  let cusps: [Double]
  let midheaven: Double

  var span: EphemerisSpan { ExactEphemeris.span }

  func painted(ut: JulianDay<UT1>, bodies wanted: BodySet) -> Sky {
    Sky(ut: ut, tt: .j2000, bodies: wanted, source: .swiss) { body in
      BodyState(
        longitude: EclipticLongitude(wrapping: bodies[Int(body.rawValue)]), latitude: .zero,
        distanceAU: 1, longitudePerDay: .degrees(body.rawValue % 3 == 2 ? -0.5 : 0.5),
        latitudePerDay: .zero, distancePerDayAU: 0)
    }
  }

  func sky(at instant: Instant, bodies: BodySet) throws(EphemerisError) -> Sky {
    painted(ut: instant.ut, bodies: bodies)
  }

  func deltaT(at ut: JulianDay<UT1>) throws(EphemerisError) -> Double { 64 }

  func houses(
    _ system: HouseSystem, at instant: Instant, place: GeographicPlace
  ) throws(EphemerisError) -> HouseCusps? {
    HouseCusps(
      system: system, cusps: cusps.map { EclipticLongitude(wrapping: $0) },
      ascendant: EclipticLongitude(wrapping: cusps[0]),
      midheaven: EclipticLongitude(wrapping: midheaven), armc: .zero)
  }

  func obliquity(at instant: Instant) throws(EphemerisError) -> PlaneAngle { .degrees(23.44) }
}

import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Astrocartography lines.
@Suite struct AngularLineTests {
  /// Rounding of sines and their inverse, divided by the slope near the ends of a line.
  static let roundingDegrees = 1e-6

  private static func draw(_ count: Int) throws -> [NatalChart] {
    var generator = SplitMix64(seed: 81)
    return try (0..<count).map { _ in
      let place = try GeographicPlace(
        latitude: generator.double(in: -89..<89), longitude: generator.double(in: -180..<180))
      return try NatalChart(
        at: JulianDay(generator.double(in: 2_400_000..<2_500_000)), place: place,
        ephemeris: WiderCases.ephemeris.get())
    }
  }

  private static func lines(_ chart: NatalChart) throws -> [AngularLine] {
    try #require(try AngularLine.lines(of: chart, ephemeris: WiderCases.ephemeris.get()))
  }

  @Test func `at each point of a line the body is on the angle`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    for chart in try Self.draw(10) {
      let earth = try ephemeris.orientation(at: chart.sky.instant)
      for line in try Self.lines(chart) {
        let body = try EquatorialPlace(
          of: chart.sky[line.body], obliquity: earth.obliquity)
        for point in line.points {
          let armc = PlaneAngle.degrees(earth.siderealTime.degrees + point.longitude)
          let hourAngle = (armc - body.rightAscension).degrees.remainder(dividingBy: 360)
          switch line.angle {
          case .midheaven: #expect(hourAngle.magnitude < Self.roundingDegrees)
          case .imumCoeli: #expect(180 - hourAngle.magnitude < Self.roundingDegrees)
          case .ascendant, .descendant:
            let altitude = body.altitude(armc: armc, at: point)
            #expect(altitude.degrees.magnitude < Self.roundingDegrees, "\(line) \(point)")
            // It rises in the east and sets in the west; at both ends it does neither.
            let east = line.angle == .ascendant ? -hourAngle : hourAngle
            #expect(east > -Self.roundingDegrees || 180 - east.magnitude < 1e-6)
          }
        }
      }
    }
  }

  @Test func `a line that bends has each whole degree, and pieces that don't cross 180°`() throws {
    for chart in try Self.draw(10) {
      for line in try Self.lines(chart) where line.meridianLongitude == nil {
        let latitudes = line.points.map(\.latitude)
        #expect(latitudes == latitudes.sorted())
        let reach = line.greatestLatitude
        #expect((try #require(latitudes.last) - reach).magnitude < 1e-9)
        let whole = Int(reach.rounded(.down))
        let wanted = (-whole...whole).map { Double($0) }
        #expect(Set(latitudes).isSuperset(of: wanted.filter { $0.magnitude < reach - 1e-6 }))
        for piece in line.pieces {
          for (one, next) in zip(piece, piece.dropFirst()) {
            #expect((next.longitude - one.longitude).magnitude <= 1 + 1e-9)
            #expect(next.latitude - one.latitude <= 1 + 1e-9)
          }
        }
        for (one, next) in zip(line.pieces, line.pieces.dropFirst()) {
          let (end, start) = (try #require(one.last), try #require(next.first))
          #expect(end.longitude.magnitude == 180 && start.longitude == -end.longitude)
          #expect(end.latitude == start.latitude)
        }
        #expect(line.longitude(atLatitude: reach + 0.01) == nil)
        #expect(line.longitude(atLatitude: -reach - 0.01) == nil)
      }
    }
  }

  @Test func `the nearest of a line's points is as far as the line`() throws {
    var generator = SplitMix64(seed: 82)
    for chart in try Self.draw(4) {
      let place = try GeographicPlace(
        latitude: generator.double(in: -90..<90), longitude: generator.double(in: -180..<180))
      for line in try Self.lines(chart) {
        var nearest = Double.infinity
        for latitude in stride(from: -89.99, through: 89.99, by: 0.02) {
          guard let longitude = line.longitude(atLatitude: latitude) else { continue }
          nearest = min(nearest, Self.kilometers(place, latitude, longitude))
        }
        // Steps of 2 km along a meridian, longer where the line runs along a parallel.
        for point in line.points {
          nearest = min(nearest, Self.kilometers(place, point.latitude, point.longitude))
        }
        let distance = line.kilometers(from: place)
        #expect(distance <= nearest + 0.1 && nearest - distance < 12, "\(line) \(place)")
      }
    }
  }

  private static func kilometers(
    _ place: GeographicPlace, _ latitude: Double, _ longitude: Double
  ) -> Double {
    let (one, other) = (PlaneAngle.degrees(place.latitude), PlaneAngle.degrees(latitude))
    let turn = PlaneAngle.degrees(longitude - place.longitude)
    let cosine = one.sine * other.sine + one.cosine * other.cosine * turn.cosine
    let across = other.cosine * turn.sine
    let along = one.cosine * other.sine - one.sine * other.cosine * turn.cosine
    return PlaneAngle.arctangent(
      y: (across * across + along * along).squareRoot(), x: cosine
    ).radians * 6_371
  }

  @Test func `lines need the time, and no place`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let date = try CalendarDate("1990-06-15")
    let dateOnly = try NatalChart(of: Birth(date: date), ephemeris: ephemeris)
    #expect(try AngularLine.lines(of: dateOnly, ephemeris: ephemeris) == nil)
    let unplaced = try NatalChart(
      of: Birth(date: date, time: .noon, zone: .utc), ephemeris: ephemeris)
    let lines = try Self.lines(unplaced)
    #expect(lines.count == 44)
    #expect(lines.prefix(4).map(\.angle) == ChartAngle.allCases)
  }

  @Test func `bodies beyond the eleven have lines, too`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let chart = try #require(try Self.draw(1).first)
    let lines = try #require(
      try AngularLine.lines(
        of: chart, bodies: [BodySet(.chiron), BodySet(.sun)], ephemeris: ephemeris))
    #expect(lines.map(\.body) == [.sun, .sun, .sun, .sun, .chiron, .chiron, .chiron, .chiron])
    #expect(try lines.prefix(4) == Self.lines(chart).prefix(4))
  }
}

/// Astrocartography lines against cases from outside.
@Suite(.enabled(if: ReferenceCases.isPresent)) struct AngularLineReferenceTests {
  @Test func `lines are those of the cases`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let table = try WiderCases.load("astrocartography")
    let latitudes = (table.header["latitudes"]?.array ?? []).compactMap(\.number)
    #expect(latitudes.count == 11 && table.cases.count >= 110)
    for row in table.cases {
      let chart = try WiderCases.chart(row)
      let body = try CelestialBody(name: row.text("body"))
      let lines = try #require(
        try AngularLine.lines(of: chart, bodies: BodySet(body), ephemeris: ephemeris))
      for line in lines {
        switch line.angle {
        case .midheaven, .imumCoeli:
          let found = try #require(line.meridianLongitude)
          #expect(try Self.error(found, row.double(line.angle.name)) <= 5e-6, "\(row)")
        case .ascendant, .descendant:
          let expected = try #require(try row.value(line.angle.name).array)
          #expect(expected.count == latitudes.count)
          for (latitude, value) in zip(latitudes, expected) {
            let found = line.longitude(atLatitude: latitude)
            guard let number = value.number else {
              #expect(found == nil, "\(row) \(latitude)")
              continue
            }
            let error = Self.error(try #require(found, "\(row) \(latitude)"), number)
            // The header's.
            let most = latitude.magnitude <= 60 ? 5e-6 : 5e-5
            #expect(error <= most, "\(row) \(latitude)")
          }
        }
      }
    }
  }

  private static func error(_ longitude: Double, _ expected: Double) -> Double {
    (longitude - expected).remainder(dividingBy: 360).magnitude
  }
}

/// A birth's chart at another place.
@Suite struct RelocationTests {
  private static func chart(houses: HouseSystem = .placidus) throws -> NatalChart {
    try NatalChart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006),
      houses: houses, ephemeris: WiderCases.ephemeris.get())
  }

  @Test(arguments: [HouseSystem.placidus, .koch, .wholeSign])
  func `at the place of birth nothing moves`(houses: HouseSystem) throws {
    let chart = try Self.chart(houses: houses)
    let place = try #require(chart.birth.place)
    let moved = try #require(
      try Relocation(of: chart, to: place, ephemeris: WiderCases.ephemeris.get()))
    #expect(moved.chart.frame == chart.frame && moved.chart.angles == chart.angles)
    #expect(moved.angles.allSatisfy { $0.arc == .zero })
    #expect(moved.houses.allSatisfy { $0.natal == $0.relocated })
  }

  @Test func `elsewhere the chart is that of the same instant there`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let chart = try Self.chart()
    let lisbon = try GeographicPlace(latitude: 38.72, longitude: -9.14)
    let moved = try #require(try Relocation(of: chart, to: lisbon, ephemeris: ephemeris))
    #expect(moved.chart.sky == chart.sky)
    #expect(
      try moved.chart == NatalChart(at: chart.instant, place: lisbon, ephemeris: ephemeris))
    // The right ascension of the Midheaven moves with the longitude.
    #expect(try #require(moved.angles.first { $0.angle == .midheaven }?.arc).degrees > 60)
    #expect(moved.houses.map(\.body) == Array(ChartBody.allCases))
  }

  @Test func `a time without a place can be relocated, a date alone can't`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let date = try CalendarDate("1990-06-15")
    let lisbon = try GeographicPlace(latitude: 38.72, longitude: -9.14)
    let unplaced = try NatalChart(
      of: Birth(date: date, time: .noon, zone: .utc), ephemeris: ephemeris)
    let moved = try #require(try Relocation(of: unplaced, to: lisbon, ephemeris: ephemeris))
    #expect(moved.angles.count == 4 && moved.angles.allSatisfy { $0.natal == nil && $0.arc == nil })
    #expect(moved.houses.allSatisfy { $0.natal == nil })
    let dateOnly = try NatalChart(of: Birth(date: date), ephemeris: ephemeris)
    #expect(try Relocation(of: dateOnly, to: lisbon, ephemeris: ephemeris) == nil)
  }
}

import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Synastry, composite and Davison charts against cases from outside; tolerances are those of the files'
/// headers.
@Suite(.enabled(if: ReferenceCases.isPresent)) struct PairReferenceTests {
  /// Six decimals and the compiled table.
  static let orbDegrees = 2e-6
  /// Seven decimals and the compiled table.
  static let bodyDegrees = 1e-6
  /// libswe's Placidus stops at steps of 1/360000°.
  static let cuspDegrees = 3e-6
  /// An angle moves 4e-6° in a millisecond.
  static let davisonAngleDegrees = 1e-5
  /// A place must seven decimals.
  static let placeDegrees = 1e-6

  @Test func `contacts and overlays are those of the cases`() throws {
    let rows = try WiderCases.rows("synastry")
    #expect(rows.count >= 12)
    for row in rows {
      let (first, second) = try WiderCases.charts(row)
      let synastry = try Synastry(of: first, and: second, ephemeris: WiderCases.ephemeris.get())
      let expected = try #require(try row.value("aspects").array).map { aspect in
        try Self.contact(#require(aspect.array))
      }
      #expect(
        synastry.contacts.map { [$0.first.name, $0.second.name, $0.kind.name] }
          == expected.map(\.names), "\(row)")
      for (contact, aspect) in zip(synastry.contacts, expected) {
        #expect(
          (contact.orb.degrees - aspect.orb).magnitude <= Self.orbDegrees, "\(row) \(contact)")
        #expect(contact.isCertain)
      }
      #expect(try Self.houses(synastry.secondInFirst) == row.doubles("second_in_first"), "\(row)")
      #expect(try Self.houses(synastry.firstInSecond) == row.doubles("first_in_second"), "\(row)")
      #expect(try first.frame.origin.name == row.text("houses_1"), "\(row)")
      #expect(try second.frame.origin.name == row.text("houses_2"), "\(row)")
    }
  }

  private static func contact(_ aspect: [JSONValue]) throws -> (names: [String], orb: Double) {
    (aspect.prefix(3).compactMap(\.string), try #require(aspect.last?.number))
  }

  private static func houses(_ visits: [Synastry.HouseVisit]?) throws -> [Double] {
    try #require(visits).map { Double($0.house.number) }
  }

  @Test func `composite bodies stand where the cases say`() throws {
    let rows = try WiderCases.rows("composite")
    #expect(rows.count >= 12)
    for row in rows {
      let (first, second) = try WiderCases.charts(row)
      let composite = try CompositeChart(
        of: first, and: second, ephemeris: WiderCases.ephemeris.get())
      let expected = try row.doubles("bodies")
      try #require(expected.count == 11)
      let near = try row.value("near_opposition").strings
      #expect(composite.bodies.filter { $0.otherLongitude != nil }.map(\.body.name) == near)
      for (body, degrees) in zip(composite.bodies, expected) {
        let error = EphemerisSamples.error(body.longitude, degrees)
        #expect(error <= Self.bodyDegrees, "\(row) \(body)")
      }
    }
  }

  @Test func `composite houses are those of the cases, both ways`() throws {
    for row in try WiderCases.rows("composite") {
      let (first, second) = try WiderCases.charts(row)
      func houses(_ method: CompositeChart.Method) throws -> CompositeChart.Houses {
        try #require(
          try CompositeChart(
            of: first, and: second, by: method, ephemeris: WiderCases.ephemeris.get()
          ).houses)
      }
      func expectNear(_ longitude: EclipticLongitude, _ column: String) throws {
        let error = EphemerisSamples.error(longitude, try row.double(column))
        #expect(error <= Self.cuspDegrees, "\(row) \(column)")
      }
      let midpoint = try houses(.midpoint)
      #expect(try midpoint.anchor?.name == row.text("anchor"), "\(row)")
      try expectNear(midpoint.angles.ascendant, "ascendant")
      try expectNear(midpoint.angles.midheaven, "midheaven")
      #expect(midpoint.frame.origin.isFallback == (try row.isNull("cusps")), "\(row)")
      if try row.isNull("cusps") {
        let sign = ZodiacSign(midpoint.angles.ascendant)
        #expect(midpoint.frame.cusps.first == sign.start)
      } else {
        for (cusp, degrees) in zip(midpoint.frame.cusps, try row.doubles("cusps")) {
          #expect(EphemerisSamples.error(cusp, degrees) <= Self.cuspDegrees, "\(row)")
        }
      }
      let derived = try houses(.derived)
      #expect(derived.anchor == nil)
      try expectNear(derived.angles.ascendant, "derived_ascendant")
      try expectNear(derived.angles.midheaven, "derived_midheaven")
    }
  }

  @Test func `Davison charts are those of the cases, both ways`() throws {
    let rows = try WiderCases.rows("davison")
    #expect(rows.count >= 12)
    for row in rows {
      let births = try (WiderCases.birth(row, of: 1), WiderCases.birth(row, of: 2))
      for (rule, prefix) in [(DavisonBirth.Place.mean, ""), (.greatCircle, "great_circle_")] {
        let davison = try DavisonBirth(of: births.0, and: births.1, place: rule)
        let difference = try davison.birth.instant.days - row.double("jd_ut")
        #expect(difference.magnitude < 1e-9, "\(row)")
        let place = try #require(davison.birth.place)
        let latitude = try place.latitude - row.double("\(prefix)lat")
        #expect(latitude.magnitude <= Self.placeDegrees, "\(row) \(rule)")
        let longitude = EclipticLongitude(wrapping: place.longitude)
        let degrees = EclipticLongitude(wrapping: try row.double("\(prefix)lon")).degrees
        #expect(EphemerisSamples.error(longitude, degrees) <= Self.placeDegrees, "\(row) \(rule)")
        let chart = try NatalChart(of: davison.birth, ephemeris: WiderCases.ephemeris.get())
        for (body, degrees) in zip(ChartBody.allCases, try row.doubles("bodies")) {
          let state: BodyState = chart.sky[body.body]
          let error = EphemerisSamples.error(state.longitude, degrees)
          #expect(error <= Self.bodyDegrees, "\(row) \(body)")
        }
        let angles = try #require(chart.angles)
        for (angle, name) in [(ChartAngle.ascendant, "ascendant"), (.midheaven, "midheaven")] {
          let error = EphemerisSamples.error(angles[angle], try row.double("\(prefix)\(name)"))
          #expect(error <= Self.davisonAngleDegrees, "\(row) \(rule) \(name)")
        }
      }
    }
  }
}

#if SwissEphemeris
import Astrology
import EngineSupport
import Ephemeris
import SwissEphemeris
import TestSupport
import Testing

/// When things happen: each file of cases against the tolerances of its header, printed as a table.
@Suite(.enabled(if: ReferenceCases.isPresent, "no folder of reference cases"))
struct TimeCaseTests {
  private static let exact = Result { () throws(EphemerisError) in try DirectEphemeris() }

  /// Seconds from an instant to the file's; infinite if only one of the two is there.
  private static func seconds(_ found: JulianDay<UT1>?, _ text: String?) throws -> Double {
    guard let found, let text else { return found == nil && text == nil ? 0 : .infinity }
    return WiderCases.seconds(found, try WiderCases.instant(text))
  }

  @Test func `rising and setting`() throws {
    var margins = CaseMargins("rise_set")
    let ephemeris = try Self.exact.get()
    for row in try WiderCases.rows("rise_set") {
      let latitude = try row.double("lat")
      let place = try GeographicPlace(latitude: latitude, longitude: row.double("lon"))
      let start = JulianDay<UT1>(try row.double("jd_ut"))
      let body = try CelestialBody(name: row.text("body"))
      let isPolar = latitude.magnitude > 66
      for (column, name, kind, rule) in [
        ("rise", "rising and setting", HorizonCrossing.Kind.rising, HorizonRule.almanac),
        ("set", "rising and setting", .setting, .almanac),
        ("upper", "culmination", .culmination, .almanac),
        ("lower", "culmination", .lowerCulmination, .almanac),
        ("center_rise", "centre by libswe", .rising, .center),
        ("center_set", "centre by libswe", .setting, .center),
        ("libswe_rise", "upper limb by libswe", .rising, .almanac),
        ("libswe_set", "upper limb by libswe", .setting, .almanac),
      ] {
        let isOther = column.hasPrefix("libswe")
        // libswe's refraction is another; the header compares it below 60° alone.
        if isOther && latitude.magnitude >= 60 { continue }
        let found = try HorizonSearch(for: body, at: place, by: rule)
          .next(kind, after: start, within: 1.05, ephemeris: ephemeris)
        let isThere = try !row.isNull(column)
        let seconds =
          try isThere
          ? found.map { (start.days(until: $0) - (try row.double(column))) * 86_400 } ?? .infinity
          : found == nil ? 0 : .infinity
        let within =
          switch name {
          case "culmination": 0.5
          case "upper limb by libswe": 4.0
          case "centre by libswe": isPolar ? 10 : 1.0
          default: isPolar ? 5 : 0.5
          }
        margins.add(
          name + (isPolar && name != "culmination" ? ", beyond 66°" : ""), seconds, within: within,
          "s", at: "\(row), \(column)")
      }
    }
    margins.check(least: 1_200)
  }

  @Test func `planetary hours`() throws {
    var margins = CaseMargins("planetary_hours")
    let ephemeris = try WiderCases.ephemeris.get()
    for row in try WiderCases.rows("planetary_hours") {
      let place = try GeographicPlace(
        latitude: row.double("lat"), longitude: row.double("lon"))
      let zone = try CivilZone(row.text("zone"), longitude: nil, database: Samples.zones.get())
      let instant = JulianDay<UT1>(try row.double("jd_ut"))
      let day = try PlanetaryDay(at: instant, in: zone, place: place, ephemeris: ephemeris)
      guard try !row.isNull("sunrise") else {
        margins.add("no hours", day == nil, is: true, at: "\(row)")
        continue
      }
      let found = try #require(day, "\(row)")
      let hour = try #require(found.hour(at: instant), "\(row)")
      let isPolar = place.latitude.magnitude > 66
      for (column, moment) in [
        ("sunrise", found.sunrise), ("sunset", found.sunset), ("next_sunrise", found.nextSunrise),
        ("from", hour.period.lowerBound), ("to", hour.period.upperBound),
      ] {
        margins.add(
          isPolar ? "times beyond 66°" : "times", try Self.seconds(moment, row.text(column)),
          within: isPolar ? 10 : 2, "s", at: "\(row), \(column)")
      }
      let names = [found.lord.name, hour.lord.name, hour.half.name, "\(hour.number)"]
      let expected = try [
        row.text("day_lord"), row.text("hour_lord"), row.text("half"), "\(row.integer("hour"))",
      ]
      margins.add("lords, number, half", names, is: expected, at: "\(row)")
    }
    margins.check(least: 190)
  }

  @Test func `astrocartography lines`() throws {
    var margins = CaseMargins("astrocartography")
    let ephemeris = try WiderCases.ephemeris.get()
    let table = try WiderCases.load("astrocartography")
    let latitudes = (table.header["latitudes"]?.array ?? []).compactMap(\.number)
    func error(_ longitude: Double?, _ expected: Double?) -> Double {
      guard let longitude, let expected else {
        return longitude == nil && expected == nil ? 0 : .infinity
      }
      return (longitude - expected).remainder(dividingBy: 360)
    }
    for row in table.cases {
      let body = try CelestialBody(name: row.text("body"))
      let lines = try #require(
        try AngularLine.lines(
          of: WiderCases.chart(row), bodies: BodySet(body), ephemeris: ephemeris))
      for line in lines {
        let at = "\(row), \(line.angle.name)"
        switch line.angle {
        case .midheaven, .imumCoeli:
          margins.add(
            "meridians", error(line.meridianLongitude, try row.double(line.angle.name)),
            within: 5e-6, "°", at: at)
        case .ascendant, .descendant:
          let expected = try #require(try row.value(line.angle.name).array)
          try #require(expected.count == 11 && latitudes.count == 11)
          for (latitude, value) in zip(latitudes, expected) {
            let isHigh = latitude.magnitude > 60
            margins.add(
              isHigh ? "horizons at 66°" : "horizons",
              error(line.longitude(atLatitude: latitude), value.number),
              within: isHigh ? 5e-5 : 5e-6, "°", at: "\(at), \(latitude)")
          }
        }
      }
    }
    margins.check(least: 2_600)
  }

  @Test func `eclipses and their Saros`() throws {
    var margins = CaseMargins("saros")
    let ephemeris = try Self.exact.get()
    for row in try WiderCases.rows("saros") {
      let luminary = try Luminary(name: row.text("of"))
      let at = JulianDay<UT1>(try row.double("jd_ut"))
      let eclipse = try #require(try ephemeris.eclipse(of: luminary, atLunation: at), "\(row)")
      margins.add(
        "maximum", WiderCases.seconds(eclipse.maximum, at), within: 2, "s", at: "\(row)")
      margins.add("kind", try row.text("type"), is: eclipse.kind.name, at: "\(row)")
      if luminary == .sun {
        // The two maxima are up to seconds apart, in which a shadow at the edge of the Earth runs a tenth of a degree.
        let ours = try EclipseSearch(over: ephemeris).eclipse(of: luminary, atLunation: at)
        for (who, found, limit) in [("place", eclipse, 0.01), ("place by geometry", ours, 0.15)] {
          let place = try #require(found?.place, "\(row)")
          let east = (place.longitude - (try row.double("lon"))).remainder(dividingBy: 360)
          let north = place.latitude - (try row.double("lat"))
          // Degrees on the ground: near a pole a degree of longitude is short.
          let eastOnGround = east * PlaneAngle(degrees: place.latitude).cosine
          let off = max(eastOnGround.magnitude, north.magnitude)
          margins.add(who, off, within: limit, "°", at: "\(row)")
        }
      } else {
        #expect(eclipse.place == nil, "\(row)")
      }
      let saros = try #require(eclipse.saros, "\(row)")
      margins.add("series", saros.series, is: try row.integer("saros"), at: "\(row)")
      margins.add("member", saros.number, is: try row.integer("member"), at: "\(row)")
    }
    margins.check(least: 457 * 4)
  }

  @Test func `eclipses seen from a place`() throws {
    var margins = CaseMargins("local_eclipses")
    let ephemeris = try Self.exact.get()
    for row in try WiderCases.rows("local_eclipses") {
      let place = try GeographicPlace(
        latitude: row.double("lat"), longitude: row.double("lon"))
      let luminary = try Luminary(name: row.text("of"))
      let eclipse = try #require(
        try ephemeris.nextEclipse(
          of: luminary, seenFrom: place, after: WiderCases.instant(row.text("after"))))
      let at = "\(row)"
      margins.add(
        "maximum", try Self.seconds(eclipse.maximum, row.text("at")), within: 3, "s", at: at)
      let cells = try #require(try row.value("contacts").array)
      for (contact, cell) in zip(LocalEclipse.Contact.all(of: luminary), cells) {
        margins.add(
          "contacts", try Self.seconds(eclipse.contacts[contact], cell.string), within: 3, "s",
          at: "\(at), \(contact)")
      }
      let second = eclipse.obscuration ?? eclipse.penumbralMagnitude ?? .nan
      // The cases have libswe's ratio of discs for total eclipses of the Sun.
      let raw = try row.double("second")
      let wanted = luminary == .sun ? min(1, raw) : raw
      for (column, error) in [
        ("magnitude", eclipse.magnitude - (try row.double("magnitude"))),
        ("second", second - wanted),
      ] {
        margins.add("magnitudes", error, within: 0.0005, "", at: "\(at), \(column)")
      }
      margins.add(
        "altitude", eclipse.altitude.degrees - (try row.double("altitude")), within: 0.05, "°",
        at: at)
      margins.add("kind", eclipse.kind.name, is: try row.text("type"), at: at)
      margins.add(
        "series and member", eclipse.saros.map { [$0.series, $0.number] },
        is: try [row.integer("saros"), row.integer("member")], at: at)
    }
    margins.check(least: 240)
  }

  @Test func windows() throws {
    var margins = CaseMargins("windows")
    for row in try WiderCases.rows("windows") {
      let (found, names) = try WindowReferenceTests.windows(row)
      let expected = try #require(row.value("windows").array).map(\.strings)
      margins.add("number of windows", found.count, is: expected.count, at: "\(row)")
      let seconds = WindowReferenceTests.tolerance(names)
      for (window, edges) in zip(found, expected) {
        for (edge, text) in [(window.lowerBound, edges[0]), (window.upperBound, edges[1])] {
          margins.add(
            seconds == 2 ? "edges" : "edges of slow conditions", try Self.seconds(edge, text),
            within: seconds, "s", at: "\(row): \(text)")
        }
      }
    }
    margins.check(least: 40)
  }
}
#endif

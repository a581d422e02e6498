import Astrology
import EngineSupport
import Ephemeris
import Testing

#if SwissEphemeris
import SwissEphemeris
#endif

/// Stars and bodies that are on angles at the same time.
@Suite struct ParanTests {
  /// At the pole of the equator a hundred-millionth of a degree of turning is less of altitude.
  static let degrees = 1e-9

  @Test func `on an angle a place is on the horizon or on the meridian`() throws {
    for latitude in stride(from: -66.0, through: 66, by: 12) {
      let place = try Samples.place(latitude, 0)
      for degrees in stride(from: 0.0, to: 360, by: 37) {
        let state = BodyState(
          longitude: EclipticLongitude(wrapping: degrees), latitude: .degrees(degrees / 40 - 4),
          distanceAU: 1, longitudePerDay: .zero, latitudePerDay: .zero, distancePerDayAU: 0)
        let body = try EquatorialPlace(of: state, obliquity: .degrees(23.4))
        let passages = body.anglePassages(at: .degrees(latitude))
        // Within these latitudes the ecliptic rises and sets everywhere, but for some degrees beside it.
        #expect(passages.count == 4 || latitude.magnitude > 60)
        for (angle, armc) in passages {
          let turned = PlaneAngle.degrees(armc.degrees)
          let azimuth = body.azimuth(armc: turned, at: place).degrees
          switch angle {
          case .ascendant:
            #expect(body.altitude(armc: turned, at: place).degrees.magnitude < Self.degrees)
            #expect(azimuth < 180)
          case .descendant:
            #expect(body.altitude(armc: turned, at: place).degrees.magnitude < Self.degrees)
            #expect(azimuth > 180)
          case .midheaven:
            #expect(
              armc.separation(from: EclipticLongitude(wrapping: body.rightAscension.degrees))
                .degrees < Self.degrees)
          case .imumCoeli:
            #expect(
              armc.separation(from: EclipticLongitude(wrapping: body.rightAscension.degrees + 180))
                .degrees
                < Self.degrees)
          }
        }
      }
    }
  }

  @Test func `a place that never sets is on the meridian alone`() throws {
    let state = BodyState(
      longitude: EclipticLongitude(wrapping: 90), latitude: .degrees(66), distanceAU: 1,
      longitudePerDay: .zero, latitudePerDay: .zero, distancePerDayAU: 0)
    let star = try EquatorialPlace(of: state, obliquity: .degrees(23.4))
    #expect(star.anglePassages(at: .degrees(48)).map(\.angle) == [.midheaven, .imumCoeli])
    #expect(star.anglePassages(at: .zero).count == 4)
  }

  #if SwissEphemeris
  @Test func `parans of a chart are within their orb, and there are more in a wider one`() throws {
    let ephemeris = try LayeredEphemeris()
    let birth = try Samples.birth(
      "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006)
    let wider = try WiderChart(of: Samples.chart(of: birth), points: [], ephemeris: ephemeris)
    let instant = try ephemeris.instant(wider.chart.instant)
    let stars = try FixedStar.named.map { try ephemeris.place(of: $0, at: instant) }
    let parans = Paran.all(of: stars, in: wider)
    #expect(!parans.isEmpty && parans.allSatisfy { $0.orb <= Paran.usualOrb })
    let obliquity = wider.obliquity
    for paran in parans {
      let star = try #require(stars.first { $0.star == paran.star }).equatorial
      let state: BodyState = wider.chart.sky[paran.body.body]
      let body = try EquatorialPlace(of: state, obliquity: obliquity)
      // With the star on its angle the body is within a degree of turning of its own.
      let armc = try #require(
        star.anglePassages(at: .degrees(40.7128)).first { $0.angle == paran.starAngle }
      ).armc
      let altitude = body.altitude(
        armc: .degrees(armc.degrees), at: try #require(birth.place)
      ).degrees
      switch paran.bodyAngle {
      case .ascendant, .descendant: #expect(altitude.magnitude <= 1)
      case .midheaven, .imumCoeli: #expect(altitude.magnitude > 1)
      }
    }
    #expect(Paran.all(of: stars, in: wider, within: .degrees(2)).count > parans.count)
  }
  #endif
}

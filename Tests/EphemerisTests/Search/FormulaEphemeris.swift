import EngineSupport
import Ephemeris

/// A sky in which every body stands where a formula says, on clocks without ΔT.
struct FormulaEphemeris: EphemerisProvider {
  let span = EphemerisSamples.fileSpan
  /// Longitude and daily motion in degrees, so many days after J2000.
  let place: @Sendable (_ days: Double) -> (degrees: Double, perDay: Double)

  func sky(at instant: Instant, bodies: BodySet) throws(EphemerisError) -> Sky {
    try checkSpan(contains: instant.ut)
    let (degrees, perDay) = place(JulianDay<UT1>.j2000.days(until: instant.ut))
    return Sky(ut: instant.ut, tt: instant.tt, bodies: bodies, source: .swiss) { _ in
      BodyState(
        longitude: EclipticLongitude(wrapping: degrees), latitude: .zero, distanceAU: 1,
        longitudePerDay: .degrees(perDay), latitudePerDay: .zero, distancePerDayAU: 0)
    }
  }

  func deltaT(at ut: JulianDay<UT1>) throws(EphemerisError) -> Double { 0 }

  func houses(
    _ system: HouseSystem, at instant: Instant, place: GeographicPlace
  ) throws(EphemerisError) -> HouseCusps? { nil }

  func obliquity(at instant: Instant) throws(EphemerisError) -> PlaneAngle {
    .degrees(23.44)
  }
}

import EngineSupport
import Ephemeris

/// A sky in which every body stands where a formula says, on clocks without ΔT.
struct FormulaEphemeris: EphemerisProvider {
  let span = EphemerisSamples.fileSpan
  /// Longitude and daily motion in degrees, so many days after J2000.
  let place: @Sendable (_ days: Double) -> (degrees: Double, perDay: Double)

  func sky(at ut: JulianDay<UT1>, bodies: BodySet) throws(EphemerisError) -> Sky {
    try checkSpan(contains: ut)
    let (degrees, perDay) = place(JulianDay<UT1>.j2000.days(until: ut))
    return Sky(ut: ut, tt: JulianDay(ut.days), bodies: bodies, source: .swiss) { _ in
      BodyState(
        longitude: EclipticLongitude(wrapping: degrees), latitude: .zero, distanceAU: 1,
        longitudePerDay: .degrees(perDay), latitudePerDay: .zero, distancePerDayAU: 0)
    }
  }

  func sky(at tt: JulianDay<TT>, bodies: BodySet) throws(EphemerisError) -> Sky {
    try sky(at: JulianDay<UT1>(tt.days), bodies: bodies)
  }

  func deltaT(at ut: JulianDay<UT1>) throws(EphemerisError) -> Double { 0 }

  func houses(
    _ system: HouseSystem, at ut: JulianDay<UT1>, place: GeographicPlace
  ) throws(EphemerisError) -> HouseCusps? { nil }
}

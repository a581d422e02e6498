#if SwissEphemeris
internal import Ephemeris

extension BlockCompiler {
  /// What libswe says of a subject.
  struct Sample {
    var values: [ChebyshevSeries.Channel: Double]
    /// Degrees a day, of a body's longitude and latitude.
    var motions: [ChebyshevSeries.Channel: Double] = [:]
  }

  func sample(
    _ subject: UInt8, _ span: Span, _ places: [Double]
  ) throws(EphemerisError) -> [Sample] {
    var samples: [Sample] = []
    for x in places {
      let tt = JulianDay<TT>(span.instant(x))
      samples.append(
        try library.withSession { session throws(EphemerisError) in
          guard let body = CelestialBody(rawValue: subject) else {
            return Sample(values: [
              .obliquity: try session.obliquity(at: tt),
              .siderealOffset: try siderealOffset(at: tt, session),
            ])
          }
          let state = try session.state(of: body, at: tt)
          return Sample(
            values: [
              .longitude: state.longitude.degrees, .latitude: state.latitude.degrees,
              .distance: state.distanceAU,
            ],
            motions: [
              .longitude: state.longitudePerDay.degrees, .latitude: state.latitudePerDay.degrees,
            ])
        })
    }
    return samples
  }

  /// Whether a planet may come within a degree of the Sun in a span.
  ///
  /// No planet gains more than 1.3° a day on the Sun where it passes behind it; before it, light is
  /// bent by nothing that shows.
  func isNearSun(_ subject: UInt8, _ span: Span) throws(EphemerisError) -> Bool {
    guard let body = CelestialBody(rawValue: subject), SunGlare.planets.contains(body) else {
      return false
    }
    let middle = JulianDay<TT>(span.instant(0))
    let (sun, planet) = try library.withSession { session throws(EphemerisError) in
      (try session.state(of: .sun, at: middle), try session.state(of: body, at: middle))
    }
    return SunGlare.degrees(planet, from: sun) <= 1 + span.days / 2 * 1.3
  }

  /// Sidereal time less the Earth rotation angle, with libswe's steps taken off.
  private func siderealOffset(
    at tt: JulianDay<TT>, _ session: borrowing LibSwissEphemeris.Session
  ) throws(EphemerisError) -> Double {
    let first = try session.deltaT(at: JulianDay<UT1>(tt.days))
    let deltaT = try session.deltaT(at: JulianDay<UT1>(tt.days - first / 86_400))
    let ut = JulianDay<UT1>(tt.days - deltaT / 86_400)
    let steps = siderealSteps.filter { ut.days >= $0.ut }.reduce(0) { $0 + $1.degrees }
    let offset = session.siderealTime(at: ut) - EarthRotation.angle(at: ut) - steps
    return EclipticLongitude(wrapping: 0).arc(to: EclipticLongitude(wrapping: offset)).degrees
  }
}

extension ChebyshevSeries {
  /// The values of a longitude without its jumps at 360°, the first one kept; others as they are.
  func unwrapped(_ values: [Double]) -> [Double] {
    guard channel == .longitude, let first = values.first else { return values }
    return values.map { value in
      first + EclipticLongitude(wrapping: first).arc(to: EclipticLongitude(wrapping: value)).degrees
    }
  }

  /// The largest differences between the encoded segment of so many days and the function at the
  /// places of checking: of the values, and of the daily motions where libswe gives those.
  func worstErrors(
    of bytes: [UInt8], _ samples: [BlockCompiler.Sample], days: Double
  ) -> (value: Double, perDay: Double) {
    var worst = (value: 0.0, perDay: 0.0)
    for (x, sample) in zip(ChebyshevFit.checks, samples) {
      let computed = unsafe bytes.withUnsafeBytes { bytes in
        unsafe bytes.baseAddress.map { unsafe alone.evaluate($0, ChebyshevBasis(at: x)) }
          ?? (.nan, .nan)
      }
      let truth = sample.values[channel] ?? .nan
      let difference =
        channel == .longitude
        ? EclipticLongitude(wrapping: computed.value).arc(to: EclipticLongitude(wrapping: truth))
          .degrees
        : computed.value - truth
      worst.value = max(worst.value, difference.magnitude)
      if let motion = sample.motions[channel] {
        worst.perDay = max(worst.perDay, (computed.slope * 2 / days - motion).magnitude)
      }
    }
    return worst
  }
}
#endif

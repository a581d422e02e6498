/// An ephemeris that knows more than the bodies of charts: stars, asteroids, the sky as it is seen from the Sun, and what
/// is seen from a place.
///
/// Swiss Ephemeris does; the compiled table doesn't.
public protocol FullEphemerisProvider: EphemerisProvider, EclipseProvider {
  /// Where a star stands at an instant.
  ///
  /// - Throws: ``EphemerisError/noSuchStar(designation:)`` for one that the catalogue lacks,
  ///   ``EphemerisError/fileMissing(name:folder:)`` without the catalogue,
  ///   ``EphemerisError/outOfSpan(days:scale:span:)``.
  func place(of star: FixedStar, at instant: Instant) throws(EphemerisError) -> FixedStar.Place

  /// Where a body stands at an instant: apparent, geocentric, of date.
  ///
  /// - Throws: ``EphemerisError/fileMissing(name:folder:)`` for an asteroid whose file is not there,
  ///   ``EphemerisError/outOfSpan(days:scale:span:)``.
  func state(of body: FurtherBody, at instant: Instant) throws(EphemerisError) -> BodyState

  /// The heliocentric sky at an instant.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  func heliocentricSky(at instant: Instant) throws(EphemerisError) -> HeliocentricSky

  /// The next eclipse that is seen from a place.
  ///
  /// - Parameters:
  ///   - luminary: What is eclipsed.
  ///   - place: The place, at height 0.
  ///   - start: The eclipse's maximum comes after this instant.
  /// - Returns: nil where the ephemeris ends first.
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  func nextEclipse(
    of luminary: Luminary, seenFrom place: GeographicPlace, after start: JulianDay<UT1>
  ) throws(EphemerisError) -> LocalEclipse?

  /// The first event of a kind after an instant; nil if there is none before another instant.
  ///
  /// The eye is that of a person of 36 years, the air is clear: 1013.25 hPa, 15 °C, 40 % of humidity.
  ///
  /// - Throws: ``EphemerisError/noSuchStar(designation:)``, ``EphemerisError/outOfSpan(days:scale:span:)``, or what
  ///   is wrong with the data.
  func heliacalEvent(
    _ kind: HeliacalEvent.Kind, of object: HeliacalEvent.Object, at place: GeographicPlace,
    after ut: JulianDay<UT1>, before end: JulianDay<UT1>
  ) throws(EphemerisError) -> HeliacalEvent?
}

#if SwissEphemeris
public import Ephemeris

extension DirectEphemeris: FullEphemerisProvider {
  /// Where a star stands, by libswe from its catalogue `sefstars.txt`.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/noSuchStar(designation:)``,
  ///   ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: Some 10 µs; for a thread's first star a millisecond, in which the catalogue is read.
  public func place(
    of star: FixedStar, at instant: Instant
  ) throws(EphemerisError) -> FixedStar.Place {
    // The Earth's place comes with the Sun's, and the edges of the files are taken care of there.
    let sun = try sky(at: instant, bodies: BodySet(.sun))
    let obliquity = try obliquity(at: instant)
    let state = try library.state(of: star, at: sun.tt)
    return FixedStar.Place(star, state: state, trueObliquity: obliquity)
  }
}
#endif

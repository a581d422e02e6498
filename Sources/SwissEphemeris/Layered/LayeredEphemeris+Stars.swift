#if SwissEphemeris
public import Ephemeris

extension LayeredEphemeris: FullEphemerisProvider {
  /// Where a star stands, by Swiss Ephemeris.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/noSuchStar(designation:)``,
  ///   ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: As that of ``DirectEphemeris``.
  public func place(
    of star: FixedStar, at instant: Instant
  ) throws(EphemerisError) -> FixedStar.Place {
    try swiss.opened().place(of: star, at: instant)
  }
}
#endif

#if SwissEphemeris
public import Ephemeris

extension DirectEphemeris {
  /// The same files with a folder of asteroids beside them: `se00433.se1` or `ast0/se00433.se1`, as Swiss Ephemeris
  /// names them.
  ///
  /// - Parameter folder: An absolute path without `:` and `;`.
  /// - Returns: An ephemeris that reads both folders.
  /// - Throws: ``/Ephemeris/EphemerisError/folderNotFound(searched:)``,
  ///   ``/Ephemeris/EphemerisError/folderUnusable(path:reason:)``.
  public func reading(asteroids folder: String) throws(EphemerisError) -> Self {
    guard FileBytes.isFolder(folder) else { throw .folderNotFound(searched: [folder]) }
    return Self(
      library: try LibSwissEphemeris(folder: library.folder, asteroids: folder), span: span)
  }

  private init(library: LibSwissEphemeris, span: EphemerisSpan) {
    self.library = library
    self.span = span
  }

  /// Where a body stands, by libswe: from its elements of the Hamburg bodies, from a file for each asteroid.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/fileMissing(name:folder:)`` for an asteroid without its file,
  ///   ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: Some 10 µs.
  public func state(
    of body: FurtherBody, at instant: Instant
  ) throws(EphemerisError) -> BodyState {
    // The Earth's place comes with the Sun's, and the edges of the files are taken care of there.
    let sun = try sky(at: instant, bodies: BodySet(.sun))
    return try library.state(of: body, at: sun.tt)
  }
}

extension DirectEphemeris {
  /// The first event of a kind after an instant, by libswe.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/noSuchStar(designation:)``,
  ///   ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: Some 10 ms.
  public func heliacalEvent(
    _ kind: HeliacalEvent.Kind, of object: HeliacalEvent.Object, at place: GeographicPlace,
    after ut: JulianDay<UT1>, before end: JulianDay<UT1>
  ) throws(EphemerisError) -> HeliacalEvent? {
    try checkSpan(contains: ut)
    if case .star(let star) = object {
      // Refuses a star that the catalogue lacks.
      _ = try self.place(of: star, at: try instant(ut))
    }
    let found = try library.withFreshSession { session throws(EphemerisError) in
      try session.heliacalEvent(kind, of: object, at: place, after: ut)
    }
    guard let found, found.begin < min(end, span.end) else { return nil }
    return found
  }
}
#endif

#if SwissEphemeris
public import Ephemeris

/// The direct provider: Swiss Ephemeris itself, reading its `.se1` files.
///
/// ```swift
/// let ephemeris = try DirectEphemeris()
/// let sky = try ephemeris.sky(at: JulianDay<UT1>(2_460_682.0))
/// let sun = sky[.sun]?.longitude.degrees  // 286.42…
/// ```
///
/// Every place is what `swe_calc` gives for `SEFLG_SWIEPH | SEFLG_SPEED`: apparent, geocentric, of
/// date. It may be used from any thread; the first use of a thread costs some 30 µs.
public struct DirectEphemeris: EphemerisProvider {
  /// The instants that the files of 1200-2399 cover, which come with the package: from 1200-01-09, which was
  /// 2 January on the Julian calendar.
  public static let span = EphemerisSpan(
    first: CalendarDate(dayNumber: -281_229), last: CalendarDate(dayNumber: 157_053))

  /// The instants that the files in the folder cover.
  public let span: EphemerisSpan

  let library: LibSwissEphemeris

  /// Opens the data that come with the package.
  ///
  /// The files are compared with the ones released, once per process.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/folderNotFound(searched:)``,
  ///   ``/Ephemeris/EphemerisError/strayFile(name:folder:)``, or what is wrong with a file.
  /// - Complexity: About 10 ms the first time.
  public init() throws(EphemerisError) {
    let folder = try EphemerisFolder.bundled()
    if Self.verified.value != folder {
      for file in SwissFile.all { try file.verify(in: folder) }
      for file in SwissFile.optional where FileBytes.isThere("\(folder)/\(file.name)") {
        try file.verify(in: folder)
      }
      Self.verified.keep(folder)
    }
    span = .ofSwissFiles(in: folder)
    library = try LibSwissEphemeris(folder: folder)
  }

  /// The folder whose files this process has already seen to be right.
  private static let verified = MadeOnce<String>()

  /// Opens the `.se1` files of a folder of the user's own.
  ///
  /// They are trusted: another edition of the files is a reason to come with one's own. Those of 1800 to 2399
  /// must be there; those of the 600 years before and after them, as far as there is no gap, widen the
  /// `span`.
  ///
  /// - Parameter folder: An absolute path of up to 240 bytes without `:` and `;`.
  /// - Throws: ``/Ephemeris/EphemerisError/folderUnusable(path:reason:)``, and
  ///   ``/Ephemeris/EphemerisError/strayFile(name:folder:)`` where the folder holds a ΔT of its own; a file that
  ///   is missing shows when it is needed.
  public init(folder: String) throws(EphemerisError) {
    guard FileBytes.isFolder(folder) else { throw .folderNotFound(searched: [folder]) }
    span = .ofSwissFiles(in: folder)
    library = try LibSwissEphemeris(folder: folder)
  }

  /// The folder with the files.
  public var folder: String { library.folder }

  /// The number of the JPL ephemeris that the files were made from, such as 431.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` where the files can't be opened.
  public func jplNumber() throws(EphemerisError) -> Int {
    try library.withSession { session throws(EphemerisError) in session.denum() }
  }

  /// The version of the libswe that is linked, such as `2.10.03-deb1`.
  public static var libraryVersion: String { LibSwissEphemeris.version }
}

extension DirectEphemeris {
  /// The sky at an instant.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: About 75 µs for eleven bodies at a random instant, 40 µs in order of time.
  public func sky(at instant: Instant, bodies: BodySet) throws(EphemerisError) -> Sky {
    try checkSpan(contains: instant.ut)
    let (ut, tt) = (instant.ut, instant.tt)
    if readsTwoFiles(at: tt) {
      return try Sky(ut: ut, tt: tt, bodies: bodies, source: .swiss) {
        body throws(EphemerisError) in
        try withSession(at: tt, for: BodySet(body)) { session throws(EphemerisError) in
          try session.state(of: body, at: tt)
        }
      }
    }
    return try withSession(at: tt, for: bodies) { session throws(EphemerisError) in
      try Sky(ut: ut, tt: tt, bodies: bodies, source: .swiss) { body throws(EphemerisError) in
        try session.state(of: body, at: tt)
      }
    }
  }

  /// Longitudes and daily motions alone: libswe's, but near a planet's station the motion is that of its
  /// longitudes themselves.
  ///
  /// libswe's own daily motion is up to 0.00002° off the change of its longitudes. Where a slow planet all
  /// but stands still that is minutes of time: it would have Pluto stationary up to 20 minutes from where
  /// its longitude turns.
  ///
  /// - Throws: As ``sky(at:bodies:)`` does.
  /// - Complexity: That of a sky, and near a station four places more.
  public func longitudes(
    of bodies: BodySet, at tt: JulianDay<TT>
  ) throws(EphemerisError) -> LongitudeTable {
    var table = LongitudeTable(try sky(at: tt, bodies: bodies))
    let room = 2 * Self.strideDays
    guard !readsTwoFiles(at: tt.advanced(byDays: -room)),
      !readsTwoFiles(at: tt.advanced(byDays: room))
    else { return table }
    for body in bodies.intersection(Self.planets).bodies
    where table.longitudePerDay(of: body).magnitude < Self.doubtfulMotion {
      table.setLongitudePerDay(of: body, try motionOfLongitudes(of: body, at: tt))
    }
    return table
  }

  /// The bodies that have stations and smooth paths; those of the nodes and apogees are in steps.
  private static let planets = BodySet([
    .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .chiron,
  ])
  /// A daily motion whose sign may be wrong, and twice as much again.
  private static let doubtfulMotion = PlaneAngle.degrees(6e-5)
  /// A quarter of a day: the fifth powers of nutation's shortest waves, of five days, are then worth less than
  /// a second at Pluto's stations, and so are the last digits of the longitudes.
  private static let strideDays = 0.25

  /// How fast a longitude changes, from places at two strides to both sides (a fourth-order difference).
  private func motionOfLongitudes(
    of body: CelestialBody, at tt: JulianDay<TT>
  ) throws(EphemerisError) -> PlaneAngle {
    try withSession(at: tt, for: BodySet(body)) { session throws(EphemerisError) in
      var motion = 0.0
      for (strides, weight) in [(1.0, 8.0), (2, -1)] {
        let days = strides * Self.strideDays
        let before = try session.state(of: body, at: tt.advanced(byDays: -days)).longitude
        let after = try session.state(of: body, at: tt.advanced(byDays: days)).longitude
        motion += weight * before.arc(to: after).degrees
      }
      return .degrees(motion / (12 * Self.strideDays))
    }
  }

  /// ΔT in seconds, by libswe with the tidal acceleration of its files' DE number.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``.
  /// - Complexity: About 0.1 µs.
  public func deltaT(at ut: JulianDay<UT1>) throws(EphemerisError) -> Double {
    guard span.isNear(ut.days) else {
      throw .outOfSpan(days: ut.days, scale: "UT", span: span)
    }
    return try library.withSession { session throws(EphemerisError) in try session.deltaT(at: ut) }
  }

  /// House cusps and angles of an instant and a place.
  ///
  /// - Returns: Nil if the system is undefined there; libswe would put another in its place.
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``.
  /// - Complexity: About 9 µs.
  public func houses(
    _ system: HouseSystem, at instant: Instant, place: GeographicPlace
  ) throws(EphemerisError) -> HouseCusps? {
    try checkSpan(contains: instant.ut)
    return try library.withSession { session throws(EphemerisError) in
      try session.houses(system, at: instant.ut, place: place)
    }
  }

  /// The true obliquity of the ecliptic, nutation included.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``.
  /// - Complexity: Some microseconds.
  public func obliquity(at instant: Instant) throws(EphemerisError) -> PlaneAngle {
    try checkSpan(contains: instant.ut)
    return try library.withSession { session throws(EphemerisError) in
      .degrees(try session.obliquity(at: instant.tt))
    }
  }

  /// How the Earth's axis stands and how far the Earth has turned.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``.
  /// - Complexity: Some microseconds.
  public func orientation(at instant: Instant) throws(EphemerisError) -> EarthOrientation {
    try checkSpan(contains: instant.ut)
    return try library.withSession { session throws(EphemerisError) in
      EarthOrientation(
        obliquity: .degrees(try session.obliquity(at: instant.tt)),
        siderealTime: .degrees(session.siderealTime(at: instant.ut)))
    }
  }
}
#endif

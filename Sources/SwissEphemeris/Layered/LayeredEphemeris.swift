#if SwissEphemeris
public import Ephemeris

/// The provider to use by default: the compiled table where it answers, and Swiss Ephemeris itself for
/// other instants and bodies.
///
/// ```swift
/// let ephemeris = try LayeredEphemeris()
/// let sky = try ephemeris.sky(at: JulianDay<UT1>(2_460_682.0), bodies: .all)
/// let table = sky.source(of: .sun)  // .compiled
/// let library = sky.source(of: .meanApogee)  // .swiss
/// ```
///
/// The two agree to 0.003″, so that a curve or a search may cross from one to the other. A table that
/// is missing or damaged is an error; Swiss Ephemeris never stands in for it, which would be some
/// hundred times slower without a word.
///
/// It is immutable and may be used from any thread. What the table answers takes no lock.
public struct LayeredEphemeris: EphemerisProvider {
  /// The instants that the files of Swiss Ephemeris cover, which come with the package.
  public static let span = DirectEphemeris.span

  /// The instants that the files of Swiss Ephemeris cover that this one reads.
  public let span: EphemerisSpan

  /// The table, which answers for ``/Ephemeris/CompiledEphemeris/bodies`` within `CompiledEphemeris.span`.
  public let compiled: CompiledEphemeris
  let swiss: DirectOnDemand
  /// The table's span as Julian Days of TT.
  private let compiledDays: ClosedRange<Double>

  /// Opens the data that come with the package.
  ///
  /// The files of Swiss Ephemeris are opened, and compared with the ones released, when they are first
  /// needed: most programs never do.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/folderNotFound(searched:)`` or
  ///   ``/Ephemeris/EphemerisError/tableUnusable(path:fault:)``.
  /// - Complexity: Some 50 µs. Make one and share it: a copy is a few references.
  public init() throws(EphemerisError) {
    let folder = try? EphemerisFolder.bundled()
    try self.init(
      compiled: CompiledEphemeris(), swiss: DirectOnDemand(),
      span: folder.map { .ofSwissFiles(in: $0) } ?? Self.span)
  }

  /// Joins a table and Swiss Ephemeris with data of one's own.
  ///
  /// Both should come from the same files: the sky has a step at the ends of the table's span where
  /// they don't.
  ///
  /// - Throws: What is wrong with the table.
  public init(compiled: CompiledEphemeris, swiss: DirectEphemeris) throws(EphemerisError) {
    try self.init(compiled: compiled, swiss: DirectOnDemand(swiss), span: swiss.span)
  }

  private init(
    compiled: CompiledEphemeris, swiss: DirectOnDemand, span: EphemerisSpan
  ) throws(EphemerisError) {
    self.span = span
    self.compiled = compiled
    self.swiss = swiss
    let (start, end) = (compiled.span.start, compiled.span.end)
    compiledDays =
      try compiled.terrestrialTime(start).days...(try compiled.terrestrialTime(end).days)
  }
}

extension LayeredEphemeris {
  /// The version of the libswe in the process, such as `2.10.03-deb1`.
  public var libraryVersion: String { DirectEphemeris.libraryVersion }

  /// The sky at an instant.
  ///
  /// Within the table's span the bodies that the table lacks come from Swiss Ephemeris.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: About 1 µs where the table answers for all eleven bodies, 75 µs where libswe does.
  public func sky(at instant: Instant, bodies: BodySet) throws(EphemerisError) -> Sky {
    guard isCompiled(instant) else {
      try checkSpan(contains: instant.ut)
      return try swiss.opened().sky(at: instant, bodies: bodies)
    }
    let held = bodies.intersection(compiled.bodies)
    let ours = try compiled.sky(at: instant, bodies: held)
    if held == bodies { return ours }
    return Sky(
      ours, and: try swiss.opened().sky(at: instant, bodies: bodies.subtracting(held)))
  }

  /// Whether the table answers for an instant: at the ends of its span one scale may round to an instant
  /// beyond them.
  private func isCompiled(_ instant: Instant) -> Bool {
    compiled.span.contains(instant.ut) || compiledDays.contains(instant.tt.days)
  }

  /// Longitudes and daily motions alone.
  ///
  /// - Throws: As ``sky(at:bodies:)`` does.
  /// - Complexity: That of the table within its span, for its bodies.
  public func longitudes(
    of bodies: BodySet, at tt: JulianDay<TT>
  ) throws(EphemerisError) -> LongitudeTable {
    if compiledDays.contains(tt.days) {
      if compiled.bodies.isSuperset(of: bodies) {
        return try compiled.longitudes(of: bodies, at: tt)
      }
      return LongitudeTable(try sky(at: tt, bodies: bodies))
    }
    guard span.isNear(tt.days) else { throw .outOfSpan(days: tt.days, scale: "TT", span: span) }
    return try swiss.opened().longitudes(of: bodies, at: tt)
  }

  /// Puts the longitudes and daily motions of another instant in the place of a table's, as the table's own
  /// ephemeris does where it answers for all its bodies.
  ///
  /// - Throws: As ``longitudes(of:at:)``, which has the same bits.
  @_spi(FrontEnd) public func move(
    _ result: inout LongitudeTable, to tt: JulianDay<TT>
  ) throws(EphemerisError) {
    guard compiledDays.contains(tt.days), compiled.bodies.isSuperset(of: result.bodies) else {
      result = try longitudes(of: result.bodies, at: tt)
      return
    }
    try compiled.move(&result, to: tt)
  }

  /// The longitude and daily motion of one body.
  ///
  /// - Throws: As ``sky(at:bodies:)`` does.
  /// - Complexity: That of the table within its span, for its bodies.
  public func motion(
    of body: CelestialBody, at tt: JulianDay<TT>
  ) throws(EphemerisError) -> BodyMotion {
    if compiledDays.contains(tt.days), compiled.bodies.contains(body) {
      return try compiled.motion(of: body, at: tt)
    }
    return try longitudes(of: BodySet(body), at: tt).motion(of: body)
  }

  /// ΔT in seconds.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  public func deltaT(at ut: JulianDay<UT1>) throws(EphemerisError) -> Double {
    if compiled.span.contains(ut) { return try compiled.deltaT(at: ut) }
    guard span.isNear(ut.days) else { throw .outOfSpan(days: ut.days, scale: "UT", span: span) }
    return try swiss.opened().deltaT(at: ut)
  }

  /// The same instant in Universal Time.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  public func universalTime(_ tt: JulianDay<TT>) throws(EphemerisError) -> JulianDay<UT1> {
    if compiledDays.contains(tt.days) { return try compiled.universalTime(tt) }
    guard span.isNear(tt.days) else { throw .outOfSpan(days: tt.days, scale: "TT", span: span) }
    return try swiss.opened().universalTime(tt)
  }

  /// House cusps and angles of an instant and a place.
  ///
  /// Where libswe's sidereal time changes its formula, at the start of 1850, they have a step of 0.1″,
  /// and that is where the table that comes with the package begins, too.
  ///
  /// - Returns: Nil if the system is undefined there.
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  public func houses(
    _ system: HouseSystem, at instant: Instant, place: GeographicPlace
  ) throws(EphemerisError) -> HouseCusps? {
    if compiled.span.contains(instant.ut) {
      return try compiled.houses(system, at: instant, place: place)
    }
    try checkSpan(contains: instant.ut)
    return try swiss.opened().houses(system, at: instant, place: place)
  }

  /// The true obliquity of the ecliptic, nutation included.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  public func obliquity(at instant: Instant) throws(EphemerisError) -> PlaneAngle {
    if compiledDays.contains(instant.tt.days) { return try compiled.obliquity(at: instant) }
    try checkSpan(contains: instant.ut)
    return try swiss.opened().obliquity(at: instant)
  }

  /// How the Earth's axis stands and how far the Earth has turned.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  public func orientation(at instant: Instant) throws(EphemerisError) -> EarthOrientation {
    if compiled.span.contains(instant.ut) { return try compiled.orientation(at: instant) }
    try checkSpan(contains: instant.ut)
    return try swiss.opened().orientation(at: instant)
  }
}

/// Swiss Ephemeris, opened when it is first needed.
///
/// Comparing its files with the ones released takes some 10 ms, many times what a command or a test
/// takes that the table answers alone.
final class DirectOnDemand: Sendable {
  private let kept = MadeOnce<DirectEphemeris>()

  /// Creates one that will open the data of the package, or that is open already.
  init(_ ephemeris: DirectEphemeris? = nil) {
    if let ephemeris { kept.keep(ephemeris) }
  }

  /// The provider; a failure to open it is not kept, since a file may be put back.
  ///
  /// Threads that come at once each open one, and the first one's is kept.
  ///
  /// - Throws: As ``DirectEphemeris/init()`` does.
  /// - Complexity: Once open, some nanoseconds, beside the 40 µs of a sky.
  func opened() throws(EphemerisError) -> DirectEphemeris {
    try kept.value { () throws(EphemerisError) in try DirectEphemeris() }
  }
}
#endif

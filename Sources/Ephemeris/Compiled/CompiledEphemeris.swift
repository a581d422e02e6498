internal import CKernels

/// The fast provider: Chebyshev polynomials fitted to Swiss Ephemeris.
///
/// ```swift
/// let ephemeris = try CompiledEphemeris(path: path)  // made by astrolabe compile
/// let sky = try ephemeris.sky(at: JulianDay<UT1>(2_460_682.0))
/// ```
///
/// It answers for the eleven points, the true node and Chiron with what `swe_calc` gives for
/// `SEFLG_SWIEPH | SEFLG_SPEED`, to a thousandth of a second of arc, some hundred times cheaper. It is
/// immutable, and may be used from any thread.
///
/// Daily motions are within 0.00002° of libswe's, the Moon's within 0.00008°; but of a planet in the
/// Sun's disc, where libswe's own motion jumps with each of the hundred lines of its law of light
/// deflection, within 0.02°.
public struct CompiledEphemeris: EphemerisProvider {
  let table: CompiledTable
  let layout: CompiledLayout

  /// Opens a table.
  ///
  /// - Throws: ``EphemerisError/tableUnusable(path:fault:)``.
  /// - Complexity: Some 50 µs; the file is mapped, not read.
  public init(path: String) throws(EphemerisError) {
    table = try CompiledTable(path: path)
    do {
      layout = try CompiledLayout(table.series)
    } catch {
      throw .tableUnusable(path: path, fault: error)
    }
  }

  /// The bodies that the table holds.
  public var bodies: BodySet { layout.bodies }

  /// The days that the table answers for.
  public var span: EphemerisSpan { table.facts.span }
}

extension CompiledEphemeris {
  /// Longitudes and daily motions alone.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the table.
  /// - Complexity: About 0.1 µs for eleven bodies.
  public func longitudes(
    of bodies: BodySet, at tt: JulianDay<TT>
  ) throws(EphemerisError) -> LongitudeTable {
    let place = try place(of: tt, bodies)
    return try unsafe LongitudeTable(tt: tt, bodies: bodies) { motions throws(EphemerisError) in
      try unsafe fill(motions, of: bodies, at: place)
    }
  }

  /// The block of an instant, on its way into the cache.
  @inline(__always)
  private func place(
    of tt: JulianDay<TT>, _ bodies: BodySet
  ) throws(EphemerisError) -> CompiledTable.Place {
    guard layout.bodies.isSuperset(of: bodies) else { throw notHeld(bodies) }
    let place = try table.place(of: tt)
    unsafe kernel_prefetch(place.block, layout.pairsSize)
    return place
  }

  /// Puts the longitudes and daily motions of another instant in the place of a table's, without a copy of
  /// it: for those who ask for a hundred thousand instants.
  ///
  /// - Throws: As ``longitudes(of:at:)``, which has the same bits; the table is of no use then.
  @inline(__always)
  package func move(_ result: inout LongitudeTable, to tt: JulianDay<TT>) throws(EphemerisError) {
    let (place, bodies) = (try place(of: tt, result.bodies), result.bodies)
    result.instant = tt
    try unsafe result.motions.withPointer { motions throws(EphemerisError) in
      try unsafe fill(motions, of: bodies, at: place)
    }
  }

  /// The longitude and daily motion of one body, with the very bits that ``longitudes(of:at:)`` has.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the table.
  /// - Complexity: About 0.03 µs.
  public func motion(
    of body: CelestialBody, at tt: JulianDay<TT>
  ) throws(EphemerisError) -> BodyMotion {
    guard layout.bodies.contains(body) else { throw notHeld(BodySet(body)) }
    let place = try table.place(of: tt)
    let index = Int(body.rawValue)
    if let pair = layout.pairOfBody[index].map({ layout.pairs[$0] }) {
      let isLate = place.x >= 0
      let x = pair.isHalf ? place.x + place.x - (isLate ? 1 : -1) : place.x
      let perDay = pair.isHalf ? table.slopePerDay + table.slopePerDay : table.slopePerDay
      let (basis, _) = PairedBasis.both(at: SIMD2(x, x))
      let segment = unsafe place.block + (pair.isHalf && isLate ? pair.lateOffset : pair.offset)
      let motions = unsafe basis.motions(segment, hasTwelve: pair.hasTwelve)
      let (longitude, slope) =
        pair.first == body
        ? (motions.longitudes.x, motions.slopes.x) : (motions.longitudes.y, motions.slopes.y)
      // A segment that was halved begins with a NaN.
      if longitude.isFinite { return BodyMotion(SIMD2(longitude, slope * perDay)) }
    }
    guard let series = layout.longitudes[index] else { throw notHeld(BodySet(body)) }
    let (value, perDay) = try table.evaluateHalved(series, at: place)
    return BodyMotion(SIMD2(value, perDay))
  }

  /// Fills in the longitudes and daily motions that were asked for, each at its body's number.
  ///
  /// By `kernel_longitudes`, two bodies a pass: one basis for all that have a segment a block, one for those
  /// that have two. ``motion(of:at:)`` is the readable form, with the same bits.
  @inline(__always)
  func fill(
    _ motions: UnsafeMutablePointer<SIMD2<Double>>, of bodies: BodySet,
    at place: CompiledTable.Place
  ) throws(EphemerisError) {
    let isSound = unsafe layout.packedPairs.withUnsafeBufferPointer { pairs in
      unsafe kernel_longitudes(
        place.block, place.x, table.slopePerDay, pairs.baseAddress, pairs.count,
        UInt16(truncatingIfNeeded: bodies.rawValue),
        UnsafeMutableRawPointer(motions).assumingMemoryBound(to: (Double, Double).self))
    }
    // A segment that was halved begins with a NaN, which spreads; a number that no table has may be
    // beyond all numbers.
    guard isSound != 0, bodies.isDisjoint(with: layout.lone) else {
      return try unsafe fillRest(motions, of: bodies, at: place)
    }
  }

  /// Fills in the bodies that stand alone or whose segment was halved, one by one.
  @inline(never)
  private func fillRest(
    _ motions: UnsafeMutablePointer<SIMD2<Double>>, of bodies: BodySet,
    at place: CompiledTable.Place
  ) throws(EphemerisError) {
    var rest = bodies.rawValue
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest - 1
      let isLone = layout.lone.rawValue >> UInt32(index) & 1 == 1
      let isSound = unsafe (motions[index].x + motions[index].y).isFinite
      if !isLone, isSound { continue }
      if !isLone, unsafe fillHalved(motions + index, index, at: place) { continue }
      guard let series = layout.longitudes[index] else { throw notHeld(bodies) }
      let (value, perDay) = try table.evaluateHalved(series, at: place)
      unsafe motions[index] = SIMD2(value, perDay)
    }
  }

  /// Fills in one of a pair by `kernel_halved_longitude`, or says that what is there is not sound.
  private func fillHalved(
    _ motion: UnsafeMutablePointer<SIMD2<Double>>, _ index: Int, at place: CompiledTable.Place
  ) -> Bool {
    guard let pair = layout.pairOfBody[index] else { return false }
    return unsafe layout.packedPairs.withUnsafeBufferPointer { pairs in
      guard let start = pairs.baseAddress else { return false }
      return unsafe kernel_halved_longitude(
        place.block, Int32(clamping: place.count), place.x, table.slopePerDay, start + pair,
        start[pair].second == index ? 1 : 0,
        UnsafeMutableRawPointer(motion).assumingMemoryBound(to: Double.self)) != 0
    }
  }

  /// Names the bodies that are asked for and not held.
  func notHeld(_ asked: BodySet) -> EphemerisError {
    .notInTable(asked.subtracting(layout.bodies), path: table.path)
  }
}

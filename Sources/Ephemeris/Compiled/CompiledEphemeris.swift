/// The fast provider: Chebyshev polynomials fitted to Swiss Ephemeris.
///
/// ```swift
/// let ephemeris = try CompiledEphemeris(path: "sky.table")  // made by astrolabe compile
/// let sky = try ephemeris.sky(at: JulianDay<UT1>(2_460_682.0))
/// ```
///
/// It answers for the eleven points, the true node and Chiron with what `swe_calc` gives for
/// `SEFLG_SWIEPH | SEFLG_SPEED`, to a thousandth of a second of arc, some hundred times cheaper. It is
/// immutable, has no global state, and may be used from any thread.
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
    guard layout.bodies.isSuperset(of: bodies) else { throw notHeld(bodies) }
    let place = try table.place(of: tt)
    let bases = CompiledTable.Bases(at: place)
    var result = LongitudeTable(tt: tt, bodies: bodies)
    // By kind of segment, so that each loop keeps its basis at hand.
    let half = layout.halfBodies.intersection(bodies)
    let whole = bodies.subtracting(half)
    let long = layout.longBodies
    try fill(&result, whole.subtracting(long), hasTwelve: false, place, bases, isHalf: false)
    try fill(&result, whole.intersection(long), hasTwelve: true, place, bases, isHalf: false)
    try fill(&result, half.subtracting(long), hasTwelve: false, place, bases, isHalf: true)
    try fill(&result, half.intersection(long), hasTwelve: true, place, bases, isHalf: true)
    return result
  }

  @inline(__always)
  private func fill(
    _ result: inout LongitudeTable, _ bodies: BodySet, hasTwelve: Bool,
    _ place: CompiledTable.Place, _ bases: CompiledTable.Bases, isHalf: Bool
  ) throws(EphemerisError) {
    let perDay = isHalf ? 2 * table.slopePerDay : table.slopePerDay
    let basis = isHalf ? bases.half : bases.whole
    var rest = bodies.rawValue
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest - 1
      let slot = layout.slots[index]
      let segment = unsafe place.block + Int(isHalf && bases.isLate ? slot.lateOffset : slot.offset)
      let pair = unsafe ChebyshevSeries.evaluateFloats(segment, hasTwelve: hasTwelve, basis)
      // A segment that was halved begins with a NaN, which spreads.
      if !pair.x.isFinite, let series = layout.longitudes[index] {
        let (value, motion) = try table.evaluateHalved(series, at: place)
        result.motions[index] = SIMD2(value, motion)
      } else {
        result.motions[index] = pair * SIMD2(1, perDay)
      }
    }
  }

  /// Names the bodies that are asked for and not held.
  func notHeld(_ asked: BodySet) -> EphemerisError {
    .notInTable(asked.subtracting(layout.bodies), path: table.path)
  }
}

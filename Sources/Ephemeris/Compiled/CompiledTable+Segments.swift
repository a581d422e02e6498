extension CompiledTable {
  /// A run of coefficients with the variable and the time it is counted in.
  @safe struct Segment {
    let coefficients: UnsafeRawPointer
    /// How they lie there.
    let series: ChebyshevSeries
    /// The instant within the segment, −1…1.
    let x: Double
    /// What a slope in that variable is multiplied by to be one a day.
    let perDay: Double
  }

  /// The bases that nearly every series of a date shares: of the block, and of its half.
  struct Bases {
    let whole: ChebyshevBasis
    let half: ChebyshevBasis
    let isLate: Bool

    @inline(__always)
    init(at place: Place) {
      isLate = place.x >= 0
      whole = ChebyshevBasis(at: place.x)
      half = ChebyshevBasis(at: isLate ? 2 * place.x - 1 : 2 * place.x + 1)
    }
  }

  /// The value and daily change of a series, wherever its segment was halved.
  @inline(__always)
  func evaluate(
    _ series: ChebyshevSeries, at place: Place, _ bases: Bases
  ) throws(EphemerisError) -> (value: Double, perDay: Double) {
    let isHalf = series.parts == 2
    let coefficients =
      unsafe place.block + (series.offset + (isHalf && bases.isLate ? series.stride : 0))
    guard unsafe series.halves(coefficients) == nil else {
      return try evaluateHalved(series, at: place)
    }
    let (value, slope) = unsafe series.evaluate(coefficients, isHalf ? bases.half : bases.whole)
    let valuePerDay = slope * (isHalf ? 2 * slopePerDay : slopePerDay)
    guard value.isFinite, valuePerDay.isFinite else { throw inconsistent }
    return (value, valuePerDay)
  }

  @inline(never)
  func evaluateHalved(
    _ series: ChebyshevSeries, at place: Place
  ) throws(EphemerisError) -> (value: Double, perDay: Double) {
    let segment = try self.segment(of: series, at: place)
    let (value, slope) = unsafe segment.series.evaluate(segment.coefficients, at: segment.x)
    let perDay = slope * segment.perDay
    guard value.isFinite, perDay.isFinite else { throw inconsistent }
    return (value, perDay)
  }

  private var inconsistent: EphemerisError { .tableUnusable(path: path, fault: .inconsistent) }

  /// The smallest segment of a series that covers an instant.
  ///
  /// Segments are halved near conjunctions with the Sun, where the deflection of light has a cusp,
  /// and where libswe's own files leave a step.
  func segment(
    of whole: ChebyshevSeries, at place: Place
  ) throws(EphemerisError) -> Segment {
    var series = whole
    var x = place.x
    var perDay = slopePerDay
    var offset = series.offset
    if series.parts == 2 {
      perDay *= 2
      if x >= 0 { offset += series.stride }
      x = x < 0 ? 2 * x + 1 : 2 * x - 1
    }
    // Fifteen halvings leave half a minute; no table has more.
    for _ in 0..<16 {
      guard offset >= 8, offset + series.stride <= place.count else { break }
      let coefficients = unsafe place.block + offset
      guard let halves = unsafe series.halves(coefficients) else {
        return unsafe Segment(coefficients: coefficients, series: series, x: x, perDay: perDay)
      }
      perDay *= 2
      guard halves % 8 == 0 else { break }
      series = series.half
      offset = x < 0 ? halves : halves + series.stride
      x = x < 0 ? 2 * x + 1 : 2 * x - 1
    }
    throw inconsistent
  }
}

extension ChebyshevSeries {
  /// What stands in place of the first coefficient of a segment that was halved.
  package static let fixedMark = Int32.min
  /// The same for floats; any NaN is one.
  package static let floatMark = Double.nan

  /// Where in the block the halves of a segment lie, if it was halved.
  @inline(__always)
  func halves(_ segment: UnsafeRawPointer) -> Int? {
    switch encoding {
    case .floats:
      guard unsafe segment.loadUnaligned(as: Double.self).isNaN else { return nil }
      return unsafe Int(segment.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
    case .firstOfPair, .secondOfPair:
      let first = (lane ?? 0) * 8
      guard unsafe segment.loadUnaligned(fromByteOffset: first, as: Double.self).isNaN else {
        return nil
      }
      return unsafe Int(segment.loadUnaligned(fromByteOffset: first + 16, as: UInt32.self))
    case .fixed:
      guard unsafe segment.loadUnaligned(as: Int32.self) == Self.fixedMark else { return nil }
      return unsafe Int(segment.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
    }
  }
}

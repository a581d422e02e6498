/// One function of time in the compiled table, such as the latitude of Mars: how its coefficients lie
/// in each block.
///
/// Time is cut into blocks of half a segment of libswe's Moon file, and a series has one or two
/// segments in each. Where one polynomial can't follow the function, a segment is a mark in place of
/// the coefficients and the offset of two halves of it, each of which may be such a mark again.
struct ChebyshevSeries: Sendable, Hashable {
  /// What the function is of.
  enum Channel: UInt8, Sendable, Hashable, CaseIterable {
    /// Apparent ecliptic longitude, degrees.
    case longitude
    /// Apparent ecliptic latitude, degrees.
    case latitude
    /// Distance, astronomical units.
    case distance
    /// Nutation in longitude, degrees.
    case nutation
    /// True obliquity of the ecliptic, degrees.
    case obliquity
    /// Greenwich apparent sidereal time less the Earth rotation angle, degrees.
    case siderealOffset
  }

  /// How the coefficients are kept.
  enum Encoding: UInt8, Sendable, Hashable {
    /// The first two as 64-bit floats, the others as 32-bit ones, in fours.
    case floats
    /// Whole multiples of a unit, the first some in 32 bits, the others in 16.
    case fixed
  }

  /// The body's number, or ``earth``.
  let subject: UInt8
  let channel: Channel
  let encoding: Encoding
  /// Segments in a block, 1 or 2.
  let parts: Int
  /// Coefficients in the wide form.
  let headCount: Int
  /// Coefficients in the narrow form.
  let tailCount: Int
  /// What one step of a fixed number stands for.
  let unit: Double
  /// Where the first segment lies in a block, in bytes.
  let offset: Int

  /// The subject of the channels that are about the Earth's axis and rotation.
  static let earth: UInt8 = 255

  /// The number of coefficients.
  var count: Int { headCount + tailCount }

  /// Bytes of one segment, a multiple of eight.
  var stride: Int {
    let bytes =
      encoding == .floats ? headCount * 8 + tailCount * 4 : headCount * 4 + tailCount * 2
    return (bytes + 7) / 8 * 8
  }

  /// Bytes of the series' record in the file.
  static let recordSize = 32
}

extension ChebyshevSeries {
  /// The value and its slope in the segment's own variable of −1…1, from coefficients at `segment`.
  ///
  /// - Precondition: `segment` points at `stride` readable bytes that are no mark.
  @inline(__always)
  func evaluate(
    _ segment: UnsafeRawPointer, _ basis: ChebyshevBasis
  ) -> (
    value: Double, slope: Double
  ) {
    switch encoding {
    case .floats:
      let pair = unsafe Self.evaluateFloats(segment, hasTwelve: tailCount == 12, basis)
      return (pair.x, pair.y)
    case .fixed: return unsafe evaluateFixed(segment, basis)
    }
  }

  /// The same for floats, value and slope in one vector: two doubles, then eight or twelve singles.
  @inline(__always)
  static func evaluateFloats(
    _ segment: UnsafeRawPointer, hasTwelve: Bool, _ basis: ChebyshevBasis
  ) -> SIMD2<Double> {
    let head = unsafe segment.loadUnaligned(as: SIMD2<Double>.self)
    let second = unsafe segment.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    let sixth = unsafe segment.loadUnaligned(fromByteOffset: 32, as: SIMD4<Float>.self)
    var sums = second * basis.values.0 + sixth * basis.values.1
    var slopes = second * basis.slopes.0 + sixth * basis.slopes.1
    if hasTwelve {
      let tenth = unsafe segment.loadUnaligned(fromByteOffset: 48, as: SIMD4<Float>.self)
      sums += tenth * basis.values.2
      slopes += tenth * basis.slopes.2
    }
    // Both sums at once: even lanes with odd ones, values beside slopes.
    let sum = sums.lowHalf + sums.highHalf
    let slope = slopes.lowHalf + slopes.highHalf
    let tail = SIMD2(sum.x, slope.x) + SIMD2(sum.y, slope.y)
    return SIMD2(head.x, 0) + (head.y * SIMD2(basis.x, 1) + SIMD2(Double(tail.x), Double(tail.y)))
  }

  @inline(__always)
  private func evaluateFixed(
    _ segment: UnsafeRawPointer, _ basis: ChebyshevBasis
  ) -> (value: Double, slope: Double) {
    var (value, slope) = (0.0, 0.0)
    for k in 0..<count {
      let step =
        k < headCount
        ? unsafe Double(segment.loadUnaligned(fromByteOffset: k * 4, as: Int32.self))
        : unsafe Double(
          segment.loadUnaligned(
            fromByteOffset: headCount * 4 + (k - headCount) * 2, as: Int16.self))
      let (term, termSlope) = basis[k]
      value += step * term
      slope += step * termSlope
    }
    return (value * unit, slope * unit)
  }
}

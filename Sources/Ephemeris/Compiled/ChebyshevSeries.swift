/// One function of time in the compiled table, such as the latitude of Mars: how its coefficients lie
/// in each block.
///
/// Time is cut into blocks of half a segment of libswe's Moon file, and a series has one or two
/// segments in each. Where one polynomial can't follow the function, a segment is a mark in place of
/// the coefficients and the offset of two halves of it, each of which may be such a mark again.
package struct ChebyshevSeries: Sendable, Hashable {
  /// What the function is of.
  package enum Channel: UInt8, Sendable, Hashable, CaseIterable {
    /// Apparent ecliptic longitude, degrees.
    case longitude
    /// Apparent ecliptic latitude, degrees.
    case latitude
    /// Distance, astronomical units.
    case distance
    /// True obliquity of the ecliptic, degrees.
    case obliquity
    /// Greenwich apparent sidereal time less the Earth rotation angle, degrees.
    case siderealOffset
  }

  /// How the coefficients are kept.
  package enum Encoding: UInt8, Sendable, Hashable {
    /// The first two as 64-bit floats, the others as 32-bit ones.
    case floats
    /// Whole multiples of a unit, the first some in 32 bits, the others in 16.
    case fixed
    /// As floats, coefficient by coefficient beside those of another body, before them.
    case firstOfPair
    /// The same, behind them.
    case secondOfPair
  }

  /// The body's number, or ``earth``.
  package let subject: UInt8
  package let channel: Channel
  package let encoding: Encoding
  /// Segments in a block, 1 or 2.
  package let parts: Int
  /// Coefficients in the wide form.
  package let headCount: Int
  /// Coefficients in the narrow form.
  package let tailCount: Int
  /// The value of one step of a fixed number.
  package let unit: Double
  /// Where the first segment lies in a block, in bytes; the same for both of a pair.
  package let offset: Int

  package init(
    subject: UInt8, channel: Channel, encoding: Encoding, parts: Int, headCount: Int,
    tailCount: Int,
    unit: Double, offset: Int
  ) {
    self.subject = subject
    self.channel = channel
    self.encoding = encoding
    self.parts = parts
    self.headCount = headCount
    self.tailCount = tailCount
    self.unit = unit
    self.offset = offset
  }

  /// The subject of the channels that are about the Earth's axis and rotation.
  package static let earth: UInt8 = 255

  /// The number of coefficients.
  package var count: Int { headCount + tailCount }

  /// Bytes of one segment, a multiple of eight; of a pair, for both.
  package var stride: Int {
    let bytes =
      switch encoding {
      case .floats: headCount * 8 + tailCount * 4
      case .fixed: headCount * 4 + tailCount * 2
      case .firstOfPair, .secondOfPair: headCount * 16 + tailCount * 8
      }
    return (bytes + 7) / 8 * 8
  }

  /// Which of a pair it is, 0 or 1; nil if it stands alone.
  package var lane: Int? {
    switch encoding {
    case .firstOfPair: 0
    case .secondOfPair: 1
    case .floats, .fixed: nil
    }
  }

  /// The form of one segment of this series without the other of its pair.
  package var alone: Self { lane == nil ? self : standing(tailCount: tailCount) }

  /// The form of this series' halved segments, which stand alone.
  ///
  /// Those of a pair have ten coefficients at most: a segment is halved for a bend of some hours, and within half of
  /// one the nutation of a fortnight needs no more.
  package var half: Self {
    lane == nil ? self : standing(tailCount: min(tailCount, Self.halfTailCount))
  }

  /// Coefficients in the narrow form that a halved segment of a pair has.
  package static let halfTailCount = 8

  private func standing(tailCount: Int) -> Self {
    Self(
      subject: subject, channel: channel, encoding: .floats, parts: parts, headCount: headCount,
      tailCount: tailCount, unit: unit, offset: offset)
  }

  /// Bytes of the series' record in the file.
  package static let recordSize = 32
}

extension ChebyshevSeries {
  /// The value and its slope in the segment's own variable of −1…1, from coefficients at `segment`.
  ///
  /// - Precondition: `segment` points at `stride` readable bytes that are no mark.
  @inline(__always)
  package func evaluate(
    _ segment: UnsafeRawPointer, _ basis: ChebyshevBasis
  ) -> (value: Double, slope: Double) {
    // Read through spans, so that the arrays are not copied for each number.
    let (values, slopes) = (basis.values.span, basis.slopes.span)
    var (value, slope) = (0.0, 0.0)
    for k in 0..<headCount {
      let coefficient = unsafe head(k, of: segment)
      value += coefficient * values[k]
      slope += coefficient * slopes[k]
    }
    for k in headCount..<count {
      let coefficient = unsafe tail(k - headCount, of: segment)
      value += coefficient * values[k]
      slope += coefficient * slopes[k]
    }
    return encoding == .fixed ? (value * unit, slope * unit) : (value, slope)
  }

  /// The same at a place for which there is no basis.
  ///
  /// By Clenshaw's recurrence (*Mathematical Tables and Other Aids to Computation* 9, 1955, page 118)
  /// and its derivative.
  ///
  /// - Precondition: `segment` points at `stride` readable bytes that are no mark.
  package func evaluate(_ segment: UnsafeRawPointer, at x: Double) -> (value: Double, slope: Double)
  {
    let twice = 2 * x
    var (b1, b2) = (0.0, 0.0)
    var (d1, d2) = (0.0, 0.0)
    @inline(__always) func step(_ coefficient: Double) {
      (d1, d2) = (2 * b1 + (twice * d1 - d2), d1)
      (b1, b2) = (coefficient + (twice * b1 - b2), b1)
    }
    if encoding == .floats {
      // A table's halved longitudes: this is asked for often.
      let tails = unsafe segment + headCount * 8
      var k = tailCount
      while k > 0 {
        k -= 1
        step(unsafe Double(tails.loadUnaligned(fromByteOffset: k * 4, as: Float.self)))
      }
    } else {
      for k in (0..<tailCount).reversed() { step(unsafe tail(k, of: segment)) }
    }
    for k in (1..<max(headCount, 1)).reversed() { step(unsafe head(k, of: segment)) }
    let value = unsafe head(0, of: segment) + (x * b1 - b2)
    let slope = b1 + (x * d1 - d2)
    return encoding == .fixed ? (value * unit, slope * unit) : (value, slope)
  }

  /// A coefficient in the wide form.
  @inline(__always)
  private func head(_ k: Int, of segment: UnsafeRawPointer) -> Double {
    switch encoding {
    case .floats: unsafe segment.loadUnaligned(fromByteOffset: k * 8, as: Double.self)
    case .fixed: unsafe Double(segment.loadUnaligned(fromByteOffset: k * 4, as: Int32.self))
    case .firstOfPair, .secondOfPair:
      unsafe segment.loadUnaligned(fromByteOffset: k * 16 + (lane ?? 0) * 8, as: Double.self)
    }
  }

  /// A coefficient in the narrow form.
  @inline(__always)
  private func tail(_ k: Int, of segment: UnsafeRawPointer) -> Double {
    switch encoding {
    case .floats:
      unsafe Double(
        segment.loadUnaligned(fromByteOffset: headCount * 8 + k * 4, as: Float.self))
    case .fixed:
      unsafe Double(
        segment.loadUnaligned(fromByteOffset: headCount * 4 + k * 2, as: Int16.self))
    case .firstOfPair, .secondOfPair:
      unsafe Double(
        segment.loadUnaligned(
          fromByteOffset: headCount * 16 + k * 8 + (lane ?? 0) * 4, as: Float.self))
    }
  }
}

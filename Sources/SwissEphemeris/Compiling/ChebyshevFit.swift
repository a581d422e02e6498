#if SwissEphemeris
internal import CLibrary
internal import Ephemeris

/// Interpolation at the zeros of T₁₄, and the places where it is then checked.
enum ChebyshevFit {
  /// How many zeros there are: one more than the highest degree.
  static let count = ChebyshevBasis.degree + 1

  /// The zeros in −1…1.
  ///
  /// None is an end, so that no sample falls on a border of libswe's segments that
  /// the grid follows.
  static let nodes: [Double] = (0..<count).map { index in
    cos(Double.pi * (Double(index) + 0.5) / Double(count))
  }

  /// Where an interpolation is compared with the function: near the ends, and between the zeros.
  static let checks: [Double] = {
    let between = (0..<(2 * count)).map { cos(Double.pi * (Double($0) + 0.25) / Double(2 * count)) }
    return [-0.999_9, 0.999_9] + between
  }()

  /// The coefficients c₀, c₁ … of the polynomial through `values` at the nodes.
  static func coefficients(_ values: [Double]) -> [Double] {
    (0..<count).map { k in
      var sum = 0.0
      for (index, value) in values.enumerated() {
        sum += value * cosines[k * count + index]
      }
      return sum * (k == 0 ? 1 : 2) / Double(count)
    }
  }

  /// Tₖ at each node.
  private static let cosines: [Double] = (0..<count).flatMap { k in
    (0..<count).map { index in
      cos(Double.pi * Double(k) * (Double(index) + 0.5) / Double(count))
    }
  }
}

extension ChebyshevSeries {
  /// The coefficients of a longitude without the digits that say nothing; others as they are.
  ///
  /// Floats end in zeros then, and what packs files packs a table to a fifth less. Steps are
  /// 2⁻³⁴ degrees for the first two (0.0002 milliseconds of arc) and 2⁻²⁸ for the others (0.013), a
  /// fiftieth of what the fit itself leaves; in a daily motion that is 5 × 10⁻⁸ degrees at most.
  func rounded(_ coefficients: [Double]) -> [Double] {
    guard encoding != .fixed else { return coefficients }
    return coefficients.enumerated().map { degree, coefficient in
      let steps = degree < headCount ? 0x1p34 : 0x1p28
      return (coefficient * steps).rounded() / steps
    }
  }

  /// The bytes of a segment with these coefficients, as many as the series keeps, as one that stands
  /// alone; nil if one is too large for its form.
  func encode(_ coefficients: [Double]) -> [UInt8]? {
    var bytes: [UInt8] = []
    switch encoding {
    case .firstOfPair, .secondOfPair: return alone.encode(coefficients)
    case .floats:
      for k in 0..<headCount { bytes.appendWord(coefficients[k]) }
      for k in headCount..<count {
        bytes.appendWord(k < coefficients.count ? Float(coefficients[k]) : Float(0))
      }
    case .fixed:
      for k in 0..<count {
        let steps = (coefficients[k] / unit).rounded()
        if k < headCount {
          guard steps.magnitude < Double(Int32.max) else { return nil }
          bytes.appendWord(Int32(steps))
        } else {
          guard steps.magnitude <= Double(Int16.max) else { return nil }
          bytes.appendWord(Int16(steps))
        }
      }
    }
    return bytes + [UInt8](repeating: 0, count: stride - bytes.count)
  }

  /// The mark in place of a halved segment whose halves lie at `offset` of the block, as one that stands alone.
  func mark(halvesAt offset: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    switch encoding {
    case .firstOfPair, .secondOfPair: return alone.mark(halvesAt: offset)
    case .floats: bytes.appendWord(Self.floatMark)
    case .fixed: bytes.appendWord(Self.fixedMark)
    }
    bytes.appendWord(UInt32(offset))
    return bytes + [UInt8](repeating: 0, count: max(0, stride - bytes.count))
  }

  /// Lays a segment that stands alone in its place, of a pair between the other's coefficients.
  func lay(_ segment: [UInt8], at offset: Int, in block: inout [UInt8]) {
    guard let lane else {
      block.replaceSubrange(offset..<(offset + segment.count), with: segment)
      return
    }
    for k in 0..<count {
      let isHead = k < headCount
      let width = isHead ? 8 : 4
      let from = isHead ? k * 8 : headCount * 8 + (k - headCount) * 4
      let to = offset + 2 * from + lane * width
      block.replaceSubrange(to..<(to + width), with: segment[from..<(from + width)])
    }
  }
}
#endif

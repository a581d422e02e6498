/// The Chebyshev polynomials at one place of −1…1, as the longitudes of two bodies side by side want
/// them: each vector holds two degrees, each twice.
///
/// From T₄ on they are in single precision, because that is how the coefficients lie in the table:
/// none of those reaches a tenth of a degree, whose eighth digit is a hundredth of a millisecond of arc. The
/// Moon's coefficient of T₂ reaches two degrees.
struct PairedBasis {
  /// The place itself, which is T₁.
  let x: Double
  /// T₂T₂T₃T₃ in double precision.
  let second: SIMD4<Double>
  /// T₂T₂T₃T₃, T₄T₄T₅T₅ … T₁₂T₁₂T₁₃T₁₃.
  let values: (Lanes, Lanes, Lanes, Lanes, Lanes, Lanes)
  /// Their slopes.
  let slopes: (Lanes, Lanes, Lanes, Lanes, Lanes, Lanes)

  /// Two degrees for two bodies.
  typealias Lanes = SIMD4<Float>

  /// The bases of two places, which are those of an instant in a block and in its half.
  ///
  /// T₂…T₅ come for both places at once and in double precision.
  @inline(__always)
  static func both(at x: SIMD2<Double>) -> (Self, Self) {
    let twice = x + x
    let t2 = twice * x - 1
    let t3 = twice * t2 - x
    let d2 = twice + twice
    let d3 = (t2 + t2) + (twice * d2 - 1)
    // Tₘ₊ₙ = 2 Tₘ Tₙ − Tₘ₋ₙ
    let twice2 = t2 + t2
    let t4 = twice2 * t2 - 1
    let t5 = twice2 * t3 - x
    let d4 = (d2 + d2) * twice2
    let d5 = twice2 * d3 + (d2 + d2) * t3 - 1
    let (values2, values4) = (Quad(t2, t3), Quad(t4, t5))
    let (slopes2, slopes4) = (Quad(d2, d3), Quad(d4, d5))
    return (
      Self(
        x: x.x, SIMD4(t2.x, t2.x, t3.x, t3.x), values2.first, values4.first,
        slopes: slopes2.first, slopes4.first),
      Self(
        x: x.y, SIMD4(t2.y, t2.y, t3.y, t3.y), values2.second, values4.second,
        slopes: slopes2.second, slopes4.second)
    )
  }

  /// T₆…T₁₃ come two at a time by Tₘ₊ₙ = 2 Tₘ Tₙ − Tₘ₋ₙ, whose derivative gives the slopes.
  @inline(__always)
  private init(
    x: Double, _ wideSecond: SIMD4<Double>, _ second: Lanes, _ fourth: Lanes,
    slopes secondSlope: Lanes, _ fourthSlope: Lanes
  ) {
    let one = Float(x)
    let zeroth = Lanes(1, 1, one, one)
    let zerothSlope = Lanes(0, 0, 1, 1)
    // m = 4
    let (t4, d4) = (2 * fourth.evens, 2 * fourthSlope.evens)
    let sixth = t4 * second - second.evens(odds: zeroth)
    let sixthSlope = d4 * second + t4 * secondSlope - secondSlope.evens(odds: zerothSlope)
    let eighth = t4 * fourth - zeroth
    let eighthSlope = d4 * fourth + t4 * fourthSlope - zerothSlope
    // m = 8
    let (t8, d8) = (2 * eighth.evens, 2 * eighthSlope.evens)
    let tenth = t8 * second - sixth.evens(odds: fourth)
    let tenthSlope = d8 * second + t8 * secondSlope - sixthSlope.evens(odds: fourthSlope)
    let twelfth = t8 * fourth - fourth.evens(odds: second)
    let twelfthSlope = d8 * fourth + t8 * fourthSlope - fourthSlope.evens(odds: secondSlope)
    self.x = x
    self.second = wideSecond
    values = (second, fourth, sixth, eighth, tenth, twelfth)
    slopes = (secondSlope, fourthSlope, sixthSlope, eighthSlope, tenthSlope, twelfthSlope)
  }

  /// An even and the next odd degree at both places.
  private struct Quad {
    let first: Lanes
    let second: Lanes

    @inline(__always)
    init(_ even: SIMD2<Double>, _ odd: SIMD2<Double>) {
      let (even, odd) = (SIMD2<Float>(even), SIMD2<Float>(odd))
      first = Lanes(even.x, even.x, odd.x, odd.x)
      second = Lanes(even.y, even.y, odd.y, odd.y)
    }
  }
}

extension SIMD4<Float> {
  /// The even degree in every lane.
  @inline(__always)
  fileprivate var evens: Self { Self(x, x, x, x) }

  /// This one's even degree and the other's odd one.
  @inline(__always)
  fileprivate func evens(odds other: Self) -> Self { Self(x, x, other.z, other.z) }
}

extension PairedBasis {
  /// Two longitudes, and their slopes in the segment's own variable.
  typealias Motions = (longitudes: SIMD2<Double>, slopes: SIMD2<Double>)

  /// Evaluates a pair: two coefficients of each in double precision, then eight or twelve in single,
  /// and computes the first two of those in double.
  ///
  /// - Precondition: `segment` points at the pair's stride of readable bytes.
  @inline(__always)
  func motions(_ segment: UnsafeRawPointer, hasTwelve: Bool) -> Motions {
    let constant = unsafe segment.loadUnaligned(as: SIMD2<Double>.self)
    let linear = unsafe segment.loadUnaligned(fromByteOffset: 16, as: SIMD2<Double>.self)
    let second = unsafe segment.loadUnaligned(fromByteOffset: 32, as: Lanes.self)
    let fourth = unsafe segment.loadUnaligned(fromByteOffset: 48, as: Lanes.self)
    let sixth = unsafe segment.loadUnaligned(fromByteOffset: 64, as: Lanes.self)
    let eighth = unsafe segment.loadUnaligned(fromByteOffset: 80, as: Lanes.self)
    var sums = fourth * values.1 + (sixth * values.2 + eighth * values.3)
    var tilts =
      (second * slopes.0 + fourth * slopes.1) + (sixth * slopes.2 + eighth * slopes.3)
    if hasTwelve {
      let tenth = unsafe segment.loadUnaligned(fromByteOffset: 96, as: Lanes.self)
      let twelfth = unsafe segment.loadUnaligned(fromByteOffset: 112, as: Lanes.self)
      sums += tenth * values.4 + twelfth * values.5
      tilts += tenth * slopes.4 + twelfth * slopes.5
    }
    // Even degrees with odd ones, longitudes beside slopes.
    let tails =
      Lanes(lowHalf: sums.lowHalf, highHalf: tilts.lowHalf)
      + Lanes(lowHalf: sums.highHalf, highHalf: tilts.highHalf)
    let wide = SIMD4<Double>(tails)
    let head = SIMD4<Double>(second) * self.second
    return (
      (constant + linear * x) + ((head.lowHalf + head.highHalf) + wide.lowHalf),
      linear + wide.highHalf
    )
  }
}

extension SIMD4<Float> {
  /// The numbers without their signs.
  @inline(__always)
  var magnitudes: Self { Self(bits: bits & SIMD4<Int32>(repeating: .max)) }

  /// The numbers, 0 for those below it.
  ///
  /// By their sign bits: the standard library's `pointwiseMax` is a call and a loop.
  @inline(__always)
  var orZero: Self { Self(bits: bits & ~(bits &>> 31)) }

  /// The numbers, 1 for those above it; off by 6e−8 at most.
  @inline(__always)
  var atMostOne: Self { 1 - (1 - self).orZero }

  // Four numbers' bits are four numbers' bits: nothing is read that isn't there.

  @inline(__always)
  private var bits: SIMD4<Int32> { unsafe unsafeBitCast(self, to: SIMD4<Int32>.self) }

  @inline(__always)
  private init(bits: SIMD4<Int32>) { self = unsafe unsafeBitCast(bits, to: Self.self) }
}

internal import CKernels

extension EasternCusps {
  /// Placidus: the degrees that have passed one or two thirds of their own semi-arc.
  ///
  /// Source: R. W. Holden, *The Elements of House Division* (1977).
  ///
  /// - Precondition: Every degree of the ecliptic rises and sets.
  static func placidus(
    _ sphere: LocalSphere, midheaven: EclipticLongitude, ascendant: EclipticLongitude
  ) -> Self {
    var numbers = kernel_sphere(
      armc: sphere.armc, sine_of_armc: sphere.meridian.sine,
      cosine_of_armc: sphere.meridian.cosine, sine_of_obliquity: sphere.sineOfObliquity,
      cosine_of_obliquity: sphere.cosineOfObliquity, sine_of_latitude: sphere.sineOfLatitude,
      cosine_of_latitude: sphere.cosineOfLatitude)
    var cusps = SIMD4<Double>.zero
    unsafe withUnsafeMutableBytes(of: &cusps) { place in
      unsafe kernel_placidus(&numbers, place.assumingMemoryBound(to: Double.self).baseAddress)
    }
    func longitude(_ index: Int) -> EclipticLongitude {
      EclipticLongitude(wrapping: cusps[index] * (180 / Double.pi))
    }
    return Self(
      tenth: midheaven, eleventh: longitude(0), twelfth: longitude(1), first: ascendant,
      second: longitude(2), third: longitude(3))
  }
}

/// A cusp between the angles, given by how far east of the meridian it would stand at the equator.
struct PlacidusCusp: CaseIterable {
  /// How far, in degrees.
  let offset: Double
  /// The same as a point of the equator, to save its sine and cosine.
  let point: EquatorPoint
  /// The share of its own ascensional difference that it stands farther east by.
  let share: Double

  /// The eleventh, the twelfth, the second and the third.
  static let allCases = [
    Self(offset: 30, point: EquatorPoint(sine: 0.5, cosine: large), share: 1.0 / 3),
    Self(offset: 60, point: EquatorPoint(sine: large, cosine: 0.5), share: 2.0 / 3),
    Self(offset: 120, point: EquatorPoint(sine: large, cosine: -0.5), share: 2.0 / 3),
    Self(offset: 150, point: EquatorPoint(sine: 0.5, cosine: -large), share: 1.0 / 3),
  ]

  /// The cosine of 30°.
  private static let large = 0.866_025_403_784_438_646_76
}

extension LocalSphere {
  /// The degree that stands east of the meridian by so much and by a share of its own ascensional
  /// difference.
  ///
  /// A degree's semi-arc above the horizon is 90° + A, with A for its ascensional difference. The
  /// eleventh cusp is past one third of it: 30° + A/3 from the meridian; the twelfth two thirds.
  /// Below the horizon the semi-arc is 90° − A, counted from the lower meridian: the third cusp is
  /// at 180° − (30° − A/3), and the second likewise. So the right ascension α of each solves
  /// α = θ + offset + share · A(α).
  ///
  /// A changes more slowly than α, so the excess of the left side over the right climbs at a rate
  /// between 1/3 and 5/3 and has one zero. Halley's method finds it in two or three steps; a bracket
  /// catches those that overshoot close to the polar circle, where A bends sharply.
  ///
  /// This is the readable form of `kernel_placidus`, which does four cusps at once and gives the same bits; the
  /// functions of angles are the engine's own, because those of the system's library depend on the processor.
  ///
  /// - Returns: The longitude in radians, −π…π.
  func placidus(_ cusp: PlacidusCusp) -> Double {
    let middle = armc + cusp.offset * (Double.pi / 180)
    // A lies within 90° either way.
    var low = middle - cusp.share * (Double.pi / 2)
    var high = middle + cusp.share * (Double.pi / 2)
    var ascension = middle
    var point = meridian.moved(by: cusp.point)
    // Sine and rest are those of the difference times cos φ cos ε.
    let level = cosineOfLatitude * cosineOfObliquity
    let steep = sineOfLatitude * sineOfObliquity
    // Rounding may take it below zero right on the polar circle.
    let rest = max((level - steep) * (level + steep), 1e-30)
    // More than bisection alone would need to use up the digits of a number.
    for _ in 0..<60 {
      let difference = AscensionalDifference(of: point, steep: steep, rest: rest)
      let excess = ascension - middle - cusp.share * difference.value
      let rate = 1 - cusp.share * difference.rate
      let twice = rate + rate
      let step = -excess * twice / (twice * rate + excess * cusp.share * difference.bend)
      // The bend is as wide as the span, and the error left is the step's third power over the
      // square of that: below the last digit. The point then needs no new sine.
      if step.magnitude < 4e-6 * difference.span {
        point = point.moved(byLittle: step)
        break
      }
      if excess > 0 { high = ascension } else { low = ascension }
      let next = ascension + step
      ascension = next > low && next < high ? next : (low + high) * 0.5
      point = EquatorPoint(portable: ascension)
    }
    return PortableAngle.arctangent(y: point.sine, x: point.cosine * cosineOfObliquity)
  }
}

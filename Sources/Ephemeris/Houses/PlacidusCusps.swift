extension EasternCusps {
  /// Placidus: the degrees that have passed one or two thirds of their own semi-arc.
  ///
  /// Source: R. W. Holden, *The Elements of House Division* (1977).
  ///
  /// - Precondition: Every degree of the ecliptic rises and sets.
  static func placidus(
    _ sphere: LocalSphere, midheaven: EclipticLongitude, ascendant: EclipticLongitude
  ) -> Self {
    let (near, far) = (1.0 / 3, 2.0 / 3)
    // The cosines of 30° and 60°.
    let (long, short) = (0.75.squareRoot(), 0.5)
    return Self(
      tenth: midheaven,
      eleventh: sphere.placidus(30, EquatorPoint(sine: short, cosine: long), share: near),
      twelfth: sphere.placidus(60, EquatorPoint(sine: long, cosine: short), share: far),
      first: ascendant,
      second: sphere.placidus(120, EquatorPoint(sine: long, cosine: -short), share: far),
      third: sphere.placidus(150, EquatorPoint(sine: short, cosine: -long), share: near))
  }
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
  /// The offset comes in degrees and as a point of the equator, to save its sine and cosine.
  fileprivate func placidus(
    _ offset: Double, _ offsetPoint: EquatorPoint, share: Double
  ) -> EclipticLongitude {
    let middle = armc + offset * (Double.pi / 180)
    // A lies within 90° either way.
    var low = middle - share * (Double.pi / 2)
    var high = middle + share * (Double.pi / 2)
    var ascension = middle
    var point = meridian.moved(by: offsetPoint)
    // More than bisection alone would need to use up the digits of a number.
    for _ in 0..<60 {
      let difference = ascensionalDifference(of: point)
      let excess = ascension - middle - share * difference.value
      let rate = 1 - share * difference.rate
      let step = -excess / (rate + excess * share * difference.bend / (2 * rate))
      // The bend is as wide as the span, and the error left is the step's third power over the
      // square of that: below the last digit. The point then needs no new sine.
      if step.magnitude < 4e-6 * difference.span {
        return longitude(of: point.moved(byLittle: step))
      }
      if excess > 0 { high = ascension } else { low = ascension }
      let next = ascension + step
      ascension = next > low && next < high ? next : (low + high) / 2
      point = EquatorPoint(ascension)
    }
    return longitude(of: point)
  }
}

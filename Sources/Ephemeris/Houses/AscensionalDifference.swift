internal import CLibrary

/// A right ascension as its sine and cosine.
struct EquatorPoint: Sendable {
  var sine: Double
  var cosine: Double

  init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  /// The point of that right ascension in radians.
  init(_ ascension: Double) {
    sine = sin(ascension)
    cosine = cos(ascension)
  }

  /// The same by the engine's own functions, for angles of some turns at most.
  init(portable ascension: Double) {
    (sine, cosine) = PortableAngle.sineAndCosine(ascension)
  }

  /// The point farther east by the right ascension of another.
  func moved(by offset: Self) -> Self {
    Self(
      sine: sine * offset.cosine + cosine * offset.sine,
      cosine: cosine * offset.cosine - sine * offset.sine)
  }

  /// The point farther east by so many radians, which are under 1e−5: a third power that the series
  /// leaves out is below the last digit then.
  func moved(byLittle step: Double) -> Self {
    moved(by: Self(sine: step, cosine: 1 - step * step / 2))
  }
}

/// By how much the semi-arc of a degree of the ecliptic exceeds 90°, against its right ascension.
struct AscensionalDifference: Sendable {
  /// The difference in radians.
  var value: Double
  /// The first derivative, between −1 and 1.
  var rate: Double
  /// The second derivative.
  var bend: Double
  /// The cosine of the difference, made smaller by a factor that depends on the place alone.
  var span: Double
}

extension AscensionalDifference {
  /// That of a point by the engine's own functions and with one division, given what depends on the place
  /// alone, as ``LocalSphere/ascensionalDifference(of:)`` has it.
  init(of point: EquatorPoint, steep: Double, rest: Double) {
    let turning = steep * point.cosine
    span = (rest + turning * turning).squareRoot()
    let perSpan = 1 / span
    let tangent = steep * point.sine * perSpan
    value = PortableAngle.arctangent(tangent)
    rate = turning * perSpan
    bend = -tangent * rest * (perSpan * perSpan)
  }
}

extension LocalSphere {
  /// The ascensional difference of the degree of the ecliptic at that right ascension.
  ///
  /// Its sine is tan φ tan δ, and the declination δ of a point of the ecliptic follows from its right
  /// ascension α by tan δ = tan ε sin α (Meeus, chapter 13, for a latitude of 0). Its cosine is taken
  /// from a sum of two squares instead of from the sine: that keeps its digits where the semi-arc
  /// nears 0° or 180°, and keeps the rate between −1 and 1 even in the last digit.
  ///
  /// - Precondition: Every degree of the ecliptic rises and sets.
  @inline(__always)
  func ascensionalDifference(of point: EquatorPoint) -> AscensionalDifference {
    // Sine and rest are those of the difference times cos φ cos ε.
    let level = cosineOfLatitude * cosineOfObliquity
    let steep = sineOfLatitude * sineOfObliquity
    // Rounding may take it below zero right on the polar circle.
    let rest = max((level - steep) * (level + steep), 1e-30)
    let turning = steep * point.cosine
    let span = (rest + turning * turning).squareRoot()
    let tangent = steep * point.sine / span
    return AscensionalDifference(
      value: atan(tangent), rate: turning / span, bend: -tangent * rest / (span * span),
      span: span)
  }
}

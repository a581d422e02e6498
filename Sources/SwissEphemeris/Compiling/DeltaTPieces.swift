#if SwissEphemeris
internal import Ephemeris

/// libswe's ΔT as the polynomials that it is made of.
///
/// libswe has ΔT from tables and polynomials of degree four at most, whose pieces begin near the turn
/// of a year and don't all meet: at the starts of 1850, 1860, 1885, 1895, 1905, 1915, 1920, 1935, 1940,
/// 1945 and 1950 there are steps of a millisecond. So the span is halved until a quartic through five
/// values is libswe's function, and what is left around a step is cut at it.
struct DeltaTPieces {
  /// One quartic.
  struct Piece {
    /// Where it begins, a Julian Day, UT.
    let start: Double
    let days: Double
    /// Seconds, by powers of the fraction of the piece, the lowest first.
    let coefficients: [Double]
  }

  /// The pieces in order of time, without gaps.
  let pieces: [Piece]

  /// What a piece may be off at the places of checking, in seconds; the Moon moves 0.55″ in one.
  private static let tolerance = 5e-6
  /// A piece this short, in days, is not halved again, but cut where libswe steps.
  private static let shortest = 0.05

  init(span: EphemerisSpan, library: LibSwissEphemeris) throws(EphemerisError) {
    // An hour more, for those who convert from TT.
    let (start, end) = (span.start.days - 0.05, span.end.days + 0.05)
    let count = Int(((end - start) / 1_461).rounded(.up))
    let days = (end - start) / Double(count)
    var pieces: [Piece] = []
    for index in 0..<count {
      pieces += try Self.fit(from: start + Double(index) * days, days: days, library)
    }
    self.pieces = pieces
  }

  private static func fit(
    from start: Double, days: Double, _ library: LibSwissEphemeris
  ) throws(EphemerisError) -> [Piece] {
    func deltaT(_ x: Double) throws(EphemerisError) -> Double {
      try library.withSession { session throws(EphemerisError) in
        try session.deltaT(at: JulianDay<UT1>(start + x * days))
      }
    }
    let places = [0.02, 0.25, 0.5, 0.75, 0.98]
    var values: [Double] = []
    for x in places { values.append(try deltaT(x)) }
    let piece = Piece(start: start, days: days, coefficients: interpolate(places, values))
    var worst = 0.0
    for step in 0...16 {
      let x = Double(step) / 16
      worst = max(worst, (piece.coefficients.polynomial(at: x) - (try deltaT(x))).magnitude)
    }
    if worst <= tolerance { return [piece] }
    let middle =
      days > shortest
      ? start + days / 2 : try step(from: start, to: start + days, library)
    // A piece that is cut at its very start has no step within.
    guard middle > start, middle < start + days else { return [piece] }
    return try fit(from: start, days: middle - start, library)
      + fit(from: middle, days: start + days - middle, library)
  }

  /// The first instant after libswe's greatest step, a Julian Day, UT.
  private static func step(
    from start: Double, to end: Double, _ library: LibSwissEphemeris
  ) throws(EphemerisError) -> Double {
    try library.withSession { session throws(EphemerisError) in
      var (low, high) = (start, end)
      while low.nextUp < high {
        let middle = low + (high - low) / 2
        let (before, there, after) = (
          try session.deltaT(at: JulianDay(low)), try session.deltaT(at: JulianDay(middle)),
          try session.deltaT(at: JulianDay(high))
        )
        if (there - before).magnitude > (after - there).magnitude {
          high = middle
        } else {
          low = middle
        }
      }
      return high
    }
  }

  /// The coefficients of the polynomial through some points, by Newton's divided differences.
  static func interpolate(_ places: [Double], _ values: [Double]) -> [Double] {
    var differences = values
    for order in 1..<places.count {
      for index in (order..<places.count).reversed() {
        differences[index] =
          (differences[index] - differences[index - 1]) / (places[index] - places[index - order])
      }
    }
    var polynomial = [0.0]
    for index in places.indices.reversed() {
      // Horner's scheme with the polynomial itself: p ← p × (x − xᵢ) + dᵢ.
      var next = [0.0] + polynomial
      for power in polynomial.indices { next[power] -= polynomial[power] * places[index] }
      next[0] += differences[index]
      polynomial = Array(next.prefix(places.count))
    }
    return polynomial
  }
}

extension Array<Double> {
  /// The value of the polynomial with these coefficients, the lowest power first.
  fileprivate func polynomial(at x: Double) -> Double {
    reversed().reduce(0) { $0 * x + $1 }
  }
}
#endif

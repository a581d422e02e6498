/// Cubics through the samples at both ends of a piece and at two places within.
///
/// The four places are the extremes of the Chebyshev polynomial of the third degree. As both ends
/// are among them, neighbouring pieces meet: the curves have no jumps.
struct CubicFit {
  private let sampler: CurveSampler
  /// Four samples.
  private var samples: [Double]
  private var conjunctions: InlineArray<4, Bool> = [false, false, false, false]

  /// Where the samples lie within a piece.
  private static let nodes: InlineArray<4, Double> = [0, 0.25, 0.75, 1]

  /// Lagrange's polynomials of the nodes, sorted by powers from the constant up.
  private static let lagrange: InlineArray<4, SIMD4<Double>> = [
    SIMD4(1, 0, 0, 0), SIMD4(-19, 24, -8, 3) / 3, SIMD4(32, -56, 40, -16) / 3,
    SIMD4(-16, 32, -32, 16) / 3,
  ]

  /// Begins where the first piece will begin.
  init(at degrees: Double, sampler: CurveSampler) {
    self.sampler = sampler
    samples = Array(repeating: 0, count: 4 * CurveSampler.sampleSize)
    take(3, at: degrees)
  }

  private mutating func take(_ node: Int, at degrees: Double) {
    conjunctions[node] = sampler.sample(
      at: degrees, into: &samples, offset: node * CurveSampler.sampleSize)
  }

  /// Goes on to the piece that begins where the last one ended.
  mutating func advance(from start: Double, to end: Double) {
    let last = 3 * CurveSampler.sampleSize
    for index in 0..<CurveSampler.sampleSize { samples[index] = samples[last + index] }
    conjunctions[0] = conjunctions[3]
    for node in 1...3 { take(node, at: start + (end - start) * Self.nodes[node]) }
  }

  /// Whether a conjunction is in force somewhere in the piece.
  var isTempered: Bool {
    conjunctions[0] || conjunctions[1] || conjunctions[2] || conjunctions[3]
  }

  /// The coefficients of a meter's `a` and `h`, as ``DayCurves/rows`` has them.
  func row(_ meter: Int, _ temperament: Temperament) -> SIMD8<Float> {
    let activity = nodes(of: meter)
    let tone =
      nodes(of: CurveSampler.toneOffset + meter)
      + nodes(of: CurveSampler.conjunctionOffset + temperament.rawValue * Meter.count + meter)
    var row = SIMD8<Float>.zero
    for power in 0..<4 {
      row[2 * power] = Float((activity * Self.lagrange[power]).sum())
      row[2 * power + 1] = Float((tone * Self.lagrange[power]).sum())
    }
    return row
  }

  /// One number of each of the four samples.
  private func nodes(of index: Int) -> SIMD4<Double> {
    let size = CurveSampler.sampleSize
    return SIMD4(
      samples[index], samples[size + index], samples[2 * size + index], samples[3 * size + index])
  }
}

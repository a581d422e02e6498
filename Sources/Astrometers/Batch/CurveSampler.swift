internal import Astrology
internal import Ephemeris

/// What some skies do to a natal point at one place of the zodiac, to every meter.
struct CurveSample {
  /// `a`, by meter.
  var activity = InlineArray<17, Double>(repeating: 0)
  /// `h` of everything but conjunctions, by meter: it is the same for every temperament.
  var tone = InlineArray<17, Double>(repeating: 0)
  /// What conjunctions add to `h`, by temperament and meter.
  var conjunctionTone = InlineArray<68, Double>(repeating: 0)
  /// Whether a conjunction is in force.
  var hasConjunction = false
}

/// Asks the reference for the power of every transit at a place of the zodiac.
struct CurveSampler {
  private let bodies: [Transiting]

  private struct Transiting {
    /// The body in each of the skies.
    let instants: [TransitingBody]
    /// `g` of each meter.
    let hearing: MeterTable
  }

  private let share: Double

  init(skies: [Sky]) {
    share = 1 / Double(skies.count)
    bodies = Body.scoringPoints.map { body in
      Transiting(
        instants: skies.map { TransitingBody(body, in: $0) }, hearing: Hearing.of(body))
    }
  }

  /// Where the bodies stand, in degrees.
  var places: [Double] { bodies.flatMap { $0.instants.map(\.longitude.degrees) } }

  /// Takes a sample; what the sample held is lost.
  func sample(at degrees: Double, into sample: inout CurveSample) {
    sample = CurveSample()
    let place = EclipticLongitude(wrapping: degrees)
    for transiting in bodies {
      var (power, colored, conjoined) = (0.0, 0.0, 0.0)
      for body in transiting.instants {
        // The natal body matters to the quality of a conjunction alone, which is told apart below.
        guard let transit = body.transit(to: .sun, at: place) else { continue }
        power += transit.power
        if transit.kind == .conjunction {
          conjoined += transit.power
        } else {
          colored += transit.power * transit.quality
        }
      }
      guard power > 0 else { continue }
      let hearing = transiting.hearing
      for meter in 0..<Meter.count {
        sample.activity[meter] += share * power * hearing.numbers[meter]
        sample.tone[meter] += share * colored * hearing.numbers[meter]
      }
      guard conjoined > 0 else { continue }
      sample.hasConjunction = true
      let temperament = transiting.instants[0].body.temperament
      for natal in Temperament.allCases {
        let quality = TransitQuality.of(.conjunction, from: temperament, to: natal)
        for meter in 0..<Meter.count {
          sample.conjunctionTone[natal.rawValue * Meter.count + meter] +=
            share * conjoined * quality * hearing.numbers[meter]
        }
      }
    }
  }
}

/// Cubics through the samples at both ends of a piece and at two places within.
///
/// The four places are the extremes of the Chebyshev polynomial of the third degree. As both ends
/// are among them, neighbouring pieces meet: the curves have no jumps.
struct CubicFit {
  private var samples: InlineArray<4, CurveSample>

  /// Where the samples lie within a piece.
  private static let nodes = [0, 0.25, 0.75, 1]

  /// Begins with a sample of the place where the first piece will begin.
  init(first: CurveSample) {
    samples = InlineArray(repeating: first)
  }

  /// Goes on to the piece that begins where the last one ended.
  mutating func advance(from start: Double, to end: Double, sampler: CurveSampler) {
    samples[0] = samples[3]
    for node in 1...3 {
      let degrees = start + (end - start) * Self.nodes[node]
      sampler.sample(at: degrees, into: &samples[node])
    }
  }

  /// Whether a conjunction is in force somewhere in the piece.
  var isTempered: Bool { (0..<4).contains { samples[$0].hasConjunction } }

  /// The coefficients of a meter's `a` and `h`, as ``DayCurves/rows`` has them.
  func row(_ meter: Int, _ temperament: Temperament) -> SIMD8<Float> {
    let conjunction = temperament.rawValue * Meter.count + meter
    var activity = SIMD4<Double>.zero
    var tone = SIMD4<Double>.zero
    for node in 0..<4 {
      activity[node] = samples[node].activity[meter]
      tone[node] = samples[node].tone[meter] + samples[node].conjunctionTone[conjunction]
    }
    var row = SIMD8<Float>.zero
    for power in 0..<4 {
      row[2 * power] = Float((activity * Self.lagrange[power]).sum())
      row[2 * power + 1] = Float((tone * Self.lagrange[power]).sum())
    }
    return row
  }

  /// Lagrange's polynomials of the four nodes, sorted by powers from the constant up.
  private static let lagrange: InlineArray<4, SIMD4<Double>> = [
    SIMD4(1, 0, 0, 0), SIMD4(-19, 24, -8, 3) / 3, SIMD4(32, -56, 40, -16) / 3,
    SIMD4(-16, 32, -32, 16) / 3,
  ]
}

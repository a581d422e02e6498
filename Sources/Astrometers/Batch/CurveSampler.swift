internal import Astrology
internal import Ephemeris

/// Asks the reference for the power of every transit at places of the zodiac.
///
/// A sample is what some skies do to a natal point at one place, as a run of numbers: `a` of each
/// meter; `h` of each meter but for conjunctions, which is the same for every temperament; and for
/// each temperament what conjunctions add to `h` of each meter.
struct CurveSampler {
  /// Numbers of a sample.
  static let sampleSize = conjunctionOffset + Temperament.allCases.count * Meter.count
  static let toneOffset = Meter.count
  static let conjunctionOffset = 2 * Meter.count

  /// The bodies in each of the skies, a body's instants together.
  private let transiting: [TransitingBody]
  private let skyCount: Int
  /// `g` over the number of skies: seventeen meters for each body.
  private let hearing: [Double]
  /// The quality of a conjunction with each temperament: four for each body.
  private let conjunctionQualities: [Double]

  init(skies: [Sky]) {
    skyCount = skies.count
    transiting = CelestialBody.scoringPoints.flatMap { body in
      skies.map { TransitingBody(body, in: $0) }
    }
    hearing = CelestialBody.scoringPoints.flatMap { body in
      Meter.allCases.map { Hearing.of(body)[$0] / Double(skies.count) }
    }
    conjunctionQualities = CelestialBody.scoringPoints.flatMap { body in
      Temperament.allCases.map { TransitQuality.of(.conjunction, from: body.temperament, to: $0) }
    }
  }

  /// Where the bodies stand, in degrees.
  var places: [Double] { transiting.map(\.longitude.degrees) }

  /// Writes a sample among others.
  ///
  /// - Returns: Whether a conjunction is in force.
  func sample(at degrees: Double, into samples: inout [Double], offset: Int) -> Bool {
    for index in offset..<offset + Self.sampleSize { samples[index] = 0 }
    let place = EclipticLongitude(wrapping: degrees)
    var hasConjunction = false
    for body in 0..<transiting.count / skyCount {
      var (power, colored, conjoined) = (0.0, 0.0, 0.0)
      for instant in body * skyCount..<(body + 1) * skyCount {
        // The natal body matters to the quality of a conjunction alone, which is told apart below.
        guard let transit = transiting[instant].transit(to: .sun, at: place) else { continue }
        power += transit.power
        if transit.kind == .conjunction {
          conjoined += transit.power
        } else {
          colored += transit.power * transit.quality
        }
      }
      guard power > 0 else { continue }
      for meter in 0..<Meter.count {
        let share = hearing[body * Meter.count + meter]
        samples[offset + meter] += share * power
        samples[offset + Self.toneOffset + meter] += share * colored
      }
      guard conjoined > 0 else { continue }
      hasConjunction = true
      for temperament in 0..<Temperament.allCases.count {
        let tone = conjoined * conjunctionQualities[body * Temperament.allCases.count + temperament]
        let first = offset + Self.conjunctionOffset + temperament * Meter.count
        for meter in 0..<Meter.count {
          samples[first + meter] += tone * hearing[body * Meter.count + meter]
        }
      }
    }
    return hasConjunction
  }
}

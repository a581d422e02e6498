package import Astrology
package import Ephemeris

/// What it means that a body stands in the first or the last degree of a sign.
package enum CriticalDegreeWords {
  /// Two sentences on a body in the first or the last degree of a sign.
  ///
  /// - Precondition: `degree` is 0 or 29.
  package static func meaning(
    of body: CelestialBody, degree: Int, sign: ZodiacSign, isRetrograde: Bool,
    in words: WordCorpus = .english
  ) -> String {
    precondition(degree == 0 || degree == 29, "critical degrees are the first and the last")
    let way = EdgeOfSign(of: body, degree: degree, isRetrograde: isRetrograde)
    let body = SlotNames(sign: sign).fill(words.only(.criticalDegree(body, way)))
    return "\(body) \(words.only(.criticalDegree(in: sign)))"
  }
}

/// What a body does at the edge of a sign.
enum EdgeOfSign: String, CaseIterable {
  case begins, ends, again

  /// The way a body goes decides whether the degree is a beginning or an end: a planet that goes back
  /// through the first degree is not new in the sign, and the mean node always goes back.
  init(of body: CelestialBody, degree: Int, isRetrograde: Bool) {
    self =
      if isRetrograde && body != .meanNode {
        .again
      } else {
        (degree == 0) != isRetrograde ? .begins : .ends
      }
  }
}

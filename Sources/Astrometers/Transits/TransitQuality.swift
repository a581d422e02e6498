package import Astrology

/// Whether a transit is felt as help or as strain.
///
/// Section 4 of the definition. Only the transiting body's class matters, except in a conjunction,
/// which has no colour of its own.
package enum TransitQuality {
  /// The quality of an aspect, −1…1.
  package static func of(
    _ kind: AspectKind, from transiting: Temperament, to natal: Temperament
  ) -> Double {
    switch kind {
    case .trine, .sextile: ofSoft(from: transiting)
    case .square, .opposition: ofHard(from: transiting)
    case .conjunction: ofConjunction(from: transiting, to: natal)
    }
  }

  /// The quality of a trine or a sextile.
  static func ofSoft(from transiting: Temperament) -> Double { transiting == .malefic ? 0.8 : 1 }

  /// The quality of a square or an opposition.
  static func ofHard(from transiting: Temperament) -> Double { transiting == .benefic ? -0.7 : -1 }

  private static func ofConjunction(
    from transiting: Temperament, to natal: Temperament
  ) -> Double {
    switch (transiting, natal) {
    case (.benefic, .benefic): 0.8
    case (.benefic, .neutral): 0.6
    case (.benefic, .outer): 0.4
    case (.benefic, .malefic): 0.2
    case (.neutral, .benefic): 0.4
    case (.neutral, .neutral): 0.2
    case (.neutral, .outer): 0
    case (.neutral, .malefic): -0.2
    case (.outer, .benefic): 0
    case (.outer, .neutral), (.outer, .outer): -0.3
    case (.outer, .malefic): -0.5
    case (.malefic, .benefic): -0.2
    case (.malefic, .neutral), (.malefic, .outer): -0.5
    case (.malefic, .malefic): -0.8
    }
  }
}

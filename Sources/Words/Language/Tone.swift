internal import Astrology

/// How an aspect feels, as far as words go.
enum Tone: Int, CaseIterable {
  /// Two things in one place: a conjunction.
  case joined
  /// A trine or a sextile.
  case easy
  /// A square or an opposition.
  case tense

  init(_ kind: AspectKind) {
    self =
      switch kind {
      case .conjunction: .joined
      case .trine, .sextile: .easy
      case .square, .opposition: .tense
      }
  }
}

internal import Astrology

extension Glyph {
  /// The glyph of an aspect.
  init(_ kind: AspectKind) {
    switch kind {
    case .conjunction:
      self.init("M3.4 15A5.6 5.6 0 1 0 14.6 15A5.6 5.6 0 1 0 3.4 15M13 11L20.6 3.4")
    case .opposition:
      self.init(
        "M2.6 17.4A4 4 0 1 0 10.6 17.4A4 4 0 1 0 2.6 17.4M9.5 14.5L14.5 9.5"
          + "M13.4 6.6A4 4 0 1 0 21.4 6.6A4 4 0 1 0 13.4 6.6")
    case .trine: self.init("M12 3.6L21.4 19.8H2.6Z")
    case .square: self.init("M4.2 4.2H19.8V19.8H4.2Z")
    case .sextile: self.init("M12 3V21M4.2 7.5L19.8 16.5M19.8 7.5L4.2 16.5")
    }
  }
}

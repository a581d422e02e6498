package import Astrology
internal import Ephemeris

extension HouseFrame {
  /// Whether houses are signs.
  package var isWholeSign: Bool {
    switch origin {
    case .solarWholeSign, .wholeSignInstead: true
    case .system(let system): system == .wholeSign
    }
  }

  /// The house that a body comes into by entering a sign: in whole-sign houses, that sign's.
  package func house(entered ingress: SignIngress) -> House {
    // What goes back enters a sign by its end, which belongs to the next one already.
    house(
      of: ingress.motion == .direct
        ? ingress.sign.start : ingress.sign.advanced(by: 1).start - .degrees(1e-6))
  }
}

internal import Astrology
package import Ephemeris

extension PassageFact {
  /// Which of its two sentences leads a day; nil if neither does.
  package var essencePart: Int? {
    switch chapter {
    case .exact, .firstExact, .middleExact, .lastExact: return 0
    case .enters, .turns: return body.isSlow ? 1 : exactPart
    case .leaves: return body.isSlow ? 0 : exactPart
    case .running, .betweenPasses: return exactPart
    }
  }

  private var exactPart: Int? {
    switch exactDay {
    case 0?: 0
    case 1?: 1
    default: nil
    }
  }
}

extension CelestialBody {
  /// Whether its transits last for months: Jupiter to Pluto.
  package var isSlow: Bool {
    switch self {
    case .jupiter, .saturn, .uranus, .neptune, .pluto: true
    default: false
    }
  }
}

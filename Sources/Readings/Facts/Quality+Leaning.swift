package import Astrometers

extension MeterScore.Quality {
  /// Whether the word leans to the pleasant side, to the other, or to neither.
  package var leaning: Double {
    switch self {
    case .harmonious, .peaceful: 1
    case .challenging: -1
    case .mixed, .quiet: 0
    }
  }
}

internal import Astrology
internal import Ephemeris

extension WordFile {
  /// Every aspect that two planets of the sky can make: the inner ones never stray far from the Sun.
  static let aspectsOfSky: [(CelestialBody, AspectKind, CelestialBody)] =
    movers.enumerated().flatMap { index, first in
      movers[(index + 1)...].flatMap { second in
        AspectKind.allCases.filter { kind in
          switch (first, second) {
          case (.sun, .mercury), (.sun, .venus): kind == .conjunction
          case (.mercury, .venus): kind == .conjunction || kind == .sextile
          default: true
          }
        }.map { (first, $0, second) }
      }
    }
}

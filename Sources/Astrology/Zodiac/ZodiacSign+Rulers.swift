public import Ephemeris

extension ZodiacSign {
  /// The planet at home in the sign, of the seven known in antiquity.
  public var traditionalRuler: CelestialBody { domicileLord.body }

  /// The same as one of the seven.
  ///
  /// Source: Ptolemy, *Tetrabiblos* I.17.
  public var domicileLord: ClassicalPlanet {
    switch self {
    case .leo: .sun
    case .cancer: .moon
    case .gemini, .virgo: .mercury
    case .taurus, .libra: .venus
    case .aries, .scorpio: .mars
    case .sagittarius, .pisces: .jupiter
    case .capricorn, .aquarius: .saturn
    }
  }

  /// The planet at home in the sign, the three discovered since included.
  public var modernRuler: CelestialBody {
    switch self {
    case .scorpio: .pluto
    case .aquarius: .uranus
    case .pisces: .neptune
    case .aries, .taurus, .gemini, .cancer, .leo, .virgo, .libra, .sagittarius, .capricorn:
      traditionalRuler
    }
  }

  /// The planet exalted in the sign, if any of the seven is.
  public var exaltedPlanet: CelestialBody? { exaltationLord?.body }

  /// The same as one of the seven.
  ///
  /// Source: Ptolemy, *Tetrabiblos* I.19.
  public var exaltationLord: ClassicalPlanet? {
    switch self {
    case .aries: .sun
    case .taurus: .moon
    case .virgo: .mercury
    case .pisces: .venus
    case .capricorn: .mars
    case .cancer: .jupiter
    case .libra: .saturn
    case .gemini, .leo, .scorpio, .sagittarius, .aquarius: nil
    }
  }
}

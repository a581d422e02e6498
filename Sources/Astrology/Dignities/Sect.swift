public import Ephemeris

/// Whether a birth is by day or by night, and which of the two a planet belongs to.
public enum Sect: String, Sendable, Hashable, CaseIterable {
  case day, night

  /// By day while the Sun's centre is at or above the true horizon, without refraction or parallax.
  ///
  /// Not by the Sun's house: where houses are cut from the ecliptic, that is wrong within some minutes of
  /// sunrise and sunset, and for whole days inside the polar circles.
  public init(sunAltitude: PlaneAngle) {
    self = sunAltitude >= .zero ? .day : .night
  }

  /// The sect that a planet belongs to.
  ///
  /// Sun, Jupiter and Saturn are of the day, Moon, Venus and Mars of the night; Mercury is of the day
  /// while it rises before the Sun, which is while it stands west of it in longitude.
  ///
  /// - Parameters:
  ///   - planet: The planet.
  ///   - mercury: Mercury's longitude.
  ///   - sun: The Sun's longitude.
  public init(of planet: ClassicalPlanet, mercury: EclipticLongitude, sun: EclipticLongitude) {
    self =
      switch planet {
      case .sun, .jupiter, .saturn: .day
      case .moon, .venus, .mars: .night
      case .mercury: mercury.arc(to: sun) > .zero ? .day : .night
      }
  }
}

extension Sect {
  /// How a planet stands to the sect of a chart.
  public struct Standing: Sendable, Hashable {
    /// The planet.
    public let planet: ClassicalPlanet
    /// The sect that it belongs to.
    public let sect: Sect
    /// Whether that is the chart's.
    public let isInSect: Bool
    /// Whether it is in hayz: in sect, above the horizon, as its sect is in such a chart, and in a sign of its
    /// sect: fire and air are of the day, earth and water of the night.
    public let isInHayz: Bool

    init(
      of planet: ClassicalPlanet, sect: Sect, chartSect: Sect, altitude: PlaneAngle,
      sign: ZodiacSign
    ) {
      self.planet = planet
      self.sect = sect
      isInSect = sect == chartSect
      isInHayz = isInSect && altitude >= .zero && sign.sect == sect
    }
  }
}

extension ZodiacSign {
  /// Day for fire and air, night for earth and water.
  public var sect: Sect {
    switch element {
    case .fire, .air: .day
    case .earth, .water: .night
    }
  }
}

extension Sect: NamedCase {
  /// `sect`.
  public static var noun: String { "sect" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

public import Ephemeris

/// One of the eight phases of the Moon.
///
/// Eight sectors of 45° of elongation, each centred on its event: the Moon is called full from
/// 22.5° before the opposition to 22.5° after it.
public enum MoonPhase: Int, Sendable, Hashable, CaseIterable {
  case newMoon, waxingCrescent, firstQuarter, waxingGibbous
  case fullMoon, waningGibbous, lastQuarter, waningCrescent

  /// The phase at an elongation of the Moon, eastward from the Sun.
  public init(elongation: PlaneAngle) {
    let longitude = EclipticLongitude(wrapping: elongation.degrees + 22.5)
    self = Self.allCases[Int(longitude.degrees / 45)]
  }

  /// The name that documents and people use, such as `First Quarter`.
  public var title: String {
    switch self {
    case .newMoon: "New Moon"
    case .waxingCrescent: "Waxing Crescent"
    case .firstQuarter: "First Quarter"
    case .waxingGibbous: "Waxing Gibbous"
    case .fullMoon: "Full Moon"
    case .waningGibbous: "Waning Gibbous"
    case .lastQuarter: "Last Quarter"
    case .waningCrescent: "Waning Crescent"
    }
  }
}

/// How the Moon is lit, seen from the Earth's centre.
public struct MoonIllumination: Sendable, Hashable {
  /// The Moon's longitude less the Sun's, 0° ..< 360°: what defines the phase.
  public let elongation: PlaneAngle
  /// The angle Sun-Moon-Earth, 0° at full moon to 180° at new.
  public let phaseAngle: PlaneAngle

  /// Measures the Moon of a sky that holds the Sun and the Moon.
  ///
  /// Source: J. Meeus, *Astronomical Algorithms*, 2nd edition, formulas 48.2 and 48.3.
  public init(of sky: Sky) {
    let (sun, moon) = (sky[.sun], sky[.moon])
    elongation = sun.longitude.eastwardArc(to: moon.longitude)
    let cosine =
      moon.latitude.cosine * sun.latitude.cosine * elongation.cosine
      + moon.latitude.sine * sun.latitude.sine
    let sine = (1 - cosine * cosine).squareRoot()
    phaseAngle = PlaneAngle.arctangent(
      y: sun.distanceAU * sine, x: moon.distanceAU - sun.distanceAU * cosine)
  }

  /// The fraction of the disc that is lit, 0…1.
  public var illuminatedFraction: Double { (1 + phaseAngle.cosine) / 2 }

  /// The phase's name.
  public var phase: MoonPhase { MoonPhase(elongation: elongation) }
}

public import Ephemeris

/// One of the eight phases of the Moon.
///
/// Eight sectors of 45° of elongation, each centred on its event: the Moon is called full from
/// 22.5° before the opposition to 22.5° after it.
public enum MoonPhase: Int, Sendable, Hashable, CaseIterable {
  case newMoon, waxingCrescent, firstQuarter, waxingGibbous
  case fullMoon, waningGibbous, lastQuarter, waningCrescent

  /// The phase at an elongation of the Moon, eastward from the Sun.
  ///
  /// - Throws: ``/Base/NumberError/notFinite(what:value:)``.
  public init(atElongation elongation: PlaneAngle) throws(NumberError) {
    _ = try NumberError.finite(elongation.degrees, "an elongation")
    self.init(elongation: elongation)
  }

  /// The phase at an elongation that is known to be finite.
  package init(elongation: PlaneAngle) {
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

extension MoonPhase {
  /// How the Moon is lit, seen from the Earth's centre.
  public struct Illumination: Sendable, Hashable {
    /// The Moon's longitude less the Sun's, 0° ..< 360°: what defines the phase.
    public let elongation: PlaneAngle
    /// The angle Sun-Moon-Earth, 0° at full moon to 180° at new.
    public let phaseAngle: PlaneAngle

    /// Measures the Moon of a sky, or nil if that lacks the Sun or the Moon.
    public init?(in sky: Sky) {
      guard sky.bodies.isSuperset(of: .sunAndMoon) else { return nil }
      self.init(of: sky)
    }

    /// Measures the Moon of a sky that is known to hold the Sun and the Moon.
    package init(of sky: Sky) {
      self.init(sun: sky[.sun], moon: sky[.moon])
    }

    /// Measures the Moon from where the two lights stand.
    ///
    /// Source: J. Meeus, *Astronomical Algorithms*, 2nd edition, formulas 48.2 and 48.3.
    public init(sun: BodyState, moon: BodyState) {
      elongation = sun.longitude.eastwardArc(to: moon.longitude)
      let cosine =
        moon.latitude.cosine * sun.latitude.cosine * elongation.cosine
        + moon.latitude.sine * sun.latitude.sine
      // A rounding may take a cosine beyond 1, which has no sine.
      let sine = max(0, 1 - cosine * cosine).squareRoot()
      phaseAngle = PlaneAngle.arctangent(
        y: sun.distanceAU * sine, x: moon.distanceAU - sun.distanceAU * cosine)
    }

    /// The fraction of the disc that is lit, 0…1.
    public var illuminatedFraction: Double { (1 + phaseAngle.cosine) / 2 }

    /// The phase's name.
    public var phase: MoonPhase { MoonPhase(elongation: elongation) }
  }
}

extension MoonPhase: NamedCase {
  /// `phase of the Moon`.
  public static var noun: String { "phase of the Moon" }

  /// The name that documents use in JSON, such as `first_quarter`.
  public var name: String {
    switch self {
    case .newMoon: "new_moon"
    case .waxingCrescent: "waxing_crescent"
    case .firstQuarter: "first_quarter"
    case .waxingGibbous: "waxing_gibbous"
    case .fullMoon: "full_moon"
    case .waningGibbous: "waning_gibbous"
    case .lastQuarter: "last_quarter"
    case .waningCrescent: "waning_crescent"
    }
  }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

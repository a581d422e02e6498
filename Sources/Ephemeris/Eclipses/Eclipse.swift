/// An eclipse of the Sun or the Moon, as the Earth has it as a whole.
public struct Eclipse: Sendable, Hashable {
  /// What is seen where most is seen.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The Moon hides the Sun, or is in the Earth's umbra as a whole.
    case total
    /// The Moon is too far away to hide the Sun, and a ring is left.
    case annular
    /// Total where the Earth's surface is nearest to the Moon, annular at both ends of the path.
    case hybrid
    /// A part of the luminary is hidden, or in the umbra.
    case partial
    /// The Moon is in the Earth's penumbra alone.
    case penumbral
  }

  /// What is eclipsed.
  public let luminary: Luminary
  /// How.
  public let kind: Kind
  /// When the edges of the Moon and the Sun are nearest to each other as seen from the centre of the
  /// Earth, or those of the Earth and the Sun as seen from the centre of the Moon.
  ///
  /// Not the instant of the lunation, but up to 20 minutes from it; and up to ten seconds from when the
  /// axis of the shadow is nearest to the centre, which NASA's catalogues call the greatest eclipse.
  public let maximum: JulianDay<UT1>
  /// How deep it is at the maximum.
  ///
  /// Of the Sun: the ratio of the Moon's apparent diameter to the Sun's where the axis of the shadow
  /// meets the Earth, and the fraction of the Sun's diameter that is hidden where it does not. Of the
  /// Moon: the fraction of its diameter within the umbra, or within the penumbra if the eclipse is
  /// penumbral; more than 1 where it is deeper in. Which radii are taken for it is a convention, and
  /// providers differ by up to 0.001 for the Sun, 0.006 for the umbra and 0.03 for the penumbra.
  public let magnitude: Double
  /// Where on Earth most of an eclipse of the Sun is seen at the maximum; nil for one of the Moon.
  ///
  /// The point where the axis of the shadow meets the ground, or the one nearest to the axis where it passes by.
  public let place: GeographicPlace?

  /// Puts an eclipse together, for an ephemeris of one's own.
  ///
  /// - Parameters:
  ///   - kind: How.
  ///   - luminary: What is eclipsed.
  ///   - maximum: When the edges are nearest to each other.
  ///   - magnitude: How deep it is, 0…4.
  ///   - place: Where most of an eclipse of the Sun is seen.
  /// - Throws: ``/CivilTime/CalendarError/beyondCalendar(days:)`` or ``/Base/NumberError/outside(what:value:allowed:)``.
  public init(
    _ kind: Kind, of luminary: Luminary, maximum: JulianDay<UT1>, magnitude: Double,
    place: GeographicPlace? = nil
  ) throws {
    self.init(
      of: luminary, kind, maximum: try maximum.checkedOnCalendar(),
      magnitude: try NumberError.checked(magnitude, "an eclipse's magnitude", in: 0...4),
      place: place)
  }

  /// Puts an eclipse together.
  package init(
    of luminary: Luminary, _ kind: Kind, maximum: JulianDay<UT1>, magnitude: Double,
    place: GeographicPlace?
  ) {
    self.luminary = luminary
    self.kind = kind
    self.maximum = maximum
    self.magnitude = magnitude
    self.place = place
  }
}

extension Eclipse {
  /// How far from the ecliptic the Moon of an eclipse may be at the lunation, and a little more.
  ///
  /// 1°35′ for one of the Sun, 1°37′ for a penumbral one of the Moon (J. Meeus, "Mathematical Astronomy
  /// Morsels", 1997).
  package static let greatestMoonLatitude = PlaneAngle.degrees(1.7)
}

/// Something that knows the circumstances of eclipses.
public protocol EclipseProvider: Sendable {
  /// The eclipse that a new or full Moon brings, if it does.
  ///
  /// - Parameters:
  ///   - luminary: What is eclipsed: the Sun at a new Moon, the Moon at a full one.
  ///   - lunation: The moment of that new or full Moon, to the hour.
  /// - Returns: The eclipse, or nil if the lunation brings none.
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  func eclipse(
    of luminary: Luminary, atLunation lunation: JulianDay<UT1>
  ) throws(EphemerisError) -> Eclipse?
}

extension Eclipse.Kind: NamedCase {
  /// `kind of eclipse`.
  public static var noun: String { "kind of eclipse" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension EclipseProvider {
  /// The eclipses whose maximum lies in a period, in order of time.
  ///
  /// - Parameters:
  ///   - period: When.
  ///   - ephemeris: What gives the new and full Moons.
  /// - Returns: Those of the new and full Moons within the ephemeris.
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris,
  ///   or what is wrong with the data.
  /// - Complexity: A search for the lunations, and one question for each.
  public func eclipses(
    during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Eclipse] {
    try ephemeris.checkSpan(contains: period.lowerBound)
    try ephemeris.checkSpan(contains: period.upperBound)
    let luminaries: [Luminary] = [.sun, .moon]
    let lunations = SkySearch([
      .elongation(
        of: .moon, from: .sun, reaching: luminaries.map { .degrees($0 == .sun ? 0 : 180) })
    ])
    // A maximum is at most 20 minutes from its lunation; a day is plenty.
    let first = max(ephemeris.span.start, period.lowerBound.advanced(byDays: -1))
    let last = min(ephemeris.span.end, period.upperBound.advanced(byDays: 1))
    let found = try lunations.events(during: first..<last, ephemeris: ephemeris)
    var eclipses: [Eclipse] = []
    for event in found {
      guard case .passage(let place) = event.happening,
        let eclipse = try self.eclipse(of: luminaries[place], atLunation: event.ut),
        period.contains(eclipse.maximum)
      else { continue }
      eclipses.append(eclipse)
    }
    return eclipses
  }
}

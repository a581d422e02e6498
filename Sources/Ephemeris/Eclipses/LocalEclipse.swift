/// An eclipse as it is seen from a place.
public struct LocalEclipse: Sendable, Hashable {
  /// A moment at which the edges of two discs, or of the Moon and a shadow, touch.
  public enum Contact: String, Sendable, Hashable, CaseIterable {
    /// The Moon's disc begins to cover the Sun's.
    case first
    /// The Sun is covered, or the ring is closed.
    case second
    /// The Sun comes out again, or the ring opens.
    case third
    /// The Moon's disc leaves the Sun's.
    case fourth
    /// The Moon enters the penumbra.
    case penumbralBegin = "penumbral_begin"
    /// The Moon enters the umbra.
    case partialBegin = "partial_begin"
    /// The Moon is in the umbra as a whole.
    case totalBegin = "total_begin"
    /// The Moon begins to leave the umbra.
    case totalEnd = "total_end"
    /// The Moon has left the umbra.
    case partialEnd = "partial_end"
    /// The Moon has left the penumbra.
    case penumbralEnd = "penumbral_end"

    /// Those of an eclipse of the Sun or of the Moon, in order of time.
    public static func all(of luminary: Luminary) -> [Self] {
      switch luminary {
      case .sun: [.first, .second, .third, .fourth]
      case .moon:
        [.penumbralBegin, .partialBegin, .totalBegin, .totalEnd, .partialEnd, .penumbralEnd]
      }
    }
  }

  /// What is eclipsed.
  public let luminary: Luminary
  /// What is seen from the place.
  public let kind: Eclipse.Kind
  /// When most is seen: the maximum, or moonrise or sunrise, moonset or sunset, if the body is below the horizon at
  /// the maximum.
  public let maximum: JulianDay<UT1>
  /// The contacts; those of the Moon that are below the horizon are left out.
  public let contacts: [Contact: JulianDay<UT1>]
  /// The fraction of the Sun's diameter that is covered, or of the Moon's diameter within the umbra.
  public let magnitude: Double
  /// The fraction of the Sun's disc that is covered, 1 in a total eclipse; nil for the Moon.
  public let obscuration: Double?
  /// The fraction of the Moon's diameter within the penumbra; nil for the Sun.
  public let penumbralMagnitude: Double?
  /// How high the centre of the body stands at ``maximum``, without refraction.
  public let altitude: PlaneAngle

  /// Puts together what a library reported.
  ///
  /// For a total eclipse libswe reports how much larger the Moon's disc is than the Sun's, up to 1.1; no more than
  /// the whole disc can be covered.
  package init(
    of luminary: Luminary, _ kind: Eclipse.Kind, maximum: JulianDay<UT1>,
    contacts: [Contact: JulianDay<UT1>], magnitude: Double, second: Double, altitude: PlaneAngle
  ) {
    self.luminary = luminary
    self.kind = kind
    self.maximum = maximum
    self.contacts = contacts
    self.magnitude = magnitude
    obscuration = luminary == .sun ? min(1, second) : nil
    penumbralMagnitude = luminary == .moon ? second : nil
    self.altitude = altitude
  }

  /// The Saros series that the eclipse belongs to, nil outside 1800 to 2399.
  public var saros: Eclipse.SarosMember? { .of(luminary, at: maximum) }

  /// The contacts in order of time.
  public var contactsInOrder: [(contact: Contact, at: JulianDay<UT1>)] {
    Contact.all(of: luminary).compactMap { contact in contacts[contact].map { (contact, $0) } }
  }
}

extension FullEphemerisProvider {
  /// The eclipses whose maximum lies in a period, in order of time.
  ///
  /// - Throws: As ``nextEclipse(of:seenFrom:after:)`` does.
  public func eclipses(
    of luminaries: Set<Luminary>, seenFrom place: GeographicPlace,
    during period: Range<JulianDay<UT1>>
  ) throws(EphemerisError) -> [LocalEclipse] {
    var found: [LocalEclipse] = []
    for luminary in Luminary.allCases where luminaries.contains(luminary) {
      // What is asked for comes after the instant, and the period's first instant belongs to it.
      var start = JulianDay<UT1>(period.lowerBound.days.nextDown)
      while let next = try nextEclipse(of: luminary, seenFrom: place, after: start),
        next.maximum < period.upperBound
      {
        if next.maximum >= period.lowerBound { found.append(next) }
        start = next.maximum.advanced(byDays: 10)
      }
    }
    return found.sorted { $0.maximum < $1.maximum }
  }
}

extension LocalEclipse.Contact: NamedCase {
  /// `contact of an eclipse`.
  public static var noun: String { "contact of an eclipse" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

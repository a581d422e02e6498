public import Ephemeris

/// A time in which the Moon makes no more aspect before it enters the next sign.
///
/// It begins with the Moon's last exact aspect in a sign, of the five Ptolemaic ones, and ends with
/// the ingress into the next. Where the Moon makes none in a whole sign, it is void from ingress to
/// ingress; the void before that then goes on into it, as in March 1965.
///
/// Other definitions look at orbs, or at the planets of a natal chart. This is that of almanacs.
public struct VoidOfCourse: Sendable, Hashable {
  /// Which bodies' aspects count.
  public enum Definition: String, Sendable, Hashable, CaseIterable {
    /// Sun to Pluto.
    case modern
    /// Sun to Saturn, the seven that were known before 1781.
    case traditional

    /// The bodies that the Moon's aspects are made with.
    public var bodies: BodySet {
      let outer: BodySet =
        switch self {
        case .modern: []
        case .traditional: [BodySet(.uranus), BodySet(.neptune), BodySet(.pluto)]
        }
      return ExactAspect.bodies.subtracting(BodySet(.moon)).subtracting(outer)
    }
  }

  /// The aspect that a void begins with.
  public struct LastAspect: Sendable, Hashable {
    /// The body that the Moon makes it with.
    public let body: CelestialBody
    /// The aspect.
    public let kind: AspectKind
  }

  /// When the Moon makes its last aspect in the sign; when it enters, if it makes none.
  public let start: JulianDay<UT1>
  /// When it enters the next sign.
  public let end: JulianDay<UT1>
  /// The sign that the Moon is in.
  public let sign: ZodiacSign
  /// The last aspect, or nothing where the Moon makes none in the whole sign.
  public let lastAspect: LastAspect?
  /// Which bodies count.
  public let definition: Definition

  /// The sign that the Moon enters at the end.
  public var nextSign: ZodiacSign { sign.advanced(by: 1) }

  /// Whether the Moon is void at an instant.
  public func contains(_ ut: JulianDay<UT1>) -> Bool { start <= ut && ut < end }
}

extension VoidOfCourse.Definition: NamedCase {
  /// `definition of a void`.
  public static var noun: String { "definition of a void" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

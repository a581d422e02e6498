public import Ephemeris

/// A time in which the Moon makes no further aspect before it enters the next sign.
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
  /// The last aspect, or nil if the Moon makes none in the whole sign.
  public let lastAspect: LastAspect?
  /// Which bodies count.
  public let definition: Definition

  /// The sign that the Moon enters at the end.
  public var nextSign: ZodiacSign { sign.advanced(by: 1) }

  /// Whether the Moon is void at an instant.
  public func contains(_ ut: JulianDay<UT1>) -> Bool { start <= ut && ut < end }
}

extension VoidOfCourse {
  /// Longer than the Moon ever stays in a sign: 30° at no less than 11.7° a day take 2.6 days.
  private static let passageDays = 3.0

  /// The voids that begin in a period, in order; one that does not end within the ephemeris is left
  /// out.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris.
  /// - Complexity: A search for the Moon's aspects through the period and three days on either side.
  public static func periods(
    _ definition: Definition = .modern, during period: Range<JulianDay<UT1>>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Self] {
    try all(definition, around: period, ephemeris: ephemeris).filter { period.contains($0.start) }
  }

  /// The void that the Moon is in at an instant, or nil if it has an aspect to make first.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` outside the ephemeris.
  /// - Complexity: A search for the Moon's aspects through six days.
  public static func period(
    _ definition: Definition = .modern, at ut: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Self? {
    try all(definition, around: ut..<ut, ephemeris: ephemeris).first { $0.contains(ut) }
  }

  /// The voids of every passage through a sign that has to do with a period, and of some more.
  private static func all(
    _ definition: Definition, around period: Range<JulianDay<UT1>>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Self] {
    let (start, end) = (period.lowerBound, period.upperBound)
    try ephemeris.checkSpan(contains: start)
    try ephemeris.checkSpan(contains: end)
    let pairs = AspectPair.ofMoon(with: definition.bodies)
    // An aspect at the very instant of an ingress comes after it: it is made in the new sign.
    let first = max(ephemeris.span.start, start.advanced(byDays: -passageDays))
    let last = min(ephemeris.span.end, end.advanced(byDays: passageDays))
    let events = try SkySearch([SignIngress.watch(.moon)] + pairs.map(\.watch))
      .events(during: first..<last, ephemeris: ephemeris)
    var voids: [Self] = []
    var entry: JulianDay<UT1>?
    var made: (at: JulianDay<UT1>, aspect: LastAspect)?
    for event in events {
      guard case .passage(let place) = event.happening else { continue }
      if event.watch > 0 {
        let pair = pairs[event.watch - 1]
        made = (event.ut, LastAspect(body: pair.second, kind: pair.kinds[place]))
        continue
      }
      if let start = made?.at ?? entry {
        voids.append(
          Self(
            start: start, end: event.ut, sign: ZodiacSign.allCases[place].advanced(by: -1),
            lastAspect: made?.aspect, definition: definition))
      }
      (entry, made) = (event.ut, nil)
    }
    return voids
  }
}

extension VoidOfCourse.Definition: NamedCase {
  /// `definition of a void`.
  public static var noun: String { "definition of a void" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

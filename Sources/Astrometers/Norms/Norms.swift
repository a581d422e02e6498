public import Ephemeris

/// A person's yardstick: what is much and what is little in this life.
///
/// Raw numbers differ tenfold between people and mean nothing to a reader, so each is ranked within
/// the same person's lifetime (section 6 of the definition). Norms belong to the birth chart:
/// compute them once, keep them with the profile, use them for every date.
public struct Norms: Sendable, Hashable {
  let kept: KeptNorms

  /// The yardstick of each meter, in the meters' order.
  package var meters: [MeterNorms] { kept.meters }

  /// The yardstick of a meter.
  package subscript(meter: Meter) -> MeterNorms { meters[meter.rawValue] }

  /// Whether two yardsticks have the same knots in single precision, as they are kept.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.kept.knots == rhs.kept.knots }

  /// Feeds the knots to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(kept.knots) }

  /// How many days are sampled.
  public static let sampleCount = 601
  /// Days from one sample to the next: 601 of them span 83.8 years.
  public static let sampleSpacingDays = 51

  /// The dates sampled for a birth: from the UTC date of the instant on.
  package static func sampleDates(from birth: JulianDay<UT1>) -> [CalendarDate] {
    let first = birth.utcDate
    return (0..<sampleCount).map { first.advanced(byDays: $0 * sampleSpacingDays) }
  }

  /// Takes a person's yardstick.
  ///
  /// - Throws: ``NormsError``.
  /// - Complexity: The longitudes of 2 404 skies, and as many scored: about a millisecond from a compiled
  ///   ephemeris. For many people see ``init(of:days:)``.
  public init(
    of natal: NatalProfile, ephemeris: any EphemerisProvider
  ) throws(NormsError) {
    let dates = try Self.dates(of: natal, within: ephemeris.span)
    do throws(EphemerisError) {
      let days = try PackedDays(count: dates.count) { day throws(EphemerisError) in
        try TransitingDay(ofUTC: dates[day], ephemeris: ephemeris)
      }
      kept = unsafe days.withPointers { unsafe KeptNorms(of: natal, days: $0) }
    } catch {
      throw .ephemeris(error)
    }
  }

  /// Takes a person's yardstick, from days that are kept for others.
  ///
  /// - Throws: ``NormsError``.
  /// - Complexity: Less than half a millisecond once the days are there.
  public init(of natal: NatalProfile, days: LifetimeDays) throws(NormsError) {
    let dates = try Self.dates(of: natal, within: days.ephemeris.span)
    do throws(EphemerisError) {
      try days.ephemeris.checkSpan(contains: JulianDay(dates[0], .noon))
      kept = try days.norms(of: natal, on: dates)
    } catch {
      throw .ephemeris(error)
    }
  }

  /// The dates that a person's yardstick is taken from, none of them after a span.
  private static func dates(
    of natal: NatalProfile, within span: EphemerisSpan
  ) throws(NormsError) -> [CalendarDate] {
    let dates = sampleDates(from: natal.birth)
    if let last = dates.last, !span.contains(last) {
      throw .lifetimeOutOfSpan(birth: dates[0], needed: last, span: span)
    }
    return dates
  }

  /// Puts meters' norms together, in the meters' order.
  init(meters: [MeterNorms]) { kept = KeptNorms(meters) }

  /// Takes norms that were kept.
  init(_ kept: KeptNorms) { self.kept = kept }
}

/// Why a person's yardstick could not be taken.
public enum NormsError: AstrolabeError, Hashable {
  /// The 83.8 years after the birth reach beyond the ephemeris.
  case lifetimeOutOfSpan(birth: CalendarDate, needed: CalendarDate, span: EphemerisSpan)
  /// Too few of those born within 25 years of the birth are in the ephemeris.
  case tooFewStrangers(birth: CalendarDate, count: Int, span: EphemerisSpan)
  /// A sky could not be computed.
  case ephemeris(EphemerisError)
}

extension NormsError {
  /// What is at fault: the birth's date, or what the sky's error says.
  public var cause: ErrorCause {
    switch self {
    case .lifetimeOutOfSpan, .tooFewStrangers: .span
    case .ephemeris(let error): error.cause
    }
  }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .lifetimeOutOfSpan(let birth, let needed, let span):
      let days = (Norms.sampleCount - 1) * Norms.sampleSpacingDays
      let latest = span.last.advanced(byDays: -days)
      return "scores for a birth on \(birth) need the sky until \(needed), and the ephemeris "
        + "covers \(span); births up to \(latest) can be scored"
    case .tooFewStrangers(let birth, let count, let span):
      return "two people are scored among \(StrangerNorms.sampleCount) strangers born within "
        + "25 years, and of those around \(birth) the ephemeris has \(count), covering \(span); "
        + "\(StrangerNorms.leastCount) are needed"
    case .ephemeris(let error): return error.description
    }
  }
}

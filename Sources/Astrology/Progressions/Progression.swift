public import Ephemeris

/// A day for a year: how the days after a birth represent the years of a life (secondary progression), or a day
/// for a month, or a month for a year.
///
/// ```swift
/// let progression = Progression(from: chart.instant)
/// let age = progression.years(until: now)  // 34.56…
/// let day = progression.progressed(at: now)  // as many days after birth
/// ```
///
/// Years are tropical ones of 365.24219 days of Universal Time, the same that returns are counted by: a
/// constant, not the time from one solar return to the next, which differs by up to 0.0006 day with the
/// season of birth and would move the Moon by 7″ in ninety years.
public struct Progression: Sendable, Hashable {
  /// The instant of birth.
  public let birth: JulianDay<UT1>
  /// Whether the days before birth are taken instead: a converse progression.
  public let isConverse: Bool
  /// How much of a life a day of the sky represents.
  public let kind: Progression.Kind

  /// Begins at a birth.
  public init(
    from birth: JulianDay<UT1>, isConverse: Bool = false, kind: Progression.Kind = .secondary
  ) {
    self.birth = birth
    self.isConverse = isConverse
    self.kind = kind
  }

  /// The days of a year of life.
  public static let daysPerYear = Luminary.sun.meanPeriodDays

  /// The degrees that the mean Sun moves in a year of progression, after Valentin Naibod.
  public static let naibodPerYear = PlaneAngle.degrees(0.985_647_33)

  /// How many days of life half a day of birth time represents, rounded up: what an unknown time leaves open.
  public var uncertainDays: Int { Int((kind.daysOfLife / 2).rounded(.up)) }

  /// The days of the sky that represent a year of life.
  public var skyDaysPerYear: Double { Self.daysPerYear / kind.daysOfLife }

  /// The years from birth to an instant of life, negative before birth.
  public func years(until target: JulianDay<UT1>) -> Double {
    birth.days(until: target) / Self.daysPerYear
  }

  /// The instant whose sky represents an instant of life.
  public func progressed(at target: JulianDay<UT1>) -> JulianDay<UT1> {
    let days = birth.days(until: target) / kind.daysOfLife
    return birth.advanced(byDays: isConverse ? -days : days)
  }

  /// The instant of life that the sky of an instant represents.
  public func target(of progressed: JulianDay<UT1>) -> JulianDay<UT1> {
    let days = birth.days(until: progressed)
    return birth.advanced(byDays: (isConverse ? -days : days) * kind.daysOfLife)
  }

  /// The instants whose skies represent a period of life, which begins at birth at the earliest; nil if all of
  /// it lies before birth.
  func progressed(during period: Range<JulianDay<UT1>>) -> Range<JulianDay<UT1>>? {
    guard period.upperBound > birth else { return nil }
    let start = progressed(at: max(period.lowerBound, birth))
    let end = progressed(at: period.upperBound)
    return isConverse ? end..<start : start..<end
  }
}

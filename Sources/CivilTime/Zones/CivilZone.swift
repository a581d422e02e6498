/// A set of rules by which clocks are set: an IANA zone, a fixed offset, or local mean time.
///
/// Offsets are seconds east of Greenwich: what a clock shows is UTC plus the offset.
///
/// ```swift
/// let zone = try CivilZone("America/New_York", database: .system())
/// let birth = zone.civilMoment(date, time)
/// let instant = birth.instant  // what the sky is computed for
/// let note = birth.note  // a sentence, where the label was no ordinary one
/// ```
public enum CivilZone: Sendable, Hashable {
  /// The clocks of an IANA zone, with all their changes.
  case named(TimeZoneRules)
  /// Clocks that never change, less than 24 hours from UTC.
  ///
  /// A value beyond that is taken as the nearest allowed one.
  case fixed(secondsEast: Int)
  /// The mean Sun's time at a longitude in degrees east, −180…180.
  ///
  /// Four minutes to a degree, rounded to the nearest second: what clocks showed before there
  /// were zones. A value beyond the range is taken as the nearest allowed one.
  case localMeanTime(longitude: Double)

  /// Coordinated Universal Time.
  public static let utc = Self.fixed(secondsEast: 0)

  /// What people call the zone: `America/New_York`, `UTC`, `UTC+0530`, `UTC+001930`, `LMT`.
  public var name: String {
    switch self {
    case .named(let rules): return rules.name
    case .localMeanTime: return "LMT"
    case .fixed(let seconds):
      let seconds = Self.withinOneDay(seconds)
      if seconds == 0 { return "UTC" }
      let size = abs(seconds)
      let minutes = "\((size / 3_600).padded(to: 2))\((size / 60 % 60).padded(to: 2))"
      let rest = size % 60 == 0 ? "" : (size % 60).padded(to: 2)
      return "UTC\(seconds < 0 ? "-" : "+")\(minutes)\(rest)"
    }
  }

  /// How far clocks are ahead of UTC at an instant, in seconds; negative west of Greenwich.
  ///
  /// - Parameter secondsSince1970: Seconds since 1970-01-01T00:00:00 UTC, leap seconds not
  ///   counted; any value has an answer.
  /// - Returns: Seconds, less than 26 hours either way.
  /// - Complexity: O(log *n*) in the number of changes the zone has seen.
  public func secondsEast(at secondsSince1970: Int) -> Int {
    switch self {
    case .named(let rules): rules.secondsEast(at: secondsSince1970)
    case .fixed(let seconds): Self.withinOneDay(seconds)
    case .localMeanTime(let longitude): Self.meanTimeOffset(longitude: longitude)
    }
  }

  /// The case is public, so any number may come.
  private static func withinOneDay(_ seconds: Int) -> Int { min(max(seconds, -86_399), 86_399) }

  private static func meanTimeOffset(longitude: Double) -> Int {
    // `Int` traps on what is not a number, and there is no place to report it from.
    guard !longitude.isNaN else { return 0 }
    let held = min(max(longitude, -180), 180)
    return Int((held * 240).rounded(.toNearestOrAwayFromZero))
  }
}

extension CivilZone: CustomStringConvertible {
  /// The zone's ``name``.
  public var description: String { name }
}

@testable import CivilTime

extension FuzzTarget {
  /// Compiled zone files: `TimeZoneRules(name:tzif:)`.
  static let zoneFile = Self(name: "zone-file", longestInput: 1_024) { bytes in
    let rules: TimeZoneRules
    do throws(CivilTimeError) {
      rules = try TimeZoneRules(name: "Fuzzed", tzif: bytes)
    } catch {
      return try promiseSentence(error)
    }
    try promiseClocks(rules)
  }

  /// The rules at the end of zone files: `PosixTimeZone`.
  static let zoneRule = Self(name: "zone-rule", longestInput: 128) { bytes in
    guard let rule = PosixTimeZone(bytes) else { return }
    // Both ways to a rule lead to the same.
    let rules = try TimeZoneRules(name: "Fuzzed", tzif: ZoneFile.bytes(rule: bytes))
    try promise(rules.footer == rule, "a zone file has another rule")
    try promiseClocks(rules)
  }

  /// What clocks show is read back as the instant they showed it at.
  private static func promiseClocks(_ rules: TimeZoneRules) throws(BrokenPromise) {
    let zone = CivilZone.named(rules)
    for instant in [Int.min, Int.max] {
      try promise(zone.secondsEast(at: instant).magnitude < 93_600, "an offset of days")
    }
    // Changes on record, and those of the rule in four years of its cycle.
    var changes = rules.transitions.prefix(40).map(\.start)
    for start in [0, 946_684_800, 1_704_067_200, 12_591_158_400] {
      changes += rules.changes(in: start - 7 * 86_400..<start + 366 * 86_400)
    }
    // The calendar has five digits of the year.
    for change in changes where change.magnitude < 3_000_000_000_000 {
      for instant in [change - 3_600, change - 1, change, change + 1, change + 3_600] {
        try promiseRoundTrip(of: instant, in: zone)
      }
    }
  }

  private static func promiseRoundTrip(
    of instant: Int, in zone: CivilZone
  ) throws(BrokenPromise) {
    let east = zone.secondsEast(at: instant)
    let (date, time) = zone.clock(at: JulianDay(secondsSince1970: instant))
    let label = date.dayNumber * 86_400 + time.secondOfDay
    try promise(label == instant + east, "clocks at \(instant) show \(date) \(time)")
    let (first, last) = (
      zone.civilMoment(date, time), zone.civilMoment(date, time, fold: .later)
    )
    try promise(
      (first.secondsSince1970...last.secondsSince1970).contains(instant),
      "\(date) \(time) is from \(first.secondsSince1970) to \(last.secondsSince1970)")
    for moment in [first, last] {
      if case .never = moment.occurrence {
        throw BrokenPromise(description: "\(date) \(time) is shown and never was")
      }
      let shown = moment.secondsSince1970 + zone.secondsEast(at: moment.secondsSince1970)
      try promise(shown == label, "\(date) \(time) was taken for another")
      _ = moment.note
    }
    let (day, next) = (zone.day(date), zone.day(date.advanced(byDays: 1)))
    try promise(day.lowerBound.secondsSince1970 <= instant, "\(date) begins after \(instant)")
    try promise(day.upperBound == next.lowerBound, "there is a hole after \(date)")
  }
}

/// Writes the smallest zone file that has a rule.
enum ZoneFile {
  static func bytes(rule: [UInt8]) -> [UInt8] {
    // Version 2: a block for 32-bit times and one for 64-bit ones, each with one type and no change.
    let head = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 31) + [0, 0, 0, 1, 0, 0, 0, 4]
    let body = [UInt8](repeating: 0, count: 6) + Array("UTC\0".utf8)
    return head + body + head + body + [0x0A] + rule + [0x0A]
  }
}

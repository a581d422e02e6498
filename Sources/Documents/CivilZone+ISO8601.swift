internal import Ephemeris

extension CivilZone {
  /// What clocks show at an instant, with their offset, such as `2025-01-06T07:00:00-05:00`; the
  /// offset has seconds where it isn't of whole minutes.
  func iso8601(_ instant: JulianDay<UT1>) -> String {
    let (date, time) = clock(at: instant)
    let offset = secondsEast(at: instant.secondsSince1970)
    let size = offset.magnitude
    let parts = [size / 3_600, size / 60 % 60] + (size % 60 == 0 ? [] : [size % 60])
    let digits = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    return "\(date)T\(time)\(offset < 0 ? "-" : "+")\(digits)"
  }
}

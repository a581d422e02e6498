import Ephemeris

/// How far the clock of a record is ahead of Universal Time, and what says so.
package struct ClockZone: Sendable, Hashable {
  /// What the file gives.
  package enum Rule: Sendable, Hashable {
    /// An offset.
    case fixed
    /// The local mean time of the record's own longitude.
    case localMeanTime
    /// Universal Time, since the file has no clock of the place.
    case universal
    /// A zone of the tz database.
    case named(String)
  }

  package var rule: Rule
  /// Seconds east of Greenwich, summer time included; nil if a named zone has no time to be asked for.
  package var secondsEast: Int?
  /// Which part of the file says so, in its own letters.
  package var origin: String

  /// An offset in seconds east.
  static func fixed(_ secondsEast: Int, _ origin: String) -> Self {
    Self(rule: .fixed, secondsEast: secondsEast, origin: origin)
  }

  /// Universal Time, of a file that has no clock of the place.
  static func universal(_ origin: String) -> Self {
    Self(rule: .universal, secondsEast: 0, origin: origin)
  }

  /// The mean time of a longitude in degrees east.
  static func meanTime(of longitude: Double, _ origin: String) -> Self {
    Self(rule: .localMeanTime, secondsEast: meanSeconds(of: longitude), origin: origin)
  }

  /// Seconds east of the mean time of a longitude.
  static func meanSeconds(of longitude: Double) -> Int {
    CivilZone.localMeanTime(longitude: longitude).secondsEast(at: 0)
  }

  /// The largest offset that a file may have, in seconds.
  static let largest = 16 * 3_600

  /// What `zone` of a line of births says: `-08:00`, `+00:53:28`, `LMT`, `Europe/Berlin`.
  package var text: String? {
    switch rule {
    case .localMeanTime: return "LMT"
    case .named(let name): return name
    case .fixed, .universal: return secondsEast.map(Self.offsetText)
    }
  }

  /// Such as `-08:00`, or `+00:53:28`.
  package static func offsetText(_ secondsEast: Int) -> String {
    let size = Int(secondsEast.magnitude)
    let seconds = size % 60 == 0 ? "" : ":\((size % 60).digits(2))"
    return "\(secondsEast < 0 ? "-" : "+")\((size / 3_600).digits(2)):"
      + "\((size / 60 % 60).digits(2))\(seconds)"
  }

  /// Such as `+0:17:56`.
  static func shortText(_ secondsEast: Int) -> String {
    let size = Int(secondsEast.magnitude)
    let seconds = size % 60 == 0 ? "" : ":\((size % 60).digits(2))"
    return "\(secondsEast < 0 ? "-" : "+")\(size / 3_600):\((size / 60 % 60).digits(2))\(seconds)"
  }
}

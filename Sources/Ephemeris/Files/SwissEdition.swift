/// Swiss Ephemeris' files of 600 years, such as those of 1800 to 2399.
struct SwissEdition {
  /// The first century: 18 for 1800 to 2399, −6 for −600 to −1.
  let century: Int

  /// The edition that the engine can't do without.
  static let modern = Self(century: 18)
  /// The first centuries of the first and the last edition there is.
  private static let centuries = -54...48

  /// The name of the file for some bodies: `sepl` for planets, `semo` for the Moon.
  func name(_ bodies: String) -> String {
    let sign = century < 0 ? "m" : "_"
    return "\(bodies)\(sign)\(Int(century.magnitude).padded(to: 2)).se1"
  }

  /// Whether a folder has the Sun, the Moon and the planets of it.
  private func isIn(_ folder: String) -> Bool {
    FileBytes.isThere("\(folder)/\(name("sepl"))") && FileBytes.isThere("\(folder)/\(name("semo"))")
  }

  /// The day that it begins with: 1 January, Julian before 1582, in days since 1970-01-01.
  var firstDayNumber: Int {
    guard let date = WrittenDate(year: century * 100, month: 1, day: 1) else { return 0 }
    return date.dayNumber
  }

  /// Where an edition meets the one before it, in Julian Days.
  static let joins: [Double] = stride(from: centuries.lowerBound + 6, through: 48, by: 6).map {
    Double(Self(century: $0).firstDayNumber) + 2_440_587.5
  }

  /// What the editions in a folder cover without a gap.
  ///
  /// The light of the slowest planets left them some six hours before it is seen, so the first day of the
  /// first edition is left out. At the end ΔT takes up to half a day, and the last two days are. The modern
  /// edition alone has its whole years: a piece of the one before it comes along, and nine minutes are kept.
  static func span(in folder: String) -> EphemerisSpan {
    var (first, last) = (modern.century, modern.century)
    while centuries.contains(first - 6), Self(century: first - 6).isIn(folder) { first -= 6 }
    while centuries.contains(last + 6), Self(century: last + 6).isIn(folder) { last += 6 }
    let start = Self(century: first).firstDayNumber + (first == modern.century ? 0 : 1)
    let end = Self(century: last + 6).firstDayNumber - (last == modern.century ? 1 : 3)
    return EphemerisSpan(first: CalendarDate(dayNumber: start), last: CalendarDate(dayNumber: end))
  }
}

extension EphemerisSpan {
  /// What Swiss Ephemeris' files in a folder cover without a gap.
  package static func ofSwissFiles(in folder: String) -> Self { SwissEdition.span(in: folder) }

  /// Where two files of Swiss Ephemeris meet, in Julian Days.
  package static let swissJoins = SwissEdition.joins
}

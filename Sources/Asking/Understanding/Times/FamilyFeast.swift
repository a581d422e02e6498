internal import Ephemeris

/// Mother's Day and Father's Day, which each country has on its own date.
enum FamilyFeast {
  case mothers
  case fathers

  /// How a country places the day in a year.
  private enum Rule {
    /// The same date in each year.
    case date(month: Int, day: Int)
    /// A Sunday of a month, 1 for the first, −1 for the last.
    case sunday(Int, month: Int)
    /// Some days after Easter Sunday.
    case easter(Int)
    /// The last Sunday of May, or the first of June where that is Whit Sunday.
    case french
  }

  /// The date in a year.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - country: Two letters, as ISO 3166 has them; a country that is not in the list has the date of most: the second
  ///     Sunday of May, the third of June.
  /// - Returns: The date; nil in years that no calendar has.
  func date(in year: Int, country: String?) -> CalendarDate? {
    switch rule(in: country ?? "") {
    case .date(let month, let day): return try? CalendarDate(year, month, day)
    case .sunday(let number, let month): return Self.sunday(number, of: month, year)
    case .easter(let days): return Self.easter(of: year)?.advanced(byDays: days)
    case .french:
      guard let last = Self.sunday(-1, of: 5, year) else { return nil }
      return last == Self.easter(of: year)?.advanced(byDays: 49)
        ? last.advanced(byDays: 7) : last
    }
  }

  private func rule(in country: String) -> Rule {
    switch self {
    case .mothers:
      switch country {
      case "GB", "IE", "IM", "JE", "GG": .easter(-21)
      case "ES", "PT", "HU", "LT", "RO": .sunday(1, month: 5)
      case "FR", "MA", "TN", "DZ", "SN", "CI": .french
      case "SE", "DO", "HT": .sunday(-1, month: 5)
      case "MX", "GT", "SV": .date(month: 5, day: 10)
      case "PL": .date(month: 5, day: 26)
      case "BO": .date(month: 5, day: 27)
      case "NI": .date(month: 5, day: 30)
      case "PY": .date(month: 5, day: 15)
      case "CR": .date(month: 8, day: 15)
      case "PA": .date(month: 12, day: 8)
      case "AR": .sunday(3, month: 10)
      case "NO": .sunday(2, month: 2)
      case "RU": .sunday(-1, month: 11)
      case "EG", "SA", "AE", "JO", "LB", "IQ", "KW", "QA", "SY": .date(month: 3, day: 21)
      default: .sunday(2, month: 5)
      }
    case .fathers:
      switch country {
      case "ES", "PT", "IT", "BO", "HN", "HR": .date(month: 3, day: 19)
      case "DE": .easter(39)
      case "AT", "BE": .sunday(2, month: 6)
      case "CH", "LT": .sunday(1, month: 6)
      case "AU", "NZ": .sunday(1, month: 9)
      case "BR": .sunday(2, month: 8)
      case "SE", "NO", "FI", "IS", "EE": .sunday(2, month: 11)
      case "DK": .date(month: 6, day: 5)
      case "PL", "NI": .date(month: 6, day: 23)
      case "GT", "SV": .date(month: 6, day: 17)
      case "UY": .sunday(2, month: 7)
      case "DO": .sunday(-1, month: 7)
      case "RO": .sunday(2, month: 5)
      case "RU": .sunday(3, month: 10)
      case "EG", "AE", "JO", "LB", "SY": .date(month: 6, day: 21)
      default: .sunday(3, month: 6)
      }
    }
  }

  private static func sunday(_ number: Int, of month: Int, _ year: Int) -> CalendarDate? {
    let length = CalendarDate.lengthOfMonth(month, year: year)
    if number < 0 {
      return (try? CalendarDate(year, month, length)).map { $0.advanced(byDays: -$0.weekday) }
    }
    return (try? CalendarDate(year, month, 1)).map {
      $0.advanced(byDays: (7 - $0.weekday) % 7 + 7 * (number - 1))
    }
  }

  /// Easter Sunday, by the Gregorian rule (Meeus, *Astronomical Algorithms*, 2nd edition, chapter 8).
  static func easter(of year: Int) -> CalendarDate? {
    let (a, b, c) = (year % 19, year / 100, year % 100)
    let (d, e) = (b / 4, b % 4)
    let g = (b - (b + 8) / 25 + 1) / 3
    let h = (19 * a + b - d - g + 15) % 30
    let l = (32 + 2 * e + 2 * (c / 4) - h - c % 4) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let n = h + l - 7 * m + 114
    return try? CalendarDate(year, n / 31, n % 31 + 1)
  }

  /// The country of a zone, where the zone is of one that has its own dates; nil for others.
  static func country(ofZone name: String) -> String? { zones[name] }

  private static let zones: [String: String] = {
    let lines = [
      "GB Europe/London Europe/Belfast", "IE Europe/Dublin", "ES Europe/Madrid Atlantic/Canary",
      "PT Europe/Lisbon Atlantic/Madeira Atlantic/Azores", "HU Europe/Budapest",
      "LT Europe/Vilnius", "RO Europe/Bucharest", "FR Europe/Paris", "SE Europe/Stockholm",
      "MX America/Mexico_City America/Monterrey America/Tijuana America/Cancun America/Merida",
      "GT America/Guatemala", "SV America/El_Salvador", "PL Europe/Warsaw", "BO America/La_Paz",
      "NI America/Managua", "PY America/Asuncion", "CR America/Costa_Rica", "PA America/Panama",
      "AR America/Argentina/Buenos_Aires America/Buenos_Aires America/Argentina/Cordoba",
      "NO Europe/Oslo", "RU Europe/Moscow", "EG Africa/Cairo", "IT Europe/Rome",
      "DE Europe/Berlin", "AT Europe/Vienna", "BE Europe/Brussels", "CH Europe/Zurich",
      "AU Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth "
        + "Australia/Adelaide Australia/Hobart Australia/Darwin",
      "NZ Pacific/Auckland", "BR America/Sao_Paulo America/Bahia America/Fortaleza",
      "FI Europe/Helsinki", "DK Europe/Copenhagen", "UY America/Montevideo",
      "DO America/Santo_Domingo", "US America/New_York America/Chicago America/Denver",
      "US America/Los_Angeles America/Phoenix America/Detroit America/Anchorage Pacific/Honolulu",
      "CO America/Bogota", "PE America/Lima", "CL America/Santiago", "VE America/Caracas",
      "EC America/Guayaquil", "CA America/Toronto America/Vancouver", "HN America/Tegucigalpa",
    ]
    var zones: [String: String] = [:]
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      for zone in words.dropFirst() { zones[zone] = words[0] }
    }
    return zones
  }()
}

import Astrolabe

/// An ephemeris as a table of 80 columns, a month at a time.
struct SkyTablePage {
  let bodies: BodySet
  /// Whether rows have a time of day.
  let hasTimes: Bool
  let style: TextStyle

  /// The heading of a month with the names of the columns.
  func heading(of sky: Sky, isFirst: Bool) -> String {
    let date = sky.ut.utcDate
    let time = hasTimes ? "UTC" : "\(sky.ut.utcTime.hoursAndMinutes) UTC"
    let title = style.heading(
      "\(date.monthName) \(WrittenDate.yearInWords(date.year)), \(time)")
    let names = bodies.bodies.map { "   \(Self.shortName($0).padded(4))" }
    let columns = style.quiet("\("".padded(hasTimes ? 8 : 2))\(names.joined())")
    return (isFirst ? "" : "\n") + "\(title)\n\(columns)\n"
  }

  /// The first three letters of the name, such as `Mer`, and `Nod` of the North Node.
  private static func shortName(_ body: CelestialBody) -> String {
    String((body.title.split(separator: " ").last ?? "").prefix(3))
  }

  /// A row, such as `06  16Cp22  …`, with an R behind a retrograde body.
  func row(_ sky: Sky) -> String {
    let day = "\(sky.ut.utcDate.day)".rightAligned(2)
    let time = hasTimes ? " \(sky.ut.utcTime.hoursAndMinutes)" : ""
    let places = bodies.bodies.map { body in
      let state: BodyState = sky[body]
      return Self.place(state.longitude) + (state.isRetrograde ? "R" : " ")
    }
    let text = "\(day)\(time) \(places.joined())"
    return String(text.reversed().drop { $0 == " " }.reversed()) + "\n"
  }

  /// Such as `16Cp22`: whole minutes, never rounded over a border of signs.
  static func place(_ longitude: EclipticLongitude) -> String {
    let position = ZodiacPosition(longitude)
    let degrees = "\(position.degree)".rightAligned(2)
    let rest = "\(position.minute)"
    return degrees + abbreviation(of: position.sign) + (rest.count < 2 ? "0" : "") + rest
  }

  /// The two letters that printed ephemerides have.
  private static func abbreviation(of sign: ZodiacSign) -> String {
    switch sign {
    case .aries: "Ar"
    case .taurus: "Ta"
    case .gemini: "Ge"
    case .cancer: "Cn"
    case .leo: "Le"
    case .virgo: "Vi"
    case .libra: "Li"
    case .scorpio: "Sc"
    case .sagittarius: "Sg"
    case .capricorn: "Cp"
    case .aquarius: "Aq"
    case .pisces: "Pi"
    }
  }
}

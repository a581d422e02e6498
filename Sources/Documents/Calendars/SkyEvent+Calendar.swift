public import Astrology
internal import Ephemeris

extension SkyEvent: CalendarEntryConvertible {
  /// One entry: a void as a period, all else as a moment.
  public var calendarEntries: [CalendarEntry] {
    switch self {
    case .lunation(let lunation): [lunation.calendarEntry]
    case .ingress(let ingress): [ingress.calendarEntry]
    case .station(let station): [station.calendarEntry]
    case .aspect(let aspect): [aspect.calendarEntry]
    case .void(let void): [void.calendarEntry]
    case .eclipse(let eclipse): [eclipse.calendarEntry]
    }
  }
}

extension CalendarEntry {
  /// An entry at a moment, which is told from others of its kind by the second it happens in.
  fileprivate init(_ kind: String, at: JulianDay<UT1>, _ summary: String, _ details: String = "") {
    self.init(
      identity: "\(kind)-\(at.iCalendar)", extent: .moment(at), summary: summary, details: details)
  }
}

extension Lunation {
  fileprivate var calendarEntry: CalendarEntry {
    CalendarEntry(
      "lunation-\(quarter.name)", at: at, "\(quarter.title) in \(ZodiacSign(longitude).title)",
      "The Moon stands at \(ZodiacPosition(longitude)).")
  }
}

extension SignIngress {
  fileprivate var calendarEntry: CalendarEntry {
    let verb = motion == .direct ? "enters" : "goes back into"
    return CalendarEntry(
      "ingress-\(body.name)-\(sign.name)", at: at, "\(body.title) \(verb) \(sign.title)")
  }
}

extension Station {
  fileprivate var calendarEntry: CalendarEntry {
    CalendarEntry(
      "station-\(body.name)-\(motion.rawValue)", at: at,
      "\(body.title) turns \(motion.rawValue)", "It stands at \(ZodiacPosition(longitude)).")
  }
}

extension ExactAspect {
  fileprivate var calendarEntry: CalendarEntry {
    let places =
      "\(first.title) at \(ZodiacPosition(firstLongitude)), "
      + "\(second.title) at \(ZodiacPosition(secondLongitude))."
    return CalendarEntry(
      "aspect-\(first.name)-\(kind.name)-\(second.name)", at: at,
      "\(first.title) \(kind.name) \(second.title)", places)
  }
}

extension VoidOfCourse {
  fileprivate var calendarEntry: CalendarEntry {
    let last =
      lastAspect.map { "after \($0.kind.name) \($0.body.title)" }
      ?? "without any aspect in \(sign.title)"
    return CalendarEntry(
      identity: "void-\(definition.rawValue)-\(start.iCalendar)", extent: .period(start..<end),
      summary: "Moon void of course in \(sign.title)",
      details: "Void \(last), until the Moon enters \(nextSign.title).")
  }
}

extension Eclipse {
  fileprivate var calendarEntry: CalendarEntry {
    let depth = DecimalText.fixed(magnitude, decimals: 2)
    return CalendarEntry(
      "eclipse-\(luminary.rawValue)", at: maximum,
      "\(kind.rawValue.prefix(1).uppercased())\(kind.rawValue.dropFirst()) eclipse of the "
        + (luminary == .sun ? "Sun" : "Moon"),
      "Magnitude \(depth) at the maximum.")
  }
}

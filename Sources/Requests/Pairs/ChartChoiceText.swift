internal import Astrology
@_spi(FrontEnd) internal import Documents
@_spi(FrontEnd) package import Ephemeris
internal import Places

/// Reads which chart is meant.
///
/// `birth`; `other`, the other's birth; `now`, a date or an instant for the sky of that time;
/// `return:sun:2026` for the first return in a year, `return:saturn:1` for the one of a number,
/// `return:moon:2026-05-01` for the first from a date on, `return:sun` for the last one; `progressed:2026-05-01` and
/// `directed:2026-05-01`; `composite` and `davison`. `other:` before a kind means the other person's, and `@Lisbon`
/// behind a return or a time gives its place.
package struct ChartChoiceText: Sendable {
  /// The zone of dates.
  package let zone: CivilZone
  /// The present; nil for a front end that has no clock.
  package let now: JulianDay<UT1>?

  /// The calendar of dates; nil for that of their time.
  package let calendar: WrittenDate.Calendar?

  /// Readies the reader.
  package init(
    in zone: CivilZone, now: JulianDay<UT1>? = nil, calendar: WrittenDate.Calendar? = nil
  ) {
    self.zone = zone
    self.now = now
    self.calendar = calendar
  }

  /// What a chart is called, for the error.
  private static let names = [
    "birth", "other", "now", "return", "progressed", "directed", "composite", "davison",
    "a date, or an instant",
  ]

  /// Reads a choice.
  ///
  /// - Throws: ``RequestError`` for a kind, a body, a date or a place that there is not.
  package func read(_ text: String, by engine: Engine) throws(RequestError) -> ChartChoice {
    var rest = text[...]
    var place: String?
    if let mark = rest.lastIndex(of: "@") {
      place = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    var isOfOther = false
    if rest == "other" { return try ChartChoice(.birth, isOfOther: true).without(place, in: text) }
    if rest.hasPrefix("other:") {
      isOfOther = true
      rest = rest.dropFirst("other:".count)
    }
    let head = rest.prefix { $0 != ":" }
    let tail = rest.dropFirst(head.count).dropFirst()
    let kind = try kind(String(head), String(tail), whole: String(rest), place, by: engine)
    return try ChartChoice(kind, isOfOther: isOfOther).without(
      Self.takesPlace(kind) ? nil : place, in: text)
  }

  private static func takesPlace(_ kind: ChartChoice.Kind) -> Bool {
    switch kind {
    case .event, .planetaryReturn: true
    case .birth, .progressed, .directed, .composite, .davison: false
    }
  }

  private func kind(
    _ head: String, _ tail: String, whole: String, _ place: String?, by engine: Engine
  ) throws(RequestError) -> ChartChoice.Kind {
    let plain: [String: ChartChoice.Kind] = [
      "birth": .birth, "natal": .birth, "composite": .composite, "davison": .davison,
    ]
    if tail.isEmpty, let kind = plain[head] { return kind }
    switch head {
    case "now", "transits":
      return .event(try instant(tail.isEmpty ? "now" : tail, by: engine), try coordinates(place))
    case "progressed": return .progressed(try instant(tail, by: engine))
    case "directed", "solar-arc": return .directed(try instant(tail, by: engine))
    case "return": return try planetaryReturn(tail, place, by: engine)
    default: break
    }
    guard head.first?.isNumber == true || head.first == "-" || ["ut", "tt"].contains(head) else {
      throw .unknownName(head, RequestError.Thing("chart", "charts", names: Self.names))
    }
    return .event(try instant(whole, by: engine), try coordinates(place))
  }

  private func planetaryReturn(
    _ text: String, _ place: String?, by engine: Engine
  ) throws(RequestError) -> ChartChoice.Kind {
    let name = text.prefix { $0 != ":" }
    let which = String(text.dropFirst(name.count).dropFirst())
    let body = try name.isEmpty ? .sun : Self.body(String(name))
    let order: ChartChoice.ReturnOrder
    if which.isEmpty {
      order = .before(try instant("now", by: engine))
    } else if let number = Int(which), which.utf8.count < 4 {
      order = .number(number)
    } else if which.utf8.count == 4, let year = Int(which), year >= 0 {
      let ends = (try date("\(which)-01-01"), try date("\(which)-12-31"))
      order = .inYear(year, zone.day(ends.0).lowerBound..<zone.day(ends.1).upperBound, zone)
    } else {
      order = .after(try instant(which, isNoon: false, by: engine))
    }
    return .planetaryReturn(body, order, try coordinates(place))
  }

  private static func body(_ name: String) throws(RequestError) -> CelestialBody {
    guard let body = try? CelestialBody(spoken: name) else {
      throw .unknownName(
        name,
        RequestError.Thing(
          "body", "bodies", names: CelestialBody.allCases.map(\.name)))
    }
    return body
  }

  /// An instant: the present, a date for its 12:00 or its beginning, a local time of the zone, or one that is
  /// written out.
  private func instant(
    _ text: String, isNoon: Bool = true, by engine: Engine
  ) throws(RequestError) -> JulianDay<UT1> {
    if text.isEmpty || text == "now" {
      guard let now else { throw .missing("at", example: "2026-05-01T12:00:00Z") }
      return now
    }
    let instant: JulianDay<UT1>
    if LifeTime.isDate(text) {
      let date = try date(text)
      instant = isNoon ? zone.civilMoment(date, .noon).instant : zone.day(date).lowerBound
    } else if let local = try? DateTimeText.read(text, calendar: calendar), let time = local.time {
      instant = zone.civilMoment(local.date.gregorian, time).instant
    } else {
      return try RequestTimes.instant(text, by: engine).ut
    }
    do throws(EphemerisError) {
      try engine.ephemeris.checkSpan(contains: instant)
    } catch {
      throw .engine(error)
    }
    return instant
  }

  private func date(_ text: String) throws(RequestError) -> CalendarDate {
    try RequestTimes.date(text, calendar: calendar)
  }

  /// A place by its name, or as latitude and longitude with a comma between them.
  private func coordinates(_ text: String?) throws(RequestError) -> GeographicPlace? {
    guard let text else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    let isPair = parts.count == 2 && text.first.map { $0.isNumber || $0 == "-" } == true
    return try RequestError.wrapping {
      isPair
        ? try CoordinateText.place(latitude: parts[0], longitude: parts[1])
        : try Engine.place(named: text).place.coordinates
    }
  }
}

extension ChartChoice {
  /// The choice, if no place is given that it has no use for.
  fileprivate func without(_ place: String?, in text: String) throws(RequestError) -> Self {
    if let place { throw .invalid("place", ChartChoiceError.noPlace(place, kindName)) }
    return self
  }
}

/// Why a chart can't be compared.
package enum ChartChoiceError: AstrolabeError, Hashable {
  /// A place stands behind a chart that has its own.
  case noPlace(String, String)

  /// What was written.
  package var cause: ErrorCause { .usage }

  /// One sentence that says what is wrong and what is valid.
  package var description: String {
    switch self {
    case .noPlace(let place, let kind):
      "@\(place.printable) can't stand behind \(kind), which has its own place; give it with a return or a time"
    }
  }
}

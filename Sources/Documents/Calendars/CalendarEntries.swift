public import Astrology
internal import Ephemeris
internal import Words

extension SkyEvent: CalendarEntryConvertible {
  /// One entry: a void as a period, all else as a moment.
  public var calendarEntries: [CalendarEntry] { [calendarEntry] }

  private var calendarEntry: CalendarEntry {
    switch self {
    case .lunation(let lunation):
      entry(
        "lunation-\(lunation.quarter.name)", "\(title) in \(ZodiacSign(lunation.longitude).title)",
        "The Moon stands at \(ZodiacPosition(lunation.longitude)).")
    case .ingress(let ingress):
      entry("ingress-\(ingress.body.name)-\(ingress.sign.name)", title)
    case .station(let station):
      entry(
        "station-\(station.body.name)-\(station.motion.rawValue)", title,
        "It stands at \(ZodiacPosition(station.longitude)).")
    case .aspect(let aspect):
      entry(
        "aspect-\(aspect.first.name)-\(aspect.kind.name)-\(aspect.second.name)", title,
        "\(aspect.first.title) at \(ZodiacPosition(aspect.firstLongitude)), "
          + "\(aspect.second.title) at \(ZodiacPosition(aspect.secondLongitude)).")
    case .void(let void):
      CalendarEntry(
        identity: "void-\(void.definition.rawValue)-\(void.start.iCalendar)",
        extent: .period(void.start..<void.end), summary: "\(title) in \(void.sign.title)",
        details: "Void \(void.afterLastAspect ?? "without any aspect in \(void.sign.title)"), "
          + "until the Moon enters \(void.nextSign.title).")
    case .eclipse(let eclipse):
      entry(
        "eclipse-\(eclipse.luminary.rawValue)", title,
        "Magnitude \(DecimalText.fixed(eclipse.magnitude, decimals: 2)) at the maximum.")
    }
  }

  /// An entry at a moment, which is told from others of its kind by the second it happens in.
  private func entry(_ kind: String, _ summary: String, _ details: String = "") -> CalendarEntry {
    CalendarEntry(
      identity: "\(kind)-\(at.iCalendar)", extent: .moment(at), summary: summary, details: details)
  }
}

extension Transit: CalendarEntryConvertible {
  /// The whole life as a period, then each exact moment.
  ///
  /// A life that goes beyond the ephemeris has no period, but exact moments all the same.
  public var calendarEntries: [CalendarEntry] {
    var entries: [CalendarEntry] = []
    if let enters, let leaves {
      entries.append(
        CalendarEntry(
          identity: identity, extent: .period(enters..<leaves), summary: label,
          details: "Within \(orbText) of exact. \(passesText)"))
    }
    for (number, pass) in zip(1..., passes) {
      entries.append(
        CalendarEntry(
          identity: "\(identity)-exact-\(number)", extent: .moment(pass.at),
          summary: "\(label), exact",
          details: passes.count == 1 ? "" : "Pass \(number) of \(passes.count)."))
    }
    return entries
  }

  /// Such as `Saturn square natal Sun`.
  private var label: String { key.description }

  private var orbText: String { "\(DecimalText.rounded(orb.degrees, decimals: 2))°" }

  private var passesText: String {
    guard let closest = closestApproach else {
      let moments = passes.map { "\($0.at.utcDate) \($0.at.utcTime.hoursAndMinutes) UTC" }
      return "Exact \(moments.joined(separator: ", "))."
    }
    let orb = DecimalText.fixed(closest.distance.magnitude.degrees, decimals: 2)
    return "Turns at \(orb)° on \(closest.at.utcDate) without being exact."
  }

  /// The body, the place and the moment of entry: what the transit's ``/Astrology/Transit/id`` holds.
  private var identity: String {
    let place = DecimalText.fixed(self.place.degrees, decimals: 4)
    let entry = enters.map(\.iCalendar) ?? "before"
    return "transit-\(body.name)-\(aspect.name)-\(natal.name)-\(place)-\(entry)"
  }
}

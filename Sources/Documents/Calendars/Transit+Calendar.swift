public import Astrology
internal import Ephemeris

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

  /// The body, the place and the moment of entry: what the transit's ``Transit/id`` holds.
  private var identity: String {
    let place = DecimalText.fixed(self.place.degrees, decimals: 4)
    let entry = enters.map(\.iCalendar) ?? "before"
    return "transit-\(body.name)-\(aspect.name)-\(natal.name)-\(place)-\(entry)"
  }
}

public import Astrology
internal import Ephemeris

extension ProgressedEvent: CalendarEntryConvertible {
  /// One entry, at its moment.
  public var calendarEntries: [CalendarEntry] {
    [
      CalendarEntry(
        identity: "progressed-\(identity)-\(at.iCalendar)", extent: .moment(at), summary: title,
        details: [place, CalendarEntry.openness(of: uncertainDays)].compactMap(\.self)
          .joined(separator: " "))
    ]
  }

  private var identity: String {
    switch happening {
    case .sign(let point, let sign, _): "\(point.name)-\(sign.name)"
    case .house(let house, _): "moon-house-\(house)"
    case .lunation(let quarter, _): "\(quarter.name)"
    case .station(let body, let motion, _): "\(body.name)-\(motion.rawValue)"
    case .aspect(let key): "\(key.body.name)-\(key.aspect.name)-\(key.natal.name)"
    }
  }

  private var place: String? {
    switch happening {
    case .lunation(_, let longitude): "The Moon stands at \(ZodiacPosition(longitude))."
    case .station(_, _, let longitude): "It stands at \(ZodiacPosition(longitude))."
    case .sign, .house, .aspect: nil
    }
  }
}

extension ExactDirection: CalendarEntryConvertible {
  /// One entry, at its moment.
  public var calendarEntries: [CalendarEntry] {
    let arc = "By an arc of \(DecimalText.fixed(arc.degrees, decimals: 2))°."
    return [
      CalendarEntry(
        identity: "directed-\(directed.name)-\(aspect.name)-\(natal.name)-\(at.iCalendar)",
        extent: .moment(at),
        summary: "Directed \(directed.title) \(aspect.name) natal \(natal.title)",
        details: [arc, CalendarEntry.openness(of: uncertainDays)].compactMap(\.self)
          .joined(separator: " "))
    ]
  }
}

extension Profection: CalendarEntryConvertible {
  /// The year as a period.
  public var calendarEntries: [CalendarEntry] {
    [
      CalendarEntry(
        identity: "profection-\(age)-\(sign.name)-\(period.lowerBound.iCalendar)",
        extent: .period(period), summary: "Profected year: \(sign.title), lord \(lord.title)",
        details: "Age \(age), house \(house).")
    ]
  }

  /// The months as periods, in order.
  package var monthEntries: [CalendarEntry] {
    months.map { month in
      CalendarEntry(
        identity: "profection-\(age)-\(month.number)-\(month.sign.name)-"
          + month.period.lowerBound.iCalendar,
        extent: .period(month.period),
        summary: "Profected month: \(month.sign.title), lord \(month.lord.title)",
        details: "Month \(month.number) of age \(age).")
    }
  }
}

extension CalendarEntry {
  /// What an unknown time of birth leaves open, in a sentence.
  fileprivate static func openness(of days: Int?) -> String? {
    days.map { "Without a time of birth it may be up to \($0) days earlier or later." }
  }
}

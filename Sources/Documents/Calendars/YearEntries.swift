public import Astrology
@_spi(FrontEnd) internal import Ephemeris
@_spi(FrontEnd) internal import Words

extension ProgressedEvent: CalendarEntryConvertible {
  /// One entry, at its moment.
  public var calendarEntries: [CalendarDocument.Entry] {
    [
      CalendarDocument.Entry(
        identity: "progressed-\(identity)-\(at.iCalendar)", extent: .moment(at),
        summary: title(in: .english),
        details: [place, CalendarDocument.Entry.openness(of: uncertainDays)].compactMap(\.self)
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
    case .lunation(_, let longitude):
      CalendarDocument.Entry.words.phrase(.moonAt, ["place": "\(ZodiacPosition(longitude))"])
    case .station(_, _, let longitude):
      CalendarDocument.Entry.words.phrase(.bodyAt, ["place": "\(ZodiacPosition(longitude))"])
    case .sign, .house, .aspect: nil
    }
  }
}

extension DirectionCalendar.ExactDirection: CalendarEntryConvertible {
  /// One entry, at its moment.
  public var calendarEntries: [CalendarDocument.Entry] {
    let arc = CalendarDocument.Entry.words.phrase(
      .byArc, ["arc": DecimalText.fixed(arc.degrees, decimals: 2)])
    return [
      CalendarDocument.Entry(
        identity: "directed-\(directed.name)-\(aspect.name)-\(natal.name)-\(at.iCalendar)",
        extent: .moment(at),
        summary: title(in: .english),
        details: [arc, CalendarDocument.Entry.openness(of: uncertainDays)].compactMap(\.self)
          .joined(separator: " "))
    ]
  }
}

extension PrimaryDirection: CalendarEntryConvertible {
  /// One entry, at its moment.
  public var calendarEntries: [CalendarDocument.Entry] {
    let aspect = (side.map { "\($0.name)-" } ?? "") + aspect.name
    return [
      CalendarDocument.Entry(
        identity: "primary-\(promissor.name)-\(aspect)-\(significator.name)-\(at.iCalendar)",
        extent: .moment(at),
        summary: CalendarDocument.Entry.words.phrase(.primaryDirection, ["direction": "\(self)"]),
        details: CalendarDocument.Entry.words.phrase(
          .ageOf, ["age": DecimalText.fixed(years, decimals: 2)]))
    ]
  }
}

extension Profection: CalendarEntryConvertible {
  /// The year as a period.
  public var calendarEntries: [CalendarDocument.Entry] {
    [
      CalendarDocument.Entry(
        identity: "profection-\(age)-\(sign.name)-\(period.lowerBound.iCalendar)",
        extent: .period(period),
        summary: CalendarDocument.Entry.words.phrase(
          .profectedYear, ["sign": sign.title, "lord": lord.title]),
        details: CalendarDocument.Entry.words.phrase(
          .ageAndHouse, ["age": "\(age)", "house": "\(house)"]))
    ]
  }

  /// The months as periods, in order.
  package var monthEntries: [CalendarDocument.Entry] {
    months.map { month in
      CalendarDocument.Entry(
        identity: "profection-\(age)-\(month.number)-\(month.sign.name)-"
          + month.period.lowerBound.iCalendar,
        extent: .period(month.period),
        summary: CalendarDocument.Entry.words.phrase(
          .profectedMonth, ["sign": month.sign.title, "lord": month.lord.title]),
        details: CalendarDocument.Entry.words.phrase(
          .monthOfAge, ["number": "\(month.number)", "age": "\(age)"]))
    }
  }
}

extension LifePeriod: CalendarEntryConvertible {
  /// The period, then the periods within it.
  public var calendarEntries: [CalendarDocument.Entry] { entries(within: []) }

  private func entries(within outer: [LifePeriod]) -> [CalendarDocument.Entry] {
    let others = outer.reversed().map(\.name).joined(separator: ", ")
    let path = (outer + [self]).map { $0.sign?.name ?? $0.lord.name }.joined(separator: "-")
    let entry = CalendarDocument.Entry(
      identity: "period-\(path)-\(period.lowerBound.iCalendar)", extent: .period(period),
      summary: outer.isEmpty
        ? name
        : CalendarDocument.Entry.words.phrase(.periodWithin, ["period": name, "other": others]),
      details: isLoosingOfBond ? CalendarDocument.Entry.words.phrase(.bondLoosed) : "")
    return [entry] + parts.flatMap { $0.entries(within: outer + [self]) }
  }

  /// The sign that is released, or the lord.
  private var name: String { sign?.title ?? lord.title }
}

extension CalendarDocument.Entry {
  static var words: WordCorpus { .english }

  /// What an unknown time of birth leaves open, in a sentence.
  fileprivate static func openness(of days: Int?) -> String? {
    days.map { words.phrase(.uncertainDays, ["count": "\($0)"]) }
  }
}

@_spi(FrontEnd) package import Astrolabe
package import Store

extension Backend {
  /// The sun sign of a date, and its profile.
  package func sunSign(of date: CalendarDate) throws -> SunSignDocument {
    try engine.checkSpan(date)
    return SunSignDocument(try SignRequest(of: date).sign(by: engine.requests))
  }

  /// The meters of each day of a month, by the person's zone.
  package func month(year: Int, month: Int, of person: Person) async throws -> [MetersDocument] {
    let first = try CalendarDate(year, month, 1)
    return try await series(from: first, dayCount: first.lengthOfItsMonth, of: person) {
      MetersDocument($0, at: $1)
    }
  }

  /// What is made of each of some days, by the person's zone; a day that gives nil is left out.
  func series<Element: Sendable>(
    from first: CalendarDate, dayCount: Int, of person: Person,
    _ make: @escaping @Sendable (DayScores.Day, MetersLabel) -> Element?
  ) async throws -> [Element] {
    try await series(
      from: first, dayCount: dayCount, by: try await cast(of: person), for: person, make)
  }

  /// The same of any chart, for a person by whose zone the days are.
  func series<Element: Sendable>(
    from first: CalendarDate, dayCount: Int, by cast: CastChart, for person: Person,
    _ make: @escaping @Sendable (DayScores.Day, MetersLabel) -> Element?
  ) async throws -> [Element] {
    let dates = try CivilSpan(
      from: first, to: first.advanced(byDays: dayCount - 1),
      in: engine.zone(person.settings.zone))
    // In a task of its own: a month takes longer than the thread that waits for everybody's requests has.
    return try await paced(first, person) { [engine] in
      let series = try MetersRequest(of: cast.subject, during: dates).series(by: engine.requests)
      var elements: [Element] = []
      try series.forEach(ephemeris: engine.ephemeris) { _, day, label in
        if let element = make(day, label) { elements.append(element) }
      }
      return elements
    }
  }

  /// The wheel of a person's chart, with the transits of a date around it where one is given.
  package func wheel(
    of person: Person, on date: CalendarDate?, theme: PictureTheme
  ) async throws -> String {
    // In a task of its own, as all that takes milliseconds.
    try await Task { [self] in
      var wheel = WheelRequest(of: .chart(try chart(of: person), nil))
      wheel.theme = theme == .dark ? .dark : .light
      wheel.name = try profile(of: person).name
      if let date {
        try engine.checkSpan(date)
        wheel.transits = (date, try engine.zone(person.settings.zone))
      }
      return try wheel.svg(by: engine.requests)
    }.value
  }

  /// The colours of a picture.
  package enum PictureTheme: String, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }
}

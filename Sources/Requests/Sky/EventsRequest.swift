package import Astrology
internal import Documents
internal import Ephemeris

/// Asks what happens in the sky on some dates: `events.schema.json`, an array.
package struct EventsRequest: Sendable {
  /// The dates; an event belongs to the date on which it begins.
  package var dates: CivilSpan
  /// The kinds of events.
  package let kinds: Set<SkyEvent.Kind>
  /// When the Moon is void of course.
  package let void: VoidOfCourse.Definition
  /// Whether the Moon's exact aspects are events.
  package let includesMoonAspects: Bool

  /// Creates a request.
  ///
  /// - Throws: ``RequestError`` if details are given for a kind that isn't wanted.
  package init(
    during dates: CivilSpan, kinds: Set<SkyEvent.Kind> = Set(SkyEvent.Kind.allCases),
    void: VoidOfCourse.Definition = .modern, includesMoonAspects: Bool = false
  ) throws(RequestError) {
    try Self.check(kinds, void: void, includesMoonAspects: includesMoonAspects)
    self.dates = dates
    self.kinds = kinds
    self.void = void
    self.includesMoonAspects = includesMoonAspects
  }

  /// Refuses details of a kind that isn't wanted.
  package static func check(
    _ kinds: Set<SkyEvent.Kind>, void: VoidOfCourse.Definition, includesMoonAspects: Bool
  ) throws(RequestError) {
    if includesMoonAspects, !kinds.contains(.aspect) {
      throw .needsName("moon_aspects", value: nil, in: "kinds", name: "aspect")
    }
    if void != .modern, !kinds.contains(.void) {
      throw .needsName("void", value: "traditional", in: "kinds", name: "void")
    }
  }

  /// The calendar that the events are found by.
  package var calendar: SkyCalendar {
    SkyCalendar(void: void, includesMoonAspects: includesMoonAspects)
  }

  private func events(by engine: Engine) throws(RequestError) -> [SkyEvent] {
    try RequestError.wrapping {
      try calendar.events(kinds, during: dates.period, ephemeris: engine.ephemeris)
    }
  }

  /// The document, with the end of its last line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.lines(try events(by: engine).map { SkyEventDocument($0) })
  }

  /// The same events as an iCalendar file.
  package func calendarFile(by engine: Engine) throws(RequestError) -> [UInt8] {
    CalendarDocument(
      name: "The sky", entries: try events(by: engine).flatMap(\.calendarEntries)
    ).bytes
  }
}

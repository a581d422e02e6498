package import Astrology
internal import Documents
internal import Ephemeris

/// Asks for the Moon of some dates: `moon.schema.json`.
package struct MoonCalendarRequest: Sendable {
  /// The dates.
  package var dates: CivilSpan
  /// When the Moon is void of course.
  package var void: VoidOfCourse.Definition

  /// How many dates a calendar can have.
  package static let mostDates = 366

  /// Creates a request.
  ///
  /// - Throws: ``RequestError`` for more than a year of dates.
  package init(
    during dates: CivilSpan, void: VoidOfCourse.Definition = .modern
  ) throws(RequestError) {
    let count = dates.last.dayNumber - dates.first.dayNumber + 1
    guard count <= Self.mostDates else { throw .tooManyDates(count: count, limit: Self.mostDates) }
    self.dates = dates
    self.void = void
  }

  /// The calendar.
  package func calendar(by engine: Engine) throws(RequestError) -> MoonCalendar {
    try RequestError.wrapping {
      try MoonCalendar(
        from: dates.first, through: dates.last, in: dates.zone, void: void,
        ephemeris: engine.ephemeris)
    }
  }

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(MoonCalendarDocument(try calendar(by: engine)))
  }
}

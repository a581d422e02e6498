package import Astrology
internal import Documents
package import Ephemeris

/// Asks for a date at a place: twilights, planetary hours, risings and settings: `hours.schema.json`.
package struct HoursRequest: Sendable {
  /// The place.
  package var place: LocalPlace
  /// The date there.
  package var date: CalendarDate
  /// The bodies whose rising and setting is given.
  package var bodies: BodySet

  /// Creates a request; for the ten planets unless bodies are given.
  ///
  /// - Throws: ``RequestError/outsideEphemeris(_:_:)``.
  package init(
    on date: CalendarDate, at place: LocalPlace, bodies: BodySet? = nil, by engine: Engine
  ) throws(RequestError) {
    try engine.checkSpan(date)
    self.place = place
    self.date = date
    self.bodies = bodies ?? BodySet.eleven.subtracting(BodySet(.meanNode))
  }

  /// The day.
  package func answer(by engine: Engine) throws(RequestError) -> LocalDay {
    let day = try RequestError.wrapping {
      try LocalDay(
        on: date, in: place.zone, place: place.coordinates, bodies: bodies,
        ephemeris: engine.ephemeris)
    }
    guard let day else { throw .engine(FieldsError.dateNeverWas(date, place.zone)) }
    return day
  }

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(HoursDocument(try answer(by: engine)))
  }
}

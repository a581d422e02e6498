package import Astrology
internal import Documents
package import Ephemeris

/// Asks for the five limbs of a date at a place: `panchanga.schema.json`.
package struct PanchangaRequest: Sendable {
  /// The place.
  package var place: LocalPlace
  /// The date there.
  package var date: CalendarDate
  /// The sidereal zodiac of the limbs.
  package var ayanamsa: Ayanamsa
  /// What counts as sunrise.
  package var sunrise: Panchanga.Sunrise

  /// Creates a request.
  ///
  /// - Throws: ``RequestError``, also for a date that the zone's clocks left out or the ephemeris doesn't cover.
  package init(
    on date: CalendarDate, at place: LocalPlace, ayanamsa: Ayanamsa,
    sunrise: Panchanga.Sunrise = .hindu, by engine: Engine
  ) throws(RequestError) {
    try engine.checkSpan(date)
    guard !place.zone.day(date).isEmpty else {
      throw .engine(FieldsError.dateNeverWas(date, place.zone))
    }
    self.place = place
    self.date = date
    self.ayanamsa = ayanamsa
    self.sunrise = sunrise
  }

  /// The limbs.
  ///
  /// - Throws: ``RequestError/noSunrise(_:)`` where the Sun doesn't rise and set.
  package func answer(by engine: Engine) throws(RequestError) -> Panchanga {
    let panchanga = try RequestError.wrapping {
      try Panchanga(
        on: date, in: place.zone, at: place.coordinates, ayanamsa: ayanamsa, sunrise: sunrise,
        ephemeris: engine.ephemeris)
    }
    guard let panchanga else { throw .noSunrise(date) }
    return panchanga
  }

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(PanchangaDocument(try answer(by: engine), zone: place.zone))
  }
}

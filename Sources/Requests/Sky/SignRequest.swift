public import Ephemeris
public import Astrology
@_spi(FrontEnd) internal import Documents

/// Asks for the sun sign of a date: `sign_profile.schema.json`.
@_spi(FrontEnd) public struct SignRequest: Sendable {
  /// The date.
  public var date: CalendarDate

  /// Creates a request.
  public init(of date: CalendarDate) { self.date = date }

  /// The sign, by the true Sun at 12:00 UTC.
  public func sign(by engine: Engine) throws(RequestError) -> SunSignDay {
    try RequestError.wrapping { try SunSignDay(of: date, ephemeris: engine.ephemeris) }
  }

  /// The document, with the end of its line.
  public func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(SunSignDocument(try sign(by: engine)))
  }
}

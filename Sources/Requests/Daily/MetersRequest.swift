@_spi(FrontEnd) public import Astrometers
@_spi(FrontEnd) internal import Documents
internal import Astrology
internal import Ephemeris

/// Asks for a person's meters of dates or hours: `meters.schema.json`, an array.
@_spi(FrontEnd) public struct MetersRequest: Sendable {
  /// Whose meters they are.
  public var subject: ChartSubject
  /// The dates.
  public var dates: CivilSpan
  /// Whether each hour is scored instead of each date.
  public var isHourly: Bool

  /// Creates a request.
  public init(of subject: ChartSubject, during dates: CivilSpan, isHourly: Bool = false) {
    self.subject = subject
    self.dates = dates
    self.isHourly = isHourly
  }

  /// The scores, one point at a time.
  @_spi(FrontEnd) public func series(by engine: Engine) throws(RequestError) -> MeterSeries {
    MeterSeries(
      astrometer: try subject.astrometer(by: engine), first: dates.first, last: dates.last,
      zone: dates.zone, isHourly: isHourly)
  }

  /// The document, with the end of its last line.
  public func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    let series = try series(by: engine)
    var documents: [MetersDocument] = []
    try RequestError.wrapping {
      try series.forEach(ephemeris: engine.ephemeris) { _, day, label in
        documents.append(MetersDocument(day, at: label))
      }
    }
    return DocumentBytes.lines(documents)
  }
}

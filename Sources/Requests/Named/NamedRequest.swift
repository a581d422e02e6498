internal import Astrology
internal import Astrometers
internal import Documents
internal import Ephemeris

#if SwissEphemeris
internal import SwissEphemeris
#endif

/// Asks for a document by its name, with fields that are named as the command's options are.
///
/// The C library and the server answer such requests: the same JSON object has the same answer.
///
/// ```swift
/// let fields = try RequestFields(Array(#"{"birth":"1990-06-15"}"#.utf8))
/// var request = NamedRequest(.chart, fields)
/// let json = try request.document(by: engine)
/// ```
public struct NamedRequest: Sendable {
  /// The document.
  public let name: NamedRequest.Document
  /// How much the request can ask for.
  public var bounds: Bounds
  /// The person of the request; nil if its fields describe a birth.
  let person: ChartSubject?
  var request: RequestFields
  /// What the document is written in.
  public internal(set) var form = Form.json

  /// How much a request can ask for.
  public struct Bounds: Sendable, Hashable {
    /// The most dates from `from` to `to`; nil for all that the ephemeris has.
    public var mostDates: Int?
    /// The most skies of a series.
    public var mostSkies: Int
    /// Whether fields can name files and folders of this machine.
    public var allowsFiles: Bool

    /// Creates bounds.
    public init(mostDates: Int? = nil, mostSkies: Int = 100_000, allowsFiles: Bool = true) {
      self.mostDates = mostDates
      self.mostSkies = mostSkies
      self.allowsFiles = allowsFiles
    }
  }

  /// What documents are written in.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// JSON, with the end of its last line.
    case json
    /// A drawing.
    case svg
    /// An iCalendar file.
    case calendar
    /// A page.
    case html
  }

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - name: The document.
  ///   - fields: What is asked.
  ///   - person: The person of the request; nil if its fields describe a birth.
  ///   - bounds: How much it can ask for.
  public init(
    _ name: NamedRequest.Document, _ fields: RequestFields, of person: ChartSubject? = nil,
    within bounds: Bounds = Bounds()
  ) {
    self.name = name
    self.person = person
    self.bounds = bounds
    request = fields
  }

  /// The bytes of the document, with the end of its last line.
  ///
  /// - Throws: ``RequestError`` for fields that are wrong, missing or unknown, and if the engine refuses the request.
  public mutating func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    do { return try bytes(by: engine) } catch { throw RequestError(error) }
  }

  private mutating func bytes(by engine: Engine) throws -> [UInt8] {
    switch name {
    case .chart: try chart(by: engine)
    case .portrait: try portrait(by: engine)
    case .portraitOfTwo: try portraitOfTwo(by: engine)
    case .portraitOfPeriod: try portraitOfPeriod(by: engine)
    case .reading: try reading(by: engine)
    case .meters: try meters(by: engine)
    case .transits: try transits(by: engine)
    case .returns: try returns(by: engine)
    case .progressions: try progressions(by: engine)
    case .directions: try directions(by: engine)
    case .primary: try primary(by: engine)
    case .profections: try profections(by: engine)
    case .periods: try periods(by: engine)
    case .synastry: try synastry(by: engine)
    case .composite: try composite(by: engine)
    case .compare: try compare(by: engine)
    case .rectify: try rectify(by: engine)
    case .pair: try pair(by: engine)
    case .life: try life(by: engine)
    case .vedic: try vedic(by: engine)
    case .panchanga: try panchanga(by: engine)
    case .events: try events(by: engine)
    case .moon: try moon(by: engine)
    case .sky: try sky(by: engine)
    case .stars: try stars(by: engine)
    case .heliacal: try heliacal(by: engine)
    case .sign: try sign(by: engine)
    case .wheel: try wheel(by: engine)
    case .places: try places(by: engine)
    case .hours: try hours(by: engine)
    case .lines: try lines(by: engine)
    case .eclipses: try eclipses(by: engine)
    case .find: try find(by: engine)
    case .report: try report(by: engine)
    case .ask: try ask(by: engine)
    }
  }
}

extension NamedRequest {
  /// The person of the call, or the birth of the request.
  mutating func subject(by engine: Engine) throws -> ChartSubject {
    if let person { return person }
    return .birth(try request.birth(by: engine))
  }

  /// The person of the call, or the birth of the request where it has one.
  mutating func optionalSubject(by engine: Engine) throws -> ChartSubject? {
    if let person { return person }
    return try request.text("birth") == nil ? nil : subject(by: engine)
  }

  mutating func houses() throws -> HouseSystem? {
    try request.text("houses").map { try RequestNames.houseSystem($0) }
  }

  mutating func dateZone(at place: GeographicPlace?, by engine: Engine) throws -> CivilZone {
    try engine.zone(request.text("date_zone"), longitude: place?.longitude)
  }

  /// The date with its zone, if there is one; a zone goes with a date.
  mutating func optionalDate(
    at place: GeographicPlace?, by engine: Engine
  ) throws -> (date: CalendarDate, zone: CivilZone)? {
    let date = try request.date("date")
    if date == nil, try request.text("date_zone") ?? "UTC" != "UTC" {
      throw RequestError.needs("date_zone", "date")
    }
    let zone = try dateZone(at: place, by: engine)
    return date.map { ($0, zone) }
  }

  /// The dates from `from` to `to`, both included.
  mutating func dates(at place: GeographicPlace?, by engine: Engine) throws -> CivilSpan {
    try dates(in: dateZone(at: place, by: engine), by: engine)
  }

  /// The dates from `from` to `to` of a zone, both included.
  mutating func dates(in zone: CivilZone, by engine: Engine) throws -> CivilSpan {
    let (first, last) = (try request.neededDate("from"), try request.neededDate("to"))
    let dates = try CivilSpan(from: first, to: last, in: zone, within: engine.ephemeris.span)
    let count = last.dayNumber - first.dayNumber + 1
    if let most = bounds.mostDates, count > most {
      throw RequestError.tooManyDates(count: count, limit: most)
    }
    return dates
  }

  /// Whether an iCalendar file is wanted in the place of JSON.
  mutating func isCalendar() throws -> Bool {
    guard try request.flag("ics", otherwise: false) else { return false }
    form = .calendar
    return true
  }

  mutating func bodies() throws -> BodySet? {
    try request.text("bodies").map { try RequestNames.bodies($0) }
  }

  /// A name that can be seen; nil if the field is missing.
  mutating func visible(_ field: String) throws -> String? {
    let name = try request.text(field)
    try RequestError.checkIsVisible(name, RequestError.Field(field))
    return name
  }
}

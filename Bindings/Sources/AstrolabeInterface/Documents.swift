internal import Astrolabe

/// The documents that are written, by the names that callers use.
enum DocumentKind: String, CaseIterable {
  case chart, portrait
  case portraitOfTwo = "portrait_two"
  case portraitOfPeriod = "portrait_period"
  case reading, meters, transits, returns
  case progressions, directions, profections
  case synastry, composite, compare
  case pair, life
  case events, moon, sky, sign, wheel
  case places, hours, eclipses, find, report
  case ask
}

/// A document in the making: the engine, the request and its people.
struct DocumentMaker {
  let engine: Engine
  var request: Request
  /// Whom it is about, where that isn't part of the request.
  let person: Person?

  var ephemeris: StandardEphemeris { engine.ephemeris }

  /// The bytes of a document, with the end of its last line.
  mutating func bytes(of kind: DocumentKind) throws -> [UInt8] {
    switch kind {
    case .chart: try chart()
    case .portrait: try portrait()
    case .portraitOfTwo: try portraitOfTwo()
    case .portraitOfPeriod: try portraitOfPeriod()
    case .reading: try reading()
    case .meters: try meters()
    case .transits: try transits()
    case .returns: try returns()
    case .progressions: try progressions()
    case .directions: try directions()
    case .profections: try profections()
    case .synastry: try synastry()
    case .composite: try composite()
    case .compare: try compare()
    case .pair: try pair()
    case .life: try life()
    case .events: try events()
    case .moon: try moon()
    case .sky: try sky()
    case .sign: try sign()
    case .wheel: try wheel()
    case .places: try places()
    case .hours: try hours()
    case .eclipses: try eclipses()
    case .find: try find()
    case .report: try report()
    case .ask: try ask()
    }
  }

  private mutating func chart() throws -> [UInt8] {
    let houses = try houses()
    let subject = try subject()
    let more = try ChartMore.read(
      isWanted: request.flag("more", otherwise: false), lots: request.text("lots"),
      fortune: request.choice("fortune"), points: request.text("points"))
    try request.finish()
    return try ChartRequest(of: subject, houses: houses, more: more).document(by: engine)
  }

  private mutating func reading() throws -> [UInt8] {
    let subject = try subject()
    let zone = try dateZone(at: subject.birth.place)
    let (date, instant) = (try request.text("date"), try request.text("at"))
    let hasTexts = try request.flag("texts", otherwise: true)
    let hasMore = try request.flag("more", otherwise: false)
    let situation = try ReadingRequest.situation(request.text("situation"))
    try request.finish()
    return try ReadingRequest(
      of: subject, at: ReadingRequest.Time(date: date, at: instant, by: engine), in: zone,
      hasTexts: hasTexts, hasMore: hasMore, situation: situation
    ).document(by: engine)
  }

  private mutating func meters() throws -> [UInt8] {
    let subject = try subject()
    let dates = try dates(at: subject.birth.place)
    let isHourly = try request.flag("hourly", otherwise: false)
    try request.finish()
    return try MetersRequest(of: subject, during: dates, isHourly: isHourly).document(by: engine)
  }

  private mutating func transits() throws -> [UInt8] {
    let subject = try subject()
    let bodies = try bodies() ?? .eleven
    let dates = try dates(at: subject.birth.place)
    let isCalendar = try request.flag("ics", otherwise: false)
    let name = try request.text("name")
    try request.finish()
    let transits = TransitsRequest(of: subject, during: dates, bodies: bodies)
    return isCalendar
      ? try transits.calendarFile(named: name, by: engine) : try transits.document(by: engine)
  }

  private mutating func returns() throws -> [UInt8] {
    let subject = try subject()
    let dates = try dates(at: subject.birth.place)
    try request.finish()
    return try ReturnsRequest(of: subject, during: dates).document(by: engine)
  }

  private mutating func events() throws -> [UInt8] {
    let kinds = try RequestNames.eventKinds(request.text("kinds"))
    let void: VoidOfCourse.Definition = try request.choice("void") ?? .modern
    let hasMoonAspects = try request.flag("moon_aspects", otherwise: false)
    let dates = try dates(at: nil)
    let isCalendar = try request.flag("ics", otherwise: false)
    try request.finish()
    let events = try EventsRequest(
      during: dates, kinds: kinds, void: void, includesMoonAspects: hasMoonAspects)
    return isCalendar ? try events.calendarFile(by: engine) : try events.document(by: engine)
  }

  private mutating func moon() throws -> [UInt8] {
    let void: VoidOfCourse.Definition = try request.choice("void") ?? .modern
    let dates = try dates(at: nil)
    try request.finish()
    return try MoonCalendarRequest(during: dates, void: void).document(by: engine)
  }

  private mutating func sky() throws -> [UInt8] {
    let bodies = try bodies() ?? .eleven
    let instant = try request.needed("at")
    try request.finish()
    return try SkyRequest(at: RequestTimes.instant(instant, by: engine), bodies: bodies)
      .document(by: engine)
  }

  private mutating func sign() throws -> [UInt8] {
    let date = try request.neededDate()
    try request.finish()
    return try SignRequest(of: date).document(by: engine)
  }

  private mutating func wheel() throws -> [UInt8] {
    let size = try request.whole("size")
    try WheelRequest.checkWidth(size)
    let theme: ThemeName? = try request.choice("theme")
    let form = try WheelRequest.form(
      sheet: request.choice("sheet"), isBare: request.flag("bare", otherwise: false))
    let points = try WheelRequest.points(request.text("points"))
    let zodiac = try ZodiacText.read(request.text("zodiac") ?? "tropical")
    let houses = try houses()
    let name = try visible("name")
    let subject = try subject()
    let transits = try optionalDate(at: subject.birth.place)
    try request.finish()
    var wheel = WheelRequest(of: subject, form: form)
    wheel.houses = houses
    wheel.name = name
    wheel.transits = transits
    wheel.points = points
    wheel.ayanamsa = zodiac.ayanamsa
    wheel.theme = theme == .auto ? nil : theme == .dark ? .dark : .light
    wheel.width = size
    return Array(try wheel.svg(by: engine).utf8)
  }
}

/// The colours of a picture by their names.
private enum ThemeName: String, CaseIterable {
  case light, dark, auto
}

private let newline = UInt8(ascii: "\n")
/// More bytes than a chart has.
private let usualLength = 1 << 14

extension DocumentMaker {
  static func line(_ document: some JSONWritable) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(usualLength)
    JSONWriter.append(document, to: &bytes)
    bytes.append(newline)
    return bytes
  }

  /// The person of the call, or the birth of the request.
  mutating func subject() throws -> ChartSubject {
    if let person { return .chart(person.chart, person.astrometer) }
    return .birth(try request.birth(by: engine))
  }

  mutating func houses() throws -> HouseSystem? {
    try request.text("houses").map { try RequestNames.houseSystem($0) }
  }

  mutating func dateZone(at place: GeographicPlace?) throws -> CivilZone {
    try engine.zone(request.text("date_zone"), longitude: place?.longitude)
  }

  /// The date with its zone, if there is one; a zone goes with a date.
  mutating func optionalDate(
    at place: GeographicPlace?
  ) throws -> (date: CalendarDate, zone: CivilZone)? {
    let date = try request.date("date")
    if date == nil, try request.text("date_zone") ?? "UTC" != "UTC" {
      throw RequestError.needs("date_zone", "date")
    }
    let zone = try dateZone(at: place)
    return date.map { ($0, zone) }
  }

  /// The dates from `from` to `to`, both included.
  mutating func dates(at place: GeographicPlace?) throws -> CivilSpan {
    try dates(in: dateZone(at: place))
  }

  /// The dates from `from` to `to` of a zone, both included.
  mutating func dates(in zone: CivilZone) throws -> CivilSpan {
    try CivilSpan(
      from: request.neededDate("from"), to: request.neededDate("to"), in: zone,
      within: ephemeris.span)
  }

  mutating func bodies() throws -> BodySet? {
    try request.text("bodies").map { try RequestNames.bodies($0) }
  }

  /// A name that can be seen; nil if the field is missing.
  mutating func visible(_ field: String) throws -> String? {
    let name = try request.text(field)
    try RequestError.checkIsVisible(name, RequestField(field))
    return name
  }
}

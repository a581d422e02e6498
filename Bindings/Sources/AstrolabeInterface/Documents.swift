internal import Astrolabe

/// The documents that are written, by the names that callers use.
enum DocumentKind: String, CaseIterable {
  case chart, portrait
  case portraitOfTwo = "portrait_two"
  case portraitOfPeriod = "portrait_period"
  case reading, meters, transits, returns
  case progressions, directions, profections
  case synastry, composite
  case pair, life
  case events, sky, sign, wheel
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
    case .pair: try pair()
    case .life: try life()
    case .events: try events()
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
    let birth = try birth()
    let beyond = try beyond()
    try request.finish()
    let chart = try chart(of: birth, houses: houses)
    guard let beyond else { return Self.line(NatalChartDocument(chart)) }
    let wider = try WiderChart(of: chart, points: beyond.points, ephemeris: ephemeris)
    let prenatal = try PrenatalMoons(of: chart, ephemeris: ephemeris)
    return Self.line(
      ChartWithMoreDocument(ChartMoreDocument(wider, lots: beyond.lots, prenatal: prenatal)))
  }

  private mutating func reading() throws -> [UInt8] {
    let birth = try birth()
    let zone = try dateZone(at: birth.place)
    let (date, instant) = (try request.text("date"), try request.text("at"))
    let hasTexts = try request.flag("texts", otherwise: true)
    let hasMore = try request.flag("more", otherwise: false)
    let situation = try request.text("situation").map { text in
      do { return try Situation(text) } catch { throw Failure.usage("situation: \(error)") }
    }
    try request.finish()
    var writer: ReadingWriter
    switch (date, instant) {
    case (let date?, nil):
      writer = try engine.writer(
        of: DateTimeText.readDate(date), in: zone, hasTexts: hasTexts, hasMore: hasMore)
    case (nil, let instant?):
      let ut =
        switch try InstantText(instant) {
        case .ut(let ut): ut
        case .tt(let tt): try ephemeris.universalTime(tt)
        }
      let day = try ReadingDay(at: ut, in: zone, ephemeris: ephemeris)
      writer = try engine.writer(of: day, hasTexts: hasTexts, hasMore: hasMore)
    case (nil, nil): throw Failure.usage("the field date is missing")
    case (_?, _?): throw Failure.usage("date and at don't go together; give one of them")
    }
    writer = writer.adapted(to: situation ?? .unsaid)
    let text =
      if let person {
        try writer.text(of: person.chart, by: person.astrometer)
      } else {
        try writer.text(of: birth)
      }
    return Array(text.utf8) + [newline]
  }

  private mutating func meters() throws -> [UInt8] {
    let birth = try birth()
    let (first, last, zone) = try dates(at: birth.place)
    let isHourly = try request.flag("hourly", otherwise: false)
    try request.finish()
    let astrometer =
      try person?.astrometer ?? Astrometer(of: try chart(of: birth), ephemeris: ephemeris)
    var documents: [MetersDocument] = []
    let series = MeterSeries(
      astrometer: astrometer, first: first, last: last, zone: zone, isHourly: isHourly)
    try series.forEach(ephemeris: ephemeris) { _, day, label in
      documents.append(MetersDocument(day, at: label))
    }
    return Self.lines(documents)
  }

  private mutating func transits() throws -> [UInt8] {
    let birth = try birth()
    let bodies = try bodies()
    let (first, last, zone) = try dates(at: birth.place)
    let isCalendar = try request.flag("ics", otherwise: false)
    let name = try request.text("name")
    try request.finish()
    let period = Self.period(first, last, in: zone)
    let calendar = TransitCalendar(of: try chart(of: birth), bodies: bodies)
    let transits = try calendar.transits(during: period, ephemeris: ephemeris)
    if isCalendar {
      let person = PersonCalendar(of: birth, named: name, zone: zone)
      let entries = transits.flatMap { person.entries(of: $0, within: period, hasSpans: false) }
      return CalendarDocument(name: person.name("Transits", born: birth.date), entries: entries)
        .bytes
    }
    return Self.lines(transits.map { TransitDocument($0, during: period) })
  }

  private mutating func returns() throws -> [UInt8] {
    let birth = try birth()
    let (first, last, zone) = try dates(at: birth.place)
    try request.finish()
    let chart = try chart(of: birth)
    let returns = try Luminary.allCases.flatMap { luminary in
      try PlanetaryReturn.returns(
        of: luminary.body, to: chart, during: Self.period(first, last, in: zone),
        ephemeris: ephemeris)
    }
    return Self.line(ReturnsDocument(returns.sorted { ($0.at, $0.number) < ($1.at, $1.number) }))
  }

  private mutating func events() throws -> [UInt8] {
    let kinds = try kinds()
    let void = try request.choice("void", of: ["modern", "traditional"])
    let hasMoonAspects = try request.flag("moon_aspects", otherwise: false)
    let (first, last, zone) = try dates(at: nil)
    let isCalendar = try request.flag("ics", otherwise: false)
    try request.finish()
    if hasMoonAspects, !kinds.contains(.aspect) {
      throw Failure.usage("moon_aspects goes with the kind aspect; name that kind, too")
    }
    if void == "traditional", !kinds.contains(.void) {
      throw Failure.usage("void goes with the kind void; name that kind, too")
    }
    let calendar = SkyCalendar(
      void: void == "traditional" ? .traditional : .modern, includesMoonAspects: hasMoonAspects)
    let events = try calendar.events(
      kinds, during: Self.period(first, last, in: zone), ephemeris: ephemeris)
    if isCalendar {
      return CalendarDocument(name: "The sky", entries: events.flatMap(\.calendarEntries)).bytes
    }
    return Self.lines(events.map { SkyEventDocument($0) })
  }

  private mutating func sky() throws -> [UInt8] {
    let bodies = try bodies()
    let instant = try InstantText(request.needed("at"))
    try request.finish()
    let sky =
      switch instant {
      case .ut(let ut): try ephemeris.sky(at: ut, bodies: bodies)
      case .tt(let tt): try ephemeris.sky(at: tt, bodies: bodies)
      }
    return Self.line(SkyDocument(sky))
  }

  private mutating func sign() throws -> [UInt8] {
    let date = try DateTimeText.readDate(request.needed("date"))
    try request.finish()
    return Self.line(SunSignDocument(try SunSignDay(of: date, ephemeris: ephemeris)))
  }

  private mutating func wheel() throws -> [UInt8] {
    let size = try request.whole("size")
    if let size, !(100...20_000).contains(size) {
      throw Failure.usage("size \(size) is no width of 100 to 20000 pixels")
    }
    let theme = try request.choice("theme", of: ["light", "dark", "auto"])
    let sheet = try request.choice("sheet", of: PaperFormat.allCases.map(\.rawValue))
    let isBare = try request.flag("bare", otherwise: false)
    if isBare, sheet != nil {
      throw Failure.usage("bare and sheet don't go together; give one of them")
    }
    let points = try request.text("points").map { try WheelPoint.Mark.list($0) }
    let zodiac = try ZodiacText.read(request.text("zodiac") ?? "tropical")
    let houses = try houses()
    let name = try request.text("name")
    if let name, name.isBlank {
      throw Failure.usage("name is blank; give a name, or leave the field out")
    }
    let birth = try birth()
    let date = try request.text("date").map { try DateTimeText.readDate($0) }
    if date == nil, try request.text("date_zone") ?? "UTC" != "UTC" {
      throw Failure.usage("date_zone goes with date; give both")
    }
    let zone = try dateZone(at: birth.place)
    try request.finish()
    let chart = try chart(of: birth, houses: houses)
    let colors: Theme? = theme == "auto" ? nil : theme == "dark" ? .dark : .light
    var wheel = WheelPicture(chart: chart, theme: colors, name: name)
    if let paper = sheet.flatMap(PaperFormat.init(rawValue:)) { wheel.form = .sheet(paper) }
    if isBare { wheel.form = .tile }
    if let date { try wheel.addTransits(of: date, in: zone, ephemeris: ephemeris) }
    if let points { try wheel.addPoints(points, ephemeris: ephemeris) }
    if let ayanamsa = zodiac.ayanamsa { try wheel.turn(by: ayanamsa, ephemeris: ephemeris) }
    return Array(try wheel.svg(width: size).utf8)
  }
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

  /// An array of documents, one a line, as the command writes them while they come.
  static func lines(_ documents: [some JSONWritable]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(usualLength)
    bytes.append(UInt8(ascii: "["))
    for (index, document) in documents.enumerated() {
      if index > 0 { bytes += [UInt8(ascii: ","), newline] }
      JSONWriter.append(document, to: &bytes)
    }
    bytes += [UInt8(ascii: "]"), newline]
    return bytes
  }

  static func period(
    _ first: CalendarDate, _ last: CalendarDate, in zone: CivilZone
  ) -> Range<JulianDay<UT1>> {
    zone.day(first).lowerBound..<zone.day(last).upperBound
  }

  mutating func birth() throws -> Birth {
    try person?.chart.birth ?? request.birth(by: engine)
  }

  func chart(of birth: Birth, houses: HouseSystem? = nil) throws -> NatalChart {
    if let person, houses == nil { return person.chart }
    return try NatalChart(of: birth, houses: houses ?? .placidus, ephemeris: ephemeris)
  }

  mutating func houses() throws -> HouseSystem? {
    try request.choice("houses", of: HouseSystem.allCases.map(\.name))
      .map { try HouseSystem(name: $0) }
  }

  mutating func dateZone(at place: GeographicPlace?) throws -> CivilZone {
    try engine.zone(request.text("date_zone"), longitude: place?.longitude)
  }

  /// The dates from `from` to `to`, both included.
  mutating func dates(
    at place: GeographicPlace?
  ) throws -> (first: CalendarDate, last: CalendarDate, zone: CivilZone) {
    let zone = try dateZone(at: place)
    let (first, last) = try dates()
    return (first, last, zone)
  }

  /// The dates from `from` to `to`, both included, without their zone.
  mutating func dates() throws -> (first: CalendarDate, last: CalendarDate) {
    let first = try DateTimeText.readDate(request.needed("from"))
    let last = try DateTimeText.readDate(request.needed("to"))
    guard first <= last else {
      throw Failure.data("to \(last) is before from \(first); give them in order")
    }
    for date in [first, last] where !ephemeris.span.contains(date) {
      throw Failure.data("\(date) lies outside the ephemeris, which covers \(ephemeris.span)")
    }
    return (first, last)
  }

  mutating func bodies() throws -> BodySet {
    guard let names = try request.text("bodies") else { return .eleven }
    if names == "all" { return .all }
    let bodies = try names.split(separator: ",", omittingEmptySubsequences: false).map { name in
      do throws(NameError) {
        return try CelestialBody(name: name)
      } catch {
        throw Failure.usage(error.description)
      }
    }
    return BodySet(bodies)
  }

  private mutating func kinds() throws -> Set<SkyEvent.Kind> {
    guard let names = try request.text("kinds") else { return Set(SkyEvent.Kind.allCases) }
    return Set(
      try names.split(separator: ",", omittingEmptySubsequences: false).map { name in
        guard let kind = SkyEvent.Kind(rawValue: String(name)) else {
          let kinds = SkyEvent.Kind.allCases.map(\.rawValue).joined(separator: ", ")
          throw Failure.usage(
            "there is no kind \"\(String(name).printable)\"; kinds are \(kinds)")
        }
        return kind
      })
  }
}

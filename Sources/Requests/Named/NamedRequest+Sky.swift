internal import Astrology
internal import Documents
internal import Drawing
internal import Ephemeris

#if SwissEphemeris
internal import SwissEphemeris
#endif

/// The documents of the sky, and pictures.
extension NamedRequest {
  mutating func events(by engine: Engine) throws -> [UInt8] {
    let dates = try dates(at: nil, by: engine)
    if try request.flag("retrogrades", otherwise: false) {
      let bodies = try bodies() ?? Station.bodies.subtracting(BodySet(.chiron))
      try request.finish()
      let spans = try RetrogradeSpan.spans(
        of: bodies.intersection(Station.bodies), during: dates.period, ephemeris: engine.ephemeris)
      return DocumentBytes.line(RetrogradesDocument(spans))
    }
    let kinds = try RequestNames.eventKinds(request.text("kinds"))
    let void: VoidOfCourse.Definition = try request.choice("void") ?? .modern
    let hasMoonAspects = try request.flag("moon_aspects", otherwise: false)
    let isCalendar = try isCalendar()
    try request.finish()
    let events = try EventsRequest(
      during: dates, kinds: kinds, void: void, includesMoonAspects: hasMoonAspects)
    return isCalendar ? try events.calendarFile(by: engine) : try events.document(by: engine)
  }

  mutating func moon(by engine: Engine) throws -> [UInt8] {
    let void: VoidOfCourse.Definition = try request.choice("void") ?? .modern
    let dates = try dates(at: nil, by: engine)
    try request.finish()
    return try MoonCalendarRequest(during: dates, void: void).document(by: engine)
  }

  mutating func sky(by engine: Engine) throws -> [UInt8] {
    if request.has("from") || request.has("to") { return try skies(by: engine) }
    let ayanamsa = try ZodiacText.read(request.text("zodiac") ?? "tropical").ayanamsa
    let place = try request.text("place")
    let isTopocentric = try request.flag("topocentric", otherwise: false)
    let isHeliocentric = try request.flag("heliocentric", otherwise: false)
    let bodies = try bodies()
    let text = try request.needed("at")
    try request.finish()
    let instant = try RequestTimes.instant(text, by: engine)
    try SkyRequest.check(
      isHeliocentric: isHeliocentric, isTopocentric: isTopocentric, hasPlace: place != nil,
      hasBodies: bodies != nil, isSidereal: ayanamsa != nil)
    if isHeliocentric { return try heliocentric(at: instant, by: engine) }
    let ephemeris = engine.ephemeris
    let value = try ayanamsa.map { try ephemeris.value(of: $0, at: instant) }
    let sky = try ephemeris.sky(at: instant, bodies: bodies ?? .eleven)
    guard let place else { return DocumentBytes.line(SkyDocument(sky, ayanamsa: value)) }
    let point = try NamedPlace(place).coordinates
    return DocumentBytes.line(
      SkyDocument(
        sky.seen(from: point, earth: try ephemeris.orientation(at: instant)), ayanamsa: value,
        seenFrom: point))
  }

  private func heliocentric(at instant: Instant, by engine: Engine) throws -> [UInt8] {
    #if SwissEphemeris
    return DocumentBytes.line(
      HeliocentricDocument(try engine.ephemeris.heliocentricSky(at: instant)))
    #else
    throw FieldsError.needsSwissEphemeris("heliocentric")
    #endif
  }

  /// The skies of dates, or their curves.
  private mutating func skies(by engine: Engine) throws -> [UInt8] {
    let fold = try request.whole("graph")
    let bodies = try bodies()
    // The Moon's line would hide the others.
    let usual = fold == nil ? BodySet.eleven : BodySet.eleven.subtracting(BodySet(.moon))
    let dates = try dates(in: .utc, by: engine)
    let series = try SkySeriesRequest(
      from: dates.first, to: dates.last,
      stepSeconds: LengthText.stepSeconds(request.text("step")),
      isNoon: request.flag("noon", otherwise: false), bodies: bodies ?? usual,
      within: engine.ephemeris.span)
    try request.finish()
    try series.check(limit: bounds.mostSkies)
    guard let fold else { return try series.document(by: engine) }
    form = .svg
    return Array(try series.graph(fold: fold, by: engine).utf8)
  }

  mutating func stars(by engine: Engine) throws -> [UInt8] {
    let wanted = try request.text("names").map { try StarList.read($0) } ?? FixedStar.named
    let text = try request.needed("at")
    try request.finish()
    #if SwissEphemeris
    let instant = try RequestTimes.instant(text, by: engine)
    let places = try wanted.map { try engine.ephemeris.place(of: $0, at: instant) }
    return DocumentBytes.line(StarsDocument(places, at: instant))
    #else
    throw FieldsError.needsSwissEphemeris("stars")
    #endif
  }

  mutating func sign(by engine: Engine) throws -> [UInt8] {
    let date = try request.neededDate()
    try request.finish()
    return try SignRequest(of: date).document(by: engine)
  }

  mutating func wheel(by engine: Engine) throws -> [UInt8] {
    let size = try request.whole("size")
    try WheelRequest.checkWidth(size)
    let theme: WheelRequest.ThemeChoice = try request.choice("theme") ?? .light
    let form = try WheelRequest.form(
      sheet: request.choice("sheet"), isBare: request.flag("bare", otherwise: false))
    let points = try WheelRequest.points(request.text("points"))
    let zodiac = try ZodiacText.read(request.text("zodiac") ?? "tropical")
    let houses = try houses()
    let name = try visible("name")
    let subject = try subject(by: engine)
    let transits = try optionalDate(at: subject.birth.place, by: engine)
    try request.finish()
    var wheel = WheelRequest(of: subject, form: form)
    wheel.houses = houses
    wheel.name = name
    wheel.transits = transits
    wheel.points = points
    wheel.ayanamsa = zodiac.ayanamsa
    wheel.theme = theme.theme
    wheel.width = size
    self.form = .svg
    return Array(try wheel.svg(by: engine).utf8)
  }
}

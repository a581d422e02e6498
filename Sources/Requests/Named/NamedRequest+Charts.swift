internal import Astrology
internal import Documents
internal import Ephemeris

#if SwissEphemeris
internal import SwissEphemeris
#endif

/// The documents of a person.
extension NamedRequest {
  mutating func chart(by engine: Engine) throws -> [UInt8] {
    let houses = try houses()
    let subject = try subject(by: engine)
    if let text = try request.text("for_place") {
      return try relocation(of: subject, to: text, houses: houses, by: engine)
    }
    let more = try more()
    try request.finish()
    return try ChartRequest(of: subject, houses: houses, more: more).document(by: engine)
  }

  /// What is wanted beyond the chart.
  private mutating func more() throws -> ChartRequest.More? {
    let zodiac = try ZodiacText.read(request.text("zodiac") ?? "tropical")
    let orbs = try request.text("orbs").map { try OrbText.read($0) }
    let folder = try request.text("asteroid_files")
    if folder != nil, !bounds.allowsFiles { throw FieldsError.noFiles("asteroid_files") }
    let isWanted = try request.flag("more", otherwise: false)
    var more = try ChartRequest.More.read(
      isWanted: isWanted, lots: request.text("lots"), fortune: request.choice("fortune"),
      points: request.text("points"), hasStars: request.flag("stars", otherwise: false),
      harmonic: request.whole("harmonic"))
    try RequestError.check(
      [
        ("zodiac", zodiac.ayanamsa != nil), ("orbs", orbs != nil),
        ("asteroid_files", folder != nil),
      ], need: "more", given: isWanted)
    more?.ayanamsa = zodiac.ayanamsa
    more?.orbs = orbs
    more?.asteroidFolder = folder
    return more
  }

  /// The chart at another place beside that of the birth.
  private mutating func relocation(
    of subject: ChartSubject, to text: String, houses: HouseSystem?, by engine: Engine
  ) throws -> [UInt8] {
    for field in ["more", "zodiac"] where request.has(field) {
      throw RequestError.exclusive([RequestError.Field(field), "for_place"])
    }
    try request.finish()
    let place = try NamedPlace(text)
    let relocation = try Relocation(
      of: subject.chart(houses: houses, by: engine), to: place.coordinates,
      houses: houses ?? .placidus, ephemeris: engine.ephemeris)
    guard let relocation else { throw RequestError.timeMissing("for_place", needsPlace: false) }
    return DocumentBytes.line(RelocationDocument(relocation, name: place.name))
  }

  /// The sidereal zodiac of a field; Lahiri's unless given.
  mutating func ayanamsa() throws -> Ayanamsa {
    guard let ayanamsa = try ZodiacText.read(request.text("zodiac") ?? "sidereal").ayanamsa else {
      throw RequestError.tropicalZodiac
    }
    return ayanamsa
  }

  mutating func vedic(by engine: Engine) throws -> [UInt8] {
    let ayanamsa = try ayanamsa()
    let year: OptionName<VimshottariDasha.Year>? = try request.choice("dasha_year")
    let subject = try subject(by: engine)
    try request.finish()
    let chart = try SiderealChart(
      of: subject.chart(by: engine), ayanamsa: ayanamsa, ephemeris: engine.ephemeris)
    return DocumentBytes.line(VedicDocument(VedicChart(of: chart), year: year?.value ?? .julian))
  }

  mutating func reading(by engine: Engine) throws -> [UInt8] {
    let subject = try subject(by: engine)
    let zone = try dateZone(at: subject.birth.place, by: engine)
    let (date, instant) = (try request.text("date"), try request.text("at"))
    let calendar = try request.calendar()
    let hasTexts = try request.flag("texts", otherwise: true)
    let hasMore = try request.flag("more", otherwise: false)
    let situation = try ReadingRequest.situation(request.text("situation"))
    try request.finish()
    return try ReadingRequest(
      of: subject,
      at: ReadingRequest.Time(date: date, on: calendar, at: instant, by: engine), in: zone,
      hasTexts: hasTexts, hasMore: hasMore, situation: situation
    ).document(by: engine)
  }

  mutating func meters(by engine: Engine) throws -> [UInt8] {
    let subject = try subject(by: engine)
    let dates = try dates(at: subject.birth.place, by: engine)
    let isHourly = try request.flag("hourly", otherwise: false)
    try request.finish()
    return try MetersRequest(of: subject, during: dates, isHourly: isHourly).document(by: engine)
  }
}

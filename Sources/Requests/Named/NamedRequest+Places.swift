internal import Astrology
@_spi(FrontEnd) internal import Documents
internal import Drawing
internal import Ephemeris
internal import Pages
internal import Places
internal import Readings
internal import Words

#if SwissEphemeris
internal import SwissEphemeris
#endif

/// Documents about places, about the day at a place, and about times at which conditions hold.
extension NamedRequest {
  /// Places by a name or near a point.
  mutating func places(by engine: Engine) throws -> [UInt8] {
    let name = try request.text("name")
    let near = try coordinates()
    let limit = try request.whole("limit") ?? PlaceLimit.usual
    try request.finish()
    try PlaceLimit.check(limit)
    let finder = try Engine.places.get()
    if let name {
      let search = try finder.search(name, limit: limit, near: near)
      if search.answers.isEmpty { throw PlaceError.unknown(name, nearest: []) }
      return DocumentBytes.line(PlacesDocument(search, near: near))
    }
    guard let near else {
      throw RequestError.missing("name", example: "Ulm, or give lat and lon")
    }
    return DocumentBytes.line(PlacesDocument(try finder.nearest(to: near, limit: limit)))
  }

  /// A date at a place: twilights, planetary hours, risings and settings.
  mutating func hours(by engine: Engine) throws -> [UInt8] {
    let place = try neededPlace(by: engine)
    let wanted = try bodies()
    let date = try request.neededDate()
    try request.finish()
    return try HoursRequest(on: date, at: place, bodies: wanted, by: engine).document(by: engine)
  }

  /// The five limbs of a date at a place.
  mutating func panchanga(by engine: Engine) throws -> [UInt8] {
    let ayanamsa = try ayanamsa()
    let sunrise: OptionName<Panchanga.Sunrise>? = try request.choice("sunrise")
    let place = try neededPlace(by: engine)
    let date = try request.neededDate()
    try request.finish()
    return try PanchangaRequest(
      on: date, at: place, ayanamsa: ayanamsa, sunrise: sunrise?.value ?? .hindu, by: engine
    ).document(by: engine)
  }

  /// The lines of a map, or the directions of bodies from the place of birth.
  mutating func lines(by engine: Engine) throws -> [UInt8] {
    let bodies = try bodies() ?? .eleven
    let subject = try subject(by: engine)
    let point = try request.text("for_place").map { try NamedPlace($0).coordinates }
    let isLocalSpace = try request.flag("local_space", otherwise: false)
    let isGeo = try request.flag("geojson", otherwise: false)
    let isPicture = try request.flag("svg", otherwise: false)
    try request.finish()
    try RequestError.checkExclusive([("geojson", isGeo), ("svg", isPicture)])
    try RequestError.check(
      "local_space", isGiven: isLocalSpace,
      excludes: [("geojson", isGeo), ("svg", isPicture), ("for_place", point != nil)])
    let chart = try subject.chart(by: engine)
    if isLocalSpace {
      let places = try HorizontalPlace.places(
        of: chart, bodies: bodies, ephemeris: engine.ephemeris)
      guard let places else { throw RequestError.timeMissing("local_space", needsPlace: true) }
      return DocumentBytes.line(LocalSpaceDocument(places))
    }
    let lines = try AngularLine.lines(of: chart, bodies: bodies, ephemeris: engine.ephemeris)
    guard let lines else { throw RequestError.timeMissing(nil, needsPlace: false) }
    if isGeo { return DocumentBytes.line(LinesGeoDocument(lines, for: point)) }
    guard isPicture else { return DocumentBytes.line(LinesDocument(lines, for: point)) }
    form = .svg
    let map = LineMapPicture(
      lines: lines, chart: chart, marks: try CityMarks.marks(),
      home: point ?? subject.birth.place, theme: .light, land: try CityMarks.land())
    return Array(map.picture.svg().utf8)
  }

  /// When stars and planets are first and last seen beside the Sun.
  mutating func heliacal(by engine: Engine) throws -> [UInt8] {
    let objects = try StarList.objects(request.text("names"))
    let place = try neededPlace(by: engine)
    let dates = try dates(in: place.zone, by: engine)
    try request.finish()
    #if SwissEphemeris
    return DocumentBytes.line(
      HeliacalDocument(
        try engine.ephemeris.heliacalEvents(
          of: objects, at: place.coordinates, during: dates.period)))
    #else
    throw FieldsError.needsSwissEphemeris("heliacal")
    #endif
  }

  /// Eclipses as they are seen from a place.
  mutating func eclipses(by engine: Engine) throws -> [UInt8] {
    let place = try neededPlace(by: engine)
    let dates = try dates(in: place.zone, by: engine)
    let luminary: Luminary? = try request.choice("of")
    try request.finish()
    #if SwissEphemeris
    let eclipses = try engine.ephemeris.eclipses(
      of: luminary.map { [$0] } ?? Set(Luminary.allCases), seenFrom: place.coordinates,
      during: dates.period)
    return DocumentBytes.line(EclipsesDocument(eclipses))
    #else
    throw FieldsError.needsSwissEphemeris("eclipses")
    #endif
  }

  /// Windows in which conditions hold.
  mutating func find(by engine: Engine) throws -> [UInt8] {
    let when = try conditions("when")
    let unless = try conditions("unless")
    guard !when.isEmpty || !unless.isEmpty else {
      throw RequestError.missing("when", example: "\"moon in taurus\"")
    }
    let condition = SkyCondition.all(when) && !.any(unless)
    let subject = try optionalSubject(by: engine)
    let birth = subject?.birth
    let ground = birth == nil ? try localPlace(by: engine) : nil
    let zone =
      if let ground { ground.zone } else {
        try dateZone(at: birth?.place, by: engine)
      }
    let shortest = try request.text("lasting").map { try LengthText.days($0, of: "lasting") } ?? 0
    let limit = try request.whole("limit") ?? .max
    guard limit > 0 else {
      throw RequestError.below("limit", value: limit, least: 1)
    }
    let other = birth == nil ? nil : try request.text("for_place").map { try NamedPlace($0) }
    let isInPlace = ground != nil
    let dates = try dates(in: zone, by: engine)
    try request.finish()
    let search = try WindowSearch(
      condition, place: ground?.coordinates ?? other?.coordinates ?? birth?.place,
      zone: isInPlace ? zone : nil,
      chart: try subject.map { try $0.chart(by: engine) })
    let windows = try search.windows(during: dates.period, ephemeris: engine.ephemeris)
    return DocumentBytes.line(
      WindowsDocument(Array(windows.lasting(atLeast: shortest).ranges.prefix(limit))))
  }

  /// The page of a day in HTML.
  mutating func report(by engine: Engine) throws -> [UInt8] {
    let subject = try subject(by: engine)
    let houses = try houses()
    let name = try visible("name")
    let zone = try dateZone(at: subject.birth.place, by: engine)
    let date = try request.neededDate()
    try request.finish()
    let report = try DayReport(
      of: try subject.chart(houses: houses, by: engine), on: date, in: zone, named: name, with: nil,
      ephemeris: engine.ephemeris, words: .english)
    form = .html
    return Array(try ReportPage(report, provenance: try engine.provenance()).html().utf8)
  }

  /// The conditions of a field, with semicolons between them.
  private mutating func conditions(_ name: String) throws -> [SkyCondition] {
    try (request.text(name) ?? "").split(separator: ";").map { try SkyCondition(String($0)) }
  }

  private mutating func neededPlace(by engine: Engine) throws -> LocalPlace {
    guard let place = try localPlace(by: engine) else { throw FieldsError.noPlace }
    return place
  }

  /// The place of the request; nil if it has none.
  private mutating func localPlace(by engine: Engine) throws -> LocalPlace? {
    let name = try request.text("place")
    let zone = try request.text("zone")
    let place = try LocalPlace(named: name, at: coordinates(), zone: zone, by: engine)
    if place == nil, zone != nil { throw FieldsError.zoneWithoutPlace }
    return place
  }

  private mutating func coordinates() throws -> GeographicPlace? {
    let (latitude, longitude) = (try request.coordinate("lat"), try request.coordinate("lon"))
    guard latitude != nil || longitude != nil else { return nil }
    guard let place = try CoordinateText.place(latitude: latitude, longitude: longitude) else {
      throw FieldsError.halfPlace
    }
    return place
  }
}

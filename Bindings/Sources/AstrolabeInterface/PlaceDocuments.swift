internal import Astrolabe

/// Documents about places, about the day at a place, and about times at which conditions hold.
extension DocumentMaker {
  /// Places by a name or near a point.
  mutating func places() throws -> [UInt8] {
    let name = try request.text("name")
    let near = try coordinates()
    let limit = try request.whole("limit") ?? 10
    try request.finish()
    guard (1...1_000).contains(limit) else {
      throw RequestError.outside("limit", value: limit, allowed: 1...1_000)
    }
    let finder = try Engine.places.get()
    if let name {
      let search = try finder.search(name, limit: limit, near: near)
      if search.answers.isEmpty { throw PlaceError.unknown(name, nearest: []) }
      return Self.line(PlacesDocument(search, near: near))
    }
    guard let near else {
      throw RequestError.missing("name", example: "Ulm, or give lat and lon")
    }
    return Self.line(PlacesDocument(try finder.nearest(to: near, limit: limit)))
  }

  /// A date at a place: twilights, planetary hours, risings and settings.
  mutating func hours() throws -> [UInt8] {
    let ground = try neededGround()
    let wanted = try bodies()
    let date = try request.neededDate()
    try request.finish()
    try engine.checkSpan(date)
    let day = try LocalDay(
      on: date, in: ground.zone, place: ground.place,
      bodies: wanted ?? BodySet.eleven.subtracting(BodySet(.meanNode)), ephemeris: ephemeris)
    guard let day else {
      throw Failure.data("\(date) never was in \(ground.zone.name); give another date")
    }
    return Self.line(HoursDocument(day))
  }

  /// Eclipses as they are seen from a place.
  mutating func eclipses() throws -> [UInt8] {
    let ground = try neededGround()
    let dates = try dates(in: ground.zone)
    try request.finish()
    let eclipses = try ephemeris.eclipses(
      of: Set(Luminary.allCases), seenFrom: ground.place,
      during: dates.period)
    return Self.line(EclipsesDocument(eclipses))
  }

  /// Windows in which conditions hold.
  mutating func find() throws -> [UInt8] {
    let when = try conditions("when")
    let unless = try conditions("unless")
    guard !when.isEmpty || !unless.isEmpty else {
      throw RequestError.missing("when", example: "\"moon in taurus\"")
    }
    let condition = SkyCondition.all(when) && !.any(unless)
    let subject = try request.text("birth") == nil ? nil : subject()
    let birth = subject?.birth
    let ground = birth == nil ? try ground() : nil
    let zone =
      if let ground { ground.zone } else {
        try dateZone(at: birth?.place)
      }
    let isInPlace = ground != nil
    let dates = try dates(in: zone)
    try request.finish()
    let search = try WindowSearch(
      condition, place: ground?.place ?? birth?.place, zone: isInPlace ? zone : nil,
      chart: try subject.map { try $0.chart(by: engine) })
    let windows = try search.windows(during: dates.period, ephemeris: ephemeris)
    return Self.line(WindowsDocument(Array(windows.ranges)))
  }

  /// The page of a day in HTML.
  mutating func report() throws -> [UInt8] {
    let subject = try subject()
    let houses = try houses()
    let name = try visible("name")
    let zone = try dateZone(at: subject.birth.place)
    let date = try request.neededDate()
    try request.finish()
    let report = try DayReport(
      of: try subject.chart(houses: houses, by: engine), on: date, in: zone, named: name, with: nil,
      ephemeris: ephemeris, words: .english)
    return Array(try ReportPage(report, provenance: try engine.provenance()).html().utf8)
  }

  /// The conditions of a field, with semicolons between them.
  private mutating func conditions(_ name: String) throws -> [SkyCondition] {
    try (request.text(name) ?? "").split(separator: ";").map { try SkyCondition(String($0)) }
  }

  /// A place and its clocks.
  struct Ground {
    let place: GeographicPlace
    let zone: CivilZone
  }

  private mutating func neededGround() throws -> Ground {
    guard let ground = try ground() else {
      throw Failure.usage("the place is missing; give place, or lat and lon")
    }
    return ground
  }

  /// The place of the request with the zone that is given, or else that of the place, or the nearest town.
  private mutating func ground() throws -> Ground? {
    let name = try request.text("place")
    let zoneName = try request.text("zone")
    guard let name else {
      guard let place = try coordinates() else {
        guard zoneName == nil else {
          throw Failure.usage("zone goes with a place; give place, or lat and lon")
        }
        return nil
      }
      let nearest = try zoneName ?? Engine.places.get().nearest(to: place).first?.place.zone
      return Ground(place: place, zone: try engine.zone(nearest, longitude: place.longitude))
    }
    guard try coordinates() == nil else {
      throw BirthError.placeTwice
    }
    let found = try Engine.place(named: name).place
    return Ground(
      place: found.coordinates,
      zone: try engine.zone(zoneName ?? found.zone, longitude: found.coordinates.longitude))
  }

  private mutating func coordinates() throws -> GeographicPlace? {
    let (latitude, longitude) = (try request.coordinate("lat"), try request.coordinate("lon"))
    guard latitude != nil || longitude != nil else { return nil }
    guard let place = try CoordinateText.place(latitude: latitude, longitude: longitude) else {
      throw Failure.usage("a place needs its latitude and its longitude; give lat and lon")
    }
    return place
  }
}

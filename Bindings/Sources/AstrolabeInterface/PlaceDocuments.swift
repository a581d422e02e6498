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
      throw Failure.usage("limit must be 1 to 1000, not \(limit)")
    }
    let finder = try Engine.places.get()
    if let name {
      let search = try finder.search(name, limit: limit, near: near)
      if search.answers.isEmpty { throw PlaceError.unknown(name, nearest: []) }
      return Self.line(PlacesDocument(search, near: near))
    }
    guard let near else {
      throw Failure.usage("the field name is missing; give name, or lat and lon")
    }
    return Self.line(PlacesDocument(try finder.nearest(to: near, limit: limit)))
  }

  /// A date at a place: twilights, planetary hours, risings and settings.
  mutating func hours() throws -> [UInt8] {
    let ground = try neededGround()
    let wanted = try request.text("bodies") == nil ? nil : bodies()
    let date = try DateTimeText.readDate(request.needed("date"))
    try request.finish()
    guard ephemeris.span.contains(date) else {
      throw Failure.data("\(date) lies outside the ephemeris, which covers \(ephemeris.span)")
    }
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
    let (first, last) = try dates()
    try request.finish()
    let eclipses = try ephemeris.eclipses(
      of: Set(Luminary.allCases), seenFrom: ground.place,
      during: Self.period(first, last, in: ground.zone))
    return Self.line(EclipsesDocument(eclipses))
  }

  /// Windows in which conditions hold.
  mutating func find() throws -> [UInt8] {
    let when = try conditions("when")
    let unless = try conditions("unless")
    guard !when.isEmpty || !unless.isEmpty else {
      throw Failure.usage("the field when is missing; give when, such as \"moon in taurus\"")
    }
    let condition = SkyCondition.all(when) && !.any(unless)
    let birth = try request.text("birth") == nil ? nil : birth()
    let ground = birth == nil ? try ground() : nil
    let zone =
      if let ground { ground.zone } else {
        try dateZone(at: birth?.place)
      }
    let isInPlace = ground != nil
    let (first, last) = try dates()
    try request.finish()
    let search = try WindowSearch(
      condition, place: ground?.place ?? birth?.place, zone: isInPlace ? zone : nil,
      chart: try birth.map { try chart(of: $0) })
    let windows = try search.windows(
      during: Self.period(first, last, in: zone), ephemeris: ephemeris)
    return Self.line(WindowsDocument(Array(windows.ranges)))
  }

  /// The page of a day in HTML.
  mutating func report() throws -> [UInt8] {
    let birth = try birth()
    let houses = try houses()
    let name = try request.text("name")
    if let name, name.isBlank {
      throw Failure.usage("name is blank; give a name, or leave the field out")
    }
    let zone = try dateZone(at: birth.place)
    let date = try DateTimeText.readDate(request.needed("date"))
    try request.finish()
    let report = try DayReport(
      of: try chart(of: birth, houses: houses), on: date, in: zone, named: name, with: nil,
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
      throw Failure.usage("place and lat, lon don't go together; give one of them")
    }
    let found = try Engine.places.get().place(name).place
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

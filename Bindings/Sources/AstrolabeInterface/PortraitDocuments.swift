internal import Astrolabe

/// What charts say about a person, two people or a period.
extension DocumentMaker {
  mutating func portrait() throws -> [UInt8] {
    let houses = try houses()
    let chapter = try request.text("chapter").map { try PortraitChapter(name: $0) }
    let birth = try birth()
    let date = try request.text("date").map { try DateTimeText.readDate($0) }
    if date == nil, try request.text("date_zone") ?? "UTC" != "UTC" {
      throw Failure.usage("date_zone goes with date; give both")
    }
    let zone = try dateZone(at: birth.place)
    try request.finish()
    let chart = try chart(of: birth, houses: houses)
    let bridge = try date.map {
      try PortraitBridge(of: chart, from: $0, in: zone, ephemeris: ephemeris)
    }
    let portrait = Portrait(of: chart, touchedBy: bridge)
    return Self.line(PortraitDocument(WrittenPortrait(portrait), only: chapter))
  }

  mutating func portraitOfTwo() throws -> [UInt8] {
    let houses = try houses()
    let chapter = try request.text("chapter").map { try PairChapter(name: $0) }
    let bond = try request.text("bond").map { try PortraitBond(name: $0) } ?? .love
    let names = PairNames(try visible("name"), try visible("with_name"))
    let birth = try birth()
    let other = try otherBirth()
    try request.finish()
    let synastry = try Synastry(
      of: chart(of: birth, houses: houses),
      and: NatalChart(of: other, houses: houses ?? .placidus, ephemeris: ephemeris),
      ephemeris: ephemeris)
    return Self.line(
      PassagesDocument(PairPortrait(of: synastry, as: bond), names: names, only: chapter))
  }

  mutating func portraitOfPeriod() throws -> [UInt8] {
    let houses = try houses()
    let chapter = try request.text("chapter").map { try PeriodChapter(name: $0) }
    let birth = try birth()
    let lengths = PeriodPortrait.Length.allCases.map(\.rawValue)
    guard
      let length = try request.choice("period", of: lengths)
        .flatMap(PeriodPortrait.Length.init(rawValue:))
    else { throw Failure.usage("the field period is missing; it is year, month or week") }
    let date = try DateTimeText.readDate(request.needed("date"))
    let zone = try dateZone(at: birth.place)
    try request.finish()
    let (_, last) = length.dates(of: date)
    guard zone.day(last).upperBound > birth.instant else {
      throw Failure.data("\(last) is before the birth; give a later date")
    }
    let portrait = try PeriodPortrait(
      length, of: date, for: chart(of: birth, houses: houses), in: zone, ephemeris: ephemeris)
    return Self.line(PassagesDocument(portrait, only: chapter))
  }

  /// A name that can be seen; nil if the field is missing.
  private mutating func visible(_ field: String) throws -> String? {
    let name = try request.text(field)
    if let name, name.isBlank {
      throw Failure.usage("\(field) is blank; give a name, or leave the field out")
    }
    return name
  }
}

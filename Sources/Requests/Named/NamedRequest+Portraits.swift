internal import Astrology
internal import Documents
internal import Ephemeris
internal import Readings
internal import Words

#if SwissEphemeris
internal import SwissEphemeris
#endif

/// What charts say about a person, two people or a period.
extension NamedRequest {
  mutating func portrait(by engine: Engine) throws -> [UInt8] {
    let houses = try houses()
    let chapter: Portrait.ChapterKind? = try RequestNames.named(request.text("chapter"))
    let subject = try subject(by: engine)
    let bridge = try optionalDate(at: subject.birth.place, by: engine)
    try request.finish()
    return try PortraitRequest(of: subject, houses: houses, bridge: bridge, only: chapter)
      .document(by: engine)
  }

  mutating func portraitOfTwo(by engine: Engine) throws -> [UInt8] {
    let chapter: PairPortrait.ChapterKind? = try RequestNames.named(request.text("chapter"))
    let bond: PairPortrait.Bond? = try RequestNames.named(request.text("bond"))
    let names = try PairPortraitRequest.names(request.text("name"), request.text("with_name"))
    let couple = try couple(by: engine)
    try request.finish()
    return try PairPortraitRequest(of: couple, as: bond, names: names, only: chapter)
      .document(by: engine)
  }

  mutating func portraitOfPeriod(by engine: Engine) throws -> [UInt8] {
    let houses = try houses()
    let chapter: PeriodPortrait.ChapterKind? = try RequestNames.named(request.text("chapter"))
    let subject = try subject(by: engine)
    guard let length: PeriodPortrait.Length = try request.choice("period") else {
      throw RequestError.missing("period", example: "year, month or week")
    }
    let date = try request.neededDate()
    let zone = try dateZone(at: subject.birth.place, by: engine)
    try request.finish()
    return try PeriodPortraitRequest(
      length, of: date, for: subject, in: zone, houses: houses, only: chapter,
      within: engine.ephemeris.span
    ).document(by: engine)
  }
}

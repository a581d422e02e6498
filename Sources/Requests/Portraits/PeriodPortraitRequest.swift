public import Astrology
@_spi(FrontEnd) public import Documents
public import Ephemeris
public import Readings
public import Words

#if SwissEphemeris
public import SwissEphemeris
#endif

/// Asks what a year, a month or a week says to a person: `portrait_period.schema.json`.
@_spi(FrontEnd) public struct PeriodPortraitRequest: Sendable {
  /// Whose period it is.
  public let subject: ChartSubject
  /// The house system; Placidus unless given.
  public let houses: HouseSystem?
  /// How long the period is.
  public let length: PeriodPortrait.Length
  /// One of its dates.
  public let date: CalendarDate
  /// The zone of the dates.
  public let zone: CivilZone
  /// The place of a year's solar return; the birthplace unless given.
  public var returnPlace: (name: String, place: GeographicPlace)?
  /// The only chapter that is written; nil for all.
  public var chapter: PeriodPortrait.ChapterKind?
  /// What the texts are chosen from.
  public var words: WordCorpus

  /// Creates a request.
  ///
  /// - Throws: ``RequestError`` if the dates are before birth or outside the ephemeris.
  public init(
    _ length: PeriodPortrait.Length, of date: CalendarDate, for subject: ChartSubject,
    in zone: CivilZone, houses: HouseSystem? = nil,
    returnPlace: (name: String, place: GeographicPlace)? = nil,
    only chapter: PeriodPortrait.ChapterKind? = nil, words: WordCorpus = .english,
    within span: EphemerisSpan = StandardEphemeris.span
  ) throws(RequestError) {
    try Self.check(length, of: date, in: zone, after: subject.birth, within: span)
    self.subject = subject
    self.houses = houses
    self.length = length
    self.date = date
    self.zone = zone
    self.returnPlace = returnPlace
    self.chapter = chapter
    self.words = words
  }

  /// Refuses a period before birth or outside the ephemeris.
  package static func check(
    _ length: PeriodPortrait.Length, of date: CalendarDate, in zone: CivilZone, after birth: Birth,
    within span: EphemerisSpan = StandardEphemeris.span
  ) throws(RequestError) {
    let (first, last) = length.dates(of: date)
    guard span.contains(first), span.contains(last) else {
      throw .periodOutsideEphemeris(first...last, span)
    }
    guard zone.day(last).upperBound > birth.instant else {
      throw .datesBeforeBirth(last: last, nil)
    }
  }

  /// The chart and the portrait of the period.
  public func portrait(
    by engine: Engine
  ) throws(RequestError) -> (chart: NatalChart, portrait: PeriodPortrait) {
    let chart = try subject.chart(houses: houses, by: engine)
    do {
      return (
        chart,
        try PeriodPortrait(
          length, of: date, for: chart, in: zone, returnPlace: returnPlace,
          ephemeris: engine.ephemeris)
      )
    } catch {
      // The next birthday or the next new Moon lies beyond the edge, and nobody gave its date.
      switch error {
      case .outOfSpan(_, _, let span), .reachesOutOfSpan(_, let span):
        let (first, last) = length.dates(of: date)
        throw .periodOutsideEphemeris(first...last, span)
      default: throw RequestError(error)
      }
    }
  }

  /// The document as a value.
  public func value(by engine: Engine) throws(RequestError) -> PassagesDocument {
    PassagesDocument(try portrait(by: engine).portrait, only: chapter, in: words)
  }

  /// The document, with the end of its line.
  public func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(try value(by: engine))
  }
}

public import Astrology
public import Ephemeris
public import Readings
public import Words
@_spi(FrontEnd) public import Documents

/// Asks what a chart says about a person: `portrait.schema.json`.
@_spi(FrontEnd) public struct PortraitRequest: Sendable {
  /// Whose portrait it is.
  public var subject: ChartSubject
  /// The house system; Placidus unless given.
  public var houses: HouseSystem?
  /// The date from which slow transits are looked for, and its zone; nil for none.
  public var bridge: (date: CalendarDate, zone: CivilZone)?
  /// The only chapter that is written; nil for all.
  public var chapter: Portrait.ChapterKind?
  /// What the texts are chosen from.
  public var words: WordCorpus

  /// Creates a request.
  public init(
    of subject: ChartSubject, houses: HouseSystem? = nil,
    bridge: (date: CalendarDate, zone: CivilZone)? = nil, only chapter: Portrait.ChapterKind? = nil,
    words: WordCorpus = .english
  ) {
    self.subject = subject
    self.houses = houses
    self.bridge = bridge
    self.chapter = chapter
    self.words = words
  }

  /// The chart and its portrait.
  public func portrait(
    by engine: Engine
  ) throws(RequestError) -> (chart: NatalChart, portrait: WrittenPortrait) {
    let chart = try subject.chart(houses: houses, by: engine)
    return try RequestError.wrapping {
      let bridge = try bridge.map {
        try PortraitBridge(of: chart, from: $0.date, in: $0.zone, ephemeris: engine.ephemeris)
      }
      return (chart, WrittenPortrait(Portrait(of: chart, touchedBy: bridge), in: words))
    }
  }

  /// The document as a value.
  public func value(by engine: Engine) throws(RequestError) -> PortraitDocument {
    PortraitDocument(try portrait(by: engine).portrait, only: chapter)
  }

  /// The document, with the end of its line.
  public func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(try value(by: engine))
  }
}

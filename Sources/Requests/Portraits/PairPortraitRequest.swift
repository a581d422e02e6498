public import Astrology
@_spi(FrontEnd) public import Documents
@_spi(FrontEnd) public import Readings
public import Words

/// Asks what two charts say about two people: `portrait_two.schema.json`.
@_spi(FrontEnd) public struct PairPortraitRequest: Sendable {
  /// The two people.
  public var couple: Couple
  /// What they are to each other; nil for the usual bond by their ages.
  public var bond: PairPortrait.Bond?
  /// What they are called.
  public var names: PairNames
  /// The only chapter that is written; nil for all.
  public var chapter: PairPortrait.ChapterKind?
  /// What the texts are chosen from.
  public var words: WordCorpus

  /// Creates a request.
  public init(
    of couple: Couple, as bond: PairPortrait.Bond? = nil, names: PairNames = PairNames(),
    only chapter: PairPortrait.ChapterKind? = nil, words: WordCorpus = .english
  ) {
    self.couple = couple
    self.bond = bond
    self.names = names
    self.chapter = chapter
    self.words = words
  }

  /// Reads the names of two people.
  ///
  /// - Throws: ``RequestError/blank(_:)``.
  public static func names(
    _ first: String?, _ second: String?
  ) throws(RequestError) -> PairNames {
    try RequestError.checkIsVisible(first, "name")
    try RequestError.checkIsVisible(second, "with_name")
    return PairNames(first, second)
  }

  /// The two charts laid over each other, and the portrait.
  public func portrait(
    by engine: Engine
  ) throws(RequestError) -> (synastry: Synastry, portrait: PairPortrait) {
    let (first, second) = try couple.charts(by: engine)
    return try RequestError.wrapping {
      let synastry = try Synastry(of: first, and: second, ephemeris: engine.ephemeris)
      return (synastry, PairPortrait(of: synastry, as: bond ?? .usual(synastry)))
    }
  }

  /// The document as a value.
  public func value(by engine: Engine) throws(RequestError) -> PassagesDocument {
    PassagesDocument(try portrait(by: engine).portrait, names: names, only: chapter, in: words)
  }

  /// The document, with the end of its line.
  public func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(try value(by: engine))
  }
}

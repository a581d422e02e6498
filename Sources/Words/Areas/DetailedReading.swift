public import Readings

/// A person's day in eight areas of life, with what the sky does for everybody and what the week brings.
///
/// Made of an outlook and of words; `DetailedReadingDocument` writes it down. The same outlook gives the
/// same texts.
public struct DetailedReading: Sendable, Equatable {
  /// What the sky that everyone shares does: two to four sentences of 4 to 60 words.
  public let overview: [String]
  /// The most notable things of the next seven days, in two or three sentences.
  public let lookAhead: String
  private let passages: [String]

  /// Describes a day in detail.
  ///
  /// - Parameters:
  ///   - outlook: The reading and what is beyond it.
  ///   - words: What the texts are chosen from.
  public init(of outlook: DayOutlook, words: WordCorpus = .english) {
    self.init(of: ReadingFacts(outlook), words: words)
  }

  /// The same of facts that are gathered already.
  public init(of facts: ReadingFacts, words: WordCorpus = .english) {
    let texts = DetailedReading.Texts(of: facts, words: words)
    overview = texts.overview
    lookAhead = texts.lookAhead
    passages = LifeArea.allCases.map { texts.text(of: $0) }
  }

  /// How an area of life stands, why, and what helps, in 80 to 120 words.
  public func passage(on area: LifeArea) -> String { passages[area.index] }
}

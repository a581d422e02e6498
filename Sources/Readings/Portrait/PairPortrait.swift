public import Astrology
internal import Ephemeris

/// What two birth charts say about two people: contacts ranked by weight, what is easy, what takes work.
///
/// The value has no sentences; `written(names:in:)` of `Words` makes them. The same charts and the same bond
/// give the same portrait. It never says whether two people belong together.
///
/// Without a time of birth a portrait has no house and no angle of that person, and only those contacts that hold
/// at every hour that the birth may have had.
public struct PairPortrait: Sendable, Hashable {
  /// What the two are to each other.
  public let bond: PairPortrait.Bond
  /// Whether the first person's time of birth is known.
  public let isFirstTimed: Bool
  /// Whether the second person's time of birth is known.
  public let isSecondTimed: Bool
  /// The chapters that have something to say, in their order.
  public let chapters: [Chapter]
  /// Chooses among the alternatives of a text, so that two pairs with the same fact read different sentences.
  package let variant: Int

  /// A chapter.
  public struct Chapter: Sendable, Hashable {
    /// Which one it is.
    public let chapter: PairPortrait.ChapterKind
    /// Its paragraphs, each of at least one statement; at least one.
    public let paragraphs: [[Statement]]
    /// The question that it ends with, and the owner of the point that it is about.
    package let question: Sentence?
  }

  /// Something that the charts say.
  public struct Statement: Sendable, Hashable {
    /// What carries it; at least one fact.
    public let facts: [PairPortrait.Fact]
    /// How strong it is, 0 and more; comparable within a portrait.
    public let weight: Double
    /// The texts that say it, in order.
    package let sentences: [Sentence]
  }

  /// A text, and who is the first person in it.
  package enum Sentence: Sendable, Hashable {
    /// A text that has two names.
    case text(PassageText, PairPortrait.Side)
    /// What stands out: contacts by name.
    case standsOut([Contact])
  }

  /// The portrait of two people.
  ///
  /// - Parameters:
  ///   - synastry: The two charts.
  ///   - bond: What the two are to each other.
  public init(of synastry: Synastry, as bond: PairPortrait.Bond) {
    self.bond = bond
    isFirstTimed = synastry.first.angles != nil
    isSecondTimed = synastry.second.angles != nil
    chapters = PairPlan(synastry, bond).chapters()
    variant = synastry.first.position(of: .sun).minute + synastry.second.position(of: .sun).minute
  }

  /// A chapter, or nil if the charts have nothing to say there.
  public subscript(chapter: PairPortrait.ChapterKind) -> Chapter? {
    chapters.first { $0.chapter == chapter }
  }
}

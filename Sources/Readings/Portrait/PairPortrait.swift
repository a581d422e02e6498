public import Astrology
internal import Ephemeris
public import Words

/// What two birth charts say about two people: contacts ranked by weight, what is easy, what takes work.
///
/// The value has no sentences; ``PairPortrait/written(names:in:)`` makes them. The same charts and the same bond
/// give the same portrait. It never says whether two people belong together.
///
/// Without a time of birth a portrait has no house and no angle of that person, and only those contacts that hold
/// at every hour that the birth may have had.
public struct PairPortrait: Sendable, Hashable {
  /// What the two are to each other.
  public let bond: PortraitBond
  /// Whether the first person's time of birth is known.
  public let isFirstTimed: Bool
  /// Whether the second person's time of birth is known.
  public let isSecondTimed: Bool
  /// The chapters that have something to say, in their order.
  public let chapters: [Chapter]
  /// Chooses among the alternatives of a text, so that two pairs with the same fact read different sentences.
  private let variant: Int

  /// A chapter.
  public struct Chapter: Sendable, Hashable {
    /// Which one it is.
    public let chapter: PairChapter
    /// Its paragraphs, each of at least one statement; at least one.
    public let paragraphs: [[Statement]]
    /// The question that it ends with, and the owner of the point that it is about.
    let question: Sentence?
  }

  /// Something that the charts say.
  public struct Statement: Sendable, Hashable {
    /// What carries it; at least one fact.
    public let facts: [PairFact]
    /// How strong it is, 0 and more; comparable within a portrait.
    public let weight: Double
    /// The texts that say it, in order.
    let sentences: [Sentence]
  }

  /// A text, and who is the first person in it.
  enum Sentence: Sendable, Hashable {
    /// A text that has two names.
    case text(PassageText, PairSide)
    /// What stands out: contacts by name.
    case standsOut([Contact])
  }

  /// The portrait of two people.
  ///
  /// - Parameters:
  ///   - synastry: The two charts.
  ///   - bond: What the two are to each other.
  public init(of synastry: Synastry, as bond: PortraitBond) {
    self.bond = bond
    isFirstTimed = synastry.first.angles != nil
    isSecondTimed = synastry.second.angles != nil
    chapters = PairPlan(synastry, bond).chapters()
    variant = synastry.first.position(of: .sun).minute + synastry.second.position(of: .sun).minute
  }

  /// A chapter, or nil if the charts have nothing to say there.
  public subscript(chapter: PairChapter) -> Chapter? { chapters.first { $0.chapter == chapter } }

  /// The portrait in sentences.
  ///
  /// - Parameters:
  ///   - names: What the two are called.
  ///   - words: The texts.
  /// - Returns: The chapters with their sentences.
  public func written(
    names: PairNames = PairNames(), in words: WordCorpus = .english
  ) -> WrittenPassages {
    WrittenPassages(
      chapters: chapters.map { chapter in
        WrittenPassages.Chapter(
          name: chapter.chapter.name,
          title: words.frame(chapter.chapter.heading, names.slots(.one)),
          paragraphs: chapter.paragraphs.map { paragraph in
            paragraph.map { statement in
              WrittenPassages.Statement(
                text: statement.sentences.map { $0.written(names, in: words, variant: variant) }
                  .joined(separator: " "),
                because: statement.facts.map(\.key),
                why: statement.facts.map { $0.title(names, in: words) },
                weight: statement.weight)
            }
          },
          question: chapter.question.map { $0.written(names, in: words, variant: variant) })
      })
  }
}

extension PairNames {
  /// The slots of a text in which a side is the first person.
  func slots(_ side: PairSide) -> [String: String] {
    ["one": self[side], "other": self[side.opposite]]
  }
}

extension PairPortrait.Sentence {
  func written(_ names: PairNames, in words: WordCorpus, variant: Int) -> String {
    switch self {
    case .text(let text, let side):
      return words.passage(text, names.slots(side), variant: variant)
    case .standsOut(let contacts):
      let list = contacts.map { contact in
        let frame: PassageFrame =
          switch contact.kind.portraitNature {
          case .fused: .contactFused
          case .easy: .contactEasy
          case .hard: .contactHard
          }
        return words.frame(
          frame,
          [
            "one": names[.one], "first": contact.first.title, "other": names[.other],
            "second": contact.second.title,
          ])
      }
      return words.frame(.standsOut, ["list": words.list(list)])
    }
  }
}

extension WordCorpus {
  /// Names in a row: `a`, `a and b`, `a, b and c`.
  func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return frame(
      .and, ["first": items.dropLast().joined(separator: ", "), "second": last])
  }
}

extension PairChapter {
  fileprivate var heading: PassageFrame {
    switch self {
    case .summary: .twoSummary
    case .core: .twoCore
    case .binds: .twoBinds
    case .ease: .twoEase
    case .work: .twoWork
    case .houses: .twoHouses
    case .certainty: .twoCertainty
    }
  }
}

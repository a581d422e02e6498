internal import Astrometers
@_spi(FrontEnd) public import Ephemeris
internal import Readings

/// How a reader lives, as far as the reader has said: some texts presuppose it.
///
/// ```swift
/// let situation = try Situation("single,works")
/// let texts = ReadingTexts(of: facts, situation: situation)
/// ```
///
/// It is never inferred. Where a part is unsaid, no text presupposes it.
public struct Situation: Sendable, Hashable {
  /// Whether the reader has a partner; nil where that is unsaid.
  public let relationship: Relationship?
  /// What the reader does by day; nil where that is unsaid.
  public let work: Work?

  /// Whether a reader has a partner.
  public enum Relationship: String, Sendable, Hashable, CaseIterable, Codable {
    /// Without one.
    case single
    /// With one.
    case partnered
  }

  /// What a reader does by day.
  public enum Work: String, Sendable, Hashable, CaseIterable, Codable {
    /// Goes to work.
    case works
    /// Learns at a school or a university.
    case studies
    /// Keeps house, or is at home for another reason.
    case home
  }

  /// A reader who has said nothing.
  public static let unsaid = Situation()

  /// Creates a situation from what is said.
  public init(relationship: Relationship? = nil, work: Work? = nil) {
    self.relationship = relationship
    self.work = work
  }

  /// Reads names with commas between them, such as `single`, `works` or `partnered,home`.
  ///
  /// - Throws: ``SituationError`` for another name, and where two say the same thing.
  public init(_ text: String) throws(SituationError) {
    var (relationship, work): (Relationship?, Work?) = (nil, nil)
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if let one = Relationship(rawValue: String(part)) {
        guard relationship == nil else { throw SituationError(text: text, isTwice: true) }
        relationship = one
      } else if let one = Work(rawValue: String(part)) {
        guard work == nil else { throw SituationError(text: text, isTwice: true) }
        work = one
      } else {
        throw SituationError(text: String(part), isTwice: false)
      }
    }
    self.init(relationship: relationship, work: work)
  }

  /// The names that ``init(_:)`` reads, in its order.
  public static var names: [String] {
    Relationship.allCases.map(\.rawValue) + Work.allCases.map(\.rawValue)
  }
}

/// A text that is no situation.
public struct SituationError: AstrolabeError, Hashable {
  /// The text, or the part of it that is wrong.
  public let text: String
  /// Whether two of its names say the same thing.
  public let isTwice: Bool

  /// The request.
  public var cause: ErrorCause { .usage }

  /// What is wrong, and what is valid.
  public var description: String {
    isTwice
      ? "\"\(text.printable)\" says one thing twice; give one of single and partnered, one of works, studies and home"
      : "\"\(text.printable)\" is no situation; give one of single and partnered, one of works, studies and home, with a comma between them"
  }
}

/// Which way a day leans, as lines for a reader's work are kept.
enum WorkLeaning: String, CaseIterable {
  case easy, even, hard

  init(_ direction: FactDirection) {
    self =
      switch direction {
      case .easy: .easy
      case .mixed: .even
      case .hard: .hard
      }
  }
}

extension WordKey {
  /// The state of love for somebody with or without a partner.
  static func love(_ relationship: Situation.Relationship, _ quality: MeterScore.Quality) -> Self {
    Self(
      .situation, 0, relationship == .single ? 0 : 1, quality.index,
      "situation.love.\(relationship.rawValue).\(quality.name)")
  }

  /// A deed for somebody who works, learns or is at home.
  static func work(_ work: Situation.Work, _ leaning: WorkLeaning) -> Self {
    let places = (
      Situation.Work.allCases.firstIndex(of: work) ?? 0,
      WorkLeaning.allCases.firstIndex(of: leaning) ?? 0
    )
    return Self(
      .situation, 1, places.0, places.1, "situation.work.\(work.rawValue).\(leaning.rawValue)")
  }
}

extension WordLimits {
  static let situationLove = Self(words: 6...22, alternatives: 7)
  static let situationWork = Self(words: 5...20, alternatives: 8)
}

extension WordReader {
  mutating func readSituation(_ tree: WordTree) {
    let fields = fields(tree, at: "", named: ["love", "work"])
    if let tree = fields["love"] {
      let keys = Situation.Relationship.allCases.flatMap { relationship in
        MeterScore.Quality.allCases.map {
          ("\(relationship.rawValue).\($0.name)", relationship, $0)
        }
      }
      let lists = self.fields(tree, at: "love", named: keys.map(\.0))
      for (name, relationship, quality) in keys {
        add(.love(relationship, quality), lists[name], at: "love.\(name)", .situationLove)
      }
    }
    if let tree = fields["work"] {
      let keys = Situation.Work.allCases.flatMap { work in
        WorkLeaning.allCases.map { ("\(work.rawValue).\($0.rawValue)", work, $0) }
      }
      let lists = self.fields(tree, at: "work", named: keys.map(\.0))
      for (name, work, leaning) in keys {
        add(.work(work, leaning), lists[name], at: "work.\(name)", .situationWork)
      }
    }
  }
}

extension ReadingTexts {
  /// The line on love for a reader who has said whether there is a partner, on every second day.
  var situationLove: String? {
    guard let relationship = situation.relationship, rota.day % 2 == 0 else { return nil }
    let quality = facts.scores.scores[.love].quality
    return every(.love(relationship, quality))
  }

  /// The deed for a reader who has said what there is to do by day, on every second day.
  var situationDeed: String? {
    guard let work = situation.work, rota.day % 2 != 0 else { return nil }
    return every(.work(work, WorkLeaning(story.plan.leaning)))
  }

  /// The text of a list that is used on every second day, each in turn.
  private func every(_ key: WordKey) -> String? {
    Rota(person: rota.person, day: (rota.day - rota.day % 2) / 2)
      .text(of: words.texts(key), slot: RotaSlot.situation).map { words.text($0) }
  }
}

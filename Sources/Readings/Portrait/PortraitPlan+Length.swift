internal import Astrology
internal import Ephemeris

// How long a portrait is.

extension PortraitPlan {
  /// How many statements a portrait has at most, without what transits touch.
  private static let statementCount = 36

  /// The chapters without their weakest statements, where they are too many or some more have to go.
  func shortened(_ chapters: [Portrait.Chapter], by more: Int = 0) -> [Portrait.Chapter] {
    let counted = chapters.filter { $0.chapter != .bridge }
    let statements = counted.flatMap(\.paragraphs).flatMap(\.statements)
      .filter { $0.form != .place }
    let spare = counted.filter { $0.chapter != .summary && $0.chapter != .certainty }
      .flatMap { chapter in
        chapter.paragraphs.flatMap(\.statements).compactMap { statement in
          statement.rank(in: chapter.chapter).map { (rank: $0, statement: statement) }
        }
      }
      .filter { item in
        if case .aspect(let aspect)? = item.statement.facts.first {
          !facts.closest.contains(aspect)
        } else {
          true
        }
      }
      .sorted { ($0.rank, $0.statement.weight) < ($1.rank, $1.statement.weight) }
    let left = Set(
      spare.prefix(max(0, statements.count - Self.statementCount + more)).map(\.statement))
    guard !left.isEmpty else { return chapters }
    return chapters.compactMap { chapter in
      let paragraphs = chapter.paragraphs
        .map { $0.statements.compactMap { left.contains($0) ? $0.placeOnly : $0 } }
        .filter { !$0.isEmpty }.map(Portrait.Paragraph.init(statements:))
      guard !paragraphs.isEmpty else { return nil }
      return Portrait.Chapter(
        chapter: chapter.chapter, paragraphs: paragraphs, question: chapter.question)
    }
  }
}

extension Portrait.Statement {
  /// How early it is left out, 0 first; nil for what is always said.
  fileprivate func rank(in chapter: Portrait.ChapterKind) -> Int? {
    switch (form, facts.first) {
    case (.plain, .house(let body, let house)?) where body.isOuter && house.strength != .angular: 2
    case (.plain, .aspect(let aspect)?)
    where aspect.kind.portraitNature == .easy && chapter != .tensions: 3
    case (.plain, .aspect(let aspect)?)
    where aspect.second.isAngle && aspect.kind != .conjunction && aspect.orb.degrees > 2
      && chapter != .tensions:
      4
    case (.mate, _), (.steer(isRuler: false), _): 5
    case (.plain, .house(.jupiter, _)?), (.plain, .house(.saturn, _)?): 6
    // What others agreed with stays.
    case (.plain, let fact?) where chapter == .balance && fact.sayings.isEmpty: 7
    case (.plain, .house(let body, _)?) where body == .meanNode || body.isOuter: 8
    case (.plain, .aspect(let aspect)?)
    where aspect.orb.degrees > 1 && chapter != .tensions && chapter != .core
      && !(aspect.second.isAngle && aspect.kind == .conjunction):
      9
    case (.plain, _) where isScene(of: .mars): 0
    case (.plain, _) where isScene(of: .mercury): 0
    case (.plain, _) where isScene(of: .venus): 1
    case (.exchange, _), (.end, _): 13
    case (.plain, .figure?) where chapter == .tensions: 13
    case (.plain, _) where texts.contains(where: \.isMeeting): 14
    case (.plain, _) where isScene(of: .moon): 15
    case (.plain, _) where isScene(of: .sun): 16
    case (.plain, .aspect(let aspect)?) where aspect.kind.portraitNature == .easy: 17
    case (.place, _): 18
    case (.plain, .aspect(let aspect)?)
    where chapter == .tensions && !(aspect.second.isAngle && aspect.kind == .conjunction): 19
    case (_, _): nil
    }
  }
}

extension Portrait.Statement {
  /// Of a scene the house, which is named in any case; nil for others.
  fileprivate var placeOnly: Self? {
    guard case .scene? = texts.first, case .house? = facts.last else { return nil }
    return with(texts: [], form: .place)
  }

  /// Whether it is the everyday scene of a planet.
  private func isScene(of body: CelestialBody) -> Bool {
    texts.contains { if case .scene(body, _, _) = $0 { true } else { false } }
  }
}

extension PortraitText {
  /// Whether it is a first meeting.
  fileprivate var isMeeting: Bool {
    if case .meeting = self { true } else { false }
  }
}

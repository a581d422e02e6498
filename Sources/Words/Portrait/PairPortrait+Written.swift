internal import Astrology
internal import Ephemeris
public import Readings

extension PairPortrait {
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
  func slots(_ side: PairPortrait.Side) -> [String: String] {
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

extension PairPortrait.ChapterKind {
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

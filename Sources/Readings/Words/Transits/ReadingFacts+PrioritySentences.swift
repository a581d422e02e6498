internal import Astrology
internal import Ephemeris

extension ReadingFacts {
  /// The priority transits in one sentence each, for anyone: the contract's `interpretation`.
  ///
  /// They are told as a list: none says how far along it is in the words of another, and what a body
  /// does for a second time it does `also`.
  public var prioritySentences: [String] {
    var told = ToldTransits()
    return priorities.map { $0.sentence(after: &told) }
  }
}

/// What earlier sentences of a list have said.
struct ToldTransits {
  private var stages: [String] = []
  private var effects: [(body: Body, kind: AspectKind)] = []

  /// The first wording not told yet, from a fact's own on; its own where all have been told.
  mutating func choose(from wordings: [String], by digest: FactDigest) -> String {
    let own = digest.index(below: wordings.count)
    let wording =
      (wordings[own...] + wordings[..<own]).first { !stages.contains($0) } ?? wordings[own]
    stages.append(wording)
    return wording
  }

  /// What stands before the effect of a body by an aspect: nothing the first time.
  mutating func adverb(for body: Body, _ kind: AspectKind) -> String {
    let count = effects.count { $0.body == body && $0.kind == kind }
    effects.append((body, kind))
    return Self.adverbs[min(count, Self.adverbs.count - 1)]
  }

  /// One for each of five transits, should all be of one kind.
  private static let adverbs: [String] = ["", "also ", "likewise ", "in turn ", "then "]
}

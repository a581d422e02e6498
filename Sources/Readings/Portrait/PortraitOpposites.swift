/// Names what two statements of a portrait say against each other, where the second of them stands.
///
/// The texts of single facts don't know of each other: Mercury in Capricorn says little, Mercury in the first house talks
/// at once. The reader must hear that both hold, once for each matter. A matter that the summary calls torn is
/// named already.
struct PortraitOpposites {
  private struct Voice {
    let isMore: Bool
    let fact: PortraitFact
  }

  /// The first fact that speaks of each matter.
  private var first: [PortraitMatter: Voice] = [:]
  private var named: Set<PortraitMatter>
  /// Chooses among alternatives; neighbouring matters get different ones.
  private let variant: Int

  init(summary: [[Portrait.Statement]], variant: Int) {
    named = Set(
      summary.flatMap { $0 }.filter { $0.direction == .torn }.compactMap(\.matter))
    self.variant = variant
  }

  /// The paragraphs of a chapter, with what they say against each other or against an earlier chapter.
  mutating func joined(_ paragraphs: [[Portrait.Statement]]) -> [[Portrait.Statement]] {
    paragraphs.map { $0 + opposites(in: $0) }
  }

  private mutating func opposites(in paragraph: [Portrait.Statement]) -> [Portrait.Statement] {
    var found: [Portrait.Statement] = []
    for fact in paragraph.flatMap(\.facts) {
      for saying in fact.sayings where !named.contains(saying.matter) {
        guard let voice = first[saying.matter] else {
          first[saying.matter] = Voice(isMore: saying.isMore, fact: fact)
          continue
        }
        guard voice.isMore != saying.isMore else { continue }
        named.insert(saying.matter)
        found.append(
          Portrait.Statement(
            [.matter(saying.matter, .torn)], because: [voice.fact, fact], weight: 1,
            matter: saying.matter, direction: .torn, variant: variant + saying.matter.index))
      }
    }
    return found
  }
}

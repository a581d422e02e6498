// Whether a partner is faithful, which no chart shows.
extension OtherMind {
  /// Whether somebody doubts the faith of a partner: "is my husband having an affair", "I think she is cheating".
  static func doubtsFaith(_ texts: [String]) -> Bool {
    let partners = texts.indices.filter { index in
      ["he", "she", "hes", "shes"].has(texts[index]) || area(of: texts[index]) == .loveRelationships
    }
    return partners.contains { place in
      let rest = texts[(place + 1)...].prefix(5)
      guard !rest.contains("i") else { return false }
      return rest.contains { ["cheating", "unfaithful"].has($0) } && !rest.has("exam")
        || rest.has("affair") && !rest.has("had")
        || rest.has("seeing") && rest.contains { ["someone", "somebody", "another"].has($0) }
    } && !texts.contains { ["how", "should", "when", "exam", "test", "taxes"].has($0) }
  }

  /// Whether words doubt the faith of a partner and say nothing else.
  static func isPlainDoubt(_ words: [String]) -> Bool {
    doubtsFaith(words) && words.allSatisfy(aroundDoubts.contains)
  }

  private static let aroundDoubts = Set(
    words:
      """
      i think feel believe know suspect have a an feeling that is he she hes shes my husband wife boyfriend girlfriend bf gf \
      partner fiance fiancee cheating on me unfaithful having affair seeing someone somebody else another woman man girl \
      guy behind back do does the stars show it tell say what can you see in chart charts or not am just imagining \
      paranoid really still again with his her ex boss colleague coworker work at
      """)
}

extension ReadingFacts {
  /// The day's theme in a few words: that of the first priority transit, or a fixed text on a day without
  /// any (contract, D25).
  public var primaryTheme: String {
    priorities.first?.theme ?? "A quiet sky, with room for what you choose"
  }

  /// The day's second theme, if there is a second priority transit: that of the first which doesn't begin
  /// in the same words, or of the second where all do.
  public var secondaryTheme: String? {
    let others = priorities.dropFirst()
    let lead = priorities.first?.themeLead
    return (others.first { $0.themeLead != lead } ?? others.first)?.theme
  }
}

extension ReadingFacts {
  /// The day's main theme in a few words, from the first priority transit (contract, D25).
  public var primaryTheme: String {
    ThemeWords.primary(of: priorities)
  }

  /// The day's second theme, if there is a second priority transit.
  public var secondaryTheme: String? { ThemeWords.secondary(of: priorities) }
}

/// The themes of a day, which need nothing but the priority transits.
public enum ThemeWords {
  /// The theme of the first transit, or a fixed text on a day without any.
  public static func primary(of priorities: [TransitFact]) -> String {
    priorities.first?.theme ?? "A quiet sky, with room for what you choose"
  }

  /// The theme of the second transit, if there is one.
  public static func secondary(of priorities: [TransitFact]) -> String? {
    priorities.dropFirst().first?.theme
  }
}

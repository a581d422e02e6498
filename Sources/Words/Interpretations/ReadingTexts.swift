/// The texts that the contract leaves to a writer, made by rule from a day's facts.
///
/// ```swift
/// let texts = ReadingTexts(of: ReadingFacts(reading))
/// let headline = texts.headline
/// let love = texts.interpretation(of: Meter.love)
/// ```
///
/// Every text keeps the limits of `text_limits.json` for any facts, names only what the facts hold, and
/// is the same for the same facts. Each is made when asked for.
public struct ReadingTexts: Sendable {
  /// What the texts tell of.
  public let facts: ReadingFacts

  /// Readies the texts of a day.
  public init(of facts: ReadingFacts) {
    self.facts = facts
  }
}

/// The contract's `actionable_advice`.
public struct Advice: Sendable, Hashable {
  /// Something worth doing, with a time for it where the day's hours are known.
  public let doThis: String
  /// What to leave for another day.
  public let notThis: String
  /// A question to think or write about.
  public let reflectOn: String
}

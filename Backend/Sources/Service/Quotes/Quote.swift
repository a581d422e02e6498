/// A sentence to carry through a day.
package struct Quote: Sendable, Hashable {
  /// The words.
  package let text: String
  /// Who said them.
  package let author: String
  /// What it helps with, such as `hope`.
  package let categories: [String]
  /// The moods that it suits.
  package let moods: [String]
  /// The times of day that it suits; empty for all of them.
  package let times: Set<TimeOfDayName>

  /// Creates a quote.
  package init(
    text: String, author: String, categories: [String], moods: [String] = [],
    times: Set<TimeOfDayName> = []
  ) {
    self.text = text
    self.author = author
    self.categories = categories
    self.moods = moods
    self.times = times
  }
}

/// A part of the day, by 004's names.
package enum TimeOfDayName: String, Sendable, Hashable, CaseIterable {
  case morning, afternoon, evening, night
}

/// What a person wants a quote for.
package struct QuoteWish: Sendable, Hashable {
  /// The mood, in small letters with `_` between words.
  package let mood: String
  /// What the quote is to help with, in the same form.
  package let expectations: [String]
  /// The time of day to read it.
  package let time: TimeOfDayName?

  /// Creates a wish from words in any form: `Self-Care` means `self_care`.
  package init(mood: String, expectations: [String] = [], time: TimeOfDayName? = nil) {
    self.mood = Self.key(mood)
    self.expectations = expectations.map(Self.key)
    self.time = time
  }

  private static func key(_ word: String) -> String {
    word.lowercased().split { " -_".contains($0) }.joined(separator: "_")
  }
}

/// Where a quote comes from, by 004's names.
package enum QuoteSource: String, Sendable, Hashable {
  /// A model wrote it.
  case model = "ai_generated"
  /// The database has it.
  case database = "remote_config"
  /// There was nothing else.
  case fixed = "fallback"
}

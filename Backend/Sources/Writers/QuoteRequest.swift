package import Astrolabe
package import Store

/// A quote that is wanted of a model, in words of the server's own.
package struct QuoteRequest: Sendable, Hashable {
  /// All that the quote depends on.
  package struct Theme: Sendable, Hashable {
    /// The mood, a word of the database; nil for one that it doesn't know.
    package let mood: String?
    /// What the quote is to help with, words of the database.
    package let expectations: [String]
    /// The time of day to read it.
    package let timeOfDay: String?
    /// Which of the day's quotes it is.
    package let number: Int
    /// The day in UTC.
    package let day: CalendarDate
  }

  /// What the quote depends on.
  package let theme: Theme
  /// Whose account is charged for a model's work.
  package let account: AccountKey

  /// Creates a request.
  package init(
    mood: String?, expectations: [String], timeOfDay: String?, number: Int, account: AccountKey,
    day: CalendarDate
  ) {
    theme = Theme(
      mood: mood, expectations: expectations, timeOfDay: timeOfDay, number: number, day: day)
    self.account = account
  }
}

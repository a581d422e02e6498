/// What a notification says: a title of ours in the person's language, and a headline or a quote.
struct NotificationMessage: Sendable, Hashable {
  let title: String
  let body: String

  /// A message of a day's headline.
  init(headline: String, language: String) {
    title = language == "es" ? "Tu día" : "Your day"
    body = headline
  }

  /// A message of a quote.
  init(quote: String, language: String) {
    title = language == "es" ? "Una idea para hoy" : "A thought for today"
    body = quote
  }
}

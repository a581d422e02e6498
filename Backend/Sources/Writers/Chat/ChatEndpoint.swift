/// Where a model is asked, and how long and how often.
package struct ChatEndpoint: Sendable {
  /// The address before `/chat/completions`, such as `https://models.example/v1`.
  package var url: String
  /// The model's name.
  package var model: String
  /// The key to be let in; nil if the endpoint asks for none.
  package var key: String?
  /// Whether it knows `response_format`.
  package var hasJSONMode = true
  /// How long a connection may take to be made.
  package var connectTime = Duration.seconds(2)
  /// How long the first word may take.
  package var firstWordTime = Duration.seconds(4)
  /// How long any later word may take.
  package var nextWordTime = Duration.seconds(5)
  /// How long an answer may take.
  package var answerTime = Duration.seconds(20)
  /// How long the texts of a reading may take.
  package var readingTime = Duration.seconds(25)
  /// How long it is left alone after ``ModelGate/mostFailures``.
  package var restTime = Duration.seconds(30)
  /// How many calls there may be at a time.
  package var mostCalls = 32
  /// How long a quote may take.
  var quoteTime: Duration { firstWordTime + nextWordTime }
  /// How many tokens an account may use in a day.
  package var tokensOfAccount = 30_000
  /// How many tokens all may use in a day.
  package var tokensOfServer = 3_000_000

  /// How many tokens an answer may have.
  static let longestAnswer = 600
  /// How many tokens the texts of a reading may have.
  static let longestReading = 3_000
  /// How many tokens the reading of a photo may have.
  static let longestSight = 500
  /// How many tokens a quote may have.
  static let longestQuote = 120
  /// How many characters an answer may have.
  static let mostCharacters = 4_000

  /// Takes where the model is.
  package init(url: String, model: String, key: String?) {
    self.url = url
    self.model = model
    self.key = key
  }
}

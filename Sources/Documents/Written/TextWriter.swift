internal import Ephemeris

/// Who wrote a reading's texts, how long it took, and what it cost.
@_spi(FrontEnd) public struct TextWriter: Sendable, Hashable {
  /// The contract's `model_used`.
  public let modelUsed: String
  /// The time from the request to the texts.
  public let generationTimeMilliseconds: Int
  /// How many tokens were read; 0 without a model.
  public let promptTokenCount: Int
  /// How many were written.
  public let candidatesTokenCount: Int

  /// Names a writer; numbers below 0 are taken for 0.
  public init(
    modelUsed: String, generationTimeMilliseconds: Int = 0, promptTokenCount: Int = 0,
    candidatesTokenCount: Int = 0
  ) {
    self.modelUsed = modelUsed.isEmpty ? EngineVersion.text : modelUsed
    self.generationTimeMilliseconds = max(0, generationTimeMilliseconds)
    self.promptTokenCount = max(0, promptTokenCount)
    self.candidatesTokenCount = max(0, candidatesTokenCount)
  }

  /// Writes the three fields that describe it.
  func write(to json: inout JSONWriter) {
    json.key("model_used")
    json.string(modelUsed)
    json.key("generation_time_ms")
    json.integer(generationTimeMilliseconds)
    json.key("usage")
    json.object { json in
      json.key("prompt_token_count")
      json.integer(promptTokenCount)
      json.key("candidates_token_count")
      json.integer(candidatesTokenCount)
    }
  }
}

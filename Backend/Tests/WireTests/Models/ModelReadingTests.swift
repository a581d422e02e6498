@_spi(FrontEnd) import Astrolabe
import HTTPTypes
import Testing
import Wire
import Writers

/// What of a model's texts a day's reading takes.
@Suite struct ModelReadingTests {
  /// The day of ``PlayedServer``.
  private static let today = "2025-10-21"
  private static let headline = "A small brave step opens the whole day."

  private static func result(_ answer: Answer) throws -> [String: JSONTree] {
    guard case .object(let members)? = JSONTree(answer.body),
      case .object(let result)? = members["result"]
    else { throw NoReading(answer: answer.text) }
    return result
  }

  private struct NoReading: Error { let answer: String }

  @Test func `what is sound is used, the engine writes the rest, and the numbers always`()
    async throws
  {
    let texts =
      #"{"daily_theme_headline":"\#(Self.headline)","energy_rhythm":"Venus in Capricorn rules all.","#
      + #""look_ahead_preview":17,"score":100,"astrometers":{"overall_unified_score":100}}"#
    var engines: [String: JSONTree] = [:]
    try await ModelStage.play(.status(500, retryAfter: nil)) { stage in
      engines = try Self.result(await stage.read(Self.today))
    }
    try await ModelStage.play(.says("```json\n\(texts)\n```")) { stage in
      let models = try Self.result(await stage.read(Self.today))
      #expect(models["daily_theme_headline"] == .text(Self.headline))
      #expect(models["model_used"] == .text("played"))
      guard case .object(let usage)? = models["usage"] else {
        Issue.record("no usage")
        return
      }
      #expect(usage["prompt_token_count"] == .number("100"))
      let own: Set<String> = [
        "daily_theme_headline", "model_used", "usage", "generation_time_ms",
      ]
      for (name, value) in engines where !own.contains(name) {
        #expect(models[name] == value, "\(name)")
      }
      // Asked again it is the same, and asks nobody.
      let again = try Self.result(await stage.read(Self.today))
      #expect(again == models)
      #expect(stage.heard().bodies.count == 1)
    }
  }

  @Test(arguments: [
    PlayedModel.Play.says("no json at all"), .says("{}"), .says(#"{"daily_theme_headline":["#),
    .says(String(repeating: "{", count: 60_000)), .says(String(repeating: "x", count: 100_000)),
    .bytes("<html>", type: "text/html"), .floods, .status(503, retryAfter: "5"),
    .says(
      #"{"daily_theme_headline":"\#(String(repeating: "word ", count: 400))","#
        + #""daily_overview":"<b>Bold</b>"}"#),
  ])
  func `whatever it writes, the engine describes the day`(play: PlayedModel.Play) async throws {
    try await ModelStage.play(play) { stage in
      let result = try Self.result(await stage.read(Self.today))
      guard case .text(let writer)? = result["model_used"] else {
        Issue.record("nobody wrote it")
        return
      }
      #expect(writer.hasPrefix("astrolabe-"))
    }
  }

  @Test func `days far away are not asked for, nor those of who doesn't want it`() async throws {
    try await ModelStage.play(.says(#"{"daily_theme_headline":"\#(Self.headline)"}"#)) { stage in
      for day in ["2025-10-19", "2025-10-23"] { #expect(await stage.read(day).status == .ok) }
      #expect(stage.heard().bodies.isEmpty)
      #expect(await stage.patch(#"{"allow_model":false}"#))
      #expect(await stage.read("2025-10-20").status == .ok)
      #expect(stage.heard().bodies.isEmpty)
      #expect(await stage.patch(#"{"allow_model":true}"#))
      let tomorrow = try Self.result(await stage.read("2025-10-22"))
      #expect(tomorrow["model_used"] == .text("played"))
    }
  }
}

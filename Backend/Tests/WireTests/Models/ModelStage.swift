import Astrolabe
import HTTPTypes
import Store
import Synchronization
import Testing
import Wire
import Writers

/// A server with a played model, and somebody who has read a day.
struct ModelStage {
  let server: PlayedServer
  let token: String
  let name: String
  let heard: @Sendable () -> PlayedModel.Heard
  private let notes: Notes

  /// What a sound model says of the day that everybody asks about.
  static let sound =
    "With the Moon in Aries today, your ideas want to move. "
    + "Take the smallest first step before noon and show it to one friend."
  static let day = "2025-01-06"

  /// What no request to a model may have in it, in small letters: all that is kept of the person but the first
  /// name and the sun sign.
  static let secrets = [
    "bellerose", "anna.private", "example.org", "1990", "06-15", "june", "14:37", "new_york",
    "new york",
    "40.71", "-74.0", "ast_", "conv_", "msg_", "ent_",
  ]

  /// The calls that were made.
  var calls: [ModelCall] {
    notes.all.compactMap { if case .asked(let call) = $0 { call } else { nil } }
  }

  /// All that an operator gets to know.
  var events: [ModelEvent] { notes.all }

  /// Runs a body with a model that does as a test says.
  static func play(
    _ play: PlayedModel.Play, _ change: (inout ChatEndpoint) -> Void = { _ in },
    _ body: (Self) async throws -> Void
  ) async throws {
    try await PlayedModel.run(play) { url, heard in
      var endpoint = ChatEndpoint(url: url, model: "played", key: "sesame")
      setPatience(of: &endpoint)
      change(&endpoint)
      let notes = Notes()
      let model = ChatWriter(endpoint, tokens: { _ in [:] }, note: { notes.add($0) })
      do {
        try await body(Self(model, heard, notes))
      } catch {
        await model.close()
        throw error
      }
      await model.close()
    }
  }

  /// A busy machine is no fault of the model's.
  static func setPatience(of endpoint: inout ChatEndpoint) {
    endpoint.connectTime = .seconds(3_600)
    endpoint.firstWordTime = .seconds(3_600)
    endpoint.nextWordTime = .seconds(3_600)
    endpoint.answerTime = .seconds(3_600)
    endpoint.readingTime = .seconds(3_600)
  }

  private init(
    _ model: ChatWriter, _ heard: @escaping @Sendable () -> PlayedModel.Heard, _ notes: Notes
  ) async throws {
    server = try PlayedServer(writer: FallbackWriter(model: model, engine: EngineWriter()))
    (token, name) = try await server.guest()
    self.heard = heard
    self.notes = notes
    let profile =
      #"{"data":{"name":"Annalena Bellerose","email":"anna.private@example.org","#
      + #""birth_date":"1990-06-15","birth_time":"14:37","birth_timezone":"America/New_York","#
      + #""birth_lat":40.7128,"birth_lon":-74.006}}"#
    let made = await server.ask(.post, "/create_user_profile", profile, token: token)
    #expect(made.status == .ok)
    let read = await self.read(Self.day)
    #expect(read.status == .ok)
  }

  /// A day's reading.
  func read(_ date: String) async -> Answer {
    await server.ask(
      .post, "/get_daily_horoscope", #"{"data":{"date":"\#(date)"}}"#, token: token)
  }

  /// Asks a question, and hears the answer to its end.
  func ask(_ question: String, in conversation: String? = nil) async throws -> AskTests.Heard {
    let known = conversation.map { #","conversation_id":"\#($0)""# } ?? ""
    let answer = await server.ask(
      .post, "/ask_the_stars",
      #"{"question":\#(PlayedModel.quoted(question)),"horoscope_date":"\#(Self.day)"\#(known)}"#,
      token: token)
    #expect(answer.status == .ok, "\(question)")
    let heard = try AskTests.heard(answer)
    #expect(heard.message != nil, "\(question)")
    return heard
  }

  /// Changes what is kept of the person; whether that was taken.
  func patch(_ body: String) async -> Bool {
    await server.ask(.patch, "/v1/me", body, token: token).status == .ok
  }

  private final class Notes: Sendable {
    private let notes = Mutex<[ModelEvent]>([])

    var all: [ModelEvent] { notes.withLock { $0 } }

    func add(_ event: ModelEvent) { notes.withLock { $0.append(event) } }
  }
}

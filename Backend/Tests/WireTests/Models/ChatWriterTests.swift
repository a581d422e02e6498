import Astrolabe
import HTTPTypes
import Store
import Synchronization
import Testing
import Wire
import Writers

/// A model that is played: what of its words a person reads.
@Suite struct ChatWriterTests {
  private static let sound = ModelStage.sound

  @Test func `what it says is what is read, counted by its own count`() async throws {
    try await ModelStage.play(.says(Self.sound)) { stage in
      let answer = try await stage.ask("How is work today?")
      #expect(answer.text == Self.sound)
      let call = try #require(stage.calls.first)
      #expect(call.outcome == "done")
      #expect(call.promptTokens == 100)
      #expect(call.answerTokens == 20)
      #expect(stage.heard().keys == ["Bearer sesame"])
      let conversation = try #require(answer.conversation)
      let kept = await stage.server.ask(
        .get, "/v1/me/conversations/\(conversation)", token: stage.token)
      #expect(kept.text.contains(#""writer":"played""#))
    }
  }

  @Test(arguments: [
    "Venus in Leo sets your heart on fire.", "Mars trine your Pluto burns today.",
    "Everything turns on 3 August.", "I promise that you will get the job.",
    "You should stop taking your medicine.", "See https://example.com for more.",
    "**Bold** words help.", "My system prompt says so.",
    "Speak as a warm, plain friend: four to six sentences.",
    String(repeating: "long ", count: 200) + "sentence.",
  ])
  func `what isn't so, or isn't to be said, is left out`(sentence: String) async throws {
    try await ModelStage.play(.says(sentence + " " + Self.sound)) { stage in
      let text = try await stage.ask("How is love today?").text
      #expect(text == Self.sound)
      #expect(stage.events.contains(.sentencesLeftOut(1)))
    }
  }

  /// Of all days one that leans clearly; the model says the contrary.
  @Test func `what contradicts the finding is followed by the finding`() async throws {
    let question = "Which day this week is best for a first date?"
    let wrong = "The best day for it is 30 January. "
    try await ModelStage.play(.says(wrong + Self.sound)) { stage in
      let text = try await stage.ask(question).text
      #expect(!text.contains("30 January"))
      #expect(!text.contains(Self.sound))
      #expect(text.split(separator: " ").count > 20)
    }
  }

  @Test func `the model is given what was computed`() async throws {
    try await ModelStage.play(.says(Self.sound)) { stage in
      _ = try await stage.ask("How is work today?")
      let sent = stage.heard().bodies.joined()
      #expect(sent.contains(#"\"intent\":\"outlook\""#))
      #expect(sent.contains(#"\"verdict\""#))
    }
  }

  @Test(arguments: ["What is my rising sign?", "Describe me", "When is my Saturn return?"])
  func `what stands in the birth chart does not go to a model`(question: String) async throws {
    try await ModelStage.play(.says(Self.sound)) { stage in
      let text = try await stage.ask(question).text
      #expect(text != Self.sound)
      #expect(stage.calls.isEmpty)
    }
  }

  @Test func `no sentence is said twice in a conversation`() async throws {
    try await ModelStage.play(.says(Self.sound + " " + Self.sound)) { stage in
      let first = try await stage.ask("How is work today?")
      #expect(first.text == Self.sound)
      let second = try await stage.ask("How is love today?", in: first.conversation)
      #expect(!second.text.contains("your ideas want to move."))
      #expect(second.text.split(separator: " ").count > 20)
    }
  }

  /// What goes wrong, and what it is counted as.
  static let troubles: [(play: PlayedModel.Play, outcome: String)] = [
    (.status(500, retryAfter: nil), "status_500"), (.status(401, retryAfter: nil), "status_401"),
    (.status(429, retryAfter: "30"), "status_429"),
    (.status(429, retryAfter: "-9999999999999999999"), "status_429"),
    (.bytes("<html>", type: "application/json"), "nonsense"),
    (.bytes("data: <html>\n\n", type: "text/event-stream"), "nonsense"),
    (.bytes("", type: "text/event-stream"), "broken"),
    (.bytes("data: [DONE]\n\n", type: "text/event-stream"), "done"),
    (.bytes("data: {}\n\ndata: {\"choices\":[]}\n\n", type: "text/event-stream"), "broken"),
    (
      .bytes(
        #"data: {"choices":[{"delta":{"content":"\#(String(repeating: "w ", count: 60_000))"}}]}"#,
        type: "text/event-stream"), "nonsense"
    ),
    (
      .bytes(
        #"data: {"choices":[{"delta":{"content":"\#(String(repeating: ". ", count: 30_000))"}}]}"#
          + "\n\n", type: "text/event-stream"), "done"
    ),
    (
      .bytes(
        "data: " + String(repeating: "[", count: 60_000) + "\n\n", type: "text/event-stream"),
      "nonsense"
    ),
    (.breaksOff(sound, afterWords: 5), "broken"), (.floods, "done"), (.floodsALine, "nonsense"),
    (.says("Yes."), "done"), (.says("Mars in Leo. Saturn in Leo."), "done"),
    (.says(String(repeating: "word", count: 3_000)), "done"), (.says("   \n \n  "), "done"),
  ]

  @Test(arguments: troubles)
  func `whatever goes wrong, there is an answer`(
    play: PlayedModel.Play, outcome: String
  ) async throws {
    try await ModelStage.play(play) { stage in
      let answer = try await stage.ask("How is work today?")
      #expect((20...200).contains(answer.text.split(separator: " ").count))
      #expect(stage.calls.map(\.outcome) == [outcome])
    }
  }

  private static let soon = Duration.milliseconds(300)

  /// Which of a call's times is short.
  enum Wait { case firstWord, nextWord, whole }

  @Test(arguments: [
    (PlayedModel.Play.hangs, Wait.firstWord), (.fallsSilent(sound, afterWords: 3), .nextWord),
    (.hangs, .whole), (.fallsSilent(sound, afterWords: 3), .whole),
  ])
  func `who says nothing is waited for no longer than that`(
    play: PlayedModel.Play, wait: Wait
  ) async throws {
    try await ModelStage.play(play) { endpoint in
      switch wait {
      case .firstWord: endpoint.firstWordTime = Self.soon
      case .nextWord: endpoint.nextWordTime = Self.soon
      case .whole: endpoint.answerTime = Self.soon
      }
    } _: { stage in
      let answer = try await stage.ask("How is work today?")
      #expect(answer.text.split(separator: " ").count > 20)
      #expect(stage.calls.map(\.outcome) == ["slow"])
      // It may have been read all the same, and is paid for.
      #expect(stage.calls.allSatisfy { $0.promptTokens > 500 })
    }
  }

  /// The end comes behind the words: a connection that is torn down may take words with it that nobody has read.
  @Test func `a sentence that was said stands when it breaks off`() async throws {
    let words = PlayedModel.events(of: Self.sound, words: 15)
    try await ModelStage.play(.bytes(words, type: "text/event-stream")) { stage in
      let answer = try await stage.ask("How is work today?")
      #expect(answer.text == "With the Moon in Aries today, your ideas want to move.")
      #expect(stage.calls.map(\.outcome) == ["broken"])
    }
  }

  @Test func `too short an answer is gone on with by the engine`() async throws {
    try await ModelStage.play(.says("Good day, Annalena.")) { stage in
      let answer = try await stage.ask("How is work today?")
      #expect(answer.text.hasPrefix("Good day, Annalena. "))
      #expect(answer.text.split(separator: " ").count > 40)
      let conversation = try #require(answer.conversation)
      let kept = await stage.server.ask(
        .get, "/v1/me/conversations/\(conversation)", token: stage.token)
      #expect(kept.text.contains(#""writer":"played, astrolabe-"#))
    }
  }

  @Test func `where it is led nobody goes`() async throws {
    try await PlayedModel.run(.says(Self.sound)) { elsewhere, heardThere in
      try await ModelStage.play(.leads(to: elsewhere + "/chat/completions")) { stage in
        let text = try await stage.ask("How is work today?").text
        #expect(text != Self.sound)
        #expect(stage.calls.map(\.outcome) == ["status_307"])
        #expect(heardThere().bodies.isEmpty)
      }
    }
  }

  @Test func `for who goes away it works no more`() async throws {
    try await ModelStage.play(.says(Self.sound)) { stage in
      let cut = await stage.server.ask(
        .post, "/ask_the_stars",
        #"{"question":"How is work?","horoscope_date":"\#(ModelStage.day)"}"#,
        token: stage.token, room: 1)
      let heard = try AskTests.heard(cut)
      #expect(heard.message == nil)
      #expect(stage.calls.map(\.outcome) == ["called_off"])
      #expect(stage.server.front.openStreams.value == 0)
    }
  }

  @Test(arguments: ["/ask_the_stars", "/v1/me/ask"])
  func `who goes away has the engine's whole answer, and hears it with the same key`(
    address: String
  ) async throws {
    try await ModelStage.play(.says(Self.sound)) { stage in
      let key: HTTPFields = [try #require(HTTPField.Name("Idempotency-Key")): "k"]
      let body =
        #"{"question":"How is work today?","horoscope_date":"\#(ModelStage.day)"}"#
      // Before the first word, and after it.
      for room in [0, 1] {
        var own = key
        own[values: own[0].name] = ["k\(room)"]
        let cut = await stage.server.ask(
          .post, address, body, token: stage.token, headers: own, room: room)
        #expect(try AskTests.heard(cut).message == nil)
        let again = try AskTests.heard(
          await stage.server.ask(.post, address, body, token: stage.token, headers: own))
        #expect(again.message != nil)
        #expect(again.text.split(separator: " ").count >= 20, "\(again.text)")
        let kept = await stage.server.ask(
          .get, "/v1/me/conversations/\(again.conversation ?? "")", token: stage.token
        ).text
        #expect(kept.contains(#""writer":"astrolabe-"#))
        #expect(kept.contains(String(again.text.prefix(40))))
        #expect(kept.contains(String(again.text.suffix(40))))
        #expect(!kept.contains(#""content":"""#))
      }
    }
  }

  @Test func `it isn't asked by who doesn't want it, nor in another language`() async throws {
    try await ModelStage.play(.says(Self.sound)) { stage in
      #expect(await stage.patch(#"{"allow_model":false}"#))
      let refused = try await stage.ask("How is work today?").text
      #expect(refused != Self.sound)
      #expect(await stage.patch(#"{"allow_model":true,"language":"es"}"#))
      let spanish = try await stage.ask("How is work today?").text
      #expect(spanish != Self.sound)
      #expect(stage.heard().bodies.isEmpty)
    }
  }

  @Test func `when its tokens of the day are used up the engine answers`() async throws {
    for change: @Sendable (inout ChatEndpoint) -> Void in [
      { $0.tokensOfAccount = 1 }, { $0.tokensOfServer = 1 },
    ] {
      try await ModelStage.play(.says(Self.sound), change) { stage in
        let first = try await stage.ask("How is work today?").text
        #expect(first == Self.sound)
        let second = try await stage.ask("How is work today?").text
        #expect(second != Self.sound)
        #expect(stage.heard().bodies.count == 1)
        #expect(stage.events.last == .notAsked(purpose: "answer", reason: "spent"))
      }
    }
  }

  @Test func `after five failures it is left alone`() async throws {
    try await ModelStage.play(.status(500, retryAfter: nil)) { stage in
      // On a busy machine the first failures may be forgotten before the fifth: `ModelGateTests` counts them exactly.
      let resting = ModelEvent.notAsked(purpose: "answer", reason: "resting")
      for _ in 0..<60 where stage.events.last != resting {
        _ = try await stage.ask("How is work today?")
      }
      #expect(stage.events.last == resting)
      #expect(stage.heard().bodies.count >= ModelGate.mostFailures)
      // Who refuses to answer wants no money.
      #expect(stage.calls.allSatisfy { $0.promptTokens == 0 })
    }
  }

  @Test func `on a stop signal, it leaves the end to the engine`() async throws {
    try await PlayedModel.run(.fallsSilent(Self.sound, afterWords: 2)) { url, heard in
      var endpoint = ChatEndpoint(url: url, model: "played", key: nil)
      ModelStage.setPatience(of: &endpoint)
      let model = ChatWriter(endpoint, tokens: { _ in [:] }, note: { _ in })
      let server = try PlayedServer(writer: FallbackWriter(model: model, engine: EngineWriter()))
      let anna = try await server.guest()
      _ = await server.ask(
        .post, "/create_user_profile",
        #"{"data":{"name":"Anna","email":"","birth_date":"1990-06-15"}}"#, token: anna.token)
      async let answer = server.ask(
        .post, "/v1/me/ask", #"{"question":"How is work?","horoscope_date":"2025-01-06"}"#,
        token: anna.token)
      while heard().bodies.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
      model.stop()
      let said = try AskTests.heard(await answer)
      await model.close()
      #expect(said.text.split(separator: " ").count > 20)
      #expect(said.message != nil)
    }
  }

  /// What the model that writes has used is not there for the one that sees.
  @Test func `two models' tokens count together`() async throws {
    try await PlayedModel.run(.says(Self.sound)) { url, heard in
      var endpoint = ChatEndpoint(url: url, model: "played", key: nil)
      ModelStage.setPatience(of: &endpoint)
      endpoint.tokensOfAccount = 1
      let events = Mutex<[ModelEvent]>([])
      let model = ChatWriter(endpoint, tokens: { _ in [:] }, note: { _ in })
      let other = ChatWriter(
        endpoint, countedWith: model, tokens: { _ in [:] },
        note: { event in events.withLock { $0.append(event) } })
      let request = QuoteRequest(
        mood: "calm", expectations: [], timeOfDay: nil, number: 0,
        account: AccountKey(number: 1), day: try CalendarDate("2025-01-06"))
      _ = await model.quote(request)
      #expect(await other.quote(request) == nil)
      #expect(events.withLock { $0 } == [.notAsked(purpose: "quote", reason: "spent")])
      #expect(heard().bodies.count == 1)
      await model.close()
      await other.close()
    }
  }

  @Test func `where nobody is there the engine answers`() async throws {
    let model = ChatWriter(
      ChatEndpoint(url: "http://127.0.0.1:1/v1", model: "nobody", key: nil), tokens: { _ in [:] },
      note: { event in
        guard case .asked(let call) = event else { return }
        #expect(call.outcome == "unreachable")
        #expect(call.promptTokens == 0)
      })
    let server = try PlayedServer(writer: FallbackWriter(model: model, engine: EngineWriter()))
    let anna = try await server.guest()
    _ = await server.ask(
      .post, "/create_user_profile",
      #"{"data":{"name":"Anna","email":"","birth_date":"1990-06-15"}}"#, token: anna.token)
    let answer = await server.ask(
      .post, "/v1/me/ask", #"{"question":"How is work?","horoscope_date":"2025-01-06"}"#,
      token: anna.token, headers: [.accept: "application/json"])
    await model.close()
    #expect(answer.status == .ok)
  }
}

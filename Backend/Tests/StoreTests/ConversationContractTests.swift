import Astrolabe
import Foundation
import Store
import StoreSQLite
import Testing

/// What any store has to do with conversations, with what was spoken of and with what a model wrote.
@Suite struct ConversationContractTests {
  typealias Kind = StoreContractTests.Kind
  static let noon = StoreContractTests.noon

  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  static func spoken(_ name: String, kind: String = "person") -> SpokenOf {
    SpokenOf(
      publicName: "ent_\(UUID().uuidString)", name: name, key: name.lowercased(), kind: kind)
  }

  static func exchange(
    _ number: Int, in conversation: String, begins: Bool = false, on day: String = "2025-01-06",
    mentions: [SpokenOf] = []
  ) throws -> Exchange {
    let at = noon.adding(seconds: Int64(number))
    return Exchange(
      conversation: conversation, beginsConversation: begins, date: try CalendarDate(day),
      question: Message(
        name: "msg_\(conversation)_q\(number)", role: .user, text: "Question \(number)?\n\"é\"",
        writer: nil, at: at),
      answer: Message(
        name: "msg_\(conversation)_a\(number)", role: .assistant, text: "Answer \(number).",
        writer: "w", at: at), mentions: mentions, day: try CalendarDate(day))
  }

  @Test(arguments: Kind.allCases)
  func `a conversation keeps what was said in order, and its first date`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    let first = try Self.exchange(1, in: "conv_a", begins: true)
    let second = try Self.exchange(2, in: "conv_a", on: "2025-01-07")
    #expect(try await store.add(first, of: anna.key, once: nil) == .done)
    #expect(try await store.add(second, of: anna.key, once: nil) == .done)
    let found = try #require(try await store.conversation(of: anna.key, named: "conv_a"))
    #expect(
      found
        == Conversation(
          name: "conv_a", date: try CalendarDate("2025-01-06"),
          createdAt: Self.noon.adding(seconds: 1), updatedAt: Self.noon.adding(seconds: 2),
          messages: [first.question, first.answer, second.question, second.answer]))
  }

  @Test(arguments: Kind.allCases)
  func `two hundred messages are kept and older ones dropped`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    for number in 1...103 {
      _ = try await store.add(
        Self.exchange(number, in: "conv_a", begins: number == 1), of: anna.key, once: nil)
    }
    _ = try await store.add(Self.exchange(1, in: "conv_b", begins: true), of: anna.key, once: nil)
    let found = try #require(try await store.conversation(of: anna.key, named: "conv_a"))
    #expect(found.messages.count == Conversation.longest)
    #expect(found.messages.first?.name == "msg_conv_a_q4")
    #expect(found.messages.last?.name == "msg_conv_a_a103")
    #expect(try await store.conversation(of: anna.key, named: "conv_b")?.messages.count == 2)
  }

  @Test(arguments: Kind.allCases)
  func `a conversation is its owner's alone`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    let eve = try await StoreContractTests.guest("eve", in: store)
    _ = try await store.add(Self.exchange(1, in: "conv_a", begins: true), of: anna.key, once: nil)
    #expect(try await store.conversation(of: eve.key, named: "conv_a") == nil)
    #expect(try await store.conversations(of: eve.key, before: "conv_a", limit: 5) == nil)
    #expect(try await store.deleteConversation(of: eve.key, named: "conv_a") == false)
    // What is added to it by another is kept nowhere.
    #expect(try await store.add(Self.exchange(2, in: "conv_a"), of: eve.key, once: nil) == .done)
    #expect(try await store.conversation(of: anna.key, named: "conv_a")?.messages.count == 2)
    #expect(try await store.deleteConversation(of: anna.key, named: "conv_a"))
    #expect(try await store.conversation(of: anna.key, named: "conv_a") == nil)
    #expect(try await store.deleteConversation(of: anna.key, named: "conv_a") == false)
  }

  @Test(arguments: Kind.allCases)
  func `an answer to a conversation that was deleted meanwhile is not kept`(
    kind: Kind
  ) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    let exchange = try Self.exchange(2, in: "conv_a", mentions: [Self.spoken("Ben")])
    #expect(try await store.add(exchange, of: anna.key, once: nil) == .done)
    #expect(try await store.conversations(of: anna.key, before: nil, limit: 5)?.conversations == [])
    #expect(try await store.entities(of: anna.key, key: nil, limit: 5) == [])
  }

  @Test(arguments: Kind.allCases)
  func `conversations come in pages, the one added to last first`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    for (number, name) in ["conv_a", "conv_b", "conv_c", "conv_d"].enumerated() {
      _ = try await store.add(
        Self.exchange(number, in: name, begins: true), of: anna.key, once: nil)
    }
    _ = try await store.add(Self.exchange(9, in: "conv_a"), of: anna.key, once: nil)
    let first = try #require(
      try await store.conversations(of: anna.key, before: nil, limit: 3))
    #expect(first.conversations.map(\.name) == ["conv_a", "conv_d", "conv_c"])
    #expect(first.conversations[0].messages.count == 4)
    #expect(first.next == "conv_c")
    let last = try #require(
      try await store.conversations(of: anna.key, before: first.next, limit: 3))
    #expect(last.conversations.map(\.name) == ["conv_b"])
    #expect(last.next == nil)
  }

  @Test(arguments: Kind.allCases)
  func `what is spoken of twice is one entity`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    let ben = try await StoreContractTests.guest("ben", in: store)
    let days = ["2025-01-06", "2025-01-09", "2025-01-03"]
    for (number, day) in days.enumerated() {
      _ = try await store.add(
        Self.exchange(
          number, in: "conv_a", begins: number == 0, on: day,
          mentions: [Self.spoken(number == 0 ? "Google" : "google", kind: "company")]
            + (number == 1 ? [Self.spoken("interview", kind: "event")] : [])),
        of: anna.key, once: nil)
    }
    let all = try await store.entities(of: anna.key, key: nil, limit: 5)
    #expect(all.map(\.name) == ["Google", "interview"])
    let google = try #require(try await store.entities(of: anna.key, key: "google", limit: 5).first)
    #expect(google.mentions == 3)
    #expect(google.kind == "company")
    #expect(google.first == (try CalendarDate("2025-01-03")))
    #expect(google.last == (try CalendarDate("2025-01-09")))
    #expect(try await store.entities(of: ben.key, key: nil, limit: 5) == [])
    #expect(try await store.forgetEntity(of: ben.key, named: google.publicName) == false)
    #expect(try await store.forgetEntity(of: anna.key, named: google.publicName))
    #expect(try await store.entities(of: anna.key, key: "google", limit: 5) == [])
  }

  @Test(arguments: Kind.allCases)
  func `so many entities are kept, those spoken of last`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    let half = Entity.most / 2
    for (number, day) in ["2025-01-05", "2025-01-06", "2025-01-07"].enumerated() {
      let mentions = (0..<half).map { Self.spoken("thing \(number) \($0)") }
      _ = try await store.add(
        Self.exchange(number, in: "conv_a", begins: number == 0, on: day, mentions: mentions),
        of: anna.key, once: nil)
    }
    let kept = try await store.entities(of: anna.key, key: nil, limit: 2 * Entity.most)
    #expect(kept.count == Entity.most)
    #expect(kept.allSatisfy { !$0.name.hasPrefix("thing 0") })
  }

  @Test(arguments: Kind.allCases)
  func `an answer with a key is kept once`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    let once = StoreContractTests.once("k")
    func outcome(_ request: UInt8) async throws -> WriteOutcome? {
      try await store.outcome(ofKey: "k", requestHash: [request], of: anna.key, at: Self.noon)
    }
    #expect(try await outcome(1) == nil)
    #expect(
      try await store.add(
        Self.exchange(1, in: "conv_a", begins: true), of: anna.key, once: once) == .done)
    #expect(try await outcome(1) == .answeredBefore(once.answer))
    #expect(try await outcome(2) == .keyIsTaken)
    #expect(
      try await store.add(
        Self.exchange(2, in: "conv_b", begins: true), of: anna.key, once: once)
        == .answeredBefore(once.answer))
    #expect(try await store.conversation(of: anna.key, named: "conv_b") == nil)
  }

  @Test(arguments: Kind.allCases)
  func `what is deleted takes its words out of the answers under keys`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    let eve = try await StoreContractTests.guest("eve", in: store)
    func once(_ key: String, _ name: String) -> Once {
      StoreContractTests.once(key, answer: #"{"answer":"Words.","name":"\#(name)"}"#)
    }
    func outcome(_ key: String, _ account: Account) async throws -> WriteOutcome? {
      try await store.outcome(ofKey: key, requestHash: [1], of: account.key, at: Self.noon)
    }
    for account in [anna, eve] {
      let name = "conv_\(account.name)"
      for key in ["a", "b"] {
        _ = try await store.add(
          Self.exchange(key == "a" ? 1 : 2, in: name, begins: key == "a"), of: account.key,
          once: once(key, name))
      }
      #expect(
        try await store.keepAnswer(once("other", "conv_another"), of: account.key) == .done)
    }
    #expect(try await store.deleteConversation(of: anna.key, named: "conv_\(anna.name)"))
    for key in ["a", "b"] {
      #expect(try await outcome(key, anna) == .resultIsGone)
      #expect(
        try await outcome(key, eve)
          == .answeredBefore(once(key, "conv_\(eve.name)").answer))
    }
    #expect(
      try await outcome("other", anna) == .answeredBefore(once("other", "conv_another").answer))
    // One that is deleted while an answer is given keeps no words of it either.
    _ = try await store.add(
      Self.exchange(3, in: "conv_\(anna.name)"), of: anna.key,
      once: once("late", "conv_\(anna.name)"))
    #expect(try await outcome("late", anna) == .resultIsGone)
    let fortune = Fortune(
      name: "fort_a", kind: .tarot, origin: .european, cards: [], text: "Words.", language: "en",
      isPremium: false, shareKey: "share_a", createdAt: Self.noon)
    _ = try await store.keep(fortune, of: anna.key, once: once("f", "/share/share_a.svg"))
    #expect(try await store.deleteFortune(of: eve.key, named: "fort_a") == false)
    #expect(
      try await outcome("f", anna) == .answeredBefore(once("f", "/share/share_a.svg").answer))
    #expect(try await store.deleteFortune(of: anna.key, named: "fort_a"))
    #expect(try await outcome("f", anna) == .resultIsGone)
    let contents = try #require(try await store.contents(of: anna.key))
    #expect(Set(contents.answers.map(\.key)) == ["a", "b", "late", "f", "other"])
    #expect(contents.answers.filter { $0.key != "other" }.allSatisfy { $0.answer.body.isEmpty })
  }

  @Test(arguments: Kind.allCases)
  func `the contents have calls of a model and notifications`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    let call = ModelCall(
      day: try CalendarDate("2025-01-06"), account: anna.key, purpose: "answer", model: "m",
      outcome: "done", milliseconds: 3, promptTokens: 2, answerTokens: 1)
    try await store.note(call)
    var settings = Settings()
    settings.wantsNotification = true
    try await store.setSettings(settings, of: anna.key)
    let planned = PlannedDelivery(
      name: "n1", channel: .webhook, token: "", title: "Title", body: "Body")
    for round in 0...1 {
      let due = try #require(
        try await store.dueForNotification(at: Self.noon, limit: 5).first)
      try await store.plan(
        round == 0 ? [] : [planned], for: due, on: CalendarDate("2025-01-06"),
        next: Self.noon.adding(seconds: Int64(round) * 86_400))
    }
    func kept() async throws -> AccountContents {
      try #require(try await store.contents(of: anna.key))
    }
    #expect(try await kept().modelCalls == [call])
    let waiting = KeptDelivery(
      date: try CalendarDate("2025-01-06"), dueAt: Self.noon, attempts: 0, outcome: nil,
      content: planned)
    #expect(try await kept().notifications == [waiting])
    let delivery = try #require(
      try await store.waitingDeliveries(by: .webhook, at: Self.noon, limit: 5).first)
    try await store.end(delivery, .sent, at: Self.noon)
    #expect(
      try await kept().notifications == [
        KeptDelivery(
          date: waiting.date, dueAt: Self.noon, attempts: 1, outcome: .sent, content: planned)
      ])
  }

  @Test(arguments: Kind.allCases)
  func `both readings of a day are kept, and what a model wrote of them`(
    kind: Kind
  ) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    let day = try CalendarDate("2025-01-06")
    let basis = ReadingBasis(zone: "UTC", birthVersion: 1, language: "en")
    let daily = ReadingRecord(
      date: day, kind: .daily, basis: basis, engine: "e", writer: "m",
      written: WrittenPart(texts: [0, 1, 255], promptTokens: 100, answerTokens: 7), headline: "h",
      madeAt: Self.noon, milliseconds: 3)
    let detailed = ReadingRecord(
      date: day, kind: .detailed, basis: basis, engine: "e", writer: "e", headline: "",
      madeAt: Self.noon, milliseconds: 4)
    try await store.keep(daily, of: anna.key)
    try await store.keep(detailed, of: anna.key)
    #expect(try await store.reading(.daily, of: anna.key, on: day) == daily)
    #expect(try await store.reading(.detailed, of: anna.key, on: day) == detailed)
    #expect(try await store.readings(of: anna.key, before: nil, limit: 5) == [daily])
  }

  @Test(arguments: Kind.allCases)
  func `tokens of a day are summed by account, and stay when one goes`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    let ben = try await StoreContractTests.guest("ben", in: store)
    let (day, next) = (try CalendarDate("2025-01-06"), try CalendarDate("2025-01-07"))
    for (account, day, tokens) in [
      (anna, day, 10), (anna, day, 20), (ben, day, 5), (anna, next, 1),
    ] {
      try await store.note(
        ModelCall(
          day: day, account: account.key, purpose: "answer", model: "m", outcome: "done",
          milliseconds: 9, promptTokens: tokens, answerTokens: 1))
    }
    #expect(try await store.modelTokens(on: day) == [anna.key: 32, ben.key: 6])
    try await store.delete(anna.key, at: Self.noon)
    #expect(try await store.modelTokens(on: day) == [nil: 32, ben.key: 6])
    try await store.sweep(
      at: Self.noon.adding(seconds: 86_400 * Int64(ModelCall.lifetimeInDays + 1)))
    #expect(try await store.modelTokens(on: day) == [:])
    #expect(try await store.modelTokens(on: next) == [nil: 2])
  }

  @Test(arguments: Kind.allCases)
  func `who is deleted leaves no conversation and no entity`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    _ = try await store.add(
      Self.exchange(1, in: "conv_a", begins: true, mentions: [Self.spoken("Ben")]), of: anna.key,
      once: nil)
    try await store.delete(anna.key, at: Self.noon)
    #expect(try await store.conversation(of: anna.key, named: "conv_a") == nil)
    #expect(try await store.entities(of: anna.key, key: nil, limit: 5) == [])
    #expect(try await store.faults() == [])
    await #expect(throws: StoreError.noAccount) {
      try await store.add(Self.exchange(2, in: "conv_b", begins: true), of: anna.key, once: nil)
    }
  }
}

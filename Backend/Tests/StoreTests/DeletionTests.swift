import Astrolabe
import Foundation
import Store
import StoreSQLite
import Testing

/// Who is deleted is gone, and stays gone.
@Suite struct DeletionTests {
  private static let noon = StoreContractTests.noon
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Words that stand nowhere else, one for each thing that is kept of a person, and for what it was before.
  private static let planted = (0..<33).map {
    "planted\(["quokka", "zephyr", "marmot"][$0 % 3])\($0)x"
  }

  /// Gives an account something of each kind.
  static func fill(_ account: Account, in store: some Store) async throws {
    let words = planted
    let key = account.key
    _ = try await store.register(
      Credentials(
        email: "\(words[0])@example.org", emailKey: "\(words[0])@example.org",
        passwordHash: "scrypt$\(words[1])"),
      Newcomer(accountName: "", account: key, displayName: words[2]),
      session: Session(
        tokenHash: StoreContractTests.hash("second"), createdAt: noon, lastUsedAt: noon,
        device: words[3]))
    _ = try await store.signIn(
      KnownIdentity(
        issuer: "https://issuer.example", subject: words[4], email: words[5], vouchedAt: noon),
      Newcomer(accountName: "", account: key, displayName: nil),
      session: Session(
        tokenHash: StoreContractTests.hash("third"), createdAt: noon, lastUsedAt: noon, device: nil)
    )
    // Each is said twice, so that former words lie about.
    for round in 0...1 {
      var birth = try StoreContractTests.birth("1990-06-15")
      birth.city = words[6 + round]
      birth.country = words[8 + round]
      _ = try await store.setProfile(
        ProfileStatement(name: words[10 + round], email: words[12 + round], birth: birth), of: key,
        at: noon, once: StoreContractTests.once("k\(round)", answer: words[14 + round]))
      let name = try #require(MoodName("00000000-0000-0000-0000-000000000001"))
      _ = try await store.keep(
        MoodEntry(
          name: name, mood: words[16 + round], note: words[18 + round], time: MoodTime(noon),
          quote: ShownQuote(text: words[20 + round], author: "A")), of: key)
    }
    _ = try await store.add(
      JournalEntry(
        name: "e1", date: CalendarDate("2025-01-06"),
        summary: String(repeating: "\(words[22]) ", count: 400),
        areas: [ViewedArea(.homeEnvironment, text: words[23])], seconds: 3, createdAt: noon),
      of: key, once: nil)
    _ = try await store.add(
      Exchange(
        conversation: "conv_a", beginsConversation: true, date: CalendarDate("2025-01-06"),
        question: Message(
          name: "msg_q", role: .user, text: String(repeating: "\(words[24]) ", count: 400),
          writer: nil, at: noon),
        answer: Message(name: "msg_a", role: .assistant, text: words[25], writer: "w", at: noon),
        mentions: [
          SpokenOf(publicName: "ent_a", name: words[26], key: words[26], kind: "person")
        ], day: CalendarDate("2025-01-06")), of: key, once: nil)
    _ = try await store.add(
      [
        KeptChart(
          name: "pers_a", personName: words[30],
          line: #"{"birth":"1926-06-01","about":{"note":"\#(words[31])"}}"#,
          hash: Array(words[32].utf8), addedAt: noon)
      ], of: key)
    _ = try await store.addDevice(
      Device(token: words[27], platform: nil), of: key, at: noon, once: nil)
    _ = try await store.keep(
      Fortune(
        name: "fort_a", kind: .tarot, origin: .european,
        cards: [DrawnCard(key: "fool", isReversed: true)], text: words[28], language: "en",
        isPremium: false, shareKey: words[29], createdAt: noon), of: key, once: nil)
    try await store.keep(
      ReadingRecord(
        date: CalendarDate("2025-01-06"),
        basis: ReadingBasis(zone: "UTC", birthVersion: 1, language: "en"), engine: "e",
        writer: "w", headline: "h", madeAt: noon, milliseconds: 1), of: key)
    _ = try await store.takeQuota(.fortunes, of: key, on: CalendarDate("2025-01-06"), limit: 3)
    try await store.grant(
      Subscription(status: .active, grantedAt: noon, expiresAt: noon.adding(seconds: 9)), to: key)
  }

  /// Which of the words stand in any file of the folder.
  private func found() throws -> [String] {
    var found: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path("")) {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path(file)))
      for word in Self.planted where bytes.range(of: Data(word.utf8)) != nil { found.insert(word) }
    }
    return found.sorted()
  }

  @Test func `no word of who was deleted is in any file, nor in a backup made after`() async throws
  {
    let store = try SQLiteStore(
      path: folder.path("a.sqlite"),
      deletionLog: DeletionLog(path: folder.path("deletions.txt")))
    // Others, so that pages are shared.
    for number in 0..<20 {
      let other = try await StoreContractTests.guest("o\(number)", in: store)
      _ = try await store.add(
        StoreContractTests.entry("o\(number)", [.homeEnvironment]), of: other.key, once: nil)
    }
    let anna = try await StoreContractTests.guest("anna", in: store)
    try await Self.fill(anna, in: store)
    let contents = try #require(try await store.contents(of: anna.key))
    #expect(contents.identities.count == 1)
    // Every word was there: the test sees what it looks for.
    try await store.checkpoint()
    #expect(try found().count == Self.planted.count)
    try await store.delete(anna.key, at: Self.noon)
    #expect(try found() == [])
    #expect(try await store.contents(of: anna.key) == nil)
    try store.backUp(to: folder.path("b.sqlite"))
    #expect(try found() == [])
    #expect(try await store.faults() == [])
  }

  @Test func `an older backup on a new machine brings nobody back where the list is`() async throws
  {
    let log = DeletionLog(path: folder.path("deletions.txt"))
    let store = try SQLiteStore(path: folder.path("a.sqlite"), deletionLog: log)
    let anna = try await StoreContractTests.guest("anna", in: store)
    _ = try await StoreContractTests.guest("ben", in: store)
    for name in ["b.sqlite", "c.sqlite"] { try store.backUp(to: folder.path(name)) }
    try await store.delete(anna.key, at: Self.noon)
    // Without the list she is there.
    let without = try SQLiteStore(path: folder.path("c.sqlite"))
    #expect(try await without.person(tokenHash: StoreContractTests.hash("anna")) != nil)
    let restored = try SQLiteStore(path: folder.path("b.sqlite"), deletionLog: log)
    #expect(try await restored.applyDeletions(of: log) == 1)
    #expect(try await restored.person(tokenHash: StoreContractTests.hash("anna")) == nil)
    #expect(try await restored.person(tokenHash: StoreContractTests.hash("ben")) != nil)
    #expect(try await restored.applyDeletions(of: log) == 0)
  }

  @Test func `a list that was lost is completed from the store`() async throws {
    let first = DeletionLog(path: folder.path("deletions.txt"))
    let store = try SQLiteStore(path: folder.path("a.sqlite"), deletionLog: first)
    let anna = try await StoreContractTests.guest("anna", in: store)
    try store.backUp(to: folder.path("b.sqlite"))
    try await store.delete(anna.key, at: Self.noon)
    let other = DeletionLog(path: folder.path("other.txt"))
    #expect(try await store.applyDeletions(of: other) == 0)
    let restored = try SQLiteStore(path: folder.path("b.sqlite"))
    #expect(try await restored.applyDeletions(listedIn: folder.path("other.txt")) == 1)
  }

  @Test func `a list that is damaged is refused`() async throws {
    let path = folder.path("deletions.txt")
    let store = try SQLiteStore(path: folder.path("a.sqlite"))
    for text in [
      "anna 1\n", "\(String(repeating: "0", count: 64))\n",
      "\(String(repeating: "x", count: 64)) 1\n",
    ] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      await #expect(throws: StoreError.self) {
        try await store.applyDeletions(of: DeletionLog(path: path))
      }
    }
  }

  @Test func `who can't be added to the list is not deleted`() async throws {
    let store = try SQLiteStore(
      path: folder.path("a.sqlite"), deletionLog: DeletionLog(path: folder.path("no/deletions.txt"))
    )
    let anna = try await StoreContractTests.guest("anna", in: store)
    await #expect(throws: StoreError.self) { try await store.delete(anna.key, at: Self.noon) }
    #expect(try await store.person(tokenHash: StoreContractTests.hash("anna")) != nil)
  }

  // MARK: What runs out

  @Test(arguments: StoreContractTests.Kind.allCases)
  func `what is older than its owner keeps it goes, and nothing else`(
    kind: StoreContractTests.Kind
  ) async throws {
    let store = try kind.make(in: folder)
    let (anna, ben) = (
      try await StoreContractTests.guest("anna", in: store),
      try await StoreContractTests.guest("ben", in: store)
    )
    for account in [anna, ben] {
      var settings = Settings()
      settings.retentionInDays = account == anna ? 30 : nil
      try await store.setSettings(settings, of: account.key)
      for (number, days) in [40, 29].enumerated() {
        let at = Self.noon.adding(seconds: Int64(-days) * 86_400)
        let name = "\(account.name)\(number)"
        _ = try await store.add(
          JournalEntry(
            name: name, date: at.utcDate, summary: "",
            areas: [ViewedArea(.pathProfession, text: "")], seconds: 1, createdAt: at),
          of: account.key, once: nil)
        _ = try await store.add(
          Exchange(
            conversation: "conv_\(name)", beginsConversation: true, date: at.utcDate,
            question: Message(name: "q_\(name)", role: .user, text: "Q", writer: nil, at: at),
            answer: Message(name: "a_\(name)", role: .assistant, text: "A", writer: "w", at: at),
            mentions: [ConversationContractTests.spoken("Thing \(number)")], day: at.utcDate),
          of: account.key, once: nil)
        try await store.keep(
          ReadingRecord(
            date: at.utcDate, basis: ReadingBasis(zone: "UTC", birthVersion: 1, language: "en"),
            engine: "e", writer: "w", headline: name, madeAt: at, milliseconds: 1),
          of: account.key)
        _ = try await store.keep(
          Fortune(
            name: "fort_\(name)", kind: .tarot, origin: .chinese, cards: [], text: "T",
            language: "en", isPremium: false, shareKey: "share_\(name)", createdAt: at),
          of: account.key, once: nil)
        let mood = try #require(MoodName("00000000-0000-0000-0000-00000000000\(number)"))
        _ = try await store.keep(
          MoodEntry(name: mood, mood: "calm", note: "", time: MoodTime(at), quote: nil),
          of: account.key)
      }
    }
    try await store.sweep(at: Self.noon)
    for (account, count) in [(anna, 1), (ben, 2)] {
      let contents = try #require(try await store.contents(of: account.key))
      #expect(contents.journal.count == count)
      #expect(contents.memory.areas[.pathProfession]?.count == count)
      #expect(contents.conversations.count == count)
      #expect(contents.conversations.allSatisfy { $0.messages.count == 2 })
      #expect(contents.entities.count == count)
      #expect(contents.readings.count == count)
      #expect(contents.fortunes.count == count)
      #expect(contents.moods.count == count)
    }
    #expect(try await store.fortune(sharedBy: "share_u_anna0") == nil)
    #expect(try await store.faults() == [])
  }

  @Test(arguments: StoreContractTests.Kind.allCases)
  func `old messages of a conversation that goes on are dropped`(
    kind: StoreContractTests.Kind
  ) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    var settings = Settings()
    settings.retentionInDays = 30
    try await store.setSettings(settings, of: anna.key)
    for (number, days) in [40, 0].enumerated() {
      let at = Self.noon.adding(seconds: Int64(-days) * 86_400)
      _ = try await store.add(
        Exchange(
          conversation: "conv_a", beginsConversation: number == 0, date: at.utcDate,
          question: Message(name: "q\(number)", role: .user, text: "Q", writer: nil, at: at),
          answer: Message(name: "a\(number)", role: .assistant, text: "A", writer: "w", at: at),
          mentions: [], day: at.utcDate), of: anna.key, once: nil)
    }
    try await store.sweep(at: Self.noon)
    let found = try await store.conversation(of: anna.key, named: "conv_a")
    #expect(found?.messages.map(\.name) == ["q1", "a1"])
  }

  @Test func `a guest whom nobody can be again is deleted, a registered account is not`()
    async throws
  {
    let log = DeletionLog(path: folder.path("deletions.txt"))
    let store = try SQLiteStore(path: folder.path("a.sqlite"), deletionLog: log)
    let guests = try await [
      StoreContractTests.guest("anna", in: store), StoreContractTests.guest("ben", in: store),
      StoreContractTests.guest("carl", in: store),
    ]
    try store.backUp(to: folder.path("b.sqlite"))
    _ = try await store.register(
      Credentials(email: "b@example.org", emailKey: "b@example.org", passwordHash: "x"),
      Newcomer(accountName: "", account: guests[1].key, displayName: nil),
      session: Session(
        tokenHash: StoreContractTests.hash("b2"), createdAt: Self.noon, lastUsedAt: Self.noon,
        device: nil))
    try await store.endSession(StoreContractTests.hash("carl"), of: guests[2].key)
    #expect(try await store.sweep(at: Self.noon) == [guests[2].key])
    let later = Self.noon.adding(seconds: Session.lifetimeInSeconds)
    #expect(try await store.sweep(at: later) == [guests[0].key])
    #expect(try await store.contents(of: guests[1].key) != nil)
    let restored = try SQLiteStore(path: folder.path("b.sqlite"))
    #expect(try await restored.applyDeletions(of: log) == 2)
  }
}

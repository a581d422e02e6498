package import Astrolabe

/// What is kept of people: all that can't be computed again.
///
/// Every method about a person takes the account's key, which comes from a session alone; there is none
/// that finds a row by its public name without it.
package protocol Store:
  AccountStore, ChartStore, FortuneStore, MoodStore, NotificationStore, QuotaStore
{
  // MARK: Accounts

  /// Makes a guest with a session.
  func addGuest(
    named name: String, session: Session
  ) async throws(StoreError) -> Account
  /// The person who shows a token of this hash; nil if there is none.
  func person(tokenHash: [UInt8]) async throws(StoreError) -> Person?
  /// Notes that a session was used.
  func touch(_ session: Session, of account: AccountKey, at: Timestamp) async throws(StoreError)
  /// Ends a session.
  func endSession(_ tokenHash: [UInt8], of account: AccountKey) async throws(StoreError)
  /// The sessions of an account, the one used last first.
  func sessions(of account: AccountKey) async throws(StoreError) -> [Session]
  /// Deletes an account and everything that is kept of it, and remembers that it was deleted.
  func delete(_ account: AccountKey, at: Timestamp) async throws(StoreError)

  // MARK: Profile and settings

  /// Makes or changes a profile; a birth or a situation that differs counts its version on.
  func setProfile(
    _ statement: ProfileStatement, of account: AccountKey, at: Timestamp, once: Once?
  ) async throws(StoreError) -> WriteOutcome
  /// Keeps a partner, in the place of the former one.
  func setPartner(_ partner: KeptPartner, of account: AccountKey) async throws(StoreError)
  /// The partner of an account; nil if there is none.
  func partner(of account: AccountKey) async throws(StoreError) -> KeptPartner?
  /// Deletes the partner.
  ///
  /// - Returns: Whether there was one.
  func deletePartner(of account: AccountKey) async throws(StoreError) -> Bool
  /// Keeps settings.
  func setSettings(_ settings: Settings, of account: AccountKey) async throws(StoreError)
  /// Keeps the token of a device, in the place of its owner before.
  func addDevice(
    _ device: Device, of account: AccountKey, at: Timestamp, once: Once?
  ) async throws(StoreError) -> WriteOutcome

  // MARK: Readings

  /// The record of a day.
  func reading(
    _ kind: ReadingKind, of account: AccountKey, on date: CalendarDate
  ) async throws(StoreError) -> ReadingRecord?
  /// Keeps a record, in the place of the day's former one.
  func keep(_ reading: ReadingRecord, of account: AccountKey) async throws(StoreError)
  /// Keeps a record, unless the day has one of the same basis.
  ///
  /// - Returns: The one that it has and goes on having; nil if the new one is kept.
  func keepFirst(
    _ reading: ReadingRecord, of account: AccountKey
  ) async throws(StoreError) -> ReadingRecord?
  /// The records of daily readings before a date, or all, the latest date first.
  func readings(
    of account: AccountKey, before date: CalendarDate?, limit: Int
  ) async throws(StoreError) -> [ReadingRecord]

  // MARK: Journal

  /// Writes an entry, and what it adds to the memory, in one transaction.
  func add(
    _ entry: JournalEntry, of account: AccountKey, once: Once?
  ) async throws(StoreError) -> WriteOutcome
  /// The entries before one of a name, or all, the latest first; nil if there is no such entry.
  func entries(
    of account: AccountKey, before name: String?, limit: Int
  ) async throws(StoreError) -> EntryPage?
  /// What the journal comes to.
  func memory(of account: AccountKey) async throws(StoreError) -> Memory

  // MARK: Conversations

  /// Keeps a question and its answer, and what was spoken of, in one transaction.
  ///
  /// A conversation that was deleted meanwhile stays deleted.
  func add(
    _ exchange: Exchange, of account: AccountKey, once: Once?
  ) async throws(StoreError) -> WriteOutcome
  /// A conversation; nil if the account has none of that name.
  func conversation(
    of account: AccountKey, named name: String
  ) async throws(StoreError) -> Conversation?
  /// The conversations before one of a name, or all, the one added to last first; nil if there is none of that name.
  func conversations(
    of account: AccountKey, before name: String?, limit: Int
  ) async throws(StoreError) -> ConversationPage?
  /// Deletes a conversation, and what is kept of its answers to be answered again.
  ///
  /// - Returns: Whether there was one.
  func deleteConversation(
    of account: AccountKey, named name: String
  ) async throws(StoreError) -> Bool
  /// What the person spoke of, of one key or all, what was spoken of most first.
  func entities(
    of account: AccountKey, key: String?, limit: Int
  ) async throws(StoreError) -> [Entity]
  /// Forgets something that the person spoke of.
  ///
  /// - Returns: Whether it was there.
  func forgetEntity(of account: AccountKey, named name: String) async throws(StoreError) -> Bool
  /// Keeps the answer to a write that is done already, and that is answered by it if it is sent again within a day.
  func keepAnswer(_ once: Once, of account: AccountKey) async throws(StoreError) -> WriteOutcome
  /// What became of a write with a key; nil if none was done with it within a day.
  func outcome(
    ofKey key: String, requestHash: [UInt8], of account: AccountKey, at: Timestamp
  ) async throws(StoreError) -> WriteOutcome?

  // MARK: The model

  /// Notes that a model was asked.
  func note(_ call: ModelCall) async throws(StoreError)
  /// The tokens of a day by account, those of accounts that are gone under nothing.
  func modelTokens(on day: CalendarDate) async throws(StoreError) -> [AccountKey?: Int]

  // MARK: The whole

  /// Deletes what has run out, what its owners don't want to keep any longer, and guests that nobody can be again.
  ///
  /// - Returns: The guests' accounts.
  @discardableResult
  func sweep(at: Timestamp) async throws(StoreError) -> [AccountKey]
  /// Everything that is kept of an account, as it is at one moment; nil if the account is gone.
  func contents(of account: AccountKey) async throws(StoreError) -> AccountContents?
  /// Whether something can be written.
  func checkWritable() async throws(StoreError)
  /// Moves what was written into the file itself.
  func checkpoint() async throws(StoreError)
}

/// What a person says of themselves.
package struct ProfileStatement: Sendable, Hashable {
  /// What they want to be called.
  package let name: String
  /// Where mail would reach them.
  package let email: String
  /// Their birth.
  package let birth: GivenBirth
  /// How they live, as far as they say.
  package let situation: Situation

  /// Puts a statement together.
  package init(
    name: String, email: String, birth: GivenBirth, situation: Situation = .unsaid
  ) {
    self.situation = situation
    self.name = name
    self.email = email
    self.birth = birth
  }
}

/// A device that can be sent notifications.
package struct Device: Sendable, Hashable {
  /// What its maker's service knows it by.
  package let token: String
  /// What it runs on, as the client said.
  package let platform: String?
  /// The hash of the session that it goes with; nil to keep it until the account is deleted.
  package let session: [UInt8]?

  /// The most devices of an account; the one added first gives way.
  package static let most = 20

  /// Creates a device.
  package init(token: String, platform: String?, session: [UInt8]? = nil) {
    self.token = token
    self.platform = platform
    self.session = session
  }
}

/// That a model was asked something: what it was about and cost, never what was said.
package struct ModelCall: Sendable, Hashable {
  /// The day in UTC.
  package let day: CalendarDate
  /// The person.
  package let account: AccountKey
  /// What for, such as `answer`.
  package let purpose: String
  /// Which model.
  package let model: String
  /// How it ended, such as `done`.
  package let outcome: String
  /// How long it took.
  package let milliseconds: Int
  /// How many tokens it read.
  package let promptTokens: Int
  /// How many it wrote.
  package let answerTokens: Int

  /// For how many days it is kept.
  package static let lifetimeInDays = 90

  /// Puts a note together.
  package init(
    day: CalendarDate, account: AccountKey, purpose: String, model: String, outcome: String,
    milliseconds: Int, promptTokens: Int, answerTokens: Int
  ) {
    self.day = day
    self.account = account
    self.purpose = purpose
    self.model = model
    self.outcome = outcome
    self.milliseconds = milliseconds
    self.promptTokens = promptTokens
    self.answerTokens = answerTokens
  }
}

/// Some entries, and where the next begin.
package struct EntryPage: Sendable, Hashable {
  /// The entries, the latest first.
  package let entries: [JournalEntry]
  /// The entry before which the next page begins; nil after the last.
  package let next: String?

  /// About how long a page may get; it has one entry at least.
  package static let mostBytes = 256 << 10

  /// Puts a page together.
  package init(entries: [JournalEntry], next: String?) {
    self.entries = entries
    self.next = next
  }
}

/// A write that is done once, however often it is sent within a day.
package struct Once: Sendable, Hashable {
  /// The client's key.
  package let key: String
  /// The hash of the request.
  package let requestHash: [UInt8]
  /// What is answered when it is done, and whenever it is sent again.
  package let answer: KeptAnswer
  /// When it was sent.
  package let at: Timestamp

  /// For how long the key is remembered.
  package static let lifetimeInSeconds: Int64 = 86_400

  /// Puts a write together.
  package init(key: String, requestHash: [UInt8], answer: KeptAnswer, at: Timestamp) {
    self.key = key
    self.requestHash = requestHash
    self.answer = answer
    self.at = at
  }
}

/// An answer that is kept.
package struct KeptAnswer: Sendable, Hashable {
  /// The status.
  package let status: Int
  /// The body.
  package let body: [UInt8]

  /// Puts an answer together.
  package init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }

  /// The status that stands in the place of an answer whose result was deleted; its body is empty.
  package static let goneStatus = 410

  /// What became of the write that this was kept of.
  package var outcome: WriteOutcome {
    status == Self.goneStatus ? .resultIsGone : .answeredBefore(self)
  }
}

/// What became of a write.
package enum WriteOutcome: Sendable, Hashable {
  /// It is done.
  case done
  /// It was done before, and this was answered.
  case answeredBefore(KeptAnswer)
  /// It was done before, and what came of it was deleted since.
  case resultIsGone
  /// Its key belongs to another request.
  case keyIsTaken
}

/// Why the store can't do something.
package enum StoreError: Error, Sendable, Hashable {
  /// It is busy, full, or can't be written; later it may do.
  case unavailable(reason: String)
  /// The account is gone.
  case noAccount
  /// Something is wrong with it.
  case fault(reason: String)
}

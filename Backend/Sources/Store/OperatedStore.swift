/// What operators do with a store, beside what is done for people.
package protocol OperatedStore: Store {
  /// The account of a public name or of the email that it signs in by; nil if there is none.
  func account(ofOperatorsName name: String) async throws(StoreError) -> AccountKey?
  /// The accounts that an operator looks for, the one that was heard of last first.
  ///
  /// - Parameters:
  ///   - email: An email that they sign in by or can be reached at, in any case of letters; nil for any.
  ///   - kind: How they came to be; nil for either.
  ///   - limit: The most.
  /// - Returns: The accounts.
  /// - Throws: ``StoreError``.
  func people(
    email: String?, kind: AccountKind?, limit: Int
  ) async throws(StoreError) -> [PersonSummary]
  /// Counts the memory of everybody from the journal.
  func rebuildMemory() async throws(StoreError)
  /// What is in the store.
  func summary() async throws(StoreError) -> StoreSummary
  /// What is wrong with the store; empty if it is sound.
  func faults() async throws(StoreError) -> [String]
  /// Deletes again the accounts that a list of deletions names, and adds to the list what this store knows beside.
  ///
  /// - Returns: How many were deleted.
  /// - Throws: ``StoreError`` if either can't be read or written.
  func applyDeletions(of log: DeletionLog) async throws(StoreError) -> Int
}

/// An account as an operator sees it, without what its owner wrote.
package struct PersonSummary: Sendable, Hashable {
  /// The account.
  package let account: Account
  /// The emails by which its owner signs in or can be reached, in the order of the alphabet.
  package let emails: [String]

  /// Creates a summary.
  package init(account: Account, emails: [String]) {
    self.account = account
    self.emails = emails
  }
}

/// What is in a store.
package struct StoreSummary: Sendable, Hashable, CustomStringConvertible {
  /// How many accounts.
  package let people: Int
  /// How many entries of journals.
  package let entries: Int
  /// How many conversations.
  package let conversations: Int
  /// How many moods.
  package let moods: Int

  /// Creates a summary.
  package init(people: Int, entries: Int, conversations: Int, moods: Int) {
    self.people = people
    self.entries = entries
    self.conversations = conversations
    self.moods = moods
  }

  /// The counts in words.
  package var description: String {
    func count(_ number: Int, _ one: String, _ many: String) -> String {
      "\(number) \(number == 1 ? one : many)"
    }
    return [
      count(people, "account", "accounts"), count(entries, "journal entry", "journal entries"),
      count(conversations, "conversation", "conversations"), count(moods, "mood", "moods"),
    ].joined(separator: ", ")
  }
}

/// What happened so far between a server and the database that it shares.
package struct DatabaseFigures: Sendable, Hashable {
  /// Transactions that were sent.
  package let transactions: Int
  /// Writes and reads that were tried again.
  package let retries: Int
  /// Connections that were lost.
  package let losses: Int

  /// Creates figures.
  package init(transactions: Int, retries: Int, losses: Int) {
    self.transactions = transactions
    self.retries = retries
    self.losses = losses
  }
}

/// What several servers share of requests that are in work, and of limits.
package protocol SharedState: Sendable {
  /// What happened so far.
  var figures: DatabaseFigures { get }
  /// Takes a key while a request with it is answered.
  ///
  /// - Parameters:
  ///   - key: The client's key.
  ///   - account: Whose.
  ///   - holder: Who takes it: 16 bytes that nobody else has.
  ///   - seconds: After so many seconds another may take it.
  /// - Returns: Whether it was free.
  /// - Throws: ``StoreError``.
  func claim(
    _ key: String, of account: AccountKey, by holder: [UInt8], seconds: Int
  ) async throws(StoreError) -> Bool
  /// Gives a key back.
  func release(
    _ key: String, of account: AccountKey, by holder: [UInt8]
  ) async throws(StoreError)
  /// Takes one from a bucket that fills up again with time.
  ///
  /// - Parameters:
  ///   - number: What is limited, by a number that never changes.
  ///   - subject: Who is limited.
  ///   - room: How many there are at most.
  ///   - perSecond: How many come back in a second.
  /// - Returns: What is left; less than 0 if there was none, by as much as is missing.
  /// - Throws: ``StoreError``.
  func take(
    limit number: Int, of subject: String, room: Double, perSecond: Double
  ) async throws(StoreError) -> Double
}

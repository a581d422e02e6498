#if PostgreSQL
internal import Astrolabe
internal import Postgres
package import Store
internal import Synchronization

/// The store in a PostgreSQL database, which any number of servers share.
package final class PostgresStore: OperatedStore {
  private let pool: Pool
  /// For what needs several steps, or is seldom done.
  private let desk: Desk
  private let listener: Listener?
  /// Who was here last, by the hashes of their tokens.
  private let people = Shelf<[UInt8], Seen>(room: 4_096)
  let deletionLog: DeletionLog?
  /// What happened so far.
  package var figures: DatabaseFigures {
    let counters = pool.counters
    return DatabaseFigures(
      transactions: counters.transactions.load(ordering: .relaxed),
      retries: counters.retries.load(ordering: .relaxed),
      losses: counters.losses.load(ordering: .relaxed))
  }

  private struct Seen: Sendable {
    let person: Person
    let at: ContinuousClock.Instant
  }

  /// For so long a person is taken from memory at most; a notice from the server that changes something comes sooner.
  private static let personLifetime = Duration.seconds(1)

  /// The places of the pool's lanes.
  enum Lane: Int { case writes, reads }

  /// Opens the database, and makes or brings forward its tables.
  ///
  /// - Parameters:
  ///   - address: Where it is, as libpq takes it: `postgresql://user@host/name`, or `service=name`.
  ///   - deletionLog: Where deletions are listed, too; nil for nowhere.
  ///   - listens: Whether it hears what other servers change; not for what ends at once.
  /// - Throws: ``StoreError``, for a database of a later version, too.
  package init(
    address: String, deletionLog: DeletionLog? = nil, listens: Bool = true
  ) throws(StoreError) {
    self.deletionLog = deletionLog
    do {
      let connection = try Connection(address)
      guard try !connection.isLentByTransaction(address) else {
        throw StoreError.fault(
          reason:
            "what store.url names lends connections by transaction; name PostgreSQL itself, or a pool by session"
        )
      }
      try Migration.run(connection)
    } catch {
      throw StoreError(error)
    }
    let people = people
    listener =
      listens
      ? Listener(address, channel: "astrolabe_person") { text in
        guard let text, let number = Int64(text) else { return people.forget() }
        people.forget { _, seen in seen.person.key.number == number }
      } : nil
    desk = Desk(address: address, seats: 2)
    pool = Pool(
      address: address, statements: Statement.all,
      lanes: [
        LaneOptions(connections: 2, depth: 2, together: 64),
        LaneOptions(connections: 2, depth: 16, together: 1),
      ])
  }

  deinit { close() }

  /// Closes all connections; what waits fails.
  package func close() {
    pool.close()
    listener?.close()
  }

  // MARK: Asking

  func ask(
    _ calls: [Call], by lane: Lane, of account: AccountKey? = nil, isRepeatable: Bool = true
  ) async throws(StoreError) -> [Postgres.Answer] {
    do throws(Failure) {
      return try await pool.ask(
        calls, lane: lane.rawValue, key: account?.number ?? 0, isRepeatable: isRepeatable)
    } catch {
      throw StoreError(error)
    }
  }

  /// Reads by one statement.
  func read(_ statement: Statement, _ values: [Value]) async throws(StoreError) -> Postgres.Answer {
    try await ask([Call(statement, values)], by: .reads)[0]
  }

  /// Writes by one statement.
  func write(
    _ statement: Statement, of account: AccountKey?, _ values: [Value], isRepeatable: Bool = true
  ) async throws(StoreError) -> Postgres.Answer {
    try await ask(
      [Call(statement, values)], by: .writes, of: account, isRepeatable: isRepeatable)[0]
  }

  /// Writes in several steps.
  func transact<Result: Sendable>(
    _ begin: String = "BEGIN", _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws(StoreError) -> Result {
    do {
      return try await desk.transaction(begin, body)
    } catch {
      throw StoreError(error)
    }
  }

  /// Does a write that may have a key.
  ///
  /// - Parameters:
  ///   - statement: A statement that begins as ``OnceWrite`` has it.
  ///   - once: The key; nil for none.
  ///   - account: Whose.
  ///   - at: When.
  ///   - values: What follows the values of ``OnceWrite``.
  ///   - more: What is done in the same transaction after it.
  /// - Returns: What became of it.
  /// - Throws: ``StoreError``.
  func write(
    _ statement: Statement, _ once: Once?, of account: AccountKey, at: Timestamp,
    _ values: [Value], and more: [Call] = []
  ) async throws(StoreError) -> WriteOutcome {
    let head: [Value] =
      if let once {
        [
          .integer(account.number), .text(once.key), .bytes(once.requestHash),
          .integer(once.answer.status), .bytes(once.answer.body),
          .integer(once.at.milliseconds),
        ]
      } else {
        [.integer(account.number), .null, .null, .null, .null, .integer(at.milliseconds)]
      }
    let calls = [Call(statement, head + values)] + more
    guard var done = try await ask(calls, by: .writes, of: account)[0].first else {
      throw .fault(reason: "a write gave no row")
    }
    guard done.integer() > 0 else { throw .noAccount }
    if done.integer() > 0 { return .done }
    guard let once else { throw .fault(reason: "a write without a key was not done") }
    let before = try await outcome(
      ofKey: once.key, requestHash: once.requestHash, of: account, at: once.at)
    guard let before else {
      throw .unavailable(reason: "a key was taken and is free again; send the request again")
    }
    return before
  }

  /// Throws unless the first column says that there is the account; returns the rest of the row.
  func known(_ answer: Postgres.Answer) throws(StoreError) -> RowReader {
    guard var row = answer.first, row.integer() > 0 else { throw .noAccount }
    return row
  }

  // MARK: People

  /// Forgets an account among those who were here last, with all of its sessions.
  func forget(_ account: AccountKey) {
    people.forget { _, seen in seen.person.key == account }
  }

  /// Forgets everybody.
  func forgetAll() { people.forget() }

  /// Who shows a token of this hash; nil for nobody.
  package func person(tokenHash: [UInt8]) async throws(StoreError) -> Person? {
    if let seen = people.value(tokenHash), ContinuousClock.now - seen.at < Self.personLifetime {
      return seen.person
    }
    let (mark, now) = (people.mark, ContinuousClock.now)
    guard var row = try await read(.person, [.bytes(tokenHash)]).first else { return nil }
    let person = try Person(&row)
    if listener != nil { people.keep(Seen(person: person, at: now), as: tokenHash, if: mark) }
    return person
  }
}

extension StoreError {
  /// What an error of the database means.
  init(_ error: any Error) {
    switch error {
    case let error as StoreError: self = error
    case let failure as Failure: self.init(failure)
    case is CancellationError: self = .unavailable(reason: "the request was called off")
    default: self = .fault(reason: "\(error)")
    }
  }

  private init(_ failure: Failure) {
    switch failure.state {
    case "23503": self = .noAccount
    case Failure.late, "40001", "40P01", "55P03", "57014":
      self = .unavailable(reason: "\(failure)")
    case "25006":
      self = .unavailable(reason: "the database only reads; see which server is the primary")
    case "53100": self = .unavailable(reason: "the database's disk is full; make room \(failure)")
    case Failure.lost, Failure.unsent, "28000", "28P01", "3D000", "42501":
      self = .unavailable(
        reason: "the database can't be used: \(failure); see --store, and who may connect")
    // Connections, resources, operators, the system.
    case let state where ["08", "53", "57", "58"].contains(state.prefix(2)):
      self = .unavailable(reason: "\(failure)")
    default: self = .fault(reason: "\(failure)")
    }
  }
}

#endif

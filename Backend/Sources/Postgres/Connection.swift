#if PostgreSQL
internal import CLibpq
#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif
internal import Dispatch
internal import Foundation
internal import Synchronization

/// A connection that is waited for, for what needs several steps or is seldom done.
@safe package final class Connection {
  private let connection: OpaquePointer

  /// Connects.
  ///
  /// - Parameter address: Where the database is, as libpq takes it.
  /// - Throws: ``Failure``.
  package init(_ address: String) throws(Failure) {
    unsafe connection = try Connecting.connect(address, name: "astrolabe-server")
  }

  deinit { unsafe PQfinish(connection) }

  /// Whether the connection is lost.
  package var isLost: Bool { unsafe PQstatus(connection) != CONNECTION_OK }

  /// Executes one statement with values.
  ///
  /// - Throws: ``Failure``.
  @discardableResult
  package func query(_ sql: String, _ values: [Value] = []) throws(Failure) -> Answer {
    let encoded = EncodedValues(values)
    let result = unsafe encoded.lend { values, lengths, formats in
      unsafe PQexecParams(
        connection, sql, Int32(encoded.lengths.count), encoded.types, values, lengths, formats, 1)
    }
    return try unsafe answer(result)
  }

  /// Executes statements without values, such as those of a schema.
  ///
  /// - Throws: ``Failure``.
  package func execute(_ sql: String) throws(Failure) {
    _ = try unsafe answer(PQexec(connection, sql))
  }

  private func answer(_ result: OpaquePointer?) throws(Failure) -> Answer {
    guard let result = unsafe result else { throw unsafe Failure(connection: connection) }
    switch unsafe PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return unsafe Answer(result)
    default:
      let failure = unsafe Failure(result)
      unsafe PQclear(result)
      throw failure
    }
  }

  /// Does something in a transaction; what it throws undoes it.
  package func transaction<Result>(
    _ begin: String = "BEGIN", _ body: (Connection) throws -> Result
  ) throws -> Result {
    try execute(begin)
    do {
      let result = try body(self)
      try execute("COMMIT")
      return result
    } catch {
      if !isLost { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Whether something between lends a connection for a transaction alone, as PgBouncer's mode `transaction` does.
  ///
  /// Prepared statements, settings and notices don't last there. What stands between gives numbers of its own for the process
  /// that cancels; it lends by transaction if two connections that are both open are one process's.
  ///
  /// - Parameter address: Where this connection leads.
  /// - Returns: Whether it is lent.
  /// - Throws: ``Failure``.
  package func isLentByTransaction(_ address: String) throws(Failure) -> Bool {
    guard try processNumber() != Int64(unsafe PQbackendPID(connection)) else { return false }
    let other = try Connection(address)
    // Somebody else may have the process in between.
    var looks = 0
    while try processNumber() != other.processNumber() {
      looks += 1
      guard looks < 8 else { return false }
    }
    return true
  }

  private func processNumber() throws(Failure) -> Int64 {
    guard var row = try query("SELECT pg_backend_pid()").first else { return 0 }
    return row.integer()
  }

  /// Waits for a notice on the channels that it listens to.
  ///
  /// - Returns: What the notices say; nil if the connection is lost.
  fileprivate func notices(milliseconds: Int32) -> [String]? {
    var descriptor = unsafe pollfd(
      fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&descriptor, 1, milliseconds)
    guard unsafe PQconsumeInput(connection) == 1 else { return nil }
    var texts: [String] = []
    while let notice = unsafe PQnotifies(connection) {
      unsafe texts.append(String(cString: notice.pointee.extra))
      unsafe PQfreemem(notice)
    }
    return texts
  }
}

/// Some connections that are waited for, each on a thread of its own.
package final class Desk: Sendable {
  /// What a thread of a queue has: used by that alone.
  private final class Seat: @unchecked Sendable {
    let queue: DispatchQueue
    var connection: Connection?

    init(number: Int) { queue = DispatchQueue(label: "postgres.desk.\(number)") }
  }

  private let address: String
  private let seats: [Seat]
  private let next = Atomic(0)

  /// How long something is tried again.
  private static let longest = Duration.seconds(6)
  private static let mostAttempts = 12

  /// Makes room; connections are made when they are needed.
  package init(address: String, seats count: Int) {
    self.address = address
    seats = (0..<count).map { Seat(number: $0) }
  }

  /// Does something in a transaction, once more where others were in the way or the connection was lost.
  ///
  /// - Parameters:
  ///   - begin: How the transaction begins.
  ///   - body: What is done.
  /// - Returns: What the body returns, once it is committed.
  /// - Throws: What the body throws; ``Failure``.
  package func transaction<Result: Sendable>(
    _ begin: String = "BEGIN", _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    let seat = seats[next.add(1, ordering: .relaxed).oldValue % seats.count]
    return try await withCheckedThrowingContinuation { continuation in
      seat.queue.async { [self] in
        continuation.resume(with: Swift.Result { try work(at: seat, begin, body) })
      }
    }
  }

  private func work<Result>(
    at seat: Seat, _ begin: String, _ body: (Connection) throws -> Result
  ) throws -> Result {
    let start = ContinuousClock.now
    var attempts = 0
    while true {
      do {
        let connection = try seat.connection ?? Connection(address)
        seat.connection = connection
        return try connection.transaction(begin, body)
      } catch let failure as Failure {
        attempts += 1
        let isCut = failure.endsConnection
        if isCut { seat.connection = nil }
        // Two that make the same row: the second finds it when it looks again.
        guard isCut || failure.mayPass || failure.state == "23505",
          attempts < Self.mostAttempts, ContinuousClock.now - start < Self.longest
        else { throw failure }
        usleep(useconds_t(min(500_000, 2_000 << min(attempts, 8))))
      }
    }
  }
}

/// Hears what other servers say, on a connection and a thread of its own.
package final class Listener: Sendable {
  private let isClosing = Atomic(false)

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - address: Where the database is, as libpq takes it.
  ///   - channel: The channel.
  ///   - hear: Called with what is said; with nil where something may have been missed.
  package init(
    _ address: String, channel: String, hear: @escaping @Sendable (String?) -> Void
  ) {
    let thread = Thread { [self] in
      while !isClosing.load(ordering: .relaxed) {
        if let connection = try? Connection(address),
          (try? connection.execute("LISTEN \(channel)")) != nil
        {
          hear(nil)
          while !isClosing.load(ordering: .relaxed),
            let texts = connection.notices(milliseconds: 500)
          {
            for text in texts { hear(text) }
          }
          hear(nil)
        }
        if !isClosing.load(ordering: .relaxed) { usleep(100_000) }
      }
    }
    thread.name = "postgres.listen"
    thread.start()
  }

  /// Ends it within half a second.
  package func close() { isClosing.store(true, ordering: .relaxed) }
}

#endif

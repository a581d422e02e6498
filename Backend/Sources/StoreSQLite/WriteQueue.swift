internal import Foundation
internal import GRDB
internal import Synchronization

/// Puts writes that wait at the same time into one transaction, so that a thousand writes a second don't take a
/// thousand commits.
///
/// Transactions begin a millisecond apart at least, and what comes meanwhile shares the next: a write that comes
/// alone begins at once, and many share what a transaction costs. None is acknowledged before the transaction that
/// it is in is committed.
final class WriteQueue: Sendable {
  private struct Line {
    var waiting: [any WaitingWrite] = []
    var isInWork = false
    var lastBegan: ContinuousClock.Instant?
  }

  private let database: any DatabaseWriter
  private let line = Mutex(Line())

  /// So many writes share a transaction at most.
  private static let mostTogether = 128

  /// So far apart transactions begin at least.
  private static let distance = Duration.milliseconds(1)

  init(_ database: any DatabaseWriter) { self.database = database }

  /// Does a write.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let write = Write(body, continuation)
      let begins = line.withLock { line in
        line.waiting.append(write)
        defer { line.isInWork = true }
        return !line.isInWork
      }
      if begins { begin() }
    }
  }

  /// Begins the next transaction; what else the database is to do comes between two of them.
  private func begin() {
    database.asyncWriteWithoutTransaction { [self] db in
      waitForCompany()
      let writes = line.withLock { line in
        line.lastBegan = .now
        let writes = line.waiting.prefix(Self.mostTogether)
        line.waiting.removeFirst(writes.count)
        return writes
      }
      Self.work(Array(writes), in: db)
      let goesOn = line.withLock { line in
        line.isInWork = !line.waiting.isEmpty
        return line.isInWork
      }
      if goesOn { begin() }
    }
  }

  /// Waits until it is time for another transaction unless that is full already, on the thread that does nothing but write.
  private func waitForCompany() {
    let (last, isFull) = line.withLock { ($0.lastBegan, $0.waiting.count >= Self.mostTogether) }
    guard let last, !isFull else { return }
    let rest = Self.distance - (ContinuousClock.now - last)
    if rest > .zero { Thread.sleep(forTimeInterval: rest / .seconds(1)) }
  }

  private static func work(_ writes: [any WaitingWrite], in db: Database) {
    do {
      try db.inTransaction(.immediate) {
        for write in writes { try write.work(in: db) }
        return .commit
      }
      for write in writes { write.end(nil) }
    } catch  where writes.count > 1 && !Self.concernsAll(error) {
      // No write may fail by another's fault: each runs alone.
      for write in writes { work([write], in: db) }
    } catch {
      for write in writes { write.end(error) }
    }
  }

  /// Whether an error would be that of each single write, too: the file is locked or can't be written.
  private static func concernsAll(_ error: any Error) -> Bool {
    guard let error = error as? DatabaseError else { return false }
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_CANTOPEN,
      .SQLITE_CORRUPT, .SQLITE_NOTADB:
      return true
    default: return false
    }
  }
}

/// A write that somebody waits for.
private protocol WaitingWrite: Sendable {
  /// Does it within a transaction.
  func work(in db: Database) throws
  /// Reports to the caller that it is committed, or why it isn't.
  func end(_ error: (any Error)?)
}

private final class Write<Value: Sendable>: WaitingWrite {
  private let body: @Sendable (Database) throws -> Value
  private let continuation: CheckedContinuation<Value, any Error>
  private let value = Mutex<Value?>(nil)

  init(
    _ body: @escaping @Sendable (Database) throws -> Value,
    _ continuation: CheckedContinuation<Value, any Error>
  ) {
    self.body = body
    self.continuation = continuation
  }

  func work(in db: Database) throws {
    let made = try body(db)
    value.withLock { $0 = made }
  }

  func end(_ error: (any Error)?) {
    if let error {
      continuation.resume(throwing: error)
    } else if let value = value.withLock({ $0 }) {
      continuation.resume(returning: value)
    } else {
      continuation.resume(throwing: CancellationError())
    }
  }
}

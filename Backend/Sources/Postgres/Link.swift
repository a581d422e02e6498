#if PostgreSQL
internal import CLibpq

/// Calls that are done together or not at all, and who waits for them.
final class Unit: Sendable {
  let calls: [Call]
  let lane: Int
  /// Whose rows are written: units of one key go over one connection, so that no two of them wait for each other.
  let key: Int64
  /// Whether it may be done again when nobody knows whether it was done.
  let isRepeatable: Bool
  let since = ContinuousClock.now
  private let end: @Sendable (Result<[Answer], Failure>) -> Void

  init(
    _ calls: [Call], lane: Int, key: Int64, isRepeatable: Bool,
    end: @escaping @Sendable (Result<[Answer], Failure>) -> Void
  ) {
    self.calls = calls
    self.lane = lane
    self.key = key
    self.isRepeatable = isRepeatable
    self.end = end
  }

  func succeed(_ answers: [Answer]) { end(.success(answers)) }
  func fail(_ failure: Failure) { end(.failure(failure)) }
}

/// A unit, and how often it was tried.
struct Trial {
  let unit: Unit
  var attempts = 0
}

/// Units that are one transaction, while it is under way.
struct Group {
  let trials: [Trial]
  /// What has come of each unit.
  var answers: [[Answer]]
  var unit = 0
  var failure: Failure?

  init(_ trials: [Trial]) {
    self.trials = trials
    answers = trials.map { _ in [] }
  }
}

/// One connection in pipeline mode; used by the pool's thread alone.
@safe final class Link {
  enum State { case closed, opening, preparing, ready }
  enum Opening { case active, failed, done }

  let lane: Int
  private(set) var state = State.closed
  private var connection: OpaquePointer?
  private(set) var groups: [Group] = []
  private(set) var heardAt = ContinuousClock.now
  private(set) var opensAt = ContinuousClock.now
  /// Whether bytes wait to be sent.
  private(set) var isSending = false
  private var wantsToWrite = false
  private var failures = 0

  init(lane: Int) { self.lane = lane }

  var failure: Failure { unsafe Failure(connection: connection) }

  /// The socket to wait for, and whether for writing.
  var socket: (descriptor: CInt, reads: Bool, writes: Bool)? {
    let descriptor = unsafe connection.map { unsafe PQsocket($0) } ?? -1
    guard descriptor >= 0 else { return nil }
    switch state {
    case .closed: return nil
    case .opening: return (descriptor, !wantsToWrite, wantsToWrite)
    case .preparing, .ready: return (descriptor, true, isSending)
    }
  }

  // MARK: Opening and closing

  func open(_ address: String) {
    heardAt = .now
    unsafe connection = Connecting.start(address, name: "astrolabe-server")
    state = .opening
    wantsToWrite = true
    if unsafe connection == nil || PQstatus(connection) == CONNECTION_BAD { close() }
  }

  func goOnOpening() -> Opening {
    heardAt = .now
    switch unsafe PQconnectPoll(connection) {
    case PGRES_POLLING_READING: wantsToWrite = false
    case PGRES_POLLING_WRITING: wantsToWrite = true
    case PGRES_POLLING_OK:
      unsafe PQsetNoticeProcessor(connection, { _, _ in }, nil)
      unsafe PQsetnonblocking(connection, 1)
      return unsafe PQenterPipelineMode(connection) == 1 ? .done : .failed
    default: return .failed
    }
    return .active
  }

  func prepare(_ statements: [Statement], settings: [String]) -> Bool {
    state = .preparing
    for setting in settings {
      guard unsafe PQsendQueryParams(connection, setting, 0, nil, nil, nil, nil, 1) == 1 else {
        return false
      }
    }
    for statement in statements {
      let isSent = unsafe statement.types.withUnsafeBufferPointer {
        unsafe PQsendPrepare(
          connection, statement.name, statement.sql, Int32($0.count), $0.baseAddress)
      }
      guard isSent == 1 else { return false }
    }
    return endGroup(Group([]))
  }

  func close() {
    if unsafe connection != nil { unsafe PQfinish(connection) }
    unsafe connection = nil
    groups = []
    isSending = false
    state = .closed
    failures += 1
    // The first again at once, then after longer and longer, not all at one time.
    let wait = min(1_000, 25 << min(failures - 1, 6))
    opensAt = .now + .milliseconds(failures == 1 ? 5 : Int.random(in: wait / 2...wait))
  }

  // MARK: Work

  /// Sends units as one transaction.
  ///
  /// What can't be sent whole stays among ``groups``, so that it is tried again with what was under way: its end was not sent,
  /// so the database does none of it.
  ///
  /// - Returns: Whether the connection is still of use.
  func send(_ trials: [Trial]) -> Bool {
    for call in trials.lazy.flatMap(\.unit.calls) {
      guard send(call) else {
        var group = Group(trials)
        group.failure = Failure(state: Failure.unsent, message: "the connection was lost")
        groups.append(group)
        return false
      }
    }
    return endGroup(Group(trials))
  }

  private func endGroup(_ group: Group) -> Bool {
    if groups.isEmpty { heardAt = .now }
    groups.append(group)
    guard unsafe PQpipelineSync(connection) == 1 else { return false }
    return flush()
  }

  func flush() -> Bool {
    let left = unsafe PQflush(connection)
    isSending = left == 1
    return left >= 0
  }

  private func send(_ call: Call) -> Bool {
    unsafe call.values.lend { values, lengths, formats in
      unsafe PQsendQueryPrepared(
        connection, call.statement.name, Int32(call.values.lengths.count), values, lengths, formats,
        1) == 1
    }
  }

  /// Reads what has come.
  ///
  /// - Parameter done: Called with each group that is done.
  /// - Returns: Whether the connection is still of use.
  func read(_ done: (Group) -> Void) -> Bool {
    guard unsafe PQconsumeInput(connection) == 1 else { return false }
    heardAt = .now
    while !groups.isEmpty {
      guard unsafe PQisBusy(connection) == 0 else { break }
      guard let result = unsafe PQgetResult(connection) else {
        // The end of a statement.
        if unsafe PQstatus(connection) == CONNECTION_BAD { return false }
        continue
      }
      switch unsafe PQresultStatus(result) {
      case PGRES_TUPLES_OK, PGRES_COMMAND_OK:
        take(unsafe Answer(result))
      case PGRES_PIPELINE_SYNC:
        unsafe PQclear(result)
        let group = groups.removeFirst()
        if state == .preparing {
          guard group.failure == nil else { return false }
          state = .ready
          failures = 0
        } else {
          done(group)
          if group.failure?.endsConnection == true { return false }
        }
      case PGRES_PIPELINE_ABORTED: unsafe PQclear(result)
      default:
        if groups[0].failure == nil { groups[0].failure = unsafe Failure(result) }
        unsafe PQclear(result)
        if unsafe PQstatus(connection) == CONNECTION_BAD { return false }
      }
    }
    return flush()
  }

  private func take(_ answer: Answer) {
    let place = groups[0].unit
    guard place < groups[0].trials.count else { return }
    groups[0].answers[place].append(answer)
    if groups[0].answers[place].count == groups[0].trials[place].unit.calls.count {
      groups[0].unit += 1
    }
  }

  /// Why the last preparation failed; nil if it didn't.
  var preparationFailure: Failure? {
    guard state == .preparing else { return nil }
    return groups.first?.failure
  }
}

#endif

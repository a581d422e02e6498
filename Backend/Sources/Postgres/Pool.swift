#if PostgreSQL
internal import CLibpq
#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif
internal import Foundation
package import Synchronization

/// Some connections that are used alike.
package struct LaneOptions: Sendable {
  /// How many connections.
  package var connections: Int
  /// So many transactions are under way on a connection.
  package var depth: Int
  /// So many units share a transaction, and its commit.
  package var together: Int

  /// Creates options.
  package init(connections: Int, depth: Int, together: Int) {
    self.connections = connections
    self.depth = depth
    self.together = together
  }
}

/// Connections to one database, worked on by one thread that waits for all of them.
///
/// Callers pass units. Each, or several together, are one transaction, which is sent without waiting for what went
/// before: libpq's pipeline mode. A unit that fails in company is tried alone, and one that was cut off is tried again.
@safe package final class Pool: @unchecked Sendable {
  private struct Line {
    var waiting: [Unit] = []
    var isAsleep = false
    var isClosing = false
  }

  /// What happened so far, for metrics and drills.
  package final class Counters: Sendable {
    /// Units that were tried again.
    package let retries = Atomic(0)
    /// Connections that were lost.
    package let losses = Atomic(0)
    /// Transactions that were sent.
    package let transactions = Atomic(0)
  }

  private let line = Mutex(Line())
  private let address: String
  private let statements: [Statement]
  private let options: [LaneOptions]
  private let wakeReader: CInt
  private let wakeWriter: CInt
  // Of the pool's thread alone.
  private var lanes: [[Link]]
  private var queues: [[ArraySlice<Trial>]]
  /// What happened so far.
  package let counters = Counters()

  /// How long a unit waits for a connection.
  private static let patience = Duration.seconds(2)
  /// How long a unit that was cut off is tried again.
  private static let longest = Duration.seconds(6)
  /// How long a connection may be silent while something is under way.
  private static let silence = Duration.seconds(7)
  private static let mostAttempts = 8

  /// Opens connections, and keeps them open.
  ///
  /// - Parameters:
  ///   - address: Where the database is, as libpq takes it.
  ///   - statements: What connections prepare.
  ///   - lanes: The lanes, by whose places units are asked.
  package init(address: String, statements: [Statement], lanes: [LaneOptions]) {
    self.address = address
    self.statements = statements
    options = lanes
    self.lanes = lanes.enumerated().map { index, lane in
      (0..<lane.connections).map { _ in Link(lane: index) }
    }
    queues = lanes.map { lane in (0..<lane.connections).map { _ in [] } }
    var ends: [CInt] = [-1, -1]
    let status = unsafe pipe(&ends)
    precondition(status == 0, "no pipe can be made")
    (wakeReader, wakeWriter) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    let thread = Thread { [self] in run() }
    thread.name = "postgres"
    thread.stackSize = 1 << 20
    thread.start()
  }

  /// Asks, and waits for the commit.
  ///
  /// - Parameters:
  ///   - calls: What is done together.
  ///   - lane: The lane's place.
  ///   - key: Whose rows are written; 0 for anybody's.
  ///   - isRepeatable: Whether it may be done again when nobody knows whether it was done.
  /// - Returns: An answer for each call.
  /// - Throws: ``Failure``.
  package func ask(
    _ calls: [Call], lane: Int, key: Int64 = 0, isRepeatable: Bool = true
  ) async throws(Failure) -> [Answer] {
    let result = await withCheckedContinuation { continuation in
      submit(
        Unit(calls, lane: lane, key: key, isRepeatable: isRepeatable) {
          continuation.resume(returning: $0)
        })
    }
    return try result.get()
  }

  private func submit(_ unit: Unit) {
    let (wakes, isClosed) = line.withLock { line in
      if line.isClosing { return (false, true) }
      line.waiting.append(unit)
      defer { line.isAsleep = false }
      return (line.isAsleep, false)
    }
    if isClosed { unit.fail(Failure(state: Failure.lost, message: "the store is closed")) }
    if wakes { wake() }
  }

  private func wake() {
    var byte: UInt8 = 1
    _ = unsafe write(wakeWriter, &byte, 1)
  }

  /// Closes all connections; what waits fails.
  package func close() {
    line.withLock { $0.isClosing = true }
    wake()
  }

  // MARK: The thread

  private func run() {
    while true {
      let (new, isClosing) = line.withLock { line in
        let new = line.waiting
        line.waiting.removeAll(keepingCapacity: true)
        line.isAsleep = false
        return (new, line.isClosing)
      }
      for unit in new { enqueue(Trial(unit: unit)) }
      if isClosing { return end() }
      look(at: .now)
      for lane in lanes.indices { send(lane) }
      let sleeps = line.withLock { line in
        line.isAsleep = line.waiting.isEmpty
        return line.isAsleep
      }
      wait(milliseconds: sleeps ? timeout : 0)
      line.withLock { $0.isAsleep = false }
    }
  }

  private func enqueue(_ trial: Trial) {
    let lane = trial.unit.lane
    let count = UInt64(queues[lane].count)
    let place: Int
    if trial.unit.key != 0 {
      place = Int(UInt64(bitPattern: trial.unit.key) % count)
    } else {
      place = queues[lane].indices.min { a, b in load(lane, a) < load(lane, b) } ?? 0
    }
    queues[lane][place].append(trial)
  }

  private func load(_ lane: Int, _ place: Int) -> Int {
    queues[lane][place].count + lanes[lane][place].groups.count
      + (lanes[lane][place].state == .ready ? 0 : 1_000)
  }

  /// Waits for sockets, and handles what has come.
  private func wait(milliseconds: Int32) {
    var descriptors = [pollfd(fd: wakeReader, events: Int16(POLLIN), revents: 0)]
    var waiting: [Link] = []
    for link in lanes.joined() {
      guard let socket = link.socket else { continue }
      let events = (socket.reads ? POLLIN : 0) | (socket.writes ? POLLOUT : 0)
      descriptors.append(pollfd(fd: socket.descriptor, events: Int16(events), revents: 0))
      waiting.append(link)
    }
    let count = unsafe poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    guard count > 0 else { return }
    if descriptors[0].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 64)
      _ = unsafe read(wakeReader, &bytes, 64)
    }
    for (link, descriptor) in zip(waiting, descriptors.dropFirst()) where descriptor.revents != 0 {
      handle(link)
    }
  }

  /// Milliseconds until something has to be looked at.
  private var timeout: Int32 {
    let isIdle =
      queues.joined().allSatisfy(\.isEmpty)
      && lanes.joined().allSatisfy { $0.groups.isEmpty && $0.state == .ready }
    if isIdle { return -1 }
    return lanes.joined().contains { $0.state == .closed } ? 5 : 25
  }

  private func end() {
    let closed = Failure(state: Failure.lost, message: "the store is closed")
    for link in lanes.joined() {
      for trial in link.groups.flatMap(\.trials) { trial.unit.fail(closed) }
      link.close()
    }
    for trial in queues.joined().joined() { trial.unit.fail(closed) }
    _ = Self.shut(wakeReader)
    _ = Self.shut(wakeWriter)
  }

  private static func shut(_ descriptor: CInt) -> CInt {
    #if canImport(Glibc)
    Glibc.close(descriptor)
    #else
    Darwin.close(descriptor)
    #endif
  }

  /// Opens what is closed, and gives up what has waited too long.
  private func look(at now: ContinuousClock.Instant) {
    for link in lanes.joined() {
      switch link.state {
      case .closed:
        if now >= link.opensAt { link.open(address) }
      case .opening, .preparing:
        if now - link.heardAt > .seconds(5) {
          lose(link, Failure(state: Failure.lost, message: "the database doesn't answer"))
        }
      case .ready:
        if !link.groups.isEmpty, now - link.heardAt > Self.silence {
          lose(link, Failure(state: Failure.lost, message: "the database is silent"))
        }
      }
    }
    let late = Failure(
      state: Failure.late, message: "no connection to the database was free in time")
    for lane in queues.indices {
      for place in queues[lane].indices {
        while let trial = queues[lane][place].first,
          now - trial.unit.since > (trial.attempts > 0 ? Self.longest : Self.patience)
        {
          queues[lane][place].removeFirst()
          trial.unit.fail(late)
        }
      }
    }
  }

  private func send(_ lane: Int) {
    let (depth, together) = (options[lane].depth, options[lane].together)
    for (place, link) in lanes[lane].enumerated() {
      while !queues[lane][place].isEmpty, link.state == .ready, link.groups.count < depth {
        var group: [Trial] = []
        while group.count < together, let trial = queues[lane][place].first {
          // What failed in company is tried alone.
          if trial.attempts > 0, !group.isEmpty { break }
          queues[lane][place].removeFirst()
          group.append(trial)
          if trial.attempts > 0 { break }
        }
        if group.count > 1 { group.sort { $0.unit.key < $1.unit.key } }
        counters.transactions.add(1, ordering: .relaxed)
        if !link.send(group) { lose(link, link.failure) }
      }
      if queues[lane][place].isEmpty { queues[lane][place] = [] }
    }
  }

  private func handle(_ link: Link) {
    switch link.state {
    case .closed: break
    case .opening:
      switch link.goOnOpening() {
      case .active: break
      case .failed: lose(link, link.failure)
      case .done:
        if !link.prepare(statements, settings: Connecting.settings) { lose(link, link.failure) }
      }
    case .preparing, .ready:
      var failed: [Group] = []
      let isWell = link.read { group in
        if group.failure != nil {
          failed.append(group)
        } else {
          for (trial, answers) in zip(group.trials, group.answers) { trial.unit.succeed(answers) }
        }
      }
      for group in failed {
        guard let failure = group.failure else { continue }
        for trial in group.trials {
          retry(
            trial, failure, hasCompany: group.trials.count > 1,
            isUnknown: failure.endsConnection)
        }
      }
      if !isWell { lose(link, link.failure) }
    }
  }

  private func lose(_ link: Link, _ failure: Failure) {
    counters.losses.add(1, ordering: .relaxed)
    let groups = link.groups
    link.close()
    for group in groups {
      for trial in group.trials {
        // What had failed before the loss was surely undone; of others nobody knows.
        let cause = group.failure ?? failure
        retry(
          trial, cause, hasCompany: group.trials.count > 1, isUnknown: cause.endsConnection)
      }
    }
  }

  private func retry(_ trial: Trial, _ failure: Failure, hasCompany: Bool, isUnknown: Bool) {
    let isOver =
      trial.attempts >= Self.mostAttempts
      || ContinuousClock.now - trial.unit.since > Self.longest
    let again =
      isUnknown
      ? trial.unit.isRepeatable : hasCompany || failure.mayPass || failure.endsConnection
    guard again, !isOver else { return trial.unit.fail(failure) }
    counters.retries.add(1, ordering: .relaxed)
    enqueue(Trial(unit: trial.unit, attempts: trial.attempts + 1))
  }
}

#endif

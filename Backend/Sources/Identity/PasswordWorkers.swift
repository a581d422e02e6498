internal import Dispatch
internal import Synchronization

/// Computes hashes of passwords on threads of their own, a few at a time: each takes 32 MiB and nearly half a second.
package final class PasswordWorkers: Sendable {
  /// So many wait already that another would wait too long.
  package struct Full: Error {}

  private struct Line {
    var running = 0
    var waiting: [@Sendable () -> Void] = []
  }

  private let line = Mutex(Line())
  private let queue = DispatchQueue(label: "astrolabe.passwords", attributes: .concurrent)
  private let atOnce: Int
  private let mostWaiting: Int

  /// Creates workers.
  ///
  /// - Parameters:
  ///   - atOnce: How many work at a time.
  ///   - mostWaiting: How many wait for them at most.
  package init(atOnce: Int = 2, mostWaiting: Int = 32) {
    self.atOnce = atOnce
    self.mostWaiting = mostWaiting
  }

  /// Does some work.
  ///
  /// - Throws: ``Full``.
  package func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async throws(Full) -> Value {
    let value: Value? = await withCheckedContinuation { continuation in
      let isTaken = take { continuation.resume(returning: work()) }
      if !isTaken { continuation.resume(returning: nil) }
    }
    guard let value else { throw Full() }
    return value
  }

  /// Begins a job, or lets it wait; false if too many wait.
  private func take(_ job: @escaping @Sendable () -> Void) -> Bool {
    enum Place { case now, later, none }
    let place: Place = line.withLock { line in
      if line.running < atOnce {
        line.running += 1
        return .now
      }
      guard line.waiting.count < mostWaiting else { return .none }
      line.waiting.append(job)
      return .later
    }
    if place == .now { start(job) }
    return place != .none
  }

  private func start(_ job: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      job()
      let next = line.withLock { line -> (@Sendable () -> Void)? in
        guard !line.waiting.isEmpty else {
          line.running -= 1
          return nil
        }
        return line.waiting.removeFirst()
      }
      if let next { start(next) }
    }
  }
}

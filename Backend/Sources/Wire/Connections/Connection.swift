package import Hummingbird
package import NIOCore

/// The connection that a request came by, as Hummingbird gives it.
package struct Connection: InitializableFromSource, Sendable {
  let channel: any Channel

  /// Takes the connection.
  package init(source: ApplicationRequestContextSource) { channel = source.channel }
}

extension Connection {
  /// Begins work for the connection at once, on the thread that reads and writes it, in a task of its own.
  ///
  /// A task keeps the memory that its functions have needed until it ends, and the connection's own ends with the
  /// connection: thousands may wait there for a model's first word. Answers that come at once aren't worth a task
  /// of their own, which costs some microseconds. It is detached since the connection's has nothing to hand on but
  /// its logger.
  func task<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) -> Task<Value, Never> {
    .immediateDetached(executorPreference: LoopExecutor(channel.eventLoop)) { await work() }
  }

  /// Works as long as the other end is there; the work is called off when it goes away.
  ///
  /// It is, too, when the connection's own task is cancelled: Hummingbird closes the connection then.
  func whileHeard(_ work: @escaping @Sendable () async throws -> Void) async throws {
    let task = Task.immediateDetached(executorPreference: LoopExecutor(channel.eventLoop)) {
      try await work()
    }
    watch { $0.callOffWhenLeft(task) }
    defer { watch { $0.forget() } }
    try await task.value
  }

  /// Speaks with the watch over the connection, on its own thread.
  private func watch(_ speak: @escaping @Sendable (LeavingWatch) -> Void) {
    channel.eventLoop.execute { [channel] in
      if let watch = try? channel.pipeline.syncOperations.handler(type: LeavingWatch.self) {
        speak(watch)
      }
    }
  }
}

/// Runs tasks on the thread of an event loop.
package final class LoopExecutor: TaskExecutor {
  private let loop: any EventLoop

  /// Runs tasks on the thread of a loop.
  package init(_ loop: any EventLoop) { self.loop = loop }

  /// Runs a part of a task when the loop comes to it.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute {
      unsafe job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}

#if SwissEphemeris
import Testing

import CLibrary

/// Threads of the system's own, each new and each ended before the call returns.
///
/// libswe's state belongs to a thread, so tasks will not do: they share a few threads and might all
/// run on one.
enum SystemThreads {
  /// Runs `work` on so many threads at once and gathers what they found, in their order.
  static func run<Value: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Value
  ) throws -> [Value] {
    let jobs = (0..<count).map { index in Job { work(index) } }
    let threads = try jobs.map { try start($0) }
    for thread in threads { #expect(pthread_join(thread, nil) == 0) }
    return try jobs.map { try #require($0.value) }
  }

  /// Runs `work` on one new thread.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) throws -> Value {
    try #require(try run(1) { _ in work() }.first)
  }

  /// Written by its thread, read after that thread was joined.
  private final class Job<Value: Sendable>: Runnable {
    private let work: @Sendable () -> Value
    private(set) var value: Value?

    init(_ work: @escaping @Sendable () -> Value) { self.work = work }

    override func run() { value = work() }
  }

  private class Runnable {
    func run() {}
  }

  private static func start(_ job: Runnable) throws -> pthread_t {
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let box = unsafe Unmanaged.passRetained(job)
    let failure = unsafe pthread_create(
      &thread, nil,
      { argument in
        #if canImport(Darwin)
        unsafe Unmanaged<Runnable>.fromOpaque(argument).takeRetainedValue().run()
        #else
        if let argument = unsafe argument {
          unsafe Unmanaged<Runnable>.fromOpaque(argument).takeRetainedValue().run()
        }
        #endif
        return nil
      }, unsafe box.toOpaque())
    if failure != 0 { unsafe box.release() }
    try #require(failure == 0, "the system has no thread left")
    #if canImport(Darwin)
    return try #require(thread)
    #else
    return thread
    #endif
  }
}
#endif

import CLibrary

/// Threads of one's own; tasks would share a few and might all run on one.
enum Threads {
  /// Runs the same work on so many threads at once and gathers what each found.
  static func run<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable () -> Result
  ) -> [Result] {
    let jobs = (0..<count).map { _ in Job(work) }
    let started = jobs.map { $0.start() }
    return zip(jobs, started).compactMap { job, thread in
      if let thread { pthread_join(thread, nil) } else { job.run() }
      return job.result
    }
  }

  /// Answers the numbers 0 ..< `count` on so many threads, this one among them, and gathers the answers
  /// in order.
  ///
  /// `progress` is notified about how many are done, by this thread's share of them.
  static func answers<Result: Sendable>(
    to count: Int, on threads: Int, progress: (Int) -> Void,
    _ answer: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let shares = (0..<threads).map { share in
      Job { stride(from: share, to: count, by: threads).map(answer) }
    }
    let started = shares.dropFirst().map { $0.start() }
    var answered = [
      stride(from: 0, to: count, by: threads).map { number in
        progress(number)
        return answer(number)
      }
    ]
    for (job, thread) in zip(shares.dropFirst(), started) {
      if let thread { pthread_join(thread, nil) } else { job.run() }
      answered.append(job.result ?? [])
    }
    return (0..<count).map { answered[$0 % threads][$0 / threads] }
  }

  private final class Job<Result> {
    private let work: () -> Result
    private(set) var result: Result?

    init(_ work: @escaping () -> Result) {
      self.work = work
    }

    func run() { result = work() }

    /// Starts a thread that runs the job; nil if the system has none left.
    func start() -> pthread_t? {
      #if canImport(Darwin)
      var thread: pthread_t?
      #else
      var thread = pthread_t()
      #endif
      let box = unsafe Unmanaged.passRetained(Runner(run))
      let failure = unsafe pthread_create(
        &thread, nil,
        { argument in
          #if canImport(Darwin)
          unsafe Unmanaged<Runner>.fromOpaque(argument).takeRetainedValue().body()
          #else
          if let argument = unsafe argument {
            unsafe Unmanaged<Runner>.fromOpaque(argument).takeRetainedValue().body()
          }
          #endif
          return nil
        }, unsafe box.toOpaque())
      guard failure == 0 else {
        unsafe box.release()
        return nil
      }
      return thread
    }
  }

  private final class Runner {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }
  }
}

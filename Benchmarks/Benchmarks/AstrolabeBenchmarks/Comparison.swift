import Benchmark

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Work that is measured: a number of operations of one kind, and a number that depends on all of
/// their results, so that none can be left out.
struct Work {
  let operations: Int
  let run: () throws -> Double
}

/// Work of the engine and the same work done otherwise, measured in turns.
///
/// The two alternate within one process, so whatever else the machine does slows both. Each turn adds
/// one time per operation to either side; the medians of these are what counts.
struct Comparison {
  let ours: Work
  let beside: Work
  /// Finds out whether both sides give the same results; throws where they don't.
  let check: () throws -> Void

  /// Pairs two works; without a check where they have no result in common.
  init(ours: Work, beside: Work, check: @escaping () throws -> Void = {}) {
    self.ours = ours
    self.beside = beside
    self.check = check
  }
}

extension Comparison {
  /// Puts a comparison on the list.
  ///
  /// - Parameters:
  ///   - name: The key in the summary.
  ///   - make: Prepares a turn from its number: what is not to be measured. Odd turns begin with the
  ///     other side.
  static func register(_ name: String, make: @escaping (Int) throws -> Comparison) {
    let configuration = Benchmark.Configuration(
      metrics: [.ours, .beside], warmupIterations: 1, maxDuration: .seconds(6), maxIterations: 41)
    Benchmark(name, configuration: configuration) { benchmark in
      let turn = benchmark.currentIteration
      let comparison = try make(turn)
      if turn == 0 { try comparison.check() }
      if turn.isMultiple(of: 2) {
        benchmark.measurement(.ours, try comparison.ours.picosecondsPerOperation())
        benchmark.measurement(.beside, try comparison.beside.picosecondsPerOperation())
      } else {
        benchmark.measurement(.beside, try comparison.beside.picosecondsPerOperation())
        benchmark.measurement(.ours, try comparison.ours.picosecondsPerOperation())
      }
    }
  }
}

extension BenchmarkMetric {
  /// Picoseconds of the processor for one operation of the engine's.
  static var ours: Self { .custom("ours") }
  /// Picoseconds of the processor for one operation of what it is compared with.
  static var beside: Self { .custom("beside") }
}

extension Work {
  fileprivate func picosecondsPerOperation() throws -> Int {
    let start = Self.processorNanoseconds()
    let result = try run()
    let end = Self.processorNanoseconds()
    blackHole(result)
    return (end - start) * 1_000 / operations
  }

  /// The processor time of this thread: on a busy machine it doesn't run while others do.
  private static func processorNanoseconds() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// The two sides of a comparison came to different results.
struct Disagreement: Error {
  let description: String

  /// Compares two numbers of the same unit.
  static func unless(
    _ ours: Double, _ other: Double, within tolerance: Double, _ what: String
  ) throws(Self) {
    guard (ours - other).magnitude <= tolerance else {
      throw Self(description: "\(what): \(ours) and \(other)")
    }
  }
}

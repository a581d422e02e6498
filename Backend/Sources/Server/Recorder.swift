internal import Metrics
internal import Synchronization

/// Counts and times, and writes both in Prometheus' text format.
final class Recorder: MetricsFactory {
  /// A name with its labels, as it is written.
  private struct Series: Hashable, Comparable {
    let name: String
    let labels: String

    init(_ name: String, _ dimensions: [(String, String)]) {
      self.name = name
      labels = dimensions.map { "\($0.0)=\"\(Self.escaped($0.1))\"" }.joined(separator: ",")
    }

    private static func escaped(_ text: String) -> String {
      String(
        text.flatMap { letter -> [Character] in
          switch letter {
          case "\\": ["\\", "\\"]
          case "\"": ["\\", "\""]
          case "\n": ["\\", "n"]
          default: [letter]
          }
        })
    }

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.name, lhs.labels) < (rhs.name, rhs.labels)
    }

    func text(suffix: String = "", extra: String = "") -> String {
      let inner = [labels, extra].filter { !$0.isEmpty }.joined(separator: ",")
      return inner.isEmpty ? name + suffix : "\(name)\(suffix){\(inner)}"
    }
  }

  private struct Instruments {
    var counters: [Series: Count] = [:]
    var times: [Series: Times] = [:]
  }

  private let instruments = Mutex(Instruments())

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    let series = Series(label, dimensions)
    return instruments.withLock { instruments in
      if let count = instruments.counters[series] { return count }
      let count = Count()
      instruments.counters[series] = count
      return count
    }
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    times(label, dimensions)
  }

  func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler { times(label, dimensions) }

  private func times(_ label: String, _ dimensions: [(String, String)]) -> Times {
    let series = Series(label, dimensions)
    return instruments.withLock { instruments in
      if let times = instruments.times[series] { return times }
      let times = Times()
      instruments.times[series] = times
      return times
    }
  }

  // What is counted is counted for the life of the process.
  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}

  /// All of it as text.
  ///
  /// - Parameter gauges: What is measured at this moment, by its name.
  /// - Returns: The text.
  func text(gauges: [(name: String, value: Double)]) -> String {
    let (counters, times) = instruments.withLock { ($0.counters, $0.times) }
    var lines: [String] = []
    var named: Set<String> = []
    func name(_ name: String, _ kind: String) {
      if named.insert(name).inserted { lines.append("# TYPE \(name) \(kind)") }
    }
    for (series, count) in counters.sorted(by: { $0.key < $1.key }) {
      name(series.name, "counter")
      lines.append("\(series.text()) \(count.value)")
    }
    for (series, times) in times.sorted(by: { $0.key < $1.key }) {
      name(series.name, "histogram")
      let (counts, sum) = times.state
      var total = 0
      for (bound, count) in zip(Times.bounds.map { "\($0)" } + ["+Inf"], counts) {
        total += count
        lines.append("\(series.text(suffix: "_bucket", extra: "le=\"\(bound)\"")) \(total)")
      }
      lines.append("\(series.text(suffix: "_sum")) \(sum)")
      lines.append("\(series.text(suffix: "_count")) \(total)")
    }
    for gauge in gauges {
      name(gauge.name, "gauge")
      lines.append("\(gauge.name) \(gauge.value)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// How often something happened.
private final class Count: CounterHandler {
  private let count = Atomic<Int64>(0)

  var value: Int64 { count.load(ordering: .relaxed) }

  func increment(by amount: Int64) { count.wrappingAdd(amount, ordering: .relaxed) }

  func reset() { count.store(0, ordering: .relaxed) }
}

/// How long something took, in seconds, or how large it was.
private final class Times: TimerHandler, RecorderHandler {
  /// Upper ends of the classes that are counted.
  static let bounds = [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]

  private struct State {
    var counts = Array(repeating: 0, count: bounds.count + 1)
    var sum = 0.0
  }

  private let mutex = Mutex(State())

  var state: (counts: [Int], sum: Double) { mutex.withLock { ($0.counts, $0.sum) } }

  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) {
    let place = Self.bounds.firstIndex { value <= $0 } ?? Self.bounds.count
    mutex.withLock { state in
      state.counts[place] += 1
      state.sum += value
    }
  }
}

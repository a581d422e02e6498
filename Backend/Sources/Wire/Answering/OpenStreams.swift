internal import Synchronization

/// How many streams are open.
package final class OpenStreams: Sendable {
  private let number = Atomic<Int>(0)

  /// Begins at nothing.
  package init() {}

  /// What it is.
  package var value: Int { number.load(ordering: .relaxed) }

  func add(_ difference: Int) { number.add(difference, ordering: .relaxed) }
}

/// Counts what another sink is sent.
struct CountingSink: ByteSink {
  private var sink: any ByteSink
  private(set) var byteCount = 0

  init(_ sink: any ByteSink) { self.sink = sink }

  mutating func send(_ bytes: [UInt8]) async throws {
    byteCount += bytes.count
    try await sink.send(bytes)
  }
}

internal import Synchronization

/// Signals once a second to all who wait that time has passed: one clock for thousands of streams.
final class Ticker: Sendable {
  private struct State {
    var feeds: [Int: ChatClient.Feed] = [:]
    var nextPlace = 0
    var isTicking = false
  }

  private let state = Mutex(State())

  /// How often it is looked whether a time limit is over.
  private static let tick = Duration.seconds(1)

  /// Signals to a feed from now on.
  ///
  /// - Returns: The place of the feed, by which it is taken away.
  func add(_ feed: ChatClient.Feed) -> Int {
    let (place, begins) = state.withLock { state in
      state.nextPlace += 1
      state.feeds[state.nextPlace] = feed
      defer { state.isTicking = true }
      return (state.nextPlace, !state.isTicking)
    }
    if begins { Task { await tickWhileHeard() } }
    return place
  }

  /// Stops the signals to a feed.
  func remove(_ place: Int) { state.withLock { $0.feeds[place] = nil } }

  private func tickWhileHeard() async {
    while true {
      try? await Task.sleep(for: Self.tick)
      let feeds = state.withLock { state in
        state.isTicking = !state.feeds.isEmpty
        return Array(state.feeds.values)
      }
      guard !feeds.isEmpty else { return }
      for feed in feeds { feed.tell(.tick) }
    }
  }
}

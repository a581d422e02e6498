internal import Synchronization

/// Lets calls through to a model: so many at a time, and none for a while after it has failed too often.
package final class ModelGate: Sendable {
  private struct State {
    var inWork = 0
    /// When it failed of late.
    var failures: [ContinuousClock.Instant] = []
    /// Until when it is left alone; one call tries whether it is well, once that is over.
    var closedUntil: ContinuousClock.Instant?
    var isTrying = false
    var isStopping = false
  }

  /// How a call ended, for those that follow.
  package enum End {
    /// Well.
    case well
    /// Not well, and perhaps with a time before which it isn't to be asked again.
    case badly(retryAfter: Duration?)
    /// Nobody wanted the end of it.
    case calledOff
  }

  private let state = Mutex(State())
  private let mostCalls: Int
  private let restTime: Duration

  /// So many failures within ``span`` close the gate.
  package static let mostFailures = 5
  private static let span = Duration.seconds(30)
  /// A model's own wish to be left alone counts for so many rests at most.
  private static let longestWish = 10

  /// Opens the gate.
  package init(mostCalls: Int, restTime: Duration) {
    self.mostCalls = mostCalls
    self.restTime = restTime
  }

  /// Whether what is in work is to end.
  package var isStopping: Bool { state.withLock { $0.isStopping } }

  /// Ends what is in work, and lets nothing through any more.
  package func stop() { state.withLock { $0.isStopping = true } }

  /// Whether a call may begin; one that does has to ``leave(_:at:)``.
  package func enter(at now: ContinuousClock.Instant = .now) -> Bool {
    state.withLock { state in
      guard !state.isStopping, state.inWork < mostCalls else { return false }
      if let end = state.closedUntil {
        guard now >= end, !state.isTrying else { return false }
        state.isTrying = true
      }
      state.inWork += 1
      return true
    }
  }

  /// A call has ended.
  package func leave(_ end: End, at now: ContinuousClock.Instant = .now) {
    state.withLock { state in
      state.inWork -= 1
      let wasTrial = state.isTrying
      switch end {
      case .calledOff: state.isTrying = false
      case .well:
        state.isTrying = false
        state.closedUntil = nil
        state.failures = []
      case .badly(let wish):
        state.isTrying = false
        state.failures = state.failures.filter { now - $0 < Self.span } + [now]
        if wasTrial || state.failures.count >= Self.mostFailures {
          state.closedUntil = now + restTime
          state.failures = []
        }
        if let wish {
          state.closedUntil = max(
            state.closedUntil ?? now, now + min(wish, restTime * Self.longestWish))
        }
      }
    }
  }
}

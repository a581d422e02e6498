internal import HTTPTypes
internal import Service
internal import Synchronization

/// Whether work can be sent here.
package final class Readiness: Sendable {
  /// What the process is about.
  package enum Phase: String, Sendable {
    /// Not open yet.
    case starting
    /// Open.
    case ready
    /// About to end: what is in work is ended, nothing new is begun.
    case stopping
  }

  private let state = Mutex(Phase.starting)
  /// How the last look into the store ended, and when one began that hasn't.
  private let probe = Mutex((isWritable: true, since: ContinuousClock.Instant?.none))

  /// A look into the store that takes longer than this says that it is locked.
  private static let probeTime = Duration.seconds(1)

  /// Begins as starting.
  package init() {}

  /// What the process is about.
  package var phase: Phase {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// A look into the store begins.
  package func beginProbe() { probe.withLock { $0.since = .now } }

  /// A look into the store has ended.
  package func endProbe(isWritable: Bool) { probe.withLock { $0 = (isWritable, nil) } }

  /// Whether the store could be written a moment ago.
  var isStoreWritable: Bool {
    probe.withLock { probe in
      probe.isWritable && (probe.since.map { .now - $0 < Self.probeTime } ?? true)
    }
  }
}

extension Routes {
  /// What operators and their machines ask.
  static func operations(readiness: Readiness, options: FrontOptions) -> [Route] {
    var routes = [
      Route(.get, "/health/live", .blind { _ in Answer(HealthDocument(status: "ok")) }),
      Route(
        .get, "/health/ready",
        .blind { _ in
          guard readiness.phase == .ready else {
            return Answer(
              HealthDocument(status: readiness.phase.rawValue), status: .serviceUnavailable)
          }
          guard readiness.isStoreWritable else {
            return Answer(
              HealthDocument(status: "unavailable", reason: "the store can't be written"),
              status: .serviceUnavailable)
          }
          return Answer(HealthDocument(status: "ok"))
        }),
      Route(.get, "/source", .blind { _ in source(at: options.sourceURL) }),
    ]
    if let metrics = options.metrics {
      routes.append(
        Route(
          .get, "/metrics",
          .blind { _ in
            Answer(
              bytes: Array(metrics().utf8), type: "text/plain; version=0.0.4; charset=utf-8")
          }))
    }
    return routes
  }

  /// Section 13 of the licence: who uses the server over a network is offered its source.
  private static func source(at address: String?) -> Answer {
    guard let address else {
      return Answer(
        bytes: Array(
          """
          This server is astrolabe-server, under the GNU Affero General Public License, version 3 or later. \
          It runs unchanged, or its operator has yet to say where the changed source is: ask them for it.

          """.utf8), type: "text/plain; charset=utf-8")
    }
    var answer = Answer(empty: .found)
    answer.headers[.location] = address
    return answer
  }
}

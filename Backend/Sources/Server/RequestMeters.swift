internal import Metrics
internal import Synchronization
internal import Wire

/// Counts and times requests.
///
/// Each instrument is made and looked up by its labels once, which costs more than counting does.
final class RequestMeters: Sendable {
  private struct Meters {
    var counters: [Int: Counter] = [:]
    let times: Metrics.Timer
  }

  private let meters = Mutex<[String: Meters]>([:])

  /// Counts a request.
  func count(_ record: RequestRecord) {
    let (counter, times) = meters.withLock { meters in
      var ofRoute =
        meters[record.route]
        ?? Meters(
          times: Metrics.Timer(
            label: "astrolabe_request_seconds", dimensions: [("route", record.route)]))
      if let counter = ofRoute.counters[record.status] { return (counter, ofRoute.times) }
      let counter = Counter(
        label: "astrolabe_requests_total",
        dimensions: [("route", record.route), ("status", "\(record.status)")])
      ofRoute.counters[record.status] = counter
      meters[record.route] = ofRoute
      return (counter, ofRoute.times)
    }
    counter.increment()
    times.recordNanoseconds(Int64(record.seconds * 1e9))
  }
}

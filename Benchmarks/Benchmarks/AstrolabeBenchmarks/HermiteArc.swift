/// A longitude between two samples: the cubic through both places with both daily motions.
///
/// It saves libswe most of its work, since a root found on it is a few seconds from the true one and
/// a single Newton step does the rest.
struct HermiteArc {
  let start: Double
  let end: Double
  /// Degrees from the place at the start, so that nothing wraps in between.
  private let travel: Double
  let longitude: Double
  private let startPerDay: Double
  private let endPerDay: Double

  init(
    from start: Double, _ first: DirectLibrary.Place, to end: Double, _ last: DirectLibrary.Place
  ) {
    self.start = start
    self.end = end
    longitude = first.longitude
    travel = Self.arc(from: first.longitude, to: last.longitude)
    startPerDay = first.perDay
    endPerDay = last.perDay
  }

  /// The shorter way from one longitude to another, −180°…180°.
  static func arc(from first: Double, to last: Double) -> Double {
    let arc = (last - first).remainder(dividingBy: 360)
    return arc
  }

  /// Degrees gone since the start, and the daily motion.
  func motion(at time: Double) -> DirectLibrary.Place {
    let days = end - start
    let u = (time - start) / days
    let (a, b) = (startPerDay * days, endPerDay * days)
    let c = 3 * travel - 2 * a - b
    let d = a + b - 2 * travel
    return (((d * u + c) * u + a) * u, ((3 * d * u + 2 * c) * u + a) / days)
  }

  /// The place at a time.
  func place(at time: Double) -> DirectLibrary.Place {
    let (gone, perDay) = motion(at: time)
    return (longitude + gone, perDay)
  }

  /// When a longitude is reached, where it is on the way; the way must not turn.
  func time(reaching place: Double) -> Double? {
    var ahead = (place - longitude).remainder(dividingBy: 360)
    if ahead * travel < 0 { ahead += travel < 0 ? -360 : 360 }
    guard travel != 0, ahead.magnitude <= travel.magnitude, ahead != 0 || travel > 0 else {
      return nil
    }
    var (low, high) = (start, end)
    var time = start + (end - start) * ahead / travel
    for _ in 0..<20 {
      let (gone, perDay) = motion(at: time)
      let missing = ahead - gone
      if missing * travel > 0 { low = time } else { high = time }
      var next = time + missing / perDay
      if !(next > low && next < high) { next = (low + high) / 2 }
      if (next - time).magnitude < 1e-7 { return next }
      time = next
    }
    return time
  }

  /// When the body turns, where it does.
  var station: Double? {
    guard startPerDay * endPerDay < 0 else { return nil }
    var (low, high) = (start, end)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if motion(at: middle).perDay * startPerDay > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

public import Ephemeris

// The exact moments of a retrograde loop, which may lie in several lives of a transit.
extension Transit {
  /// The moments at which the aspect is exact in the whole retrograde loop that the transit belongs to,
  /// in order of time: its own, and those of the lives before and after it that the body comes back to
  /// by the edge of the orb that it left by.
  ///
  /// A transit without an exact moment has none here, either: the loop is that of its passes.
  ///
  /// - Throws: What is wrong with the data of the ephemeris. A loop that goes beyond the ephemeris is
  ///   followed to its end.
  /// - Complexity: The longitude of one body on each of some hundred days before and after the life.
  public func passesOfLoop(
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Transit.Pass] {
    guard !passes.isEmpty, let days = body.mostDaysOutOfOrb else { return passes }
    let search = LoopSearch(transit: self, days: days, ephemeris: ephemeris)
    // Whichever comes first and last, a pass or a turn, the body moves so at the edge before and behind it.
    let motions =
      passes.map { (at: $0.at, before: $0.motion, after: $0.motion) }
      + stations.map { (at: $0.at, before: $0.motion.reversed, after: $0.motion) }
    var all = passes
    if let leaves, let last = motions.max(by: { $0.at < $1.at }) {
      all += try search.passes(after: leaves, moving: last.after)
    }
    if let enters, let first = motions.min(by: { $0.at < $1.at }) {
      all = try search.passes(before: enters, moving: first.before) + all
    }
    return all
  }
}

/// Follows a body over the edges of a transit's orb.
private struct LoopSearch {
  /// What a body does at one of three places.
  private struct Step {
    let at: JulianDay<UT1>
    let isPass: Bool
    let motion: SkyArc.Motion
  }

  let transit: Transit
  /// How long the body may be out of orb within a loop.
  let days: Double
  let ephemeris: any EphemerisProvider

  /// An edge isn't found again by a search that begins a minute beside it.
  private static let edgeSeconds = 60.0

  private func steps(
    _ start: JulianDay<UT1>, _ end: JulianDay<UT1>
  ) throws(EphemerisError) -> [Step] {
    let (start, end) = (max(start, ephemeris.span.start), min(end, ephemeris.span.end))
    guard start < end else { return [] }
    let places = [transit.place - transit.orb, transit.place, transit.place + transit.orb]
    let search = SkySearch([.passage(of: transit.body, through: places)])
    return try search.events(during: start..<end, ephemeris: ephemeris).compactMap { event in
      guard case .passage(let place) = event.happening else { return nil }
      return Step(at: event.ut, isPass: place == 1, motion: event.motion)
    }
  }

  func passes(
    after leaving: JulianDay<UT1>, moving motion: SkyArc.Motion
  ) throws(EphemerisError) -> [Transit.Pass] {
    let steps = try steps(
      leaving.advanced(bySeconds: Self.edgeSeconds), leaving.advanced(byDays: 3 * days))
    let limit = leaving.advanced(byDays: days)
    return passes(in: steps, leaving: motion) { $0 <= limit }
  }

  func passes(
    before entry: JulianDay<UT1>, moving motion: SkyArc.Motion
  ) throws(EphemerisError) -> [Transit.Pass] {
    let steps = try steps(
      entry.advanced(byDays: -3 * days), entry.advanced(bySeconds: -Self.edgeSeconds))
    let limit = entry.advanced(byDays: -days)
    return passes(in: steps.reversed(), leaving: motion) { $0 >= limit }.reversed()
  }

  /// The passes of the lives that begin where the last one ended: at the same edge, the other way.
  private func passes(
    in steps: [Step], leaving motion: SkyArc.Motion, isNear: (JulianDay<UT1>) -> Bool
  ) -> [Transit.Pass] {
    guard let first = steps.first, isNear(first.at) else { return [] }
    var found: [Transit.Pass] = []
    var (motion, isInOrb) = (motion, false)
    for step in steps {
      if step.isPass {
        found.append(Transit.Pass(at: step.at, motion: step.motion))
      } else if isInOrb {
        (motion, isInOrb) = (step.motion, false)
      } else {
        guard step.motion != motion else { break }
        isInOrb = true
      }
    }
    return found
  }
}

extension SkyArc.Motion {
  fileprivate var reversed: Self { self == .direct ? .retrograde : .direct }
}

extension CelestialBody {
  /// More days than the body takes from leaving an orb to coming back to it within one retrograde loop; nil for
  /// what never turns.
  ///
  /// It passes a place at which it will turn at most so long before that turn: the days of its retrograde
  /// motion and of the shadow before it.
  fileprivate var mostDaysOutOfOrb: Double? {
    switch self {
    case .sun, .moon, .meanNode: nil
    case .mercury: 60
    case .venus: 110
    case .mars: 240
    default: 320
    }
  }
}

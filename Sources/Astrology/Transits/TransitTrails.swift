internal import Ephemeris

/// A body passes the place of a target, or an edge of its orb.
struct TransitStep {
  /// What a step does to a transit's life.
  enum Change {
    case enters, passes, leaves
  }

  let at: JulianDay<UT1>
  let change: Change
  let motion: ArcMotion
}

/// What bodies do about targets over a period: the steps of every body at every target, and the
/// bodies' turns.
struct TransitTrails {
  /// In order of time for each pair of body and target, body by body.
  private(set) var steps: [[TransitStep]]
  /// In order of time for each body.
  private(set) var turns: [[ArcEvent]]

  /// Trails on which nothing has happened yet.
  private init(bodies: Int, targets: Int) {
    steps = Array(repeating: [], count: bodies * targets)
    turns = Array(repeating: [], count: bodies)
  }

  /// Adds what happened before.
  mutating func prepend(_ earlier: Self) {
    for index in steps.indices { steps[index].insert(contentsOf: earlier.steps[index], at: 0) }
    for index in turns.indices { turns[index].insert(contentsOf: earlier.turns[index], at: 0) }
  }

  /// Adds what happened afterwards.
  mutating func append(_ later: Self) {
    for index in steps.indices { steps[index] += later.steps[index] }
    for index in turns.indices { turns[index] += later.turns[index] }
  }
}

extension TransitTrails {
  /// Follows some pairs of the calendar's bodies and targets, given by their places in ``steps``.
  ///
  /// - Complexity: As `SkySearch.events(from:to:)`.
  init(
    _ pairs: [Int], of calendar: TransitCalendar, from start: JulianDay<UT1>,
    to end: JulianDay<UT1>
  ) throws(EphemerisError) {
    let targets = calendar.targets
    self.init(bodies: calendar.bodies.bodies.count, targets: targets.count)
    // Each body's pairs, three extents each: the western edge, the place, the eastern edge.
    var pairsOfBody: [[Int]] = Array(repeating: [], count: turns.count)
    for pair in pairs { pairsOfBody[pair / targets.count].append(pair) }
    let walks = zip(calendar.bodies.bodies, pairsOfBody).enumerated()
      .filter { !$1.1.isEmpty }
      .map { slot, walk in (slot: slot, body: walk.0, pairs: walk.1) }
    let watches = walks.flatMap { walk -> [ArcWatch] in
      let extents = walk.pairs.flatMap { pair -> [EclipticLongitude] in
        let target = targets[pair % targets.count]
        return [target.longitude - target.orb, target.longitude, target.longitude + target.orb]
      }
      return [.passage(.longitude(walk.body), of: extents), .turn(.longitude(walk.body))]
    }
    let search = SkySearch(watches, ephemeris: calendar.ephemeris)
    for event in try search.events(from: start, to: end) {
      let walk = walks[event.watch / 2]
      switch event.happening {
      case .turn: turns[walk.slot].append(event)
      case .passage(let extent):
        let step = TransitStep(
          at: event.ut, change: Self.change(at: extent % 3, event.motion), motion: event.motion)
        steps[walk.pairs[extent / 3]].append(step)
      }
    }
  }

  private static func change(at extent: Int, _ motion: ArcMotion) -> TransitStep.Change {
    switch (extent, motion) {
    case (1, _): .passes
    case (0, .direct), (2, .retrograde): .enters
    default: .leaves
    }
  }
}

extension [TransitStep] {
  /// Whether the transit is in force when the steps begin; nothing where no edge is among them.
  var isOpenBefore: Bool? { first { $0.change != .passes }.map { $0.change == .leaves } }

  /// Whether the transit is in force when the steps end; nothing where no edge is among them.
  var isOpenAfter: Bool? { last { $0.change != .passes }.map { $0.change == .enters } }
}

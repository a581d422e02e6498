internal import Ephemeris

/// Follows the lives of a calendar's transits.
struct TransitLives {
  private let targets: [TransitTarget]
  private let bodies: [CelestialBody]
  private let ephemeris: any EphemerisProvider

  init(of calendar: TransitCalendar, ephemeris: any EphemerisProvider) {
    targets = calendar.targets
    bodies = calendar.bodies.bodies
    self.ephemeris = ephemeris
  }

  /// The days that a life open at an end of the period is first followed beyond it.
  ///
  /// The Moon is out of any orb by then. Each next stretch is twice as long, so that eleven of them
  /// reach 22 years; Pluto at its slowest crosses 16° in 15.3 (1800-2399).
  private static let firstStretchDays = 4.0

  /// The lives that touch a period, whole, in order.
  ///
  /// With `onlyEventful`, without those that have no entry, exact moment, station or leaving in the
  /// period, which saves following them to their ends.
  func lives(
    during period: Range<JulianDay<UT1>>, onlyEventful: Bool = false
  ) throws(EphemerisError) -> [Transit] {
    guard !targets.isEmpty else { return [] }
    let (start, end) = (period.lowerBound, period.upperBound)
    let everyPair = Array(0..<(bodies.count * targets.count))
    var trails = try follow(everyPair, during: period)
    guard start < end else { return [] }
    let openAtStart = try pairsInForce(at: start, given: trails)
    let isOpenAtStart = Set(openAtStart)
    let wanted = everyPair.filter { pair in
      let hasSteps = !trails.steps[pair].isEmpty
      if onlyEventful {
        return hasSteps
          || isOpenAtStart.contains(pair) && !trails.turns[pair / targets.count].isEmpty
      }
      return hasSteps || isOpenAtStart.contains(pair)
    }
    let openAtEnd = wanted.filter { pair in
      trails.steps[pair].isOpenAfter ?? isOpenAtStart.contains(pair)
    }
    let earlier = wanted.filter(isOpenAtStart.contains)
    try followBack(earlier, from: start, into: &trails)
    try followOn(openAtEnd, from: end, into: &trails)
    var lives: [Transit] = []
    for pair in wanted {
      for life in try self.lives(of: pair, trails) where life.touches(period) {
        lives.append(life)
      }
    }
    return lives.inOrder
  }

  /// The pairs of body and target that are in force when a period begins.
  private func pairsInForce(
    at start: JulianDay<UT1>, given trails: TransitTrails
  ) throws(EphemerisError) -> [Int] {
    let sky = try ephemeris.sky(at: start, bodies: BodySet(bodies))
    try sky.bodies.checkHold(BodySet(bodies))
    return bodies.enumerated().flatMap { slot, body in
      targets.indices.compactMap { index in
        let pair = slot * targets.count + index
        // The next edge says it beyond doubt, even at the very moment of another.
        let isOpen =
          trails.steps[pair].isOpenBefore
          ?? (targets[index].distance(of: sky[body].longitude).magnitude <= targets[index].orb)
        return isOpen ? pair : nil
      }
    }
  }

  /// Adds the steps before an instant, as far back as the pairs' entries.
  private func followBack(
    _ pairs: [Int], from start: JulianDay<UT1>, into trails: inout TransitTrails
  ) throws(EphemerisError) {
    var open = pairs
    var (edge, stretch) = (start, Self.firstStretchDays)
    while !open.isEmpty, edge > ephemeris.span.start {
      let next = max(ephemeris.span.start, edge.advanced(byDays: -stretch))
      let found = try follow(open, during: next..<edge)
      trails.prepend(found)
      open.removeAll { found.steps[$0].contains { $0.change == .enters } }
      (edge, stretch) = (next, stretch * 2)
    }
  }

  /// Adds the steps after an instant, as far as the pairs' leavings.
  private func followOn(
    _ pairs: [Int], from end: JulianDay<UT1>, into trails: inout TransitTrails
  ) throws(EphemerisError) {
    var open = pairs
    var (edge, stretch) = (end, Self.firstStretchDays)
    while !open.isEmpty, edge < ephemeris.span.end {
      let next = min(ephemeris.span.end, edge.advanced(byDays: stretch))
      let found = try follow(open, during: edge..<next)
      trails.append(found)
      open.removeAll { found.steps[$0].contains { $0.change == .leaves } }
      (edge, stretch) = (next, stretch * 2)
    }
  }

  /// Follows some pairs of bodies and targets, given by their places in `TransitTrails/steps`.
  ///
  /// - Complexity: As `SkySearch.events(during:ephemeris:)`.
  private func follow(
    _ pairs: [Int], during period: Range<JulianDay<UT1>>
  ) throws(EphemerisError) -> TransitTrails {
    var trails = TransitTrails(bodies: bodies.count, targets: targets.count)
    // Each body's pairs, three extents each: the western edge, the place, the eastern edge.
    var pairsOfBody: [[Int]] = Array(repeating: [], count: bodies.count)
    for pair in pairs { pairsOfBody[pair / targets.count].append(pair) }
    let walks = zip(bodies, pairsOfBody).enumerated()
      .filter { !$1.1.isEmpty }
      .map { slot, walk in (slot: slot, body: walk.0, pairs: walk.1) }
    let watches = walks.flatMap { walk -> [SkyArc.Watch] in
      let extents = walk.pairs.flatMap { pair -> [EclipticLongitude] in
        let target = targets[pair % targets.count]
        return [target.longitude - target.orb, target.longitude, target.longitude + target.orb]
      }
      return [.passage(of: walk.body, through: extents), .turn(.longitude(walk.body))]
    }
    for event in try SkySearch(watches).events(during: period, ephemeris: ephemeris) {
      let walk = walks[event.watch / 2]
      switch event.happening {
      case .turn: trails.turns[walk.slot].append(event)
      case .passage(let extent):
        let step = TransitStep(
          at: event.ut, change: Self.change(at: extent % 3, event.motion), motion: event.motion)
        trails.steps[walk.pairs[extent / 3]].append(step)
      }
    }
    return trails
  }

  private static func change(at extent: Int, _ motion: SkyArc.Motion) -> TransitStep.Change {
    switch (extent, motion) {
    case (1, _): .passes
    case (0, .direct), (2, .retrograde): .enters
    default: .leaves
    }
  }

  /// Reads the lives of one pair from its steps.
  private func lives(of pair: Int, _ trails: TransitTrails) throws(EphemerisError) -> [Transit] {
    let (slot, index) = pair.quotientAndRemainder(dividingBy: targets.count)
    var lives: [Transit] = []
    var enters: JulianDay<UT1>?
    var passes: [Transit.Pass] = []
    var isOpen = trails.steps[pair].isOpenBefore ?? true
    func life(leaves: JulianDay<UT1>?) throws(EphemerisError) -> Transit {
      let (body, target) = (bodies[slot], targets[index])
      var stations: [Transit.Turn] = []
      for turn in trails.turns[slot]
      where enters.map({ $0 <= turn.ut }) ?? true && leaves.map({ turn.ut < $0 }) ?? true {
        stations.append(try station(turn, of: body, near: target))
      }
      return Transit(
        key: target.key(of: body), place: target.longitude, orb: target.orb, enters: enters,
        passes: passes, stations: stations, leaves: leaves)
    }
    for step in trails.steps[pair] {
      switch step.change {
      case .enters: (enters, passes, isOpen) = (step.at, [], true)
      case .passes: passes.append(Transit.Pass(at: step.at, motion: step.motion))
      case .leaves:
        lives.append(try life(leaves: step.at))
        (enters, passes, isOpen) = (nil, [], false)
      }
    }
    if isOpen { lives.append(try life(leaves: nil)) }
    return lives
  }

  private func station(
    _ turn: SkyArc.Event, of body: CelestialBody, near target: TransitTarget
  ) throws(EphemerisError) -> Transit.Turn {
    let place = try ephemeris.longitudes(of: BodySet(body), at: turn.tt).longitude(of: body)
    return Transit.Turn(at: turn.ut, motion: turn.motion, distance: target.distance(of: place))
  }
}

extension Transit {
  /// Whether the transit is in force at some time of a period.
  fileprivate func touches(_ period: Range<JulianDay<UT1>>) -> Bool {
    enters.map { $0 < period.upperBound } ?? true && leaves.map { $0 > period.lowerBound } ?? true
  }
}

extension [Transit] {
  /// By entry, then as charts and aspects are ordered.
  fileprivate var inOrder: Self {
    // Targets come in the order of charts, and a stable rank keeps them so.
    enumerated().sorted { lhs, rhs in
      let (first, second) = (lhs.element.enters, rhs.element.enters)
      if first != second {
        guard let first else { return true }
        guard let second else { return false }
        return first < second
      }
      return lhs.offset < rhs.offset
    }
    .map(\.element)
  }
}

/// A body passes the place of a target, or an edge of its orb.
private struct TransitStep {
  /// What a step does to a transit's life.
  enum Change {
    case enters, passes, leaves
  }

  let at: JulianDay<UT1>
  let change: Change
  let motion: SkyArc.Motion
}

/// What bodies do about targets over a period: the steps of every body at every target, and the
/// bodies' turns.
private struct TransitTrails {
  /// In order of time for each pair of body and target, body by body.
  fileprivate(set) var steps: [[TransitStep]]
  /// In order of time for each body.
  fileprivate(set) var turns: [[SkyArc.Event]]

  /// Trails on which nothing has happened yet.
  fileprivate init(bodies: Int, targets: Int) {
    steps = Array(repeating: [], count: bodies * targets)
    turns = Array(repeating: [], count: bodies)
  }

  /// Adds what happened before.
  fileprivate mutating func prepend(_ earlier: Self) {
    for index in steps.indices { steps[index].insert(contentsOf: earlier.steps[index], at: 0) }
    for index in turns.indices { turns[index].insert(contentsOf: earlier.turns[index], at: 0) }
  }

  /// Adds what happened afterwards.
  fileprivate mutating func append(_ later: Self) {
    for index in steps.indices { steps[index] += later.steps[index] }
    for index in turns.indices { turns[index] += later.turns[index] }
  }
}

extension [TransitStep] {
  /// Whether the transit is in force when the steps begin; nil if no edge is among them.
  fileprivate var isOpenBefore: Bool? {
    first { $0.change != .passes }.map { $0.change == .leaves }
  }

  /// Whether the transit is in force when the steps end; nil if no edge is among them.
  fileprivate var isOpenAfter: Bool? { last { $0.change != .passes }.map { $0.change == .enters } }
}

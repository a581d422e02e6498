internal import Ephemeris

extension TransitCalendar {
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
    from start: JulianDay<UT1>, to end: JulianDay<UT1>, onlyEventful: Bool = false
  ) throws(EphemerisError) -> [Transit] {
    guard !targets.isEmpty else { return [] }
    let everyPair = Array(0..<(bodies.bodies.count * targets.count))
    var trails = try TransitTrails(everyPair, of: self, from: start, to: end)
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
      for life in try self.lives(of: pair, trails) where life.touches(start, end) {
        lives.append(life)
      }
    }
    return lives.inOrder
  }

  /// The pairs of body and target that are in force when a period begins.
  private func pairsInForce(
    at start: JulianDay<UT1>, given trails: TransitTrails
  ) throws(EphemerisError) -> [Int] {
    let sky = try ephemeris.sky(at: start, bodies: bodies)
    return bodies.bodies.enumerated().flatMap { slot, body in
      targets.indices.compactMap { index in
        let pair = slot * targets.count + index
        // The next edge tells it beyond doubt, even at the very moment of another.
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
      let found = try TransitTrails(open, of: self, from: next, to: edge)
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
      let found = try TransitTrails(open, of: self, from: edge, to: next)
      trails.append(found)
      open.removeAll { found.steps[$0].contains { $0.change == .leaves } }
      (edge, stretch) = (next, stretch * 2)
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
      let body = bodies.bodies[slot]
      var stations: [TransitStation] = []
      for turn in trails.turns[slot]
      where enters.map({ $0 <= turn.ut }) ?? true && leaves.map({ turn.ut < $0 }) ?? true {
        stations.append(try station(turn, of: body, near: targets[index]))
      }
      return Transit(
        body: body, target: targets[index], enters: enters, passes: passes, stations: stations,
        leaves: leaves)
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
    _ turn: ArcEvent, of body: CelestialBody, near target: TransitTarget
  ) throws(EphemerisError) -> TransitStation {
    let place = try ephemeris.longitudes(of: BodySet(body), at: turn.tt).longitude(of: body)
    return TransitStation(at: turn.ut, motion: turn.motion, distance: target.distance(of: place))
  }
}

extension Transit {
  /// Whether the transit is in force at some time of a period.
  fileprivate func touches(_ start: JulianDay<UT1>, _ end: JulianDay<UT1>) -> Bool {
    enters.map { $0 < end } ?? true && leaves.map { $0 > start } ?? true
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

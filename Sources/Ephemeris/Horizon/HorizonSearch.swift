/// Finds when a body rises, culminates and sets at a place.
///
/// ```swift
/// let search = HorizonSearch(for: .sun, at: place)
/// let day = try search.crossings(during: start..<start.advanced(byDays: 1), ephemeris: ephemeris)
/// ```
///
/// Altitudes are topocentric: parallax and the aberration by the Earth's turning are in them. A culmination
/// is when the body is on the meridian, not when it is highest.
public struct HorizonSearch: Sendable, Hashable {
  /// The body.
  public let body: CelestialBody
  /// The place, at height 0.
  public let place: GeographicPlace
  /// When the body counts as risen.
  public let rule: HorizonRule
  /// Whether culminations are reported, too.
  public let includesCulminations: Bool

  /// Describes a search.
  public init(
    for body: CelestialBody, at place: GeographicPlace, by rule: HorizonRule = .almanac,
    includesCulminations: Bool = true
  ) {
    self.body = body
    self.place = place
    self.rule = rule
    self.includesCulminations = includesCulminations
  }
}

extension HorizonSearch {
  /// The risings, settings and culminations of a period, in order of time.
  ///
  /// Each is found between two nodes, which lie at the same instants whatever the period is, so that an
  /// event has the same bits in every period.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris, or what
  ///   is wrong with the data.
  /// - Complexity: About 40 µs a day from the compiled table.
  public func crossings(
    during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [HorizonCrossing] {
    guard !period.isEmpty else { return [] }
    try ephemeris.checkSpan(contains: period.lowerBound)
    try ephemeris.checkSpan(contains: period.upperBound)
    var walk = HorizonWalk(self, ephemeris: ephemeris)
    var node = (period.lowerBound.days / walk.step).rounded(.down) * walk.step
    var before = try walk.node(at: max(node, ephemeris.span.start.days))
    while node < period.upperBound.days {
      node += walk.step
      let after = try walk.node(at: min(node, ephemeris.span.end.days))
      try walk.look(between: before, and: after)
      before = after
    }
    return walk.found.filter { period.contains($0.at) }.sorted { $0.at < $1.at }
  }

  /// The first event of a kind at or after an instant, nil if there is none within so many days.
  ///
  /// - Throws: ``EphemerisError/reachesOutOfSpan(from:span:)`` where the ephemeris ends before the days do and
  ///   nothing is found, so that nothing always means that there is none; otherwise as
  ///   ``crossings(during:ephemeris:)`` does.
  public func next(
    _ kind: HorizonCrossing.Kind, after instant: JulianDay<UT1>, within days: Double,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> JulianDay<UT1>? {
    let latest = instant.advanced(byDays: days)
    let end = min(latest, ephemeris.span.end)
    var start = instant
    while start < end {
      let stop = min(start.advanced(byDays: 1), end)
      let found = try crossings(during: start..<stop, ephemeris: ephemeris)
      if let first = found.first(where: { $0.kind == kind }) { return first.at }
      start = stop
    }
    try ephemeris.checkSpan(contains: instant)
    guard end == latest else { throw .reachesOutOfSpan(from: instant, span: ephemeris.span) }
    return nil
  }

  /// Whether the body is up at an instant.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  public func isUp(
    at instant: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Bool {
    try HorizonWalk(self, ephemeris: ephemeris).node(at: instant.days).height >= 0
  }
}

/// Goes from node to node and closes in on what happens between them.
///
/// Nodes are an eighth of a day apart: the altitude has one greatest and one least value in a turn of the
/// sky, so there is at most one between two nodes. Near the poles, where the body's own motion in
/// declination can add more of them, nodes are four times as close.
private struct HorizonWalk {
  let search: HorizonSearch
  let ephemeris: any EphemerisProvider
  let observer: Observer
  let step: Double
  private(set) var found: [HorizonCrossing] = []

  /// A place on the way.
  struct Node {
    let days: Double
    let height: Double
    let climb: Double
    let hourAngle: Double
  }

  /// How near an event is found: half a millisecond.
  private static let tolerance = 5e-9

  init(_ search: HorizonSearch, ephemeris: any EphemerisProvider) {
    self.search = search
    self.ephemeris = ephemeris
    observer = Observer(search.place)
    step = search.place.latitude.magnitude < 80 ? 1 / 8.0 : 1 / 32.0
  }

  private func view(at days: Double) throws(EphemerisError) -> HorizonView {
    let instant = try ephemeris.instant(JulianDay<UT1>(days))
    let sky = try ephemeris.sky(at: instant, bodies: BodySet(search.body))
    try sky.bodies.checkHold(BodySet(search.body))
    return observer.view(
      of: search.body, sky[search.body], earth: try ephemeris.orientation(at: instant))
  }

  func node(at days: Double) throws(EphemerisError) -> Node {
    let view = try view(at: days)
    return Node(
      days: days, height: view.height(over: search.rule), climb: view.climb,
      hourAngle: view.hourAngle.degrees)
  }

  mutating func look(between before: Node, and after: Node) throws(EphemerisError) {
    try lookForHorizon(between: before, and: after)
    guard search.includesCulminations else { return }
    for (kind, offset) in [(HorizonCrossing.Kind.culmination, 0.0), (.lowerCulmination, 180)] {
      try lookForMeridian(kind, offset, between: before, and: after)
    }
  }

  private mutating func lookForHorizon(
    between before: Node, and after: Node
  ) throws(EphemerisError) {
    if (before.height >= 0) != (after.height >= 0) {
      return try closeIn(between: before, and: after)
    }
    // On one side at both nodes: only a turn towards the horizon can bring it across in between.
    let isUp = before.height >= 0
    guard isUp ? before.climb < 0 && after.climb > 0 : before.climb > 0 && after.climb < 0 else {
      return
    }
    let turn = try RootSearch.root(
      in: before.days...after.days, withEnds: (before.climb, after.climb),
      tolerance: Self.tolerance
    ) { days throws(EphemerisError) in try view(at: days).climb }
    guard let turn else { return }
    let middle = try node(at: turn)
    guard (middle.height >= 0) != isUp else { return }
    try closeIn(between: before, and: middle)
    try closeIn(between: middle, and: after)
  }

  private mutating func closeIn(between before: Node, and after: Node) throws(EphemerisError) {
    let rule = search.rule
    let days = try RootSearch.root(
      in: before.days...after.days, withEnds: (before.height, after.height),
      tolerance: Self.tolerance
    ) { days throws(EphemerisError) in try view(at: days).height(over: rule) }
    guard let days else { return }
    found.append(
      HorizonCrossing(
        body: search.body, kind: after.height >= 0 ? .rising : .setting, at: JulianDay(days)))
  }

  private mutating func lookForMeridian(
    _ kind: HorizonCrossing.Kind, _ offset: Double, between before: Node, and after: Node
  ) throws(EphemerisError) {
    func fromMeridian(_ hourAngle: Double) -> Double {
      (hourAngle - offset).remainder(dividingBy: 360)
    }
    let ends = (low: fromMeridian(before.hourAngle), high: fromMeridian(after.hourAngle))
    guard ends.low < 0, ends.high >= 0, ends.high - ends.low < 180 else { return }
    let days = try RootSearch.root(
      in: before.days...after.days, withEnds: ends, tolerance: Self.tolerance
    ) { days throws(EphemerisError) in fromMeridian(try view(at: days).hourAngle.degrees) }
    guard let days else { return }
    found.append(HorizonCrossing(body: search.body, kind: kind, at: JulianDay(days)))
  }
}

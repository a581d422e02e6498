/// Finds when arcs of the sky reach given extents and when they turn round.
///
/// ```swift
/// let square = ArcWatch.passage(
///   .elongation(of: .pluto, from: .uranus), of: [90, 270].map(EclipticLongitude.init(wrapping:)))
/// let search = SkySearch([square, .turn(.longitude(.uranus))], ephemeris: ephemeris)
/// for event in try search.events(from: start, to: end) { print(event.ut.iso8601) }
/// ```
///
/// The one search behind every event of the engine. It goes through the sky day by day, all watches
/// at once, cuts a day at the turn of an arc, so that what is left is monotone, and closes in on each
/// extent passed by Newton's method, or by Brent's where that won't do. It can't hang, whatever the
/// ephemeris answers.
///
/// The days are those of TT from noon to noon, wherever the period asked for begins, and an arc that
/// is exactly at an extent counts as past it. So an event is found in the same bracket and has the
/// same bits in every period, and periods that meet neither lose nor double one. Periods are half
/// open: an event at their end belongs to the next. A period that ends before it begins is empty.
public struct SkySearch: Sendable {
  /// What is waited for.
  public let watches: [ArcWatch]
  let ephemeris: any EphemerisProvider
  let bodies: BodySet
  let lines: [SearchLine]

  /// Prepares a search.
  public init(_ watches: [ArcWatch], ephemeris: any EphemerisProvider) {
    self.watches = watches
    self.ephemeris = ephemeris
    bodies = watches.reduce(into: []) { $0.formUnion($1.arc.bodies) }
    lines = SearchLine.lines(watches)
  }

  /// How close to the true instant a search comes, in seconds.
  public static let toleranceSeconds = 1e-3
}

extension SkySearch {
  /// Everything that happens from one instant up to another, in order of time; what happens at the
  /// same instant is in the order of the watches and their extents.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris,
  ///   or what is wrong with the data.
  /// - Complexity: For each day one `longitudes` of all bodies, and one or two of one or two bodies
  ///   for each passage; about ten for a turn.
  public func events(
    from start: JulianDay<UT1>, to end: JulianDay<UT1>
  ) throws(EphemerisError) -> [ArcEvent] {
    try ephemeris.checkSpan(contains: start)
    try ephemeris.checkSpan(contains: end)
    let days = SearchDays(ephemeris, bodies: bodies)
    var found: [ArcEvent] = []
    guard let numbers = try days.numbers(from: start, to: end) else { return found }
    var tracks = tracks(in: try days.sky(atStartOf: numbers.lowerBound))
    for number in numbers {
      try move(&tracks, to: try days.sky(atStartOf: number + 1), into: &found)
    }
    found.removeAll { !$0.isWithin(start, end) }
    return found
  }

  /// The first thing that happens from one instant up to another.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris
  ///   before something is found, so that nothing always means that there is none.
  /// - Complexity: As ``events(from:to:)`` up to the event.
  public func first(
    from start: JulianDay<UT1>, to end: JulianDay<UT1>
  ) throws(EphemerisError) -> ArcEvent? {
    try ephemeris.checkSpan(contains: start)
    let days = SearchDays(ephemeris, bodies: bodies)
    if let numbers = try days.numbers(from: start, to: end) {
      var tracks = tracks(in: try days.sky(atStartOf: numbers.lowerBound))
      for number in numbers {
        var found: [ArcEvent] = []
        try move(&tracks, to: try days.sky(atStartOf: number + 1), into: &found)
        if let first = found.first(where: { $0.isWithin(start, end) }) { return first }
      }
    }
    try ephemeris.checkSpan(contains: end)
    return nil
  }

  /// The last thing that happens from one instant up to another.
  ///
  /// - Throws: As ``first(from:to:)`` does.
  /// - Complexity: As ``events(from:to:)`` from the event on.
  public func last(
    from start: JulianDay<UT1>, to end: JulianDay<UT1>
  ) throws(EphemerisError) -> ArcEvent? {
    try ephemeris.checkSpan(contains: end)
    let days = SearchDays(ephemeris, bodies: bodies)
    if let numbers = try days.numbers(from: start, to: end) {
      var tracks = tracks(in: try days.sky(atStartOf: numbers.upperBound + 1))
      for number in numbers.reversed() {
        var found: [ArcEvent] = []
        try move(&tracks, to: try days.sky(atStartOf: number), into: &found)
        if let last = found.last(where: { $0.isWithin(start, end) }) { return last }
      }
    }
    try ephemeris.checkSpan(contains: start)
    return nil
  }
}

extension ArcEvent {
  /// Whether it belongs to a half-open period.
  fileprivate func isWithin(_ start: JulianDay<UT1>, _ end: JulianDay<UT1>) -> Bool {
    ut >= start && ut < end
  }
}

extension [ArcEvent] {
  /// Adds an event where it belongs: among those of its day, which are the last ones.
  mutating func insertInOrder(_ event: ArcEvent) {
    append(event)
    var index = count - 1
    while index > 0, self[index] < self[index - 1] {
      swapAt(index, index - 1)
      index -= 1
    }
  }
}

extension ArcEvent: Comparable {
  /// Orders events by time, then by watch, then by extent.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.ut != rhs.ut { return lhs.ut < rhs.ut }
    return (lhs.watch, lhs.happening.rank) < (rhs.watch, rhs.happening.rank)
  }
}

extension ArcEvent.Happening {
  fileprivate var rank: Int {
    switch self {
    case .passage(let place): place
    case .turn: -1
    }
  }
}

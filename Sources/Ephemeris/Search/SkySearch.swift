/// What to look for in the sky: when arcs reach given extents and when they turn round.
///
/// ```swift
/// let square = SkyArc.Watch.elongation(
///   of: .pluto, from: .uranus, reaching: [.degrees(90), .degrees(-90)])
/// let search = SkySearch([square, .turn(.longitude(.uranus))])
/// for event in try search.events(during: start..<end, ephemeris: ephemeris) {
///   print(event.ut.iso8601)
/// }
/// ```
///
/// The one search behind every event of the engine. It goes through the sky day by day, all watches
/// at once, cuts a day at the turn of an arc, so that what is left is monotone, and closes in on each
/// extent passed by Newton's method, or by Brent's where that won't do. It can't hang, whatever the
/// ephemeris answers, and it stops soon after the task it runs in is cancelled.
///
/// The days are those of TT from noon to noon, wherever the period asked for begins, and an arc that
/// is exactly at an extent counts as past it. So an event is found in the same bracket and has the
/// same bits in every period, and periods that meet neither lose nor double one. Periods are half
/// open: an event at their end belongs to the next.
public struct SkySearch: Sendable {
  /// What is waited for.
  public let watches: [SkyArc.Watch]
  let bodies: BodySet
  let lines: [SearchLine]

  /// Prepares a search.
  public init(_ watches: [SkyArc.Watch]) {
    self.watches = watches
    bodies = watches.reduce(into: []) { $0.formUnion($1.arc.bodies) }
    lines = SearchLine.lines(watches)
  }

  /// How close to the true instant a search comes, in seconds.
  public static let toleranceSeconds = 1e-3

  /// For so many events room is made beforehand, so that a year's transits aren't moved when they are found.
  private static let mostExpected = 2_048
}

extension SkySearch {
  /// Everything that happens in a period, in order of time; what happens at the same instant is in the
  /// order of the watches and their extents.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris,
  ///   ``EphemerisError/cancelled``, or what is wrong with the data.
  /// - Complexity: For each day one `longitudes` of all bodies, and one or two of one or two bodies
  ///   for each passage; about ten for a turn.
  public func events(
    during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [SkyArc.Event] {
    try ephemeris.checkSpan(contains: period.lowerBound)
    try ephemeris.checkSpan(contains: period.upperBound)
    let days = SearchDays(ephemeris, bodies: bodies)
    var found: [SkyArc.Event] = []
    guard let numbers = try days.numbers(of: period) else { return found }
    found.reserveCapacity(min(numbers.count * lines.count, Self.mostExpected))
    var walk = try SearchWalk(
      self, atStartOf: numbers.lowerBound, of: days, ephemeris: ephemeris)
    for number in numbers { try walk.move(toStartOf: number + 1, into: &found) }
    found.removeAll { !$0.isWithin(period) }
    return found
  }

  /// Everything that happens in a period, one by one: what ``events(during:ephemeris:)`` gives, of
  /// centuries too, without waiting for the last and without holding them all.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris.
  public func iterator(
    during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> SkySearch.Iterator {
    try SkySearch.Iterator(self, during: period, ephemeris: ephemeris)
  }

  /// The first thing that happens in a period.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris
  ///   before something is found, so that nothing always means that there is none;
  ///   ``EphemerisError/cancelled``.
  /// - Complexity: As ``events(during:ephemeris:)`` up to the event.
  public func first(
    during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> SkyArc.Event? {
    try ephemeris.checkSpan(contains: period.lowerBound)
    let days = SearchDays(ephemeris, bodies: bodies)
    if let numbers = try days.numbers(of: period) {
      var walk = try SearchWalk(
        self, atStartOf: numbers.lowerBound, of: days, ephemeris: ephemeris)
      for number in numbers {
        var found: [SkyArc.Event] = []
        try walk.move(toStartOf: number + 1, into: &found)
        if let first = found.first(where: { $0.isWithin(period) }) { return first }
      }
    }
    try ephemeris.checkSpan(contains: period.upperBound)
    return nil
  }

  /// The last thing that happens in a period.
  ///
  /// - Throws: As ``first(during:ephemeris:)`` does.
  /// - Complexity: As ``events(during:ephemeris:)`` from the event on.
  public func last(
    during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> SkyArc.Event? {
    try ephemeris.checkSpan(contains: period.upperBound)
    let days = SearchDays(ephemeris, bodies: bodies)
    if let numbers = try days.numbers(of: period) {
      var walk = try SearchWalk(
        self, atStartOf: numbers.upperBound + 1, of: days, ephemeris: ephemeris)
      for number in numbers.reversed() {
        var found: [SkyArc.Event] = []
        try walk.move(toStartOf: number, into: &found)
        if let last = found.last(where: { $0.isWithin(period) }) { return last }
      }
    }
    try ephemeris.checkSpan(contains: period.lowerBound)
    return nil
  }

  /// The events of a search one by one, in order of time.
  ///
  /// ```swift
  /// var events = try search.iterator(during: start..<end, ephemeris: ephemeris)
  /// while let event = try events.next() { print(event.ut.iso8601) }
  /// ```
  public struct Iterator {
    private let period: Range<JulianDay<UT1>>
    private var walk: SearchWalk?
    /// The days that are still to be gone through.
    private var numbers: Range<Int>
    /// What is found and not yet given, in order.
    private var found: [SkyArc.Event] = []
    /// How many of these have been given.
    private var given = 0

    /// How near to the end of a day an event may have one of the next day before it, in days: more than
    /// the tolerance of the search.
    private static let margin = 1e-6

    init(
      _ search: SkySearch, during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
    ) throws(EphemerisError) {
      try ephemeris.checkSpan(contains: period.lowerBound)
      try ephemeris.checkSpan(contains: period.upperBound)
      self.period = period
      let days = SearchDays(ephemeris, bodies: search.bodies)
      guard let numbers = try days.numbers(of: period) else {
        self.numbers = 0..<0
        return
      }
      self.numbers = Range(numbers)
      walk = try SearchWalk(search, atStartOf: numbers.lowerBound, of: days, ephemeris: ephemeris)
    }

    /// The next event; nil after the last.
    ///
    /// - Throws: ``EphemerisError/cancelled``, or what is wrong with the data.
    public mutating func next() throws(EphemerisError) -> SkyArc.Event? {
      while true {
        while given < found.count,
          numbers.isEmpty || found[given].tt.days < Double(numbers.lowerBound) - Self.margin
        {
          given += 1
          if found[given - 1].isWithin(period) { return found[given - 1] }
        }
        guard let number = numbers.first else { return nil }
        found.removeFirst(given)
        given = 0
        try walk?.move(toStartOf: number + 1, into: &found)
        numbers.removeFirst()
      }
    }
  }
}

extension SkyArc.Event {
  /// Whether it belongs to a half-open period.
  fileprivate func isWithin(_ period: Range<JulianDay<UT1>>) -> Bool {
    ut >= period.lowerBound && ut < period.upperBound
  }
}

extension SkyArc.Event: Comparable {
  /// Orders events by time, then by watch, then by extent.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.ut != rhs.ut { return lhs.ut < rhs.ut }
    return (lhs.watch, lhs.happening.rank) < (rhs.watch, rhs.happening.rank)
  }
}

extension SkyArc.Event.Happening {
  fileprivate var rank: Int {
    switch self {
    case .passage(let place): place
    case .turn: -1
    }
  }
}

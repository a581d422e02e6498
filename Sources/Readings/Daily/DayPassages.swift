internal import Astrology
internal import Astrometers
internal import Ephemeris

/// Where bodies stand a day before a civil day, when it begins, when it ends, a day after, and at the end of each of
/// the seven dates after it.
struct DayEdges: Sendable {
  /// The four about the day and the seven after them, each in order of time, by the bodies' numbers.
  private let longitudes: [InlineArray<11, EclipticLongitude>]
  /// The bodies that turn round on the day.
  let turning: BodySet
  let start: JulianDay<UT1>
  let end: JulianDay<UT1>
  /// TT runs ahead of UT1 by the same amount all day.
  private let deltaDays: Double

  /// An instant near the day, as a Julian Day of TT.
  func tt(_ instant: JulianDay<UT1>) -> Double { instant.days + deltaDays }

  /// How many degrees past a place a body stands at the four.
  func distances(of body: CelestialBody, from place: EclipticLongitude) -> InlineArray<4, Double> {
    let longitudes = longitudes[Int(body.rawValue)]
    return InlineArray { place.arc(to: longitudes[$0]).degrees }
  }

  /// The dates after a date, which is the day's, on which a body is next exact with a place, and on which it is last
  /// in orb of it, each if that is within the week.
  func week(
    after date: CalendarDate, of body: CelestialBody, from place: EclipticLongitude,
    orb: PlaneAngle
  ) -> (exact: CalendarDate?, last: CalendarDate?) {
    let longitudes = longitudes[Int(body.rawValue)]
    var exact: CalendarDate?
    var before = place.arc(to: longitudes[2]).degrees
    guard before.magnitude <= orb.degrees else { return (nil, date) }
    for days in 1...7 {
      let after = place.arc(to: longitudes[3 + days]).degrees
      if exact == nil, (before < 0) != (after < 0) { exact = date.advanced(byDays: days) }
      if after.magnitude > orb.degrees { return (exact, date.advanced(byDays: days)) }
      before = after
    }
    return (exact, nil)
  }

  /// Looks bodies up; beyond the ephemeris' ends they are taken to stand where they do at the instant,
  /// which has no news.
  init(
    of date: CalendarDate, in zone: CivilZone, sky: Sky, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    let day = zone.day(date)
    (start, end) = (day.lowerBound, day.upperBound)
    deltaDays = sky.tt.days - sky.ut.days
    var tables: [LongitudeTable] = []
    let ends = (1...7).map { zone.day(date.advanced(byDays: $0)).upperBound }
    for instant in [start.advanced(byDays: -1), start, end, end.advanced(byDays: 1)] + ends {
      do {
        tables.append(
          try ephemeris.longitudes(
            of: DayPassages.movers, at: JulianDay<TT>(instant.days + deltaDays)))
      } catch {
        guard case .outOfSpan = error else { throw error }
        // In the week ahead they then stay where they were, which has no news either.
        let before = tables.count > 4 ? tables.count - 1 : 2
        tables.append(tables.count < 4 ? LongitudeTable(sky) : tables[before])
      }
    }
    longitudes = BodySet.eleven.bodies.map { body in
      InlineArray {
        (DayPassages.movers.contains(body) ? tables[$0] : LongitudeTable(sky)).longitude(of: body)
      }
    }
    turning = DayPassages.movers.bodies.reduce(into: []) { turning, body in
      let motions = (tables[1].longitudePerDay(of: body), tables[2].longitudePerDay(of: body))
      if (motions.0.degrees < 0) != (motions.1.degrees < 0) { turning.formUnion(BodySet(body)) }
    }
  }
}

/// The transits of a day with what is new about each.
struct DayPassages: Sendable {
  /// All of them, the most newsworthy first.
  private(set) var all: [PassageFact] = []
  /// The strongest slow one, on a day whose texts describe its arc.
  private(set) var chapter: PassageFact?

  /// The bodies whose transits have passages: the Moon has texts of her own.
  static let movers = BodySet.eleven.subtracting(BodySet(.moon)).subtracting(BodySet(.meanNode))
  private static let moverBodies = movers.bodies
  private static let points = BodySet.eleven.bodies
  /// How much an angle counts as a natal point: as much as a planet of one's own.
  private static let angleWeight = 7.0
  /// A chapter comes on one day in so many, unless it has news.
  private static let daysBetweenChapters = 5

  /// Looks at every pair; the lives of slow transits are looked up where one is exact or the chapter is due.
  init(of chart: NatalChart, on day: ReadingDay) throws(EphemerisError) {
    var places: [(point: ChartPoint, longitude: EclipticLongitude, weight: Double)] = []
    for body in Self.points where chart.birth.isTimed || body != .moon {
      places.append((.body(body), chart.sky[body].longitude, body.baseWeight))
    }
    if let angles = chart.angles {
      places.append((.angle(.ascendant), angles.ascendant, Self.angleWeight))
      places.append((.angle(.midheaven), angles.midheaven, Self.angleWeight))
    }
    var found: [(fact: PassageFact, target: TransitTarget)] = []
    found.reserveCapacity(48)
    let here = Self.moverBodies.map { day.sky[$0].longitude }
    for pair in OrbTable.standard.pairs(of: here, with: places.map(\.longitude)) {
      let (body, place, kind) = (Self.moverBodies[pair.first], places[pair.second], pair.kind)
      let (east, west) = (place.longitude + kind.angle, place.longitude - kind.angle)
      let here = here[pair.first]
      let exact = here.separation(from: east) <= here.separation(from: west) ? east : west
      let distance = exact.arc(to: here).degrees
      let orb = kind.widestOrb
      let strength =
        place.weight * PriorityTransits.rarity(of: body) * kind.basePower
        * (1 - distance.magnitude / orb.degrees)
      let target = TransitTarget(natal: place.point, kind: kind, longitude: exact, orb: orb)
      let distances = day.edges.distances(of: body, from: exact)
      let (chapter, exactDay) = Self.news(of: body, distances, orb: orb, day.edges)
      let week = day.edges.week(after: day.date, of: body, from: exact, orb: orb)
      let fact = PassageFact(
        target.key(of: body), weight: strength, chapter: chapter, exactDay: exactDay,
        nextExact: week.exact, lastDate: week.last, orbDegrees: distance.magnitude,
        isClosing: distances[2].magnitude < distances[1].magnitude)
      found.append((fact, target))
    }
    try addLives(of: found, on: day)
  }

  private mutating func addLives(
    of found: [(fact: PassageFact, target: TransitTarget)], on day: ReadingDay
  ) throws(EphemerisError) {
    let strongest = found.indices.filter { found[$0].fact.body.isSlow }
      .max {
        (found[$0].fact.weight, found[$1].fact.key) < (found[$1].fact.weight, found[$0].fact.key)
      }
    var passages: [PassageFact] = []
    passages.reserveCapacity(found.count)
    for (index, passage) in found.enumerated() {
      var fact = passage.fact
      let isChapter =
        index == strongest
        && (fact.isNews
          || (day.date.dayNumber + fact.key.rank) % Self.daysBetweenChapters == 0)
      if fact.body.isSlow, fact.exactDay == 0 || isChapter {
        fact = try Self.withLife(fact, passage.target, on: day)
      }
      if isChapter { chapter = fact }
      passages.append(fact)
    }
    // Their places are sorted, which are small; of equals the first in the keys' order leads.
    all = passages.indices.map { (newsworthiness: passages[$0].newsworthiness, place: $0) }
      .sorted { one, other in
        one.newsworthiness == other.newsworthiness
          ? passages[one.place].key < passages[other.place].key
          : one.newsworthiness > other.newsworthiness
      }
      .map { passages[$0.place] }
  }

  /// What happens on the day to a body's distances from a place, in degrees.
  private static func news(
    of body: CelestialBody, _ distances: InlineArray<4, Double>, orb: PlaneAngle, _ edges: DayEdges
  ) -> (TransitChapter, exactDay: Int?) {
    func passes(_ first: Int) -> Bool {
      let (one, other) = (distances[first], distances[first + 1])
      // A change of sign across 180° is the far side of the circle.
      return one.magnitude + other.magnitude < 90 && (one < 0) != (other < 0)
    }
    let exactDay: Int? = passes(1) ? 0 : passes(2) ? 1 : passes(0) ? -1 : nil
    if exactDay == 0 { return (.exact, 0) }
    if edges.turning.contains(body) { return (.turns, exactDay) }
    // At noon of the day before and of the day after, near enough.
    let (before, after) = (
      (distances[0] + distances[1]) / 2, (distances[2] + distances[3]) / 2
    )
    if before.magnitude > orb.degrees { return (.enters, exactDay) }
    if after.magnitude > orb.degrees { return (.leaves, exactDay) }
    return (.running, exactDay)
  }

  /// The fact with how often the transit is exact in its life, and where in it the day is.
  private static func withLife(
    _ fact: PassageFact, _ target: TransitTarget, on day: ReadingDay
  ) throws(EphemerisError) -> PassageFact {
    let passes = try LifePasses(
      of: fact.body, over: target, around: day.edges, ephemeris: day.ephemeris)
    var chapter = fact.chapter
    switch fact.chapter {
    case .exact where passes.count > 1:
      chapter =
        passes.before == 0 ? .firstExact : passes.after == 0 ? .lastExact : .middleExact
    case .running where passes.before > 0 && passes.after > 0: chapter = .betweenPasses
    case .running, .exact, .enters, .firstExact, .betweenPasses, .middleExact, .lastExact, .turns,
      .leaves:
      break
    }
    return PassageFact(
      fact.key, weight: fact.weight, chapter: chapter, exactDay: fact.exactDay,
      passCount: passes.count > 1 ? passes.count : nil,
      nextExact: passes.next.map { day.zone.clock(at: $0).date }, lastDate: fact.lastDate,
      orbDegrees: fact.orbDegrees, isClosing: fact.isClosing)
  }
}

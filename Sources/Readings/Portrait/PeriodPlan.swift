internal import Astrology
internal import Ephemeris

/// Chooses what each chapter on a period says.
struct PeriodPlan {
  private let length: PeriodPortrait.Length
  private let first: CalendarDate
  private let last: CalendarDate
  private let chart: NatalChart
  private let zone: CivilZone
  private let placeName: String?
  /// The transits that are exact in the period, the strongest first; without the cycles that have a name.
  private let transits: [WeightedTransit]
  /// The same with the cycles.
  private let counted: [WeightedTransit]
  private let profections: [Profection]
  private let solarReturn: (date: CalendarDate, chart: NatalChart)?
  private let cycles: [LifeCycle]
  private let lunations: [(quarter: LunarQuarter, sign: ZodiacSign, at: JulianDay<UT1>)]
  /// Whether houses are known.
  private let isTimed: Bool
  /// Whether the instant of birth is known, so that dates are exact.
  private let isDated: Bool

  /// A transit and how strong it is.
  private struct WeightedTransit {
    let key: TransitKey
    /// The dates within the period on which it is exact, in order.
    let dates: [CalendarDate]
    /// All dates after birth on which it is exact, in order.
    let allDates: [CalendarDate]
    let weight: Double

    var fact: PeriodFact { .transit(key, on: dates) }
  }

  init(
    _ length: PeriodPortrait.Length, from first: CalendarDate, to last: CalendarDate,
    for chart: NatalChart, in zone: CivilZone,
    returnPlace: (name: String, place: GeographicPlace)?, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.length = length
    self.first = first
    self.last = last
    self.chart = chart
    self.zone = zone
    placeName = returnPlace?.name
    isTimed = chart.angles != nil
    isDated = chart.birth.openInstants == nil
    let period = chart.lived(zone.day(first).lowerBound..<zone.day(last).upperBound)
    let isYear = length == .year
    let found =
      try isYear ? Self.cycles(of: chart, during: period, ephemeris) : []
    cycles = found
    let counted = try SlowTransits.exact(
      to: chart, during: period, bodies: isYear ? SlowTransits.slow : SlowTransits.all,
      ephemeris: ephemeris
    ).map { exact in
      func dates(_ passes: [JulianDay<UT1>]) -> [CalendarDate] {
        passes.map { zone.clock(at: $0).date }
      }
      let key = exact.transit.key
      return WeightedTransit(
        key: key, dates: dates(exact.passes.filter(period.contains)),
        allDates: dates(exact.passes), weight: SlowTransits.weight(of: key))
    }.sorted { ($0.weight, $1.key) > ($1.weight, $0.key) }
    self.counted = counted
    // A cycle that has a name has a chapter of its own.
    transits = counted.filter { weighted in !found.contains { $0.kind.isMade(by: weighted.key) } }
    profections =
      try isYear && isTimed
      ? Profection.Calendar(of: chart).profections(during: period, ephemeris: ephemeris) : []
    solarReturn =
      try isYear && isTimed
      ? Self.solarReturn(of: chart, during: period, in: zone, returnPlace?.place, ephemeris) : nil
    lunations =
      try isYear
      ? []
      : Self.moons(during: period, ephemeris)
  }

  private static func solarReturn(
    of chart: NatalChart, during period: Range<JulianDay<UT1>>, in zone: CivilZone,
    _ place: GeographicPlace?, _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> (date: CalendarDate, chart: NatalChart)? {
    guard let place = place ?? chart.birth.place,
      let moment = try PlanetaryReturn.returns(
        of: .sun, to: chart, during: period, ephemeris: ephemeris
      ).first(where: { $0.number > 0 })
    else { return nil }
    return (
      zone.clock(at: moment.at).date,
      try NatalChart(at: moment.at, place: place, ephemeris: ephemeris)
    )
  }

  /// The cycles of life that have a name and are exact in a year.
  private static func cycles(
    of chart: NatalChart, during period: Range<JulianDay<UT1>>, _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [LifeCycle] {
    let ageYears = chart.ageYears(at: period.lowerBound) + 0.5
    return try LifeCycle.cycles(
      of: chart, during: period,
      kinds: LifeCycle.Kind.allCases.filter { $0.mayBeExact(atAge: ageYears) },
      ephemeris: ephemeris)
  }

  /// The new and full Moons of a period, in order of time.
  private static func moons(
    during period: Range<JulianDay<UT1>>, _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [(quarter: LunarQuarter, sign: ZodiacSign, at: JulianDay<UT1>)] {
    var moons: [(quarter: LunarQuarter, sign: ZodiacSign, at: JulianDay<UT1>)] = []
    for quarter in [LunarQuarter.newMoon, .fullMoon] {
      var at = try quarter.next(from: period.lowerBound, ephemeris: ephemeris)
      while period.contains(at) {
        let sky = try ephemeris.sky(at: at, bodies: BodySet(.moon))
        moons.append((quarter, ZodiacSign(sky[.moon].longitude), at))
        at = try quarter.next(from: at.advanced(byDays: 1), ephemeris: ephemeris)
      }
    }
    return moons.sorted { $0.at < $1.at }
  }

  /// How many transits are described.
  private static let describedCount = 6
  /// How many of them are described at length in a portrait of a year.
  private static let longCount = 3
  /// How many months or days matter at most.
  private static let peakCount = 3
  /// How far from an angle of the return a planet is at it.
  private static let angleOrb = PlaneAngle.degrees(6)

  /// The chapters that have something to say.
  func chapters() -> [PeriodPortrait.Chapter] {
    PeriodPortrait.ChapterKind.allCases.compactMap { chapter in
      let paragraphs: [[PeriodPortrait.Statement]] =
        switch chapter {
        case .summary: [summary()]
        case .theme: theme()
        case .solarReturn: returnChart()
        case .cycles: cycles.map { [statement(on: $0)] }
        case .transits: described()
        case .moons: [moons()]
        case .peaks: peaks()
        case .certainty: [certainty()]
        }
      let filled = paragraphs.filter { !$0.isEmpty }
      return filled.isEmpty ? nil : PeriodPortrait.Chapter(chapter: chapter, paragraphs: filled)
    }
  }
}

// The chapters.

extension PeriodPlan {
  private typealias Statement = PeriodPortrait.Statement

  private func summary() -> [Statement] {
    let isYear = length == .year
    let counts = Portrait.Nature.allCases.map { nature in
      PeriodPortrait.Count(
        nature: nature, count: counted.count { $0.key.aspect.portraitNature == nature })
    }
    let frame: PassageFrame =
      switch counted.count {
      case 0: isYear ? .slowNone : .transitsNone
      case 1: isYear ? .slowOne : .transitsOne
      case _: isYear ? .slowMany : .transitsMany
      }
    let count = Statement(
      facts: counts.map { .count($0.nature, $0.count) }, weight: 0,
      sentences: [
        .frame(
          frame,
          [
            "when": .when, "count": .number(counted.count), "list": .counts(counts),
          ])
      ])
    guard let strongest = transits.first else { return [count] }
    return [
      count,
      Statement(
        facts: [strongest.fact], weight: strongest.weight,
        sentences: [
          .frame(
            counted.count > transits.count ? .strongestBeside : .strongest,
            ["transit": .transit(strongest.key)]),
          .transit(strongest.key, isLong: false, variant: variant(1)),
        ]),
    ]
  }

  private func theme() -> [[Statement]] {
    profections.enumerated().map { index, year in
      let lord = year.lord
      var opening: [PeriodPortrait.Sentence] = []
      if index > 0 {
        opening = [age(.ageFrom, year.age, at: year.period.lowerBound)]
      } else if profections.count > 1 {
        opening = [age(.ageUntil, year.age, at: year.period.upperBound)]
      }
      return [
        Statement(
          facts: [.profection(age: year.age, year.house)], weight: 6,
          sentences: opening + [.text(.profectedHouse(year.house))]),
        Statement(
          facts: [.lord(age: year.age, lord)], weight: 5, sentences: [.text(.yearLord(lord))]),
      ]
    }
  }

  private func age(
    _ frame: PassageFrame, _ age: Int, at instant: JulianDay<UT1>
  ) -> PeriodPortrait.Sentence {
    .frame(frame, ["date": .dates([zone.clock(at: instant).date]), "count": .number(age)])
  }

  private func returnChart() -> [[Statement]] {
    guard let solarReturn, let angles = solarReturn.chart.angles else { return [] }
    let house = chart.frame.house(of: angles.ascendant)
    let opening = Statement(
      facts: [.solarReturn(solarReturn.date)], weight: 0,
      sentences: [
        .frame(
          .returnAt,
          [
            "date": .dates([solarReturn.date]),
            "place": placeName.map { .text($0) } ?? .birthplace,
          ])
      ])
    let rising = Statement(
      facts: [.returnAscendant(ZodiacSign(angles.ascendant), house)], weight: 6,
      sentences: [.text(.returnAscendant(house))])
    let planets = CelestialBody.tenPlanets.compactMap { body -> Statement? in
      let longitude = solarReturn.chart.sky[body].longitude
      let nearest = ChartAngle.allCases.map { angle in
        (angle: angle, orb: longitude.separation(from: angles[angle]).magnitude)
      }.min { $0.orb < $1.orb }
      guard let nearest, nearest.orb <= Self.angleOrb else { return nil }
      return Statement(
        facts: [.returnPlanet(body, nearest.angle, orb: nearest.orb)],
        weight: 6 - nearest.orb.degrees / 2, sentences: [.text(.returnPlanet(body))])
    }
    return [[opening, rising]] + planets.map { [$0] }
  }

  private func statement(on cycle: LifeCycle) -> Statement {
    let passes = cycle.passes.filter { (first...last).contains(zone.clock(at: $0).date) }
    let dates = passes.map { zone.clock(at: $0).date }
    let age = passes.first.map(chart.ageYears) ?? cycle.age
    return Statement(
      facts: [.cycle(cycle.kind, number: cycle.number, on: dates)], weight: 7,
      sentences: [
        .cycle(cycle.kind),
        .frame(
          isDated ? .cycleAge : .cycleAgeAbout,
          ["count": .number(Int(age)), "date": .dates(dates)]),
      ])
  }

  /// The strongest transits: by strength in a year, by date in a month or a week.
  private func described() -> [[Statement]] {
    let strongest = transits.prefix(Self.describedCount).enumerated().map { rank, weighted in
      (
        date: weighted.dates.first ?? last,
        statement: Statement(
          facts: [weighted.fact], weight: weighted.weight,
          sentences: sentences(on: weighted, isLong: length == .year && rank < Self.longCount))
      )
    }
    guard length != .year else { return strongest.map { [$0.statement] } }
    return strongest.enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map { [$0.element.statement] }
  }

  private func sentences(
    on weighted: WeightedTransit, isLong: Bool
  ) -> [PeriodPortrait.Sentence] {
    let key = weighted.key
    let all = weighted.allDates
    let dates: PeriodPortrait.Sentence
    if let start = all.first, let end = all.last, all.count > weighted.dates.count {
      dates = .frame(
        isDated ? .exactPart : .exactPartAbout,
        [
          "date": .dates(weighted.dates), "count": .number(all.count), "first": .dates([start]),
          "last": .dates([end]),
        ])
    } else {
      dates = .frame(isDated ? .exactOn : .exactAbout, ["date": .dates(weighted.dates)])
    }
    let essence = PeriodPortrait.Sentence.transit(key, isLong: false, variant: variant(0))
    return isLong
      ? [essence, .transit(key, isLong: true, variant: variant(0)), dates] : [essence, dates]
  }

  private func moons() -> [Statement] {
    lunations.map { lunation in
      let sign = lunation.sign
      let date = zone.clock(at: lunation.at).date
      return Statement(
        facts: [.lunation(lunation.quarter, sign, on: date)], weight: 2,
        sentences: [.lunation(lunation.quarter, sign, date)])
    }
  }

  /// The months of a year, or the days of a month, in which most is exact, in order of time.
  private func peaks() -> [[Statement]] {
    guard length != .week else { return [] }
    let isYear = length == .year
    var items: [Int: [(weighted: WeightedTransit, date: CalendarDate)]] = [:]
    for weighted in transits {
      for date in weighted.dates {
        items[isYear ? date.month : date.day, default: []].append((weighted, date))
      }
    }
    // One transit more or less makes no month.
    let busy = items.filter { $0.value.count >= 2 }.map { number, items in
      (number: number, items: items, weight: items.reduce(0) { $0 + $1.weighted.weight })
    }
    return busy.sorted { ($0.weight, $1.number) > ($1.weight, $0.number) }
      .prefix(Self.peakCount).sorted { $0.number < $1.number }.map { peak in
        let named = peak.items.prefix(3).sorted {
          ($0.date, $0.weighted.key) < ($1.date, $1.weighted.key)
        }
        let when: PeriodPortrait.Slot =
          isYear ? .month(named[0].date) : .dates([named[0].date])
        return [
          Statement(
            facts: named.map { .transit($0.weighted.key, on: [$0.date]) },
            weight: peak.weight,
            sentences: [
              .peak(
                when,
                named.map {
                  PeriodPortrait.DatedTransit(key: $0.weighted.key, date: $0.date)
                })
            ])
        ]
      }
  }

  private func certainty() -> [Statement] {
    [
      Statement(
        facts: [.birthTime(isKnown: isTimed)], weight: 0,
        sentences: [.frame(certaintyFrame, [:])])
    ]
  }

  private var certaintyFrame: PassageFrame {
    let isYear = length == .year
    guard !isTimed else { return isYear ? .timed : .timedShort }
    guard !isDated else { return isYear ? .unplaced : .unplacedShort }
    return isYear ? .untimed : .untimedShort
  }

  /// Chooses among alternatives, so that those who share a transit read different texts.
  private func variant(_ step: Int) -> Int {
    chart.position(of: .sun).minute + step
  }
}

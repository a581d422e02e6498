internal import Astrolabe

/// The documents of a life's years, and what is beyond a chart.
extension DocumentMaker {
  mutating func progressions() throws -> [UInt8] {
    let birth = try birth()
    let asked = try asked(by: birth)
    let angles = try angles()
    let isConverse = try request.flag("converse", otherwise: false)
    try request.finish()
    let chart = try chart(of: birth)
    switch asked {
    case .moment(let instant):
      return Self.line(
        ProgressionsDocument(
          try ProgressedChart(
            of: chart, at: instant, angles: angles, isConverse: isConverse, ephemeris: ephemeris)))
    case .span(let period):
      let events = try ProgressedCalendar(of: chart, angles: angles, isConverse: isConverse)
        .events(during: period, ephemeris: ephemeris)
      return Self.lines(events.map { ProgressedEventDocument($0) })
    }
  }

  mutating func directions() throws -> [UInt8] {
    let birth = try birth()
    let asked = try asked(by: birth)
    let arc = try arc()
    let isConverse = try request.flag("converse", otherwise: false)
    try request.finish()
    let chart = try chart(of: birth)
    switch asked {
    case .moment(let instant):
      return Self.line(
        DirectionsDocument(
          try DirectedChart(
            of: chart, at: instant, by: arc, isConverse: isConverse, ephemeris: ephemeris)))
    case .span(let period):
      let directions = try DirectionCalendar(of: chart, by: arc, isConverse: isConverse)
        .directions(during: period, ephemeris: ephemeris)
      return Self.lines(directions.map { ExactDirectionDocument($0) })
    }
  }

  /// The progressed and the directed chart of an instant, for which the chart is cast once.
  mutating func life() throws -> [UInt8] {
    let birth = try birth()
    let instant = try instant(try request.needed("at"), of: birth)
    let angles = try angles()
    let arc = try arc()
    let isConverse = try request.flag("converse", otherwise: false)
    try request.finish()
    let chart = try chart(of: birth)
    return Self.line(
      LifeDocument(
        progressions: ProgressionsDocument(
          try ProgressedChart(
            of: chart, at: instant, angles: angles, isConverse: isConverse, ephemeris: ephemeris)),
        directions: DirectionsDocument(
          try DirectedChart(
            of: chart, at: instant, by: arc, isConverse: isConverse, ephemeris: ephemeris))))
  }

  private mutating func angles() throws -> ProgressedAngles {
    try request.choice("angles", of: ProgressedAngles.allCases.map(\.name))
      .flatMap { ProgressedAngles(rawValue: $0) } ?? .solarArcLongitude
  }

  private mutating func arc() throws -> DirectionArc {
    try request.choice("arc", of: ["solar", "naibod"]) == "naibod" ? .naibod : .solar
  }

  mutating func profections() throws -> [UInt8] {
    let birth = try birth()
    let (first, last, zone) = try dates(at: birth.place)
    let years: Profection.Years =
      try request.choice("years", of: ["return", "birthday"]) == "birthday"
      ? .birthday : .solarReturn
    let hasMonths = try request.flag("months", otherwise: false)
    try request.finish()
    let period = Self.period(first, last, in: zone)
    try Self.check(period, isLivedBy: birth)
    let found = try ProfectionCalendar(of: try chart(of: birth), years: years)
      .profections(during: period, ephemeris: ephemeris)
    return Self.line(ProfectionsDocument(found, hasMonths: hasMonths))
  }
}

extension DocumentMaker {
  /// An instant of a life, or a run of its dates.
  private enum Asked {
    case moment(JulianDay<UT1>)
    case span(Range<JulianDay<UT1>>)
  }

  /// What of a life is asked about: `at`, a date's noon or an instant, or `from` and `to`.
  private mutating func asked(by birth: Birth) throws -> Asked {
    guard let text = try request.text("at") else {
      let (first, last, zone) = try dates(at: birth.place)
      let period = Self.period(first, last, in: zone)
      try Self.check(period, isLivedBy: birth)
      return .span(period)
    }
    guard try request.text("from") == nil, try request.text("to") == nil else {
      throw Failure.usage("at goes without from and to; give the one or the others")
    }
    return .moment(try instant(text, of: birth))
  }

  /// An instant of a life: a date's noon, or one that is written out.
  private mutating func instant(_ text: String, of birth: Birth) throws -> JulianDay<UT1> {
    let zone = try dateZone(at: birth.place)
    let instant: JulianDay<UT1>
    if !text.contains(":"), !text.contains("T") {
      instant = zone.civilMoment(try DateTimeText.readDate(text), .noon).instant
    } else {
      switch try InstantText(text) {
      case .ut(let ut): instant = ut
      case .tt(let tt): instant = try ephemeris.instant(tt).ut
      }
    }
    try ephemeris.checkSpan(contains: instant)
    guard instant >= birth.instant else {
      throw Failure.data("at \(text.printable) is before the birth; give a later instant")
    }
    return instant
  }

  /// Refuses dates that are over before a life begins.
  private static func check(_ period: Range<JulianDay<UT1>>, isLivedBy birth: Birth) throws {
    guard period.upperBound > birth.instant else {
      throw Failure.data("the dates are before the birth; give later ones")
    }
  }
}

extension DocumentMaker {
  /// What is asked for beyond a chart.
  struct Beyond {
    let lots: [LotFormula]
    let points: BodySet
  }

  /// What is asked for beyond a chart; nil without `more`.
  mutating func beyond() throws -> Beyond? {
    let hasMore = try request.flag("more", otherwise: false)
    let lots = try request.text("lots")
    let fortune = try request.choice("fortune", of: ["by_sect", "unreversed"])
    let points = try request.text("points")
    guard hasMore else {
      if lots == nil, fortune == nil, points == nil { return nil }
      throw Failure.usage("lots, fortune and points go with more; give that, too")
    }
    let formulas = try lots.map { try LotFormula.list($0) } ?? Lot.allCases.map(\.formula)
    return Beyond(
      lots: formulas.map {
        $0 == Lot.fortune.formula && fortune == "unreversed" ? $0.unreversed : $0
      },
      points: try points.map(Self.points) ?? .points)
  }

  private static func points(_ text: String) throws -> BodySet {
    BodySet(
      try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
        guard let body = try? CelestialBody(spoken: name), BodySet.points.contains(body) else {
          let names = BodySet.points.bodies.map(\.name).joined(separator: ", ")
          throw Failure.usage(
            "there is no point \"\(String(name).printable)\"; points are \(names)")
        }
        return body
      })
  }
}

package import Astrology
package import Ephemeris
package import Documents

/// Asks for any chart laid over any other: `comparison.schema.json`.
package struct CompareRequest: Sendable {
  /// The person whose charts are meant.
  package var subject: ChartSubject
  /// The other person, if there is one.
  package var other: ChartSubject?
  /// The chart within.
  package let inner: ChartChoice
  /// The chart around it.
  package let outer: ChartChoice
  /// The house system; Placidus unless given.
  package var houses: HouseSystem?
  /// The orbs: 1° with a progressed or directed chart, the standard ones with others, unless given.
  package var orbs: OrbRule?

  /// Creates a request.
  ///
  /// - Throws: ``RequestError`` for a chart of two people without the other.
  package init(
    of subject: ChartSubject, and other: ChartSubject? = nil, inner: ChartChoice,
    outer: ChartChoice
  ) throws(RequestError) {
    for (field, choice) in [("inner", inner), ("outer", outer)]
      as [(RequestError.Field, ChartChoice)]
    where choice.needsOther && other == nil {
      throw .needs(field, RequestError.Field("birth").ofOther)
    }
    self.subject = subject
    self.other = other
    self.inner = inner
    self.outer = outer
  }

  /// The orbs that apply.
  private var chosenOrbs: OrbRule {
    orbs ?? .kinds(inner.isByYears || outer.isByYears ? .progressed : .standard)
  }

  /// A chart of the comparison, with when and where it is cast.
  package struct Side: Sendable {
    /// Which chart was chosen.
    package let choice: ChartChoice
    /// The chart.
    package let layer: ChartLayer
    /// When it is cast: the instant of life of a progressed or directed chart; nil for a composite.
    package let instant: JulianDay<UT1>?
    /// The place whose horizon it has, if any.
    package let place: GeographicPlace?
    /// Which return it is.
    package var returned: PlanetaryReturn?

    /// The side as the document has it.
    var described: ComparisonDocument.Side {
      ComparisonDocument.Side(
        kind: choice.kindName, isOfOther: choice.isOfOther, layer: layer, instant: instant,
        place: place, returned: returned)
    }
  }

  /// What was found.
  package struct Answer: Sendable {
    /// The chart within.
    package let inner: Side
    /// The chart around it.
    package let outer: Side
    /// The two laid over each other.
    package let comparison: ChartComparison

    /// The document.
    package var document: ComparisonDocument {
      ComparisonDocument(comparison, inner: inner.described, outer: outer.described)
    }
  }

  /// Casts the two charts and compares them.
  package func answer(by engine: Engine) throws(RequestError) -> Answer {
    let (inner, outer) = (try side(inner, by: engine), try side(outer, by: engine))
    return Answer(
      inner: inner, outer: outer,
      comparison: ChartComparison(inner.layer, with: outer.layer, by: chosenOrbs))
  }

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(try answer(by: engine).document)
  }
}

extension CompareRequest {
  private func side(_ choice: ChartChoice, by engine: Engine) throws(RequestError) -> Side {
    let person = choice.isOfOther ? other ?? subject : subject
    let ephemeris = engine.ephemeris
    switch choice.kind {
    case .birth:
      let chart = try person.chart(houses: houses, by: engine)
      return try Side(choice, chart, ephemeris: ephemeris)
    case .event(let instant, let place):
      let chart = try cast(
        Birth(at: instant, knownPlace: place ?? person.birth.place), by: engine)
      return try Side(choice, chart, isMoving: true, ephemeris: ephemeris)
    case .planetaryReturn(let body, let order, let place):
      return try returned(choice, body, order, of: person, at: place, by: engine)
    case .progressed(let instant):
      return try moved(choice, to: instant, of: person, by: engine) { chart in
        ChartLayer(try ProgressedChart(of: chart, at: instant, ephemeris: ephemeris))
      }
    case .directed(let instant):
      return try moved(choice, to: instant, of: person, by: engine) { chart in
        ChartLayer(try DirectedChart(of: chart, at: instant, ephemeris: ephemeris))
      }
    case .composite: return try composite(choice, by: engine)
    case .davison:
      let chart = try requiredCouple.davison(by: engine).chart
      return Side(choice, chart)
    }
  }

  /// The two people.
  private var requiredCouple: Couple {
    get throws(RequestError) {
      guard let other else { throw .needs("inner", RequestError.Field("birth").ofOther) }
      return Couple(subject, other, houses: houses)
    }
  }

  private func composite(
    _ choice: ChartChoice, by engine: Engine
  ) throws(RequestError) -> Side {
    let couple = try requiredCouple
    let composite = try couple.composite(of: couple.partners(by: engine), by: engine)
    return Side(choice: choice, layer: ChartLayer(composite), instant: nil, place: nil)
  }

  private func returned(
    _ choice: ChartChoice, _ body: CelestialBody, _ order: ChartChoice.ReturnOrder,
    of person: ChartSubject, at place: GeographicPlace?, by engine: Engine
  ) throws(RequestError) -> Side {
    let natal = try person.chart(houses: houses, by: engine)
    let ephemeris = engine.ephemeris
    let found = try RequestError.wrapping {
      switch order {
      case .inYear(let year, let period, let zone):
        try Self.first(
          of: body, to: natal, in: year, period, by: zone, ephemeris: ephemeris)
      case .number(let number):
        try PlanetaryReturn.number(number, of: body, to: natal, ephemeris: ephemeris)
      case .after(let instant):
        try PlanetaryReturn.next(of: body, to: natal, after: instant, ephemeris: ephemeris)
      case .before(let instant):
        try PlanetaryReturn.last(of: body, to: natal, before: instant, ephemeris: ephemeris)
      }
    }
    // An unknown hour of birth moves the return by as much, so its chart has no houses either.
    let birth = Birth(
      returnOf: natal.birth, at: found.at, place: place ?? natal.birth.place)
    let chart = try cast(birth, by: engine)
    var side = try Side(choice, chart, ephemeris: ephemeris)
    side.returned = found
    return side
  }

  /// The first return in a year, which may have none: 1 January may be the day after one and before the next.
  private static func first(
    of body: CelestialBody, to natal: NatalChart, in year: Int, _ period: Range<JulianDay<UT1>>,
    by zone: CivilZone, ephemeris: any EphemerisProvider
  ) throws -> PlanetaryReturn {
    let start = period.lowerBound
    let next = try PlanetaryReturn.next(of: body, to: natal, after: start, ephemeris: ephemeris)
    guard next.at >= period.upperBound else { return next }
    let last = try? PlanetaryReturn.last(of: body, to: natal, before: start, ephemeris: ephemeris)
    throw RequestError.noReturn(
      body, year: year,
      nearest: [last, next].compactMap(\.self).map { zone.clock(at: $0.at).date })
  }

  /// The chart that years of life have moved.
  private func moved(
    _ choice: ChartChoice, to instant: JulianDay<UT1>, of person: ChartSubject, by engine: Engine,
    _ layer: (NatalChart) throws -> ChartLayer
  ) throws(RequestError) -> Side {
    guard instant >= person.birth.instant else { throw .instantBeforeBirth(instant.iso8601, "at") }
    let chart = try person.chart(houses: houses, by: engine)
    return Side(
      choice: choice, layer: try RequestError.wrapping { try layer(chart) }, instant: instant,
      place: person.birth.place)
  }

  private func cast(_ birth: Birth, by engine: Engine) throws(RequestError) -> NatalChart {
    try RequestError.wrapping {
      try NatalChart(of: birth, houses: houses ?? .placidus, ephemeris: engine.ephemeris)
    }
  }
}

extension CompareRequest.Side {
  /// A side that is a chart that was cast.
  fileprivate init(
    _ choice: ChartChoice, _ chart: NatalChart, isMoving: Bool = false,
    ephemeris: StandardEphemeris
  ) throws(RequestError) {
    self.init(
      choice, try RequestError.wrapping { try Partner(chart, ephemeris: ephemeris) },
      isMoving: isMoving)
  }

  /// A side that is a chart ready to be compared.
  fileprivate init(_ choice: ChartChoice, _ partner: Partner, isMoving: Bool = false) {
    let chart = partner.chart
    self.init(
      choice: choice, layer: ChartLayer(partner, isMoving: isMoving), instant: chart.instant,
      place: chart.angles == nil ? nil : chart.birth.place)
  }
}

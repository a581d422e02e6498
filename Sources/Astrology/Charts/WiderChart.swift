public import Ephemeris

/// A natal chart with what the wider techniques need beside it.
///
/// Further points, the obliquity of the ecliptic, and of a birth whose time is known the horizon. Making one
/// asks the ephemeris; everything that it can then be asked is arithmetic.
///
/// ```swift
/// let wider = try WiderChart(of: chart, points: [BodySet(.trueNode)], ephemeris: ephemeris)
/// let fortune = wider.place(of: Lot.fortune.formula).map { ZodiacPosition($0.longitude) }
/// let burnt = wider.solarNearness.filter { $0.state == .combust }.map(\.planet)
/// ```
///
/// Without a time of birth there is no sect and no lot, and what was found says whether it holds all day
/// (``Finding``).
public struct WiderChart: Sendable {
  /// The natal chart.
  public let chart: NatalChart
  /// The further points that were asked for, at the instant of birth.
  public let points: Sky
  /// The true obliquity of the ecliptic.
  public let obliquity: PlaneAngle
  /// The obliquity's daily motion.
  private let obliquityPerDay: PlaneAngle
  /// The horizon of the birth; nil in a date-only chart.
  public let horizon: Birth.Horizon?
  /// The skies at the beginning and the end of a date-only birth's date.
  private let edges: [Sky]

  /// Asks an ephemeris what a chart doesn't hold.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - points: The further points. The compiled table has the true node and Chiron; Swiss Ephemeris has all.
  ///   - ephemeris: Where the chart's sky came from.
  /// - Throws: ``/Ephemeris/EphemerisError/notInTable(_:path:)`` for a point that the ephemeris lacks, or what
  ///   is wrong with its data.
  /// - Complexity: A sky of the points and a set of houses; for a date-only chart two skies more.
  public init(
    of chart: NatalChart, points: BodySet = .points, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    let instant = try ephemeris.instant(chart.instant)
    let sky = try ephemeris.sky(at: instant, bodies: points)
    try sky.bodies.checkHold(points)
    self.chart = chart
    self.points = sky
    obliquity = try ephemeris.obliquity(at: instant)
    obliquityPerDay = try ephemeris.obliquityPerDay(at: instant)
    if let place = chart.birth.place, chart.angles != nil {
      // Equal houses are defined everywhere.
      guard let houses = try ephemeris.houses(.equal, at: instant, place: place) else {
        throw .internalFault(
          request: "the equal houses at \(instant.ut)",
          reason: "the ephemeris calls them undefined")
      }
      horizon = Birth.Horizon(
        place: place, armc: houses.armc, obliquity: obliquity, sky: chart.sky)
      edges = []
    } else {
      horizon = nil
      let hours =
        chart.birth.openInstants(within: ephemeris.span) ?? chart.instant...chart.instant
      let start = try ephemeris.sky(at: hours.lowerBound)
      let end = try ephemeris.sky(at: hours.upperBound)
      try start.bodies.intersection(end.bodies).checkHold(.eleven)
      edges = [start, end]
    }
  }

  /// Whether the birth was by day or by night; nil if its time is not known.
  public var sect: Sect? { horizon?.sect }
}

// MARK: - What hangs on the hour

extension WiderChart {
  /// What a list finds in the chart's sky, each with whether it finds the same at the edges of the date.
  func findings<Content, Identity: Hashable>(
    _ find: (Sky) -> [Content], same identity: (Content) -> Identity
  ) -> [Finding<Content>] {
    let others = edges.map { Set(find($0).map(identity)) }
    return find(chart.sky).map { found in
      Finding(found, isCertain: others.allSatisfy { $0.contains(identity(found)) })
    }
  }

  /// The one thing found in the chart's sky, with whether it is the same at the edges of the date.
  private func finding<Content, Identity: Hashable>(
    _ find: (Sky) -> Content, same identity: (Content) -> Identity
  ) -> Finding<Content> {
    let found = find(chart.sky)
    return Finding(
      found, isCertain: edges.allSatisfy { identity(find($0)) == identity(found) })
  }

  /// Two points and what they make.
  private struct Pair<Kind: Hashable>: Hashable {
    let first: ChartPoint
    let second: ChartPoint
    let kind: Kind
  }
}

// MARK: - Points

extension WiderChart {
  /// Where a lot falls; nil if the time of birth is not known.
  public func place(of formula: LotFormula) -> LotFormula.Place? {
    guard let horizon, let angles = chart.angles else { return nil }
    let longitude = formula.longitude(from: angles.ascendant, sect: horizon.sect) { point in
      switch point {
      case .body(let body): chart.sky[body].longitude
      case .angle(let angle): angles[angle]
      }
    }
    return LotFormula.Place(formula: formula.read(in: horizon.sect), longitude: longitude)
  }

  /// The declinations of the eleven bodies.
  public var declinations: Declinations {
    Declinations(of: chart.sky, trueObliquity: obliquity, obliquityPerDay: obliquityPerDay)
  }

  /// The parallels and contraparallels of the eleven bodies within 1°.
  public var parallels: [Finding<Parallel>] {
    findings {
      Declinations(of: $0, trueObliquity: obliquity, obliquityPerDay: obliquityPerDay).parallels()
    } same: {
      Pair(first: .body($0.first), second: .body($0.second), kind: $0.kind)
    }
  }

  /// The antiscia among the chart's points within 1°.
  public var antiscia: [Finding<Antiscion>] {
    findings {
      Antiscion.all(among: chart.places(in: $0))
    } same: {
      Pair(first: $0.first, second: $0.second, kind: $0.kind)
    }
  }

  /// The midpoint pictures among the chart's points within 1° on the dial of 45°.
  public var midpointPictures: [Finding<Midpoint.Picture>] {
    findings {
      Midpoint.Picture.all(among: chart.places(in: $0))
    } same: {
      Pair(first: $0.midpoint.first, second: $0.midpoint.second, kind: $0.point)
    }
  }
}

// MARK: - Sectors

extension WiderChart {
  /// Gauquelin's 36 sectors; nil inside the polar circles, and where the time of birth is not known.
  public var gauquelinSectors: GauquelinSectors? {
    horizon.flatMap {
      GauquelinSectors(finiteARMC: $0.armc, trueObliquity: obliquity, place: $0.place)
    }
  }

  /// The sector that a body stands in; nil where the time of birth is not known.
  public func gauquelinSector(of body: ChartBody) -> Double? {
    horizon.map {
      GauquelinSectors.sector(
        of: EquatorialPlace(of: chart.sky[body.body], trueObliquity: obliquity),
        finiteARMC: $0.armc, at: $0.place)
    }
  }
}

// MARK: - Aspects

extension WiderChart {
  /// The minor aspects among the chart's points, within orbs of one's own where wanted.
  public func minorAspects(within orbs: MinorAspect.Orbs = .standard) -> [Finding<MinorAspect>] {
    findings {
      MinorAspect.all(among: chart.places(in: $0), within: orbs)
    } same: {
      Pair(first: $0.first, second: $0.second, kind: $0.kind)
    }
  }

  /// The figures that Sun to Pluto make with one another, by kind and then by members.
  public var patterns: [Finding<AspectPattern>] {
    struct Figure: Hashable {
      let kind: AspectPattern.Kind
      let members: [CelestialBody]
      let apex: CelestialBody?
      let sign: ZodiacSign?
    }
    return findings {
      AspectPattern.all(in: $0)
    } same: {
      Figure(kind: $0.kind, members: $0.members, apex: $0.apex, sign: $0.sign)
    }
  }
}

// MARK: - The whole

extension WiderChart {
  /// How the ten planets are spread over the zodiac.
  public var shape: Finding<ChartShape> {
    finding {
      ChartShape(in: $0)
    } same: {
      "\($0)"
    }
  }

  /// The aspects within a harmonic of the chart, 1…360, by orbs in degrees of the harmonic.
  ///
  /// - Throws: ``/Base/NumberError/outside(what:value:allowed:)`` for another number.
  public func harmonicAspects(
    _ number: Int, within orbs: OrbTable = .standard
  ) throws(NumberError) -> [Finding<HarmonicChart.Pair>] {
    _ = try HarmonicChart(of: chart, number: number)
    return findings {
      (try? HarmonicChart(of: chart.places(in: $0), number: number))?.aspects(within: orbs) ?? []
    } same: {
      Pair(first: $0.first, second: $0.second, kind: $0.kind)
    }
  }
}

// MARK: - Dignities

extension WiderChart {
  /// The essential dignities of the seven, in the order of charts.
  public var dignities: [Finding<DignityScore>] {
    findings(
      { sky in
        ClassicalPlanet.allCases.map { planet in
          DignityScore(of: planet, at: sky[planet.body].longitude, sect: sect)
        }
      }, same: { $0 })
  }

  /// How the seven stand to the chart's sect; nil if the time of birth is not known.
  public var sectStandings: [Sect.Standing]? {
    guard let horizon else { return nil }
    let (sun, mercury): (BodyState, BodyState) = (chart.sky[.sun], chart.sky[.mercury])
    return ClassicalPlanet.allCases.map { planet in
      let state: BodyState = chart.sky[planet.body]
      let altitude = EquatorialPlace(of: state, trueObliquity: obliquity)
        .altitude(armc: horizon.armc, at: horizon.place)
      return Sect.Standing(
        of: planet, sect: Sect(of: planet, mercury: mercury.longitude, sun: sun.longitude),
        chartSect: horizon.sect, altitude: altitude, sign: ZodiacSign(state.longitude))
    }
  }

  /// The almuten of a degree by the chart's sect; nil if the time of birth is not known.
  public func almuten(of longitude: EclipticLongitude) -> Almuten? {
    sect.map { Almuten(of: longitude, sect: $0) }
  }

  /// The mutual receptions among the seven.
  public var receptions: [Finding<Reception>] {
    findings(Reception.all, same: { $0 })
  }

  /// The receptions of one side among the seven; a triplicity counts only where the sect is known.
  public var oneSidedReceptions: [Finding<Reception.OneSided>] {
    struct Host: Hashable {
      let planet: ClassicalPlanet
      let host: ClassicalPlanet
      let dignities: [DignityScore.Standing]
    }
    return findings {
      Reception.OneSided.all(in: $0, sect: sect)
    } same: {
      Host(planet: $0.planet, host: $0.host, dignities: $0.dignities)
    }
  }

  /// The dispositors among the seven.
  public var dispositors: Finding<Dispositors> {
    finding {
      Dispositors(in: $0)
    } same: {
      $0
    }
  }

  /// The accidental dignities of the seven, in the order of charts; nil where the time of birth is unknown.
  public var accidentalDignities: [AccidentalDignity]? {
    horizon.map { _ in ClassicalPlanet.allCases.map { AccidentalDignity(of: $0, in: chart) } }
  }

  /// How near the Moon and the five planets are to the Sun.
  public var solarNearness: [Finding<SolarNearness>] {
    struct Place: Hashable {
      let planet: ClassicalPlanet
      let state: SolarNearness.State?
    }
    return findings(SolarNearness.all, same: { Place(planet: $0.planet, state: $0.state) })
  }

  /// What outweighs the rest; certain where the same does at the edges of the date.
  public var dominants: Finding<Dominants> {
    func heaviest(_ sky: Sky) -> [[String]] {
      let dominants = Dominants(of: chart, in: sky)
      return [
        dominants.dominantElements.map(\.name), dominants.dominantModalities.map(\.name),
        dominants.dominantSigns.map(\.name), dominants.dominantPlanets.map(\.name),
      ]
    }
    let found = heaviest(chart.sky)
    return Finding(
      Dominants(of: chart), isCertain: edges.allSatisfy { heaviest($0) == found })
  }
}

extension WiderChart: CustomStringConvertible {
  /// The natal chart's description, with the sect where it is known.
  public var description: String {
    "\(chart)" + (sect.map { ", by \($0.name)" } ?? "")
  }
}

public import Ephemeris

/// A natal chart in a sidereal zodiac.
///
/// The sky is the same: signs, whole-sign houses and dignities change, aspects and the cusps of other systems
/// as places in the sky don't.
///
/// ```swift
/// let sidereal = try SiderealChart(of: chart, ephemeris: ephemeris)
/// let moon = sidereal.position(of: .moon).sign
/// ```
public struct SiderealChart: Sendable, Equatable {
  /// The chart.
  public let chart: NatalChart
  /// The ayanamsa at the instant of birth.
  public let ayanamsa: Ayanamsa.Value
  /// The houses, with their cusps in the sidereal zodiac; whole signs are counted from the sidereal sign.
  public let frame: HouseFrame
  /// The angles in the sidereal zodiac; nil in a date-only chart.
  public let angles: ChartAngles?
  /// The skies at the beginning and the end of a date-only birth's date.
  private let edges: [Sky]

  /// Turns a chart to a sidereal zodiac.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - ayanamsa: The ayanamsa, Lahiri's unless given.
  ///   - ephemeris: Where the ayanamsa comes from.
  /// - Throws: ``/Ephemeris/EphemerisError/noSiderealZodiac`` where the ephemeris has none, or what is wrong
  ///   with its data.
  /// - Complexity: An ayanamsa; for a date-only chart two skies more.
  public init(
    of chart: NatalChart, ayanamsa: Ayanamsa = .lahiri, ephemeris: any AyanamsaProvider
  ) throws(EphemerisError) {
    let value = try ephemeris.value(of: ayanamsa, at: chart.sky.instant)
    var edges: [Sky] = []
    if let open = chart.birth.openInstants(within: ephemeris.span), chart.angles == nil {
      edges = [
        try ephemeris.sky(at: open.lowerBound), try ephemeris.sky(at: open.upperBound),
      ]
      for sky in edges { try sky.bodies.checkHold(.eleven) }
    }
    self.init(of: chart, value, edges: edges)
  }

  private init(of chart: NatalChart, _ value: Ayanamsa.Value, edges: [Sky]) {
    self.chart = chart
    ayanamsa = value
    self.edges = edges
    angles = chart.angles.map {
      ChartAngles(
        ascendant: value.sidereal($0.ascendant), midheaven: value.sidereal($0.midheaven))
    }
    let first = angles?.ascendant ?? value.sidereal(chart.sky[.sun].longitude)
    switch chart.frame.origin {
    case .system(.wholeSign), .wholeSignInstead, .solarWholeSign:
      frame = .wholeSigns(from: ZodiacSign(first), origin: chart.frame.origin)
    case .system:
      frame = HouseFrame(
        origin: chart.frame.origin, cusps: chart.frame.cusps.map(value.sidereal))
    }
  }
}

extension SiderealChart {
  /// The sidereal longitude of a body.
  public func longitude(of body: ChartBody) -> EclipticLongitude {
    ayanamsa.sidereal(chart.sky[body.body].longitude)
  }

  /// Where a body stands in the sidereal zodiac.
  public func position(of body: ChartBody) -> ZodiacPosition { ZodiacPosition(longitude(of: body)) }

  /// The house that a body stands in.
  public func house(of body: ChartBody) -> House { frame.house(of: longitude(of: body)) }

  /// The essential dignity of a body by its sidereal sign; nil for the node.
  public func dignity(of body: ChartBody) -> EssentialDignity? {
    EssentialDignity(of: body.body, in: position(of: body).sign)
  }

  /// Whether a body is in its sidereal sign at every hour that the birth may have had.
  public func isSignCertain(of body: ChartBody) -> Bool {
    let sign = position(of: body).sign
    return edges.allSatisfy { sky in
      ZodiacSign(ayanamsa.sidereal(sky[body.body].longitude)) == sign
    }
  }

  /// The sidereal longitudes of a body at the first hour that the birth may have had, at that of the chart and at the
  /// last; empty if the time is known.
  package func openPlaces(of body: ChartBody) -> [EclipticLongitude] {
    guard let first = edges.first, let last = edges.last else { return [] }
    return [first, chart.sky, last].map { ayanamsa.sidereal($0[body.body].longitude) }
  }

  /// The essential dignities of the seven in full, in the order of charts.
  ///
  /// - Parameter sect: The chart's sect, as ``WiderChart/sect`` has it.
  /// - Returns: One for each of the seven.
  public func dignities(sect: Sect?) -> [Finding<DignityScore>] {
    ClassicalPlanet.allCases.map { planet in
      func score(_ sky: Sky) -> DignityScore {
        DignityScore(
          of: planet, at: ayanamsa.sidereal(sky[planet.body].longitude), sect: sect)
      }
      let score = score(chart.sky)
      return Finding(
        score,
        isCertain: edges.allSatisfy { sky in
          DignityScore(
            of: planet, at: ayanamsa.sidereal(sky[planet.body].longitude), sect: sect) == score
        })
    }
  }
}

extension SiderealChart: CustomStringConvertible {
  /// Such as `Lahiri, 23.7°: Sun 0°40′ Gemini, …`.
  public var description: String {
    let places = ChartBody.allCases.map { "\($0.title) \(position(of: $0))" }
    return "\(ayanamsa): \(places.joined(separator: ", "))"
  }
}

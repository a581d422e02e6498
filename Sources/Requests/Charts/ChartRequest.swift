public import Astrology
package import Documents
public import Ephemeris

#if SwissEphemeris
internal import SwissEphemeris
#endif

/// Asks for a natal chart: `natal_chart.schema.json`, or `chart_with_more.schema.json`.
public struct ChartRequest: Sendable {
  /// Whose chart it is.
  public var subject: ChartSubject
  /// The house system; Placidus unless given.
  public var houses: HouseSystem?
  /// What is computed beyond the chart; nil if the chart is enough.
  public var more: ChartRequest.More?

  /// Creates a request.
  public init(of subject: ChartSubject, houses: HouseSystem? = nil, more: ChartRequest.More? = nil)
  {
    self.subject = subject
    self.houses = houses
    self.more = more
  }

  /// Creates a request for the chart of a birth.
  public init(of birth: Birth, houses: HouseSystem? = nil, more: ChartRequest.More? = nil) {
    self.init(of: .birth(birth), houses: houses, more: more)
  }

  /// The chart.
  public func chart(by engine: Engine) throws(RequestError) -> NatalChart {
    try subject.chart(houses: houses, by: engine)
  }

  /// The document, with the end of its line.
  public func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    let chart = try chart(by: engine)
    guard let more else { return DocumentBytes.line(NatalChartDocument(chart)) }
    return DocumentBytes.line(
      ChartWithMoreDocument(try more.computed(for: chart, by: engine).document()))
  }
}

extension ChartRequest {
  /// What a request wants beyond a chart.
  public struct More: Sendable {
    /// The lots.
    public var lots: [LotFormula]
    /// The points beside the eleven of the chart.
    public var points: BodySet
    /// The bodies of the Hamburg school and the asteroids.
    public var further: [FurtherBody] = []
    /// The folder with files of asteroids; nil for that of the ephemeris.
    public var asteroidFolder: String?
    /// Whether the fixed stars near bodies and angles are wanted.
    public var hasStars: Bool
    /// The number of a harmonic of the chart; nil for none.
    public var harmonic: Int?
    /// The sidereal zodiac in which the chart is given, too; nil for none.
    public var ayanamsa: Ayanamsa?
    /// The orbs by which the aspects are given, too; nil for those of the chart alone.
    public var orbs: OrbRule?

    /// Which points of the Lot of Fortune change places by night.
    public enum Fortune: String, Sendable, Hashable, CaseIterable {
      /// They do, as for the other lots.
      case bySect = "by_sect"
      /// They don't, as Ptolemy has it.
      case unreversed
    }

    /// The harmonics that a chart has.
    public static let harmonics = 1...360

    /// Reads what a front end has for it.
    ///
    /// - Parameters:
    ///   - isWanted: Whether anything beyond the chart is wanted.
    ///   - lots: Names and formulas of lots with commas between them; the seven unless given.
    ///   - fortune: Whether the Lot of Fortune is reversed by night; it is unless given.
    ///   - points: Names of points with commas between them; all unless given.
    ///   - hasStars: Whether fixed stars are wanted.
    ///   - harmonic: The number of a harmonic.
    /// - Returns: What is wanted; nil if nothing is.
    /// - Throws: ``RequestError`` for an unknown name, and for details of something that isn't wanted.
    public static func read(
      isWanted: Bool, lots: String? = nil, fortune: Fortune? = nil, points: String? = nil,
      hasStars: Bool = false, harmonic: Int? = nil
    ) throws(RequestError) -> Self? {
      try RequestError.check(
        [
          ("lots", lots != nil), ("fortune", fortune != nil), ("points", points != nil),
          ("stars", hasStars), ("harmonic", harmonic != nil),
        ], need: "more", given: isWanted)
      guard isWanted else { return nil }
      let formulas: [LotFormula]
      do throws(LotError) {
        formulas =
          try lots.map { (text) throws(LotError) in try LotFormula.list(text) }
          ?? Lot.allCases.map(\.formula)
      } catch {
        throw .engine(error)
      }
      if let harmonic, !harmonics.contains(harmonic) {
        throw .outside("harmonic", value: harmonic, allowed: harmonics)
      }
      let points = try points.map { (text) throws(RequestError) in try RequestNames.points(text) }
      return Self(
        lots: formulas.map {
          $0 == Lot.fortune.formula && fortune == .unreversed ? $0.unreversed : $0
        },
        points: points?.bodies ?? .points, further: points?.further ?? [], hasStars: hasStars,
        harmonic: harmonic, ayanamsa: nil)
    }

    /// Computes what is beyond a chart.
    package func computed(
      for chart: NatalChart, by engine: Engine
    ) throws(RequestError) -> ComputedMore {
      let ephemeris = engine.ephemeris
      let further = try engine.furtherPoints(further, in: chart, asteroids: asteroidFolder)
      return try RequestError.wrapping {
        let wider = try WiderChart(of: chart, points: points, ephemeris: ephemeris)
        let prenatal = try PrenatalMoons(of: chart, ephemeris: ephemeris)
        return ComputedMore(
          sidereal: try ayanamsa.map {
            try SiderealChart(of: chart, ayanamsa: $0, ephemeris: ephemeris)
          },
          wider: wider, prenatal: prenatal,
          stars: hasStars ? try ephemeris.namedStars(at: chart.instant) : nil, lots: lots,
          harmonic: harmonic,
          almuten: try AlmutenFiguris(
            of: wider, lunation: prenatal.lunation, ephemeris: ephemeris), orbs: orbs,
          further: further)
      }
    }
  }
}

/// What is computed beyond a chart.
package struct ComputedMore {
  /// The chart in a sidereal zodiac; nil unless one is wanted.
  package let sidereal: SiderealChart?
  /// Further points, declinations, midpoints.
  package let wider: WiderChart
  /// The Moon and the eclipses before birth.
  package let prenatal: PrenatalMoons
  /// Where the named stars are; nil unless they are wanted.
  package let stars: [FixedStar.Place]?
  /// The lots.
  package let lots: [LotFormula]
  /// The number of a harmonic; nil unless one is wanted.
  package let harmonic: Int?
  /// The almuten of the chart; nil without a time of birth.
  package let almuten: AlmutenFiguris?
  /// The orbs by which aspects are given, too; nil for none.
  package let orbs: OrbRule?
  /// The bodies of the Hamburg school and the asteroids.
  package let further: [FurtherPoint]

  /// The document.
  package func document() throws(RequestError) -> ChartMoreDocument {
    let document = ChartMoreDocument(
      wider, lots: lots, prenatal: prenatal, stars: stars, sidereal: sidereal
    ).adding(almuten: almuten, orbs: orbs, further: further)
    guard let harmonic else { return document }
    return try RequestError.wrapping { try document.adding(harmonic: harmonic) }
  }
}

extension StandardEphemeris {
  /// Where the stars that have names are.
  fileprivate func namedStars(at ut: JulianDay<UT1>) throws(EphemerisError) -> [FixedStar.Place] {
    #if SwissEphemeris
    let instant = try instant(ut)
    var places: [FixedStar.Place] = []
    for star in FixedStar.named { places.append(try place(of: star, at: instant)) }
    return places
    #else
    return []
    #endif
  }
}

@_spi(FrontEnd) public import Ephemeris

/// A moment of life that has a name: a slow body is back where it stood at birth, or opposite or square to
/// that place.
///
/// A slow body moves back and forth over a degree, so a cycle has one to five passes.
public struct LifeCycle: Sendable, Hashable {
  /// A cycle that has a name.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// About every 12 years.
    case jupiterReturn = "jupiter_return"
    /// About every 18.6 years, of the mean node.
    case nodalReturn = "nodal_return"
    /// About 15, 44 and 74.
    case saturnOpposition = "saturn_opposition"
    /// About 29, 59 and 88.
    case saturnReturn = "saturn_return"
    /// Between 36 and 90, by the year of birth.
    case plutoSquare = "pluto_square"
    /// About 41.
    case neptuneSquare = "neptune_square"
    /// About 42.
    case uranusOpposition = "uranus_opposition"
    /// About 50.
    case chironReturn = "chiron_return"
    /// About 84.
    case uranusReturn = "uranus_return"
  }

  /// Which cycle.
  public let kind: Kind
  /// Which one of its kind in this life: 1 for the first.
  public let number: Int
  /// When it is exact, in order of time; at least one moment.
  public let passes: [JulianDay<UT1>]
  /// How old the person is at the first pass, in years.
  public let age: Double
}

extension LifeCycle.Kind {
  /// The body that moves.
  public var body: CelestialBody {
    switch self {
    case .jupiterReturn: .jupiter
    case .nodalReturn: .meanNode
    case .saturnOpposition, .saturnReturn: .saturn
    case .plutoSquare: .pluto
    case .neptuneSquare: .neptune
    case .uranusOpposition, .uranusReturn: .uranus
    case .chironReturn: .chiron
    }
  }

  /// How far the body is from its place at birth.
  package var angle: PlaneAngle {
    switch self {
    case .jupiterReturn, .nodalReturn, .saturnReturn, .chironReturn, .uranusReturn: .zero
    case .saturnOpposition, .uranusOpposition: .degrees(180)
    case .plutoSquare, .neptuneSquare: .degrees(90)
    }
  }

  /// More than the body ever moves in a day, either way, seen from the Earth.
  ///
  /// Half as much again as its fastest of −3000 to 3000, of Chiron of 1800 to 2399, in steps of ten and six days
  /// (`swetest -fs` of libswe 2.10.03), so that no cycle is passed over.
  var fastestPerDay: PlaneAngle {
    switch self {
    case .jupiterReturn: .degrees(0.37)
    case .chironReturn: .degrees(0.23)
    case .saturnOpposition, .saturnReturn: .degrees(0.2)
    case .uranusOpposition, .uranusReturn: .degrees(0.1)
    case .nodalReturn: .degrees(0.08)
    case .plutoSquare, .neptuneSquare: .degrees(0.065)
    }
  }

  /// How many days after birth the search begins: later than the body's own steps back and forth at birth.
  fileprivate var firstDays: Double {
    angle == .zero ? body.meanReturnDays / 2 : 2 * 365.25
  }
}

extension LifeCycle: CustomStringConvertible {
  /// Such as `Saturn Return 1 at 29.4`.
  public var description: String {
    "\(kind.title) \(number) at \(DecimalText.fixed(age, decimals: 1))"
  }
}

extension LifeCycle.Kind: NamedCase {
  /// `life cycle`.
  public static var noun: String { "life cycle" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension LifeCycle {
  /// How long a life is searched, in years.
  public static let longestLifeYears = 110.0
  /// Passes of one cycle are at most this far apart; the next cycle is years away.
  private static let longestLoopDays = 500.0

  /// The cycles of a life that have a pass in a period, in order of their first passes.
  ///
  /// A chart without a time of birth has those of 12:00 UTC, which move a pass by days at most.
  ///
  /// - Parameters:
  ///   - chart: The chart of the birth.
  ///   - period: The time that is asked about.
  ///   - kinds: Which cycles.
  ///   - ephemeris: Where the sky comes from; Chiron's return needs one that has Chiron.
  /// - Returns: The cycles, with all passes of each.
  /// - Throws: ``/Ephemeris/EphemerisError``, also if the ephemeris lacks a body.
  /// - Complexity: The longitude of each body for each day of the months about a cycle, and some twenty between two cycles.
  public static func cycles(
    of chart: NatalChart, during period: Range<JulianDay<UT1>>,
    kinds: [Kind] = Kind.allCases, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Self] {
    let end = min(
      chart.instant.advanced(byDays: longestLifeYears * 365.25), ephemeris.span.end)
    var found: [Self] = []
    for kind in kinds {
      let start = chart.instant.advanced(byDays: kind.firstDays)
      guard start < end, start < period.upperBound else { continue }
      found += try all(kind, of: chart, during: start..<end, ephemeris: ephemeris)
    }
    return found.filter { $0.passes.contains(where: period.contains) }
      .sorted { ($0.passes[0], $0.kind.rawValue) < ($1.passes[0], $1.kind.rawValue) }
  }

  private static func all(
    _ kind: Kind, of chart: NatalChart, during period: Range<JulianDay<UT1>>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Self] {
    let natal = try chart.longitude(of: kind.body, ephemeris: ephemeris)
    let target = EclipticLongitude(wrapping: natal.degrees + kind.angle.degrees)
    var loops: [[JulianDay<UT1>]] = []
    for pass in try passes(of: kind, through: target, during: period, ephemeris: ephemeris) {
      if let last = loops.last?.last, last.days(until: pass) <= longestLoopDays {
        loops[loops.count - 1].append(pass)
      } else {
        loops.append([pass])
      }
    }
    return loops.enumerated().map { index, passes in
      Self(
        kind: kind, number: index + 1, passes: passes,
        age: chart.instant.days(until: passes[0]) / Luminary.sun.meanPeriodDays)
    }
  }

  /// When a body passes a longitude in a period, in order; the days on which it is too far away are passed over.
  private static func passes(
    of kind: Kind, through target: EclipticLongitude, during period: Range<JulianDay<UT1>>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [JulianDay<UT1>] {
    let search = SkySearch([.passage(of: kind.body, through: [target])])
    var found: [JulianDay<UT1>] = []
    var instant = period.lowerBound
    while instant < period.upperBound {
      let here = try ephemeris.sky(at: instant, bodies: BodySet(kind.body))[kind.body].longitude
      // The body needs at least so long to come to the target.
      let days = here.separation(from: target).degrees / kind.fastestPerDay.degrees
      guard days < nearDays else {
        instant = instant.advanced(byDays: days)
        continue
      }
      let next = min(instant.advanced(byDays: nearDays), period.upperBound)
      found += try search.events(during: instant..<next, ephemeris: ephemeris).map(\.ut)
      instant = next
    }
    return found
  }

  /// From how many days on the way to a longitude is passed over, and not searched day by day.
  private static let nearDays = 40.0
}

public import Ephemeris

/// A chart progressed to an instant of life: the sky of a day for each year.
///
/// ```swift
/// let progressed = try ProgressedChart(of: chart, at: now, ephemeris: ephemeris)
/// let moon = progressed.position(of: .moon).description  // where the progressed Moon stands
/// for aspect in progressed.aspects() { print(aspect) }  // progressed Sun sextile natal Mars, …
/// ```
///
/// The bodies are those of the sky of ``instant``; their daily motions are motions a year of life. Without
/// a time of birth there are no angles, and what the Moon decides is left out: half a day of birth time is
/// half a year of life.
public struct ProgressedChart: Sendable, Equatable {
  /// The chart of the birth.
  public let natal: NatalChart
  /// The instant of life.
  public let target: JulianDay<UT1>
  /// How the instant of life became one of the sky.
  public let progression: Progression
  /// The sky that represents it.
  public let sky: Sky
  /// How the Midheaven was found.
  public let angleMethod: Progression.Angles
  /// The progressed angles; nil without a time of birth.
  public let angles: ChartAngles?
  /// The houses that belong to them, of the natal chart's system; nil without a time of birth.
  public let frame: HouseFrame?
  /// How fast the angles move, in degrees a year of life.
  private let anglesPerYear: [ChartAngle: PlaneAngle]

  /// Progresses a chart.
  ///
  /// - Parameters:
  ///   - natal: The chart of the birth.
  ///   - target: The instant of life.
  ///   - method: How the Midheaven is found.
  ///   - isConverse: Whether the days before birth are taken.
  ///   - kind: How much of a life a day of the sky represents.
  ///   - ephemeris: Where the sky comes from.
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the progressed instant
  ///   lies outside the ephemeris, or what is wrong with the data.
  /// - Complexity: One sky and two sets of houses.
  public init(
    of natal: NatalChart, at target: JulianDay<UT1>,
    angles method: Progression.Angles = .solarArcLongitude, isConverse: Bool = false,
    kind: Progression.Kind = .secondary, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.natal = natal
    self.target = target
    progression = Progression(from: natal.instant, isConverse: isConverse, kind: kind)
    angleMethod = method
    let instant = progression.progressed(at: target)
    sky = try ephemeris.sky(at: instant)
    try sky.bodies.checkHold(.eleven)
    guard let meridian = try ProgressedMeridian(of: natal, by: method, ephemeris: ephemeris) else {
      (angles, frame, anglesPerYear) = (nil, nil, [:])
      return
    }
    let (frame, angles) = try meridian.houses(at: instant, ephemeris: ephemeris)
    self.frame = frame
    self.angles = angles
    // Towards the middle of the ephemeris there always is a sky.
    let span = ephemeris.span
    let isLate = instant.days > (span.start.days + span.end.days) / 2
    let step = isLate ? -Self.stepDays : Self.stepDays
    let near = try meridian.houses(at: instant.advanced(byDays: step), ephemeris: ephemeris).angles
    let perStep = (isConverse ? -step : step) / progression.skyDaysPerYear
    anglesPerYear = Dictionary(
      uniqueKeysWithValues: [ChartAngle.ascendant, .midheaven].map { angle in
        (angle, .degrees(angles[angle].arc(to: near[angle]).degrees / perStep))
      })
  }

  /// Days within which the motion of an angle is measured.
  private static let stepDays = 0.01

  /// The instant whose sky represents the instant of life.
  public var instant: JulianDay<UT1> { sky.ut }

  /// The age in years.
  public var years: Double { progression.years(until: target) }

  /// How many days of life either way an unknown time of birth leaves open; nil if it is known.
  public var uncertainDays: Int? {
    natal.birth.openInstants == nil ? nil : progression.uncertainDays
  }

  /// Where a progressed body stands in the zodiac.
  public func position(of body: ChartBody) -> ZodiacPosition {
    ZodiacPosition(sky[body.body].longitude)
  }

  /// How far a progressed body moves in the sky of a year of life.
  public func motionPerYear(of body: ChartBody) -> PlaneAngle {
    .degrees(sky[body.body].longitudePerDay.degrees * progression.skyDaysPerYear)
  }

  /// The house of the natal chart that a progressed body stands in; nil without a time of birth.
  public func natalHouse(of body: ChartBody) -> House? {
    angles == nil ? nil : natal.frame.house(of: sky[body.body].longitude)
  }

  /// The progressed points, in the order of charts, with their motions in a year of life; those of a
  /// converse progression run backwards.
  public var places: [ChartPlace] {
    let sense = progression.isConverse ? -1.0 : 1
    let bodies = ChartBody.allCases.map { body in
      ChartPlace(
        point: .body(body.body), longitude: sky[body.body].longitude,
        longitudePerDay: .degrees(motionPerYear(of: body).degrees * sense))
    }
    guard let angles else { return bodies }
    return bodies
      + [ChartAngle.ascendant, .midheaven].map { angle in
        ChartPlace(
          point: .angle(angle), longitude: angles[angle],
          longitudePerDay: anglesPerYear[angle] ?? .zero)
      }
  }
}

extension ProgressedChart {
  /// The aspects of progressed points to natal ones, then those among progressed points, each in the order
  /// of charts.
  ///
  /// Natal points stand still. The progressed angles make none with each other. Without a time of birth
  /// those of the Moon, natal or progressed, are left out.
  ///
  /// - Parameter orbs: How far from exactness an aspect counts: 1°, that is about a year of the Sun's.
  /// - Returns: One aspect a pair at most.
  public func aspects(within orbs: OrbTable = .progressed) -> [ProgressedAspect] {
    let isTimed = angles != nil
    func isKnown(_ place: ChartPlace) -> Bool { isTimed || place.point != .body(.moon) }
    let moving = places.filter(isKnown)
    let still = natal.places.filter(isKnown)
    var aspects: [ProgressedAspect] = []
    for one in moving {
      for other in still {
        let place = ChartPlace(
          point: other.point, longitude: other.longitude, longitudePerDay: .zero)
        if let aspect = ProgressedAspect(of: one, to: place, .natal, within: orbs) {
          aspects.append(aspect)
        }
      }
    }
    for (index, one) in moving.enumerated() {
      for other in moving[(index + 1)...] {
        if case (.angle, .angle) = (one.point, other.point) { continue }
        if let aspect = ProgressedAspect(of: one, to: other, .progressed, within: orbs) {
          aspects.append(aspect)
        }
      }
    }
    return aspects
  }
}

/// An aspect of a progressed point to a natal one or to another progressed one.
public struct ProgressedAspect: Sendable, Hashable {
  /// Which chart the other point belongs to.
  public enum Partner: String, Sendable, Hashable, CaseIterable {
    /// The natal chart, whose points stand still.
    case natal
    /// The progressed chart itself.
    case progressed
  }

  /// The progressed point.
  public let point: ChartPoint
  /// The other one.
  public let other: ChartPoint
  /// Which chart the other one belongs to.
  public let partner: Partner
  /// What they make.
  public let kind: AspectKind
  /// How far from exact, and which way the orb goes, by motions in a year of life.
  public let geometry: Aspect.Geometry

  /// The distance from exactness, 0° or more.
  public var orb: PlaneAngle { geometry.orb.magnitude }

  /// Whether the orb is shrinking.
  public var motion: Aspect.Motion { geometry.motion }

  fileprivate init?(
    of one: ChartPlace, to other: ChartPlace, _ partner: Partner, within orbs: OrbTable
  ) {
    guard let kind = orbs.kind(at: one.longitude.separation(from: other.longitude)) else {
      return nil
    }
    point = one.point
    self.other = other.point
    self.partner = partner
    self.kind = kind
    geometry = Aspect.Geometry(
      kind, from: other.longitude, movingBy: other.longitudePerDay, to: one.longitude,
      movingBy: one.longitudePerDay)
  }
}

extension ProgressedAspect: CustomStringConvertible {
  /// Such as `progressed Sun sextile natal Mars, 0.4° applying`.
  public var description: String {
    "progressed \(point.title) \(kind.name) \(partner.name) \(other.title), \(geometry)"
  }
}

extension ProgressedAspect.Partner: NamedCase {
  /// `chart`.
  public static var noun: String { "chart" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension OrbTable {
  /// What counts in progressions and directions: 1° for each kind.
  public static let progressed = Self(
    Dictionary(uniqueKeysWithValues: AspectKind.allCases.map { ($0, PlaneAngle.degrees(1)) }))
}

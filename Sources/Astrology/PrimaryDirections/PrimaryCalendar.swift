public import Ephemeris

/// The primary directions of a person: which points the turning of the sky carries to which, and when.
///
/// ```swift
/// let calendar = try PrimaryCalendar(of: wider, by: .regiomontanus, key: .naibod)
/// for direction in try calendar.directions(during: start..<end, ephemeris: ephemeris) {
///   print(direction)  // Mars sinister square to Midheaven, arc 34.21°
/// }
/// ```
///
/// Significators are the eleven bodies, the Ascendant and the Midheaven; promissors are the bodies with their
/// aspects. A point that doesn't rise and set has no place in the sphere of Placidus, and is left out there.
public struct PrimaryCalendar: Sendable {
  /// The chart of the birth.
  public let wider: WiderChart
  /// How places in the local sphere are measured.
  public let method: PrimaryDirection.Method
  /// Where promissors and aspects are.
  public let space: PrimaryDirection.Space
  /// How arcs are converted to years.
  public let key: PrimaryDirection.Key
  /// Whether the sky is turned back, from west to east.
  public let isConverse: Bool
  private let horizon: Birth.Horizon

  /// Creates the calendar of a chart.
  ///
  /// - Throws: ``PrimaryError``.
  public init(
    of wider: WiderChart, by method: PrimaryDirection.Method = .placidus,
    in space: PrimaryDirection.Space = .zodiacal,
    key: PrimaryDirection.Key = .naibod, isConverse: Bool = false
  ) throws(PrimaryError) {
    guard let horizon = wider.horizon else { throw .unknownHorizon }
    if method == .placidusPole, space == .mundane { throw .mundanePole }
    self.wider = wider
    self.method = method
    self.space = space
    self.key = key
    self.isConverse = isConverse
    self.horizon = horizon
  }

  /// The points in the local sphere, in the order of charts.
  public var speculum: [PrimaryCalendar.SpeculumRow] {
    wider.chart.places.map { place in
      let equatorial = equatorialPlace(of: place.point, at: place.longitude)
      let track = track(of: equatorial)
      return PrimaryCalendar.SpeculumRow(
        point: place.point, place: equatorial,
        hourAngle: .degrees(track.hourAngle < 180 ? track.hourAngle : track.hourAngle - 360),
        diurnalSemiArc: track.diurnalSemiArc.map { .degrees($0) })
    }
  }

  /// The directions of a stretch of time, in order; those of one instant in the order of charts.
  ///
  /// The sky is turned once round, so there are none later than some 360 years after birth.
  ///
  /// - Throws: With the Sun's key ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the days
  ///   after birth leave the ephemeris, or what is wrong with the data.
  /// - Complexity: About a thousand arcs; with the Sun's key its longitude for each day after birth, too.
  public func directions(
    during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [PrimaryDirection] {
    let progression = Progression(from: wider.chart.instant)
    guard let days = progression.progressed(during: period) else { return [] }
    let arcs = arcs
    let years: [(arc: Arc, years: Double)]
    switch key {
    case .ptolemy: years = arcs.map { ($0, $0.degrees) }
    case .naibod:
      years = arcs.map { ($0, $0.degrees / Progression.naibodPerYear.degrees) }
    case .solar: years = try bySun(arcs, during: days, ephemeris: ephemeris)
    }
    return years.compactMap { arc, years in
      let at = wider.chart.instant.advanced(byDays: years * Progression.daysPerYear)
      guard period.contains(at) else { return nil }
      return PrimaryDirection(
        promissor: arc.promissor, aspect: arc.aspect, side: arc.side,
        significator: arc.significator, arc: .degrees(arc.degrees), years: years, at: at)
    }.sorted()
  }
}

extension PrimaryCalendar {
  /// A direction without its time.
  private struct Arc {
    let promissor: ChartBody
    let aspect: AspectKind
    let side: PrimaryDirection.Side?
    let significator: ChartPoint
    let degrees: Double
  }

  private var latitude: PlaneAngle { .degrees(horizon.place.latitude) }

  private func track(of place: EquatorialPlace) -> LocalTrack {
    LocalTrack(of: place, armc: horizon.armc, latitude: latitude)
  }

  /// A body where it stands, or a degree of the ecliptic.
  private func equatorialPlace(
    of point: ChartPoint?, at longitude: EclipticLongitude
  ) -> EquatorialPlace {
    if case .body(let body) = point {
      let state: BodyState = wider.chart.sky[body]
      return EquatorialPlace(of: state, trueObliquity: wider.obliquity)
    }
    let degree = BodyState(
      longitude: longitude, latitude: .zero, distanceAU: 1, longitudePerDay: .zero,
      latitudePerDay: .zero, distancePerDayAU: 0)
    return EquatorialPlace(of: degree, trueObliquity: wider.obliquity)
  }

  /// All arcs of one turn.
  private var arcs: [Arc] {
    wider.chart.places.flatMap { significator in
      let track = track(
        of: equatorialPlace(of: significator.point, at: significator.longitude))
      return ChartBody.allCases.flatMap { promissor -> [Arc] in
        guard .body(promissor.body) != significator.point else { return [] }
        return AspectKind.allCases.flatMap { aspect in
          aspect.anglesAround.compactMap { angle in
            degrees(from: promissor, angle: angle, to: significator.point, track).map { degrees in
              Arc(
                promissor: promissor, aspect: aspect,
                side: aspect.anglesAround.count == 1 ? nil : angle < .zero ? .dexter : .sinister,
                significator: significator.point, degrees: degrees)
            }
          }
        }
      }
    }
  }

  /// By how much the sky turns until a promissor's aspect is where a significator is; nil where it never is.
  private func degrees(
    from promissor: ChartBody, angle: PlaneAngle, to significator: ChartPoint, _ own: LocalTrack
  ) -> Double? {
    let chartAngle: ChartAngle? = if case .angle(let angle) = significator { angle } else { nil }
    let isMundane = space == .mundane
    let longitude = wider.chart.sky[promissor.body].longitude
    let moving = track(
      of: isMundane
        ? equatorialPlace(of: .body(promissor.body), at: longitude)
        : equatorialPlace(of: nil, at: longitude + angle))
    guard
      let circle = PositionCircle(
        of: own, angle: chartAngle, shift: isMundane ? angle.degrees : 0, method: method,
        latitude: latitude),
      let hourAngle = circle.hourAngle(
        of: moving.declination, diurnalSemiArc: moving.diurnalSemiArc)
    else { return nil }
    let turned = hourAngle - moving.hourAngle
    return EclipticLongitude(wrapping: isConverse ? -turned : turned).degrees
  }

  /// The days after birth in which the Sun's degree gains arcs in right ascension.
  private func bySun(
    _ arcs: [Arc], during days: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [(arc: Arc, years: Double)] {
    try ephemeris.checkSpan(contains: days.lowerBound)
    try ephemeris.checkSpan(contains: days.upperBound)
    let sun = equatorialPlace(of: nil, at: wider.chart.sky[.sun].longitude).rightAscension
    let places = arcs.map { arc in
      let ascension = sun + .degrees(arc.degrees)
      return EclipticLongitude(
        wrapping: PlaneAngle.arctangent(
          y: ascension.sine, x: ascension.cosine * wider.obliquity.cosine
        ).degrees)
    }
    let search = SkySearch([.passage(of: .sun, through: places)])
    return try search.events(during: days, ephemeris: ephemeris).compactMap { event in
      guard case .passage(let place) = event.happening else { return nil }
      return (arcs[place], wider.chart.instant.days(until: event.ut))
    }
  }
}

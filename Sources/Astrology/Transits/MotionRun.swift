public import Ephemeris

/// How a body moves around an instant, from the station behind it to the station ahead of it.
///
/// A planet that turns round may pass a natal place three times; one *pass* is what happens between
/// two stations, where the motion goes one way. Many natal points ask the same of one transiting
/// body, so what was looked up is kept.
///
/// ```swift
/// var saturn = MotionRun(of: .saturn, in: sky)
/// // Negative: so long ago. Nothing: not in this run.
/// let days = try saturn.daysToExact(.square, to: natalSun, ephemeris: ephemeris)
/// let station = try saturn.stationAhead(ephemeris: ephemeris)
/// ```
///
/// It is to be asked with the ephemeris that the sky came from.
public struct MotionRun: Sendable {
  /// The body.
  public let body: CelestialBody
  private let here: MotionSample
  private var ahead: HalfRun
  private var behind: HalfRun

  /// Begins with where a body of a sky stands.
  public init(of body: CelestialBody, in sky: Sky) {
    self.body = body
    here = MotionSample(
      days: sky.tt.days, longitude: sky[body].longitude,
      perDay: sky[body].longitudePerDay.degrees)
    ahead = HalfRun(of: body, from: here, by: body.stepDays)
    behind = HalfRun(of: body, from: here, by: -body.stepDays)
  }

  /// Looks to both sides as far as the body is within some distance of where it stands, or up to the
  /// station that turns it before, so that those who copy the run and ask for a place as near don't
  /// have to look again.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` where the data are at fault.
  public mutating func look(
    within distance: PlaneAngle, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    try ahead.extend(within: distance, ephemeris)
    try behind.extend(within: distance, ephemeris)
  }

  /// Days from the instant to the moment at which an aspect is exact in this pass: positive while it
  /// is to come, negative once it was.
  ///
  /// - Parameters:
  ///   - kind: The aspect, which should be in orb.
  ///   - place: Where the natal point stands.
  ///   - ephemeris: Where the sky comes from.
  /// - Returns: Nothing where a station turns the body before it is exact, or where the ephemeris
  ///   ends first.
  /// - Throws: ``/Ephemeris/EphemerisError`` where the data are at fault.
  /// - Complexity: A few longitudes for each station's worth of time, once, and about eight for each
  ///   moment.
  public mutating func daysToExact(
    _ kind: AspectKind, to place: EclipticLongitude, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Double? {
    let east = place + kind.angle
    let west = place - kind.angle
    let target =
      here.longitude.separation(from: east) <= here.longitude.separation(from: west) ? east : west
    let offset = target.arc(to: here.longitude).degrees
    if offset == 0 { return 0 }
    let moment =
      (offset < 0) == (here.perDay > 0)
      ? try ahead.crossing(of: target, ephemeris) : try behind.crossing(of: target, ephemeris)
    return moment.map { $0 - here.days }
  }

  /// The moment at which the body next turns round; nothing for a body that never does.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where that lies beyond the ephemeris.
  /// - Complexity: About 20 longitudes.
  public mutating func stationAhead(
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> JulianDay<TT>? {
    body.hasStations ? JulianDay<TT>(try ahead.stationDays(ephemeris)) : nil
  }
}

/// Where a body stands and how fast it moves, at a Julian Day in TT.
private struct MotionSample: Sendable {
  let days: Double
  let longitude: EclipticLongitude
  let perDay: Double
}

/// One half of a run: from the instant on, or from the instant back.
private struct HalfRun: Sendable {
  private let body: CelestialBody
  /// Days from one look to the next, negative for the half that was.
  private let stepDays: Double
  /// What was looked up, from the instant outward; the last is a station where ``endsInStation``.
  private var samples: [MotionSample]
  private var endsInStation = false

  /// A millisecond, in days.
  private static let tolerance = 1e-3 / 86_400

  init(of body: CelestialBody, from here: MotionSample, by stepDays: Double) {
    self.body = body
    self.stepDays = stepDays
    samples = [here]
  }

  /// When the body stands at a longitude.
  mutating func crossing(
    of target: EclipticLongitude, _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Double? {
    var index = 1
    while true {
      if index == samples.count {
        guard try extend(ephemeris) else { return nil }
      }
      let (near, far) = (samples[index - 1], samples[index])
      let before = target.arc(to: near.longitude).degrees
      let after = target.arc(to: far.longitude).degrees
      // A change of sign across 180° is the far side of the circle, not the place itself.
      if before.magnitude + after.magnitude < 180, after == 0 || (before < 0) != (after < 0) {
        return try root(between: near, and: far, ephemeris) { target.arc(to: $0.longitude).degrees }
      }
      index += 1
    }
  }

  /// When the body turns round.
  mutating func stationDays(
    _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Double {
    while try extend(ephemeris) {}
    let last = samples[samples.count - 1]
    guard endsInStation else {
      throw .outOfSpan(days: last.days + stepDays, scale: TT.symbol, span: ephemeris.span)
    }
    return last.days
  }

  /// Looks on until the body is some distance away from where it stands at the instant.
  mutating func extend(
    within distance: PlaneAngle, _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    while samples[samples.count - 1].longitude.separation(from: samples[0].longitude) < distance,
      try extend(ephemeris)
    {}
  }

  /// Looks one step further, and tells whether there was one before a station or the ephemeris' end.
  private mutating func extend(
    _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Bool {
    guard !endsInStation else { return false }
    let here = samples[samples.count - 1]
    // The span is one of UT1, which TT is ahead of at both ends, by 19 seconds in 1800 and less than
    // nine minutes in 2399.
    let (earliest, latest) = (ephemeris.span.start.days + 0.01, ephemeris.span.end.days)
    let days = min(max(here.days + stepDays, earliest), latest)
    guard (days - here.days) * stepDays > 0 else { return false }
    var there = try sample(at: days, ephemeris)
    if (here.perDay < 0) != (there.perDay < 0),
      let turn = try root(between: here, and: there, ephemeris, of: { $0.perDay })
    {
      there = try sample(at: turn, ephemeris)
      endsInStation = true
    }
    samples.append(there)
    return true
  }

  private func root(
    between one: MotionSample, and other: MotionSample, _ ephemeris: any EphemerisProvider,
    of number: (MotionSample) -> Double
  ) throws(EphemerisError) -> Double? {
    let (first, last) = one.days < other.days ? (one, other) : (other, one)
    return try RootSearch.root(
      in: first.days...last.days, withEnds: (number(first), number(last)),
      tolerance: Self.tolerance
    ) {
      (days) throws(EphemerisError) -> Double in
      number(try sample(at: days, ephemeris))
    }
  }

  private func sample(
    at days: Double, _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> MotionSample {
    let table = try ephemeris.longitudes(of: BodySet(body), at: JulianDay<TT>(days))
    return MotionSample(
      days: days, longitude: table.longitude(of: body),
      perDay: table.longitudePerDay(of: body).degrees)
  }
}

extension CelestialBody {
  /// Whether the body turns round; the mean node always moves westward.
  fileprivate var hasStations: Bool {
    switch self {
    case .sun, .moon, .meanNode, .meanApogee: false
    default: true
    }
  }

  /// Days between two looks: few enough that no retrogradation, Mercury's of 19 days the shortest,
  /// falls between them, and that no body moves 90°.
  fileprivate var stepDays: Double {
    switch self {
    case .moon, .trueNode, .osculatingApogee: 1
    case .mercury: 5
    case .sun, .venus: 10
    case .mars: 15
    default: 30
    }
  }
}

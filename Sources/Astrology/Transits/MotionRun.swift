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
/// It must be asked with the ephemeris that the sky came from.
public struct MotionRun: Sendable {
  /// The body.
  public let body: CelestialBody
  private let here: ArcSample
  private var ahead: HalfRun
  private var behind: HalfRun

  /// Begins with where a body of a sky stands.
  public init(of body: CelestialBody, in sky: Sky) {
    self.body = body
    let state: BodyState = sky[body]
    here = ArcSample(
      BodyMotion(longitude: state.longitude, longitudePerDay: state.longitudePerDay), at: sky.tt)
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
  /// - Returns: Nil if a station turns the body before it is exact, or where the ephemeris
  ///   ends first.
  /// - Throws: ``/Ephemeris/EphemerisError`` where the data are at fault.
  /// - Complexity: A few longitudes for each station's worth of time, once, and two or three for each
  ///   moment.
  public mutating func daysToExact(
    _ kind: AspectKind, to place: EclipticLongitude, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Double? {
    let east = place + kind.angle
    let west = place - kind.angle
    let target =
      here.extent.separation(from: east) <= here.extent.separation(from: west) ? east : west
    let offset = target.arc(to: here.extent).degrees
    if offset == 0 { return 0 }
    let moment =
      (offset < 0) == (here.perDay > 0)
      ? try ahead.crossing(of: target, ephemeris) : try behind.crossing(of: target, ephemeris)
    return moment.map { $0 - here.tt.days }
  }

  /// The moment at which the body next turns round; nil for a body that never does.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where that lies beyond the ephemeris.
  /// - Complexity: About 20 longitudes.
  public mutating func stationAhead(
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> JulianDay<TT>? {
    body.hasStations ? JulianDay<TT>(try ahead.stationDays(ephemeris)) : nil
  }
}

/// One half of a run: from the instant on, or from the instant back.
private struct HalfRun: Sendable {
  private let arc: SkyArc
  /// Days from one look to the next, negative for the half that was.
  private let stepDays: Double
  /// What was looked up, from the instant outward; the last is a station where ``endsInStation``.
  private var samples: [ArcSample]
  private var endsInStation = false

  init(of body: CelestialBody, from here: ArcSample, by stepDays: Double) {
    arc = .longitude(body)
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
      let before = target.arc(to: near.extent).degrees
      let after = target.arc(to: far.extent).degrees
      // A change of sign across 180° is the far side of the circle, not the place itself.
      if before.magnitude + after.magnitude < 180, after == 0 || (before < 0) != (after < 0) {
        let (here, there) = Self.inOrder(near, far)
        return try arc.passage(through: target, from: here, to: there, ephemeris: ephemeris)
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
      throw .outOfSpan(days: last.tt.days + stepDays, scale: TT.symbol, span: ephemeris.span)
    }
    return last.tt.days
  }

  /// Looks on until the body is some distance away from where it stands at the instant.
  mutating func extend(
    within distance: PlaneAngle, _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    while samples[samples.count - 1].extent.separation(from: samples[0].extent) < distance,
      try extend(ephemeris)
    {}
  }

  /// Looks one step further, and says whether there was one before a station or the ephemeris' end.
  private mutating func extend(
    _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Bool {
    guard !endsInStation else { return false }
    let here = samples[samples.count - 1]
    // The span is one of UT1, which TT is ahead of at both ends, by 19 seconds in 1800 and less than
    // nine minutes in 2399.
    let (earliest, latest) = (ephemeris.span.start.days + 0.01, ephemeris.span.end.days)
    let days = min(max(here.tt.days + stepDays, earliest), latest)
    guard (days - here.tt.days) * stepDays > 0 else { return false }
    var there = try arc.sample(at: days, ephemeris: ephemeris)
    if (here.perDay < 0) != (there.perDay < 0) {
      let (first, last) = Self.inOrder(here, there)
      there = try arc.turn(from: first, to: last, ephemeris: ephemeris)
      endsInStation = true
    }
    samples.append(there)
    return true
  }

  /// Two samples in order of time.
  private static func inOrder(_ one: ArcSample, _ other: ArcSample) -> (ArcSample, ArcSample) {
    one.tt.days < other.tt.days ? (one, other) : (other, one)
  }
}

extension CelestialBody {
  /// Whether the body turns round; the mean nodes always move westward.
  fileprivate var hasStations: Bool {
    switch self {
    case .sun, .moon, .meanNode, .southNode, .meanApogee: false
    case .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .chiron, .ceres,
      .pallas, .juno, .vesta, .pholus, .trueNode, .osculatingApogee, .interpolatedApogee,
      .interpolatedPerigee:
      true
    }
  }

  /// Days between two looks: few enough that no retrogradation, Mercury's of 19 days the shortest,
  /// falls between them, and that no body moves 90°.
  fileprivate var stepDays: Double {
    switch self {
    case .moon, .trueNode, .osculatingApogee: 1
    case .mercury: 5
    case .sun, .venus: 10
    case .mars, .interpolatedApogee, .interpolatedPerigee: 15
    case .jupiter, .saturn, .uranus, .neptune, .pluto, .chiron, .ceres, .pallas, .juno, .vesta,
      .pholus, .meanNode, .southNode, .meanApogee:
      30
    }
  }
}

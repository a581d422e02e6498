internal import Astrology
internal import Ephemeris

/// How often a slow transit is exact in its life: before a day, on it, and after it.
///
/// The same as the passes of the transit in `TransitCalendar.transits(at:ephemeris:)`, which gives all of a
/// life to the millisecond and takes ten times as long. This type follows the planet from turn to turn: between
/// two of them it passes a place once or never, and the ends decide which.
struct LifePasses: Sendable, Hashable {
  private(set) var before = 0
  private(set) var onDay = 0
  private(set) var after = 0
  /// When it is exact next, after the day.
  private(set) var next: JulianDay<UT1>?

  /// All of them.
  var count: Int { before + onDay + after }

  /// Days from one look to the next: Jupiter and those beyond it turn round after four months at the
  /// soonest, and move 7° at most.
  private static let stepDays = 30.0

  /// Follows a planet from a day on which it is within a target's orb.
  ///
  /// - Complexity: A longitude for each month of the life, and some for each turn in it.
  init(
    of body: CelestialBody, over target: TransitTarget, around day: DayEdges,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    let path = Path(arc: .longitude(body), target: target, ephemeris: ephemeris)
    // The span is one of UT1, which TT is ahead of by less than nine minutes.
    let limits = (ephemeris.span.start.days + 0.01, ephemeris.span.end.days)
    let first = try path.place(at: max(day.tt(day.start), limits.0))
    let last = try path.place(at: min(day.tt(day.end), limits.1))
    onDay = try path.stretches(from: first, to: last).count { $0.passes }
    before = try path.passes(from: first, by: -Self.stepDays, to: limits.0).count
    let later = try path.passes(from: last, by: Self.stepDays, to: limits.1)
    after = later.count
    if let pass = later.first {
      next = try ephemeris.instant(JulianDay<TT>(try path.days(of: pass))).ut
    }
  }

  /// Where a planet stands, as seen from a target.
  private struct Place {
    let sample: ArcSample
    /// Degrees past the target, eastward.
    let distance: Double

    var days: Double { sample.tt.days }

    init(_ sample: ArcSample, from target: TransitTarget) {
      self.sample = sample
      distance = target.longitude.arc(to: sample.extent).degrees
    }
  }

  /// A way without a turn in it.
  private struct Stretch {
    let from: Place
    let to: Place

    var passes: Bool { (from.distance < 0) != (to.distance < 0) }
    /// Its ends in order of time, whichever way it is walked.
    var ends: (first: ArcSample, last: ArcSample) {
      from.days < to.days ? (from.sample, to.sample) : (to.sample, from.sample)
    }
  }

  private struct Path {
    let arc: SkyArc
    let target: TransitTarget
    let ephemeris: any EphemerisProvider

    func place(at days: Double) throws(EphemerisError) -> Place {
      Place(try arc.sample(at: days, ephemeris: ephemeris), from: target)
    }

    /// The way between two places, cut where the planet turns round.
    func stretches(from here: Place, to there: Place) throws(EphemerisError) -> [Stretch] {
      let whole = Stretch(from: here, to: there)
      guard (here.sample.perDay < 0) != (there.sample.perDay < 0) else { return [whole] }
      let (first, last) = whole.ends
      let turn = Place(
        try arc.turn(from: first, to: last, ephemeris: ephemeris), from: target)
      return [Stretch(from: here, to: turn), Stretch(from: turn, to: there)]
    }

    /// The stretches in which the planet passes the target until it leaves its orb, or the ephemeris
    /// ends.
    func passes(
      from edge: Place, by step: Double, to limit: Double
    ) throws(EphemerisError) -> [Stretch] {
      let orb = target.orb.degrees
      var found: [Stretch] = []
      var here = edge
      while here.distance.magnitude <= orb {
        let days = step < 0 ? max(here.days + step, limit) : min(here.days + step, limit)
        guard (days - here.days) * step > 0 else { break }
        let there = try place(at: days)
        for stretch in try stretches(from: here, to: there) {
          if stretch.passes { found.append(stretch) }
          if stretch.to.distance.magnitude > orb { return found }
        }
        here = there
      }
      return found
    }

    /// When the planet passes the target in a stretch.
    func days(of pass: Stretch) throws(EphemerisError) -> Double {
      let (first, last) = pass.ends
      return try arc.passage(
        through: target.longitude, from: first, to: last, ephemeris: ephemeris)
    }
  }
}

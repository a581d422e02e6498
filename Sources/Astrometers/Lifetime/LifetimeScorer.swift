internal import Ephemeris

/// Scores day after day of one life.
///
/// The same as `MeterActivity` in single precision, turned inside out: instead of asking of each pair
/// of bodies whether it makes an aspect, it asks each transiting body which windows it is in, and
/// measures a window at the day's four instants at once.
///
/// This is the readable form of `kernel_scores`, which gives the same bits; people are ranked among
/// strangers by it, and `kernel_scores` is tested against it.
struct LifetimeScorer {
  private let windows: OrbWindows
  /// `g × S × W` of each meter, for each transiting body and each natal point.
  private let hearings: [MeterLanes]

  /// What the meters hear of a day.
  struct Day {
    /// `A`.
    var activity = MeterLanes()
    /// `H`.
    var tone = MeterLanes()
    /// `Σ (1 − μ) ρ`.
    var retrogradeDimming = MeterLanes()
  }

  /// Readies the days of a chart.
  init(_ natal: NatalProfile) {
    windows = OrbWindows(of: natal)
    let pulls = natal.points.map { MeterLanes($0.pull) }
    hearings = TransitingDay.bodies.flatMap { body in
      let hearing = MeterLanes(Hearing.of(body))
      return pulls.map { $0 * hearing }
    }
  }

  /// Scores a day.
  ///
  /// It differs from the reference by some millionths of the largest activity.
  func score(_ day: borrowing TransitingDay) -> Day {
    var heard = Day()
    heard.retrogradeDimming = day.retrogradeDimming
    let (places, approaches, weights) = (day.places.span, day.approaches.span, day.weights.span)
    let (masks, all, hearings) = (windows.masks.span, windows.windows.span, hearings.span)
    for body in 0..<TransitingDay.bodies.count {
      let place = places[body]
      let temperament = Self.temperaments[body]
      let nearby = Self.windows(around: place, among: masks)
      for word in 0..<2 {
        var rest = nearby[word]
        while rest != 0 {
          let window = all[word &* 64 &+ rest.trailingZeroBitCount]
          rest &= rest &- 1
          let power = Self.power(of: window, place, approaches[body], weights[body])
          let point = body &* CelestialBody.scoringPointCount &+ Int(window.point)
          heard.activity.add(hearings[point], times: power)
          heard.tone.add(hearings[point], times: power * window.qualities[temperament])
        }
      }
    }
    return heard
  }

  private static let temperaments = TransitingDay.bodies.map(\.temperament.rawValue)

  /// The windows that a body may be in at any of the instants.
  @inline(__always)
  private static func windows(
    around place: SIMD4<CircleUnits>, among masks: Span<OrbWindows.Mask>
  ) -> OrbWindows.Mask {
    // Bodies turn round within a day, so the ends may lie between the first instant and the last.
    let steps = SIMD4<Int32>(truncatingIfNeeded: place &- SIMD4(repeating: place.x))
    let (west, east) = (steps.min(), steps.max())
    return OrbWindows.windows(
      from: place.x &+ CircleUnits(bitPattern: west), to: place.x &+ CircleUnits(bitPattern: east),
      among: masks)
  }

  /// The day's mean power (`P`) of a body in a window, 0 where it is out of orb.
  @inline(__always)
  private static func power(
    of window: OrbWindows.Window, _ place: SIMD4<CircleUnits>, _ approach: SIMD4<Float>,
    _ weight: SIMD4<Float>
  ) -> Float {
    let beyond =
      SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: place &- SIMD4(repeating: window.exact)))
      * window.perOrb
    let x = beyond.magnitudes
    let nearness = (1 - x).orZero
    // K = (1 − x)² (1 + 2x); F = 1.5 − x (0.5 − 0.3 approach), eastward motion taking it further
    // beyond.
    let kernel = nearness * nearness * (1 + (x + x))
    let sense = 1.5 - 0.5 * x - 0.3 * (beyond * approach)
    let power = weight * (kernel * sense)
    return window.basePower * (((power.x + power.y) + power.z) + power.w)
  }
}

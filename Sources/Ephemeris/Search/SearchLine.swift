/// A watch, readied for the loop over the days.
struct SearchLine: Sendable {
  let index: Int
  let arc: SkyArc
  /// Whether the arc's turns are wanted, not its passages.
  let wantsTurns: Bool
  /// The extents waited for, in degrees, ascending, with their index in the watch.
  let places: [(degrees: Double, index: Int)]
  /// A bound on how much the arc's daily motion changes in a day, in degrees.
  let greatestChangeOfMotion: Double

  init(_ watch: ArcWatch, index: Int) {
    self.index = index
    arc = watch.arc
    greatestChangeOfMotion = watch.arc.bodies.bodies.reduce(0) { $0 + $1.greatestChangeOfMotion }
    switch watch {
    case .turn:
      wantsTurns = true
      places = []
    case .passage(_, let extents):
      wantsTurns = false
      places = zip(extents, 0...).map { (degrees: $0.degrees, index: $1) }
        .sorted { ($0.degrees, $0.index) < ($1.degrees, $1.index) }
    }
  }

  /// How many places are at or west of a longitude, counted from 0°.
  func count(upTo degrees: Double) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].degrees <= degrees { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Which places lie on the way eastward from one longitude to another, the first of the two left
  /// out: those that an arc growing so passes, and one shrinking back leaves.
  func places(after west: Double, upTo east: Double) -> (Range<Int>, Range<Int>) {
    let (start, end) = (count(upTo: west), count(upTo: east))
    return west <= east ? (start..<end, 0..<0) : (start..<places.count, 0..<end)
  }
}

/// An arc at an instant.
struct ArcSample {
  let tt: JulianDay<TT>
  let extent: EclipticLongitude
  let perDay: Double

  init(_ arc: SkyArc, in sky: LongitudeTable) {
    tt = sky.tt
    extent = arc.extent(in: sky)
    perDay = arc.extentPerDay(in: sky).degrees
  }
}

extension ArcSample {
  /// About when the arc passes an extent on its way to a later sample: the root of the cubic that has
  /// the place and the motion of both.
  func passage(through extent: EclipticLongitude, before later: Self) -> Double {
    let days = later.tt.days - tt.days
    let (start, end) = (
      extent.arc(to: self.extent).degrees, extent.arc(to: later.extent).degrees
    )
    let (leaving, arriving) = (perDay * days, later.perDay * days)
    let square = 3 * (end - start) - 2 * leaving - arriving
    let cube = 2 * (start - end) + leaving + arriving
    var part = start == end ? 0.5 : start / (start - end)
    // Newton's method; what it comes to is a guess, to be tried.
    for _ in 0..<4 {
      let value = start + part * (leaving + part * (square + part * cube))
      let slope = leaving + part * (2 * square + part * 3 * cube)
      guard slope != 0 else { break }
      part = max(0, min(1, part - value / slope))
    }
    return tt.days + part * days
  }
}

extension SearchLine {
  /// Whether an arc that turns between two samples may reach a place in the meantime.
  func isNear(_ here: ArcSample, _ there: ArcSample) -> Bool {
    guard !places.isEmpty else { return false }
    // Until it turns the arc is slower than at the faster of the samples; twice, to be sure.
    let reach =
      2 * max(here.perDay.magnitude, there.perDay.magnitude) * (there.tt.days - here.tt.days)
    return hasPlace(within: reach, of: here.extent) || hasPlace(within: reach, of: there.extent)
  }

  private func hasPlace(within degrees: Double, of extent: EclipticLongitude) -> Bool {
    guard degrees < 180 else { return true }
    let reach = Angle.degrees(degrees)
    let (indices, rest) = places(after: (extent - reach).degrees, upTo: (extent + reach).degrees)
    return !indices.isEmpty || !rest.isEmpty
  }

  /// Whether an arc that moves alike at both samples may have turned twice between them, near a
  /// place.
  ///
  /// It must slow down to nothing and gain speed again.
  func mayHideTwoTurns(_ here: ArcSample, _ there: ArcSample) -> Bool {
    let days = there.tt.days - here.tt.days
    return here.perDay.magnitude + there.perDay.magnitude < greatestChangeOfMotion * days
      && isNear(here, there)
  }
}

extension Body {
  /// A fifth more than the greatest change of the body's daily motion from one day of 1900-1999 to
  /// the next, by swetest 2.10.03 (`-n36525 -s1 -fs`): 0.51° for the Moon, 0.198° for Mercury, 0.042°
  /// for Venus, 0.015° for Mars, 0.0037° for Jupiter, 0.053° for the true node, 2.05° for the
  /// osculating apogee.
  fileprivate var greatestChangeOfMotion: Double {
    switch self {
    case .moon: 0.62
    case .mercury: 0.24
    case .venus: 0.05
    case .mars: 0.02
    case .sun, .jupiter, .saturn, .uranus, .neptune, .pluto, .meanNode, .chiron, .meanApogee: 0.005
    case .trueNode: 0.065
    case .osculatingApogee: 2.5
    }
  }
}

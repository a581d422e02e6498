/// A watch, readied for the loop over the days.
struct SearchLine: Sendable {
  let index: Int
  let arc: SkyArc
  /// Whether the arc's turns are wanted, not its passages.
  let wantsTurns: Bool
  /// The extents waited for, in degrees, ascending, with their index in the watch.
  let places: [(degrees: Double, index: Int)]

  init(_ watch: ArcWatch, index: Int) {
    self.index = index
    arc = watch.arc
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

extension SkySearch {
  /// Finds what happens between two skies that are at most a day apart.
  func search(
    from before: LongitudeTable, to after: LongitudeTable, into found: inout [ArcEvent]
  ) throws(EphemerisError) {
    for line in lines {
      try search(
        line, from: ArcSample(line.arc, in: before), to: ArcSample(line.arc, in: after),
        halvings: 4, into: &found)
    }
  }

  private func search(
    _ line: SearchLine, from here: ArcSample, to there: ArcSample, halvings: Int,
    into found: inout [ArcEvent]
  ) throws(EphemerisError) {
    let turns = (here.perDay < 0) != (there.perDay < 0)
    if turns, line.wantsTurns || line.isNear(here, there) {
      let turn = try turn(of: line.arc, from: here, to: there)
      if line.wantsTurns {
        let motion: ArcMotion = there.perDay < 0 ? .retrograde : .direct
        found.append(try event(line, at: turn.tt, .turn, motion))
      }
      try addPassages(of: line, from: here, to: turn, into: &found)
      try addPassages(of: line, from: turn, to: there, into: &found)
    } else if !turns, halvings > 0, line.mayHideTwoTurns(here, there) {
      let middle = try sample(line.arc, at: (here.tt.days + there.tt.days) / 2)
      try search(line, from: here, to: middle, halvings: halvings - 1, into: &found)
      try search(line, from: middle, to: there, halvings: halvings - 1, into: &found)
    } else {
      try addPassages(of: line, from: here, to: there, into: &found)
    }
  }

  /// The arc where its motion changes sign.
  private func turn(
    of arc: SkyArc, from here: ArcSample, to there: ArcSample
  ) throws(EphemerisError) -> ArcSample {
    let days = try root(from: here, to: there) { (days) throws(EphemerisError) in
      try sample(arc, at: days).perDay
    }
    return try sample(arc, at: days)
  }

  /// Adds the passages of a way without a turn in it.
  private func addPassages(
    of line: SearchLine, from here: ArcSample, to there: ArcSample, into found: inout [ArcEvent]
  ) throws(EphemerisError) {
    guard !line.places.isEmpty else { return }
    let isDirect = here.extent.arc(to: there.extent).degrees > 0
    let (west, east) = isDirect ? (here.extent, there.extent) : (there.extent, here.extent)
    let (indices, rest) = line.places(after: west.degrees, upTo: east.degrees)
    for indices in [indices, rest] {
      for place in line.places[indices] {
        let extent = EclipticLongitude(wrapping: place.degrees)
        let days = try root(from: here, to: there) { (days) throws(EphemerisError) in
          extent.arc(to: try sample(line.arc, at: days).extent).degrees
        }
        found.append(
          try event(
            line, at: JulianDay(days), .passage(place: place.index),
            isDirect ? .direct : .retrograde))
      }
    }
  }

  private func sample(_ arc: SkyArc, at days: Double) throws(EphemerisError) -> ArcSample {
    ArcSample(arc, in: try ephemeris.longitudes(of: arc.bodies, at: JulianDay<TT>(days)))
  }

  private func root(
    from here: ArcSample, to there: ArcSample,
    of function: (Double) throws(EphemerisError) -> Double
  ) throws(EphemerisError) -> Double {
    let root = try RootSearch.root(
      in: here.tt.days...there.tt.days, tolerance: Self.toleranceSeconds / 86_400, of: function)
    guard let root else {
      throw .library(
        code: -1, request: "an event between \(here.tt) and \(there.tt)",
        message: "the ephemeris gives two places for one instant")
    }
    return root
  }

  private func event(
    _ line: SearchLine, at tt: JulianDay<TT>, _ happening: ArcEvent.Happening, _ motion: ArcMotion
  ) throws(EphemerisError) -> ArcEvent {
    ArcEvent(
      ut: try ephemeris.universalTime(tt), tt: tt, watch: line.index, happening: happening,
      motion: motion)
  }
}

extension SearchLine {
  /// Whether an arc that turns between two samples may reach a place in the meantime.
  fileprivate func isNear(_ here: ArcSample, _ there: ArcSample) -> Bool {
    guard !places.isEmpty else { return false }
    // Until it turns the arc is slower than at the faster of the samples; twice, to be sure.
    let reach =
      2 * max(here.perDay.magnitude, there.perDay.magnitude) * (there.tt.days - here.tt.days)
    return [here, there].contains { sample in
      let (west, east) = (sample.extent - .degrees(reach), sample.extent + .degrees(reach))
      let (indices, rest) = places(after: west.degrees, upTo: east.degrees)
      return reach >= 180 || !indices.isEmpty || !rest.isEmpty
    }
  }

  /// Whether an arc that moves alike at both samples may have turned twice between them, near a
  /// place.
  ///
  /// It must slow down to nothing and gain speed again.
  fileprivate func mayHideTwoTurns(_ here: ArcSample, _ there: ArcSample) -> Bool {
    let days = there.tt.days - here.tt.days
    return here.perDay.magnitude + there.perDay.magnitude < arc.greatestChangeOfMotion * days
      && isNear(here, there)
  }
}

extension SkyArc {
  /// A bound on how much the arc's daily motion changes in a day, in degrees.
  fileprivate var greatestChangeOfMotion: Double {
    bodies.bodies.reduce(0) { $0 + $1.greatestChangeOfMotion }
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

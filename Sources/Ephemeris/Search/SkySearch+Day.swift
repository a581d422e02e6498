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
        let days = try passage(of: line.arc, through: extent, from: here, to: there)
        found.append(
          try event(
            line, at: JulianDay(days), .passage(place: place.index),
            isDirect ? .direct : .retrograde))
      }
    }
  }

  /// When an arc passes an extent on a way without a turn in it.
  ///
  /// The cubic through both samples is tried first: its root is some seconds off at most, so a bracket
  /// of ten is closed in on at once.
  private func passage(
    of arc: SkyArc, through extent: EclipticLongitude, from here: ArcSample, to there: ArcSample
  ) throws(EphemerisError) -> Double {
    let distance = { (days: Double) throws(EphemerisError) -> Double in
      extent.arc(to: try sample(arc, at: days).extent).degrees
    }
    let guess = here.passage(through: extent, before: there)
    let reach = 5.0 / 86_400
    let near = max(here.tt.days, guess - reach)...min(there.tt.days, guess + reach)
    let tolerance = Self.toleranceSeconds / 86_400
    if let days = try RootSearch.root(in: near, tolerance: tolerance, of: distance) { return days }
    return try root(from: here, to: there, of: distance)
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

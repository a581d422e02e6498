/// An arc at an instant.
package struct ArcSample: Sendable {
  package let tt: JulianDay<TT>
  package let extent: EclipticLongitude
  /// Degrees a day of TT.
  package let perDay: Double

  /// Takes a body's longitude from its motion.
  package init(_ motion: BodyMotion, at tt: JulianDay<TT>) {
    self.tt = tt
    (extent, perDay) = (motion.longitude, motion.longitudePerDay.degrees)
  }

  /// Takes the arc from its bodies' motions, which are asked for one by one.
  @inline(__always)
  init<Failure: Error>(
    _ arc: SkyArc, at tt: JulianDay<TT>, motion: (CelestialBody) throws(Failure) -> BodyMotion
  ) throws(Failure) {
    self.tt = tt
    switch arc {
    case .longitude(let body):
      let moving = try motion(body)
      (extent, perDay) = (moving.longitude, moving.longitudePerDay.degrees)
    case .elongation(let body, let origin):
      let (east, west) = (try motion(body), try motion(origin))
      let arc = west.longitude.eastwardArc(to: east.longitude)
      extent = EclipticLongitude(wrapping: arc.degrees)
      perDay = (east.longitudePerDay - west.longitudePerDay).degrees
    }
  }

  /// Takes the arc from a sky that holds its bodies.
  init(_ arc: SkyArc, in sky: LongitudeTable) {
    self.init(arc, at: sky.tt) { sky.motion(of: $0) }
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
    // Newton's method; what it comes to is a guess, to be mended.
    for _ in 0..<4 {
      let value = start + part * (leaving + part * (square + part * cube))
      let slope = leaving + part * (2 * square + part * 3 * cube)
      guard slope != 0 else { break }
      let step = value / slope
      part = max(0, min(1, part - step))
      // The next step would be one of seconds.
      if step.magnitude < 1e-3 { break }
    }
    return tt.days + part * days
  }
}

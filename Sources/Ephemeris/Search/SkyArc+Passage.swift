extension SkyArc {
  /// The arc at a Julian Day of TT.
  @inline(__always)
  package func sample(
    at days: Double, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> ArcSample {
    let tt = JulianDay<TT>(days)
    return try ArcSample(self, at: tt) { (body) throws(EphemerisError) in
      try ephemeris.motion(of: body, at: tt)
    }
  }

  /// When the arc passes an extent on a way without a turn in it, as a Julian Day of TT.
  ///
  /// The cubic through both samples is a second off at most for the Moon and a day, and one step of Newton's
  /// method from there comes within microseconds. It is taken where what it leaves is known to be
  /// under half the tolerance; Brent's method finds what is left, near turns and jumps.
  ///
  /// - Parameters:
  ///   - extent: What lies on the way.
  ///   - here: The arc before.
  ///   - there: The arc after.
  ///   - ephemeris: Where both samples are from.
  /// - Returns: The instant, to within ``SkySearch/toleranceSeconds``.
  /// - Throws: What is wrong with the data.
  package func passage(
    through extent: EclipticLongitude, from here: ArcSample, to there: ArcSample,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Double {
    let tolerance = SkySearch.toleranceSeconds / 86_400
    // A daily motion need be right to a part in four thousand only, as that of every body is.
    let longestStep = 2_000 * tolerance
    var days = here.passage(through: extent, before: there)
    for _ in 0..<5 {
      let sample = try sample(at: days, ephemeris: ephemeris)
      let step = sample.extent.arc(to: extent).degrees / sample.perDay
      days += step
      guard days >= here.tt.days, days <= there.tt.days else { break }
      // The motion changes meanwhile, and twice the greatest change is beyond doubt.
      let left = greatestChangeOfMotion * step * step / sample.perDay.magnitude
      if step.magnitude <= longestStep, left <= tolerance / 2 { return days }
    }
    return try root(from: here, to: there) { (days) throws(EphemerisError) -> Double in
      extent.arc(to: try sample(at: days, ephemeris: ephemeris).extent).degrees
    }
  }

  /// The arc where its motion changes sign, between two samples that move in opposite ways.
  package func turn(
    from here: ArcSample, to there: ArcSample, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> ArcSample {
    let days = try root(from: here, to: there) { (days) throws(EphemerisError) in
      try sample(at: days, ephemeris: ephemeris).perDay
    }
    return try sample(at: days, ephemeris: ephemeris)
  }

  private func root(
    from here: ArcSample, to there: ArcSample,
    of function: (Double) throws(EphemerisError) -> Double
  ) throws(EphemerisError) -> Double {
    let root = try RootSearch.root(
      in: here.tt.days...there.tt.days, tolerance: SkySearch.toleranceSeconds / 86_400, of: function
    )
    guard let root else {
      throw .internalFault(
        request: "an event between \(here.tt) and \(there.tt)",
        reason: "the ephemeris gives two places for one instant")
    }
    return root
  }
}

extension SkyArc {
  /// A bound on how much the arc's daily motion changes from a noon to the next, in degrees.
  ///
  /// For some hours around a passage behind the Sun's disc it is none, for there libswe's law of light
  /// deflection bends a path within minutes: it takes Neptune's motion from 0.042° a day down to 0.006°
  /// and back within three hours, and once in three centuries, on 1920-08-03, to −0.0004° for nine
  /// minutes. That is no station, and none is found; nor does a place wait there for three passages,
  /// but for the one that leads from side to side. Newton's method may then leave some milliseconds,
  /// a millionth of a second of arc.
  var greatestChangeOfMotion: Double {
    switch self {
    case .longitude(let body): body.greatestChangeOfMotion
    case .elongation(let body, let origin):
      body.greatestChangeOfMotion + origin.greatestChangeOfMotion
    }
  }
}

extension CelestialBody {
  /// A fifth more than the greatest change of the body's daily motion from one day to the next.
  ///
  /// Of 1900-1999 by swetest 2.10.03 (`-n36525 -s1 -fs`): 0.51° for the Moon, 0.198° for Mercury, 0.042°
  /// for Venus, 0.015° for Mars, 0.0037° for Jupiter, 0.053° for the true node, 2.05° for the
  /// osculating apogee. Those of the minor planets but Chiron and of the interpolated apsides are of
  /// 1900-2100, by `swe_calc` of libswe 2.10.03, each midnight: 0.0125° for Pallas, 0.0179° for Pholus, 0.176° for
  /// the perigee.
  fileprivate var greatestChangeOfMotion: Double {
    switch self {
    case .moon: 0.62
    case .mercury: 0.24
    case .venus: 0.05
    case .mars: 0.02
    case .sun, .jupiter, .saturn, .uranus, .neptune, .pluto, .meanNode, .chiron, .meanApogee: 0.005
    case .trueNode: 0.065
    case .osculatingApogee: 2.5
    case .ceres: 0.009
    case .pallas: 0.015
    case .juno: 0.012
    case .vesta: 0.0105
    case .pholus: 0.022
    case .southNode: 0.005
    case .interpolatedApogee: 0.012
    case .interpolatedPerigee: 0.22
    }
  }
}

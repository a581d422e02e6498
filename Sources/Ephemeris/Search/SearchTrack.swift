/// How far a search has come with a line: a step on which nothing can happen is reported at a glance.
///
/// On most days most arcs go on evenly from one place waited for towards the next. So what is kept is
/// the stretch between the two.
struct SearchTrack {
  private let arc: SkyArc
  private let greatestChangeOfMotion: Double
  /// The arc where the search is.
  private var sample: ArcSample
  /// How many places lie at or west of the arc's extent, counted from 0°.
  private(set) var count: Int
  /// The stretch from the last of them to the next place, in degrees.
  private var gap: Range<Double>

  /// Begins with a line at a sky.
  init(_ line: SearchLine, in sky: LongitudeTable) {
    arc = line.arc
    greatestChangeOfMotion = line.arc.greatestChangeOfMotion
    sample = ArcSample(arc, in: sky)
    count = line.count(upTo: sample.extent.degrees)
    gap = line.gap(after: count)
  }

  /// Goes on to the next sky, or back to the one before.
  ///
  /// - Parameters:
  ///   - motions: Longitudes and daily motions of the sky's bodies, by their numbers.
  ///   - tt: The instant of the sky.
  /// - Returns: The samples that the way leads between, in order of time; nil if the arc moves
  ///   on without a turn and without reaching a place, so that there is nothing to look for.
  @inline(__always)
  mutating func move(
    to motions: Span<SIMD2<Double>>, at tt: JulianDay<TT>
  ) -> (ArcSample, ArcSample)? {
    let here = sample
    sample = ArcSample(arc, at: tt) { BodyMotion(motions[Int($0.rawValue)]) }
    guard mayPassOrTurn(from: here, to: sample) else { return nil }
    return here.tt <= sample.tt ? (here, sample) : (sample, here)
  }

  /// Finds the stretch that the arc is in now.
  mutating func enterGap(of line: SearchLine) {
    count = line.count(upTo: sample.extent.degrees, near: count)
    gap = line.gap(after: count)
  }

  @inline(__always)
  private func mayPassOrTurn(from here: ArcSample, to there: ArcSample) -> Bool {
    let days = (there.tt.days - here.tt.days).magnitude
    return (here.perDay < 0) != (there.perDay < 0)
      || here.perDay.magnitude + there.perDay.magnitude < greatestChangeOfMotion * days
      || !gap.contains(there.extent.degrees)
      // The way led over 0°, where the places begin again.
      || (there.extent.degrees - here.extent.degrees).magnitude >= 180
  }
}

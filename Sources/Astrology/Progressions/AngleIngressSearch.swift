internal import Ephemeris

/// Finds when progressed angles enter signs.
///
/// The sky turns eastward all the time, so whatever may change an angle's sign is a turning of the sky that
/// is reached once: that at which a sign's beginning culminates or rises, and, inside the polar circles,
/// where the Ascendant may leap across, that at which the culminating degree lies on the horizon. Each is
/// closed in on, and the signs between two of them are compared.
struct AngleIngressSearch {
  let meridian: ProgressedMeridian
  let birth: JulianDay<UT1>

  /// The moment at which an angle enters a sign.
  struct Ingress {
    let angle: ChartAngle
    let left: ZodiacSign
    let entered: ZodiacSign
    /// Whether the sign follows the one left, or comes before it.
    let motion: SkyArc.Motion
    let at: JulianDay<UT1>
  }

  /// Progressed days that are looked at together: the sky turns by less than half a turn in them, by a
  /// degree a day but for the quotidian's 361°.
  private var cellDays: Double { meridian.method == .quotidian ? 0.25 : 30 }

  /// A millisecond, in days.
  private static let tolerance = 1e-3 / 86_400

  /// The ingresses of a run of progressed days, in order.
  ///
  /// The days are cut from birth on, whichever are asked for, so that an ingress has the same bits in
  /// every run.
  func ingresses(
    during days: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Ingress] {
    let (first, last) = (days.lowerBound, days.upperBound)
    try ephemeris.checkSpan(contains: first)
    try ephemeris.checkSpan(contains: last)
    guard first < last else { return [] }
    let start = Int((birth.days(until: first) / cellDays).rounded(.down))
    let end = Int((birth.days(until: last) / cellDays).rounded(.up))
    var found: [Ingress] = []
    for cell in start..<max(end, start + 1) {
      if Task.isCancelled { throw .cancelled }
      let low = max(birth.advanced(byDays: Double(cell) * cellDays), ephemeris.span.start)
      let high = min(birth.advanced(byDays: Double(cell + 1) * cellDays), ephemeris.span.end)
      found += try ingresses(from: low, to: high, ephemeris).filter { days.contains($0.at) }
    }
    return found
  }

  private func ingresses(
    from low: JulianDay<UT1>, to high: JulianDay<UT1>, _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Ingress] {
    let moments = try moments(from: low, to: high, ephemeris)
    let edges = [low] + moments + [high]
    var signs: [(ascendant: ZodiacSign, midheaven: ZodiacSign)] = []
    for (edge, next) in zip(edges, edges.dropFirst()) {
      let middle = edge.advanced(byDays: edge.days(until: next) / 2)
      let angles = try meridian.houses(at: middle, ephemeris: ephemeris).angles
      signs.append((ZodiacSign(angles.ascendant), ZodiacSign(angles.midheaven)))
    }
    return zip(moments, zip(signs, signs.dropFirst())).flatMap { moment, pair in
      [
        Ingress(.ascendant, from: pair.0.ascendant, to: pair.1.ascendant, at: moment),
        Ingress(.midheaven, from: pair.0.midheaven, to: pair.1.midheaven, at: moment),
      ].compactMap(\.self)
    }
  }

  /// When the sky reaches one of the turnings.
  private func moments(
    from low: JulianDay<UT1>, to high: JulianDay<UT1>, _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [JulianDay<UT1>] {
    let (start, obliquity) = try meridian.turning(at: low, ephemeris: ephemeris)
    let end = try meridian.turning(at: high, ephemeris: ephemeris).armc
    let way = start.eastwardTurn(to: end)
    var moments: [JulianDay<UT1>] = []
    for turning in SkyTurning.ofAngleSigns {
      guard let armc = turning.armc(obliquity: obliquity, place: meridian.place),
        // The ecliptic leans a little otherwise at the other end.
        (start - Self.margin).eastwardTurn(to: armc) <= way + Self.margin + Self.margin
      else { continue }
      let root = try RootSearch.root(in: low.days...high.days, tolerance: Self.tolerance) {
        (days) throws(EphemerisError) -> Double in
        let (armc, obliquity) = try meridian.turning(at: JulianDay(days), ephemeris: ephemeris)
        guard let wanted = turning.armc(obliquity: obliquity, place: meridian.place) else {
          return .nan
        }
        return EclipticLongitude(wrapping: wanted.degrees)
          .arc(to: EclipticLongitude(wrapping: armc.degrees)).degrees
      }
      if let root { moments.append(JulianDay(root)) }
    }
    return moments.sorted()
  }

  private static let margin = PlaneAngle.degrees(0.1)
}

extension AngleIngressSearch.Ingress {
  /// Nil if the sign stays.
  fileprivate init?(
    _ angle: ChartAngle, from left: ZodiacSign, to entered: ZodiacSign, at moment: JulianDay<UT1>
  ) {
    guard left != entered else { return nil }
    self.angle = angle
    self.left = left
    self.entered = entered
    // Across by a leap is neither; it is given as direct.
    motion = entered == left.advanced(by: -1) ? .retrograde : .direct
    at = moment
  }
}

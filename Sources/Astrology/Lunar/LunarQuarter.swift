public import Ephemeris

/// One of the four events of a lunation.
public enum LunarQuarter: Int, Sendable, Hashable, CaseIterable {
  case newMoon, firstQuarter, fullMoon, lastQuarter

  /// The Moon's elongation at the event.
  public var elongation: Angle { .degrees(Double(rawValue) * 90) }

  /// The next moment, at or after the given one, at which the event is exact.
  ///
  /// - Returns: A moment at most 30 days away.
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` where it lies beyond the ephemeris.
  /// - Complexity: About ten skies of two bodies.
  public func next(
    after ut: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> JulianDay<UT1> {
    func elongation(at ut: JulianDay<UT1>) throws(EphemerisError) -> EclipticLongitude {
      let sky = try ephemeris.sky(at: ut, bodies: .sunAndMoon)
      return EclipticLongitude(wrapping: sky[.moon].longitude.degrees - sky[.sun].longitude.degrees)
    }
    let target = EclipticLongitude(wrapping: self.elongation.degrees)
    let ahead = try elongation(at: ut).eastwardArc(to: target).degrees
    if ahead == 0 { return ut }
    // The elongation grows by 10.6° to 14.6° a day: the Moon moves 11.6° to 15.5°, the Sun 0.95° to
    // 1.02°. So the event lies between these two, which are never 180° of elongation apart.
    let (earliest, latest) = (ut.days + ahead / 14.7, ut.days + ahead / 10.5)
    let millisecond = 1e-3 / 86_400
    let root = try RootSearch.root(in: earliest...latest, tolerance: millisecond) {
      (days) throws(EphemerisError) -> Double in
      target.arc(to: try elongation(at: JulianDay<UT1>(days))).degrees
    }
    guard let root else {
      throw .library(code: -1, request: "\(self) after \(ut)", message: "no crossing in a month")
    }
    return JulianDay<UT1>(root)
  }
}

/// How the Earth's axis stands and how far it has turned.
public struct EarthOrientation: Sendable, Hashable {
  /// The true obliquity of the ecliptic.
  public let obliquity: PlaneAngle
  /// Greenwich apparent sidereal time as an angle, 0° ..< 360°.
  public let siderealTime: PlaneAngle
}

extension CompiledEphemeris {
  /// The Earth's orientation at an instant.
  ///
  /// libswe's sidereal time jumps by 1.9″ at the start of 2050 and by 0.1″ at that of 1850, where it
  /// goes over to another formula; the table holds it without the jumps, and they are put back here.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the table.
  /// - Complexity: About 0.1 µs.
  public func orientation(at ut: JulianDay<UT1>) throws(EphemerisError) -> EarthOrientation {
    try checkSpan(contains: ut)
    let place = try table.place(of: JulianDay<TT>(ut.days + table.deltaT(at: ut) / 86_400))
    let bases = CompiledTable.Bases(at: place)
    let steps = table.facts.siderealSteps.reduce(0) { $0 + (ut.days >= $1.ut ? $1.degrees : 0) }
    let offset = try table.evaluate(layout.siderealOffset, at: place, bases).value
    return EarthOrientation(
      obliquity: .degrees(try table.evaluate(layout.obliquity, at: place, bases).value),
      siderealTime: .degrees(
        EclipticLongitude(wrapping: EarthRotation.angle(at: ut) + offset + steps).degrees))
  }
}

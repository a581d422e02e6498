extension CompiledEphemeris {
  /// ΔT in seconds: libswe's own, to some millionths of a second, its steps of a millisecond included.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``.
  /// - Complexity: Some nanoseconds.
  public func deltaT(at ut: JulianDay<UT1>) throws(EphemerisError) -> Double {
    guard span.isNear(ut.days) else {
      throw .outOfSpan(days: ut.days, scale: "UT", span: span)
    }
    return table.deltaT(at: ut)
  }

  /// The same instant in Universal Time.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``.
  /// - Complexity: Some nanoseconds.
  public func universalTime(_ tt: JulianDay<TT>) throws(EphemerisError) -> JulianDay<UT1> {
    guard span.isNear(tt.days) else {
      throw .outOfSpan(days: tt.days, scale: "TT", span: span)
    }
    return table.universalTime(tt)
  }

  /// The sky at an instant.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the table.
  /// - Complexity: About 1 µs for eleven bodies.
  public func sky(at instant: Instant, bodies: BodySet) throws(EphemerisError) -> Sky {
    let tt = instant.tt
    guard layout.bodies.isSuperset(of: bodies) else { throw notHeld(bodies) }
    let place = try table.place(of: tt)
    let bases = CompiledTable.Bases(at: place)
    var longitudes = LongitudeTable(tt: tt, bodies: bodies)
    try fill(&longitudes, at: place)
    return try Sky(ut: instant.ut, tt: tt, bodies: bodies, source: .compiled) {
      body throws(EphemerisError) in
      try state(of: body, moving: longitudes.motions[Int(body.rawValue)], at: place, bases)
    }
  }

  /// The apparent state of a body, as libswe has it, from its longitude and daily motion.
  private func state(
    of body: CelestialBody, moving motion: SIMD2<Double>, at place: CompiledTable.Place,
    _ bases: CompiledTable.Bases
  ) throws(EphemerisError) -> BodyState {
    let index = Int(body.rawValue)
    guard let distanceSeries = layout.distances[index] else { throw notHeld(BodySet(body)) }
    let distance = try table.evaluate(distanceSeries, at: place, bases)
    // The nodes have no latitude, and no series for it.
    let latitude = try layout.latitudes[index].map { series throws(EphemerisError) in
      try table.evaluate(series, at: place, bases)
    }
    return BodyState(
      longitude: EclipticLongitude(wrapping: motion.x),
      latitude: .degrees(latitude?.value ?? 0), distanceAU: distance.value,
      longitudePerDay: .degrees(motion.y), latitudePerDay: .degrees(latitude?.perDay ?? 0),
      distancePerDayAU: distance.perDay)
  }

  /// House cusps and angles of an instant and a place, by our own computation.
  ///
  /// - Returns: Nothing where the system is undefined there.
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the table.
  /// - Complexity: About 1 µs.
  public func houses(
    _ system: HouseSystem, at instant: Instant, place: GeographicPlace
  ) throws(EphemerisError) -> HouseCusps? {
    let earth = try orientation(at: instant.ut)
    return HouseCusps(
      system,
      armc: .degrees(
        EclipticLongitude(wrapping: earth.siderealTime.degrees + place.longitude).degrees),
      obliquity: earth.obliquity, latitude: place.latitude)
  }
}

extension CompiledEphemeris {
  /// The true obliquity of the ecliptic, nutation included.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the table.
  /// - Complexity: About 0.1 µs.
  public func obliquity(at instant: Instant) throws(EphemerisError) -> PlaneAngle {
    let place = try table.place(of: instant.tt)
    let bases = CompiledTable.Bases(at: place)
    return .degrees(try table.evaluate(layout.obliquity, at: place, bases).value)
  }

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

internal import CKernels

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
    guard layout.bodies.isSuperset(of: bodies) else { throw notHeld(bodies) }
    let place = try table.place(of: instant.tt)
    unsafe kernel_prefetch(place.block, layout.headSize)
    var motions = InlineArray<23, SIMD2<Double>>(repeating: .zero)
    try unsafe motions.withPointer { motions throws(EphemerisError) in
      try unsafe fill(motions, of: bodies, at: place)
    }
    var sky = Sky(settingStatesOf: bodies, ut: instant.ut, tt: instant.tt, source: .compiled)
    let all = Self.forms(of: bodies)
    try unsafe withSeries(all, at: place) { numbers throws(EphemerisError) in
      var rest = bodies.rawValue
      while rest != 0 {
        let index = rest.trailingZeroBitCount
        rest &= rest &- 1
        let motion = motions.span[index]
        let (latitude, distance) = unsafe (numbers[2 &* index], numbers[2 &* index &+ 1])
        sky.states[index] = BodyState(
          longitude: EclipticLongitude(wrapping: motion.x),
          latitude: .degrees(latitude.x), distanceAU: distance.x,
          longitudePerDay: .degrees(motion.y), latitudePerDay: .degrees(latitude.y),
          distancePerDayAU: distance.y)
      }
    }
    return sky
  }

  /// The bits of the latitudes and distances of some bodies: two for each.
  private static func forms(of bodies: BodySet) -> UInt32 {
    // A table holds none of the bodies beyond these sixteen bits.
    var bits = bodies.rawValue & 0xffff
    bits = (bits | bits << 8) & 0x00ff_00ff
    bits = (bits | bits << 4) & 0x0f0f_0f0f
    bits = (bits | bits << 2) & 0x3333_3333
    bits = (bits | bits << 1) & 0x5555_5555
    return bits | bits << 1
  }

  /// Gives values and daily changes of some of the layout's forms, each at its number.
  ///
  /// The kernel takes nearly all; those whose segment was halved go the careful way.
  @inline(__always)
  private func withSeries<Result>(
    _ wanted: UInt32, at place: CompiledTable.Place,
    _ body: (UnsafeMutablePointer<SIMD2<Double>>) throws(EphemerisError) -> Result
  ) throws(EphemerisError) -> Result {
    var numbers = InlineArray<32, SIMD2<Double>>(repeating: .zero)
    return try unsafe numbers.withPointer { numbers throws(EphemerisError) in
      var left = unsafe layout.forms.withUnsafeBufferPointer { forms in
        unsafe kernel_series(
          place.block, place.x, table.slopePerDay, forms.baseAddress, wanted,
          UnsafeMutableRawPointer(numbers).assumingMemoryBound(to: (Double, Double).self))
      }
      while left != 0 {
        let form = left.trailingZeroBitCount
        left &= left &- 1
        unsafe numbers[form] = try evaluate(form, at: place)
      }
      return try unsafe body(numbers)
    }
  }

  /// One of the layout's forms by `ChebyshevSeries`, in the half that covers the instant.
  @inline(never)
  private func evaluate(
    _ form: Int, at place: CompiledTable.Place
  ) throws(EphemerisError) -> SIMD2<Double> {
    let series: ChebyshevSeries? =
      switch form {
      case CompiledLayout.obliquityForm: layout.obliquity
      case CompiledLayout.siderealForm: layout.siderealOffset
      default: form.isMultiple(of: 2) ? layout.latitudes[form / 2] : layout.distances[form / 2]
      }
    guard let series else { return .zero }
    let (value, perDay) = try table.evaluateHalved(series, at: place)
    return SIMD2(value, perDay)
  }

  /// House cusps and angles of an instant and a place, by our own computation.
  ///
  /// - Returns: Nil if the system is undefined there.
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the table.
  /// - Complexity: About 1 µs.
  public func houses(
    _ system: HouseSystem, at instant: Instant, place: GeographicPlace
  ) throws(EphemerisError) -> HouseCusps? {
    try checkSpan(contains: instant.ut)
    let earth = try orientation(at: instant)
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
  public func orientation(at instant: Instant) throws(EphemerisError) -> EarthOrientation {
    let place = try table.place(of: instant.tt)
    let (obliquityForm, siderealForm) = (CompiledLayout.obliquityForm, CompiledLayout.siderealForm)
    let wanted: UInt32 = 1 << UInt32(obliquityForm) | 1 << UInt32(siderealForm)
    let (obliquity, offset) = try unsafe withSeries(wanted, at: place) {
      numbers throws(EphemerisError) in
      unsafe (numbers[obliquityForm].x, numbers[siderealForm].x)
    }
    var steps = 0.0
    for step in table.facts.siderealSteps where instant.ut.days >= step.ut { steps += step.degrees }
    return EarthOrientation(
      obliquity: .degrees(obliquity),
      siderealTime: .degrees(
        EclipticLongitude(wrapping: EarthRotation.angle(at: instant.ut) + offset + steps).degrees))
  }
}

extension InlineArray where Element: BitwiseCopyable {
  /// Gives the elements' place.
  @inline(__always)
  mutating func withPointer<Result, Failure: Error>(
    _ body: (UnsafeMutablePointer<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe withUnsafeMutablePointer(to: &self) { array throws(Failure) in
      try unsafe body(UnsafeMutableRawPointer(array).assumingMemoryBound(to: Element.self))
    }
  }
}

extension Sky {
  /// The same sky as it is seen from a place on the ground instead of the Earth's centre.
  ///
  /// Parallax, which moves the Moon by up to 1°, and the aberration by the Earth's turning are in it. The nodes and
  /// apogees of the Moon's orbit are directions, so they stay where they are.
  ///
  /// - Parameters:
  ///   - place: The place, at height 0.
  ///   - earth: The Earth's orientation at the instant, by ``EphemerisProvider/orientation(at:)-(Instant)``.
  /// - Returns: The topocentric sky.
  public func seen(from place: GeographicPlace, earth: EarthOrientation) -> Self {
    let observer = Observer(place)
    var sky = self
    for body in bodies.bodies {
      sky.states[Int(body.rawValue)] = observer.topocentric(
        body, self[body], earth: earth)
    }
    return sky
  }
}

extension Observer {
  /// The state of a body as the observer sees it.
  func topocentric(
    _ body: CelestialBody, _ state: BodyState, earth: EarthOrientation
  ) -> BodyState {
    guard !Self.directions.contains(body) else { return state }
    let (apparent, change) = state.vectors
    let (position, velocity, acceleration) = motion(earth: earth)
    // The equator's axes into the ecliptic's.
    let back = -earth.obliquity
    let seen = apparent - position.turnedAboutX(by: back)
    let distance = seen.length
    let lightDays = distance / Self.lightPerDayAU
    let aberrated = seen + velocity.turnedAboutX(by: back) * lightDays
    let direction = aberrated * (1 / aberrated.length)
    let turning = acceleration.turnedAboutX(by: back) * lightDays
    let perDay =
      change - velocity.turnedAboutX(by: back) + turning - direction * direction.dot(turning)
    return BodyState(direction * distance, perDay: perDay)
  }

  /// Where the observer is, how fast the Earth carries him, and how that changes, in the axes of the true equator
  /// and equinox.
  private func motion(
    earth: EarthOrientation
  ) -> (position: Vector, perDay: Vector, perDayPerDay: Vector) {
    let armc = PlaneAngle.degrees(earth.siderealTime.degrees + longitudeDegrees)
    let turn = Self.radiansPerDay
    let position = Vector(
      x: fromAxisAU * armc.cosine, y: fromAxisAU * armc.sine, z: northAU)
    return (
      position, Vector(x: -position.y * turn, y: position.x * turn, z: 0),
      Vector(x: -position.x * turn * turn, y: -position.y * turn * turn, z: 0)
    )
  }
}

extension Vector {
  static func - (one: Self, other: Self) -> Self {
    Self(x: one.x - other.x, y: one.y - other.y, z: one.z - other.z)
  }

  static func + (one: Self, other: Self) -> Self {
    Self(x: one.x + other.x, y: one.y + other.y, z: one.z + other.z)
  }

  static func * (vector: Self, factor: Double) -> Self {
    Self(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
  }
}

extension BodyState {
  /// The state of a body whose place in the axes of the ecliptic and its change in a day are known.
  init(_ place: Vector, perDay: Vector) {
    let level = (place.x * place.x + place.y * place.y).squareRoot()
    let distance = place.length
    let outward = place.dot(perDay) / distance
    let around = (place.x * perDay.y - place.y * perDay.x) / (level * level)
    let north =
      (perDay.z * level * level - place.z * (place.x * perDay.x + place.y * perDay.y))
      / (level * distance * distance)
    let degrees = 180 / Double.pi
    self.init(
      longitude: EclipticLongitude(
        wrapping: PlaneAngle.arctangent(y: place.y, x: place.x).degrees),
      latitude: .arctangent(y: place.z, x: level), distanceAU: distance,
      longitudePerDay: .degrees(around * degrees), latitudePerDay: .degrees(north * degrees),
      distancePerDayAU: outward)
  }
}

public import Ephemeris

/// A line of an astrocartography map: the places of the Earth where a body was on an angle at an instant.
///
/// It goes by the body's own right ascension and declination (*in mundo*), as seen from the Earth's centre, and
/// the horizon has no refraction. So each line is half a great circle: the Midheaven's and the Imum Coeli's
/// are meridians, the Ascendant's and the Descendant's make up the circle of the horizon between them.
public struct AngularLine: Sendable, Hashable {
  /// The body.
  public let body: CelestialBody
  /// The angle that the body is on.
  public let angle: ChartAngle
  /// The longitude of the places where the body culminates, −180…180.
  let culminationLongitude: Double
  /// The body's declination in degrees.
  let declination: Double

  /// The lines of a birth: for each body the four angles, in the order of ``ChartAngle``.
  ///
  /// - Parameters:
  ///   - chart: The chart of the birth; its instant counts, its place does not.
  ///   - bodies: The bodies.
  ///   - ephemeris: Where the Earth's orientation and bodies that charts don't have come from.
  /// - Returns: nil where the time of birth isn't known: the lines go once round the Earth in a day.
  /// - Throws: ``/Ephemeris/EphemerisError`` for an instant outside the ephemeris or faulty data.
  /// - Complexity: About 2 µs for eleven bodies from the compiled table.
  public static func lines(
    of chart: NatalChart, bodies: BodySet = .eleven, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Self]? {
    guard chart.birth.openInstants(within: ephemeris.span) == nil else { return nil }
    let sky = try chart.sky(with: bodies, ephemeris: ephemeris)
    let earth = try ephemeris.orientation(at: chart.sky.instant)
    return bodies.bodies.flatMap { body in
      let place = EquatorialPlace(of: sky[body], trueObliquity: earth.obliquity)
      return ChartAngle.allCases.map { angle in
        Self(
          body: body, angle: angle,
          culminationLongitude: Self.wrapped(
            place.rightAscension.degrees - earth.siderealTime.degrees),
          declination: place.declination.degrees)
      }
    }
  }

  /// A longitude brought into −180…180.
  private static func wrapped(_ degrees: Double) -> Double {
    degrees.remainder(dividingBy: 360)
  }
}

extension AngularLine {
  /// The longitude of a meridian, −180…180; nil for the Ascendant and the Descendant, which bend.
  public var meridianLongitude: Double? {
    switch angle {
    case .midheaven: culminationLongitude
    case .imumCoeli: Self.wrapped(culminationLongitude + 180)
    case .ascendant, .descendant: nil
    }
  }

  /// The longitude of the line at a latitude, −180…180.
  ///
  /// - Parameter latitude: Degrees north, −90…90.
  /// - Returns: nil if the body does not cross the horizon at that latitude.
  public func longitude(atLatitude latitude: Double) -> Double? {
    if let meridianLongitude { return meridianLongitude }
    guard let hourAngle = hourAngle(atLatitude: latitude) else { return nil }
    return longitude(atHourAngle: hourAngle)
  }

  /// How far from the equator the line reaches: 90° for a meridian, else to where the body only grazes the
  /// horizon.
  public var greatestLatitude: Double {
    meridianLongitude == nil ? 90 - declination.magnitude : 90
  }

  /// The hour angle at which the body is on the horizon, 0°…180°: `cos H = −tan φ tan δ`.
  private func hourAngle(atLatitude latitude: Double) -> Double? {
    let (north, declination) = (PlaneAngle(degrees: latitude), PlaneAngle(degrees: declination))
    // Both cosines are positive short of the poles, and the division is left out.
    let cosine = -north.sine * declination.sine
    let scale = north.cosine * declination.cosine
    guard cosine.magnitude <= scale, scale > 0 else { return nil }
    let sine = ((scale - cosine) * (scale + cosine)).squareRoot()
    return PlaneAngle.arctangent(y: sine, x: cosine).degrees
  }

  /// The latitude at which the body is on the horizon at an hour angle.
  private func latitude(atHourAngle hourAngle: Double) -> Double {
    let (turn, declination) = (PlaneAngle(degrees: hourAngle), PlaneAngle(degrees: declination))
    let isNorth = declination.sine > 0
    return PlaneAngle.arctangent(
      y: isNorth ? -turn.cosine * declination.cosine : turn.cosine * declination.cosine,
      x: declination.sine.magnitude
    ).degrees
  }

  private func longitude(atHourAngle hourAngle: Double) -> Double {
    Self.wrapped(
      angle == .ascendant ? culminationLongitude - hourAngle : culminationLongitude + hourAngle)
  }
}

extension AngularLine {
  /// The line from south to north in pieces that don't cross the longitude of 180°.
  ///
  /// There is a point at each whole degree of latitude, at both ends, and more where the line turns along a
  /// parallel: it moves at most one degree in either coordinate. A piece that ends at 180° has its end
  /// there, and the next begins at −180°, or the other way round.
  public var pieces: [[GeographicPlace]] {
    if let meridianLongitude {
      return [[-90, 90].map { Self.place($0, meridianLongitude) }]
    }
    let turns = turns
    var pieces: [[GeographicPlace]] = []
    var piece: [GeographicPlace] = []
    for (index, turn) in turns.enumerated() {
      let longitude = longitude(atHourAngle: turn.hourAngle)
      if let last = piece.last, (longitude - last.longitude).magnitude > 180 {
        // The ends at the cut, which is half a turn from Greenwich.
        let side = last.longitude > 0 ? 180.0 : -180
        let cut = hourAngleOfCut(between: turns[index - 1].hourAngle, and: turn.hourAngle)
        let latitude = latitude(atHourAngle: cut)
        piece.append(Self.place(latitude, side))
        pieces.append(piece)
        piece = [Self.place(latitude, -side)]
      }
      piece.append(Self.place(turn.latitude, longitude))
    }
    pieces.append(piece)
    return pieces
  }

  /// The places of the line from south to north, their longitudes within −180…180.
  public var points: [GeographicPlace] { pieces.flatMap(\.self) }

  private static func place(_ latitude: Double, _ longitude: Double) -> GeographicPlace {
    GeographicPlace(roundedLatitude: latitude, longitude: longitude)
  }

  /// A point of a line that bends, in both of its forms.
  private struct Turn {
    let latitude: Double
    let hourAngle: Double
  }

  private var turns: [Turn] {
    let reach = greatestLatitude
    // On the equator a body rises at the same hour angle everywhere.
    let isVertical = declination == 0
    let southernEnd = isVertical ? 90.0 : declination > 0 ? 0 : 180
    var turns = [Turn(latitude: -reach, hourAngle: southernEnd)]
    func add(_ next: Turn) {
      let last = turns[turns.count - 1]
      let change = next.hourAngle - last.hourAngle
      let steps = isVertical ? 1 : Int(change.magnitude.rounded(.up))
      for step in 1..<max(steps, 1) {
        let hourAngle = last.hourAngle + change * Double(step) / Double(steps)
        turns.append(Turn(latitude: latitude(atHourAngle: hourAngle), hourAngle: hourAngle))
      }
      turns.append(next)
    }
    let last = Int((reach - Self.least).rounded(.down))
    for degree in -last...last {
      let latitude = Double(degree)
      guard let hourAngle = hourAngle(atLatitude: latitude) else { continue }
      add(Turn(latitude: latitude, hourAngle: hourAngle))
    }
    add(Turn(latitude: reach, hourAngle: 180 - southernEnd))
    return turns
  }

  /// How far from the end of a line a whole degree is still a point of its own.
  private static let least = 1e-6

  /// The hour angle between two at which the longitude is 180°.
  private func hourAngleOfCut(between first: Double, and second: Double) -> Double {
    let sense = angle == .ascendant ? -1.0 : 1
    let middle = (first + second) / 2
    // How far the middle's longitude is from 180°, which is less than a degree.
    let rest = (culminationLongitude + sense * middle - 180).remainder(dividingBy: 360)
    return middle - sense * rest
  }
}

extension AngularLine {
  /// How far a place is from the line along the Earth's surface, taken as a ball of 6371 km.
  public func kilometers(from place: GeographicPlace) -> Double {
    let (pole, middle) = circle
    let point = Direction(latitude: place.latitude, longitude: place.longitude)
    let across = point.dot(pole)
    let foot = point.dot(middle)
    let along = point.dot(pole.cross(middle))
    // The nearest point of the whole circle is on this half of it, or else one of the two ends is nearest.
    let angle =
      foot >= 0
      ? PlaneAngle.arctangent(y: across.magnitude, x: (foot * foot + along * along).squareRoot())
      : PlaneAngle.arctangent(
        y: (across * across + foot * foot).squareRoot(), x: along.magnitude)
    return angle.radians * 6_371
  }

  /// The pole of the great circle that the line is half of, and the middle of the line.
  private var circle: (pole: Direction, middle: Direction) {
    func onEquator(_ degreesEast: Double) -> Direction {
      Direction(latitude: 0, longitude: culminationLongitude + degreesEast)
    }
    let zenith = Direction(latitude: declination, longitude: culminationLongitude)
    return switch angle {
    case .midheaven: (onEquator(90), onEquator(0))
    case .imumCoeli: (onEquator(90), onEquator(180))
    case .ascendant: (zenith, onEquator(-90))
    case .descendant: (zenith, onEquator(90))
    }
  }

  /// A direction from the Earth's centre, of length 1.
  private struct Direction {
    let x: Double
    let y: Double
    let z: Double

    init(latitude: Double, longitude: Double) {
      let (north, east) = (PlaneAngle.degrees(latitude), PlaneAngle.degrees(longitude))
      x = north.cosine * east.cosine
      y = north.cosine * east.sine
      z = north.sine
    }

    private init(x: Double, y: Double, z: Double) {
      (self.x, self.y, self.z) = (x, y, z)
    }

    func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }

    func cross(_ other: Self) -> Self {
      Self(
        x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
    }
  }
}

extension AngularLine: CustomStringConvertible {
  /// Such as `Sun Midheaven`.
  public var description: String { "\(body.title) \(angle.title)" }
}

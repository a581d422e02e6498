public import Ephemeris

/// One chart made of two: each body halfway between its two places.
///
/// ```swift
/// let composite = try CompositeChart(of: hers, and: his, ephemeris: ephemeris)
/// let sun = composite[.sun].longitude
/// let rising = composite.houses?.angles.ascendant
/// ```
///
/// It never was in the sky, so that its bodies have no instant, and aspects neither apply nor separate. The
/// order of the two people never matters. Without a time of birth on either side there are bodies alone.
public struct CompositeChart: Sendable {
  /// The birth of the first person; whose chart is not kept, since it has four times the size of what is made
  /// of it.
  public let firstBirth: Birth
  /// The birth of the second.
  public let secondBirth: Birth
  /// How the houses were found, if there are any.
  public let method: CompositeChart.Method
  /// The eleven bodies, in the order of charts.
  public let bodies: [CompositeChart.Body]
  /// Angles and houses; nil if either time of birth isn't known.
  public let houses: CompositeChart.Houses?
  /// Where the bodies stand for each pair of hours that the births may have had; nil if both are known.
  private let possiblePlaces: [[ChartPlace]]

  /// Makes the composite of two charts.
  ///
  /// - Parameters:
  ///   - first: The first person.
  ///   - second: The second person.
  ///   - method: How the houses are found.
  ///   - system: The house system, whichever the charts show.
  ///   - ephemeris: Where the charts came from.
  /// - Throws: ``/Ephemeris/EphemerisError`` where the data are at fault.
  /// - Complexity: No sky; two sets of houses where the charts don't have them.
  public init(
    of first: borrowing Partner, and second: borrowing Partner,
    by method: CompositeChart.Method = .midpoint, houses system: HouseSystem = .placidus,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    firstBirth = first.chart.birth
    secondBirth = second.chart.birth
    self.method = method
    // Of two charts that have one hour each there is one possibility, which the bodies themselves are.
    let isOpen = first.possiblePlaces.count > 1 || second.possiblePlaces.count > 1
    let possible =
      isOpen
      ? first.possiblePlaces.flatMap { firsts in
        second.possiblePlaces.map { CompositeChart.Body.places(between: firsts, and: $0) }
      } : []
    possiblePlaces = possible
    bodies = ChartBody.allCases.map { body in
      // Two states are handed on, not two skies, which would be copied for each body.
      CompositeChart.Body(
        body, between: first.chart.sky[body.body], and: second.chart.sky[body.body],
        possible: possible)
    }
    houses = try CompositeChart.Houses(
      of: first.chart, and: second.chart, by: method, system, ephemeris: ephemeris)
  }

  /// Makes the composite of two charts.
  ///
  /// - Parameters:
  ///   - first: The first chart.
  ///   - second: The second chart.
  ///   - method: How the houses are found.
  ///   - system: The house system, whichever the charts show.
  ///   - ephemeris: Where the charts came from.
  /// - Throws: ``/Ephemeris/EphemerisError`` where the data are at fault.
  public init(
    of first: NatalChart, and second: NatalChart, by method: CompositeChart.Method = .midpoint,
    houses system: HouseSystem = .placidus, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    try self.init(
      of: try Partner(first, ephemeris: ephemeris), and: try Partner(second, ephemeris: ephemeris),
      by: method, houses: system, ephemeris: ephemeris)
  }

  /// A body.
  public subscript(body: ChartBody) -> CompositeChart.Body { bodies[Int(body.rawValue)] }

  /// The house that a body stands in; nil if there are none.
  public func house(of body: ChartBody) -> House? {
    houses?.frame.house(of: self[body].longitude)
  }

  /// The points, in the order of charts.
  public var places: [ChartPlace] {
    let places = bodies.map { body in
      ChartPlace(
        point: .body(body.body.body), longitude: body.longitude,
        longitudePerDay: body.longitudePerDay)
    }
    guard let angles = houses?.angles else { return places }
    return places
      + [ChartAngle.ascendant, .midheaven].map { angle in
        ChartPlace(point: .angle(angle), longitude: angles[angle], longitudePerDay: .zero)
      }
  }

  /// Where the points stand for each pair of hours that the births may have had; nil if both are known.
  ///
  /// Without both times there are no angles, so these are the bodies.
  var hoursLeftOpen: [[ChartPlace]]? { possiblePlaces.isEmpty ? nil : possiblePlaces }

  /// The aspects among the points, in their order; the angles make none with each other.
  ///
  /// - Parameter orbs: How far from exactness an aspect counts.
  /// - Returns: One aspect a pair at most.
  public func contacts(within orbs: OrbTable = .standard) -> [Contact] {
    Contact.all(among: places, possible: possiblePlaces, within: orbs)
  }
}

extension CompositeChart {
  /// A body of a composite chart.
  public struct Body: Sendable, Hashable {
    /// The body.
    public let body: ChartBody
    /// The nearer midpoint of its two places; of two that are equally near the one of smaller longitude.
    public let longitude: EclipticLongitude
    /// The other midpoint, where the two places are more than ``nearOpposition`` apart: there a second of arc
    /// turns the answer across the circle.
    public let otherLongitude: EclipticLongitude?
    /// The mean of the two latitudes.
    public let latitude: PlaneAngle
    /// The mean of the two daily motions.
    public let longitudePerDay: PlaneAngle
    /// Whether it stands in its sign at every hour that the births may have had.
    public let isCertain: Bool

    /// How far apart two places have to be for both midpoints to be reported.
    public static let nearOpposition = PlaneAngle.degrees(179)

    /// Whether the mean motion is westward.
    public var isRetrograde: Bool { longitudePerDay < .zero }

    fileprivate init(
      _ body: ChartBody, between one: BodyState, and other: BodyState, possible: [[ChartPlace]]
    ) {
      self.body = body
      longitude = one.longitude.midpoint(with: other.longitude)
      let isNear = one.longitude.separation(from: other.longitude) > Self.nearOpposition
      otherLongitude = isNear ? longitude.opposite : nil
      latitude = .degrees((one.latitude.degrees + other.latitude.degrees) / 2)
      longitudePerDay = .degrees(
        (one.longitudePerDay.degrees + other.longitudePerDay.degrees) / 2)
      guard !possible.isEmpty else {
        isCertain = true
        return
      }
      let sign = ZodiacSign(longitude)
      isCertain = possible.allSatisfy { ZodiacSign($0[Int(body.rawValue)].longitude) == sign }
    }

    /// The bodies halfway between those of two lists that begin with them.
    fileprivate static func places(
      between firsts: [ChartPlace], and seconds: [ChartPlace]
    ) -> [ChartPlace] {
      zip(firsts, seconds).prefix(ChartBody.allCases.count).map { first, second in
        ChartPlace(
          point: first.point, longitude: first.longitude.midpoint(with: second.longitude),
          longitudePerDay: .zero)
      }
    }
  }
}

extension CompositeChart: CustomStringConvertible {
  /// Such as `composite: Sun 24°08′ Gemini, Moon 13°39′ Pisces, …`.
  public var description: String {
    "composite: "
      + places.map { "\($0.point.title) \(ZodiacPosition($0.longitude))" }
      .joined(separator: ", ")
  }
}

extension CompositeChart.Body: CustomStringConvertible {
  /// Such as `Sun 24°08′ Gemini`.
  public var description: String { "\(body.title) \(ZodiacPosition(longitude))" }
}

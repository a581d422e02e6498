public import Ephemeris

/// A chart as one of two that are laid over each other: where its points stand, and its houses if it has any.
///
/// Births, returns, events, progressed and directed charts, composites and Davison charts all are layers, so any
/// of them can be compared with any other:
///
/// ```swift
/// let birth = ChartLayer(try Partner(chart, ephemeris: ephemeris))
/// let year = ChartLayer(try ProgressedChart(of: chart, at: now, ephemeris: ephemeris))
/// for contact in ChartComparison(birth, with: year, by: .kinds(.progressed)).contacts {
///   print(contact)
/// }
/// ```
public struct ChartLayer: Sendable {
  /// The points in the order of charts, with their motions.
  ///
  /// Without a time of birth a progressed or directed chart leaves the Moon out: half a day of birth time is
  /// years of life.
  public let places: [ChartPlace]
  /// The angles; nil if a time of birth isn't known.
  public let angles: ChartAngles?
  /// The houses; nil if there are none that a body could stand in.
  public let frame: HouseFrame?
  /// The days within which points move by their `longitudePerDay`: 1 for the sky of a time, a year for a chart of
  /// a year of life; nil for a chart that stands still, such as that of a birth.
  public let motionDays: Double?
  /// Where the points may stand at other hours, in the same order; the points themselves, once, if all hours are
  /// known.
  let possiblePlaces: [[ChartPlace]]

  private init(
    places: [ChartPlace], angles: ChartAngles?, frame: HouseFrame?, motionDays: Double?,
    possible: [[ChartPlace]]? = nil
  ) {
    self.places = places
    self.angles = angles
    self.frame = angles == nil ? nil : frame
    self.motionDays = motionDays
    possiblePlaces = possible ?? [places]
  }

  /// Takes a chart that was cast: of a birth, a return or the moment between two births, which stand still, or of
  /// a time whose sky moves on.
  ///
  /// - Parameters:
  ///   - partner: The chart.
  ///   - isMoving: Whether aspects to its points come and go: true for the sky of a time.
  public init(_ partner: Partner, isMoving: Bool = false) {
    self.init(
      places: partner.chart.places, angles: partner.chart.angles, frame: partner.chart.frame,
      motionDays: isMoving ? 1 : nil, possible: partner.possiblePlaces)
  }

  /// Takes a progressed chart, whose points move in years of life.
  public init(_ progressed: ProgressedChart) {
    let isTimed = progressed.angles != nil
    self.init(
      places: progressed.places.filter { isTimed || $0.point != .body(.moon) },
      angles: progressed.angles, frame: progressed.frame, motionDays: Progression.daysPerYear)
  }

  /// Takes a directed chart, whose points move in years of life; its houses are those of the birth, moved by the
  /// same arc.
  public init(_ directed: DirectedChart) {
    let (natal, arc) = (directed.natal, directed.arc)
    let angles = natal.angles.map { angles in
      ChartAngles(
        ascendant: arc.directed(angles.ascendant), midheaven: arc.directed(angles.midheaven))
    }
    self.init(
      places: directed.places.filter(natal.isDirectable), angles: angles,
      frame: HouseFrame(origin: natal.frame.origin, cusps: natal.frame.cusps.map(arc.directed)),
      motionDays: Progression.daysPerYear)
  }

  /// Takes a composite chart.
  public init(_ composite: CompositeChart) {
    self.init(
      places: composite.places, angles: composite.houses?.angles, frame: composite.houses?.frame,
      motionDays: nil, possible: composite.hoursLeftOpen)
  }
}

extension ChartLayer {
  /// The same points as they move in a day of life; those of a chart that stands still do not move.
  var dailyPlaces: [ChartPlace] {
    places.map { place in
      ChartPlace(
        point: place.point, longitude: place.longitude,
        longitudePerDay: motionDays.map { .degrees(place.longitudePerDay.degrees / $0) } ?? .zero)
    }
  }

  /// The house of this chart that a longitude lies in; nil if the chart has no houses.
  public func house(of longitude: EclipticLongitude) -> House? { frame?.house(of: longitude) }
}

extension ChartLayer: CustomStringConvertible {
  /// Such as `Sun 24°08′ Gemini, Moon 13°39′ Pisces, …`.
  public var description: String {
    places.map { "\($0.point.title) \(ZodiacPosition($0.longitude))" }.joined(separator: ", ")
  }
}

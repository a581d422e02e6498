public import Ephemeris

/// One of two people whose charts are laid beside each other: the chart, and where its points may stand at
/// other hours where that of the birth isn't known.
public struct Partner: Sendable {
  /// The chart.
  public let chart: NatalChart
  /// The points at the beginning and at the end of the hours that the birth may have had; the chart's own,
  /// once, where its time is known.
  let possiblePlaces: [[ChartPlace]]

  /// Asks an ephemeris what a chart doesn't hold.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` where a date-only birth's date is at an edge of the ephemeris, or
  ///   what is wrong with the data.
  /// - Complexity: Nothing for a timed chart, two skies for a date-only one.
  public init(
    _ chart: NatalChart, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.chart = chart
    guard let hours = chart.birth.openInstants(within: ephemeris.span) else {
      possiblePlaces = [chart.places]
      return
    }
    var possible: [[ChartPlace]] = []
    for instant in [hours.lowerBound, hours.upperBound] {
      let sky = try ephemeris.sky(at: instant)
      try sky.bodies.checkHold(.eleven)
      possible.append(chart.places(in: sky))
    }
    possiblePlaces = possible
  }
}

extension Partner {
  /// The aspects among the chart's own points, in their order, with whether each is there at every hour that
  /// the birth may have had; the angles make none with each other.
  ///
  /// - Parameter orbs: How far from exactness an aspect counts.
  /// - Returns: One aspect a pair at most.
  public func contacts(within orbs: OrbTable = .standard) -> [Contact] {
    Contact.all(among: chart.places, possible: possiblePlaces, within: orbs)
  }

  /// Whether a body of the chart stands in its sign at every hour that the birth may have had.
  public func signIsCertain(of body: ChartBody) -> Bool {
    let sign = chart.position(of: body).sign
    return possiblePlaces.allSatisfy { places in
      places.allSatisfy { $0.point != .body(body.body) || ZodiacSign($0.longitude) == sign }
    }
  }
}

extension Partner: CustomStringConvertible {
  /// The same as the chart's.
  public var description: String { chart.description }
}

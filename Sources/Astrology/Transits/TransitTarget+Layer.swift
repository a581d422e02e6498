public import Ephemeris

extension TransitTarget {
  /// The targets of the points of any chart, such as a composite, in the order of charts.
  ///
  /// - Precondition: orbs are below 90°.
  public static func all(of layer: ChartLayer, within orbs: OrbTable = .standard) -> [Self] {
    all(of: layer.places, within: orbs)
  }
}

extension TransitCalendar {
  /// Creates the calendar of any chart that stands still, such as a composite or the chart between two births.
  ///
  /// ```swift
  /// let composite = ChartLayer(try CompositeChart(of: hers, and: his, ephemeris: ephemeris))
  /// let transits = try TransitCalendar(of: composite).transits(during: year, ephemeris: ephemeris)
  /// ```
  ///
  /// - Parameters:
  ///   - layer: The chart. Without both times of birth it has no Ascendant and Midheaven.
  ///   - bodies: The transiting bodies.
  ///   - orbs: How far from exactness a transit is in force.
  /// - Precondition: orbs are below 90°.
  public init(of layer: ChartLayer, bodies: BodySet = .eleven, orbs: OrbTable = .standard) {
    self.init(targets: TransitTarget.all(of: layer, within: orbs), bodies: bodies)
  }
}

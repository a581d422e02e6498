package import Astrology
package import Ephemeris

/// The life of a transit, as an element of `transits.schema.json`: the array of
/// `astrolabe transits --json`.
///
/// What lies more than three years before the span or after it is not reported: `enters` or `leaves` is
/// null then, and exact moments so far away are left out.
package struct TransitDocument: JSONWritable, Sendable {
  /// How far beyond the span a life is reported: three Julian years.
  package static let horizonDays = 3 * 365.25

  private let transit: Transit
  private let horizon: ClosedRange<JulianDay<UT1>>

  /// Describes a transit of a span.
  package init(_ transit: Transit, during span: Range<JulianDay<UT1>>) {
    self.transit = transit
    horizon =
      span.lowerBound.advanced(
        byDays: -Self.horizonDays)...span.upperBound.advanced(
        byDays: Self.horizonDays)
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the element.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("transit_planet")
      json.string(transit.body.name)
      json.key("natal_planet")
      json.string(transit.natal.name)
      json.key("aspect")
      json.string(transit.aspect.name)
      json.key("orb")
      json.number(transit.orb.degrees, decimals: 4)
      json.key("enters")
      json.optional(written(transit.enters)) { json, instant in json.string(instant.iso8601) }
      json.key("exact")
      json.array(transit.passes.compactMap { written($0.at) }) { json, instant in
        json.string(instant.iso8601)
      }
      json.key("leaves")
      json.optional(written(transit.leaves)) { json, instant in json.string(instant.iso8601) }
    }
  }

  private func written(_ instant: JulianDay<UT1>?) -> JulianDay<UT1>? {
    instant.flatMap { horizon.contains($0) ? $0 : nil }
  }
}

/// Solar and lunar returns, as `returns.schema.json` has them: what `astrolabe returns --json` writes.
package struct ReturnsDocument: JSONWritable, Sendable {
  private let returns: [(moment: PlanetaryReturn, chart: NatalChart?)]

  /// Describes some returns.
  package init(_ returns: [PlanetaryReturn]) {
    self.returns = returns.map { ($0, nil) }
  }

  /// Describes some returns with the chart of each.
  package init(_ returns: [(moment: PlanetaryReturn, chart: NatalChart)]) {
    self.returns = returns.map { ($0.moment, $0.chart) }
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the array; longitudes have full precision.
  package func write(to json: inout JSONWriter) {
    json.array(returns) { json, one in
      let moment = one.moment
      json.object { json in
        json.key("body")
        json.string(moment.body.name)
        json.key("number")
        json.integer(moment.number)
        json.key("at")
        json.string(moment.at.iso8601)
        json.key("longitude")
        json.exact(moment.longitude.degrees)
        if let chart = one.chart {
          json.key("chart")
          NatalChartDocument(chart).write(to: &json)
        }
      }
    }
  }
}

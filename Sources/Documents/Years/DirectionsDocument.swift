package import Astrology
internal import Ephemeris

/// A chart directed by an arc, as `directions.schema.json` has it: what `astrolabe directions --at … --json`
/// writes.
///
/// Longitudes and the arc have full precision, orbs four decimals.
package struct DirectionsDocument: JSONWritable, Sendable {
  private let chart: DirectedChart

  /// Describes a directed chart.
  package init(_ chart: DirectedChart) {
    self.chart = chart
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("target")
      json.string(chart.target.iso8601)
      json.key("years")
      json.exact(chart.arc.years)
      json.key("arc_method")
      json.string(chart.arc.kind.name)
      json.key("converse")
      json.bool(chart.arc.isConverse)
      json.key("arc")
      json.exact(chart.arc.arc.degrees)
      json.key("points")
      json.array(chart.places) { json, place in
        json.object { json in
          json.key("name")
          json.string(place.point.name)
          json.key("longitude")
          json.exact(place.longitude.degrees)
          json.key("sign")
          json.string(ZodiacSign(place.longitude).name)
        }
      }
      json.key("aspects")
      json.array(chart.aspects()) { json, aspect in
        json.object { json in
          json.key("directed")
          json.string(aspect.directed.name)
          json.key("natal")
          json.string(aspect.natal.name)
          json.aspect(aspect.kind, aspect.geometry)
        }
      }
    }
  }
}

/// A direction at the moment it is exact, as an element of the array in `directions.schema.json`: what
/// `astrolabe directions --from … --to … --json` writes.
package struct ExactDirectionDocument: JSONWritable, Sendable {
  private let direction: DirectionCalendar.ExactDirection

  /// Describes a direction.
  package init(_ direction: DirectionCalendar.ExactDirection) {
    self.direction = direction
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the element.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("directed")
      json.string(direction.directed.name)
      json.key("natal")
      json.string(direction.natal.name)
      json.key("aspect")
      json.string(direction.aspect.name)
      json.key("arc")
      json.exact(direction.arc.degrees)
      json.key("at")
      json.string(direction.at.iso8601)
      json.uncertainty(days: direction.uncertainDays)
    }
  }
}

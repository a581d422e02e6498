package import Astrology
package import Ephemeris

/// Any chart laid over any other, as `comparison.schema.json` has it: what `astrolabe compare --json` writes.
///
/// Longitudes have full precision, orbs four decimals, instants are to the second.
package struct ComparisonDocument: JSONWritable, Sendable {
  /// What is known of one of the two charts.
  package struct Side: Sendable {
    /// The name of its kind, such as `progressed`.
    package let kind: String
    /// Whether it is the other person's.
    package let isOfOther: Bool
    /// The chart.
    package let layer: ChartLayer
    /// When it is cast; nil for a composite.
    package let instant: JulianDay<UT1>?
    /// The place whose horizon it has.
    package let place: GeographicPlace?
    /// Which return it is; nil for another kind.
    package let returned: PlanetaryReturn?

    /// Describes a chart.
    package init(
      kind: String, isOfOther: Bool, layer: ChartLayer, instant: JulianDay<UT1>?,
      place: GeographicPlace?, returned: PlanetaryReturn? = nil
    ) {
      self.kind = kind
      self.isOfOther = isOfOther
      self.layer = layer
      self.instant = instant
      self.place = place
      self.returned = returned
    }
  }

  private let comparison: ChartComparison
  private let inner: Side
  private let outer: Side

  /// Describes two charts and what is between them.
  package init(_ comparison: ChartComparison, inner: Side, outer: Side) {
    self.comparison = comparison
    self.inner = inner
    self.outer = outer
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("inner")
      Self.write(inner, to: &json)
      json.key("outer")
      Self.write(outer, to: &json)
      json.field("orbs", comparison.orbs.name?.name ?? "custom")
      json.key("contacts")
      json.array(comparison.contacts) { json, contact in
        json.object { json in
          json.field("inner", contact.first.name)
          json.field("outer", contact.second.name)
          json.contact(contact)
          json.key("motion")
          json.optional(contact.motion?.name) { $0.string($1) }
        }
      }
      json.key("minor_contacts")
      json.array(comparison.minorContacts) { json, contact in
        json.object { json in
          json.field("inner", contact.first.name)
          json.field("outer", contact.second.name)
          json.field("aspect", contact.kind.name)
          json.key("orb")
          json.number(contact.orb.degrees, decimals: 4)
          json.key("certain")
          json.bool(contact.isCertain)
          json.key("motion")
          json.optional(contact.motion?.name) { $0.string($1) }
        }
      }
      json.key("houses")
      json.object { json in
        json.key("outer_in_inner")
        Self.write(comparison.outerInInner, to: &json)
        json.key("inner_in_outer")
        Self.write(comparison.innerInOuter, to: &json)
      }
    }
  }

  private static func write(_ side: Side, to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", side.kind)
      json.field("of", side.isOfOther ? "other" : "subject")
      json.key("at")
      json.optional(side.instant?.iso8601) { $0.string($1) }
      json.key("place")
      json.optional(side.place) { json, place in
        json.object { json in
          json.key("lat")
          json.exact(place.latitude)
          json.key("lon")
          json.exact(place.longitude)
        }
      }
      json.key("return")
      json.optional(side.returned) { json, returned in
        json.object { json in
          json.field("body", returned.body.name)
          json.key("number")
          json.integer(returned.number)
        }
      }
      json.key("points")
      json.array(side.layer.places) { json, place in write(place, in: side.layer, to: &json) }
      json.key("cusps")
      json.optional(side.layer.frame?.cusps) { json, cusps in
        json.array(cusps) { $0.exact($1.degrees) }
      }
    }
  }

  private static func write(
    _ place: ChartPlace, in layer: ChartLayer, to json: inout JSONWriter
  ) {
    let printed = PrintedLongitude(place.longitude)
    json.object { json in
      json.field("name", place.point.name)
      json.key("longitude")
      json.exact(place.longitude.degrees)
      json.field("sign", printed.sign.name)
      json.key("degree_in_sign")
      json.number(printed.degreeInSign, decimals: 4)
      json.key("house")
      json.optional(layer.house(of: place.longitude)?.number) { $0.integer($1) }
      json.key("retrograde")
      json.bool(place.longitudePerDay < .zero)
    }
  }

  private static func write(_ visits: [Synastry.HouseVisit]?, to json: inout JSONWriter) {
    json.optional(visits) { json, visits in
      json.array(visits) { json, visit in
        json.object { json in
          json.field("body", visit.body.name)
          json.key("house")
          json.integer(visit.house.number)
          json.key("certain")
          json.bool(visit.isCertain)
        }
      }
    }
  }
}

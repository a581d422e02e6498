package import Ephemeris
internal import Astrology

/// Where fixed stars stand at an instant, as `stars.schema.json` has it: what `astrolabe stars --json` writes.
///
/// Places and motions have all their digits.
package struct StarsDocument: JSONWritable, Sendable {
  private let instant: Instant
  private let places: [FixedStar.Place]

  /// Describes the places of some stars at an instant.
  package init(_ places: [FixedStar.Place], at instant: Instant) {
    self.places = places
    self.instant = instant
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("instant", instant.ut.iso8601)
      json.key("jd_ut")
      json.exact(instant.ut.days)
      json.key("jd_tt")
      json.exact(instant.tt.days)
      json.key("stars")
      json.array(places) { json, place in Self.write(place, to: &json) }
    }
  }

  private static func write(_ place: FixedStar.Place, to json: inout JSONWriter) {
    let printed = PrintedLongitude(place.longitude)
    json.object { json in
      json.field("name", place.star.name)
      json.field("designation", place.star.designation)
      json.key("magnitude")
      json.optional(place.star.magnitude) { $0.exact($1) }
      json.key("longitude")
      json.exact(place.longitude.degrees)
      json.field("sign", printed.sign.name)
      json.key("degree_in_sign")
      json.number(printed.degreeInSign, decimals: 4)
      json.key("latitude")
      json.exact(place.latitude.degrees)
      json.key("longitude_per_day")
      json.exact(place.longitudePerDay.degrees)
      json.key("right_ascension")
      json.exact(place.equatorial.rightAscension.degrees)
      json.key("declination")
      json.exact(place.equatorial.declination.degrees)
    }
  }
}

package import Astrology
internal import Ephemeris

/// The bodies of a birth over its horizon, as `local_space.schema.json` has them: what
/// `astrolabe lines --local-space --json` writes.
package struct LocalSpaceDocument: JSONWritable, Sendable {
  private let places: [HorizontalPlace]

  /// Describes the places of some bodies.
  package init(_ places: [HorizontalPlace]) {
    self.places = places
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the array.
  package func write(to json: inout JSONWriter) {
    json.array(places) { json, place in
      json.object { json in
        json.key("body")
        json.string(place.body.name)
        json.key("azimuth")
        json.exact(place.azimuth.degrees)
        json.key("altitude")
        json.exact(place.altitude.degrees)
      }
    }
  }
}

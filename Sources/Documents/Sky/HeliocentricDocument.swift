package import Ephemeris

/// Where the planets are as seen from the Sun, as `heliocentric.schema.json` has it: one line of
/// `astrolabe sky --heliocentric --json`.
///
/// Numbers have full precision.
package struct HeliocentricDocument: JSONWritable, Sendable {
  private let sky: HeliocentricSky

  /// Describes a sky.
  package init(_ sky: HeliocentricSky) {
    self.sky = sky
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.instant(sky.instant)
      json.key("planets")
      json.array(HeliocentricSky.Planet.allCases) { json, planet in
        json.object { json in
          json.key("name")
          json.string(planet.name)
          json.state(sky[planet])
        }
      }
    }
  }
}

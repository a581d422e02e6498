package import Astrology
package import Ephemeris

/// The lines of an astrocartography map, as `lines.schema.json` has them: what `astrolabe lines --json` writes.
///
/// A meridian has its longitude, a line that bends its points from south to north, each as longitude and
/// latitude to six decimals.
package struct LinesDocument: JSONWritable, Sendable {
  private let lines: [AngularLine]
  private let place: GeographicPlace?

  /// Describes some lines.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - place: A place whose distance from each line is reported, too.
  package init(_ lines: [AngularLine], for place: GeographicPlace? = nil) {
    self.lines = lines
    self.place = place
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.array(lines) { json, line in
      json.object { json in
        json.line(line, for: place)
        if let longitude = line.meridianLongitude {
          json.key("longitude")
          json.exact(longitude)
        } else {
          json.key("points")
          json.points(line.points)
        }
      }
    }
  }
}

/// The same lines as GeoJSON (RFC 7946), which maps can show: what `astrolabe lines --geojson` writes.
///
/// Each line is a feature: a `LineString`, or a `MultiLineString` where it crosses the longitude of 180°.
package struct LinesGeoDocument: JSONWritable, Sendable {
  private let lines: [AngularLine]
  private let place: GeographicPlace?

  /// Describes some lines, and how far a place is from each if one is given.
  package init(_ lines: [AngularLine], for place: GeographicPlace? = nil) {
    self.lines = lines
    self.place = place
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("type")
      json.string("FeatureCollection")
      json.key("features")
      json.array(lines) { json, line in write(line, to: &json) }
    }
  }

  private func write(_ line: AngularLine, to json: inout JSONWriter) {
    let pieces = line.pieces
    json.object { json in
      json.key("type")
      json.string("Feature")
      json.key("properties")
      json.object { $0.line(line, for: place) }
      json.key("geometry")
      json.object { json in
        json.key("type")
        json.string(pieces.count == 1 ? "LineString" : "MultiLineString")
        json.key("coordinates")
        if pieces.count == 1 {
          json.points(pieces[0])
        } else {
          json.array(pieces) { json, piece in json.points(piece) }
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes which line it is, and how far a place is from it.
  fileprivate mutating func line(_ line: AngularLine, for place: GeographicPlace?) {
    key("body")
    string(line.body.name)
    key("angle")
    string(line.angle.name)
    if let place {
      key("kilometers")
      number(line.kilometers(from: place), decimals: 1)
    }
  }

  /// Writes points as pairs of longitude and latitude.
  fileprivate mutating func points(_ points: [GeographicPlace]) {
    array(points) { json, point in
      json.array([point.longitude, point.latitude]) { $0.number($1, decimals: 6) }
    }
  }
}

public import Ephemeris

/// Where the bodies are, as `sky.schema.json` has it: one line of `astrolabe sky --json`.
///
/// Numbers have full precision.
public struct SkyDocument: JSONWritable, Sendable {
  private let sky: Sky

  /// Describes a sky.
  public init(_ sky: Sky) {
    self.sky = sky
  }

  /// Writes the document.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("at")
      json.string(sky.ut.iso8601)
      json.key("jd_ut")
      json.exact(sky.ut.days)
      json.key("jd_tt")
      json.exact(sky.tt.days)
      json.key("bodies")
      json.array(sky.bodies.bodies) { json, body in write(body, to: &json) }
    }
  }

  private func write(_ body: CelestialBody, to json: inout JSONWriter) {
    let state = sky[body]
    json.object { json in
      json.key("name")
      json.string(body.name)
      json.key("longitude")
      json.exact(state.longitude.degrees)
      json.key("latitude")
      json.exact(state.latitude.degrees)
      json.key("distance_au")
      json.exact(state.distanceAU)
      json.key("longitude_per_day")
      json.exact(state.longitudePerDay.degrees)
      json.key("latitude_per_day")
      json.exact(state.latitudePerDay.degrees)
      json.key("distance_per_day_au")
      json.exact(state.distancePerDayAU)
      json.key("source")
      json.string(sky.source(of: body).rawValue)
    }
  }
}

internal import Astrology
internal import Ephemeris
internal import Readings

extension MoreDocument {
  /// The slow bodies: where they are and what they make with each other.
  func writeCollective(to json: inout JSONWriter) {
    let sky = reading.day.sky
    json.object { json in
      json.key("aspects")
      json.array(outlook.collective) { json, aspect in
        json.object { json in
          json.key("bodies")
          json.array([aspect.first, aspect.second]) { json, body in json.string(body.name) }
          json.key("aspect")
          json.string(aspect.kind.name)
          json.key("orb")
          json.measure(aspect.geometry.orb.magnitude.degrees)
          json.key("motion")
          json.string(aspect.geometry.motion.rawValue)
          json.key("next_exact")
          json.optional(aspect.nextExact) { $0.string($1.iso8601) }
        }
      }
      json.key("slow_bodies")
      json.array(CollectiveAspect.bodies.bodies) { json, body in
        json.object { json in
          json.key("body")
          json.string(body.name)
          PrintedLongitude(sky[body].longitude).writeFields(longitudeKey: "longitude", to: &json)
          json.key("retrograde")
          json.bool(sky[body].isRetrograde)
        }
      }
    }
  }

  /// What the reading was computed with, and by which conventions.
  func writeProvenance(to json: inout JSONWriter) {
    let day = reading.day
    json.object { json in
      json.key("engine")
      json.string(EngineVersion.text)
      json.key("libswe")
      json.string(provenance.libraryVersion)
      json.key("ephemeris")
      json.string(day.sky.source(of: .sun).rawValue)
      json.key("ephemeris_first")
      json.string(day.ephemeris.span.first.description)
      json.key("ephemeris_last")
      json.string(day.ephemeris.span.last.description)
      json.key("files")
      json.array(provenance.files) { json, file in
        json.object { json in
          json.key("name")
          json.string(file.name)
          json.key("sha256")
          json.string(file.sha256)
        }
      }
      json.key("tz_version")
      json.optional(provenance.zonesVersion) { $0.string($1) }
      json.key("conventions")
      writeConventions(to: &json)
    }
  }

  private func writeConventions(to json: inout JSONWriter) {
    let origin = reading.chart.frame.origin
    let conventions = [
      ("zodiac", "tropical"), ("places", "apparent geocentric, true equinox of date"),
      ("north_node", "mean"), ("house_system", origin.name), ("time", "UTC taken as UT1"),
      ("scores", reading.day.isInstant ? "of the instant" : "means over four instants of the day"),
    ]
    json.object { json in
      for (key, value) in conventions {
        json.key(named: key)
        json.string(value)
      }
    }
  }
}

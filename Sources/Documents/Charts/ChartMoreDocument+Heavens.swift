internal import Astrology
internal import Ephemeris

/// The Moon and the eclipses before birth, and the fixed stars.
extension ChartMoreDocument {
  func write(_ prenatal: PrenatalMoons, to json: inout JSONWriter) {
    json.object { json in
      json.key("lunation")
      json.optional(prenatal.lunation) { json, lunation in
        json.object { json in
          json.field("phase", lunation.quarter.name)
          json.field("at", lunation.at.iso8601)
          writePlace(lunation.longitude, to: &json)
          json.key("certain")
          json.bool(prenatal.isCertain)
        }
      }
      for (key, placed) in [
        ("solar_eclipse", prenatal.solarEclipse), ("lunar_eclipse", prenatal.lunarEclipse),
      ] {
        json.key(named: key)
        json.optional(placed) { json, placed in
          json.object { json in
            json.field("kind", placed.eclipse.kind.name)
            json.field("at", placed.eclipse.maximum.iso8601)
            json.key("magnitude")
            json.share(placed.eclipse.magnitude)
            writePlace(placed.longitude, to: &json)
          }
        }
      }
    }
  }

  func write(_ contact: Finding<StarContact>, to json: inout JSONWriter) {
    json.object { json in
      json.field("star", contact.place.star.name)
      json.field("with", contact.point.name)
      json.orb(contact.orb, isCertain: contact.isCertain)
      json.key("magnitude")
      json.optional(contact.place.star.magnitude) { $0.exact($1) }
      json.key("longitude")
      json.exact(contact.place.longitude.degrees)
      json.key("latitude")
      json.exact(contact.place.latitude.degrees)
    }
  }
}

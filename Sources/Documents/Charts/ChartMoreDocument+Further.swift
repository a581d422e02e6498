internal import Astrology
internal import Ephemeris

extension ChartMoreDocument {
  /// The aspects of the further points, the bodies of the Hamburg school and the asteroids that were asked for, and
  /// the parans with the stars.
  func writeFurther(to json: inout JSONWriter) {
    json.key("point_aspects")
    json.array(wider.pointAspects().flatMap { point in point.aspects.map { (point.body, $0) } }) {
      json, found in
      json.object { json in
        json.field("point", found.0.name)
        Self.writeFields(of: found.1, to: &json)
      }
    }
    if !further.isEmpty {
      json.key("further_bodies")
      json.array(further) { json, point in write(point, to: &json) }
    }
    guard let stars else { return }
    json.key("parans")
    json.optional(wider.horizon) { json, _ in
      json.array(Paran.all(of: stars, in: wider)) { json, paran in
        json.object { json in
          json.field("star", paran.star.name)
          json.field("star_angle", paran.starAngle.name)
          json.field("body", paran.body.name)
          json.field("body_angle", paran.bodyAngle.name)
          json.key("orb")
          json.number(paran.orb.degrees, decimals: 4)
        }
      }
    }
  }

  private func write(_ point: FurtherPoint, to json: inout JSONWriter) {
    json.object { json in
      json.field("name", point.body.name)
      json.field("title", point.body.title)
      writePlace(point.state.longitude, to: &json)
      json.key("latitude")
      json.exact(point.state.latitude.degrees)
      json.key("speed")
      json.exact(point.state.longitudePerDay.degrees)
      json.key("aspects")
      json.array(point.aspects) { json, aspect in
        json.object { json in Self.writeFields(of: aspect, to: &json) }
      }
    }
  }

  private static func writeFields(of aspect: FurtherAspect, to json: inout JSONWriter) {
    json.field("with", aspect.with.name)
    json.field("aspect", aspect.kind.name)
    json.key("orb")
    json.number(aspect.orb.degrees, decimals: 4)
    json.key("applying")
    json.bool(aspect.geometry.motion == .applying)
  }
}

package import Astrology
public import Ephemeris

/// Something that happens in the sky, as an element of `events.schema.json`: the array of
/// `astrolabe events --json`.
///
/// Instants are to the second, longitudes have four decimals.
package struct SkyEventDocument: JSONWritable, Sendable {
  private let event: SkyEvent

  /// Describes an event.
  package init(_ event: SkyEvent) {
    self.event = event
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the element.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", event.kind.rawValue)
      switch event {
      case .lunation(let lunation): Self.write(lunation, to: &json)
      case .ingress(let ingress): Self.write(ingress, to: &json)
      case .station(let station): Self.write(station, to: &json)
      case .aspect(let aspect): Self.write(aspect, to: &json)
      case .void(let void): Self.write(void, to: &json)
      case .eclipse(let eclipse): Self.write(eclipse, to: &json)
      }
    }
  }

  private static func write(_ lunation: Lunation, to json: inout JSONWriter) {
    json.field("phase", lunation.quarter.name)
    json.field("at", lunation.at.iso8601)
    json.key("longitude")
    json.longitude(lunation.longitude)
  }

  private static func write(_ ingress: SignIngress, to json: inout JSONWriter) {
    json.field("body", ingress.body.name)
    json.field("sign", ingress.sign.name)
    json.field("motion", ingress.motion.rawValue)
    json.field("at", ingress.at.iso8601)
  }

  private static func write(_ station: Station, to json: inout JSONWriter) {
    json.field("body", station.body.name)
    json.field("motion", station.motion.rawValue)
    json.field("at", station.at.iso8601)
    json.key("longitude")
    json.longitude(station.longitude)
  }

  private static func write(_ aspect: ExactAspect, to json: inout JSONWriter) {
    json.key("bodies")
    json.array([aspect.first, aspect.second]) { json, body in json.string(body.name) }
    json.field("aspect", aspect.kind.name)
    json.field("at", aspect.at.iso8601)
    json.key("longitudes")
    json.array([aspect.firstLongitude, aspect.secondLongitude]) { json, longitude in
      json.longitude(longitude)
    }
  }

  private static func write(_ void: VoidOfCourse, to json: inout JSONWriter) {
    json.field("from", void.start.iso8601)
    json.field("to", void.end.iso8601)
    json.field("sign", void.sign.name)
    json.field("next_sign", void.nextSign.name)
    json.key("last_aspect")
    json.optional(void.lastAspect) { json, aspect in
      json.object { json in
        json.field("body", aspect.body.name)
        json.field("aspect", aspect.kind.name)
      }
    }
  }

  private static func write(_ eclipse: Eclipse, to json: inout JSONWriter) {
    json.field("of", eclipse.luminary.rawValue)
    json.field("type", eclipse.kind.rawValue)
    json.field("at", eclipse.maximum.iso8601)
    json.saros(eclipse.saros)
  }
}

extension JSONWriter {
  fileprivate mutating func longitude(_ longitude: EclipticLongitude) {
    number(PrintedLongitude(longitude).degrees, decimals: 4)
  }
}

/// Where the bodies are, as `sky.schema.json` has it: one line of `astrolabe sky --json`.
///
/// Numbers have full precision.
public struct SkyDocument: Sendable {
  private let sky: Sky
  private let ayanamsa: Ayanamsa.Value?
  private let place: GeographicPlace?

  /// Describes a sky.
  ///
  /// - Parameters:
  ///   - sky: The sky.
  ///   - ayanamsa: What is taken off the longitudes; nil for the tropical zodiac.
  ///   - place: The place that it is seen from, nil for the Earth's centre.
  public init(
    _ sky: Sky, ayanamsa: Ayanamsa.Value? = nil, seenFrom place: GeographicPlace? = nil
  ) {
    self.sky = sky
    self.ayanamsa = ayanamsa
    self.place = place
  }

  /// The document as JSON, the same text for the same value on every machine.
  public var json: String { JSONWriter.text(self) }

  /// Writes the document.
  @_spi(FrontEnd) public func write(to json: inout JSONWriter) {
    json.object { json in
      json.instant(sky.instant)
      if let ayanamsa {
        json.key("zodiac")
        json.zodiac(ayanamsa)
      }
      if let place {
        json.key("seen_from")
        json.object { json in
          json.key("lat")
          json.exact(place.latitude)
          json.key("lon")
          json.exact(place.longitude)
        }
      }
      json.key("bodies")
      json.array(sky.bodies.bodies) { json, body in write(body, to: &json) }
    }
  }

  private func write(_ body: CelestialBody, to json: inout JSONWriter) {
    let tropical: BodyState = sky[body]
    let state = ayanamsa?.sidereal(tropical) ?? tropical
    json.object { json in
      json.key("name")
      json.string(body.name)
      json.state(state)
      json.key("source")
      json.string(sky.source(of: body).rawValue)
    }
  }
}

@_spi(FrontEnd) extension SkyDocument: JSONWritable {}

extension JSONWriter {
  /// Writes an instant, to the second and in full on both scales.
  mutating func instant(_ instant: Instant) {
    key("at")
    string(instant.ut.iso8601)
    key("jd_ut")
    exact(instant.ut.days)
    key("jd_tt")
    exact(instant.tt.days)
  }

  /// Writes the six numbers of a state in full.
  mutating func state(_ state: BodyState) {
    key("longitude")
    exact(state.longitude.degrees)
    key("latitude")
    exact(state.latitude.degrees)
    key("distance_au")
    exact(state.distanceAU)
    key("longitude_per_day")
    exact(state.longitudePerDay.degrees)
    key("latitude_per_day")
    exact(state.latitudePerDay.degrees)
    key("distance_per_day_au")
    exact(state.distancePerDayAU)
  }
}

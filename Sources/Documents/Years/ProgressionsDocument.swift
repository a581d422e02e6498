package import Astrology
internal import Ephemeris

/// A progressed chart, as `progressions.schema.json` has it: what `astrolabe progressions --at … --json`
/// writes.
///
/// Longitudes and motions have full precision, orbs four decimals, instants are to the second.
package struct ProgressionsDocument: JSONWritable, Sendable {
  private let chart: ProgressedChart

  /// Describes a progressed chart.
  package init(_ chart: ProgressedChart) {
    self.chart = chart
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("target")
      json.string(chart.target.iso8601)
      json.key("progressed")
      json.string(chart.instant.iso8601)
      json.key("years")
      json.exact(chart.years)
      json.key("kind")
      json.string(chart.progression.kind.name)
      json.key("angle_method")
      json.string(chart.angleMethod.name)
      json.key("converse")
      json.bool(chart.progression.isConverse)
      json.uncertainty(days: chart.uncertainDays)
      json.key("bodies")
      json.array(ChartBody.allCases) { json, body in write(body, to: &json) }
      json.key("angles")
      json.optional(chart.angles) { json, angles in
        json.object { json in
          for angle in [ChartAngle.ascendant, .midheaven] {
            json.key(named: angle.name)
            json.place(angles[angle])
          }
        }
      }
      json.key("houses")
      json.optional(chart.frame) { json, frame in write(frame, to: &json) }
      json.key("aspects")
      json.array(chart.aspects()) { json, aspect in Self.write(aspect, to: &json) }
    }
  }

  private func write(_ body: ChartBody, to json: inout JSONWriter) {
    let state = chart.sky[body.body]
    json.object { json in
      json.key("name")
      json.string(body.name)
      json.key("longitude")
      json.exact(state.longitude.degrees)
      json.key("per_year")
      json.exact(chart.motionPerYear(of: body).degrees)
      json.key("retrograde")
      json.bool(state.isRetrograde)
      json.key("sign")
      json.string(chart.position(of: body).sign.name)
      json.key("house")
      json.optional(chart.natalHouse(of: body)) { $0.integer($1.number) }
    }
  }

  private func write(_ frame: HouseFrame, to json: inout JSONWriter) {
    json.object { json in
      json.key("system")
      json.string(frame.origin.name)
      json.key("fallback")
      json.bool(frame.origin.isFallback)
      json.key("cusps")
      json.array(frame.cusps) { $0.exact($1.degrees) }
    }
  }

  private static func write(_ aspect: ProgressedAspect, to json: inout JSONWriter) {
    json.object { json in
      json.key("progressed")
      json.string(aspect.point.name)
      switch aspect.partner {
      case .natal: json.key("natal")
      case .progressed: json.key("other")
      }
      json.string(aspect.other.name)
      json.aspect(aspect.kind, aspect.geometry)
      json.key("to")
      json.string(aspect.partner.name)
    }
  }
}

/// Something that happens in a progressed life, as an element of the array in `progressions.schema.json`:
/// what `astrolabe progressions --from … --to … --json` writes.
package struct ProgressedEventDocument: JSONWritable, Sendable {
  private let event: ProgressedEvent

  /// Describes an event.
  package init(_ event: ProgressedEvent) {
    self.event = event
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the element.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("kind")
      json.string(event.kind.name)
      switch event.happening {
      case .sign(let point, let sign, let motion):
        json.key("body")
        json.string(point.name)
        json.key("sign")
        json.string(sign.name)
        json.key("motion")
        json.string(motion.rawValue)
      case .house(let house, let motion):
        json.key("body")
        json.string(CelestialBody.moon.name)
        json.key("house")
        json.integer(house.number)
        json.key("motion")
        json.string(motion.rawValue)
      case .lunation(let quarter, _):
        json.key("phase")
        json.string(quarter.name)
      case .station(let body, let motion, _):
        json.key("body")
        json.string(body.name)
        json.key("motion")
        json.string(motion.rawValue)
      case .aspect(let key):
        json.key("progressed")
        json.string(key.body.name)
        json.key("natal")
        json.string(key.natal.name)
        json.key("aspect")
        json.string(key.aspect.name)
      }
      json.key("at")
      json.string(event.at.iso8601)
      switch event.happening {
      case .lunation(_, let longitude), .station(_, _, let longitude):
        json.key("longitude")
        json.exact(longitude.degrees)
      case .sign, .house, .aspect: break
      }
      json.uncertainty(days: event.uncertainDays)
    }
  }
}

extension JSONWriter {
  /// Writes how many days either way an unknown time of birth leaves open, where it does.
  mutating func uncertainty(days: Int?) {
    guard let days else { return }
    key("uncertain_days")
    integer(days)
  }

  /// Writes a place of the zodiac.
  mutating func place(_ longitude: EclipticLongitude) {
    let position = ZodiacPosition(longitude)
    object { json in
      json.key("longitude")
      json.exact(longitude.degrees)
      json.key("sign")
      json.string(position.sign.name)
      json.key("degree_in_sign")
      json.exact(position.degreeInSign)
    }
  }

  /// Writes what two points make, how far from exact, and whether they are coming to it.
  mutating func aspect(_ kind: AspectKind, _ geometry: Aspect.Geometry) {
    key("aspect")
    string(kind.name)
    key("orb")
    number(geometry.orb.magnitude.degrees, decimals: 4)
    key("applying")
    bool(geometry.motion == .applying)
  }
}

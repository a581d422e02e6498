public import Astrology
internal import Ephemeris

/// A natal chart as `natal_chart.schema.json` has it: what `astrolabe chart --json` prints.
public struct NatalChartDocument: Sendable {
  private let chart: NatalChart

  /// Describes a chart.
  public init(_ chart: NatalChart) {
    self.chart = chart
  }

  /// The document as JSON, the same text for the same value on every machine.
  public var json: String { JSONWriter.text(self) }

  /// Writes the document.
  @_spi(FrontEnd) public func write(to json: inout JSONWriter) {
    let cusps = chart.frame.cusps.map { PrintedLongitude($0) }
    let printedCusps = cusps.map { EclipticLongitude(wrapping: $0.degrees) }
    json.object { json in
      json.key("schema_version")
      json.integer(1)
      json.key("mode")
      json.string(chart.angles == nil ? "v1" : "v2")
      json.key("exact_chart")
      json.bool(chart.angles != nil)
      json.key("sun_sign")
      json.string(chart.sunSign.name)
      json.key("birth")
      writeBirth(to: &json)
      json.key("datetime_utc")
      json.string(chart.instant.iso8601)
      json.key("zodiac")
      json.string("tropical")
      json.key("house_system")
      json.string(chart.frame.origin.name)
      json.key("house_system_fallback")
      json.bool(chart.frame.origin.isFallback)
      json.key("bodies")
      json.array(chart.sky.bodies.bodies) { json, body in
        write(body, amongCusps: printedCusps, to: &json)
      }
      json.key("angles")
      writeAngles(to: &json)
      json.key("houses")
      json.array(House.all) { json, house in
        Self.write(house, from: cusps[house.number - 1], to: &json)
      }
      json.key("aspects")
      json.array(chart.aspects()) { json, aspect in write(aspect, to: &json) }
      json.key("distributions")
      Self.writeDistributions(of: chart, to: &json)
      json.key("uncertainty")
      Self.write(chart.uncertainty, to: &json)
      json.notes(chart.birth.notesBesideMode)
    }
  }

  /// The five facts as they were given; the time without its seconds, which `datetime_utc` keeps.
  private func writeBirth(to json: inout JSONWriter) {
    let birth = chart.birth
    json.object { json in
      json.key("birth_date")
      json.string(birth.date.description)
      json.key("birth_time")
      json.optional(birth.time?.hoursAndMinutes) { $0.string($1) }
      json.key("birth_timezone")
      json.optional(birth.zone?.name) { $0.string($1) }
      json.key("birth_lat")
      json.optional(birth.place?.latitude) { $0.exact($1) }
      json.key("birth_lon")
      json.optional(birth.place?.longitude) { $0.exact($1) }
    }
  }

  private func write(
    _ body: CelestialBody, amongCusps cusps: [EclipticLongitude], to json: inout JSONWriter
  ) {
    let state = chart.sky[body]
    let house = chart.frame.house(of: state.longitude)
    let printed = PrintedLongitude(state.longitude, in: house, amongCusps: cusps)
    json.object { json in
      json.key("name")
      json.string(body.name)
      json.key("longitude")
      json.number(printed.degrees, decimals: 4)
      json.key("latitude")
      json.number(state.latitude.degrees, decimals: 4)
      json.key("speed")
      json.number(state.longitudePerDay.degrees, decimals: 4)
      // The speed before rounding decides: near a station a retrograde body's speed prints as 0.
      json.key("retrograde")
      json.bool(state.isRetrograde)
      json.key("sign")
      json.string(printed.sign.name)
      json.key("degree_in_sign")
      json.number(printed.degreeInSign, decimals: 4)
      json.key("house")
      json.integer(house.number)
      json.key("element")
      json.string(printed.sign.element.rawValue)
      json.key("modality")
      json.string(printed.sign.modality.rawValue)
      json.key("dignity")
      json.optional(chart.dignity(of: body)?.rawValue) { $0.string($1) }
    }
  }

  private func writeAngles(to json: inout JSONWriter) {
    json.optional(chart.angles) { json, angles in
      json.object { json in
        for angle in ChartAngle.allCases {
          json.key(named: angle.name)
          json.object { json in
            PrintedLongitude(angles[angle]).writeFields(longitudeKey: "longitude", to: &json)
          }
        }
      }
    }
  }

  private static func write(
    _ house: House, from cusp: PrintedLongitude, to json: inout JSONWriter
  ) {
    json.object { json in
      json.key("number")
      json.integer(house.number)
      cusp.writeFields(longitudeKey: "cusp_longitude", to: &json)
      json.key("ruler")
      json.string(cusp.sign.modernRuler.name)
    }
  }

  private func write(_ aspect: Aspect, to json: inout JSONWriter) {
    json.object { json in
      json.key("body1")
      json.string(aspect.first.name)
      json.key("body2")
      json.string(aspect.second.name)
      json.key("aspect_type")
      json.string(aspect.kind.name)
      json.key("exact_angle")
      json.integer(Int(aspect.kind.angle.degrees))
      json.key("orb")
      json.number(aspect.orb.degrees, decimals: 2)
      json.key("applying")
      json.bool(aspect.motion == .applying)
    }
  }
}

@_spi(FrontEnd) extension NatalChartDocument: JSONWritable {}

extension NatalChartDocument {
  /// How the planets are spread.
  static func writeDistributions(of chart: NatalChart, to json: inout JSONWriter) {
    let distributions = NatalChart.Distributions(of: chart)
    json.object { json in
      json.key("elements")
      json.object { json in
        for element in ZodiacSign.Element.allCases {
          json.key(named: element.rawValue)
          json.integer(distributions.elements[element] ?? 0)
        }
      }
      json.key("modalities")
      json.object { json in
        for modality in ZodiacSign.Modality.allCases {
          json.key(named: modality.rawValue)
          json.integer(distributions.modalities[modality] ?? 0)
        }
      }
      json.key("quadrants")
      json.optional(distributions.quadrants) { json, quadrants in
        json.object { json in
          for (name, count) in zip(["first", "second", "third", "fourth"], quadrants) {
            json.key(named: name)
            json.integer(count)
          }
        }
      }
      json.key("hemispheres")
      json.optional(distributions.hemispheres) { json, halves in
        json.object { json in
          json.key("northern")
          json.integer(halves.northern)
          json.key("southern")
          json.integer(halves.southern)
          json.key("eastern")
          json.integer(halves.eastern)
          json.key("western")
          json.integer(halves.western)
        }
      }
    }
  }

  /// What an unknown time leaves open.
  static func write(_ uncertainty: NatalChart.Uncertainty, to json: inout JSONWriter) {
    json.object { json in writeFields(of: uncertainty, to: &json) }
  }

  /// The fields of what an unknown time leaves open.
  static func writeFields(of uncertainty: NatalChart.Uncertainty, to json: inout JSONWriter) {
    json.key("sun_sign_certain")
    json.bool(uncertainty.sunSignIsCertain)
    json.key("moon_sign_certain")
    json.bool(uncertainty.moonSignIsCertain)
    json.key("moon_longitude_range")
    json.array([uncertainty.moonAtStart, uncertainty.moonAtEnd]) { json, longitude in
      json.number(PrintedLongitude(longitude).degrees, decimals: 4)
    }
  }
}

extension Birth {
  /// The notes, without what `mode` and `exact_chart` say already; the contract's charts of a date alone have
  /// no other field.
  @_spi(FrontEnd) public var notesBesideMode: [Birth.Note] {
    notes.filter { $0.code != .timeUnknown && $0.code != .placeUnknown }
  }
}

extension JSONWriter {
  /// Writes `notes` of two births, each with whose it is; no field if there is none.
  package mutating func notes(first: Birth, second: Birth) {
    let all =
      first.notesBesideMode.map { (of: "first", note: $0) }
      + second.notesBesideMode.map { (of: "second", note: $0) }
    guard !all.isEmpty else { return }
    key("notes")
    array(all) { json, entry in
      json.object { json in
        json.key("of")
        json.string(entry.of)
        json.key("code")
        json.string(entry.note.code.rawValue)
        json.key("message")
        json.string(entry.note.message)
      }
    }
  }

  /// Writes `notes`, what a reader should know about how a birth was understood; no field if there is none.
  @_spi(FrontEnd) public mutating func notes(_ notes: [Birth.Note]) {
    guard !notes.isEmpty else { return }
    key("notes")
    array(notes) { json, note in
      json.object { json in
        json.key("code")
        json.string(note.code.rawValue)
        json.key("message")
        json.string(note.message)
      }
    }
  }
}

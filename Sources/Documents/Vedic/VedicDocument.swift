package import Astrology
internal import Ephemeris

/// What Indian astrology reads of a birth, as `vedic.schema.json` has it: what `astrolabe vedic --json` prints.
package struct VedicDocument: JSONWritable, Sendable {
  private let chart: VedicChart
  private let year: VimshottariDasha.Year

  /// Describes a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - year: What a year of dashas is.
  package init(_ chart: VedicChart, year: VimshottariDasha.Year = .julian) {
    self.chart = chart
    self.year = year
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    let sidereal = chart.sidereal
    json.object { json in
      json.key("schema_version")
      json.integer(1)
      json.key("exact_chart")
      json.bool(sidereal.angles != nil)
      json.key("zodiac")
      json.zodiac(sidereal.ayanamsa)
      json.key("points")
      json.array(chart.points) { json, point in write(point, to: &json) }
      json.key("dasha")
      json.optional(chart.dasha(year: year)) { json, dasha in Self.write(dasha, to: &json) }
      json.key("draconic")
      write(DraconicChart(of: sidereal.chart), to: &json)
    }
  }

  private func write(_ point: VedicChart.Point, to json: inout JSONWriter) {
    guard let longitude = chart.longitude(of: point) else { return }
    let place = Nakshatra.Position(longitude)
    json.object { json in
      json.field("name", point.name)
      json.placeFields(longitude)
      json.key("house")
      json.optional(chart.house(of: point)?.number) { $0.integer($1) }
      json.field("nakshatra", place.nakshatra.name)
      json.key("pada")
      json.integer(place.pada)
      json.field("nakshatra_lord", place.nakshatra.lord.name)
      json.key("vargas")
      json.object { json in
        for varga in Varga.allCases {
          json.key(named: varga.name)
          json.string(varga.sign(of: longitude).name)
        }
      }
      json.key("uncertain")
      json.array(uncertain(of: point)) { $0.string($1) }
    }
  }

  /// The members of a point that another hour of the date may change.
  private func uncertain(of point: VedicChart.Point) -> [String] {
    let places: [(String, Bool)] = [
      ("sign", chart.isSignCertain(of: point, in: .rashi)),
      ("nakshatra", chart.isCertain(of: point) { Nakshatra($0) }),
      ("pada", chart.isCertain(of: point) { Nakshatra.Position($0).pada }),
      ("nakshatra_lord", chart.isCertain(of: point) { Nakshatra($0).lord }),
    ]
    let vargas = Varga.allCases.map { ($0.name, chart.isSignCertain(of: point, in: $0)) }
    return (places + vargas).filter { !$0.1 }.map(\.0)
  }

  private static func write(_ dasha: VimshottariDasha, to json: inout JSONWriter) {
    json.object { json in
      json.field("system", "vimshottari")
      json.field("year", dasha.year.name)
      json.key("year_days")
      json.exact(dasha.year.days)
      json.key("periods")
      json.array(dasha.periods) { json, period in write(period, levels: 3, to: &json) }
    }
  }

  private static func write(
    _ period: VimshottariDasha.Period, levels: Int, to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("lord", period.lord.name)
      json.field("from", period.period.lowerBound.iso8601)
      json.field("to", period.period.upperBound.iso8601)
      if levels > 1 {
        json.key("periods")
        json.array(period.parts) { json, part in write(part, levels: levels - 1, to: &json) }
      }
    }
  }

  private func write(_ draconic: DraconicChart, to json: inout JSONWriter) {
    json.object { json in
      json.field("node", "mean")
      json.key("bodies")
      json.array(ChartBody.allCases) { json, body in
        json.object { json in
          json.field("name", body.name)
          json.placeFields(draconic.longitude(of: body))
          json.key("certain")
          json.bool(chart.isDraconicSignCertain(of: body))
        }
      }
      json.key("angles")
      json.optional(draconic.angles) { json, angles in
        json.object { json in
          for angle in ChartAngle.allCases {
            json.key(named: angle.name)
            json.place(angles[angle])
          }
        }
      }
    }
  }
}

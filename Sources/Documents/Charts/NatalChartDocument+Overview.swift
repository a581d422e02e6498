internal import Astrology
internal import Ephemeris

extension NatalChartDocument {
  /// How the planets are spread.
  static func writeDistributions(of chart: NatalChart, to json: inout JSONWriter) {
    let distributions = ChartDistributions(of: chart)
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
  static func write(_ uncertainty: ChartUncertainty, to json: inout JSONWriter) {
    json.object { json in writeFields(of: uncertainty, to: &json) }
  }

  /// The fields of what an unknown time leaves open.
  static func writeFields(of uncertainty: ChartUncertainty, to json: inout JSONWriter) {
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

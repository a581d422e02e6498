public import Ephemeris
public import Places

/// What answers to a name or lies near a point, as `places.schema.json` has it: what
/// `astrolabe places --json` prints.
public struct PlacesDocument: Sendable {
  private let answers: [(place: Place, fit: PlaceFinder.Search.Fit?, kilometers: Double?)]
  private let namesakes: Int?

  /// Describes a search by name.
  ///
  /// - Parameters:
  ///   - search: What was found.
  ///   - center: From where distances are reported, where they are.
  public init(_ search: PlaceFinder.Search, near center: GeographicPlace? = nil) {
    answers = search.answers.map { answer in
      (answer.place, answer.fit, center.map { answer.place.kilometers(from: $0) })
    }
    namesakes = search.namesakes
  }

  /// Describes the places near a point.
  public init(_ places: [PlaceFinder.NearbyPlace]) {
    answers = places.map { ($0.place, nil, $0.distanceKilometers) }
    namesakes = nil
  }

  /// The document as JSON, the same text for the same value on every machine.
  public var json: String { JSONWriter.text(self) }

  /// Writes the document.
  @_spi(FrontEnd) public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("namesakes")
      json.optional(namesakes) { $0.integer($1) }
      json.key("places")
      json.array(answers) { json, answer in
        json.object { json in
          let place = answer.place
          json.key("place")
          json.string(place.fullName)
          json.key("name")
          json.string(place.name)
          json.key("region")
          json.optional(place.region) { $0.string($1) }
          json.key("country")
          json.string(place.country)
          json.key("country_code")
          json.string(place.countryCode)
          json.key("lat")
          json.exact(place.coordinates.latitude)
          json.key("lon")
          json.exact(place.coordinates.longitude)
          json.key("zone")
          json.string(place.zone)
          json.key("population")
          json.integer(place.population)
          json.key("geonames")
          json.optional(place.geonamesID) { $0.integer($1) }
          json.key("fit")
          json.optional(answer.fit?.rawValue) { $0.string($1) }
          json.key("distance_km")
          json.optional(answer.kilometers) { $0.number($1, decimals: 1) }
        }
      }
    }
  }
}

@_spi(FrontEnd) extension PlacesDocument: JSONWritable {}

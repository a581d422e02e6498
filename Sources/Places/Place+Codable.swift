internal import Base

extension Place: Codable {
  /// Reads the fields that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      name: try fields.decode(String.self, forKey: "name"),
      region: try fields.decodeIfPresent(String.self, forKey: "region"),
      country: try fields.decode(String.self, forKey: "country"),
      countryCode: try fields.decode(String.self, forKey: "country_code"),
      zonesOfCountry: try fields.decode(Int.self, forKey: "zones_of_country"),
      coordinates: try fields.decode(GeographicPlace.self, forKey: "coordinates"),
      zone: try fields.decode(String.self, forKey: "zone"),
      population: try fields.decode(Int.self, forKey: "population"),
      geonamesID: try fields.decodeIfPresent(Int.self, forKey: "geonames"))
  }

  /// Writes `name`, `region`, `country`, `country_code`, `zones_of_country`, `coordinates`, `zone`, `population` and `geonames`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(name, forKey: "name")
    try fields.encodeIfPresent(region, forKey: "region")
    try fields.encode(country, forKey: "country")
    try fields.encode(countryCode, forKey: "country_code")
    try fields.encode(zonesOfCountry, forKey: "zones_of_country")
    try fields.encode(coordinates, forKey: "coordinates")
    try fields.encode(zone, forKey: "zone")
    try fields.encode(population, forKey: "population")
    try fields.encodeIfPresent(geonamesID, forKey: "geonames")
  }
}

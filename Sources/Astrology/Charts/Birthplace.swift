internal import Ephemeris

/// What is known of a birthplace that was given by its name, beside where it is.
public struct Birthplace: Sendable, Hashable {
  /// The place taken, such as `Ulm, Baden-Württemberg, Germany`.
  public let name: String
  /// How many places answered to what was given, this one counted.
  public let namesakes: Int
  /// The country.
  public let country: String
  /// How many zones of the tz database the country's places have today.
  public let zonesOfCountry: Int
  /// The name of its own zone.
  public let zone: String

  /// Gathers what is known.
  public init(name: String, namesakes: Int, country: String, zonesOfCountry: Int, zone: String) {
    self.name = name
    self.namesakes = namesakes
    self.country = country
    self.zonesOfCountry = zonesOfCountry
    self.zone = zone
  }
}

extension Birthplace: CustomStringConvertible {
  /// The place's name.
  public var description: String { name }
}

extension Birthplace: Codable {
  /// Reads the fields that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      name: try fields.decode(String.self, forKey: "name"),
      namesakes: try fields.decode(Int.self, forKey: "namesakes"),
      country: try fields.decode(String.self, forKey: "country"),
      zonesOfCountry: try fields.decode(Int.self, forKey: "zones_of_country"),
      zone: try fields.decode(String.self, forKey: "zone"))
  }

  /// Writes `name`, `namesakes`, `country`, `zones_of_country` and `zone`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(name, forKey: "name")
    try fields.encode(namesakes, forKey: "namesakes")
    try fields.encode(country, forKey: "country")
    try fields.encode(zonesOfCountry, forKey: "zones_of_country")
    try fields.encode(zone, forKey: "zone")
  }
}

extension Birth {
  /// Whether several places have the name that was given for the birthplace, so that one of them was chosen.
  public var sharesPlaceName: Bool { (birthplace?.namesakes ?? 0) > 1 }

  /// Which place was taken where several answer to what was given; one sentence without its full stop.
  public var placeNote: String? {
    guard let birthplace, sharesPlaceName else { return nil }
    return "\(birthplace.namesakes) places have that name; \(birthplace.name) was used"
  }

  /// Whether ``zoneNote`` has something to say.
  public var hasUncertainClocks: Bool { zoneNote != nil }

  /// Which clocks were used where those of the birthplace may have been others: before 1970, and before
  /// there was standard time; one sentence without its full stop.
  public var zoneNote: String? {
    let codes: Set<Birth.Note.Code> = [.localMeanTime, .zoneMeanTime, .zoneHistoryUncertain]
    return notes.first { codes.contains($0.code) }?.message
  }
}

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
  /// Whether several places answer to what was given for the birthplace, of which one was taken.
  public var sharesPlaceName: Bool { (birthplace?.namesakes ?? 0) > 1 }

  /// Which place was taken where several answer to what was given; one sentence without its full stop.
  public var placeNote: String? {
    guard let birthplace, sharesPlaceName else { return nil }
    return "Of \(birthplace.namesakes) places of that name \(birthplace.name) was taken"
  }

  /// Why the clocks of the birthplace may have been others than those of its zone.
  package enum ClockDoubt {
    /// The zone's clocks showed the mean time of another town.
    case beforeZones(String)
    /// The country has several zones.
    case before1970(String, zones: Int, country: String)
  }

  /// What may make the clocks of the birthplace others than those of its zone.
  ///
  /// The tz database promises that the clocks of a zone have agreed since 1970; before that a zone tells
  /// of the town that it is named after, which in a country of several zones may be far away. A zone that
  /// was given beside the name is taken at its word.
  package var clockDoubt: ClockDoubt? {
    guard let birthplace, let moment, moment.secondsSince1970 < 0,
      case .named(let rules) = moment.zone, rules.name == birthplace.zone
    else { return nil }
    if rules.hasLocalMeanTime(at: moment.secondsSince1970) { return .beforeZones(rules.name) }
    guard birthplace.zonesOfCountry > 1 else { return nil }
    return .before1970(
      rules.name, zones: birthplace.zonesOfCountry, country: birthplace.country)
  }

  /// Whether ``zoneNote`` has something to say.
  public var hasUncertainClocks: Bool { clockDoubt != nil }

  /// Which zone's clocks were taken where those of the birthplace may have been others: before 1970 in a
  /// country of several zones, and before there were zones; one sentence without its full stop.
  ///
  /// There is none where the place was given by its coordinates, or another zone beside its name.
  public var zoneNote: String? {
    switch clockDoubt {
    case .beforeZones(let zone):
      "Clocks in \(zone) showed the mean time of the town it is named after; the birthplace's own is "
        + "the zone LMT"
    case .before1970(let zone, let zones, let country):
      "Of the \(zones) zones of \(country) \(zone) was taken; before 1970 clocks may have differed "
        + "within it"
    case nil: nil
    }
  }
}

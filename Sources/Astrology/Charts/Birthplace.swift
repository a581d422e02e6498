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

  /// Gathers what is known.
  public init(name: String, namesakes: Int, country: String, zonesOfCountry: Int) {
    self.name = name
    self.namesakes = namesakes
    self.country = country
    self.zonesOfCountry = zonesOfCountry
  }
}

extension Birth {
  /// Which place was taken where several answer to what was given; one sentence without its full stop.
  public var placeNote: String? {
    guard let birthplace, birthplace.namesakes > 1 else { return nil }
    return "Of \(birthplace.namesakes) places of that name \(birthplace.name) was taken"
  }

  /// Which zone's clocks were taken where the place may have had others; one sentence without its full
  /// stop, and nothing where the place was given by its coordinates.
  ///
  /// The tz database promises that the clocks of a zone have agreed since 1970; before that a zone tells
  /// of the town that it is named after, which in a country of several zones may be far away.
  public var zoneNote: String? {
    guard let birthplace, let moment, case .named(let rules) = moment.zone else { return nil }
    if rules.hasLocalMeanTime(at: moment.secondsSince1970) {
      return
        "Clocks in \(rules.name) showed the mean time of the town it is named after; the birthplace's "
        + "own is the zone LMT"
    }
    guard moment.secondsSince1970 < 0, birthplace.zonesOfCountry > 1 else { return nil }
    return
      "Of the \(birthplace.zonesOfCountry) zones of \(birthplace.country) \(rules.name) was taken; "
      + "before 1970 clocks may have differed within it"
  }
}

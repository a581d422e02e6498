public import Base

/// A city, town or village.
public struct Place: Sendable, Hashable {
  /// Its own name, as it is written there or in English: `Köln`, `Vienna`, `São Paulo`.
  public let name: String
  /// The region of its country that it lies in, where there is one: `Bavaria`, `Texas`.
  public let region: String?
  /// The country: `Germany`.
  public let country: String
  /// The country's two letters of ISO 3166: `DE`.
  public let countryCode: String
  /// How many zones of the tz database the country's places have today.
  public let zonesOfCountry: Int
  /// Where it is: a point in its middle, to a few hundred metres.
  public let coordinates: GeographicPlace
  /// The IANA zone of its clocks: `Europe/Berlin`.
  public let zone: String
  /// How many people live there; 0 where GeoNames doesn't know.
  public let population: Int
  /// Its number in GeoNames; nil for the few towns that come from `zone.tab`.
  public let geonamesID: Int?

  /// `Ulm, Baden-Württemberg, Germany`; a region that is called as the place is left out: `Lisbon, Portugal`.
  public var fullName: String {
    parts.joined(separator: ", ")
  }

  /// The parts of the ``fullName``.
  var parts: [String] { [name, region == name ? nil : region, country].compactMap { $0 } }

  /// `geonames:2820256`, which names this place and no other; without a number the ``fullName``.
  public var identifier: String { geonamesID.map { "geonames:\($0)" } ?? fullName }
}

extension Place: CustomStringConvertible {
  /// The place's ``fullName``.
  public var description: String { fullName }
}

extension PlaceFinder {
  /// The place that a text names, and how sure that is.
  public struct FoundPlace: Sendable, Hashable {
    /// The place taken.
    public let place: Place
    /// How many places answer to the text, this one counted.
    public let namesakes: Int
  }

  /// A place, and how far it is from where was asked.
  public struct NearbyPlace: Sendable, Hashable {
    /// The place.
    public let place: Place
    /// Along the Earth's surface, taken as a ball of 6371 km.
    public let distanceKilometers: Double
  }

  /// What answers to a text, the likeliest first.
  public struct Search: Sendable, Hashable {
    /// A place, and how it answers to the text.
    public struct Answer: Sendable, Hashable {
      /// The place.
      public let place: Place
      /// How it answers.
      public let fit: Fit
    }

    /// How a place answers to a text.
    public enum Fit: String, Sendable, Hashable, CaseIterable {
      /// It has that name.
      case name
      /// It has a name that begins so.
      case beginning
      /// It has a name that is spelt nearly so.
      case nearMiss = "near_miss"
    }

    /// The places, at most as many as were asked for.
    public let answers: [Answer]
    /// How many places have the name, given or not.
    public let namesakes: Int

    /// The places alone.
    public var places: [Place] { answers.map(\.place) }
  }
}

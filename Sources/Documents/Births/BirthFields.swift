public import Astrology
public import Ephemeris

/// What is known of a birth as it is written, on a command line or in a line of JSON.
public struct BirthFields: Sendable, Hashable {
  /// `YYYY-MM-DD`, or `YYYY-MM-DDTHH:MM[:SS]`.
  public var birth: String
  /// An IANA name, an offset such as `+05:30`, or `LMT`.
  public var zone: String?
  /// Degrees north: `40.7128`, or `40n42`.
  public var latitude: String?
  /// Degrees east: `-74.006`, or `74w00`.
  public var longitude: String?
  /// Which of two equal clock readings is meant.
  public var fold: Fold

  /// Gathers what is written.
  public init(
    birth: String, zone: String? = nil, latitude: String? = nil, longitude: String? = nil,
    fold: Fold = .earlier
  ) {
    self.birth = birth
    self.zone = zone
    self.latitude = latitude
    self.longitude = longitude
    self.fold = fold
  }

  /// Reads the fields.
  ///
  /// A time without a zone, or half a place, is an error rather than a date-only birth: something
  /// was forgotten.
  ///
  /// - Parameter zoneNamed: Looks up a zone by its text and the longitude, where there is one.
  /// - Returns: The birth.
  /// - Throws: ``BirthError``.
  package func read(
    zoneNamed: (String, Double?) throws(CivilTimeError) -> CivilZone
  ) throws(BirthError) -> Birth {
    let (date, time) = try DateTimeText.read(birth)
    guard (latitude == nil) == (longitude == nil) else {
      throw .halfAPlace(missing: latitude == nil ? .latitude : .longitude)
    }
    if time != nil, zone == nil { throw .timeWithoutZone }
    var place: GeographicPlace?
    if let latitude, let longitude {
      let degrees = (
        north: try CoordinateText.read(latitude, as: .latitude),
        east: try CoordinateText.read(longitude, as: .longitude)
      )
      do {
        place = try GeographicPlace(latitude: degrees.north, longitude: degrees.east)
      } catch {
        // What is read lies on the globe.
        throw .notACoordinate(latitude, .latitude)
      }
    }
    var civilZone: CivilZone?
    if let zone {
      do {
        civilZone = try zoneNamed(zone, place?.longitude)
      } catch {
        throw .zone(error)
      }
    }
    return Birth(date: date, time: time, zone: civilZone, place: place, fold: fold)
  }
}

/// Why what is written of a birth can't be right.
public enum BirthError: AstrolabeError, Hashable {
  /// The text has not the form of a date, or of a date and a time.
  case notADate(String)
  /// A date alone is wanted, and the text has a time, too.
  case notADateAlone(String)
  /// The calendar has no such month or day.
  case noSuchDate(String, reason: String)
  /// No clock shows such a time.
  case noSuchTime(String)
  /// A time was given without the zone it is told in.
  case timeWithoutZone
  /// A latitude without a longitude, or the other way round.
  case halfAPlace(missing: Axis)
  /// The text is not a coordinate, or lies off the globe.
  case notACoordinate(String, Axis)
  /// The zone can't be used.
  case zone(CivilTimeError)

  /// Which coordinate is meant.
  public enum Axis: String, Sendable, Hashable {
    case latitude, longitude

    /// The largest value either way.
    package var limit: Int { self == .latitude ? 90 : 180 }

    fileprivate var example: String { self == .latitude ? "40.7128 or 40n42" : "-74.006 or 74w00" }
  }

  /// Whether something is left out, rather than something that is there being wrong.
  public var isIncomplete: Bool {
    switch self {
    case .timeWithoutZone, .halfAPlace, .zone(.longitudeNeeded): true
    default: false
    }
  }
}

extension BirthError {
  /// What was written, or what the zone's error says.
  public var cause: ErrorCause {
    if case .zone(let error) = self { error.cause } else { .input }
  }

  /// One sentence that tells what is wrong and what would be right.
  public var description: String {
    switch self {
    case .notADate(let text):
      "\"\(text.printable)\" is no date; write YYYY-MM-DD, or YYYY-MM-DDTHH:MM with the time"
    case .notADateAlone(let text):
      "\"\(text.printable)\" has a time, and a date alone is wanted; write YYYY-MM-DD"
    case .noSuchDate(let text, let reason): "\"\(text.printable)\" is no date: \(reason)"
    case .noSuchTime(let text):
      "\"\(text.printable)\" is no time of day; clocks go from 00:00 to 23:59:59"
    case .timeWithoutZone:
      "a birth time needs its zone: an IANA name such as Europe/Paris, an offset such as +05:30, "
        + "or LMT"
    case .halfAPlace(let missing):
      "a place needs its \(missing.rawValue), too"
    case .notACoordinate(let text, let axis):
      "\"\(text.printable)\" is no \(axis.rawValue); write degrees from -\(axis.limit) to "
        + "\(axis.limit), such as \(axis.example)"
    case .zone(let error): error.description
    }
  }
}

extension BirthFields {
  /// Reads the fields with the zones of a database.
  ///
  /// ```swift
  /// let birth = try BirthFields(birth: "1990-06-15").read(zones: .system())
  /// ```
  ///
  /// - Parameter zones: Where IANA names are looked up.
  /// - Returns: The birth.
  /// - Throws: ``BirthError``.
  public func read(zones: ZoneDatabase) throws(BirthError) -> Birth {
    try read { (text, longitude) throws(CivilTimeError) in
      try CivilZone(text, longitude: longitude, database: zones)
    }
  }
}

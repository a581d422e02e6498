public import Astrology
@_spi(FrontEnd) public import Ephemeris
public import Places

extension BirthFields {
  /// What is done with a time that clocks showed twice or never.
  public enum ClockChoice: String, Sendable, Hashable, CaseIterable {
    /// The earlier of the two instants that the reading may mean.
    case earlier
    /// The later of the two.
    case later
    /// None: the birth is refused.
    case refuse

    /// The words of the choices, in a sentence.
    package static let names = "earlier, later or refuse"
  }
}

/// What is known of a birth as it is written, on a command line or in a line of JSON.
public struct BirthFields: Sendable, Hashable {
  /// `YYYY-MM-DD`, or `YYYY-MM-DDTHH:MM[:SS]`.
  public var birth: String
  /// The calendar of the date; nil for the Julian one before 1582-10-15 and the Gregorian one from then on.
  public var calendar: WrittenDate.Calendar?
  /// An IANA name, an offset such as `+05:30`, or `LMT`.
  public var zone: String?
  /// Degrees north: `40.7128`, or `40n42`.
  public var latitude: String?
  /// Degrees east: `-74.006`, or `74w00`.
  public var longitude: String?
  /// The place's name in place of its coordinates and, unless that is given, its zone: `Ulm, Germany`.
  public var place: String?
  /// Which of two equal clock readings is meant.
  public var fold: BirthFields.ClockChoice
  /// Which instant is meant where clocks were set forward over the time.
  public var gap: BirthFields.ClockChoice
  /// Which clock is read where the zone had no standard time yet.
  public var clock: Birth.Clock

  /// Gathers what is written.
  public init(
    birth: String, zone: String? = nil, latitude: String? = nil, longitude: String? = nil,
    place: String? = nil, fold: BirthFields.ClockChoice = .earlier,
    gap: BirthFields.ClockChoice = .later, clock: Birth.Clock = .local,
    calendar: WrittenDate.Calendar? = nil
  ) {
    self.birth = birth
    self.calendar = calendar
    self.zone = zone
    self.latitude = latitude
    self.longitude = longitude
    self.place = place
    self.fold = fold
    self.gap = gap
    self.clock = clock
  }

  /// Reads the fields.
  ///
  /// A time without a zone, or half a place, is an error rather than a date-only birth: something
  /// was forgotten.
  ///
  /// A place by its name brings its zone along, unless one is given.
  ///
  /// - Parameters:
  ///   - zoneNamed: Looks up a zone by its text and the longitude, where there is one.
  ///   - placeNamed: Looks up a place by its name.
  /// - Returns: The birth.
  /// - Throws: ``BirthError``.
  package func read(
    zoneNamed: (String, Double?) throws(CivilTimeError) -> CivilZone,
    placeNamed: (String) throws(PlaceError) -> PlaceFinder.FoundPlace
  ) throws(BirthError) -> Birth {
    let (date, time) = try DateTimeText.read(birth, calendar: calendar)
    let found = try self.found(placeNamed: placeNamed)
    let zone = self.zone ?? found?.place.zone
    if (latitude == nil) == (longitude == nil), time != nil, zone == nil { throw .timeWithoutZone }
    let given = try CoordinateText.place(latitude: latitude, longitude: longitude)
    let place = given ?? found?.place.coordinates
    var civilZone: CivilZone?
    if let zone {
      do {
        civilZone = try zoneNamed(zone, place?.longitude)
      } catch {
        throw .zone(error)
      }
    }
    let birth = Birth(
      date: date.gregorian, calendar: date.calendar, time: time, zone: civilZone, place: place,
      birthplace: found.map(Birthplace.init), fold: fold == .later ? .later : .earlier,
      gap: gap == .earlier ? .earlier : .later, clock: clock)
    try birth.checkClocks(fold: fold, gap: gap)
    return birth
  }

  /// The place that is given by its name; nil if none is.
  private func found(
    placeNamed: (String) throws(PlaceError) -> PlaceFinder.FoundPlace
  ) throws(BirthError) -> PlaceFinder.FoundPlace? {
    guard let place else { return nil }
    guard latitude == nil, longitude == nil else { throw .placeTwice }
    do {
      return try placeNamed(place)
    } catch {
      throw .place(error)
    }
  }
}

extension Birth {
  /// Refuses a time that clocks showed twice or never, where that is wanted.
  @_spi(FrontEnd) public func checkClocks(
    fold: BirthFields.ClockChoice, gap: BirthFields.ClockChoice
  ) throws(BirthError) {
    guard let moment else { return }
    switch moment.occurrence {
    case .once: break
    case .twice(_, let other):
      if fold == .refuse { throw .occurredTwice(moment, otherSecondsSince1970: other) }
    case .never:
      if gap == .refuse { throw .neverOccurred(moment) }
    }
  }
}

/// Why what is written of a birth can't be right.
public enum BirthError: AstrolabeError, Hashable {
  /// The text has not the form of a date, or of a date and a time.
  case notADate(String)
  /// A date alone is wanted, and the text has a time, too, or has not the form of a date.
  case notADateAlone(String)
  /// The calendar has no such month or day.
  case noSuchDate(String, reason: String)
  /// No clock shows such a time.
  case noSuchTime(String)
  /// Clocks showed the time twice, and the caller refuses such a time.
  case occurredTwice(CivilMoment, otherSecondsSince1970: Int)
  /// Clocks never showed the time, and the caller refuses such a time.
  case neverOccurred(CivilMoment)
  /// A time was given without the zone it is given in.
  case timeWithoutZone
  /// A latitude without a longitude, or the other way round.
  case halfAPlace(missing: Axis)
  /// The text is not a coordinate, or lies off the globe.
  case notACoordinate(String, Axis)
  /// The zone can't be used.
  case zone(CivilTimeError)
  /// A place is given both by its name and by coordinates.
  case placeTwice
  /// The place can't be reported by its name.
  case place(PlaceError)

  /// Which coordinate is meant.
  public enum Axis: String, Sendable, Hashable {
    case latitude, longitude

    /// The largest value either way.
    package var limit: Int { self == .latitude ? 90 : 180 }

    fileprivate var example: String {
      self == .latitude ? "40.7128, 40n42 or 40°42′N" : "-74.006, 74w00 or 74°0′W"
    }
  }

  /// Whether a value is missing or is given twice, rather than not valid.
  public var isIncomplete: Bool { cause == .usage }
}

extension BirthError {
  /// What was written, or what the error of the zone or the place says.
  public var cause: ErrorCause {
    switch self {
    case .zone(let error): error.cause
    case .place(let error): error.cause
    case .timeWithoutZone, .halfAPlace, .placeTwice: .usage
    case .notADate, .notADateAlone, .noSuchDate, .noSuchTime, .notACoordinate,
      .occurredTwice, .neverOccurred:
      .input
    }
  }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .notADate(let text):
      "\"\(text.printable)\" is no date; \(DateTimeText.advice(for: text))"
    case .notADateAlone(let text):
      text.utf8.contains(UInt8(ascii: "T"))
        ? "\"\(text.printable)\" has a time, and a date alone is wanted; write YYYY-MM-DD"
        : "\"\(text.printable)\" is no date; \(DateTimeText.dateAdvice(for: text) ?? "write YYYY-MM-DD")"
    case .noSuchDate(let text, let reason): "\"\(text.printable)\" is no date: \(reason)"
    case .noSuchTime(let text):
      "\"\(text.printable)\" is no time of day; clocks go from 00:00 to 23:59:59"
    case .occurredTwice(let moment, let other):
      "\(moment.time.shortest) occurred twice on \(moment.date) in \(moment.zone.name), at \(moment.utcText) and "
        + "at \(JulianDay<UT1>(secondsSince1970: other).utcTime) UTC; choose the fold: earlier or later"
    case .neverOccurred(let moment):
      "\(moment.time.shortest) never occurred on \(moment.date) in \(moment.zone.name), where clocks jumped "
        + "forward; give the time that clocks showed, or choose the gap: earlier or later"
    case .timeWithoutZone:
      "a birth time needs its zone: an IANA name such as Europe/Paris, an offset such as +05:30, "
        + "or LMT; or the name of its place, such as \"Ulm, Germany\""
    case .halfAPlace(let missing):
      "a place needs its \(missing.rawValue), too"
    case .notACoordinate(let text, let axis):
      "\"\(text.printable)\" is no \(axis.rawValue); write degrees from -\(axis.limit) to "
        + "\(axis.limit), such as \(axis.example)"
    case .zone(let error): error.description
    case .placeTwice:
      "a place is given by its name or by its latitude and longitude, not by both; a zone may stand "
        + "beside either"
    case .place(let error): error.description
    }
  }
}

extension Birthplace {
  fileprivate init(_ found: PlaceFinder.FoundPlace) {
    self.init(
      name: found.place.fullName, namesakes: found.namesakes, country: found.place.country,
      zonesOfCountry: found.place.zonesOfCountry, zone: found.place.zone)
  }
}

extension BirthFields {
  /// Reads the fields with the zones of a database.
  ///
  /// ```swift
  /// let birth = try BirthFields(birth: "1990-06-15").read(zones: .system())
  /// ```
  ///
  /// - Parameters:
  ///   - zones: Where IANA names are looked up.
  ///   - places: Where places are looked up; in the table that comes with the package unless given.
  /// - Returns: The birth.
  /// - Throws: ``BirthError``.
  public func read(
    zones: ZoneDatabase, places: PlaceFinder? = nil
  ) throws(BirthError) -> Birth {
    try read(
      zoneNamed: { (text, longitude) throws(CivilTimeError) in
        try CivilZone(text, longitude: longitude, database: zones)
      },
      placeNamed: { (name) throws(PlaceError) in
        let finder = if let places { places } else { try PlaceFinder.released.get() }
        return try finder.place(name)
      })
  }
}

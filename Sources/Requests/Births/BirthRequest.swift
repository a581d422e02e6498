public import Astrology
public import Documents
public import Ephemeris

/// A birth as a request has it, before anything of it is checked.
public struct BirthRequest: Sendable, Hashable {
  /// `YYYY-MM-DD`, or `YYYY-MM-DDTHH:MM[:SS]`; `44 BC`, and ` OS` or ` NS` at the end, are read, too.
  public var birth: String?
  /// An IANA name, an offset such as `+05:30`, or `LMT`.
  public var zone: String?
  /// Degrees north: `40.7128`, or `40n42`.
  public var latitude: String?
  /// Degrees east: `-74.006`, or `74w00`.
  public var longitude: String?
  /// The name of the place, instead of its coordinates.
  public var place: String?
  /// Which of two equal clock readings is meant; the earlier unless given.
  public var fold: BirthFields.ClockChoice?
  /// Which instant is meant if clocks were set forward over the time; the later unless given.
  public var gap: BirthFields.ClockChoice?
  /// Which clock is read if the zone had no standard time yet; that of the place unless given.
  public var clock: Birth.Clock?
  /// The calendar of the date; unless given, the Julian one before 1582-10-15 and the Gregorian one from then on.
  public var calendar: WrittenDate.Calendar?
  /// Whether it is the other of two births, whose fields begin with `with_`.
  public var isOther: Bool

  /// Gathers the fields.
  public init(
    birth: String? = nil, zone: String? = nil, latitude: String? = nil, longitude: String? = nil,
    place: String? = nil, fold: BirthFields.ClockChoice? = nil, gap: BirthFields.ClockChoice? = nil,
    clock: Birth.Clock? = nil, calendar: WrittenDate.Calendar? = nil, isOther: Bool = false
  ) {
    self.birth = birth
    self.zone = zone
    self.latitude = latitude
    self.longitude = longitude
    self.place = place
    self.fold = fold
    self.gap = gap
    self.clock = clock
    self.calendar = calendar
    self.isOther = isOther
  }

  /// Whether no field is given; a calendar alone doesn't describe a birth.
  public var isEmpty: Bool { self == Self(calendar: calendar, isOther: isOther) }

  /// The fields with their defaults.
  ///
  /// - Throws: ``RequestError/missing(_:example:)`` without a date of birth.
  public func fields() throws(RequestError) -> BirthFields {
    guard let birth else {
      let field: RequestError.Field = "birth"
      throw .missing(
        isOther ? field.ofOther : field, example: "1990-06-15T14:30 or a date alone")
    }
    return BirthFields(
      birth: birth, zone: zone, latitude: latitude, longitude: longitude, place: place,
      fold: fold ?? .earlier, gap: gap ?? .later, clock: clock ?? .local,
      calendar: calendar)
  }

  /// Reads the birth.
  ///
  /// - Throws: ``RequestError``; of two births its sentence says which one is not valid.
  public func read(by engine: Engine) throws(RequestError) -> Birth {
    try read(fields(), by: engine)
  }

  /// Reads the birth of some fields, which may come from a store instead of this request.
  ///
  /// - Throws: ``RequestError``; of two births its sentence says which one is not valid.
  public func read(_ fields: BirthFields, by engine: Engine) throws(RequestError) -> Birth {
    do throws(BirthError) {
      return try engine.birth(fields)
    } catch {
      throw isOther ? .other(.engine(error)) : .engine(error)
    }
  }

  /// The fields that have no effect on a birth, since it has no time.
  public func unusedFields(for birth: Birth) -> [RequestError.Field] {
    guard birth.moment == nil else { return [] }
    var fields: [RequestError.Field] = []
    if fold == .later { fields.append("fold") }
    if gap == .earlier { fields.append("gap") }
    return isOther ? fields.map(\.ofOther) : fields
  }
}

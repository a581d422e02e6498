internal import Astrology
internal import Astrometers
@_spi(FrontEnd) public import Ephemeris

// What words are made of, as a document. Stored beside the words, it shows what they are about, and equal facts
// give equal words.

extension ReadingFacts: Codable {
  private static let natalSignsKey = FieldName("natal_signs")
  private static let risingSignKey = FieldName("rising_sign")

  private static let form = DocumentForm("set of a reading's facts", major: 1, minor: 5)

  /// Reads facts that ``encode(to:)`` wrote, in this form or an older one of the same major version.
  public init(from decoder: any Decoder) throws {
    try Self.form.check(decoder)
    let fields = try decoder.fields()
    let transits = try fields.nestedContainer(keyedBy: FieldName.self, forKey: "meters")
    let hours = try fields.decode([Double].self, forKey: "hourly_intensity")
    guard hours.allSatisfy((0...100).contains) else {
      throw decoder.unreadable("an intensity is a number from 0 to 100")
    }
    let unified = try fields.decodeIfPresent([Double].self, forKey: "hourly_unified") ?? []
    guard unified.allSatisfy((-100...100).contains) else {
      throw decoder.unreadable("a unified score is a number from -100 to 100")
    }
    var natalSigns: [CelestialBody: ZodiacSign] = [:]
    if fields.contains(Self.natalSignsKey) {
      let signs = try fields.nestedContainer(keyedBy: FieldName.self, forKey: Self.natalSignsKey)
      for body in Self.signedBodies {
        natalSigns[body] = try signs.decodeIfPresent(ZodiacSign.self, forKey: FieldName(body.name))
      }
    }
    self.init(
      date: try fields.decode(CalendarDate.self, forKey: "date"),
      sunSign: try fields.decode(ZodiacSign.self, forKey: "sun_sign"), natalSigns: natalSigns,
      risingSign: try fields.decodeIfPresent(ZodiacSign.self, forKey: Self.risingSignKey),
      scores: try fields.decode(DayScores.Day.self, forKey: "scores"),
      isInstant: try fields.decode(Bool.self, forKey: "is_instant"),
      priorities: try fields.decode([ReadingFacts.TransitFact].self, forKey: "priorities"),
      meterTransits: try Meter.allCases.map {
        try transits.decode([ReadingFacts.TransitFact].self, forKey: FieldName($0.name))
      },
      moon: try fields.decode(MoonFacts.self, forKey: "moon"),
      retrogrades: try fields.decode([RetrogradeFact].self, forKey: "retrogrades"),
      hourlyIntensity: hours, hourlyUnified: unified,
      upcoming: try fields.decode([UpcomingFact].self, forKey: "upcoming"),
      skyAspects: try fields.decode([ReadingFacts.SkyAspectFact].self, forKey: "sky_aspects"),
      birthDigest: try fields.decodeIfPresent(UInt64.self, forKey: "birth_digest") ?? 0,
      isTimed: try fields.decodeIfPresent(Bool.self, forKey: "is_timed") ?? true,
      passages: try fields.decodeIfPresent([PassageFact].self, forKey: "passages") ?? [],
      chapter: try fields.decodeIfPresent(PassageFact.self, forKey: "chapter"),
      today: try fields.decodeIfPresent([TodayFact].self, forKey: "today") ?? [])
  }

  /// Writes `version` and every fact; the transits of each meter by its name, under `meters`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try Self.form.write(to: &fields)
    try fields.encode(date, forKey: "date")
    try fields.encode(sunSign, forKey: "sun_sign")
    var signs = fields.nestedContainer(keyedBy: FieldName.self, forKey: Self.natalSignsKey)
    for body in Self.signedBodies {
      try signs.encodeIfPresent(natalSigns[body], forKey: FieldName(body.name))
    }
    try fields.encodeIfPresent(risingSign, forKey: Self.risingSignKey)
    try fields.encode(scores, forKey: "scores")
    try fields.encode(isInstant, forKey: "is_instant")
    try fields.encode(priorities, forKey: "priorities")
    var transits = fields.nestedContainer(keyedBy: FieldName.self, forKey: "meters")
    for meter in Meter.allCases {
      try transits.encode(self.transits(of: meter), forKey: FieldName(meter.name))
    }
    try fields.encode(moon, forKey: "moon")
    try fields.encode(retrogrades, forKey: "retrogrades")
    try fields.encode(hourlyIntensity, forKey: "hourly_intensity")
    try fields.encode(hourlyUnified, forKey: "hourly_unified")
    try fields.encode(upcoming, forKey: "upcoming")
    try fields.encode(skyAspects, forKey: "sky_aspects")
    try fields.encode(birthDigest, forKey: "birth_digest")
    try fields.encode(isTimed, forKey: "is_timed")
    try fields.encode(passages, forKey: "passages")
    try fields.encodeIfPresent(chapter, forKey: "chapter")
    try fields.encode(today, forKey: "today")
  }
}

extension PassageFact: Codable {
  /// Reads the fields that ``encode(to:)`` writes.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      try TransitKey(from: decoder), weight: try fields.decode(Double.self, forKey: "weight"),
      chapter: try fields.decode(TransitChapter.self, forKey: "chapter"),
      exactDay: try fields.decodeIfPresent(Int.self, forKey: "exact_day"),
      passCount: try fields.decodeIfPresent(Int.self, forKey: "pass_count"),
      nextExact: try fields.decodeIfPresent(CalendarDate.self, forKey: "next_exact"),
      lastDate: try fields.decodeIfPresent(CalendarDate.self, forKey: "last_date"),
      orbDegrees: try fields.decodeIfPresent(Double.self, forKey: "orb_degrees") ?? 2,
      isClosing: try fields.decodeIfPresent(Bool.self, forKey: "is_closing") ?? false)
  }

  /// Writes every fact.
  package func encode(to encoder: any Encoder) throws {
    try key.encode(to: encoder)
    var fields = encoder.fields()
    try fields.encode(weight, forKey: "weight")
    try fields.encode(chapter, forKey: "chapter")
    try fields.encodeIfPresent(exactDay, forKey: "exact_day")
    try fields.encodeIfPresent(passCount, forKey: "pass_count")
    try fields.encodeIfPresent(nextExact, forKey: "next_exact")
    try fields.encodeIfPresent(lastDate, forKey: "last_date")
    try fields.encode(orbDegrees, forKey: "orb_degrees")
    try fields.encode(isClosing, forKey: "is_closing")
  }
}

extension TodayFact: Codable {
  /// Reads the time and the fields of the event.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      at: try fields.decode(TimeOfDay.self, forKey: "time"),
      try UpcomingFact.Event(from: decoder))
  }

  /// Writes the time and the fields of the event.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(time, forKey: "time")
    try event.encode(to: encoder)
  }
}

extension MoonFacts: Codable {
  /// Reads the fields that ``encode(to:)`` writes.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      sign: try fields.decode(ZodiacSign.self, forKey: "sign"),
      house: try fields.decode(House.self, forKey: "house"),
      phase: try fields.decode(MoonPhase.self, forKey: "phase"),
      isVoidOfCourse: try fields.decode(Bool.self, forKey: "is_void_of_course"),
      aspects: try fields.decode([MoonAspectFact].self, forKey: "aspects"),
      dispositor: try fields.decode(CelestialBody.self, forKey: "dispositor"),
      dispositorSign: try fields.decode(ZodiacSign.self, forKey: "dispositor_sign"),
      degreeInSign: try fields.decodeIfPresent(Double.self, forKey: "degree_in_sign") ?? 15,
      isWaxing: try fields.decodeIfPresent(Bool.self, forKey: "is_waxing") ?? true,
      voidUntil: try fields.decodeIfPresent(TimeOfDay.self, forKey: "void_until"))
  }

  /// Writes every fact.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(sign, forKey: "sign")
    try fields.encode(house, forKey: "house")
    try fields.encode(phase, forKey: "phase")
    try fields.encode(isVoidOfCourse, forKey: "is_void_of_course")
    try fields.encode(aspects, forKey: "aspects")
    try fields.encode(dispositor, forKey: "dispositor")
    try fields.encode(dispositorSign, forKey: "dispositor_sign")
    try fields.encode(degreeInSign, forKey: "degree_in_sign")
    try fields.encode(isWaxing, forKey: "is_waxing")
    try fields.encodeIfPresent(voidUntil, forKey: "void_until")
  }
}

extension MoonAspectFact: Codable {
  /// Reads the fields that ``encode(to:)`` writes.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      try fields.decode(AspectKind.self, forKey: "aspect"),
      natal: try fields.decode(CelestialBody.self, forKey: "natal"),
      isReturning: try fields.decodeIfPresent(Bool.self, forKey: "is_returning") ?? false,
      time: try fields.decodeIfPresent(TimeOfDay.self, forKey: "time"))
  }

  /// Writes the fields `aspect`, `natal`, `is_returning` and `time`.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(kind, forKey: "aspect")
    try fields.encode(natal, forKey: "natal")
    try fields.encode(isReturning, forKey: "is_returning")
    try fields.encodeIfPresent(time, forKey: "time")
  }
}

extension ReadingFacts.TransitFact: Codable {
  /// Reads the fields that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    let quality = try fields.decode(Double.self, forKey: "quality")
    self.init(
      try TransitKey(from: decoder),
      quality: try decoder.valid { () throws(NumberError) in
        try NumberError.checked(quality, "a transit's quality", in: -1...1)
      },
      natalHouse: try fields.decode(House.self, forKey: "natal_house"),
      transitHouse: try fields.decode(House.self, forKey: "transit_house"),
      transitSign: try fields.decode(ZodiacSign.self, forKey: "transit_sign"),
      stage: try fields.decode(Stage.self, forKey: "stage"),
      orbDegrees: try fields.decodeIfPresent(Double.self, forKey: "orb_degrees") ?? 1)
  }

  /// Writes every fact.
  public func encode(to encoder: any Encoder) throws {
    try key.encode(to: encoder)
    var fields = encoder.fields()
    try fields.encode(quality, forKey: "quality")
    try fields.encode(natalHouse, forKey: "natal_house")
    try fields.encode(transitHouse, forKey: "transit_house")
    try fields.encode(transitSign, forKey: "transit_sign")
    try fields.encode(stage, forKey: "stage")
    try fields.encode(orbDegrees, forKey: "orb_degrees")
  }
}

extension ReadingFacts.TransitFact.Stage: NamedCase {
  /// `stage of a transit`.
  public static var noun: String { "stage of a transit" }

  /// The name that documents use, such as `near`.
  public var name: String {
    switch self {
    case .applying: "applying"
    case .near: "near"
    case .exact: "exact"
    case .separating: "separating"
    }
  }

  /// The name that people read, such as `Near`.
  public var title: String {
    switch self {
    case .applying: "Applying"
    case .near: "Near"
    case .exact: "Exact"
    case .separating: "Separating"
    }
  }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension RetrogradeFact: Codable {
  /// Reads the fields `body`, `sign` and `turns`.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      try fields.decode(CelestialBody.self, forKey: "body"),
      in: try fields.decode(ZodiacSign.self, forKey: "sign"),
      until: try fields.decodeIfPresent(CalendarDate.self, forKey: "turns"))
  }

  /// Writes the fields `body`, `sign` and `turns`.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(body, forKey: "body")
    try fields.encode(sign, forKey: "sign")
    try fields.encodeIfPresent(turns, forKey: "turns")
  }
}

extension ReadingFacts.SkyAspectFact: Codable {
  /// Reads the fields `first`, `aspect` and `second`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      try fields.decode(CelestialBody.self, forKey: "first"),
      try fields.decode(AspectKind.self, forKey: "aspect"),
      try fields.decode(CelestialBody.self, forKey: "second"))
  }

  /// Writes the fields `first`, `aspect` and `second`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(first, forKey: "first")
    try fields.encode(kind, forKey: "aspect")
    try fields.encode(second, forKey: "second")
  }
}

extension UpcomingFact: Codable {
  /// Reads the date and the fields of the event.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      on: try fields.decode(CalendarDate.self, forKey: "date"), try Event(from: decoder))
  }

  /// Writes the date and the fields of the event.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(date, forKey: "date")
    try event.encode(to: encoder)
  }
}

extension UpcomingFact.Event: Codable {
  /// Reads the kind of event and what belongs to that.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    let kind = try fields.decode(String.self, forKey: "event")
    func sign() throws -> ZodiacSign { try fields.decode(ZodiacSign.self, forKey: "sign") }
    func house() throws -> House { try fields.decode(House.self, forKey: "house") }
    func body() throws -> CelestialBody { try fields.decode(CelestialBody.self, forKey: "body") }
    func isDirect() throws -> Bool { try fields.decode(Bool.self, forKey: "is_direct") }
    self =
      switch kind {
      case "ingress":
        .ingress(try body(), sign: try sign(), house: try house(), isDirect: try isDirect())
      case "lunation":
        .lunation(
          try fields.decode(LunarQuarter.self, forKey: "quarter"), sign: try sign(),
          house: try house())
      case "station": .station(try body(), sign: try sign(), isDirect: try isDirect())
      case "transit":
        .transit(try TransitKey(from: decoder))
      case "eclipse":
        .eclipse(
          try fields.decode(Luminary.self, forKey: "luminary"), sign: try sign())
      case "aspect": .aspect(try ReadingFacts.SkyAspectFact(from: decoder))
      case _:
        throw decoder.unreadable(
          "\"\(kind.printable)\" is no event; give ingress, lunation, station, transit, eclipse or aspect"
        )
      }
  }

  /// Writes `event` and what belongs to that kind of event.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    switch self {
    case .ingress(let body, let sign, let house, let isDirect):
      try fields.encode("ingress", forKey: "event")
      try fields.encode(body, forKey: "body")
      try fields.encode(sign, forKey: "sign")
      try fields.encode(house, forKey: "house")
      try fields.encode(isDirect, forKey: "is_direct")
    case .lunation(let quarter, let sign, let house):
      try fields.encode("lunation", forKey: "event")
      try fields.encode(quarter, forKey: "quarter")
      try fields.encode(sign, forKey: "sign")
      try fields.encode(house, forKey: "house")
    case .station(let body, let sign, let isDirect):
      try fields.encode("station", forKey: "event")
      try fields.encode(body, forKey: "body")
      try fields.encode(sign, forKey: "sign")
      try fields.encode(isDirect, forKey: "is_direct")
    case .transit(let key):
      try fields.encode("transit", forKey: "event")
      try key.encode(to: encoder)
    case .eclipse(let luminary, let sign):
      try fields.encode("eclipse", forKey: "event")
      try fields.encode(luminary, forKey: "luminary")
      try fields.encode(sign, forKey: "sign")
    case .aspect(let aspect):
      try fields.encode("aspect", forKey: "event")
      try aspect.encode(to: encoder)
    }
  }
}

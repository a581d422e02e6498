// A zone is stored with its whole table, not by its name: so what was stored means the same after the
// next change of the time zone database, and is read without one.

extension CivilZone: Codable {
  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    if let seconds = try fields.decodeIfPresent(Int.self, forKey: "fixed") {
      self = .fixed(secondsEast: seconds)
    } else if let longitude = try fields.decodeIfPresent(
      Double.self, forKey: "local_mean_time")
    {
      self = .localMeanTime(longitude: longitude)
    } else {
      self = .named(try fields.decode(TimeZoneRules.self, forKey: "named"))
    }
  }

  /// Writes one field: `fixed` with seconds east, `local_mean_time` with a longitude, or `named` with
  /// the rules of an IANA zone.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    switch self {
    case .named(let rules): try fields.encode(rules, forKey: "named")
    case .fixed(let seconds): try fields.encode(seconds, forKey: "fixed")
    case .localMeanTime(let longitude): try fields.encode(longitude, forKey: "local_mean_time")
    }
  }
}

extension TimeZoneRules: Codable {
  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    let starts = try fields.decode([Int].self, forKey: "changes")
    let offsets = try fields.decode([Int].self, forKey: "seconds_east")
    let first = try fields.decode(Int.self, forKey: "first_seconds_east")
    guard starts.count == offsets.count, zip(starts, starts.dropFirst()).allSatisfy({ $0 < $1 }),
      // Beyond 2⁵⁹ s no calendar reaches, and sums might overflow.
      starts.allSatisfy({ $0.magnitude <= 1 << 59 }),
      (offsets + [first]).allSatisfy(Self.offsets.contains)
    else { throw decoder.unreadable("these are no changes of a zone's clocks") }
    self.init(
      name: try fields.decode(String.self, forKey: "name"),
      transitions: zip(starts, offsets).map { Transition(start: $0, secondsEast: $1) },
      firstSecondsEast: first,
      footer: try fields.decodeIfPresent(PosixTimeZone.self, forKey: "rule"))
  }

  /// Writes the zone's name, the seconds since 1970 at which clocks change, how far they are ahead of
  /// UTC from each change on and before the first, and the rule that goes on.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(name, forKey: "name")
    try fields.encode(firstSecondsEast, forKey: "first_seconds_east")
    try fields.encode(transitions.map(\.start), forKey: "changes")
    try fields.encode(transitions.map(\.secondsEast), forKey: "seconds_east")
    try fields.encodeIfPresent(footer, forKey: "rule")
  }

  /// What clocks may be ahead of UTC (RFC 9636, 3.2), in seconds.
  static let offsets = -89_999...93_599
}

extension PosixTimeZone: Codable {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    standardSecondsEast = try fields.decode(Int.self, forKey: "seconds_east")
    daylight = try fields.decodeIfPresent(Daylight.self, forKey: "daylight")
    guard TimeZoneRules.offsets.contains(standardSecondsEast) else {
      throw decoder.unreadable("clocks are less than 26 hours from UTC")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(standardSecondsEast, forKey: "seconds_east")
    try fields.encodeIfPresent(daylight, forKey: "daylight")
  }
}

extension PosixTimeZone.Daylight: Codable {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    secondsEast = try fields.decode(Int.self, forKey: "seconds_east")
    start = try fields.decode(PosixDateRule.self, forKey: "start")
    end = try fields.decode(PosixDateRule.self, forKey: "end")
    guard TimeZoneRules.offsets.contains(secondsEast) else {
      throw decoder.unreadable("clocks are less than 26 hours from UTC")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(secondsEast, forKey: "seconds_east")
    try fields.encode(start, forKey: "start")
    try fields.encode(end, forKey: "end")
  }
}

extension PosixDateRule: Codable {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    let second = try fields.decode(Int.self, forKey: "second")
    let numbers = try fields.decode([Int].self, forKey: "day")
    let kind = try fields.decode(String.self, forKey: "counted")
    let day: Day? =
      switch (kind, numbers.count) {
      case ("without_leap_day", 1) where (1...365).contains(numbers[0]): .withoutLeapDay(numbers[0])
      case ("after_new_year", 1) where (0...365).contains(numbers[0]): .afterNewYear(numbers[0])
      case ("weekday", 3)
      where (0...6).contains(numbers[0]) && (1...5).contains(numbers[1])
        && (1...12).contains(numbers[2]):
        .weekday(numbers[0], week: numbers[1], month: numbers[2])
      case _: nil
      }
    // Less than 168 hours either way (RFC 9636, 3.3).
    guard let day, second.magnitude < 168 * 3_600 else {
      throw decoder.unreadable("this is no day of the year on which clocks are changed")
    }
    self.init(day: day, secondOfDay: second)
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(secondOfDay, forKey: "second")
    switch day {
    case .withoutLeapDay(let number):
      try fields.encode("without_leap_day", forKey: "counted")
      try fields.encode([number], forKey: "day")
    case .afterNewYear(let number):
      try fields.encode("after_new_year", forKey: "counted")
      try fields.encode([number], forKey: "day")
    case .weekday(let weekday, let week, let month):
      try fields.encode("weekday", forKey: "counted")
      try fields.encode([weekday, week, month], forKey: "day")
    }
  }
}

/// What a column of a table of births may hold.
package enum CSVColumn: String, Sendable, Hashable, CaseIterable {
  case id, name, given, family, date, time
  case dateTime = "datetime"
  case year, month, day, hour, minute, second
  case latitude = "lat"
  case longitude = "lon"
  case place, country, zone, kind, rating, source
  case note = "notes"
  case tags, calendar
  case timeUnknown = "time_unknown"
  case half = "am_pm"
  case northSouth = "north_south"
  case eastWest = "east_west"
  case summerTime = "dst"
  case utc

  /// The names that such columns have, in small letters with blanks.
  private var names: [String] {
    switch self {
    case .id: ["id"]
    case .name: ["name", "full name", "person"]
    case .given: ["first name", "given", "given name"]
    case .family: ["last name", "family", "surname", "family name"]
    case .date: ["date", "dob", "birth date", "natal date", "birthdate", "date of birth"]
    case .time: ["time", "tob", "birth time", "natal time", "birthtime", "time of birth"]
    case .dateTime: ["datetime", "birth datetime", "date time", "birth"]
    case .year: ["year", "birth year"]
    case .month: ["month", "birth month"]
    case .day: ["day", "birth day"]
    case .hour: ["hour", "birth hour"]
    case .minute: ["minute", "birth minute"]
    case .second: ["second", "birth second"]
    case .latitude: ["lat", "latitude", "birth lat", "birth latitude"]
    case .longitude:
      ["lon", "lng", "long", "longitude", "birth lon", "birth lng", "birth longitude"]
    case .place:
      ["place", "location", "city", "birth place", "birthplace", "location name", "place of birth"]
    case .country: ["country", "birth country"]
    case .zone: ["zone", "tz", "timezone", "time zone", "utc offset"]
    case .kind: ["sex", "gender", "kind"]
    case .rating: ["rating", "rodden", "rodden rating"]
    case .source: ["source"]
    case .note: ["notes", "note"]
    case .tags: ["tags"]
    case .calendar: ["calendar"]
    case .timeUnknown: ["time unknown", "unknown time"]
    case .half: ["am pm", "ampm", "am/pm", "meridiem"]
    case .northSouth:
      [
        "ns", "n s", "n/s", "lat ns", "lat dir", "lat direction", "latitude direction",
        "lat hemisphere", "latitude hemisphere", "north south",
      ]
    case .eastWest:
      [
        "ew", "e w", "e/w", "lon ew", "lon dir", "lon direction", "long dir", "long direction",
        "longitude direction", "lon hemisphere", "longitude hemisphere", "east west",
      ]
    case .summerTime:
      [
        "dst", "is dst", "dst offset", "daylight", "daylight saving", "daylight savings",
        "daylight saving time", "summer time", "summertime",
      ]
    case .utc: ["utc"]
    }
  }

  /// Whether the column holds words, which stay as they are.
  var isText: Bool {
    switch self {
    case .id, .name, .given, .family, .place, .country, .source, .note, .tags: true
    case .date, .time, .dateTime, .year, .month, .day, .hour, .minute, .second, .latitude,
      .longitude, .zone, .kind, .rating, .calendar, .timeUnknown, .half, .northSouth, .eastWest,
      .summerTime, .utc:
      false
    }
  }

  private static let byName: [String: Self] = {
    let pairs = allCases.flatMap { column in column.names.map { ($0, column) } }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The column that a name in a table's head means.
  init?(head: String) {
    guard let column = Self.byName[Self.folded(head)] else { return nil }
    self = column
  }

  /// Small letters, with one blank for blanks, hyphens and low lines.
  static func folded(_ head: String) -> String {
    head.lowercased().split { $0 == " " || $0 == "-" || $0 == "_" }.joined(separator: " ")
  }
}

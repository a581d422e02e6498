internal import Astrology
internal import Ephemeris
internal import Words

/// The sentences of `asking/sentences.tsv`, chosen and filled.
///
/// The choice depends on the person, the day, the question and the place of the conversation, and passes over what
/// was said.
struct Speech {
  /// The sentences in place of those of the program while an answer is made; nil for the program's own.
  @TaskLocal static var replaced: [String: [String]]?

  private static var lists: [String: [String]] { replaced ?? builtIn }

  /// The sentences that come with the program.
  static let builtIn: [String: [String]] = {
    var lists: [String: [String]] = [:]
    for row in AskingTable.sentences.rows where row.count == 2 {
      lists[row[0], default: []].append(row[1])
    }
    return lists
  }()

  let seed: UInt64
  let today: CalendarDate
  let said: [String]
  /// Whether the reader says "tonight" of today.
  var isTonight = false

  /// A number that depends on everything that a choice depends on, the same on every machine.
  static func seed(_ parts: String...) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    return hash
  }

  /// All keys that have sentences.
  static var keys: [String] { lists.keys.sorted() }

  /// The texts of a key, in the order of the file.
  static func texts(_ key: String) -> [String] { lists[key] ?? [] }

  func has(_ key: String) -> Bool { Self.lists[key] != nil }

  /// A sentence of a key, its slots filled; another of its texts at each turn.
  func say(_ key: String, _ slots: [String: String] = [:], turn: Int = 0) -> String {
    let texts = Self.lists[key] ?? []
    guard !texts.isEmpty else { return "" }
    let first = Int(truncatingIfNeeded: (seed ^ Self.seed(key)) >> 17 & 0xffff) % texts.count
    let start = (first + turn) % texts.count
    let filled = (texts[start...] + texts[..<start]).map { $0.filling(slots) }
    let text = filled.first { line in !said.contains { $0.holds(line) } } ?? filled[0]
    return text.sentenceCased
  }

  /// A part of a sentence, as it stands in the file.
  static func phrase(_ key: String, _ slots: [String: String] = [:]) -> String {
    (lists[key]?.first ?? "").filling(slots)
  }

  /// "in the fifth house".
  func inHouse(_ number: Int) -> String {
    Self.phrase("place.in_house", ["house": ordinal(number)])
  }

  // MARK: - Dates

  /// A date as people say it: "Thursday 24 December", with the year where it is far.
  func day(_ date: CalendarDate) -> String {
    let plain = "\(date.weekdayName) \(date.day) \(date.monthName)"
    let distance = date.dayNumber - today.dayNumber
    switch distance {
    case 0: return isTonight ? "tonight (\(plain))" : "today (\(plain))"
    case 1: return "tomorrow (\(plain))"
    case -1: return "yesterday (\(plain))"
    case -183...183: return plain
    case 184...400: return "\(plain) \(date.year)"
    default: return "\(date.day) \(date.monthName) \(date.year)"
    }
  }

  /// Dates in a row, with their years where they are not all of this one.
  func days(_ dates: [CalendarDate]) -> String {
    guard dates.contains(where: { $0.year != today.year }) else { return list(dates.map(day)) }
    return list(dates.map { "\($0.day) \($0.monthName) \($0.year)" })
  }

  /// What a house is about, within a sentence.
  func topic(ofHouse house: Int) -> String { say("house.topic.\(house)").lowercasedFirst }

  /// A date after "on": without a preposition for today and tomorrow.
  func onDay(_ date: CalendarDate) -> String {
    let isNear = abs(date.dayNumber - today.dayNumber) <= 1
    return isNear ? day(date) : "on \(day(date))"
  }

  /// The month of a date, with the year where it is far.
  func month(of date: CalendarDate) -> String {
    (-183...183).contains(date.dayNumber - today.dayNumber)
      ? date.monthName : "\(date.monthName) \(date.year)"
  }

  /// A date without its weekday.
  func shortDay(_ date: CalendarDate) -> String {
    let distance = date.dayNumber - today.dayNumber
    return (-183...183).contains(distance)
      ? "\(date.day) \(date.monthName)" : "\(date.day) \(date.monthName) \(date.year)"
  }

  /// Some dates as people say them.
  func name(of period: AskedPeriod) -> String {
    let (from, to) = (period.from, period.to)
    if period.dayCount == 1 {
      let distance = from.dayNumber - today.dayNumber
      return distance == 0
        ? (isTonight ? "tonight" : "today")
        : distance == 1 ? "tomorrow" : distance == -1 ? "yesterday" : day(from)
    }
    let monday = today.advanced(byDays: -((today.weekday + 6) % 7))
    if from.weekday == 1, period.dayCount == 7 {
      // On a Sunday, "this week" and "next week" may both mean the days to come.
      if from == today.advanced(byDays: 1) {
        return Self.phrase("time.coming_week", ["from": shortDay(from), "to": shortDay(to)])
      }
      switch from.dayNumber - monday.dayNumber {
      case 0: return "this week"
      case 7: return "next week"
      case -7: return "last week"
      default: return Self.phrase("time.week_of", ["day": shortDay(from)])
      }
    }
    if from.weekday == 6, period.dayCount == 2 {
      switch from.dayNumber - monday.dayNumber {
      case 5: return "this weekend"
      case 12: return "next weekend"
      case -2: return "last weekend"
      default: return Self.phrase("time.weekend_of", ["day": shortDay(from)])
      }
    }
    if from == today, to == monday.advanced(byDays: 6) { return Self.phrase("time.rest_of_week") }
    if from == today, from.day > 1, from.month == to.month, from.year == to.year,
      to.advanced(byDays: 1).day == 1
    {
      return Self.phrase("time.rest_of_month", ["month": from.monthName])
    }
    if from == today, from.year == to.year, to.month == 12, to.day == 31 {
      return Self.phrase("time.rest_of_year", ["year": "\(from.year)"])
    }
    if from.day == 1, to.month == 12, to.day == 31, from.month == 1, from.year == to.year {
      return "\(from.year)"
    }
    if from.day == 1, from.month == to.month, from.year == to.year, to.advanced(byDays: 1).day == 1
    {
      return from.year == today.year || from.dayNumber - today.dayNumber < 184 && from > today
        ? from.monthName : "\(from.monthName) \(from.year)"
    }
    if from.day == 1, to.advanced(byDays: 1).day == 1, from.year == to.year {
      let isFar = to.year != today.year && from.dayNumber - today.dayNumber > 183 || to < today
      let year = isFar && to.year != today.year ? " \(to.year)" : ""
      return "\(from.monthName) to \(to.monthName)\(year)"
    }
    if from.month == to.month, from.year == to.year {
      let isFar = !(-183...183).contains(to.dayNumber - today.dayNumber)
      return "\(from.day) to \(to.day) \(to.monthName)" + (isFar ? " \(to.year)" : "")
    }
    return "\(shortDay(from)) to \(shortDay(to))"
  }

  /// Some dates as they stand at the end of a clause: "today", "on Thursday 24 December", "in October".
  func time(of period: AskedPeriod) -> String {
    let name = name(of: period)
    let isNear = abs(period.from.dayNumber - today.dayNumber) <= 1
    if period.dayCount == 1 { return isNear ? name : "on \(name)" }
    if ["this ", "next ", "last "].contains(where: name.hasPrefix) { return name }
    let isRange = name.holds(" to ") && !name.hasPrefix("the ")
    return isRange ? "from \(name)" : name.hasPrefix("the weekend") ? "on \(name)" : "in \(name)"
  }

  // MARK: - Lists and numbers

  func list(_ parts: [String]) -> String {
    switch parts.count {
    case 0: ""
    case 1: parts[0]
    default: parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
    }
  }

  func number(_ count: Int) -> String {
    let words = [
      "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ]
    return words.indices.contains(count) ? words[count] : "\(count)"
  }

  func ordinal(_ number: Int) -> String {
    let words = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
      "tenth", "eleventh", "twelfth",
    ]
    return words.indices.contains(number - 1) ? words[number - 1] : "\(number)th"
  }
}

extension ChartPoint {
  /// The name after "your".
  var ownName: String {
    switch self {
    case .body(.meanNode): "North Node"
    case .body(.meanApogee): "Lilith"
    case .body(let body): body.title
    case .angle(let angle): angle == .imumCoeli ? "IC" : angle.title
    }
  }
}

extension CelestialBody {
  /// As people say it in a sentence: "the Sun", "Lilith", "Mars".
  var phrase: String {
    switch self {
    case .sun, .moon, .southNode, .interpolatedPerigee: "the \(title)"
    case .meanNode, .trueNode: Speech.phrase("body.north_node")
    case .meanApogee, .osculatingApogee, .interpolatedApogee: "Lilith"
    default: title
    }
  }
}

extension AspectKind {
  /// How one body stands to another, in everyday words.
  var phrase: String {
    switch self {
    case .conjunction: "is on"
    case .square: Speech.phrase("angle.square")
    case .opposition: "is opposite"
    case .trine: Speech.phrase("angle.trine")
    case .sextile: Speech.phrase("angle.sextile")
    }
  }

  /// The noun: "a square".
  var noun: String {
    switch self {
    case .conjunction: "a conjunction"
    case .square: "a square"
    case .opposition: "an opposition"
    case .trine: "a trine"
    case .sextile: "a sextile"
    }
  }
}

@_spi(FrontEnd) import Documents
@_spi(FrontEnd) import Ephemeris

/// Reads JSON: charts of kerykeion and of stellium, and births in Astrolabe's own fields; an object, an array of them, or
/// one a line.
enum JSONReader {
  private typealias Object = [String: JSONTree]

  static func read(
    _ text: FileText, _ options: ChartFileOptions
  ) throws(ChartFileError) -> EntryList {
    var list = EntryList()
    if let tree = JSONTree(text.bytes) {
      let values = if case .array(let values) = tree { values } else { [tree] }
      for (index, value) in values.enumerated() {
        try add(value, line: index + 1, options, to: &list)
      }
    } else {
      for line in text.lines where !line.bytes.trimmed.isEmpty {
        if let tree = JSONTree(Array(line.bytes)) {
          try add(tree, line: line.number, options, to: &list)
        } else {
          try list.refuse(line: line.number, "this is no JSON value")
        }
      }
    }
    guard list.entries.contains(where: { if case .record = $0 { true } else { false } }) else {
      throw .notOfFormat(
        .json, reason: "it holds no chart of kerykeion or stellium, and no line of births")
    }
    return list
  }

  private static func add(
    _ value: JSONTree, line: Int, _ options: ChartFileOptions, to list: inout EntryList
  ) throws(ChartFileError) {
    guard case .object(let object) = value else {
      return try list.refuse(line: line, "this is no object")
    }
    // Data of a whole chart have the people in them.
    let people = ["subject", "first_subject", "second_subject"].compactMap { key -> Object? in
      if case .object(let person)? = object[key] { person } else { nil }
    }
    for person in people.isEmpty ? [object] : people {
      try list.add(line: line, name: person.text("name")) { () throws(RecordFault) in
        if person["birth"] != nil { return try birth(person, line: line, options) }
        if case .object(let when)? = person["datetime"] {
          return try stellium(person, when, line: line)
        }
        if person["iso_formatted_utc_datetime"] != nil || person["tz_str"] != nil {
          return try kerykeion(person, line: line, options)
        }
        throw RecordFault("the object has none of birth, datetime and iso_formatted_utc_datetime")
      }
    }
  }

  // MARK: - kerykeion

  private static func kerykeion(
    _ object: Object, line: Int, _ options: ChartFileOptions
  ) throws(RecordFault) -> ChartRecord {
    let local: (date: WrittenDate, time: TimeOfDay?)
    if let text = object.text("iso_formatted_local_datetime") {
      local = try moment(text)
    } else {
      let numbers = ["year", "month", "day", "hour", "minute"].map { object.number($0) }
      guard let year = numbers[0], let month = numbers[1], let day = numbers[2],
        let date = WrittenDate(
          year: Int(clamping: year), month: Int(clamping: month), day: Int(clamping: day),
          calendar: .gregorian)
      else { throw RecordFault("year, month and day must be a date") }
      var time: TimeOfDay?
      if let hour = numbers[3], let minute = numbers[4] {
        time = ClockReader.time(Int(clamping: hour), Int(clamping: minute), 0)
        if time == nil { throw RecordFault("hour and minute must be a time of day") }
      }
      local = (date, time)
    }
    var record = ChartRecord(line: line, date: local.date)
    record.time = local.time
    record.name = object.text("name")
    record.placeName = object.text("city")
    record.country = object.text("nation")
    try takePlace(latitude: object.number("lat"), longitude: object.number("lng"), &record)
    let zone = object.text("tz_str")
    record.remark("zone", zone)
    record.remark("zodiac", object.text("zodiac_type"))
    record.remark("houses", object.text("houses_system_name"))
    guard let utc = object.text("iso_formatted_utc_datetime") else {
      if let zone { try ZoneLookup(options).take(zone: zone, for: &record) }
      return record
    }
    let key = "iso_formatted_utc_datetime"
    let universal = try moment(utc)
    guard let local = record.time, let time = universal.time else {
      throw RecordFault("\(key) must have a time")
    }
    let label = record.date.dayNumber * 86_400 + local.secondOfDay
    let offset = label - universal.date.dayNumber * 86_400 - time.secondOfDay
    record.zone = .fixed(offset, key)
    try RecordChecks.check(record)
    if let zone, let rules = try? options.zones?.rules(named: zone) {
      let known = CivilZone.named(rules).civilMoment(record.date.gregorian, local).secondsEast
      if known != offset {
        record.warnings.append(
          "the file's clock is UTC\(ClockZone.offsetText(offset)), and the tz database has "
            + "UTC\(ClockZone.offsetText(known)) for \(zone): the file's counts")
      }
    }
    return record
  }

  private static func moment(
    _ text: String
  ) throws(RecordFault) -> (date: WrittenDate, time: TimeOfDay?) {
    guard let moment = ISOText(Array(text.utf8)[...])?.moment(.gregorian) else {
      throw RecordFault("no date: \(text.printable); expected 1926-06-01T09:30:00")
    }
    return moment
  }

  // MARK: - stellium

  /// A chart of stellium has the instant in Universal Time; newer ones have the local clock, too.
  private static func stellium(
    _ object: Object, _ when: Object, line: Int
  ) throws(RecordFault) -> ChartRecord {
    guard let text = when.text("utc") else { throw RecordFault("datetime has no utc") }
    let universal = try moment(text)
    var record = ChartRecord(line: line, date: universal.date)
    record.time = universal.time
    record.zone = .universal("datetime.utc")
    if let local = try when.text("local").map({ (text) throws(RecordFault) in try moment(text) }),
      let clock = local.time, let time = universal.time
    {
      let offset =
        (local.date.dayNumber - universal.date.dayNumber) * 86_400 + clock.secondOfDay
        - time.secondOfDay
      (record.date, record.time) = (local.date, clock)
      record.zone = .fixed(offset, "datetime.utc")
      try RecordChecks.check(record)
    } else {
      record.warnings.append("the file has Universal Time alone: the local clock is not known")
    }
    if object["time_unknown"] == .bool(true) {
      record.time = nil
      record.zone = nil
      record.warnings.append("the time is unknown; the file's is noon")
    }
    let place: Object = if case .object(let place)? = object["location"] { place } else { [:] }
    try takePlace(
      latitude: place.number("latitude"), longitude: place.number("longitude"), &record)
    record.placeName = place.text("name")
    record.remark("zone", place.text("timezone"))
    record.remark("houses", object.text("default_house_system"))
    let data: Object = if case .object(let data)? = object["metadata"] { data } else { [:] }
    record.name = data.text("name") ?? object.text("name")
    return record
  }

  private static func takePlace(
    latitude: Double?, longitude: Double?, _ record: inout ChartRecord
  ) throws(RecordFault) {
    guard let latitude, let longitude else { return }
    guard let place = GeographicPlace.rounded(latitude: latitude, longitude: longitude) else {
      throw RecordFault(
        "no place: \(latitude), \(longitude); latitudes go to 90, longitudes to 180")
    }
    record.place = place
  }

  // MARK: - Births in Astrolabe's fields

  /// A coordinate as a number, or as a text such as `40n42`.
  private static func degrees(
    _ key: String, _ axis: AngleReader.Axis, _ object: Object
  ) throws(RecordFault) -> Double? {
    guard let text = object.text(key) else { return object.number(key) }
    let field = Array(text.utf8)[...]
    guard let degrees = AngleReader.decimal(field, axis) ?? AngleReader.read(field, axis) else {
      throw RecordFault("no angle: \(text.printable); expected degrees, or 40n42")
    }
    return degrees
  }

  /// A date and a time as every stream of births is read: before 1582-10-15 the date is Julian unless the line or the
  /// caller names a calendar.
  private static func birthMoment(
    _ text: String, _ calendar: WrittenDate.Calendar?
  ) throws(RecordFault) -> (date: WrittenDate, time: TimeOfDay?) {
    do {
      return try DateTimeText.read(text, calendar: calendar)
    } catch {
      if let iso = ISOText(Array(text.utf8)[...]), iso.offset == nil,
        let moment = iso.moment(calendar)
      {
        return moment
      }
      throw RecordFault("\(error)")
    }
  }

  /// The calendar that a line of births names; nil if it names none.
  private static func calendar(_ object: Object) throws(RecordFault) -> WrittenDate.Calendar? {
    guard let value = object["calendar"] else { return nil }
    guard case .text(let name) = value, let calendar = WrittenDate.Calendar(rawValue: name) else {
      throw RecordFault("unknown calendar; expected gregorian or julian")
    }
    return calendar
  }

  /// What a line chooses for a time that clocks showed twice or never; nil if it chooses nothing.
  private static func clockChoice(
    _ key: String, _ object: Object
  ) throws(RecordFault) -> BirthFields.ClockChoice? {
    guard let value = object[key] else { return nil }
    guard case .text(let word) = value, let choice = BirthFields.ClockChoice(rawValue: word) else {
      throw RecordFault("unknown \(key); expected earlier, later or refuse")
    }
    return choice
  }

  private static func birth(
    _ object: Object, line: Int, _ options: ChartFileOptions
  ) throws(RecordFault) -> ChartRecord {
    guard let text = object.text("birth") else { throw RecordFault("birth must be a text") }
    let local = try birthMoment(text, try calendar(object) ?? options.calendar)
    var record = ChartRecord(line: line, date: local.date)
    record.time = local.time
    switch object["id"] {
    case .text(let id)?, .number(let id)?: record.id = id
    default: break
    }
    let about: Object = if case .object(let about)? = object["about"] { about } else { [:] }
    record.take(about: about)
    if about.text("calendar") == WrittenDate.Calendar.julian.rawValue {
      // The line has the Gregorian date of a record that a file has on the Julian calendar.
      record.date = WrittenDate(record.date.gregorian, on: .julian)
    }
    if case .text(let place)? = object["place"], record.placeName == nil {
      record.placeName = place
    }
    let (latitude, longitude) = (
      try degrees("lat", .latitude, object), try degrees("lon", .longitude, object)
    )
    guard (latitude == nil) == (longitude == nil) else {
      throw RecordFault("lat and lon must stand together")
    }
    try takePlace(latitude: latitude, longitude: longitude, &record)
    var lookup = ZoneLookup(options)
    if let fold = try clockChoice("fold", object) { lookup.fold = fold }
    if let gap = try clockChoice("gap", object) { lookup.gap = gap }
    switch object["clock"] {
    case .text("zone")?: lookup.readsZoneClock = true
    case .text("local")?, nil: break
    default: throw RecordFault("unknown clock; expected local or zone")
    }
    var zoneOfPlace: String?
    if record.place == nil, case .text(let place)? = object["place"] {
      zoneOfPlace = try lookup.takePlace(named: place, for: &record)
    }
    if let zone = object.text("zone") {
      try ZoneText.take(Array(zone.utf8)[...], lookup, for: &record)
    } else if let zoneOfPlace {
      try lookup.take(zone: zoneOfPlace, for: &record)
    } else {
      try lookup.takeNearest(for: &record)
    }
    try RecordChecks.check(record)
    return record
  }
}

extension [String: JSONTree] {
  /// A field that is a text with something in it.
  func text(_ key: String) -> String? {
    if case .text(let text)? = self[key], !text.isEmpty { text } else { nil }
  }

  /// A field that is a number.
  fileprivate func number(_ key: String) -> Double? {
    if case .number(let digits)? = self[key], let number = Double(digits), number.isFinite {
      number
    } else {
      nil
    }
  }
}

extension Int {
  /// The whole number nearest to a number, held within a million.
  fileprivate init(clamping number: Double) {
    self = Int(Swift.min(Swift.max(number.rounded(), -1e6), 1e6))
  }
}

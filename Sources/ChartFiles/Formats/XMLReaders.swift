@_spi(FrontEnd) import Ephemeris

/// Reads the XML that Astro-Databank exports.
enum AstroDatabankReader {
  static func read(
    _ text: FileText, _ options: ChartFileOptions
  ) throws(ChartFileError) -> EntryList {
    var list = EntryList()
    try XMLElement.each("adb_entry", of: text.bytes, format: .astroDatabank) {
      element throws(ChartFileError) in
      let data = element["public_data"]
      let name = data?["sflname"]?.value ?? data?["name"]?.value
      try list.add(line: element.line, name: name) { () throws(RecordFault) in
        guard let data else { throw RecordFault("the entry has no public_data") }
        var record = try record(data, line: element.line, options)
        record.name = name
        record.id = element.attributes["adb_id"]
        record.remark("adb_id", record.id)
        for category in element.all("category") {
          if let tag = category.value { record.tags.append(tag) }
        }
        return record
      }
    }
    guard !list.entries.isEmpty else {
      throw .notOfFormat(.astroDatabank, reason: "it has no adb_entry")
    }
    list.warn(line: nil, "the licence of Astro-Databank forbids passing its data on")
    return list
  }

  private static func record(
    _ data: XMLElement, line: Int, _ options: ChartFileOptions
  ) throws(RecordFault) -> ChartRecord {
    guard let birth = data["bdata"], let day = birth["sbdate"] else {
      throw RecordFault("the entry has no sbdate")
    }
    var record = ChartRecord(line: line, date: try date(day))
    switch (data["gender"]?.attributes["csex"] ?? data["gender"]?.value)?.lowercased() {
    case "m": record.kind = .male
    case "f": record.kind = .female
    default: break
    }
    record.rating = data["roddenrating"]?.value
    record.source = data["datatype"]?.attributes["sdatasource"]
    record.remark("data_type", data["datatype"]?.attributes["sdatatype"])
    let clock = birth["sbtime"]
    if let clock, clock.attributes["time_unknown"]?.lowercased() != "yes", let text = clock.value {
      guard let time = ClockReader.time(Array(text.utf8)[...]) else {
        throw RecordFault("no time: \(text.printable); clocks go from 0:00 to 23:59:59")
      }
      record.time = time
    }
    record.placeName = birth["place"]?.value
    record.country = birth["country"]?.value
    try takePlace(birth["place"], &record)
    try takeZone(clock, &record)
    try RecordChecks.check(record)
    if let field = clock?.attributes["jd_ut"] {
      guard let stated = StatedInstant(julianDay: Array(field.utf8)[...], origin: "jd_ut") else {
        throw RecordFault("no Julian day: \(field.printable); expected one such as 2451545.0")
      }
      try stated.settle(&record, by: options.instant)
    }
    if record.time != nil, record.zone == nil {
      record.warnings.append("no zone: the instant is not known")
    }
    return record
  }

  private static func date(_ element: XMLElement) throws(RecordFault) -> WrittenDate {
    func number(_ key: String) throws(RecordFault) -> Int {
      guard let text = element.attributes[key], text.utf8.count <= 6, let number = Int(text) else {
        throw RecordFault("sbdate has no \(key)")
      }
      return number
    }
    let (year, month, day) = (try number("iyear"), try number("imonth"), try number("iday"))
    let calendar: WrittenDate.Calendar? =
      switch element.attributes["ccalendar"] {
      case "j": .julian
      case "g": .gregorian
      default: nil
      }
    guard let date = WrittenDate(year: year, month: month, day: day, calendar: calendar) else {
      throw RecordFault("there is no date \(year)-\(month)-\(day)")
    }
    return date
  }

  private static func takePlace(
    _ element: XMLElement?, _ record: inout ChartRecord
  ) throws(RecordFault) {
    guard let north = element?.attributes["slati"], let east = element?.attributes["slong"],
      !north.isEmpty || !east.isEmpty
    else { return }
    guard let latitude = AngleReader.read(Array(north.utf8)[...], .latitude),
      let longitude = AngleReader.read(Array(east.utf8)[...], .longitude)
    else {
      throw RecordFault(
        "no angle: \(north.printable) or \(east.printable); expected 48n24 and 10e00")
    }
    record.place = .rounded(latitude: latitude, longitude: longitude)
  }

  /// `h1e`, `h5w30` for hours, `m36e07` for the mean time of a meridian.
  private static func takeZone(
    _ clock: XMLElement?, _ record: inout ChartRecord
  ) throws(RecordFault) {
    record.remark("zone_name", clock?.attributes["sznabbr"])
    guard let text = clock?.attributes["stmerid"], !text.isEmpty else { return }
    let field = Array(text.utf8)[...]
    var scanner = FieldScanner(field)
    var offset: Int?
    let kind = scanner.letter()
    if kind == UInt8(ascii: "m") {
      offset = AngleReader.read(scanner.rest, .longitude).map(ClockZone.meanSeconds)
    } else if kind == UInt8(ascii: "h"), let hours = scanner.digits(1...2) {
      let isEast = scanner.skip(anyOf: "e", "E")
      if isEast || scanner.skip(anyOf: "w", "W") {
        var size: Int? = hours * 3_600
        if !scanner.isAtEnd {
          let minutes = scanner.digits(1...2) ?? 60
          var seconds = 0
          if scanner.skip(":") { seconds = scanner.digits(1...2) ?? 60 }
          size =
            minutes < 60 && seconds < 60 && scanner.isAtEnd
            ? hours * 3_600 + minutes * 60 + seconds : nil
        }
        offset = size.map { isEast ? $0 : -$0 }
      } else if scanner.isAtEnd, hours == 0 {
        offset = 0
      }
    }
    guard let offset else {
      throw RecordFault("no zone: \(text.printable); expected h1e, h5w30 or m36e07")
    }
    record.zone = .fixed(offset, "stmerid \(text)")
  }
}

/// Reads GeoVision's XML, whose Julian day is that of the local clock, and whose longitudes and zones count westward.
enum GeoVisionReader {
  static func read(_ text: FileText) throws(ChartFileError) -> EntryList {
    var list = EntryList()
    try XMLElement.each("BirthInfo", of: text.bytes, format: .geoVision) {
      element throws(ChartFileError) in
      let names = ["FirstName", "LastName"].compactMap { element[$0]?.value }
      let name = names.isEmpty ? nil : names.joined(separator: " ")
      try list.add(line: element.line, name: name) { () throws(RecordFault) in
        var record = try record(element)
        record.name = name
        return record
      }
    }
    guard !list.entries.isEmpty else {
      throw .notOfFormat(.geoVision, reason: "it has no BirthInfo")
    }
    return list
  }

  private static func record(_ element: XMLElement) throws(RecordFault) -> ChartRecord {
    func number(_ key: String, within limit: Double) throws(RecordFault) -> Double {
      guard let text = element[key]?.value,
        let number = Array(text.utf8)[...].decimalNumber, number.magnitude <= limit
      else { throw RecordFault("\(key) must be a number up to \(Int(limit))") }
      return number
    }
    let days = try number("BirthDate", within: 5_373_000)
    let label = JulianDay<UT1>(days).secondsSince1970
    let (day, second) = label.dividedRoundingDown(by: 86_400)
    guard let date = try? CalendarDate(daysSince1970: day) else {
      throw RecordFault("BirthDate must be a Julian day")
    }
    var record = ChartRecord(line: element.line, date: WrittenDate(usual: date))
    record.time = TimeOfDay(secondOfDay: second)
    let (zone, summer) = (try number("TimeZone", within: 16), try number("DST", within: 3))
    record.zone = .fixed(
      Int(((summer - zone) * 3_600).rounded()),
      "TimeZone \(element["TimeZone"]?.value ?? ""), DST \(element["DST"]?.value ?? "")")
    record.place = .rounded(
      latitude: try number("Latitude", within: 90),
      longitude: -(try number("Longitude", within: 180)))
    let places = ["City", "State"].compactMap { element[$0]?.value }
    record.placeName = places.isEmpty ? nil : places.joined(separator: ", ")
    record.country = element["Country"]?.value
    return record
  }
}

@_spi(FrontEnd) public import Documents
@_spi(FrontEnd) import Ephemeris

extension ChartRecord {
  /// Writes the record as a line of births, with what else is known in `about`.
  ///
  /// The date is that of the Gregorian calendar, whatever the file's.
  ///
  /// - Parameters:
  ///   - id: The id; nil for a line without one.
  ///   - json: Where the line is written.
  @_spi(FrontEnd) public func writeBirth(id: String?, to json: inout JSONWriter) {
    json.object { json in
      if let id {
        json.key("id")
        json.string(id)
      }
      json.key("birth")
      json.string(birth)
      // A line without a calendar is read by that of its time.
      if date.calendar == .julian || WrittenDate(usual: date.gregorian).calendar == .julian {
        json.key("calendar")
        json.string(WrittenDate.Calendar.gregorian.rawValue)
      }
      if let zone = zone?.text {
        json.key("zone")
        json.string(zone)
      }
      if let place {
        json.key("lat")
        json.number(place.latitude, decimals: 6)
        json.key("lon")
        json.number(place.longitude, decimals: 6)
      }
      json.key("about")
      writeAbout(to: &json)
    }
  }

  /// Such as `1926-06-01T09:30`, on the Gregorian calendar.
  package var birth: String {
    let day = date.gregorian.description
    return time.map { "\(day)T\($0.shortest)" } ?? day
  }

  private func writeAbout(to json: inout JSONWriter) {
    json.object { json in
      let texts: [(StaticString, String?)] = [
        ("name", name), ("kind", kind?.rawValue), ("place", placeName), ("country", country),
        ("rating", rating), ("source", source), ("note", note),
      ]
      for case (let key, let text?) in texts {
        json.key(key)
        json.string(text)
      }
      if !tags.isEmpty {
        json.key("tags")
        json.array(tags) { $0.string($1) }
      }
      if date.calendar == .julian {
        json.key("calendar")
        json.string(date.calendar.rawValue)
        json.key("date")
        json.string(date.text)
      }
      writeRemarks(to: &json)
      if !warnings.isEmpty {
        json.key("warnings")
        json.array(warnings) { $0.string($1) }
      }
    }
  }

  /// The fields that an `about` has besides remarks.
  private static let ownFields: Set = [
    "name", "kind", "place", "country", "rating", "source", "note", "tags", "calendar", "date",
    "warnings",
  ]

  /// Remarks may have any names, those of own fields too.
  private func writeRemarks(to json: inout JSONWriter) {
    var used = Self.ownFields
    for remark in remarks {
      var (key, number) = (remark.key, 2)
      while !used.insert(key).inserted {
        key = "\(remark.key)_\(number)"
        number += 1
      }
      json.key(named: key)
      if remark.isJSON { json.verbatim(remark.value) } else { json.string(remark.value) }
    }
  }

  /// Takes over what `about` of a line of births has.
  mutating func take(about: [String: JSONTree]) {
    name = about.text("name")
    kind = about.text("kind").flatMap(Kind.init(rawValue:))
    placeName = about.text("place")
    country = about.text("country")
    rating = about.text("rating")
    source = about.text("source")
    note = about.text("note")
    if case .array(let values)? = about["tags"] {
      tags = values.compactMap { if case .text(let tag) = $0 { tag } else { nil } }
    }
    if case .array(let values)? = about["warnings"] {
      warnings += values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
    for key in about.keys.sorted() where !Self.ownFields.contains(key) {
      switch about[key] {
      case .null?, nil: break
      case .text(let text)?: remark(key, text)
      case let value?:
        var json = JSONWriter()
        value.write(to: &json)
        remarks.append(
          Remark(key: key, value: String(decoding: json.bytes, as: UTF8.self), isJSON: true))
      }
    }
  }
}

extension ChartRefusal {
  /// Writes what stands in a stream of births in place of the record.
  package func writeLine(id: String, to json: inout JSONWriter) {
    json.object { json in
      json.key("id")
      json.string(id)
      json.key("line")
      json.integer(line)
      json.key("error")
      json.string(reason)
      if let name {
        json.key("about")
        json.object { json in
          json.key("name")
          json.string(name)
        }
      }
    }
  }
}

extension ChartRecord {
  /// What was understood, in one line: `1926-06-01 09:30, UTC-08:00 by zone 8hw00, flag 0: 1926-06-01T17:30:00Z`.
  package var understood: String {
    let calendar = date.calendar == .julian ? " (Julian calendar)" : ""
    guard let time else { return "\(date.text)\(calendar), no time" }
    let label = "\(date.text) \(time.shortest)\(calendar)"
    guard let zone, let offset = zone.secondsEast, let seconds = secondsSince1970 else {
      return "\(label), no zone"
    }
    return "\(label), UTC\(ClockZone.offsetText(offset)) by \(zone.origin): "
      + StatedInstant.text(seconds)
  }
}

extension JSONTree {
  /// Writes the value, the fields of objects by their names.
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.string(text)
    case .number(let digits): json.verbatim(digits)
    case .bool(let flag): json.bool(flag)
    case .null: json.null()
    case .array(let values): json.array(values) { $1.write(to: &$0) }
    case .object(let fields):
      json.object { json in
        for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
          json.key(named: key)
          value.write(to: &json)
        }
      }
    }
  }
}

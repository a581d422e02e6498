package import Documents
import Ephemeris

extension ChartRecord {
  /// Writes the record as a line of births, with what else is known in `about`.
  ///
  /// The date is that of the Gregorian calendar, whatever the file's.
  package func writeBirth(id: String, to json: inout JSONWriter) {
    json.object { json in
      json.key("id")
      json.string(id)
      json.key("birth")
      json.string(birth)
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
      json.string(remark.value)
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
      case .text(let text)?: remark(key, text)
      case .number(let digits)?: remark(key, digits)
      case .bool(let flag)?: remark(key, flag ? "true" : "false")
      case .array?, .object?, .null?, nil: break
      }
    }
  }
}

/// What was understood of a file, record by record, as lines of JSON.
package struct ImportReport {
  private let file: String

  package init(file: String) { self.file = file }

  /// A line on a record, as `import_report.schema.json` has it.
  package func write(_ record: ChartRecord, id: String, to json: inout JSONWriter) {
    json.object { json in
      head(line: record.line, to: &json)
      json.key("id")
      json.string(id)
      json.key("name")
      json.optional(record.name) { $0.string($1) }
      json.key("kind")
      json.optional(record.kind?.rawValue) { $0.string($1) }
      json.key("local_date")
      json.string(record.date.text)
      json.key("calendar")
      json.string(record.date.calendar.rawValue)
      json.key("local_time")
      json.optional(record.time?.description) { $0.string($1) }
      json.key("offset_seconds")
      json.optional(record.zone?.secondsEast) { $0.integer($1) }
      json.key("offset_from")
      json.optional(record.zone?.origin) { $0.string($1) }
      json.key("utc")
      json.optional(record.secondsSince1970) { $0.string(StatedInstant.text($1)) }
      json.key("latitude")
      json.optional(record.place?.latitude) { $0.number($1, decimals: 6) }
      json.key("longitude")
      json.optional(record.place?.longitude) { $0.number($1, decimals: 6) }
      json.key("place")
      json.optional(record.whole) { $0.string($1) }
      json.key("rating")
      json.optional(record.rating) { $0.string($1) }
      json.key("warnings")
      json.array(record.warnings) { $0.string($1) }
    }
  }

  /// A line on a record that can't be a chart.
  package func write(_ refusal: ChartRefusal, id: String, to json: inout JSONWriter) {
    json.object { json in
      head(line: refusal.line, to: &json)
      json.key("id")
      json.string(id)
      json.key("name")
      json.optional(refusal.name) { $0.string($1) }
      json.key("error")
      json.string(refusal.reason)
      if let (clock, julianDay) = refusal.instants {
        json.key("utc_by_clock")
        json.string(StatedInstant.text(clock))
        json.key("utc_by_julian_day")
        json.string(StatedInstant.text(julianDay))
      }
    }
  }

  /// A line on what belongs to no record.
  package func write(_ warning: ChartFile.Warning, to json: inout JSONWriter) {
    json.object { json in
      head(line: warning.line, to: &json)
      json.key("warning")
      json.string(warning.text)
    }
  }

  private func head(line: Int?, to json: inout JSONWriter) {
    json.key("file")
    json.string(file)
    json.key("line")
    json.optional(line) { $0.integer($1) }
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
  /// What was understood, in one line: `1926-06-01 09:30 -08:00 (zone 8hw00, flag 0), 1926-06-01T17:30:00Z`.
  package var understood: String {
    let calendar = date.calendar == .julian ? " (Julian)" : ""
    let clock = time.map { " \($0.shortest)" } ?? ""
    let offset = zone.map { zone in
      let text = zone.secondsEast.map(ClockZone.offsetText) ?? zone.text ?? ""
      return " \(text) (\(zone.origin))"
    }
    let instant = secondsSince1970.map(StatedInstant.text) ?? "no instant"
    return "\(date.text)\(calendar)\(clock)\(offset ?? ""), \(instant)"
  }
}

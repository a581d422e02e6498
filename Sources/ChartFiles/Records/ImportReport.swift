@_spi(FrontEnd) public import Documents
import Ephemeris

/// What was understood of a file, record by record, as lines of JSON.
@_spi(FrontEnd) public struct ImportReport: Sendable {
  private let file: String

  /// Begins the report of a file.
  public init(file: String) { self.file = file }

  /// A line on a record, as `import_report.schema.json` has it.
  public func write(_ record: ChartRecord, id: String, to json: inout JSONWriter) {
    json.object { json in
      head(line: record.line, id: id, name: record.name, to: &json)
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
  public func write(_ refusal: ChartRefusal, id: String, to json: inout JSONWriter) {
    json.object { json in
      head(line: refusal.line, id: id, name: refusal.name, to: &json)
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
  public func write(_ warning: ChartFile.Warning, to json: inout JSONWriter) {
    json.object { json in
      head(line: warning.line, to: &json)
      json.key("warning")
      json.string(warning.text)
    }
  }

  private func head(line: Int, id: String, name: String?, to json: inout JSONWriter) {
    head(line: line, to: &json)
    json.key("id")
    json.string(id)
    json.key("name")
    json.optional(name) { $0.string($1) }
  }

  private func head(line: Int?, to json: inout JSONWriter) {
    json.key("file")
    json.string(file)
    json.key("line")
    json.optional(line) { $0.integer($1) }
  }
}

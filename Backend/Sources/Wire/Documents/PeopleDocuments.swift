@_spi(FrontEnd) internal import Astrolabe
internal import Service
internal import Store

/// A person whose chart is kept.
struct PersonDocument: JSONWritable {
  let chart: KeptChart

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("person_id")
      json.string(chart.name)
      json.key("name")
      json.optional(chart.personName) { $0.string($1) }
      json.key("line")
      json.verbatim(chart.line)
      json.key("added_at")
      json.string(chart.addedAt.iso8601)
    }
  }
}

/// Some of the people whose charts are kept.
struct PeopleDocument: JSONWritable {
  let page: ChartPage

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("people")
      json.array(page.charts) { json, chart in PersonDocument(chart: chart).write(to: &json) }
      json.key("next")
      json.optional(page.next) { $0.string($1) }
    }
  }
}

/// What was understood of a file of charts, warned of and refused.
///
/// The records are as `import_report.schema.json` has them. The `id` of one that is kept is the person's, that of any other
/// is the number of the record.
struct ImportedFileDocument: JSONWritable {
  let imported: ImportedFile

  func write(to json: inout JSONWriter) {
    let file = imported.file
    let report = ImportReport(file: imported.choices.fileName)
    json.object { json in
      json.key("format")
      json.string(file.format.rawValue)
      json.key("encoding")
      json.string(file.encoding)
      json.key("read")
      json.integer(file.records.count)
      json.key("with_warnings")
      json.integer(file.records.count { !$0.warnings.isEmpty })
      json.key("refused")
      json.integer(file.refusals.count)
      json.key("kept")
      json.integer(imported.names.count)
      json.key("new")
      json.integer(imported.newCount)
      json.key("warnings")
      json.array(file.warnings) { json, warning in report.write(warning, to: &json) }
      json.key("records")
      var names = imported.names[...]
      json.array(zip(1..., file.entries).map { (number: $0, entry: $1) }) { json, place in
        switch place.entry {
        case .record(let record):
          report.write(record, id: names.popFirst() ?? "\(place.number)", to: &json)
        case .refused(let refusal): report.write(refusal, id: "\(place.number)", to: &json)
        }
      }
    }
  }
}

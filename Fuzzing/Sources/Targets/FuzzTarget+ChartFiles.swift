import Astrology
@_spi(FrontEnd) @testable import Documents
import Ephemeris
@_spi(FrontEnd) @testable import ChartFiles

extension FuzzTarget {
  /// Files that other programs keep charts in: `ChartFileReader`, and the writers.
  ///
  /// The first byte chooses the format: a letter from `a` on, or another for whatever the content is taken for.
  static let chartFile = Self(name: "chart-file", longestInput: 4_096) { bytes in
    var options = ChartFileOptions(zones: try ZoneSamples.database.get())
    let number = Int(bytes.first ?? 0) - Int(UInt8(ascii: "a"))
    let formats = ChartFileFormat.allCases
    if formats.indices.contains(number) { options.format = formats[number] }
    let reader = ChartFileReader(options)
    let content = Array(bytes.dropFirst())
    let file: ChartFile
    do throws(ChartFileError) {
      file = try reader.read(content, name: "sample")
    } catch {
      return try promiseSentence(error)
    }
    for refusal in file.refusals { try promiseSentence(BrokenPromise(description: refusal.reason)) }
    try promise(
      try file.records == reader.read(content, name: "sample").records,
      "the second look reads other records")
    for record in file.records { try promiseBirth(record) }
    let records = file.records.map { (id: "1", record: $0) }
    for format in WrittenFormat.allCases {
      let output = ChartFileWriter(format).write(records)
      try promise(
        output.refusals.count <= records.count, "the writer refuses more than there is")
    }
  }

  /// A record is a line of births that is read as the same, and as the same instant.
  private static func promiseBirth(_ record: ChartRecord) throws {
    if let place = record.place {
      try promise(place.latitude.magnitude <= 90, "a latitude lies off the globe")
    }
    var json = JSONWriter()
    record.writeBirth(id: "1", to: &json)
    let line = try BirthLine(json: json.bytes)
    try promise(line.id == .text("1") && line.about != nil, "a line of births comes back otherwise")
    // Years before Christ and beyond four digits are for the chart to refuse.
    guard (1...9_999).contains(record.date.gregorian.year), let seconds = record.secondsSince1970
    else { return }
    let birth = try line.fields.read(zones: try ZoneSamples.database.get())
    try promise(
      birth.moment?.secondsSince1970 == seconds,
      "the line of births is another instant than was understood")
  }
}

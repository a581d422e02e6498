@_spi(FrontEnd) import ChartFiles
import TestSupport
import Testing

/// What a line of births chooses of a time that clocks showed twice or never, in the files of other programs.
@Suite struct ClockChoiceTests {
  /// A line, and the instant in Universal Time that its clock showed.
  struct Case: Sendable, CustomTestStringConvertible {
    let fields: String
    let instant: String
    var testDescription: String { fields }
  }

  // New York was at -4 h until 2021-11-07T06:00Z and at -5 h from 2021-03-14T07:00Z backward; Berlin's mean time, which
  // its zone has before 1893, is 53 min 28 s ahead, Ulm's 39 min 58 s by its longitude of 9.9916°.
  static let cases = [
    Case(
      fields: #""birth":"2021-11-07T01:30","place":"New York, NY""#, instant: "2021-11-07T05:30:00Z"
    ),
    Case(
      fields: #""birth":"2021-11-07T01:30","place":"New York, NY","fold":"later""#,
      instant: "2021-11-07T06:30:00Z"),
    Case(
      fields:
        #""birth":"2021-11-07T01:30","zone":"America/New_York","lat":40.7,"lon":-74,"fold":"later""#,
      instant: "2021-11-07T06:30:00Z"),
    Case(
      fields: #""birth":"2021-11-07T01:30","lat":40.7143,"lon":-74.006,"fold":"later""#,
      instant: "2021-11-07T06:30:00Z"),
    Case(
      fields: #""birth":"2021-03-14T02:30","place":"New York, NY""#, instant: "2021-03-14T07:30:00Z"
    ),
    Case(
      fields: #""birth":"2021-03-14T02:30","place":"New York, NY","gap":"earlier""#,
      instant: "2021-03-14T06:30:00Z"),
    Case(
      fields:
        #""birth":"2021-03-14T02:30","zone":"America/New_York","lat":40.7,"lon":-74,"gap":"earlier""#,
      instant: "2021-03-14T06:30:00Z"),
    Case(
      fields: #""birth":"1879-03-14T11:30","place":"Ulm, Germany""#, instant: "1879-03-14T10:50:02Z"
    ),
    Case(
      fields: #""birth":"1879-03-14T11:30","place":"Ulm, Germany","clock":"zone""#,
      instant: "1879-03-14T10:36:32Z"),
    Case(
      fields: #""birth":"1879-03-14T11:30","lat":48.3984,"lon":9.9916,"clock":"zone""#,
      instant: "1879-03-14T10:36:32Z"),
  ]

  @Test(arguments: cases, WrittenFormat.allCases)
  func `a file has the instant that the line chooses`(one: Case, format: WrittenFormat) throws {
    let read = try Samples.read("{\"id\":\"A\",\(one.fields)}") { $0.format = .json }
    let record = try #require(read.records.first, "\(read.refusals)")
    #expect(record.understood.hasSuffix(": \(one.instant)"), "\(record.understood)")
    let output = ChartFileWriter(format).write([("A", record)])
    #expect(output.refusals.isEmpty)
    let back = try ChartFileReader(try Samples.options()).read(output.bytes, name: "-")
    let again = try #require(back.records.first, "\(back.refusals)")
    let away = try #require(again.secondsSince1970) - (try #require(record.secondsSince1970))
    // QUICK*CHART has zones to the minute, and says so.
    let isRounded = output.losses.contains { $0.text.contains("the seconds are rounded") }
    #expect(isRounded ? away.magnitude <= 30 : away == 0, "\(away)")
    #expect(!isRounded || format == .quickChart)
  }

  @Test(arguments: [
    (#""birth":"2021-11-07T01:30","place":"New York, NY","fold":"refuse""#, "occurred twice"),
    (#""birth":"2021-03-14T02:30","place":"New York, NY","gap":"refuse""#, "never occurred"),
    (
      #""birth":"2021-03-14T02:30","place":"New York, NY","gap":"sooner""#,
      "earlier, later or refuse"
    ),
    (#""birth":"1879-03-14T11:30","place":"Ulm, Germany","clock":"mine""#, "local or zone"),
  ])
  func `a line that chooses nothing that there is is refused`(
    fields: String, reason: String
  ) throws {
    let file = try Samples.read(
      "{\"birth\":\"1990-06-15\"}\n{\(fields)}"
    ) { $0.format = .json }
    #expect(file.records.count == 1)
    #expect(file.refusals.first?.reason.contains(reason) == true, "\(file.refusals)")
  }

  @Test(arguments: WrittenFormat.allCases)
  func `that a zone's name is lost is said once, and nothing is where it is kept`(
    format: WrittenFormat
  ) throws {
    let places = ["New York, NY", "Lyon, France", "Tokyo, Japan"]
    let lines = places.map { "{\"birth\":\"1990-06-15T14:30\",\"place\":\"\($0)\"}" }
    let file = try Samples.read(lines.joined(separator: "\n")) { $0.format = .json }
    let records = file.records.map { ("\($0.line)", $0) }
    let output = ChartFileWriter(format).write(records)
    let said = output.losses.filter { $0.text.contains("zone") }
    #expect(said.filter { $0.line != nil }.isEmpty)
    #expect(said.count == (format == .csv || format == .json ? 0 : 1), "\(output.losses)")
    guard format == .csv || format == .json else { return }
    let text = String(decoding: output.bytes, as: UTF8.self)
    for zone in ["America/New_York", "Europe/Paris", "Asia/Tokyo"] { #expect(text.contains(zone)) }
  }
}

@_spi(FrontEnd) import ChartFiles
import Foundation
import TestSupport
import Testing

/// What is written, against files that Astrolog 7.80 and stellium read.
@Suite struct WrittenFormTests {
  static let forms: [(format: WrittenFormat, file: String)] = [
    (.aaf, "plain.aaf"), (.quickChart, "plain.qck"), (.astrolog, "plain.as"),
  ]

  private func people() throws -> [(id: String, record: ChartRecord)] {
    let bytes = Array(try Data(contentsOf: Samples.url("written/people.ndjson")))
    let file = try ChartFileReader(try Samples.options()).read(bytes, name: "people.ndjson")
    return file.records.map { ($0.id ?? "", $0) }
  }

  @Test(arguments: forms)
  func `four people are written as other programs read them`(
    form: (format: WrittenFormat, file: String)
  ) throws {
    let output = ChartFileWriter(form.format).write(try people())
    let expected = Array(try Data(contentsOf: Samples.url("written/\(form.file)")))
    // The ratings of two stand in comments, which the sample was made without.
    let lines = output.bytes.split(separator: 0x0A).filter { !$0.starts(with: "#: rating".utf8) }
    #expect(lines == expected.split(separator: 0x0A))
    #expect(output.refusals.isEmpty)
  }
}

@_spi(FrontEnd) import ChartFiles
import Testing

/// Files of formats that aren't read.
@Suite struct ForeignFormatTests {
  static let contents: [(file: String, bytes: [UInt8], format: ForeignFormat)] = [
    ("a.zdb", Array("A;01.02.1950;12:00:00;+1;Ulm;48N24;10E00;;;;;;;;;\n".utf8), .zeus),
    ("a.mtx", Array("[Horoscope]\nName=A\n".utf8), .maitreya),
    ("a.chtk", [0xFF, 0xFE, 0x41, 0x00], .kala), ("a.oac", Array("<x/>".utf8), .openAstro),
    ("a.xml", Array("<?xml version='1.0'?>\n<OpenAstroChart/>".utf8), .openAstro),
    ("charts.dat", [0x82, 0x20, 0x01], .kepler),
    ("a.xml", Array("<!DOCTYPE SKIF SYSTEM 'skif.dtd'><SKIF/>".utf8), .skylendar),
    ("a.skif", Array("x".utf8), .skylendar), ("a.CHT", [0x01, 0x02], .oldSolarFire),
    (
      "a.csv",
      [0x50, 0x4B, 3, 4] + [UInt8](repeating: 0, count: 26)
        + Array("[Content_Types].xml".utf8), .workbook
    ),
    ("a.aaf", [0x50, 0x4B, 3, 4] + [UInt8](repeating: 0, count: 40), .archive),
    ("a.xls", [0xD0, 0xCF, 0x11, 0xE0, 0xA1], .workbook), ("a", [0x1F, 0x8B, 8], .archive),
    ("a", Array("%PDF-1.7\n".utf8), .portableDocument),
    ("a.db", Array("SQLite format 3\u{0}".utf8), .database),
    ("a", Array("\n<!doctype HTML><html>".utf8), .webPage),
    ("a", Array("0 HEAD\n1 GEDC\n".utf8), .genealogy),
    ("a", Array("BEGIN:VCARD\r\n".utf8), .contacts),
  ]

  @Test(arguments: contents)
  func `a file of a format that isn't read is refused by its name`(
    row: (file: String, bytes: [UInt8], format: ForeignFormat)
  ) throws {
    let error = #expect(throws: ChartFileError.foreign(row.format)) {
      try ChartFileReader(try Samples.options()).read(row.bytes, name: row.file)
    }
    let sentence = try #require(error).description
    #expect(sentence.contains(row.format.title) && sentence.contains(row.format.way))
  }

  @Test func `every such format is tried`() {
    #expect(Set(Self.contents.map(\.format)) == Set(ForeignFormat.allCases))
  }

  // Astrolog's files end in .dat, too, and a format that is named counts.
  @Test func `what is of a format that is read is read, whatever its name`() throws {
    let seven = "6 1 1926 9.30 8.00 118.14 34.03\n"
    #expect(try Samples.read(seven, name: "monroe.dat").format == .astrolog)
    let zet = "A;1.2.1950;12:00;+1;Ulm;48n24;10e00;M;\n"
    #expect(try Samples.read(zet, name: "a.zdb") { $0.format = .zet }.records.count == 1)
  }
}

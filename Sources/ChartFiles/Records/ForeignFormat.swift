import Ephemeris

/// Formats that hold charts or tables, are recognised and aren't read: a file of one is refused by its name.
@_spi(FrontEnd) public enum ForeignFormat: String, Sendable, Hashable, CaseIterable {
  case zeus, maitreya, kala, openAstro, kepler, skylendar, oldSolarFire
  case workbook, portableDocument, archive, database, webPage, genealogy, contacts

  /// What people call it.
  package var title: String {
    switch self {
    case .zeus: "Zeus file (.zdb)"
    case .maitreya: "Maitreya file (.mtx)"
    case .kala: "Kala file (.chtk)"
    case .openAstro: "OpenAstro file (.oac)"
    case .kepler: "Kepler file (.dat)"
    case .skylendar: "Skylendar file (SKIF)"
    case .oldSolarFire: "file of Solar Fire before its sixth version (.cht)"
    case .workbook: "spreadsheet"
    case .portableDocument: "PDF"
    case .archive: "compressed archive"
    case .database: "SQLite database"
    case .webPage: "web page"
    case .genealogy: "GEDCOM file"
    case .contacts: "list of contacts (vCard)"
    }
  }

  /// How its charts come here all the same.
  package var way: String {
    switch self {
    case .zeus, .kepler, .skylendar, .oldSolarFire:
      "export the charts as AAF or QUICK*CHART from the program, and import that"
    case .maitreya, .kala, .openAstro:
      "export the charts as text, or write them as CSV with the columns "
        + "name,date,time,zone,lat,lon, and import that"
    case .workbook, .portableDocument, .database, .webPage:
      "save the table as CSV, and import that"
    case .archive: "unpack it, and import the files in it"
    case .genealogy, .contacts:
      "it has no hour of birth; write the people as CSV with the columns "
        + "name,date,time,zone,lat,lon, and import that"
    }
  }

  /// The format that a file's content shows, or the end of its name that no other format has; nil if that is none of
  /// these.
  package init?(content file: [UInt8], name: String) {
    if let named = Self(fileName: name), named.isOnlyOfName {
      self = named
      return
    }
    let marks: [([UInt8], Self)] = [
      ([0x50, 0x4B, 0x03, 0x04], .archive), ([0x1F, 0x8B], .archive),
      ([0x37, 0x7A, 0xBC, 0xAF], .archive), ([0xD0, 0xCF, 0x11, 0xE0], .workbook),
      (Array("%PDF-".utf8), .portableDocument), (Array("SQLite format 3".utf8), .database),
    ]
    if let found = marks.first(where: { file.starts(with: $0.0) })?.1 {
      // Workbooks are archives whose first file has one of these names.
      let isWorkbook =
        found == .archive
        && ["[Content_Types].xml", "xl/", "mimetypeapplication/vnd.oasis"].contains {
          file.dropFirst(30).starts(with: $0.utf8)
        }
      self = isWorkbook ? .workbook : found
      return
    }
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    let start = Array(file.prefix(2_048).drop { blank.contains($0) }.map(\.lowercased))[...]
    let text = start.text
    if start.begins(with: "0 head") {
      self = .genealogy
    } else if start.begins(with: "begin:vcard") {
      self = .contacts
    } else if start.first != UInt8(ascii: "<") {
      return nil
    } else if text.holds("<openastrochart") {
      self = .openAstro
    } else if text.holds("<skif") || text.holds("<!doctype skif") {
      self = .skylendar
    } else if text.holds("<!doctype html") || text.holds("<html") {
      self = .webPage
    } else {
      return nil
    }
  }

  /// Whether its files have an ending of their own, and a content that another reader could take for its own.
  private var isOnlyOfName: Bool {
    switch self {
    case .zeus, .maitreya, .kala, .openAstro, .skylendar, .oldSolarFire: true
    case .kepler, .workbook, .portableDocument, .archive, .database, .webPage, .genealogy,
      .contacts:
      false
    }
  }

  /// The format that the end of a file's name stands for, where the content is none that is read.
  package init?(fileName: String) {
    let name = fileName.lowercased()
    let ends: [(String, Self)] = [
      (".zdb", .zeus), (".mtx", .maitreya), (".chtk", .kala), (".oac", .openAstro),
      (".dat", .kepler), (".skif", .skylendar), (".cht", .oldSolarFire), (".xls", .workbook),
      (".xlsx", .workbook), (".ods", .workbook), (".numbers", .workbook),
      (".pdf", .portableDocument), (".zip", .archive), (".gz", .archive), (".ged", .genealogy),
      (".vcf", .contacts), (".html", .webPage), (".htm", .webPage),
    ]
    guard let format = ends.first(where: { name.hasSuffix($0.0) })?.1 else { return nil }
    self = format
  }
}

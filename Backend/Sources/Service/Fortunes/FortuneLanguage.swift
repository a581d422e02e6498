/// A language that fortunes are written in.
package enum FortuneLanguage: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case spanish = "es"

  /// The language of a person's settings; English if fortunes have no such language.
  init(settings: String) { self = Self(rawValue: settings) ?? .english }
}

/// A file of lines with tabs between their fields; empty lines and those that begin with `#` are left out.
struct TabbedLines {
  let lines: [[String]]

  init(_ bytes: [UInt8]) {
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}

/// Why a file of fortunes can't be used; the files are part of the program, and a test reads them.
package struct FortuneFileError: Error, Sendable, Hashable {
  /// What is wrong.
  package let what: String
}

import Foundation
import Testing

/// The walls between the modules, which no compiler keeps.
@Suite struct ImportFenceTests {
  private static let sources = EphemerisSamples.repository.appending(path: "Sources")

  /// The Swift files below a folder of `Sources`, as paths from there, and what each imports.
  private static func imports(below folder: String) throws -> [String: Set<String>] {
    let root = sources.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.path(percentEncoded: false))
    var imports: [String: Set<String>] = [:]
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      imports[path] = Set(text.split(whereSeparator: \.isNewline).compactMap(Self.module))
    }
    try #require(!imports.isEmpty, "\(folder) has no Swift files")
    return imports
  }

  /// The module that a line imports, whatever stands before `import` and whichever part it takes.
  private static func module(_ line: Substring) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let place = words.firstIndex(of: "import"),
      words[..<place].allSatisfy({ $0.first?.isLetter == true || $0.first == "@" })
    else { return nil }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "typealias"]
    let named = words[(place + 1)...].first { !kinds.contains($0) }
    return named?.split(separator: ".").first.map(String.init)
  }

  @Test func `one file alone imports libswe`() throws {
    let importers = try Self.imports(below: "").filter { $0.value.contains("CSwissEphemeris") }
    #expect(Array(importers.keys) == ["Ephemeris/Swiss/LibSwissEphemeris.swift"])
  }

  @Test(arguments: ["Ephemeris", "Astrology", "Astrometers", "Drawing"])
  func `these modules do without Foundation`(folder: String) throws {
    for (path, modules) in try Self.imports(below: folder) {
      #expect(!modules.contains { $0.hasPrefix("Foundation") }, "\(path)")
    }
  }

  @Test(arguments: [
    ("Ephemeris", ["Astrology", "Astrometers", "Signs", "Readings"]),
    ("Astrology", ["Astrometers", "Signs", "Readings"]), ("Astrometers", ["Signs", "Readings"]),
    ("Signs", ["Astrometers", "Readings", "Drawing"]), ("Readings", ["Drawing"]),
  ])
  func `no module imports one above it`(folder: String, above: [String]) throws {
    for (path, modules) in try Self.imports(below: folder) {
      #expect(modules.isDisjoint(with: above + ["Astrolabe", "ArgumentParser"]), "\(path)")
    }
  }

  @Test(arguments: [
    ("import Foundation", "Foundation"), ("internal import Glibc", "Glibc"),
    ("@_exported public import Astrology", "Astrology"),
    ("import struct Foundation.URL", "Foundation"), ("  import  Testing", "Testing"),
  ])
  func `an import is seen for what it is`(line: String, name: String) {
    #expect(Self.module(line[...]) == name)
  }

  @Test(arguments: ["// import Foundation", "let important = 1", "/// They import data.", ""])
  func `other lines are no imports`(line: String) {
    #expect(Self.module(line[...]) == nil)
  }
}

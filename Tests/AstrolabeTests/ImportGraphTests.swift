import TestSupport
import Testing

/// The walls between the modules, which no compiler keeps: SwiftPM lets a target import whatever
/// happens to be built already.
@Suite struct ImportGraphTests {
  /// A folder of `Sources` and every module that its files may import.
  struct Module: CustomTestStringConvertible {
    let name: String
    let mayImport: Set<String>
    var testDescription: String { name }

    init(_ name: String, _ modules: [String], system: [String] = []) {
      self.name = name
      mayImport = Set(modules + system)
    }
  }

  /// What the C library is called, one name a platform, and the standard library's locks.
  private static let cLibrary = ["Darwin", "Glibc", "Musl", "Synchronization"]
  /// Foundation, as far as it goes without ICU, and all of it where that is not to be had.
  private static let foundation = ["Foundation", "FoundationEssentials"]

  static let graph = [
    Module("Ephemeris", ["CSwissEphemeris", "EphemerisFiles"], system: cLibrary),
    Module("Places", ["Ephemeris", "PlaceFiles"], system: ["Synchronization"]),
    Module("Astrology", ["Ephemeris"]),
    Module("Astrometers", ["Ephemeris", "Astrology"]),
    Module(
      "Signs", ["Ephemeris", "Astrology", "SignFiles"], system: foundation + ["Synchronization"]),
    Module(
      "Readings", ["Ephemeris", "Places", "Astrology", "Astrometers", "Signs"],
      system: foundation),
    Module("Drawing", ["Ephemeris", "Astrology", "Astrometers", "Readings"]),
    Module(
      "Astrolabe",
      ["Ephemeris", "Places", "Astrology", "Astrometers", "Signs", "Readings", "Drawing"]),
    Module("AstrolabeCommand", ["Astrolabe", "ArgumentParser"], system: cLibrary),
  ]

  @Test(arguments: graph)
  func `a module imports only those it may`(module: Module) throws {
    for (file, imports) in try SourceTree.imports(below: "Sources/\(module.name)") {
      let strangers = imports.subtracting(module.mayImport).sorted()
      #expect(strangers.isEmpty, "\(module.name)/\(file) imports \(strangers)")
    }
  }

  @Test func `every folder with Swift files has its place in the graph`() throws {
    let folders = try Checkout.files(below: "Sources", endingIn: ".swift").map {
      $0.prefix { $0 != "/" }
    }
    #expect(Set(folders.map(String.init)) == Set(Self.graph.map(\.name)))
  }

  @Test func `a module stands after those it imports`() {
    let modules = Self.graph.map(\.name)
    for (place, module) in Self.graph.enumerated() {
      #expect(module.mayImport.isDisjoint(with: modules[place...]), "\(module.name)")
    }
  }

  @Test func `one file alone imports libswe`() throws {
    let importers = try SourceTree.imports(below: "Sources").filter {
      $0.value.contains("CSwissEphemeris")
    }
    #expect(Array(importers.keys) == ["Ephemeris/Swiss/LibSwissEphemeris.swift"])
  }

  @Test func `Foundation is imported by the files that read JSON alone`() throws {
    let importers = try SourceTree.imports(below: "Sources").filter {
      $0.value.contains { $0.hasPrefix("Foundation") }
    }
    #expect(
      importers.keys.sorted() == [
        "Readings/Documents/EphemerisManifest.swift", "Signs/Files/SignProfile+Files.swift",
      ])
  }

  @Test(arguments: [
    ("import Foundation", "Foundation"), ("internal import Glibc", "Glibc"),
    ("@_exported public import Astrology", "Astrology"),
    ("import struct Foundation.URL", "Foundation"), ("  import  Testing", "Testing"),
  ])
  func `an import is seen for what it is`(line: String, name: String) {
    #expect(SourceTree.module(importedBy: line[...]) == name)
  }

  @Test(arguments: ["// import Foundation", "let important = 1", "/// They import data.", ""])
  func `other lines are no imports`(line: String) {
    #expect(SourceTree.module(importedBy: line[...]) == nil)
  }
}

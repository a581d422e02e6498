import TestSupport
import Testing

/// The walls between the modules, which no compiler keeps: SwiftPM lets a target import whatever
/// happens to be built already.
@Suite struct ImportGraphTests {
  /// A folder of `Sources` and every module that its files may import.
  struct Module: CustomTestStringConvertible {
    let name: String
    /// The folder below `Sources`: most modules' is their name.
    let folder: String
    let mayImport: Set<String>
    var testDescription: String { name }

    init(_ name: String, in group: String = "", _ modules: [String], system: [String] = []) {
      self.name = name
      folder = group + name
      mayImport = Set(modules + system)
    }
  }

  /// Atomic numbers and references of the standard library.
  private static let atomics = ["Synchronization"]

  static let graph = [
    Module("CLibrary", in: "C/", [], system: ["Darwin", "Glibc", "Musl"]),
    Module("Base", ["CLibrary", "CProgram"], system: atomics),
    Module("CivilTime", ["Base"], system: atomics),
    Module("Places", ["Base", "PlaceFiles"], system: atomics),
    Module(
      "Ephemeris", ["Base", "CivilTime", "CKernels", "CLibrary", "EphemerisFiles"], system: atomics),
    Module("SwissEphemeris", ["CLibrary", "CSwissEphemeris", "Ephemeris"], system: atomics),
    Module("Astrology", ["CKernels", "Ephemeris"]),
    Module("Astrometers", ["CKernels", "Ephemeris", "Astrology"], system: atomics),
    Module("Signs", ["Ephemeris", "Astrology", "SignFiles"]),
    Module("Readings", ["Ephemeris", "Astrology", "Astrometers"]),
    Module("Words", ["Ephemeris", "Astrology", "Astrometers", "Readings", "WordFiles"]),
    Module(
      "Asking",
      ["CKernels", "Ephemeris", "Astrology", "Astrometers", "Words", "Readings", "AskingFiles"]),
    Module(
      "Documents",
      [
        "Ephemeris", "Places", "Astrology", "Astrometers", "Signs", "Words", "Readings", "Asking",
      ]),
    Module("ChartFiles", ["Ephemeris", "Places", "Documents"]),
    Module("Drawing", ["Ephemeris", "Astrology", "Astrometers", "Words"]),
    Module(
      "Pages",
      ["Ephemeris", "Astrology", "Astrometers", "Signs", "Words", "Readings", "Drawing"]),
    Module(
      "Requests",
      [
        "CLibrary", "Ephemeris", "SwissEphemeris", "Places", "Astrology", "Astrometers", "Words",
        "Readings", "Asking", "Documents", "Drawing", "Pages",
      ]),
    Module(
      "Astrolabe",
      [
        "Base", "CivilTime", "Ephemeris", "SwissEphemeris", "Places", "Astrology", "Astrometers",
        "Signs", "Words", "Readings", "Asking", "Documents", "ChartFiles", "Drawing", "Pages",
        "Requests",
      ]),
    Module(
      "AstrolabeFoundation",
      [
        "Ephemeris", "Places", "Astrology", "Astrometers", "Signs", "Words", "Readings", "Asking",
        "Documents", "Drawing", "Pages", "Requests",
      ],
      system: ["Foundation"]),
    Module(
      "AstrolabeCommand", ["Astrolabe", "CLibrary", "CommandArguments", "ArgumentParser"],
      system: atomics),
    Module("AstrolabeProgram", ["AstrolabeCommand"]),
  ]

  @Test(arguments: graph)
  func `a module imports only those it may`(module: Module) throws {
    for (file, imports) in try SourceTree.imports(below: "Sources/\(module.folder)") {
      let strangers = imports.subtracting(module.mayImport).sorted()
      #expect(strangers.isEmpty, "\(module.name)/\(file) imports \(strangers)")
    }
  }

  @Test func `every folder with Swift files has its place in the graph`() throws {
    let files = try Checkout.files(below: "Sources", endingIn: ".swift")
    for file in files {
      #expect(Self.graph.contains { file.hasPrefix("\($0.folder)/") }, "\(file)")
    }
    for module in Self.graph {
      #expect(files.contains { $0.hasPrefix("\(module.folder)/") }, "\(module.name)")
    }
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
    #expect(Array(importers.keys) == ["SwissEphemeris/Library/LibSwissEphemeris.swift"])
  }

  /// An optimized build has a copy of each `static inline` function for each Swift file that it is inlined into.
  @Test func `what the shim of libswe keeps is one of a kind`() throws {
    var head = ""
    var found = 0
    for line in try Checkout.text("Sources/C/CSwissEphemeris/shim.h").split(separator: "\n") {
      if line.hasSuffix("{"), !line.hasPrefix(" ") { head = String(line) }
      guard line.hasPrefix("  static ") else { continue }
      #expect(head.hasPrefix("CSWE_ONE "), "\(line)")
      found += 1
    }
    #expect(found == 5)
  }

  /// Without the trait the module is empty, and nothing asks for libswe's headers.
  @Test func `all of the module that needs libswe is behind its trait`() throws {
    for folder in ["Sources/SwissEphemeris", "Tests/SwissEphemerisTests"] {
      for file in try Checkout.files(below: folder, endingIn: ".swift") {
        let text = try Checkout.text("\(folder)/\(file)")
        #expect(
          text.hasPrefix("#if SwissEphemeris\n") && text.hasSuffix("#endif\n"), "\(folder)/\(file)")
      }
    }
  }

  @Test func `the tests of the module below libswe don't ask it`() throws {
    for (file, imports) in try SourceTree.imports(below: "Tests/EphemerisTests") {
      #expect(imports.isDisjoint(with: ["SwissEphemeris", "Astrolabe"]), "\(file)")
    }
  }

  @Test(arguments: ["BaseTests", "CivilTimeTests", "PlacesTests"])
  func `the tests of modules that know no sky don't ask one`(folder: String) throws {
    for (file, imports) in try SourceTree.imports(below: "Tests/\(folder)") {
      #expect(
        imports.isDisjoint(with: ["Ephemeris", "EngineSupport", "SwissEphemeris", "Astrolabe"]),
        "\(folder)/\(file)")
    }
  }

  /// The standard library's lock traps after a fork where two threads meet at it.
  @Test func `no module of the library has a lock`() throws {
    for module in Self.graph where module.name != "AstrolabeCommand" {
      for file in try Checkout.files(below: "Sources/\(module.folder)", endingIn: ".swift") {
        let text = try Checkout.text("Sources/\(module.folder)/\(file)")
        #expect(!text.contains("Mutex"), "\(module.name)/\(file)")
      }
    }
  }

  /// It would double the command's start-up, and the library of the C interface.
  @Test func `nothing but its bridge imports Foundation`() throws {
    let importers = try SourceTree.imports(below: "Sources").filter {
      !$0.key.hasPrefix("AstrolabeFoundation/") && $0.value.contains { $0.hasPrefix("Foundation") }
    }
    #expect(importers.keys.sorted() == [])
  }

  /// The same for the engine of regular expressions, which comes with the standard library's methods that
  /// look for more than one element; a text is looked for by `holds`.
  @Test func `no module of the library has a regular expression`() throws {
    let words = [
      "Regex", ".replacing(", ".firstMatch(", ".matches(of", ".wholeMatch(", ".firstRange(of",
      ".ranges(of", ".trimmingPrefix(",
    ]
    for module in Self.graph where module.name != "AstrolabeCommand" {
      for file in try Checkout.files(below: "Sources/\(module.folder)", endingIn: ".swift") {
        let text = try Checkout.text("Sources/\(module.folder)/\(file)")
        #expect(!words.contains { text.contains($0) }, "\(module.name)/\(file)")
        #expect(!text.contains(/\.contains\("[^"]{2,}"/), "\(module.name)/\(file)")
      }
    }
  }

  @Test(arguments: [
    ("import Foundation", "Foundation"), ("internal import Glibc", "Glibc"),
    ("@_exported public import Astrology", "Astrology"),
    ("import struct Foundation.URL", "Foundation"), ("  import  Testing", "Testing"),
  ])
  func `an import is seen for what it is`(line: String, name: String) {
    #expect(SourceTree.module(importedBy: line[...]) == name)
  }

  @Test(arguments: [
    "// import Foundation", "let important = 1", "/// They import data.",
    "  astrolabe import old.qck", "",
  ])
  func `other lines are no imports`(line: String) {
    #expect(SourceTree.module(importedBy: line[...]) == nil)
  }
}

import TestSupport
import Testing

/// The layout of the repository, and the paths that its pages name.
@Suite struct LayoutTests {
  /// The most lines a file may have.
  private static let longest = 400
  /// The files that are longer, and why.
  private static let longer = [
    "Sources/SwissEphemeris/Library/LibSwissEphemeris.swift":
      "all calls of libswe are in one file",
    "Tests/AstrolabeTests/LibraryCalls.swift": "a list of calls, as the commands' cases.txt is",
  ]
  /// Folders of tests that have no counterpart in the sources: data from outside, what tests share,
  /// tests against tables of others.
  private static let withoutSources: Set = [
    "Asked", "Baselines", "Comparisons", "Contract", "Golden", "References", "SchemaValidator",
    "Support",
  ]

  /// Modules without tests of their own: three imports, bridges that `PublicAPITests` crosses, and the command's
  /// `main`.
  private static let testedElsewhere: Set = ["AstrolabeFoundation", "AstrolabeProgram", "CLibrary"]
  /// Folders of tests without a module of their own: what tests share, and what an app sees of all.
  private static let withoutModule: Set = [
    "PublicAPITests", "Reading", "Support",
  ]

  /// Folders that hold modules of one sort, which have no tests of their own.
  private static let groups = ["C", "Resources"]

  @Test(arguments: [
    "Sources", "Tests", "Benchmarks", "Bindings/Sources", "Backend/Sources", "Backend/Tests",
  ])
  func `files are short`(folder: String) throws {
    for file in try Checkout.files(below: folder, endingIn: ".swift") {
      let path = "\(folder)/\(file)"
      let lines =
        try Checkout.text(path).split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).count - 1
      if Self.longer[path] == nil {
        #expect(lines <= Self.longest, "\(path)")
      } else {
        #expect(lines > Self.longest, "\(path) is an exception no more")
      }
    }
  }

  @Test func `every exception to the length is there`() {
    for (path, reason) in Self.longer {
      #expect(Checkout.has(path), "\(path), \(reason)")
    }
  }

  @Test func `every module has a README`() throws {
    for module in try Checkout.names(in: "Sources") {
      #expect(Checkout.has("Sources/\(module)/README.md"), "\(module)")
    }
    for group in Self.groups {
      for module in try Checkout.names(in: "Sources/\(group)") where module != "README.md" {
        #expect(Checkout.has("Sources/\(group)/\(module)/README.md"), "\(group)/\(module)")
      }
    }
  }

  /// A README's first table names the folders beside it, one or several to a row.
  @Test(
    arguments: groups + [
      "Base", "CivilTime", "Ephemeris", "SwissEphemeris", "Places", "Astrology", "Astrometers",
      "Signs", "Words", "Readings", "Documents", "ChartFiles", "Drawing", "Pages", "Requests",
      "AstrolabeCommand",
    ])
  func `a module's README names its folders`(module: String) throws {
    let table = try Checkout.text("Sources/\(module)/README.md")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    let named = table.flatMap { $0.split(separator: "|")[0].matches(of: /`(\w+)`/) }
      .map { String($0.output.1) }
    let folders = try Checkout.names(in: "Sources/\(module)").filter { !$0.contains(".") }
    #expect(named.sorted() == folders)
  }

  @Test func `each module has its tests and each test target its module`() throws {
    let tests = try Checkout.names(in: "Tests").filter { !Self.withoutModule.contains($0) }
    let modules = ImportGraphTests.graph.map(\.name).filter { !Self.testedElsewhere.contains($0) }
    #expect(tests == modules.map { "\($0)Tests" }.sorted())
  }

  @Test(arguments: ImportGraphTests.graph.filter { !testedElsewhere.contains($0.name) })
  func `folders of tests are those of the sources`(module: ImportGraphTests.Module) throws {
    let sources = Set(try Checkout.names(in: "Sources/\(module.name)"))
    let folders = try Checkout.names(in: "Tests/\(module.name)Tests")
      .filter { !$0.contains(".") && !Self.withoutSources.contains($0) }
    for folder in folders {
      #expect(sources.contains(folder), "Tests/\(module.name)Tests/\(folder)")
    }
  }

  static let readmes: [String] = {
    let folders = [
      "Backend", "Benchmarks", "Bindings", "Scripts", "Sources", "ephemeris", "places", "signs",
    ]
    let below = folders.flatMap { folder in
      ((try? Checkout.files(below: folder, endingIn: "README.md")) ?? []).map { "\(folder)/\($0)" }
    }
    return ["README.md", "CONTRIBUTING.md", Self.dataFlow] + below
  }()
  private static let dataFlow = "Sources/Astrolabe/Astrolabe.docc/HowDataFlows.md"

  /// The names of all Swift files of the repository, without their folders.
  private static let swiftFiles: Set<String> = {
    let folders = [
      "Sources", "Tests", "Benchmarks", "Bindings", "Backend/Sources", "Backend/Tests", "Fuzzing",
    ]
    let files = folders.flatMap { (try? Checkout.files(below: $0, endingIn: ".swift")) ?? [] }
    return Set(files.map { String($0.split(separator: "/").last ?? "") } + ["Package.swift"])
  }()

  /// A page may name a file without its folder; `Type+Concern.swift` is a form of names.
  @Test(arguments: readmes)
  func `Swift files that a page names are there`(page: String) throws {
    for match in try Checkout.text(page).matches(of: /[\w+]+\.swift\b/) {
      let name = String(match.output)
      #expect(Self.swiftFiles.contains(name) || name == "Type+Concern.swift", "\(page): \(name)")
    }
  }

  /// The page on data flow names the functions that the sources call, and the faster of two readers.
  @Test func `the page on data flow names the kernels and the reader of plain lines`() throws {
    let page = try Checkout.text(Self.dataFlow)
    for (name, file) in [
      ("kernel_longitudes", "Sources/Ephemeris/Compiled/CompiledEphemeris.swift"),
      ("kernel_series", "Sources/Ephemeris/Compiled/CompiledEphemeris+Sky.swift"),
      ("PlainBirthLine", "Sources/AstrolabeCommand/Streams/BirthStream.swift"),
    ] {
      let source = try Checkout.text(file)
      #expect(page.contains(name) && source.contains("\(name)("), "\(name)")
    }
  }

  /// Pages and comments may cite only documents of the repository.
  @Test func `nothing cites a list of traps or an issue that is not in the repository`() throws {
    for folder in ["Sources", "Tests", "Backend/Sources", "Backend/Tests", "Bindings/Sources"] {
      for file in try Checkout.files(below: folder, endingIn: ".swift")
      where !file.hasSuffix("LayoutTests.swift") {
        let text = try Checkout.text("\(folder)/\(file)")
        let citation = text.firstMatch(of: /(?i)\btrap \d+|\bissue of \w+|\bbackend\.md\b/)
        #expect(citation == nil, "\(folder)/\(file)")
      }
    }
    let description = try Checkout.text("Backend/openapi.yaml")
    #expect(!description.contains("backend.md"))
  }

  /// GitHub shows a row after an empty line as text.
  @Test(arguments: readmes + ["Fuzzing/README.md"])
  func `every row of a table belongs to a table with a head`(page: String) throws {
    let lines = try Checkout.text(page).split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where line.hasPrefix("|") {
      let isFirst = number == 0 || !lines[number - 1].hasPrefix("|")
      guard isFirst else { continue }
      let next = number + 1 < lines.count ? lines[number + 1] : ""
      #expect(next.wholeMatch(of: /\|[-:|\s]+\|\s*/) != nil, "\(page), line \(number + 1)")
    }
  }

  @Test(arguments: readmes)
  func `paths and links that a page names are there`(page: String) throws {
    let text = try Checkout.text(page)
    let folder = page.lastIndex(of: "/").map { page[...$0] } ?? ""
    for link in text.matches(of: /\]\(([^):#]+)\)/) {
      #expect(Checkout.has("\(folder)\(link.output.1)"), "\(page) links to \(link.output.1)")
    }
    let path =
      #/(?:^|[`(\s])((?:Sources|Tests|Scripts|Benchmarks|Bindings|ephemeris|places|signs)\/[\w\/+.-]*\w)/#
    for match in text.matches(of: path) {
      #expect(Checkout.has(String(match.output.1)), "\(page) names \(match.output.1)")
    }
  }

  @Test(arguments: [
    "README.md", "CONTRIBUTING.md", "Backend/README.md", "Benchmarks/README.md",
    "ephemeris/README.md",
  ])
  func `targets of make that a page names are there`(page: String) throws {
    let makefile = try Checkout.text("Makefile")
    for target in try Checkout.text(page).matches(of: /(?m)(?:^|`)make ([a-z]+)/) {
      #expect(makefile.contains("\n\(target.output.1):"), "\(page) names make \(target.output.1)")
    }
  }
}

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "astrolabe",
  // `InlineArray` needs the standard library of macOS 26 and iOS 26; Linux has no such limit.
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: [
    // What an app imports; with it come Foundation's bridges.
    .library(name: "Astrolabe", targets: ["Astrolabe", "AstrolabeFoundation"]),
    // The same without a byte of Foundation.
    .library(name: "AstrolabeCore", targets: ["Astrolabe"]),
    // The layers, each with those below it.
    .library(name: "CivilTime", targets: ["CivilTime"]),
    .library(name: "Ephemeris", targets: ["Ephemeris"]),
    .library(name: "Places", targets: ["Places"]),
    .library(name: "Astrology", targets: ["Astrology"]),
    .library(name: "Astrometers", targets: ["Astrometers"]),
    .library(name: "Readings", targets: ["Readings"]),
    .library(name: "Words", targets: ["Words"]),
    .library(name: "Asking", targets: ["Asking"]),
    .library(name: "Drawing", targets: ["Drawing"]),
    .library(name: "Pages", targets: ["Pages"]),
    .library(name: "Requests", targets: ["Requests"]),
    .executable(name: "astrolabe", targets: ["AstrolabeProgram"]),
    // The command without its `main`, for the fuzzers.
    .library(name: "AstrolabeCommand", targets: ["AstrolabeCommand"]),
  ],
  traits: [
    .trait(
      name: "SwissEphemeris",
      description:
        "Swiss Ephemeris itself, from the system's libswe: years and bodies beyond the table."),
    .default(enabledTraits: ["SwissEphemeris"]),
  ],
  dependencies: [
    // For the command alone; the library depends on nothing but libswe.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // MARK: - Public API

    /// Re-exports every module of the library.
    .target(
      name: "Astrolabe",
      dependencies: [
        "Base", "CivilTime", "Ephemeris", "SwissEphemeris", "Places", "Astrology", "Astrometers",
        "Signs", "Words", "Readings", "Asking", "Documents", "ChartFiles", "Drawing", "Pages",
        "Requests",
      ], exclude: ["README.md"]),

    /// Bridges to Foundation.
    .target(
      name: "AstrolabeFoundation",
      dependencies: [
        "Ephemeris", "Places", "Astrology", "Astrometers", "Signs", "Words", "Readings", "Asking",
        "Documents", "Drawing", "Pages", "Requests",
      ], exclude: ["README.md"]),

    // MARK: - The modules, each importing only those above it

    /// The system's C library under one name.
    .target(name: "CLibrary", path: "Sources/C/CLibrary", exclude: ["README.md"]),
    /// Where the program and the library that the engine is in lie.
    .target(name: "CProgram", path: "Sources/C/CProgram", exclude: ["README.md"]),
    /// The innermost loops, in C.
    .target(name: "CKernels", path: "Sources/C/CKernels", exclude: ["README.md"]),
    /// libswe's C headers: a module map and a shim.
    .systemLibrary(
      name: "CSwissEphemeris", path: "Sources/C/CSwissEphemeris", providers: [.apt(["libswe-dev"])]),
    /// Errors, texts, files, angles and places on the Earth: what knows no sky.
    .target(name: "Base", dependencies: ["CLibrary", "CProgram"], exclude: ["README.md"]),
    /// Calendars, time scales, zones and clocks.
    .target(name: "CivilTime", dependencies: ["Base"], exclude: ["README.md"]),
    /// The folder `ephemeris/` as a resource bundle.
    .target(
      name: "EphemerisFiles", path: "Sources/Resources/EphemerisFiles", exclude: ["README.md"],
      resources: [
        .copy("../../../ephemeris/se1"), .copy("../../../ephemeris/compiled.table"),
        .copy("../../../ephemeris/MANIFEST.json"),
      ]),
    /// Bodies and where they stand.
    .target(
      name: "Ephemeris",
      dependencies: ["Base", "CivilTime", "CKernels", "CLibrary", "EphemerisFiles"],
      exclude: ["README.md"]),
    /// Swiss Ephemeris itself, the provider of two layers, and the making of the table.
    .target(
      name: "SwissEphemeris",
      dependencies: [
        "CLibrary", "Ephemeris",
        .target(name: "CSwissEphemeris", condition: .when(traits: ["SwissEphemeris"])),
      ],
      exclude: ["README.md"]),
    /// The table of `places/` as a resource bundle.
    .target(
      name: "PlaceFiles", path: "Sources/Resources/PlaceFiles", exclude: ["README.md"],
      resources: [
        .copy("../../../places/places.table"), .copy("../../../places/README.md"),
      ]),
    /// Places by their names, with their coordinates and zones.
    .target(name: "Places", dependencies: ["Base", "PlaceFiles"], exclude: ["README.md"]),
    /// Zodiac, houses, charts, aspects, the Moon.
    .target(
      name: "Astrology", dependencies: ["CKernels", "Ephemeris"], exclude: ["README.md"]),
    /// The 17 meters of a day.
    .target(
      name: "Astrometers", dependencies: ["CKernels", "Ephemeris", "Astrology"],
      exclude: ["README.md"]),
    /// The folder `signs/` inside the program.
    .target(name: "SignFiles", path: "Sources/Resources/SignFiles", exclude: ["README.md"]),
    /// The profiles of the twelve sun signs.
    .target(
      name: "Signs", dependencies: ["Ephemeris", "Astrology", "SignFiles"], exclude: ["README.md"]),
    /// A person's day as a value: facts, and what is chosen of them.
    .target(
      name: "Readings", dependencies: ["Ephemeris", "Astrology", "Astrometers"],
      exclude: ["README.md"]),
    /// The packed texts of `words/` inside the program.
    .target(name: "WordFiles", path: "Sources/Resources/WordFiles", exclude: ["README.md"]),
    /// What readings say, and how it is chosen.
    .target(
      name: "Words",
      dependencies: ["Ephemeris", "Astrology", "Astrometers", "Readings", "WordFiles"],
      exclude: ["README.md"]),
    /// The tables of `asking/` inside the program.
    .target(name: "AskingFiles", path: "Sources/Resources/AskingFiles", exclude: ["README.md"]),
    /// Questions, what they ask, and their answers.
    .target(
      name: "Asking",
      dependencies: [
        "CKernels", "Ephemeris", "Astrology", "Astrometers", "Words", "Readings", "AskingFiles",
      ],
      exclude: ["README.md"]),
    /// What programs read and write: JSON, CSV, iCalendar, and births as they are typed.
    .target(
      name: "Documents",
      dependencies: [
        "Ephemeris", "Places", "Astrology", "Astrometers", "Signs", "Words", "Readings", "Asking",
      ],
      exclude: ["README.md", "Schemas"]),
    /// Files that other programs keep charts in.
    .target(
      name: "ChartFiles", dependencies: ["Ephemeris", "Places", "Documents"],
      exclude: ["README.md"]),
    /// Wheels, heat maps, curves and the Moon's disc as SVG.
    .target(
      name: "Drawing", dependencies: ["Ephemeris", "Astrology", "Astrometers", "Words"],
      exclude: ["README.md"]),
    /// A person's day as a page of HTML.
    .target(
      name: "Pages",
      dependencies: [
        "Ephemeris", "Astrology", "Astrometers", "Signs", "Words", "Readings", "Drawing",
      ],
      exclude: ["README.md"]),
    /// What the command, the C library and the server ask for: requests, their validation and their documents.
    .target(
      name: "Requests",
      dependencies: [
        "CLibrary", "Ephemeris", "SwissEphemeris", "Places", "Astrology", "Astrometers", "Words",
        "Readings", "Asking", "Documents", "Drawing", "Pages",
      ],
      exclude: ["README.md"]),
    /// The arguments of `main`, to the byte.
    .target(name: "CommandArguments", path: "Sources/C/CommandArguments", exclude: ["README.md"]),
    /// The command `astrolabe` without its `main`.
    .target(
      name: "AstrolabeCommand",
      dependencies: [
        "Astrolabe", "CLibrary", "CommandArguments",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], exclude: ["README.md"]),
    /// Its `main`.
    .executableTarget(
      name: "AstrolabeProgram", dependencies: ["AstrolabeCommand"], exclude: ["README.md"]),

    // MARK: - Tests

    .testTarget(name: "BaseTests", dependencies: ["Base", "TestSupport"]),
    .testTarget(
      name: "CivilTimeTests", dependencies: ["Base", "CivilTime", "TestSupport"],
      resources: [.copy("Golden")]),
    .testTarget(
      name: "EphemerisTests",
      dependencies: ["Base", "CKernels", "CLibrary", "Ephemeris", "EngineSupport", "TestSupport"],
      resources: [.copy("Golden")]),
    /// What asks libswe; empty without the trait.
    .testTarget(
      name: "SwissEphemerisTests",
      dependencies: [
        "CLibrary", "Ephemeris", "SwissEphemeris", "EngineSupport", "ForkSupport", "TestSupport",
      ],
      resources: [.copy("../EphemerisTests/Golden")]),
    .testTarget(
      name: "PlacesTests", dependencies: ["Base", "CivilTime", "Places", "TestSupport"],
      resources: [.copy("Golden")]),
    .testTarget(
      name: "AstrologyTests",
      dependencies: ["Ephemeris", "SwissEphemeris", "EngineSupport", "Astrology", "TestSupport"],
      resources: [.copy("Golden")]),
    .testTarget(
      name: "AstrometersTests",
      dependencies: [
        "CKernels", "Ephemeris", "SwissEphemeris", "EngineSupport", "Astrology", "Astrometers",
        "TestSupport",
      ],
      resources: [.copy("Golden")]),
    .testTarget(
      name: "SignsTests",
      dependencies: [
        "Ephemeris", "SwissEphemeris", "EngineSupport", "Astrology", "Signs", "TestSupport",
      ],
      resources: [.copy("Golden")]),
    .testTarget(
      name: "ReadingsTests",
      dependencies: [
        "Ephemeris", "SwissEphemeris", "EngineSupport", "Astrology", "Astrometers", "Readings",
        "TestSamples", "TestSupport",
      ]),
    .testTarget(
      name: "WordsTests",
      dependencies: [
        "Ephemeris", "Astrology", "Astrometers", "Readings", "Words", "TestSamples", "TestSupport",
      ]),
    .testTarget(
      name: "AskingTests",
      dependencies: [
        "Ephemeris", "SwissEphemeris", "EngineSupport", "Astrology", "Astrometers", "Words",
        "Readings", "Asking", "TestSamples", "TestSupport",
      ],
      resources: [.copy("Golden"), .copy("Asked")]),
    .testTarget(
      name: "DocumentsTests",
      dependencies: [
        "Ephemeris", "SwissEphemeris", "Places", "EngineSupport", "Astrology", "Astrometers",
        "Signs", "Words", "Readings", "Documents", "TestSamples", "TestSupport",
      ],
      resources: [.copy("Contract")]),
    .testTarget(
      name: "ChartFilesTests",
      dependencies: ["Ephemeris", "Places", "Documents", "ChartFiles", "TestSupport"],
      resources: [.copy("Golden")]),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "Ephemeris", "SwissEphemeris", "EngineSupport", "Astrology", "Astrometers", "Drawing",
        "TestSupport",
      ]),
    .testTarget(
      name: "PagesTests",
      dependencies: [
        "Ephemeris", "SwissEphemeris", "EngineSupport", "Astrology", "Astrometers", "Readings",
        "Documents", "Drawing", "Pages", "TestSamples", "TestSupport",
      ]),
    .testTarget(
      name: "RequestsTests",
      dependencies: ["Ephemeris", "Astrology", "Words", "Documents", "Requests"]),
    .testTarget(
      name: "AstrolabeTests", dependencies: ["Astrolabe", "EngineSupport", "TestSupport"],
      exclude: ["Baselines"]),
    /// What an app sees: the one test target that has no access to what is `package`.
    .testTarget(
      name: "PublicAPITests",
      dependencies: ["Astrolabe", "AstrolabeFoundation", "NameClashStubs", "TestSupport"],
      packageAccess: false),
    /// The names that SwiftUI, Foundation and others have; for one test.
    .target(name: "NameClashStubs", path: "Tests/Support/NameClashStubs"),
    .testTarget(
      name: "AstrolabeCommandTests",
      dependencies: [
        "AstrolabeProgram", "AstrolabeCommand", "Astrolabe", "EngineSupport", "TestSupport",
      ],
      exclude: ["Baselines"]),
    /// What the fuzzers feed, fed the inputs that they found; the fuzzers are a package of their own.
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "AstrolabeCommand", "Astrolabe",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Fuzzing",
      exclude: [
        "README.md", "Package.swift", "run.sh", "Counters", "Dictionaries", "Samples",
        "Sources/Driver",
      ],
      sources: ["Sources/Targets", "Tests"], resources: [.copy("Corpora")]),
    /// Reads golden files and reference cases; used by tests only.
    .target(name: "TestSupport", dependencies: ["Base"], path: "Tests/Support/TestSupport"),
    /// The ephemeris that tests use, with libswe or without; used by tests only.
    .target(
      name: "EngineSupport",
      dependencies: ["CKernels", "Ephemeris", "SwissEphemeris", "TestSupport"],
      path: "Tests/Support/EngineSupport"),
    /// `fork`, which Swift doesn't offer; used by tests only.
    .target(name: "ForkSupport", path: "Tests/Support/ForkSupport"),
    /// The people and charts that the tests of readings and of documents share.
    .target(
      name: "TestSamples",
      dependencies: [
        "Ephemeris", "SwissEphemeris", "EngineSupport", "Astrology", "Astrometers", "Readings",
        "Documents", "TestSupport",
      ], path: "Tests/Support/TestSamples"),
  ]
)

// One set of rules for every Swift target of ours.
let inC = [
  "CKernels", "CProgram", "CommandArguments", "EphemerisFiles", "ForkSupport", "PlaceFiles",
  "SignFiles",
  "WordFiles",
]
for target in package.targets where target.type != .system && !inC.contains(target.name) {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}

// The test suites to build, if not all: `ASTROLABE_TEST_SUITES=Base,Ephemeris swift build --build-tests`.
if let suites = Context.environment["ASTROLABE_TEST_SUITES"] {
  let kept = Set(suites.split(separator: ",").map { "\($0)Tests" })
  package.targets.removeAll { $0.type == .test && !kept.contains($0.name) }
}

// Where the size of what is built counts more than its speed, as in the wheel for Python: `ASTROLABE_COMPACT=1 swift build`.
// Answers, documents, drawings and files of charts are much code that runs once a request.
if Context.environment["ASTROLABE_COMPACT"] != nil {
  let compact = ["Asking", "ChartFiles", "Documents", "Drawing", "Requests"]
  for target in package.targets where compact.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Osize"])]
  }
}

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "astrolabe",
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: [
    .library(name: "Astrolabe", targets: ["Astrolabe"]),
    .executable(name: "astrolabe", targets: ["AstrolabeCommand"]),
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
        "Ephemeris", "Places", "Astrology", "Astrometers", "Signs", "Readings", "Drawing",
      ],
      exclude: ["README.md"]),

    // MARK: - The modules, each importing only those above it

    /// libswe's C headers: a module map and a shim.
    .systemLibrary(name: "CSwissEphemeris", providers: [.apt(["libswe-dev"])]),
    /// The folder `ephemeris/` as a resource bundle.
    .target(
      name: "EphemerisFiles", exclude: ["README.md"],
      resources: [
        .copy("../../ephemeris/se1"), .copy("../../ephemeris/compiled.table"),
        .copy("../../ephemeris/MANIFEST.json"),
      ]),
    /// Angles, time scales, civil time, bodies and where they stand.
    .target(
      name: "Ephemeris", dependencies: ["CSwissEphemeris", "EphemerisFiles"],
      exclude: ["README.md"]),
    /// The table of `places/` as a resource bundle.
    .target(
      name: "PlaceFiles", exclude: ["README.md"],
      resources: [
        .copy("../../places/places.table"), .copy("../../places/README.md"),
      ]),
    /// Places by their names, with their coordinates and zones.
    .target(name: "Places", dependencies: ["Ephemeris", "PlaceFiles"], exclude: ["README.md"]),
    /// Zodiac, houses, charts, aspects, the Moon.
    .target(name: "Astrology", dependencies: ["Ephemeris"], exclude: ["README.md"]),
    /// The 17 meters of a day.
    .target(
      name: "Astrometers", dependencies: ["Ephemeris", "Astrology"], exclude: ["README.md"]),
    /// The folder `signs/` inside the program.
    .target(name: "SignFiles", exclude: ["README.md"]),
    /// The profiles of the twelve sun signs.
    .target(
      name: "Signs", dependencies: ["Ephemeris", "Astrology", "SignFiles"], exclude: ["README.md"]),
    /// The documents that programs read.
    .target(
      name: "Readings",
      dependencies: ["Ephemeris", "Places", "Astrology", "Astrometers", "Signs"],
      exclude: ["README.md", "Schemas"]),
    /// Wheels, heat maps, curves and the Moon's disc as SVG.
    .target(
      name: "Drawing", dependencies: ["Ephemeris", "Astrology", "Astrometers", "Readings"],
      exclude: ["README.md"]),
    /// The command `astrolabe`.
    .executableTarget(
      name: "AstrolabeCommand",
      dependencies: [
        "Astrolabe", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], exclude: ["README.md"]),

    // MARK: - Tests

    .testTarget(
      name: "EphemerisTests", dependencies: ["Ephemeris", "TestSupport"],
      resources: [.copy("Golden")]),
    .testTarget(
      name: "PlacesTests", dependencies: ["Ephemeris", "Places", "TestSupport"],
      resources: [.copy("Golden")]),
    .testTarget(
      name: "AstrologyTests", dependencies: ["Ephemeris", "Astrology", "TestSupport"],
      resources: [.copy("Golden")]),
    .testTarget(
      name: "AstrometersTests",
      dependencies: ["Ephemeris", "Astrology", "Astrometers", "TestSupport"],
      resources: [.copy("Golden")]),
    .testTarget(
      name: "SignsTests", dependencies: ["Ephemeris", "Astrology", "Signs", "TestSupport"],
      resources: [.copy("Golden")]),
    .testTarget(
      name: "ReadingsTests",
      dependencies: [
        "Ephemeris", "Places", "Astrology", "Astrometers", "Signs", "Readings", "TestSupport",
      ],
      resources: [.copy("Contract")]),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "Ephemeris", "Astrology", "Astrometers", "Readings", "Drawing", "TestSupport",
      ]),
    .testTarget(name: "AstrolabeTests", dependencies: ["Astrolabe", "TestSupport"]),
    .testTarget(
      name: "AstrolabeCommandTests",
      dependencies: ["AstrolabeCommand", "Astrolabe", "TestSupport"]),
    /// What the fuzzers feed, fed the inputs that they found; the fuzzers are a package of their own.
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "AstrolabeCommand", "Astrolabe",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Fuzzing",
      exclude: ["README.md", "Package.swift", "run.sh", "Command", "Samples", "Sources/Driver"],
      sources: ["Sources/Targets", "Tests"], resources: [.copy("Corpora")]),
    /// Reads golden files and reference cases; used by tests only.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
  ]
)

// One set of rules for every Swift target of ours.
let inC = ["EphemerisFiles", "PlaceFiles", "SignFiles"]
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

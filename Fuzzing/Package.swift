// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "astrolabe-fuzzing",
  platforms: [.macOS(.v26)],
  dependencies: [
    .package(name: "astrolabe", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    /// Reports to libFuzzer what another process did.
    .target(name: "Counters", path: "Counters"),
    /// Feeds the targets to libFuzzer.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "Counters", .product(name: "Astrolabe", package: "astrolabe"),
        .product(name: "AstrolabeCommand", package: "astrolabe"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources"),
  ]
)

// The rules of the engine's own package.
for target in package.targets where target.name != "Counters" {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    // The engine's trait, which is on by default: SwiftPM passes it to the engine's own targets alone.
    .define("SwissEphemeris"),
  ]
}

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "astrolabe-benchmarks",
  platforms: [.macOS(.v26)],
  dependencies: [
    .package(name: "astrolabe", path: ".."),
    // Without its traits: they bring counters of allocations, which we don't use, and two packages.
    .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
  ],
  targets: [
    /// libswe's C headers once more, so that it can be called without the engine between.
    .systemLibrary(name: "DirectSwissEphemeris", providers: [.apt(["libswe-dev"])]),
    /// The benchmarks. The plugin wants them in a folder of this name.
    .executableTarget(
      name: "AstrolabeBenchmarks",
      dependencies: [
        "DirectSwissEphemeris", .product(name: "Astrolabe", package: "astrolabe"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/AstrolabeBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    /// Works for hours in one process and watches its memory and its files.
    .executableTarget(
      name: "endurance", dependencies: [.product(name: "Astrolabe", package: "astrolabe")],
      path: "Sources/Endurance"),
    /// Makes the table and the summary of what was measured, and holds it to the thresholds.
    .executableTarget(name: "ratios", path: "Sources/Ratios"),
  ]
)

// The rules of the engine's own package.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}

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
    /// The command without its `main` and the arguments that that is given, for programs can't be
    /// imported across packages. The folder is a link to that of the command.
    .target(
      name: "FuzzedCommand",
      dependencies: [
        .product(name: "Astrolabe", package: "astrolabe"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Command", exclude: ["Main.swift", "Options/ArgumentBytes.swift"], packageAccess: false),
    /// Reports to libFuzzer what another process did.
    .target(name: "Counters", path: "Counters"),
    /// Feeds the targets to libFuzzer.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "FuzzedCommand", "Counters", .product(name: "Astrolabe", package: "astrolabe"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources", packageAccess: false),
  ]
)

// The command uses what is for its own package alone, so its sources are compiled as a part of that,
// under the name that SwiftPM gives it: its folder's.
let folder = Context.packageDirectory.split(separator: "/").dropLast().last ?? "astrolabe"
let asPartOfThePackage = SwiftSetting.unsafeFlags([
  "-package-name", String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }),
])

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
    asPartOfThePackage,
  ]
}

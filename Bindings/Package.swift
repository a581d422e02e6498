// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "astrolabe-bindings",
  platforms: [.macOS(.v26)],
  products: [
    // Not `astrolabe`, which is a product of the engine: SwiftPM would build both.
    .library(name: "CAstrolabe", type: .dynamic, targets: ["AstrolabeInterface"])
  ],
  dependencies: [.package(name: "astrolabe", path: "..")],
  targets: [
    /// The C header, which is the contract.
    .target(name: "AstrolabeC"),
    /// What the header promises.
    .target(
      name: "AstrolabeInterface",
      dependencies: ["AstrolabeC", .product(name: "AstrolabeCore", package: "astrolabe")]),
  ]
)

// The rules of the engine's own package.
for target in package.targets where target.name != "AstrolabeC" {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}

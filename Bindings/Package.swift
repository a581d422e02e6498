// swift-tools-version: 6.2
import PackageDescription

let here = Context.packageDirectory

// A sanitizer's runtime is in the program that loads the library, and so its names are missing here.
let noneMissing =
  Context.environment["SANITIZE"] == nil ? ["-Xlinker", "-z", "-Xlinker", "defs"] : []

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
      dependencies: ["AstrolabeC", .product(name: "AstrolabeCore", package: "astrolabe")],
      packageAccess: false,
      linkerSettings: [
        .unsafeFlags(
          [
            "-static-stdlib", "-use-ld=lld",
            "-Xlinker", "--version-script=\(here)/exports.map",
            "-Xlinker", "-soname=libastrolabe.so.1",
            // libswe's clean-up at a thread's end must still be there when a thread ends.
            "-Xlinker", "-z", "-Xlinker", "nodelete",
            // Functions of the same instructions are one; no code of ours compares their addresses.
            "-Xlinker", "--icf=all",
            // Strings that end alike are one.
            "-Xlinker", "-O2",
          ] + noneMissing, .when(platforms: [.linux]))
      ]),
  ]
)

// Documents are for the engine's own package alone, so the interface is compiled as a part of that,
// under the name that SwiftPM gives it: its folder's.
let folder = here.split(separator: "/").dropLast().last ?? "astrolabe"
let asPartOfThePackage = SwiftSetting.unsafeFlags([
  "-package-name", String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }),
])

// The rules of the engine's own package.
for target in package.targets where target.name != "AstrolabeC" {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    asPartOfThePackage,
  ]
}

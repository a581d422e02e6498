// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "astrolabe-backend",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "astrolabe-server", targets: ["Server"])
  ],
  traits: [
    .trait(
      name: "PostgreSQL",
      description: "Servers that share a PostgreSQL database, by libpq; one machine needs neither.")
  ],
  dependencies: [
    .package(name: "astrolabe", path: ".."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-asn1.git", from: "1.7.4"),
    .package(url: "https://github.com/apple/swift-certificates.git", from: "1.21.1"),
    .package(
      url: "https://github.com/apple/swift-configuration", from: "1.4.0",
      traits: [.defaults, "CommandLineArguments"]),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.9.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.8.0"),
  ],
  targets: [
    // MARK: - The modules, each importing only those above it

    /// The files of `data/` inside the program.
    .target(name: "ServerFiles"),
    /// Tokens and random names, passwords, and tokens of issuers.
    .target(
      name: "Identity",
      dependencies: [
        "ServerFiles", .product(name: "AstrolabeCore", package: "astrolabe"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "SwiftASN1", package: "swift-asn1"),
        .product(name: "X509", package: "swift-certificates"),
      ]),
    /// Calls to addresses of the configuration.
    .target(
      name: "Outbound",
      dependencies: [
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ]),
    /// What is kept of people, in terms of the field; no database.
    .target(
      name: "Store", dependencies: [.product(name: "AstrolabeCore", package: "astrolabe")]),
    /// The store in two SQLite files.
    .target(
      name: "StoreSQLite",
      dependencies: [
        "Store", .product(name: "AstrolabeCore", package: "astrolabe"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    /// libpq's header under one name.
    .systemLibrary(
      name: "CLibpq", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    /// Connections to PostgreSQL; empty without the trait.
    .target(
      name: "Postgres",
      dependencies: [.target(name: "CLibpq", condition: .when(traits: ["PostgreSQL"]))]),
    /// The store in a PostgreSQL database; empty without the trait.
    .target(
      name: "StorePostgres",
      dependencies: [
        "Postgres", "Store", .product(name: "AstrolabeCore", package: "astrolabe"),
        .product(name: "Crypto", package: "swift-crypto"),
      ]),
    /// zlib's header under one name.
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    /// Who answers questions and writes texts: the engine, or a model with the engine behind it.
    .target(
      name: "Writers",
      dependencies: [
        "Store", .product(name: "AstrolabeCore", package: "astrolabe"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    /// Sends notifications: by a webhook, Firebase, Apple.
    .target(
      name: "Notifications",
      dependencies: [
        "Identity", "Outbound", "Store", .product(name: "AstrolabeCore", package: "astrolabe"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
      ]),
    /// What is done for people, without HTTP.
    .target(
      name: "Service",
      dependencies: [
        "CZlib", "Identity", "ServerFiles", "Store", "Writers",
        .product(name: "AstrolabeCore", package: "astrolabe"),
        .product(name: "Crypto", package: "swift-crypto"),
      ], resources: [.embedInCode("Quotes/quotes.tsv")]),
    /// Callables and REST over HTTP.
    .target(
      name: "Wire",
      dependencies: [
        "Identity", "Service", "Store", .product(name: "AstrolabeCore", package: "astrolabe"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
      ]),
    /// Pages for people over HTTP.
    .target(
      name: "Web",
      dependencies: [
        "Identity", "ServerFiles", "Service", "Store", "Wire",
        .product(name: "AstrolabeCore", package: "astrolabe"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      resources: [
        "icon.svg", "icon-180.png", "icon-512.png", "manifest.json", "script.js",
        "service-worker.js", "style.css",
      ].map { .embedInCode("Files/\($0)") }),
    /// The program: configuration, commands, logs, metrics, start and stop.
    .executableTarget(
      name: "Server",
      dependencies: [
        "Identity", "Notifications", "Outbound", "Service", "Store", "StorePostgres",
        "StoreSQLite", "Web", "Wire", "Writers",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "AstrolabeCore", package: "astrolabe"),
        .product(name: "Configuration", package: "swift-configuration"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]),

    /// The engine's own time for a reading, which the server's is compared with.
    .executableTarget(
      name: "reading-json", dependencies: [.product(name: "AstrolabeCore", package: "astrolabe")],
      path: "bench/ReadingJSON"),

    /// What stores cost without HTTP.
    .executableTarget(
      name: "store-bench",
      dependencies: [
        "Store", "StorePostgres", "StoreSQLite",
        .product(name: "AstrolabeCore", package: "astrolabe"),
      ], path: "bench/StoreBench"),

    // MARK: - Tests

    /// What tests of several modules are shown that somebody else would sign.
    .target(
      name: "Forges",
      dependencies: ["Identity", .product(name: "Crypto", package: "swift-crypto")],
      path: "Tests/Forges", exclude: ["Chains"]),
    .testTarget(
      name: "IdentityTests",
      dependencies: [
        "Forges", "Identity", .product(name: "AstrolabeCore", package: "astrolabe"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
      ]),
    .testTarget(
      name: "StoreTests",
      dependencies: [
        "Identity", "Postgres", "Store", "StorePostgres", "StoreSQLite",
        .product(name: "AstrolabeCore", package: "astrolabe"),
      ], exclude: ["Stores"]),
    .testTarget(
      name: "WireTests",
      dependencies: [
        "Forges", "Identity", "Notifications", "Outbound", "ServerFiles", "Service", "Store",
        "StoreSQLite",
        "Web", "Wire", "Writers", .product(name: "AstrolabeCore", package: "astrolabe"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ], exclude: ["Models/sentences.tsv"]),
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

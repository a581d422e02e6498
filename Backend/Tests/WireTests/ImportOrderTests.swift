import Foundation
import Testing

/// Each module imports what its row says and nothing else, so that data flow one way.
@Suite struct ImportOrderTests {
  private static let allowed: [String: Set<String>] = [
    "Identity": [
      "Astrolabe", "Crypto", "CryptoExtras", "Dispatch", "Foundation", "ServerFiles",
      "SwiftASN1", "Synchronization", "X509",
    ],
    "Outbound": ["AsyncHTTPClient", "NIOCore", "NIOHTTP1"],
    "Store": ["Astrolabe", "Foundation", "Synchronization"],
    "Postgres": ["CLibpq", "Darwin", "Dispatch", "Foundation", "Glibc", "Synchronization"],
    "StorePostgres": [
      "Astrolabe", "Crypto", "Foundation", "Postgres", "Store", "Synchronization",
    ],
    "StoreSQLite": [
      "Astrolabe", "Crypto", "Darwin", "Foundation", "GRDB", "Glibc", "Store", "Synchronization",
    ],
    "Writers": [
      "Astrolabe", "AsyncHTTPClient", "Darwin", "Glibc", "NIOCore", "NIOHTTP1", "NIOPosix", "Store",
      "Synchronization",
    ],
    "Notifications": [
      "Astrolabe", "Crypto", "CryptoExtras", "Foundation", "Identity", "Outbound", "Store",
      "Synchronization",
    ],
    "Service": [
      "Astrolabe", "CZlib", "Crypto", "Identity", "ServerFiles", "Store", "Synchronization",
      "Writers",
    ],
    "Wire": [
      "Astrolabe", "Crypto", "HTTPTypes", "Hummingbird", "Identity", "NIOCore", "Service", "Store",
      "Synchronization",
    ],
    "Web": [
      "Astrolabe", "Crypto", "HTTPTypes", "Identity", "ServerFiles", "Service", "Store", "Wire",
    ],
    "Server": [
      "ArgumentParser", "Astrolabe", "Configuration", "Crypto", "Darwin", "Foundation", "Glibc",
      "HTTPTypes", "Hummingbird", "HummingbirdCore", "Identity", "Logging", "Metrics", "NIOCore",
      "Notifications", "Outbound", "Service", "ServiceLifecycle", "Store", "StorePostgres",
      "StoreSQLite", "Synchronization", "SystemPackage", "UnixSignals",
      "Web", "Wire", "Writers",
    ],
  ]

  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  @Test func `every module has its row`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
    #expect(Set(folders) == Set(Self.allowed.keys).union(["CLibpq", "CZlib", "ServerFiles"]))
  }

  @Test(arguments: allowed.keys.sorted())
  func `imports go one way`(module: String) throws {
    let folder = Self.sources.appendingPathComponent(module)
    let allowed = try #require(Self.allowed[module])
    var seen: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let imports = text.matches(
        of: /(?m)^\s*(?:@_spi\(\w+\) )?(?:internal|package|public) import (\w+)/)
      for found in imports {
        let name = String(found.output.1)
        seen.insert(name)
        #expect(allowed.contains(name), "\(module)/\(file) imports \(name)")
      }
    }
    // A row names nothing that isn't used, but what another system has in its place.
    #expect(allowed.subtracting(seen) == [], "\(module)")
  }
}

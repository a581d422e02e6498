import Foundation
import Testing
import Wire

/// The description of the interface says what is there, and nothing else.
@Suite struct InterfaceTests {
  /// What has an address of its own only where it is configured.
  private static let configured: Set = ["GET /metrics"]

  private static func described() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("openapi.yaml")
    var described: [String] = []
    var path: Substring?
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("components:") { break }
      if let found = line.firstMatch(of: /^  (\/[^:]*):$/) { path = found.output.1 }
      guard let path, let method = line.firstMatch(of: /^    (get|put|post|patch|delete):/) else {
        continue
      }
      described.append("\(method.output.1.uppercased()) \(path)")
    }
    return described
  }

  /// An address without the names of its open parts, which the description may choose.
  private static func shape(_ address: String) -> String {
    address.replacing(/\{[^}]*\}/, with: "{}")
  }

  @Test func `every address is described once, and every description has its address`() throws {
    let described = try Self.described().map(Self.shape)
    #expect(described.count == Set(described).count)
    let served = Set(Front.addresses.map(Self.shape)).subtracting(Self.configured)
    #expect(served.subtracting(described) == [])
    #expect(Set(described).subtracting(served) == [])
  }
}

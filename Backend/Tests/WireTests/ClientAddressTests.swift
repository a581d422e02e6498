import HTTPTypes
import Synchronization
import Testing
import Wire

/// Whom limits by address count.
@Suite struct ClientAddressTests {
  /// A server that lets in one guest of an address.
  private static func server(
    proxies: Set<String> = [], header: ProxyHeader = .forwardedFor,
    note: @escaping @Sendable () -> Void = {}
  ) throws -> PlayedServer {
    var limits = Limits.wide
    limits.guestsAtOnce = 1
    return try PlayedServer(limits: limits) {
      $0.trustedProxies = proxies
      $0.proxyHeader = header
      $0.noteUnnamedProxy = note
    }
  }

  private static func isLetIn(
    _ server: PlayedServer, _ address: String, _ headers: [(String, String)] = []
  ) async throws -> Bool {
    var fields: HTTPFields = [:]
    for (name, value) in headers {
      fields.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value))
    }
    let answer = await server.ask(
      .post, "/v1/auth/guest", headers: fields, address: address)
    return answer.status == .created
  }

  @Test(arguments: [
    ("192.0.2.1", "::ffff:192.0.2.1"), ("192.0.2.1", "::FFFF:c000:0201"),
    ("2001:db8::1", "2001:DB8:0:0:0:0:0:2"), ("2001:db8::1", "2001:0db8:0000::ffff"),
    ("fe80::1%eth0", "fe80::2"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
  ])
  func `one household counts as one, however its address is written`(
    first: String, second: String
  ) async throws {
    let server = try Self.server()
    #expect(try await Self.isLetIn(server, first))
    #expect(try await Self.isLetIn(server, second) == false)
  }

  @Test(arguments: [
    ("::ffff:192.0.2.1", "::ffff:192.0.2.2"), ("192.0.2.1", "192.0.2.2"),
    ("2001:db8:1:2::1", "2001:db8:1:3::1"), ("::1", "192.0.2.1"), ("::", "::ffff:0.0.0.0"),
  ])
  func `others are others`(first: String, second: String) async throws {
    let server = try Self.server()
    #expect(try await Self.isLetIn(server, first))
    #expect(try await Self.isLetIn(server, second))
  }

  @Test func `a proxy that is named speaks for others, in the header that is configured`()
    async throws
  {
    let server = try Self.server(proxies: ["127.0.0.1", "2001:DB8::7"])
    let name = "X-Forwarded-For"
    #expect(try await Self.isLetIn(server, "::ffff:127.0.0.1", [(name, "198.51.100.1")]))
    #expect(
      try await Self.isLetIn(server, "127.0.0.1", [(name, "198.51.100.1:4711")]) == false)
    // What stands before the nearest foreign address can be made up.
    #expect(
      try await Self.isLetIn(
        server, "127.0.0.1", [(name, "203.0.113.9, 198.51.100.1,2001:db8:0::7")]) == false)
    #expect(
      try await Self.isLetIn(
        server, "127.0.0.1", [(name, "203.0.113.9, , 198.51.100.2")]))
    // The other header comes from the client.
    #expect(
      try await Self.isLetIn(
        server, "127.0.0.1", [(name, "198.51.100.2"), ("Forwarded", "for=198.51.100.77")])
        == false)
    // Who is no proxy speaks for itself.
    #expect(try await Self.isLetIn(server, "192.0.2.5", [(name, "198.51.100.3")]))
    #expect(try await Self.isLetIn(server, "192.0.2.5", [(name, "198.51.100.4")]) == false)
  }

  @Test(arguments: [
    ("for=198.51.100.1", "198.51.100.1"), (#"For="[2001:db8:cafe::17]:4711""#, "2001:db8:cafe::1"),
    ("for=192.0.2.43, for=198.51.100.17;proto=https;by=203.0.113.43", "198.51.100.17"),
    ("proto=https; FOR = 198.51.100.9", "198.51.100.9"),
  ])
  func `Forwarded is read by RFC 7239`(value: String, meant: String) async throws {
    let server = try Self.server(proxies: ["127.0.0.1"], header: .forwarded)
    #expect(try await Self.isLetIn(server, "127.0.0.1", [("Forwarded", value)]))
    #expect(try await Self.isLetIn(server, meant) == false)
  }

  @Test func `a proxy that isn't named is noted once`() async throws {
    let count = Atomic<Int>(0)
    let server = try Self.server { count.add(1, ordering: .relaxed) }
    for number in 1...3 {
      _ = try await Self.isLetIn(server, "192.0.2.\(number)", [("X-Forwarded-For", "1.2.3.4")])
    }
    #expect(count.load(ordering: .relaxed) == 1)
  }
}

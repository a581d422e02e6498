internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1

/// Calls the addresses of the configuration, and no others: redirects are not followed.
package final class PushClient: Sendable {
  /// What was answered.
  struct Reply: Sendable {
    let status: Int
    let body: [UInt8]
    /// The seconds of `Retry-After`, if it has them.
    let retryAfterSeconds: Int?
  }

  private let http: HTTPClient
  private let timeLimit: TimeAmount
  private static let mostBytes = 1 << 16

  /// Creates a client.
  ///
  /// - Parameter timeLimit: How long a call may take.
  package init(timeLimit: Duration = .seconds(10)) {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.decompression = .disabled
    configuration.timeout.connect = .seconds(3)
    configuration.connectionPool.retryConnectionEstablishment = false
    http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    self.timeLimit = .nanoseconds(Int64(timeLimit / .nanoseconds(1)))
  }

  /// Closes all connections.
  package func close() async { try? await http.shutdown() }

  /// Posts a body; nil if nobody answers in time, or more than is read.
  func post(
    _ body: [UInt8], to url: String, type: String = "application/json",
    headers: [(name: String, value: String)] = []
  ) async -> Reply? {
    var request = HTTPClientRequest(url: url)
    request.method = .POST
    request.headers.add(name: "Content-Type", value: type)
    for header in headers { request.headers.add(name: header.name, value: header.value) }
    request.body = .bytes(ByteBuffer(bytes: body))
    guard let response = try? await http.execute(request, timeout: timeLimit),
      let bytes = try? await response.body.collect(upTo: Self.mostBytes)
    else { return nil }
    return Reply(
      status: Int(response.status.code), body: Array(bytes.readableBytesView),
      retryAfterSeconds: response.headers.first(name: "Retry-After").flatMap { Int($0) })
  }
}

extension PushClient.Reply {
  /// A reply that is worth another attempt.
  func later(_ reason: String) -> SendResult {
    .later(reason: reason, afterSeconds: retryAfterSeconds.map { max(0, $0) })
  }

  /// Whether the other side is busy or broken rather than unwilling.
  var isPassing: Bool { status == 408 || status == 429 || status >= 500 }
}

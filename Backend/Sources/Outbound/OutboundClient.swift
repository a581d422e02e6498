internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1

/// Calls addresses of the configuration, and no others: redirects are not followed.
package final class OutboundClient: Sendable {
  /// Why a call came to nothing.
  package enum Fault: Error, Sendable, Hashable {
    /// There is no connection, or no answer in time.
    case unreachable
    /// The answer has another status than 200 to 299.
    case status(Int)
    /// The answer is longer than it may be.
    case tooLong
  }

  /// What was answered.
  package struct Reply: Sendable {
    /// The status.
    package let status: Int
    /// The body.
    package let body: [UInt8]
    /// The seconds of `Retry-After`; nil if it has none.
    package let retryAfterSeconds: Int?
  }

  private let http: HTTPClient
  private let timeLimit: Duration

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - timeLimit: How long a call may take.
  ///   - connectTime: How long a connection may take to be made.
  package init(timeLimit: Duration = .seconds(10), connectTime: Duration = .seconds(3)) {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.decompression = .disabled
    configuration.timeout.connect = .nanoseconds(Int64(connectTime / .nanoseconds(1)))
    http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    self.timeLimit = timeLimit
  }

  /// Closes all connections.
  package func close() async { try? await http.shutdown() }

  /// Gets a document.
  ///
  /// - Parameters:
  ///   - url: Where it is.
  ///   - limit: How many bytes it may have.
  /// - Returns: Its bytes.
  /// - Throws: ``Fault``.
  package func get(_ url: String, limit: Int) async throws(Fault) -> [UInt8] {
    var request = HTTPClientRequest(url: url)
    request.headers.add(name: "Accept", value: "application/json")
    return try await reply(to: request, limit: limit).successful().body
  }

  /// Sends JSON.
  ///
  /// - Parameters:
  ///   - body: The JSON.
  ///   - url: Where to.
  ///   - headers: Headers beside those of JSON.
  /// - Throws: ``Fault``.
  package func post(
    _ body: [UInt8], to url: String, headers: [(name: String, value: String)]
  ) async throws(Fault) {
    _ = try await exchange(body, to: url, headers: headers).successful()
  }

  /// Sends a body, and hears the answer, whatever its status.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - url: Where to.
  ///   - type: The kind of the body.
  ///   - headers: Other headers.
  /// - Returns: The answer.
  /// - Throws: ``Fault``.
  package func exchange(
    _ body: [UInt8], to url: String, type: String = "application/json",
    headers: [(name: String, value: String)] = []
  ) async throws(Fault) -> Reply {
    var request = HTTPClientRequest(url: url)
    request.method = .POST
    request.headers.add(name: "Content-Type", value: type)
    for header in headers { request.headers.add(name: header.name, value: header.value) }
    request.body = .bytes(ByteBuffer(bytes: body))
    return try await reply(to: request, limit: 1 << 16)
  }

  private func reply(to request: HTTPClientRequest, limit: Int) async throws(Fault) -> Reply {
    do {
      // The client's own time limit ends with the head of the answer.
      return try await withThrowingTaskGroup(of: Reply.self) { group in
        group.addTask { [http, timeLimit] in
          let response = try await http.execute(
            request, timeout: .nanoseconds(Int64(timeLimit / .nanoseconds(1))))
          let body = try await response.body.collect(upTo: limit)
          return Reply(
            status: Int(response.status.code), body: Array(body.readableBytesView),
            retryAfterSeconds: response.headers.first(name: "Retry-After").flatMap { Int($0) })
        }
        group.addTask { [timeLimit] in
          try await Task.sleep(for: timeLimit)
          throw Fault.unreachable
        }
        defer { group.cancelAll() }
        guard let reply = try await group.next() else { throw Fault.unreachable }
        return reply
      }
    } catch let fault as Fault {
      throw fault
    } catch is NIOTooManyBytesError {
      throw .tooLong
    } catch {
      throw .unreachable
    }
  }
}

extension OutboundClient.Reply {
  /// The same, if it is one of success.
  fileprivate func successful() throws(OutboundClient.Fault) -> Self {
    guard (200..<300).contains(status) else { throw .status(status) }
    return self
  }
}

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

  private let http: HTTPClient
  private static let time = Duration.seconds(10)

  /// Creates a client.
  package init() {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.decompression = .disabled
    configuration.timeout.connect = .seconds(3)
    http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
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
    return try await answer(to: request, limit: limit)
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
    var request = HTTPClientRequest(url: url)
    request.method = .POST
    request.headers.add(name: "Content-Type", value: "application/json")
    for header in headers { request.headers.add(name: header.name, value: header.value) }
    request.body = .bytes(ByteBuffer(bytes: body))
    _ = try await answer(to: request, limit: 1 << 16)
  }

  private func answer(to request: HTTPClientRequest, limit: Int) async throws(Fault) -> [UInt8] {
    do {
      // The client's own time limit ends with the head of the answer.
      return try await withThrowingTaskGroup(of: [UInt8].self) { group in
        group.addTask { [http] in
          let response = try await http.execute(request, timeout: .seconds(10))
          guard (200..<300).contains(response.status.code) else {
            throw Fault.status(Int(response.status.code))
          }
          let body = try await response.body.collect(upTo: limit)
          return Array(body.readableBytesView)
        }
        group.addTask {
          try await Task.sleep(for: Self.time)
          throw Fault.unreachable
        }
        defer { group.cancelAll() }
        return try await group.next() ?? []
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

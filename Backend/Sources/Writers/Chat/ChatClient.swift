internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import Synchronization

/// Speaks with an endpoint of chat completions, as many models' servers have one.
final class ChatClient: Sendable {
  /// What comes of a call.
  enum Event: Sendable {
    /// Some text.
    case text(String)
    /// What was counted.
    case usage(prompt: Int, answer: Int)
    /// The expected end.
    case end
    /// Another end.
    case fault(WriterError)
    /// Time has passed.
    case tick
  }

  /// Passes on what comes, and when it came.
  struct Feed: Sendable {
    private let events: AsyncStream<(event: Event, at: ContinuousClock.Instant)>.Continuation

    /// A feed, and what comes by it.
    static func make() -> (
      heard: AsyncStream<(event: Event, at: ContinuousClock.Instant)>, feed: Self
    ) {
      let (heard, events) = AsyncStream.makeStream(
        of: (event: Event, at: ContinuousClock.Instant).self)
      return (heard, Self(events: events))
    }

    func tell(_ event: Event) { events.yield((event, .now)) }
    func finish() { events.finish() }
  }

  /// What is asked, kept until it is sent.
  final class Body: Sendable {
    /// How many bytes it has.
    let count: Int
    private let bytes: Mutex<ByteBuffer?>

    init(_ bytes: [UInt8]) {
      count = bytes.count
      self.bytes = Mutex(ByteBuffer(bytes: bytes))
    }

    /// The bytes, which are gone from here then.
    func take() -> ByteBuffer? {
      bytes.withLock { bytes in
        defer { bytes = nil }
        return bytes
      }
    }
  }

  private let http: HTTPClient
  private let url: String
  private let key: String?

  init(_ endpoint: ChatEndpoint) {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.decompression = .disabled
    configuration.timeout.connect = .nanoseconds(Int64(endpoint.connectTime / .nanoseconds(1)))
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = endpoint.mostCalls
    configuration.connectionPool.retryConnectionEstablishment = false
    http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    url = endpoint.url + "/chat/completions"
    key = endpoint.key
  }

  /// Closes all connections.
  func close() async { try? await http.shutdown() }

  /// Asks.
  ///
  /// - Parameters:
  ///   - body: What is asked.
  ///   - form: Whether the answer is passed on as it comes, or when all is there.
  ///   - feed: Receives what comes.
  /// - Returns: The call, which may be called off.
  func ask(_ body: Body, _ form: ChatCall.Form, to feed: Feed) -> ChatCall {
    let call = ChatCall(form, to: feed) { [http, url, key] call in
      var request = try HTTPClient.Request(url: url, method: .POST)
      request.headers.add(name: "Content-Type", value: "application/json")
      request.headers.add(name: "Accept", value: "text/event-stream, application/json")
      if let key { request.headers.add(name: "Authorization", value: "Bearer \(key)") }
      // Nothing is taken before there is a connection, so that a second attempt has all of it; nor is it kept
      // when it is sent, since an answer may be long in coming.
      request.body = .stream(contentLength: Int64(body.count)) { writer in
        writer.write(.byteBuffer(body.take() ?? ByteBuffer()))
      }
      return http.execute(request: request, delegate: call)
    }
    call.attempt()
    return call
  }
}

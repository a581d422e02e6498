internal import AsyncHTTPClient
internal import Astrolabe
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import Synchronization

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Speaks with an endpoint of chat completions, as many models' servers have one.
final class ChatClient: Sendable {
  /// What comes of a call.
  enum Event: Sendable {
    /// Some text.
    case text(String)
    /// What was counted.
    case usage(prompt: Int, answer: Int)
    /// The end as it is to be.
    case end
    /// Another end.
    case fault(WriterError)
    /// Time has passed.
    case tick
  }

  /// Tells what comes, and when it came.
  struct Feed: Sendable {
    fileprivate let events: AsyncStream<(event: Event, at: ContinuousClock.Instant)>.Continuation

    /// A feed, and what is told by it.
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

  /// What a call may bring at most.
  private static let mostBytes = 1 << 20
  private static let longestLine = 1 << 16
  /// The texts of a day are kept as they came; many times what they need.
  private static let longestText = 1 << 16

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

  /// Asks, and tells what comes as it comes.
  func stream(_ body: Body, to feed: Feed) async {
    do {
      let response = try await ask(body)
      guard Self.isEventStream(response) else { throw WriterError.nonsense }
      var line: [UInt8] = []
      var byteCount = 0
      for try await buffer in response.body {
        byteCount += buffer.readableBytes
        guard byteCount <= Self.mostBytes else { throw WriterError.nonsense }
        for byte in buffer.readableBytesView {
          guard byte == UInt8(ascii: "\n") else {
            guard line.count < Self.longestLine else { throw WriterError.nonsense }
            line.append(byte)
            continue
          }
          if try Self.tell(line, to: feed) { return }
          line.removeAll(keepingCapacity: true)
        }
      }
      // A stream that ends without saying so was cut.
      throw WriterError.broken
    } catch {
      feed.tell(.fault(error as? WriterError ?? .broken))
    }
  }

  /// Asks, and tells what comes when all is there.
  func whole(_ body: Body, to feed: Feed) async {
    do {
      let response = try await ask(body)
      var bytes: [UInt8] = []
      for try await buffer in response.body {
        guard bytes.count + buffer.readableBytes <= Self.mostBytes else {
          throw WriterError.nonsense
        }
        bytes.append(contentsOf: buffer.readableBytesView)
      }
      guard let answer = JSONTree(bytes), let text = answer.choice?["message"]?["content"]?.text,
        text.utf8.count <= Self.longestText
      else { throw WriterError.nonsense }
      feed.tell(.text(text))
      answer.tellUsage(to: feed)
      feed.tell(.end)
    } catch {
      feed.tell(.fault(error as? WriterError ?? .broken))
    }
  }

  private func ask(_ body: Body) async throws -> HTTPClientResponse {
    var request = HTTPClientRequest(url: url)
    request.method = .POST
    request.headers.add(name: "Content-Type", value: "application/json")
    request.headers.add(name: "Accept", value: "text/event-stream, application/json")
    if let key { request.headers.add(name: "Authorization", value: "Bearer \(key)") }
    // Nothing is taken before there is a connection, so that a second attempt has all of it.
    request.body = .stream(
      AsyncStream(unfolding: { body.take() }), length: .known(Int64(body.count)))
    let response: HTTPClientResponse
    do {
      response = try await send(request)
    } catch let error where Self.isOfConnecting(error) {
      // A server that starts anew is there a moment later.
      do {
        response = try await send(request)
      } catch let error where Self.isOfConnecting(error) {
        throw WriterError.unreachable
      }
    }
    guard response.status == .ok else {
      throw WriterError.refused(
        status: Int(response.status.code),
        retryAfterSeconds: response.headers.first(name: "Retry-After").flatMap { Int($0) })
    }
    return response
  }

  /// Whether an error tells that nobody is there, so that nobody has heard anything.
  private static func isOfConnecting(_ error: any Error) -> Bool {
    switch error {
    case is NIOConnectionError: true
    case let error as IOError:
      [ECONNREFUSED, EHOSTUNREACH, ENETUNREACH].contains(error.errnoCode)
    case let error as HTTPClientError: error == .connectTimeout
    default: false
    }
  }

  private func send(_ request: HTTPClientRequest) async throws -> HTTPClientResponse {
    // The time limits are those of whoever asks: this one ends with the answer's head.
    try await http.execute(request, timeout: .hours(1))
  }

  private static func isEventStream(_ response: HTTPClientResponse) -> Bool {
    response.headers.first(name: "Content-Type")?.lowercased().hasPrefix("text/event-stream")
      ?? false
  }

  /// Tells what a line says; whether it was the last.
  private static func tell(
    _ line: [UInt8], to feed: Feed
  ) throws(WriterError) -> Bool {
    let mark = Array("data:".utf8)
    guard line.starts(with: mark) else { return false }
    let space: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\r")]
    var value = line.dropFirst(mark.count).drop { space.contains($0) }
    while let last = value.last, space.contains(last) { value.removeLast() }
    if value.elementsEqual("[DONE]".utf8) {
      feed.tell(.end)
      return true
    }
    guard let event = JSONTree(Array(value)), case .object = event else { throw .nonsense }
    if let text = event.choice?["delta"]?["content"]?.text, !text.isEmpty {
      feed.tell(.text(text))
    }
    event.tellUsage(to: feed)
    return false
  }
}

extension JSONTree {
  fileprivate subscript(name: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  fileprivate var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The first choice of an answer.
  fileprivate var choice: JSONTree? {
    guard case .array(let choices)? = self["choices"] else { return nil }
    return choices.first
  }

  private var count: Int? {
    guard case .number(let digits) = self, let count = Int(digits),
      (0...10_000_000).contains(count)
    else { return nil }
    return count
  }

  fileprivate func tellUsage(to feed: ChatClient.Feed) {
    guard let usage = self["usage"], let prompt = usage["prompt_tokens"]?.count,
      let answer = usage["completion_tokens"]?.count
    else { return }
    feed.tell(.usage(prompt: prompt, answer: answer))
  }
}

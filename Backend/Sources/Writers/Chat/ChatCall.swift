internal import AsyncHTTPClient
@_spi(FrontEnd) internal import Astrolabe
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import Synchronization

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// One call of an endpoint: it reads what comes where it arrives, and passes it to a feed.
///
/// It is no task: thousands of calls may wait for their first word, and a task that waits keeps kilobytes for what it
/// has done before.
final class ChatCall: HTTPClientResponseDelegate {
  typealias Response = Void

  /// How an answer comes.
  enum Form: Sendable {
    /// As events, each with some of its text.
    case stream
    /// As one document.
    case whole
  }

  private struct State {
    var attemptCount = 0
    var task: HTTPClient.Task<Void>?
    var isCalledOff = false
    var byteCount = 0
    /// What isn't read yet: a line that hasn't ended, or all that has come of a document.
    var unread: [UInt8] = []
    /// Whether the answer itself has ended; what follows is of no interest.
    var hasEnded = false
  }

  private let form: Form
  private let feed: ChatClient.Feed
  private let begin: @Sendable (ChatCall) throws -> HTTPClient.Task<Void>
  private let state = Mutex(State())

  /// What a call may bring at most.
  private static let mostBytes = 1 << 20
  private static let longestLine = 1 << 16
  /// The texts of a day are kept as they came; many times what they need.
  private static let longestText = 1 << 16
  /// A server that starts again is there a moment later.
  private static let mostAttempts = 2

  /// Readies a call.
  ///
  /// - Parameters:
  ///   - form: How the answer comes.
  ///   - feed: Receives what comes.
  ///   - begin: Sends the question, and passes the answer to the call.
  init(
    _ form: Form, to feed: ChatClient.Feed,
    begin: @escaping @Sendable (ChatCall) throws -> HTTPClient.Task<Void>
  ) {
    self.form = form
    self.feed = feed
    self.begin = begin
  }

  /// Sends the question.
  func attempt() {
    do {
      let task = try begin(self)
      let isCalledOff = state.withLock { state in
        state.attemptCount += 1
        state.task = task
        return state.isCalledOff
      }
      if isCalledOff { task.cancel() }
    } catch {
      feed.tell(.fault(.broken))
    }
  }

  /// Ends the call, if it goes on still.
  func callOff() {
    let task = state.withLock { state in
      state.isCalledOff = true
      return state.task
    }
    task?.cancel()
  }

  func didReceiveHead(
    task: HTTPClient.Task<Void>, _ head: HTTPResponseHead
  ) -> EventLoopFuture<Void> {
    guard head.status == .ok else {
      return task.eventLoop.makeFailedFuture(
        WriterError.refused(
          status: Int(head.status.code),
          retryAfterSeconds: head.headers.first(name: "Retry-After").flatMap { Int($0) }))
    }
    switch form {
    case .whole: break
    case .stream:
      let type = head.headers.first(name: "Content-Type")?.lowercased() ?? ""
      guard type.hasPrefix("text/event-stream") else {
        return task.eventLoop.makeFailedFuture(WriterError.nonsense)
      }
    }
    return task.eventLoop.makeSucceededVoidFuture()
  }

  func didReceiveBodyPart(
    task: HTTPClient.Task<Void>, _ buffer: ByteBuffer
  ) -> EventLoopFuture<Void> {
    do {
      try state.withLock { try read(buffer, &$0) }
      return task.eventLoop.makeSucceededVoidFuture()
    } catch {
      return task.eventLoop.makeFailedFuture(error)
    }
  }

  func didFinishRequest(task: HTTPClient.Task<Void>) {
    do {
      try state.withLock { state in
        switch form {
        case .stream:
          // A stream that ends without saying so was cut.
          if !state.hasEnded { throw WriterError.broken }
        case .whole: try readDocument(state.unread)
        }
      }
    } catch {
      feed.tell(.fault(error as? WriterError ?? .broken))
    }
  }

  func didReceiveError(task: HTTPClient.Task<Void>, _ error: any Error) {
    guard Self.isOfConnecting(error) else {
      if !state.withLock({ $0.hasEnded }) {
        feed.tell(.fault(error as? WriterError ?? .broken))
      }
      return
    }
    guard state.withLock({ $0.attemptCount < Self.mostAttempts && !$0.isCalledOff }) else {
      feed.tell(.fault(.unreachable))
      return
    }
    attempt()
  }

  /// Whether an error shows that nobody is there, so that nobody has heard anything.
  private static func isOfConnecting(_ error: any Error) -> Bool {
    switch error {
    case is NIOConnectionError: true
    case let error as IOError:
      [ECONNREFUSED, EHOSTUNREACH, ENETUNREACH].contains(error.errnoCode)
    case let error as HTTPClientError: error == .connectTimeout
    default: false
    }
  }

  private func read(_ buffer: ByteBuffer, _ state: inout State) throws(WriterError) {
    guard !state.hasEnded else { return }
    state.byteCount += buffer.readableBytes
    guard state.byteCount <= Self.mostBytes else { throw .nonsense }
    switch form {
    case .whole: state.unread.append(contentsOf: buffer.readableBytesView)
    case .stream:
      for byte in buffer.readableBytesView {
        guard byte == UInt8(ascii: "\n") else {
          guard state.unread.count < Self.longestLine else { throw .nonsense }
          state.unread.append(byte)
          continue
        }
        state.hasEnded = try readLine(state.unread)
        guard !state.hasEnded else { return }
        state.unread.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Passes on what a line says; returns whether it was the last.
  private func readLine(_ line: [UInt8]) throws(WriterError) -> Bool {
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
    tellUsage(event)
    return false
  }

  private func readDocument(_ bytes: [UInt8]) throws(WriterError) {
    guard let answer = JSONTree(bytes), let text = answer.choice?["message"]?["content"]?.text,
      text.utf8.count <= Self.longestText
    else { throw .nonsense }
    feed.tell(.text(text))
    tellUsage(answer)
    feed.tell(.end)
  }

  private func tellUsage(_ answer: JSONTree) {
    guard let usage = answer["usage"], let prompt = usage["prompt_tokens"]?.count,
      let answer = usage["completion_tokens"]?.count
    else { return }
    feed.tell(.usage(prompt: prompt, answer: answer))
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

  fileprivate var count: Int? {
    guard case .number(let digits) = self, let count = Int(digits),
      (0...10_000_000).contains(count)
    else { return nil }
    return count
  }
}

internal import HTTPTypes
package import Hummingbird
package import NIOCore

/// Where a request comes from, as Hummingbird tells it.
package struct Connection: InitializableFromSource, Sendable {
  let channel: any Channel

  /// Takes the connection.
  package init(source: ApplicationRequestContextSource) { channel = source.channel }
}

/// The front behind Hummingbird.
package struct HTTPFront: HTTPResponder {
  /// What answers.
  package let front: Front

  /// How long a request may take to arrive whole.
  package static let arrivalTime = TimeAmount.seconds(10)

  /// Puts a front behind Hummingbird.
  package init(_ front: Front) { self.front = front }

  /// Answers a request.
  package func respond(to request: Request, context: Connection) async throws -> Response {
    let channel = context.channel
    let inquiry = Inquiry(
      method: request.method, target: request.head.path ?? "", headers: request.headers,
      address: channel.remoteAddress?.ipAddress ?? ""
    ) { limit in
      let deadline = channel.eventLoop.scheduleTask(in: Self.arrivalTime) {
        channel.close(promise: nil)
      }
      defer { deadline.cancel() }
      do {
        return Array((try await request.body.collect(upTo: limit)).readableBytesView)
      } catch is NIOTooManyBytesError {
        return nil
      }
    }
    let answer = await front.answer(inquiry)
    if answer.status == .contentTooLarge {
      // What follows is read and thrown away, so that the client gets to read the answer; not for ever.
      channel.eventLoop.scheduleTask(in: Self.arrivalTime) { channel.close(promise: nil) }
    }
    if let stream = answer.stream {
      // The body has been read to its end, and Hummingbird is told so: it waits for that end again
      // otherwise, and a program whose client goes before it comes is stopped by a precondition.
      var whole = request
      whole.body = RequestBody(buffer: ByteBuffer())
      let body = whole.body
      // Whoever listens for the client's going away has read from the connection, which Hummingbird closes then; a
      // client is told, lest it send its next request into it.
      var headers = answer.headers
      headers[.connection] = "close"
      return Response(
        status: answer.status, headers: headers,
        body: .init { writer in
          // Work for whoever goes away is called off.
          try await body.consumeWithCancellationOnInboundClose { [writer] _ in
            var sink: any ByteSink = ResponseSink(writer: writer)
            try await stream(&sink)
          }
          try await writer.finish(nil)
        })
    }
    let response = Response(
      status: answer.status, headers: answer.headers,
      body: answer.body.isEmpty ? .init() : .init(byteBuffer: ByteBuffer(bytes: answer.body)))
    return request.method == .head ? response.createHeadResponse() : response
  }
}

/// Sends bytes as a part of a response.
private struct ResponseSink: ByteSink {
  var writer: any ResponseBodyWriter

  mutating func send(_ bytes: [UInt8]) async throws {
    try await writer.write(ByteBuffer(bytes: bytes))
  }
}

/// Closes a connection whose first request doesn't begin to arrive in time, such as one that sends its
/// headers letter by letter.
package final class FirstHeadDeadline: ChannelInboundHandler, RemovableChannelHandler {
  /// Whatever comes.
  package typealias InboundIn = Any

  private var deadline: Scheduled<Void>?

  /// Waits for nothing yet.
  package init() {}

  /// Begins to wait.
  package func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { start(context) }
  }

  /// Waits no more.
  package func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  /// Begins to wait.
  package func channelActive(context: ChannelHandlerContext) {
    start(context)
    context.fireChannelActive()
  }

  /// Waits no more.
  package func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  /// A head has arrived.
  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    deadline?.cancel()
    deadline = nil
    context.fireChannelRead(data)
  }

  private func start(_ context: ChannelHandlerContext) {
    guard deadline == nil else { return }
    let channel = context.channel
    deadline = context.eventLoop.scheduleTask(in: HTTPFront.arrivalTime) {
      channel.close(promise: nil)
    }
  }
}

@available(*, unavailable)
extension FirstHeadDeadline: Sendable {}

/// Closes a connection whose other end doesn't take what it asked for.
package final class UnreadAnswerDeadline: ChannelInboundHandler, RemovableChannelHandler {
  /// Whatever comes.
  package typealias InboundIn = Any

  /// How long so much may wait to be taken that no more is written.
  private static let takingTime = TimeAmount.seconds(30)

  private var deadline: Scheduled<Void>?

  /// Waits for nothing yet.
  package init() {}

  /// Waits no more.
  package func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  /// Waits no more.
  package func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  /// Begins to wait when enough is written that isn't taken, and waits no more when it is.
  package func channelWritabilityChanged(context: ChannelHandlerContext) {
    deadline?.cancel()
    deadline = nil
    if !context.channel.isWritable {
      let channel = context.channel
      deadline = context.eventLoop.scheduleTask(in: Self.takingTime) {
        channel.close(promise: nil)
      }
    }
    context.fireChannelWritabilityChanged()
  }
}

@available(*, unavailable)
extension UnreadAnswerDeadline: Sendable {}

internal import HTTPTypes
package import Hummingbird
package import NIOCore

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
      address: channel.remoteAddress?.ipAddress ?? "", authority: request.head.authority
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
    let answer =
      front.mayStream(inquiry)
      ? await context.task { [front] in await front.answer(inquiry) }.value
      : await front.answer(inquiry)
    if answer.status == .contentTooLarge {
      // What follows is read and thrown away, so that the client gets to read the answer; not for ever.
      channel.eventLoop.scheduleTask(in: Self.arrivalTime) { channel.close(promise: nil) }
    }
    if let stream = answer.stream {
      return Response(
        status: answer.status, headers: answer.headers,
        body: .init { writer in
          // Hummingbird's own writer may be passed on; its protocol doesn't say so.
          nonisolated(unsafe) let own = writer
          try await context.whileHeard {
            var sink: any ByteSink = unsafe ResponseSink(writer: own)
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

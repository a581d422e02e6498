package import NIOCore

/// Closes a connection whose other end doesn't take what it asked for.
package final class UnreadAnswerDeadline: ChannelInboundHandler, RemovableChannelHandler {
  /// Whatever comes.
  package typealias InboundIn = Any

  /// How long so much may wait to be taken that the server writes nothing further.
  private static let takingTime = TimeAmount.seconds(30)

  private var deadline: Scheduled<Void>?

  /// Waits for nothing yet.
  package init() {}

  /// Stops waiting.
  package func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  /// Stops waiting.
  package func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  /// Starts to wait when enough is written that isn't taken, and stops when it is taken.
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

package import NIOCore

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

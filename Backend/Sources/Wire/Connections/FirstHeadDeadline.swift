package import NIOCore

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

  /// Stops waiting.
  package func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  /// Begins to wait.
  package func channelActive(context: ChannelHandlerContext) {
    start(context)
    context.fireChannelActive()
  }

  /// Stops waiting.
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

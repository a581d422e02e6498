package import NIOCore

/// Notices when a connection's other end goes away, and calls off what is done for it.
///
/// A client that only says that it won't send any more counts as gone: most close both ways at once, and the
/// difference doesn't show before something is written.
package final class LeavingWatch: ChannelInboundHandler, RemovableChannelHandler {
  /// Whatever comes.
  package typealias InboundIn = Any

  private var work: Task<Void, any Error>?
  private var hasLeft = false

  /// Watches nothing yet.
  package init() {}

  /// Calls a task off when the other end goes, or now, where it has gone.
  func callOffWhenLeft(_ task: Task<Void, any Error>) {
    work = task
    if hasLeft { task.cancel() }
  }

  /// There is nothing to call off any more.
  func forget() { work = nil }

  /// Nothing more will be sent.
  package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed { leave() }
    context.fireUserInboundEventTriggered(event)
  }

  /// The connection is closed.
  package func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  private func leave() {
    hasLeft = true
    work?.cancel()
  }
}

@available(*, unavailable)
extension LeavingWatch: Sendable {}

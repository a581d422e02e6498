internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import Wire

/// A connection whose requests are answered on the thread that reads and writes it.
///
/// The ways to another thread and back cost more than most answers do. What takes long is done in tasks of its own,
/// elsewhere.
struct HomeChannel: ServerChildChannel {
  let channel: HTTP1Channel

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    // What was read into last stays with a connection; a request of an app is shorter than this, and who sends more
    // gets more.
    try? channel.syncOptions?.setOption(
      .recvAllocator,
      value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 1_024, maximum: 65_536))
    return self.channel.setup(channel: channel, logger: logger)
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    await withTaskExecutorPreference(LoopExecutor(value.channel.eventLoop)) {
      await channel.handle(value: value, logger: logger)
    }
  }
}

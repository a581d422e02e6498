import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A person's wish, by Ctrl-C, that the program stop.
enum Interruption {
  private static let requested = Atomic<Bool>(false)

  /// Whether the wish was expressed.
  static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// From now on the first Ctrl-C is noted, so that what is being written can be finished; a second
  /// ends the program.
  static func note() {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { _ in
      Interruption.requested.store(true, ordering: .relaxed)
    }
    #if canImport(Darwin)
    unsafe action.__sigaction_u.__sa_handler = handler
    #else
    unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    // Without SA_RESTART, so that a read that waits is woken.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    _ = unsafe sigaction(SIGINT, &action, nil)
    // A parent that starts programs from a thread of Dispatch hands down a mask that holds it back.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

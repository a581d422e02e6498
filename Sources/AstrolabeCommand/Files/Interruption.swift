import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The wish of a person, by Ctrl-C, or of another program that this one stop.
enum Interruption {
  /// The number of the signal that said so; 0 before that.
  private static let signal = Atomic<Int32>(0)

  /// Whether the wish was expressed.
  static var isRequested: Bool { signal.load(ordering: .relaxed) != 0 }

  /// What the program ends with because of it.
  static var exitStatus: ExitStatus {
    switch signal.load(ordering: .relaxed) {
    case SIGHUP: .hungUp
    case SIGTERM: .terminated
    default: .interrupted
    }
  }

  /// From now on the first Ctrl-C is noted, so that what is being written can be finished, and so is the
  /// first SIGTERM and the first SIGHUP; a second of the same kind ends the program.
  static func note() {
    for number in [SIGINT, SIGTERM, SIGHUP] { note(number) }
  }

  private static func note(_ number: Int32) {
    // Who starts a program by nohup wants it to go on.
    guard number != SIGHUP || !isIgnored(number) else { return }
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { number in
      Interruption.signal.store(number, ordering: .relaxed)
    }
    #if canImport(Darwin)
    unsafe action.__sigaction_u.__sa_handler = handler
    #else
    unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    // Without SA_RESTART, so that a read that waits is woken.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    _ = unsafe sigaction(number, &action, nil)
    // A parent that starts programs from a thread of Dispatch hands down a mask that holds it back.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
    let handler = unsafe unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #else
    let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #endif
    // SIG_IGN, whose macro is a cast that Swift doesn't import everywhere.
    return handler == 1
  }
}

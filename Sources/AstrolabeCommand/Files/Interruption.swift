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
  /// Whether the command looks out for the wish and stops by itself.
  private static let isNoted = Atomic<Bool>(false)
  /// The address of the path of a file that is being written, to be removed where the program ends
  /// before it is whole; 0 for none.
  private static let unfinishedPath = Atomic<Int>(0)

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

  /// From now on the first Ctrl-C, SIGTERM or SIGHUP is noted, so that what is being written can be
  /// finished; a second one ends the program.
  static func note() {
    isNoted.store(true, ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] { listen(to: number) }
  }

  /// From now on a file is removed when one of these signals, or a reader who left, ends the program.
  static func guardUnfinished(_ path: String) {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: path.utf8.count + 1)
    for (index, byte) in path.utf8.enumerated() { unsafe copy[index] = CChar(bitPattern: byte) }
    unsafe copy[path.utf8.count] = 0
    unfinishedPath.store(Int(bitPattern: copy), ordering: .releasing)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { listen(to: number) }
  }

  /// The file is whole, or gone.
  ///
  /// Its path stays in memory, since the handler may be reading it.
  static func releaseUnfinished() { unfinishedPath.store(0, ordering: .releasing) }

  private static func listen(to number: Int32) {
    // Who starts a program by nohup wants it to go on, and some parents ask for an error, not an end.
    guard ![SIGHUP, SIGPIPE].contains(number) || !isIgnored(number) else { return }
    var action = sigaction()
    // Nothing but calls that POSIX allows in a handler.
    let handler: @convention(c) (Int32) -> Void = { number in
      let isFirst = Interruption.signal.exchange(number, ordering: .relaxed) == 0
      let isWish = number != SIGPIPE
      if isFirst, isWish, Interruption.isNoted.load(ordering: .relaxed) { return }
      let address = Interruption.unfinishedPath.load(ordering: .acquiring)
      if let path = unsafe UnsafePointer<CChar>(bitPattern: address) {
        _ = unsafe unlink(path)
      }
      // Ends the program as the signal would have without us, once the handler returns.
      _ = systemSignal(number, SIG_DFL)
      raise(number)
    }
    #if canImport(Darwin)
    unsafe action.__sigaction_u.__sa_handler = handler
    #else
    unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    // Without SA_RESTART, so that a read that waits is woken.
    action.sa_flags = 0
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

// Under a name that the type's own doesn't hide.
private func systemSignal(
  _ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?
) -> (@convention(c) (Int32) -> Void)? {
  signal(number, handler)
}

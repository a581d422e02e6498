import CLibrary
import Synchronization

/// What the program does about signals: one handler for all that it hears.
enum Signals {
  /// Hears a signal from now on, unless the parent process had it ignored: `nohup`, a shell
  /// that runs it in the background, a parent that wants an error for a broken pipe.
  static func listen(to number: Int32) {
    guard !isIgnored(number), (1..<mostSignals).contains(Int(number)) else { return }
    let bit = UInt64(1) << UInt64(number)
    guard heard.bitwiseOr(bit, ordering: .relaxed).oldValue & bit == 0 else { return }
    var action = sigaction()
    #if canImport(Darwin)
    unsafe action.__sigaction_u.__sa_handler = handler
    #else
    unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    // Without SA_RESTART, so that a read that waits is woken.
    action.sa_flags = Int32(SA_ONSTACK)
    _ = unsafe sigaction(number, &action, before.advanced(by: Int(number)))
  }

  /// Lets every signal through, before any thread is started, which would inherit what is held back.
  ///
  /// A parent that starts programs from a thread of Dispatch, as Foundation's `Process` may be, hands
  /// down that thread's mask, and the program could be neither interrupted nor ended.
  static func letThrough() {
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Makes a write beyond the size that a file may have fail, as on a full disk, instead of ending the
  /// program.
  static func refuseOversizedFiles() { _ = systemSignal(SIGXFSZ, SIG_IGN) }

  /// Does something during which no signal is delivered to this thread.
  static func heldBack<Result>(_ body: () -> Result) -> Result {
    var (all, before) = (sigset_t(), sigset_t())
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }

  /// Nothing but calls that POSIX allows in a handler.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    if Interruption.hears(number) { return }
    UnfinishedFile.remove()
    // Ends the program as the signal would have without us; of a fault, the runtime may have more to
    // say.
    _ = unsafe sigaction(number, Signals.before.advanced(by: Int(number)), nil)
    Signals.unblock(number)
    raise(number)
    // The first process of a container has no such end.
    _exit(128 + number)
  }

  /// More than any system has.
  private static let mostSignals = 64
  /// The signals that are heard, a bit each.
  private static let heard = Atomic<UInt64>(0)
  /// What would be done about each signal if it weren't heard.
  ///
  /// Unchecked: written before the handler is, which alone reads it.
  private nonisolated(unsafe) static let before = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: mostSignals)
    unsafe actions.initialize(repeating: sigaction(), count: mostSignals)
    return unsafe actions
  }()

  private static func unblock(_ number: Int32) {
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

// Under a name that the types' own don't hide.
private func systemSignal(
  _ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?
) -> (@convention(c) (Int32) -> Void)? {
  signal(number, handler)
}

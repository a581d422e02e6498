import Synchronization

import CLibrary

/// The wish of a person, by Ctrl-C, or of another program that this one stop.
enum Interruption {
  /// The number of the signal that said so; 0 before that.
  private static let signal = Atomic<Int32>(0)
  /// Whether the command looks out for the wish and stops without being ended.
  private static let isNoted = Atomic<Bool>(false)

  /// The signals that express it.
  static let wishes = [SIGINT, SIGTERM, SIGHUP]

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
    for number in wishes { Signals.listen(to: number) }
  }

  /// Hears a signal, and says whether that is all there is to do about it.
  ///
  /// Runs in a signal's handler: nothing here allocates or takes a lock.
  static func hears(_ number: Int32) -> Bool {
    guard number == SIGINT || number == SIGTERM || number == SIGHUP else { return false }
    let isFirst = signal.exchange(number, ordering: .relaxed) == 0
    return isFirst && isNoted.load(ordering: .relaxed)
  }
}

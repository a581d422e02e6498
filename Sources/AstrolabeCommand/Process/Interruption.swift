import Synchronization

import CLibrary

/// The wish of a person, by Ctrl-C, or of another program that this one stop.
enum Interruption {
  /// The number of the signal that said so; 0 before that.
  private static let signal = Atomic<Int32>(0)
  /// Whether the command looks out for the wish and stops without being ended.
  private static let isNoted = Atomic<Bool>(false)
  /// The ends of the pipe that the handler writes to, so that a wait for input ends; -1 before `note`.
  ///
  /// A look at `isRequested` before a read doesn't do: the signal may come between the two, or to
  /// another thread, and the read would wait on.
  private static let wakingEnd = Atomic<Int32>(-1)
  private static let writingEnd = Atomic<Int32>(-1)

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
    makePipe()
    isNoted.store(true, ordering: .relaxed)
    for number in wishes { Signals.listen(to: number) }
  }

  /// Hears a signal, and says whether that is all there is to do about it.
  ///
  /// Runs in a signal's handler: nothing here allocates or takes a lock.
  static func hears(_ number: Int32) -> Bool {
    guard number == SIGINT || number == SIGTERM || number == SIGHUP else { return false }
    let isFirst = signal.exchange(number, ordering: .relaxed) == 0
    guard isFirst, isNoted.load(ordering: .relaxed) else { return false }
    let before = errno
    _ = unsafe write(writingEnd.load(ordering: .relaxed), "!", 1)
    errno = before
    return true
  }

  /// Waits until a read of a descriptor wouldn't wait; false if the program is asked to stop before.
  static func waitsForInput(_ number: Int32) -> Bool {
    var wanted = [
      pollfd(fd: number, events: Int16(POLLIN), revents: 0),
      // poll passes over a negative number.
      pollfd(fd: wakingEnd.load(ordering: .relaxed), events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = unsafe poll(&wanted, 2, isRequested ? 0 : -1)
      if count < 0, errno == EINTR { continue }
      // Other failures are the read's to report.
      return count < 0 || wanted[0].revents != 0
    }
  }

  private static func makePipe() {
    guard wakingEnd.load(ordering: .relaxed) < 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return }
    // Far from the low numbers, so that `--output /dev/fd/4` never names the pipe.
    let kept = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 100) }
    for end in ends { close(end) }
    wakingEnd.store(kept[0], ordering: .relaxed)
    writingEnd.store(kept[1], ordering: .relaxed)
  }
}

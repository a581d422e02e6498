import Synchronization

import CLibrary

/// The file that is there under a temporary name, which no signal may leave behind.
enum UnfinishedFile {
  /// The address of its path; 0 for none.
  private static let path = Atomic<Int>(0)

  /// What ends a program by default and can be heard; SIGKILL can't.
  ///
  /// The last six are faults, among them that of a program that gets no memory.
  private static let endings =
    Interruption.wishes + [SIGPIPE, SIGQUIT, SIGALRM, SIGXCPU, SIGUSR1, SIGUSR2]
    + [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

  /// Hears the signals that may end the program from now on.
  static func listen() {
    for number in endings { Signals.listen(to: number) }
  }

  /// From now on the file is removed when one of them does.
  static func guardPath(_ text: String) {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1)
    for (index, byte) in text.utf8.enumerated() { unsafe copy[index] = CChar(bitPattern: byte) }
    unsafe copy[text.utf8.count] = 0
    path.store(Int(bitPattern: copy), ordering: .releasing)
  }

  /// The file is whole, or gone.
  ///
  /// Its path stays in memory, since a handler may be reading it.
  static func release() { path.store(0, ordering: .releasing) }

  /// Removes the file, if there is one.
  ///
  /// Runs in a signal's handler: nothing here allocates or takes a lock.
  static func remove() {
    let address = path.load(ordering: .acquiring)
    if let path = unsafe UnsafePointer<CChar>(bitPattern: address) { _ = unsafe unlink(path) }
  }
}

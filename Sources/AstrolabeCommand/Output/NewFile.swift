import CLibrary
/// A file that is being written and takes its place when it is whole.
///
/// On Linux it has no name until then, if the file system supports such files: whatever ends the program, even a lack
/// of memory or SIGKILL, leaves no trace of it. Elsewhere it has a short name beside its place, and the program
/// removes it at every end that it can notice.
struct NewFile {
  /// What it is written through.
  let descriptor: Descriptor
  /// Where it can be read before it has its place.
  let path: String
  private let destination: String
  private let isNamed: Bool

  /// Makes the file that will take a place; nil if it can't be made, and the reason is in the
  /// system's error.
  init?(at destination: String) {
    self.destination = destination
    if let (unnamed, path) = Descriptor.creatingUnnamed(in: System.folder(of: destination)) {
      (descriptor, self.path, isNamed) = (unnamed, path, false)
    } else {
      guard
        let (made, path) = Self.named(beside: destination, { path in Descriptor.creating(path) })
      else { return nil }
      (descriptor, self.path, isNamed) = (made, path, true)
    }
    descriptor.copyPermissions(of: destination)
  }

  /// Gives the file its place, over what is there.
  ///
  /// - Returns: Whether it has it; if not, nothing has changed, and the reason is in the system's
  ///   error.
  func takePlace() -> Bool {
    guard isNamed else { return takePlaceUnnamed() }
    guard descriptor.closed(), System.move(path, to: destination) else { return false }
    UnfinishedFile.release()
    return true
  }

  private func takePlaceUnnamed() -> Bool {
    guard descriptor.isWritten else { return false }
    if System.link(path, to: destination) {
      _ = descriptor.closed()
      return true
    }
    guard errno == EEXIST else { return false }
    // A link replaces nothing, and a move needs a name.
    let named = Self.named(beside: destination) { name in
      if System.link(path, to: name) { return .made(descriptor) }
      return errno == EEXIST ? .taken : .failed
    }
    guard let (_, name) = named else { return false }
    guard System.move(name, to: destination) else {
      let reason = errno
      System.remove(name)
      UnfinishedFile.release()
      errno = reason
      return false
    }
    UnfinishedFile.release()
    _ = descriptor.closed()
    return true
  }

  /// Takes the file away.
  func discard() {
    _ = descriptor.closed()
    guard isNamed else { return }
    System.remove(path)
    UnfinishedFile.release()
  }

  /// Gives the file a name beside its place, which no signal leaves behind.
  ///
  /// The name may be taken by what an earlier process of the same number had to leave.
  private static func named(
    beside destination: String, _ make: (String) -> Descriptor.Creation
  ) -> (Descriptor, path: String)? {
    UnfinishedFile.listen()
    for attempt in 1...16 {
      let number = "\(System.processNumber)" + (attempt == 1 ? "" : "-\(attempt)")
      let path = "\(System.folder(of: destination))/astrolabe.\(number).part"
      let creation = Signals.heldBack {
        let creation = make(path)
        if case .made = creation { UnfinishedFile.guardPath(path) }
        return creation
      }
      switch creation {
      case .made(let descriptor): return (descriptor, path)
      case .taken: continue
      case .failed: return nil
      }
    }
    return nil
  }
}

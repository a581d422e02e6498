import Astrolabe

/// Where a command writes: standard output, or a file that appears whole or not at all.
final class OutputSink {
  private let descriptor: Descriptor
  private let name: String
  private let destination: String?
  private let temporary: String?
  private var buffer: [UInt8] = []
  private var isFinished = false

  /// Opens standard output, or a file beside the one named, which takes its place and its permissions
  /// at the end; a device such as `/dev/null` is written to as it is, and a link is followed.
  init(path: String?) throws {
    name = path?.asFileName ?? "standard output"
    guard let path, !Descriptor.standardOutput.isFile(at: path) else {
      (descriptor, destination, temporary) = (.standardOutput, path, nil)
      return
    }
    let destination = System.resolved(path)
    self.destination = destination
    if System.isSpecialFile(path) {
      guard let opened = Descriptor.writing(path) else { throw Self.failure(name) }
      (descriptor, temporary) = (opened, nil)
    } else {
      guard let (made, temporary) = Self.made(beside: destination) else { throw Self.failure(name) }
      made.copyPermissions(of: destination)
      (descriptor, self.temporary) = (made, temporary)
    }
  }

  deinit {
    guard let temporary, !isFinished else { return }
    _ = descriptor.closed()
    System.remove(temporary)
    UnfinishedFile.release()
  }

  /// Makes the file under its temporary name, which may be taken by what an earlier process of the
  /// same number had to leave behind.
  private static func made(beside destination: String) -> (Descriptor, temporary: String)? {
    UnfinishedFile.listen()
    for attempt in 1...16 {
      let number = "\(System.processNumber)" + (attempt == 1 ? "" : "-\(attempt)")
      let temporary = "\(destination).\(number).part"
      let creation = Signals.heldBack {
        let creation = Descriptor.creating(temporary)
        if case .made = creation { UnfinishedFile.guardPath(temporary) }
        return creation
      }
      switch creation {
      case .made(let descriptor): return (descriptor, temporary)
      case .taken: continue
      case .failed: return nil
      }
    }
    return nil
  }

  /// Writes a text.
  func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    try flushIfFull()
  }

  /// Writes bytes as they are.
  func write(_ bytes: [UInt8]) throws {
    buffer.append(contentsOf: bytes)
    try flushIfFull()
  }

  /// Writes bytes and a line end.
  func line(_ bytes: [UInt8]) throws {
    buffer.append(contentsOf: bytes)
    buffer.append(UInt8(ascii: "\n"))
    try flushIfFull()
  }

  private func flushIfFull() throws {
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Hands over what is waiting.
  func flush() throws {
    guard descriptor.write(buffer) else { throw Self.failure(name) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Hands over what is waiting and puts the file in its place, if it passes a check.
  ///
  /// - Parameter check: Looks at the whole file, under its temporary name if it has one, and throws
  ///   where it won't do.
  /// - Throws: ``CommandError``, or what the check throws.
  func finish(checking check: (_ path: String) throws -> Void = { _ in }) throws {
    try flush()
    if let path = temporary ?? destination { try check(path) }
    guard let temporary, let destination else { return }
    guard descriptor.closed(), System.move(temporary, to: destination) else {
      throw Self.failure(name)
    }
    isFinished = true
    UnfinishedFile.release()
  }

  private static func failure(_ name: String) -> CommandError {
    .file("can't write to \(name): \(System.failureReason)")
  }
}

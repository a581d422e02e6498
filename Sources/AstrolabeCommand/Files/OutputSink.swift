import Astrolabe

/// Where a command writes: standard output, or a file that appears whole or not at all.
final class OutputSink {
  private let descriptor: Descriptor
  private let name: String
  private let destination: String?
  private let temporary: String?
  private var buffer: [UInt8] = []
  private var isFinished = false

  /// Opens standard output, or a file beside the one named, which takes its place at the end; a
  /// device such as `/dev/null` is written to as it is.
  init(path: String?) throws {
    name = path?.asFileName ?? "standard output"
    guard let path, !System.isSpecialFile(path) else {
      destination = nil
      temporary = nil
      guard let opened = path.map(Descriptor.writing) ?? .standardOutput else {
        throw Self.failure(name)
      }
      descriptor = opened
      return
    }
    destination = path
    let temporary = "\(path).\(System.processNumber).part"
    Interruption.guardUnfinished(temporary)
    guard let created = Descriptor.creating(temporary) else {
      Interruption.releaseUnfinished()
      throw Self.failure(name)
    }
    self.temporary = temporary
    descriptor = created
  }

  deinit {
    guard let temporary, !isFinished else { return }
    _ = descriptor.closed()
    System.remove(temporary)
    Interruption.releaseUnfinished()
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

  /// Hands over what is waiting and puts the file in its place.
  func finish() throws {
    try flush()
    guard let temporary, let destination else { return }
    guard descriptor.closed(), System.move(temporary, to: destination) else {
      throw Self.failure(name)
    }
    isFinished = true
    Interruption.releaseUnfinished()
  }

  private static func failure(_ name: String) -> CommandError {
    .file("can't write to \(name): \(System.failureReason)")
  }
}

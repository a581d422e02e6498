import Astrolabe

/// Where a command writes: standard output, or a file that appears whole or not at all.
final class OutputSink {
  private let descriptor: Descriptor
  private let name: String
  /// The file that takes its place at the end; nil for an output that is written to as it is.
  private let file: NewFile?
  private let isOurs: Bool
  private var buffer: [UInt8] = []
  private var isFinished = false

  /// Opens standard output, or a file that takes the place and the permissions of the one named.
  ///
  /// A link is followed, to what isn't there yet, too; a device such as `/dev/null` and a descriptor
  /// such as `/dev/fd/3` are written to as they are.
  init(path: String?) throws {
    name = path?.asFileName ?? "standard output"
    guard let path, !Self.isStandardOutput(path) else {
      (descriptor, file, isOurs) = (.standardOutput, nil, false)
      return
    }
    switch OutputPlace(path) {
    case .descriptor(let number):
      guard let inherited = Descriptor.inherited(number) else { throw Self.failure(name) }
      (descriptor, file, isOurs) = (inherited, nil, false)
    case .special(let path):
      guard let opened = Descriptor.writing(path) else { throw Self.failure(name) }
      (descriptor, file, isOurs) = (opened, nil, true)
    case .file(let path):
      guard let made = NewFile(at: path) else { throw Self.failure(name) }
      (descriptor, file, isOurs) = (made.descriptor, made, true)
    case nil:
      throw CommandError.file("can't write to \(name): its links lead round in a circle")
    }
  }

  /// Whether a path is that of the file which standard output goes into.
  private static func isStandardOutput(_ path: String) -> Bool {
    guard let output = Descriptor.inherited(Descriptor.standardOutput.number) else { return false }
    return output.size != nil && output.isFile(at: path)
  }

  deinit {
    if isOurs, !isFinished { if let file { file.discard() } else { _ = descriptor.closed() } }
  }

  /// Whether a person reads along.
  var isTerminal: Bool { descriptor.isTerminal }

  /// Where what is written can be read again before it has its place; nil if it can't be.
  var readablePath: String? { file?.path }

  /// Whether a file that is read is the one that is written to, or the one that takes the warnings: the
  /// end of it would move on for ever.
  func isWritten(_ input: Descriptor) -> Bool {
    input.isSameFile(as: descriptor) || input.isSameFile(as: .standardError)
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

  /// Writes what is waiting.
  func flush() throws {
    guard descriptor.write(buffer) else { throw Self.failure(name) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Lends the open file to something else that writes to it.
  func lend(_ body: (Descriptor) throws -> Void) throws {
    try flush()
    try body(descriptor)
  }

  /// Writes what is waiting and puts the file in its place.
  func finish() throws {
    try flush()
    guard let file else { return }
    guard file.takePlace() else { throw Self.failure(name) }
    isFinished = true
  }

  private static func failure(_ name: String) -> CommandError {
    .file("can't write to \(name): \(System.failureReason)")
  }
}

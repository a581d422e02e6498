import Astrolabe

/// Reads lines from a file or standard input in constant memory.
final class LineReader {
  /// One line, without its end.
  struct Line: Sendable {
    /// The line's number, from 1.
    let number: Int
    /// Its bytes; nil if it is longer than ``longest``.
    let bytes: [UInt8]?

    /// Whether there is nothing on it.
    var isBlank: Bool { bytes?.allSatisfy { $0 == 0x20 || $0 == 0x09 } ?? false }

    /// Its bytes, where it isn't too long to be kept.
    func contents() throws(CommandError) -> [UInt8] {
      guard let bytes else {
        throw .badInput("the line is longer than \(LineReader.longest) bytes")
      }
      return bytes
    }
  }

  /// Longer lines are read over and reported, not kept.
  static let longest = 1 << 16

  private let descriptor: Descriptor
  private let name: String
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  /// Bytes that have left the buffer.
  private var taken = 0
  private var number = 0
  private let beforeWaiting: () throws -> Void

  /// Opens a file, or standard input for `-`.
  ///
  /// `beforeWaiting` runs before each read, so that answers don't wait for questions.
  init(path: String, beforeWaiting: @escaping () throws -> Void = {}) throws {
    self.beforeWaiting = beforeWaiting
    name = path == "-" ? Self.standardInputName : path.asFileName
    guard let opened = path == "-" ? .standardInput : Descriptor.reading(path) else {
      throw Self.failure(name)
    }
    descriptor = opened
  }

  deinit {
    if name != Self.standardInputName { _ = descriptor.closed() }
  }

  /// Refuses a file that is written to while it is read: its end would move on for ever.
  func checkIsApart(from sink: OutputSink) throws {
    guard !sink.isWritten(descriptor) else {
      throw CommandError.usage(
        "\(name) is written to while it is read; let output and warnings go to another file")
    }
  }

  /// Whether the next line, or the end, isn't there yet.
  var wouldWait: Bool {
    !isAtEnd && !buffer[position...].contains(UInt8(ascii: "\n")) && descriptor.wouldWait
  }

  /// About how many lines there are in all, if those to come are as long as those that were read;
  /// nil if that can't be known.
  var estimatedCount: Int? {
    let read = taken + position
    guard number > 0, read > 0, let size = descriptor.size else { return nil }
    return max(number, Int(Double(number) * Double(size) / Double(read)))
  }

  /// The next line; nil at the end.
  func next() throws -> Line? {
    var isTooLong = false
    while true {
      if let end = buffer[position...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return line(buffer[position..<end], isTooLong: isTooLong)
      }
      if buffer.count - position > Self.longest {
        isTooLong = true
        taken += buffer.count
        buffer.removeAll(keepingCapacity: true)
        position = 0
      }
      if isAtEnd {
        defer { position = buffer.count }
        let rest = buffer[position...]
        return rest.isEmpty && !isTooLong ? nil : line(rest, isTooLong: isTooLong)
      }
      try refill()
    }
  }

  private func line(_ bytes: ArraySlice<UInt8>, isTooLong: Bool) -> Line {
    number += 1
    guard !isTooLong, bytes.count <= Self.longest else { return Line(number: number, bytes: nil) }
    let isCRLF = bytes.last == UInt8(ascii: "\r")
    // A byte order mark at the very start is how some editors save UTF-8.
    let isMarked = number == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return Line(
      number: number, bytes: Array(bytes.dropFirst(isMarked ? 3 : 0).dropLast(isCRLF ? 1 : 0)))
  }

  private func refill() throws {
    try beforeWaiting()
    buffer.removeSubrange(..<position)
    taken += position
    position = 0
    guard let count = descriptor.read(into: &buffer) else { throw Self.failure(name) }
    isAtEnd = count == 0
  }

  private static let standardInputName = "standard input"

  private static func failure(_ name: String) -> CommandError {
    .file("can't read \(name): \(System.failureReason)")
  }
}

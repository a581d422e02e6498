import Synchronization

/// Standard error, a line at a time.
enum StandardError {
  private static let waiting = Mutex<[String]>([])

  /// Keeps a note until the command has done its work: beside an error, which is one line, it would
  /// be a second.
  static func noteAtEnd(_ note: String) {
    waiting.withLock { notes in
      if !notes.contains(note) { notes.append(note) }
    }
  }

  /// Writes the notes that were kept.
  static func tellNotes() {
    let notes = waiting.withLock { notes in
      defer { notes = [] }
      return notes
    }
    for note in notes { line("note: \(note)") }
  }

  /// Writes `astrolabe: ` and the message on one line.
  static func line(_ message: String) {
    ProgressBar.clear()
    write("astrolabe: \(message.onOneLine(longest: 1_000))\n")
  }

  /// Writes a text as it is.
  static func write(_ text: String) {
    _ = Descriptor.standardError.write(Array(text.utf8))
  }
}

extension String {
  /// The text without what would break a line or act on a terminal, its middle left out where it is
  /// longer than so many characters.
  ///
  /// A message may quote arguments that nobody has looked at yet, and names of files.
  func onOneLine(longest: Int) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in split(whereSeparator: \.isNewline).joined(separator: " ").unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: continue
      default: kept.append(scalar)
      }
    }
    guard kept.count > longest else { return String(kept) }
    let half = longest / 2
    return "\(String(kept.prefix(half)))…\(String(kept.suffix(half)))"
  }

  /// The text as the name of a file in a message.
  var asFileName: String { isEmpty ? "\"\"" : onOneLine(longest: 300) }
}

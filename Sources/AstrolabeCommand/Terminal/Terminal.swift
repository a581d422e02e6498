/// What the program is connected to.
enum Terminal {
  /// Whether standard output shows colours: a terminal that is not told otherwise.
  static var takesColor: Bool {
    let refuses =
      System.environment("NO_COLOR") != nil || System.environment("TERM") == "dumb"
    return Descriptor.standardOutput.isTerminal && !refuses
  }

  /// Whether a person may be watching standard error.
  static var showsProgress: Bool { Descriptor.standardError.isTerminal }
}

/// Standard error, a line at a time.
enum StandardError {
  /// Writes `astrolabe: ` and the message on one line.
  static func line(_ message: String) {
    let oneLine = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    write("astrolabe: \(oneLine)\n")
  }

  /// Writes a text as it is.
  static func write(_ text: String) {
    _ = Descriptor.standardError.write(Array(text.utf8))
  }
}

import Astrolabe

/// What is to be said of the births of a stream on standard error, in the order of the lines.
///
/// A local time that occurred twice or never is rare and told for each. A time without a place may
/// stand in every line, and is told once.
struct BirthNotes {
  private var unusedTimes: (firstLine: Int, count: Int)?

  /// Tells what is to be said of one birth.
  mutating func tell(_ birth: Birth, line: Int) {
    guard let note = birth.note else { return }
    if birth.isTimed {
      StandardError.line("note: line \(line): \(note)")
    } else {
      unusedTimes = (unusedTimes?.firstLine ?? line, (unusedTimes?.count ?? 0) + 1)
    }
  }

  /// Tells what is said once.
  func finish() {
    guard let unusedTimes else { return }
    let lines =
      unusedTimes.count == 1
      ? "line \(unusedTimes.firstLine)"
      : "\(unusedTimes.count) lines, of which line \(unusedTimes.firstLine) is the first"
    StandardError.line(
      "note: the time isn't used without a place in \(lines); the sky is that of 12:00 UTC")
  }
}

extension Birth {
  /// Tells, when the command is done, how the birth was understood, beside an output that can't.
  func tellNote() {
    if let note { StandardError.noteAtEnd(note) }
  }
}

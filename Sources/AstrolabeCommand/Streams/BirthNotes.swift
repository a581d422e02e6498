import Astrolabe

/// What is to be said of the births of a stream on standard error, in the order of the lines.
///
/// A local time that occurred twice or never is rare and told for each. What may be true of every line is
/// told once: a time without a place, a name that several places have, clocks of a zone that may not
/// have been those of the place.
struct BirthNotes {
  /// The first of some lines, and how many there are.
  private struct Lines {
    var first: Int?
    var count = 0

    mutating func add(_ line: Int) {
      first = first ?? line
      count += 1
    }

    /// Such as `line 3`, or `7 lines, of which line 3 is the first`; nothing where there are none.
    var inWords: String? {
      first.map { count == 1 ? "line \($0)" : "\(count) lines, of which line \($0) is the first" }
    }
  }

  private var unusedTimes = Lines()
  private var sharedNames = Lines()
  private var uncertainClocks = Lines()

  /// Tells what is to be said of one birth.
  mutating func tell(_ birth: Birth, line: Int) {
    if birth.sharesPlaceName { sharedNames.add(line) }
    if birth.hasUncertainClocks { uncertainClocks.add(line) }
    guard let note = birth.note else { return }
    if birth.isTimed {
      StandardError.line("note: line \(line): \(note)")
    } else {
      unusedTimes.add(line)
    }
  }

  /// Tells what is said once.
  func finish() {
    if let lines = unusedTimes.inWords {
      StandardError.line(
        "note: the time isn't used without a place in \(lines); the sky is that of 12:00 UTC")
    }
    if let lines = sharedNames.inWords {
      StandardError.line(
        "note: several places have the name that is given, and the one with by far the most people was "
          + "taken, in \(lines)")
    }
    if let lines = uncertainClocks.inWords {
      StandardError.line(
        "note: clocks before 1970 may have differed from those of the place's zone, which was taken, "
          + "in \(lines)")
    }
  }
}

extension Birth {
  /// Tells, when the command is done, how the birth was understood, beside an output that can't.
  func tellNote() {
    if let note { StandardError.noteAtEnd(note) }
    if let birthplace, !sharesPlaceName { StandardError.noteAtEnd("the place is \(birthplace)") }
    tellPlaceNotes()
  }

  /// Tells which place and which of a country's zones were taken, where that may not be what was meant,
  /// beside a picture, which has no room for it.
  func tellPlaceNotes() {
    for note in [placeNote, zoneNote].compactMap(\.self) { StandardError.noteAtEnd(note) }
  }
}

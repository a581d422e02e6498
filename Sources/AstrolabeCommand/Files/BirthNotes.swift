import Astrolabe

/// What is to be said of the births of a stream on standard error, in the order of the lines.
///
/// A local time that occurred twice or never is rare and told for each. A time without a place may
/// stand in every line, and is told once; so are clocks of a zone that may not have been those of the place.
struct BirthNotes {
  private var unusedTimes: (firstLine: Int, count: Int)?
  private var uncertainClocks: (firstLine: Int, count: Int)?

  /// Tells what is to be said of one birth.
  mutating func tell(_ birth: Birth, line: Int) {
    if birth.zoneNote != nil {
      uncertainClocks = (uncertainClocks?.firstLine ?? line, (uncertainClocks?.count ?? 0) + 1)
    }
    guard let note = birth.note else { return }
    if birth.isTimed {
      StandardError.line("note: line \(line): \(note)")
    } else {
      unusedTimes = (unusedTimes?.firstLine ?? line, (unusedTimes?.count ?? 0) + 1)
    }
  }

  /// Tells what is said once.
  func finish() {
    if let unusedTimes {
      StandardError.line(
        "note: the time isn't used without a place in \(Self.lines(unusedTimes)); the sky is that of "
          + "12:00 UTC")
    }
    if let uncertainClocks {
      StandardError.line(
        "note: clocks before 1970 may have differed from those of the place's zone, which was taken, in "
          + Self.lines(uncertainClocks))
    }
  }

  private static func lines(_ told: (firstLine: Int, count: Int)) -> String {
    told.count == 1
      ? "line \(told.firstLine)"
      : "\(told.count) lines, of which line \(told.firstLine) is the first"
  }
}

extension Birth {
  /// Tells how the birth was understood beside an output that can't.
  func tellNote() {
    for note in [note, placeNote, zoneNote].compactMap(\.self) {
      StandardError.line("note: \(note)")
    }
  }
}

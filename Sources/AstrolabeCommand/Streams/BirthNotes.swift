@_spi(FrontEnd) import Astrolabe

/// What must be said of the births of a stream on standard error, in the order of the lines.
///
/// A local time that occurred twice or never is rare and printed for each. What may be true of every line is
/// printed once: a time without a place, a name that several places have, clocks of a zone that may not
/// have been those of the place. Each answer has its own notes, too.
struct BirthNotes {
  /// The first of some lines, and how many there are.
  private struct Lines {
    var first: Int?
    var count = 0

    mutating func add(_ line: Int) {
      first = first ?? line
      count += 1
    }

    /// Such as `line 3`, or `7 lines, of which line 3 is the first`; nil if there are none.
    var inWords: String? {
      first.map { count == 1 ? "line \($0)" : "\(count) lines, of which line \($0) is the first" }
    }
  }

  private var unplacedTimes = Lines()
  private var sharedNames = Lines()
  private var uncertainClocks = Lines()

  /// Reports what a reader must know of one birth.
  mutating func note(_ birth: Birth, line: Int) {
    if birth.sharesPlaceName { sharedNames.add(line) }
    if birth.hasUncertainClocks { uncertainClocks.add(line) }
    if let note = birth.note { StandardError.line("note: line \(line): \(note)") }
    if birth.moment != nil, birth.place == nil { unplacedTimes.add(line) }
  }

  /// Returns what is said once.
  func finish() {
    if let lines = unplacedTimes.inWords {
      StandardError.line("note: without a place there are no houses and angles in \(lines)")
    }
    if let lines = sharedNames.inWords {
      StandardError.line(
        "note: several places have the name that is given, and the one with by far the most people was "
          + "taken, in \(lines)")
    }
    if let lines = uncertainClocks.inWords {
      StandardError.line(
        "note: clocks may have differed from those of the place's zone in \(lines); see its notes")
    }
  }
}

extension Birth {
  /// Reports, when the command is done, why the clock that the birth was read on may be the wrong one.
  func noteDoubtfulClock() {
    let doubts: Set<Birth.Note.Code> = [.zoneFarFromLongitude, .abbreviationAllYear, .twoClocks]
    for note in notes where doubts.contains(note.code) { StandardError.noteAtEnd(note.message) }
  }

  /// Reports, when the command is done, how the birth was understood, beside an output that can't.
  func tellNote() {
    let withheld: Set<Birth.Note.Code> = [
      .placeChosen, .localMeanTime, .zoneMeanTime, .zoneHistoryUncertain, .timeUnknown,
    ]
    for note in notes where !withheld.contains(note.code) { StandardError.noteAtEnd(note.message) }
    tellPlaceNotes()
  }

  /// Reports, beside an output that can't, that the dates of transits are rough without a time of birth.
  func noteRoughTransits() {
    guard openInstants != nil else { return }
    StandardError.noteAtEnd(WordCorpus.english.phrase(.transitsUncertain).withoutFullStop)
  }

  /// Reports, beside an output that can't, how far returns may be off without a time of birth.
  func noteRoughReturns() {
    guard let hours = openHours else { return }
    StandardError.noteAtEnd(
      WordCorpus.english.phrase(.returnsUncertain, ["count": "\(hours)"]).withoutFullStop)
  }

  /// Returns which place and which of a country's zones were taken, where that may not be what was meant,
  /// beside a picture, which has no room for it.
  func tellPlaceNotes() {
    for note in [placeNote, zoneNote].compactMap(\.self) { StandardError.noteAtEnd(note) }
  }
}

extension String {
  /// The text as notes have it: without its full stop, its first letter small.
  fileprivate var withoutFullStop: String {
    let bare = hasSuffix(".") ? dropLast() : self[...]
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }
}

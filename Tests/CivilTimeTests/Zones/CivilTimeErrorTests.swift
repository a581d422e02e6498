import CivilTime
import Testing

@Suite struct CivilTimeErrorTests {
  /// An error and what it says.
  struct Row: Sendable, CustomTestStringConvertible {
    let error: CivilTimeError
    let sentence: String

    init(_ error: CivilTimeError, _ sentence: String) {
      (self.error, self.sentence) = (error, sentence)
    }

    var testDescription: String { sentence }
  }

  private static let nines = String(repeating: "9", count: 59)

  static let rows: [Row] = [
    Row(
      .databaseNotFound(searched: ["/a", "/b"]),
      "no time zone database found in /a, /b; install tzdata (apt-get install tzdata)"),
    Row(
      .databaseUnreadable(folder: "/a", reason: "too many files are open"),
      "the time zones in /a can't be read: too many files are open"),
    Row(
      .unknownZone("Europe/Pari", nearest: ["Europe/Paris"]),
      #"no time zone "Europe/Pari"; did you mean Europe/Paris?"#),
    Row(
      .unknownZone("x", nearest: ["A", "B", "C"]), #"no time zone "x"; did you mean A, B or C?"#),
    Row(
      .unknownZone("a\u{1B}[31m\n\u{202E}b\0", nearest: []),
      #"no time zone "a\u{1b}[31m\u{a}\u{202e}b\u{0}"; "#
        + "give an IANA name such as Europe/Paris, an offset such as +05:30, or LMT"),
    // The sign of kelvin, which no eye says from K.
    Row(
      .unknownZone("Asia/\u{212A}arachi", nearest: ["Asia/Karachi"]),
      #"no time zone "Asia/\u{212a}arachi"; did you mean Asia/Karachi?"#),
    Row(
      .offsetOutOfRange("+\(nines)999"),
      "\"+\(nines)…\" is no offset from UTC; write it as +05:30 or -03:30, less than 24 hours"),
    Row(
      .zoneFileDamaged(name: "Europe/Paris", reason: "it ends too early"),
      "the time zone file of Europe/Paris can't be used: it ends too early; reinstall tzdata"),
    Row(
      .longitudeNeeded,
      "local mean time needs the longitude of the place; give it in degrees east, -180 to 180"),
  ]

  @Test(arguments: rows)
  func `an error is one line that says what to do`(row: Row) {
    #expect(row.error.description == row.sentence)
  }
}

import Astrology
import Documents
import Ephemeris
import Requests
import Testing

/// A refusal is one sentence, in which each front end spells the fields in its own way.
@Suite struct RequestErrorTests {
  struct Row: Sendable {
    let error: RequestError
    let field: String
    let option: String
  }

  static let rows = [
    Row(
      error: .missing("date", example: "2025-01-06"),
      field: "date is missing; write date: 2025-01-06",
      option: "--date is missing; write --date 2025-01-06"),
    Row(
      error: .exclusive(["date", "at"]), field: "date and at don't go together; give one of them",
      option: "--date and --at don't go together; give one of them"),
    Row(
      error: .excludes("at", ["from", "to"]),
      field: "at goes without from and to; leave out the one or the others",
      option: "--at goes without --from and --to; leave out the one or the others"),
    Row(
      error: .needs("date_zone", "date"), field: "date_zone goes with date; give both",
      option: "--date-zone goes with --date; give both"),
    Row(
      error: .needsName("moon_aspects", value: nil, in: "kinds", name: "aspect"),
      field: "moon_aspects goes with kinds aspect; give both, or leave moon_aspects out",
      option: "--moon-aspects goes with --kinds aspect; give both, or leave --moon-aspects out"),
    Row(
      error: .outside("size", value: 5, allowed: 100...20_000),
      field: "size must be a number from 100 to 20000, not 5",
      option: "--size must be a number from 100 to 20000, not 5"),
    Row(
      error: .below("limit", value: 0, least: 1), field: "limit must be 1 or more, not 0",
      option: "--limit must be 1 or more, not 0"),
    Row(
      error: .notAChoice("both", "with_fold", choices: ["earlier", "later"]),
      field: "with_fold can't be \"both\"; give earlier or later",
      option: "--with-fold can't be \"both\"; give earlier or later"),
    Row(
      error: .other(.engine(BirthError.halfAPlace(missing: .longitude))),
      field: "the other's birth: a place needs its longitude, too",
      option: "the other's birth: a place needs its longitude, too"),
  ]

  @Test func `a front end spells fields in its own way`() {
    for row in Self.rows {
      #expect(row.error.description == row.field)
      #expect(row.error.sentence(spelling: .option) == row.option)
    }
  }

  @Test func `a wrapped error keeps its cause`() {
    #expect(RequestError.other(.engine(BirthError.timeWithoutZone)).cause == .usage)
    #expect(RequestError.engine(BirthError.notADate("x")).cause == .input)
    #expect(RequestError.invalid("at", CivilTimeError.longitudeNeeded).cause == .usage)
  }

  /// The codes of `sysexits.h`: EX_USAGE, EX_DATAERR, EX_NOINPUT, EX_SOFTWARE.
  @Test func `an exit code follows from the cause`() {
    #expect(
      ErrorCause.allCases.map(\.exitCode) == [64, 65, 65, 66, 70, 70],
      "usage, input, span, installation, internalFault, cancelled")
  }

  @Test func `an unknown name is refused with the names there are`() {
    let body = #expect(throws: RequestError.self) { try RequestNames.bodies("sun,vulcan") }
    #expect(
      body?.description.hasPrefix("there is no body \"vulcan\"; bodies are sun, moon") == true)
    let near = #expect(throws: RequestError.self) { try RequestNames.houseSystem("koch ") }
    #expect(near?.description == "there is no house system \"koch \"; did you mean koch?")
    // Two letters from juno, which is nothing that anyone would mean.
    let far = #expect(throws: RequestError.self) { try RequestNames.points("sun") }
    #expect(far?.description.hasPrefix("there is no point \"sun\"; points are ") == true)
    let close = #expect(throws: RequestError.self) { try RequestNames.bodies("mercurry") }
    #expect(close?.description == "there is no body \"mercurry\"; did you mean mercury?")
    #expect(throws: RequestError.self) { try RequestNames.eventKinds("void,") }
  }
}

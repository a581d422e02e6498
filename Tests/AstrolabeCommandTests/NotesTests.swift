import Foundation
import TestSupport
import Testing

/// What is said beside the output: of a date that never was, of options that had no say.
@Suite struct NotesTests {
  static let samoa = ["--date", "2011-12-30", "--date-zone", "Pacific/Apia"]
  static let leftOut =
    "12:00 never occurred on 2011-12-30 in Pacific/Apia, where clocks jumped forward by 24 h; 12:00 "
    + "on 2011-12-31 was taken (22:00:00 UTC)"
  static let span = ["--from", "2011-12-29", "--to", "2011-12-31", "--date-zone", "Pacific/Apia"]
  static let birth = "{\"id\":1,\"birth\":\"1990-06-15\"}\n"

  // Samoa crossed the date line at the end of 29 December 2011 and never had the 30th.
  @Test(arguments: [
    ["today", "--json"] + samoa + Samples.dateOnly, ["today", "--births", "-"] + samoa,
    ["batch", "--births", "-"] + samoa,
    ["batch", "--births", "-", "--days", "40", "--csv"] + samoa,
    ["batch", "--births", "-", "--full"] + samoa,
  ])
  func `a date that never was is noted beside what has no room for it`(
    _ arguments: [String]
  ) throws {
    let outcome = try Program.run(arguments, input: Data(Self.birth.utf8))
    #expect(outcome.status == 0)
    #expect(!outcome.output.isEmpty)
    #expect(outcome.errors == "astrolabe: note: \(Self.leftOut)\n")
  }

  @Test(arguments: [[], ["--json"]])
  func `a birth without a time on a date that never was is noted`(form: [String]) throws {
    let birth = ["chart", "--birth", "2011-12-30", "--place", "Apia"]
    let outcome = try Program.run(birth + form)
    let text = (outcome.lines + [outcome.errors]).joined(separator: " ")
    #expect(outcome.status == 0)
    #expect(text.contains("2011-12-30 never was in Pacific/Apia, where clocks passed over it"))
    let next = try Program.run(["chart", "--birth", "2011-12-31", "--place", "Apia"] + form)
    #expect(!(next.output + next.errors).contains("never was"))
  }

  // New York's clocks were an hour ahead of EST in June 1990.
  @Test(arguments: [
    ["chart"], ["chart", "--json"], ["today"], ["wheel"], ["wheel", "--with-birth", "1988-02-29"],
    ["transits", "--month", "2026-12"],
  ])
  func `a clock that has no summer time is noted beside every output`(command: [String]) throws {
    let place = ["--zone", "EST", "--lat", "40.7128", "--lon", "-74.0060"]
    let june = try Program.run(command + ["--birth", "1990-06-15T14:30"] + place)
    #expect(june.errors.contains("EST has no summer time") && june.status == 0)
    #expect(june.errors.contains("America/New_York"))
    let winter = try Program.run(command + ["--birth", "1990-01-15T14:30"] + place)
    #expect(!winter.errors.contains("EST has no summer time"))
  }

  @Test(arguments: [[], ["--json"], ["--csv"], ["--svg"], ["--hourly"]])
  func `a date that never was has no scores`(form: [String]) throws {
    let outcome = try Program.run(["meters"] + form + Self.span + Samples.dateOnly)
    #expect(outcome.status == 0 && !outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "astrolabe: note: 2011-12-30 never was in Pacific/Apia, and has no hours\n")
    // Hours are labelled in UTC, in which the date was.
    if form != ["--hourly"] { #expect(!outcome.output.contains("2011-12-30")) }
  }

  @Test(arguments: [
    ["today"] + samoa + Samples.dateOnly, ["report"] + samoa + Samples.dateOnly,
    ["wheel"] + samoa + Samples.dateOnly,
    // The month of another day.
    ["report", "--date", "2011-12-05", "--date-zone", "Pacific/Apia"] + Samples.dateOnly,
  ])
  func `a date that never was is noted on the page`(_ arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let words = outcome.output.replacing(#/<[^>]*>/#, with: " ").split { $0.isWhitespace }
    #expect(words.joined(separator: " ").contains("\(Self.leftOut)."))
  }

  @Test(arguments: [
    ["events", "--from", "2011-12-30", "--to", "2011-12-30", "--zone", "Pacific/Apia"],
    ["returns", "--from", "2011-12-30", "--to", "2011-12-30", "--date-zone", "Pacific/Apia"]
      + Samples.dateOnly,
    ["transits", "--json", "--from", "2011-12-30", "--to", "2011-12-30"]
      + ["--date-zone", "Pacific/Apia"] + Samples.newYork,
  ])
  func `a note says why nothing happens on a date that never was`(_ arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == "astrolabe: note: 2011-12-30 never was in Pacific/Apia, and has no hours\n")
  }

  static let houses =
    "--houses isn't used without a time and a place of birth; houses are whole signs from the Sun"

  @Test(arguments: [
    (["chart", "--json", "--houses", "koch"], houses), (["wheel", "--houses", "equal"], houses),
    (["report", "--date", "2025-01-06", "--houses", "koch"], houses),
    (["chart", "--fold", "later"], "--fold isn't used without a time of birth"),
  ])
  func `an option that has no effect is noted`(arguments: [String], note: String) throws {
    let outcome = try Program.run(arguments + Samples.dateOnly)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "astrolabe: note: \(note)\n")
  }

  @Test(arguments: [
    ["chart", "--houses", "koch", "--fold", "later"] + Samples.newYork,
    ["chart", "--houses", "placidus", "--fold", "earlier"] + Samples.dateOnly,
    ["events", "--from", "2025-01-06", "--to", "2025-01-06", "--kinds", "void,aspect"]
      + ["--void", "traditional", "--moon-aspects"],
    ["wheel", "--date", "2025-01-06", "--date-zone", "UTC"] + Samples.dateOnly,
    ["meters", "--from", "2012-01-01", "--to", "2012-01-02", "--date-zone", "Pacific/Apia"]
      + Samples.dateOnly,
  ])
  func `where there is nothing to say, nothing is said`(_ arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  /// An error is one line, and a note would be a second.
  @Test func `an error stands alone`() throws {
    try Program.run(["chart", "--birth", "1100-01-01", "--houses", "koch", "--fold", "later"])
      .expectRefusal(.data, "lies outside the ephemeris")
  }

  @Test(arguments: [
    ([], "Without time, zone and place the sky is"),
    (["--zone", "UTC"], "Without a time the sky is"),
    (["--zone", "Europe/Paris", "--lat", "48", "--lon", "2"], "Without a time the sky is"),
    (["--lat", "48", "--lon", "2"], "Without a time the sky is"),
  ])
  func `a note names what a birth lacks`(place: [String], sentence: String) throws {
    let lines = try Program.run(["chart"] + Samples.dateOnly + place).lines
    #expect(lines.contains { $0.hasPrefix(sentence) })
  }
}

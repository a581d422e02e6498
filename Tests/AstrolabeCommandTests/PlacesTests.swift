import Foundation
import TestSupport
import Testing

/// `places`, and births whose place is given by its name.
@Suite struct PlacesTests {
  private static let name = "New York City, New York, United States"
  private static let newYork = ["--birth", "1990-06-15T14:30", "--place", "New York"]

  @Test func `a chart by name is that by coordinates, and the name stands beside it`() throws {
    let named = try Program.run(["chart", "--json"] + Self.newYork)
    #expect(named.status == 0 && named.errorLines.count == 1)
    #expect(named.errors.contains(#/note: \d+ places have that name; New York City, /#))
    let given = try Program.run(
      ["chart", "--json", "--birth", "1990-06-15T14:30", "--zone", "America/New_York"]
        + ["--lat", "40.71427", "--lon", "-74.00597"])
    let notes = #/,"notes":\[\{"code":"place_chosen","message":"\d+ places have [^\]]*\]/#
    #expect(named.output.contains(notes))
    #expect(named.output.replacing(notes, with: "") == given.output && given.errors.isEmpty)
  }

  @Test func `the only place of a name goes without a word`() throws {
    let outcome = try Program.run(
      ["chart", "--json", "--birth", "1990-06-15", "--place", "Ulm, Germany"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
  }

  static let span = ["--from", "2025-01-06", "--to", "2025-01-06"]

  @Test(arguments: [
    ["chart"], ["wheel"], ["today", "--date", "2025-01-06"], ["report", "--date", "2025-01-06"],
    ["transits", "--bodies", "saturn"] + span, ["returns"] + span,
  ])
  func `pages and pictures name the place and its zone`(command: [String]) throws {
    let outcome = try Program.run(command + Self.newYork)
    #expect(outcome.status == 0)
    let words = outcome.output.replacing(#/<[^>]*>/#, with: " ").split { $0.isWhitespace }
    let text = words.joined(separator: " ")
    #expect(text.contains("15 June 1990 at 14:30 in \(Self.name)"))
    #expect(text.contains("America/New_York") && text.contains("40.7143 N"))
    let note = #/\d+ places have that name; New York City, New York, United States was used/#
    #expect(text.contains(note) || outcome.errors.contains(note), "\(command)")
  }

  @Test func `a note says which zone was taken before 1970`() throws {
    let outcome = try Program.run(
      ["meters", "--json", "--birth", "1940-06-15T12:00", "--place", "Fort Wayne, Indiana"]
        + Self.span)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        "clocks in Fort Wayne may have differed from those of America/Indiana/Indianapolis"))
  }

  @Test(arguments: [
    (["--place", "Springfield"], Int32(65), "\"Springfield, Missouri, United States\""),
    (["--place", "Ulmm"], 65, "did you mean \"Ulm, Baden-Württemberg, Germany\""),
    (["--place", ""], 65, "no name of a place"),
    (["--place", "Ulm, France"], 65, "of that name there is \"Ulm, Baden-Württemberg, Germany\""),
    (["--place", "Ulm", "--lat", "48", "--lon", "10"], 64, "not by both"),
    (["--place", "Ulm", "--lon", "10"], 64, "not by both"),
    (["--place", "Ulm, Germany", "--zone", "Mars/Olympus"], 65, "Mars/Olympus"),
    (["--place", "Ulm", "--place", "Köln"], 64, "--place"),
  ])
  func `an ambiguous place is refused`(
    options: [String], status: Int32, message: String
  ) throws {
    let outcome = try Program.run(["chart", "--birth", "1990-06-15T14:30"] + options)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty && outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("astrolabe: ") && outcome.errors.contains(message))
  }

  @Test func `a stream takes places, and refuses those that are unclear`() throws {
    let lines = """
      {"id":1,"birth":"1990-06-15T14:30","place":"New York, USA"}
      {"id":2,"birth":"1990-06-15T14:30","place":"Springfield"}
      {"id":3,"birth":"1940-06-15T14:30","place":"Ulm, Germany"}
      {"id":4,"birth":"1990-06-15T14:30","place":"Ulm","lat":48,"lon":10}
      {"id":5,"birth":"1990-06-15","place":"ロンドン"}
      {"id":6,"birth":"1879-03-14T11:30","place":"Ulm, Germany","zone":"LMT"}
      {"id":7,"birth":"1990-06-15","place":7}

      """
    let outcome = try Program.run(["chart", "--births", "-"], input: Data(lines.utf8))
    #expect(outcome.status == 65)
    let answers = try outcome.lines.map { try JSONValue(parsing: $0) }
    #expect(answers.map { $0["id"]?.number } == [1, 2, 3, 4, 5, 6, 7])
    let births = answers.map { $0["chart"]?["birth"] }
    #expect(
      births.map { $0?["birth_timezone"]?.string }
        == ["America/New_York", nil, "Europe/Berlin", nil, "Europe/London", "LMT", nil])
    #expect(
      answers.map { $0["place"]?["name"]?.string }
        == [
          Self.name, nil, "Ulm, Baden-Württemberg, Germany", nil, "London, England, United Kingdom",
          "Ulm, Baden-Württemberg, Germany", nil,
        ])
    #expect(answers[2]["place"]?["namesakes"]?.number == 1)
    let schemas = try SchemaLibrary.contract()
    for answer in answers {
      #expect(try schemas.violations(in: answer, against: "birth_answer").isEmpty)
    }
    for (place, words) in [(1, "may be any of"), (3, "not by both"), (6, "\"place\"")] {
      let error = try #require(answers[place]["error"]?.string)
      #expect(error.contains(words) && answers[place]["line"]?.number == Double(place + 1))
    }
    #expect(outcome.errorLines.count == 2)
    #expect(outcome.errors.contains("several places have the name that is given"))
    #expect(
      outcome.errors.contains("clocks may have differed from those of the place's zone in line 3"))
  }

  @Test func `a batch by names is that by coordinates`() throws {
    func scores(_ place: String) throws -> Program.Outcome {
      let line = #"{"id":1,"birth":"1990-06-15T14:30",\#(place)}"#
      return try Program.run(
        ["batch", "--births", "-", "--date", "2025-01-06"], input: Data((line + "\n").utf8))
    }
    let given = try scores(#""zone":"America/New_York","lat":40.71427,"lon":-74.00597"#)
    let named = try scores(#""place":"New York, USA""#)
    #expect(named.status == 0 && named.output == given.output)
  }

  @Test(arguments: [
    (["Ulm, Germany"], "Ulm, Baden-Württemberg, Germany", "One place of that name"),
    (["San Franc"], "San Francisco, California, United States", "begin so"),
    (["Ulmm"], "Ulm, Baden-Württemberg, Germany", "some like it"),
    (["--near", "48.4,10.0"], "Europe/Berlin", "nearest"),
    (["--near", "32n48,96w48", "Paris"], "Paris, Texas, United States", "places of that name"),
  ])
  func `places are listed`(arguments: [String], place: String, heading: String) throws {
    let page = try Program.run(["places"] + arguments)
    #expect(page.status == 0 && page.output.contains(place))
    #expect(page.lines.first?.contains(heading) == true, "\(page.output)")
  }

  @Test func `places are one document`() throws {
    let outcome = try Program.run(["places", "--json", "Paris, TX", "--near", "-33.9,151.2"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty && outcome.lines.count == 1)
    let document = try JSONValue(parsing: outcome.output)
    #expect(try SchemaLibrary.contract().violations(in: document, against: "places").isEmpty)
    let first = try #require(document["places"]?.array?.first)
    #expect(first["place"]?.string == "Paris, Texas, United States")
    #expect(first["zone"]?.string == "America/Chicago")
  }

  static let refused: [(arguments: [String], status: Int32)] = [
    (["places"], 64), (["places", "Ulm", "--limit", "0"], 64), (["places", "..."], 65),
    (["places", "xqzwyk"], 65), (["places", "--near", "48.4"], 65),
    (["places", "--near", "91,0"], 65),
  ]

  @Test(arguments: refused)
  func `what can't be asked is refused`(arguments: [String], status: Int32) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty && outcome.errors.hasPrefix("astrolabe: "))
    #expect(outcome.errorLines.count == 1)
  }
}

/// A copy of the program whose table of places is not as released.
@Suite struct DamagedPlacesFileTests {
  private static let named = ["chart", "--birth", "1990-06-15T14:30", "--place", "Ulm, Germany"]

  @Test(arguments: [
    (DamagedFilesTests.Damage.missing, "no table of places found"), (.halfGone, "can't be used"),
    (.manyBits, "can't be used"), (.empty, "can't be used"),
  ])
  func `whatever happened to the table, the message says what to do`(
    damage: DamagedFilesTests.Damage, message: String
  ) throws {
    let copy = try Installation()
    try damage.apply(to: copy.places)
    try copy.run(Self.named).expectRefusal(.file, message)
    let doctor = try copy.run(["doctor"])
    #expect(doctor.status == 66)
    #expect(doctor.lines.contains { $0.hasPrefix("FAIL  places.table ") })
  }

  /// The small one that the fuzzer changes: Andorra, Liechtenstein, Monaco, San Marino, the Vatican.
  @Test func `a table of another release is refused, and coordinates need none`() throws {
    let copy = try Installation()
    let small = URL(filePath: Checkout.path("Fuzzing/Samples/places.table"))
    try FileManager.default.removeItem(at: copy.places)
    try FileManager.default.copyItem(at: small, to: copy.places)
    try copy.run(Self.named).expectRefusal(
      .file, "not the table that this engine was released with")
    // The fault is no line's, so the stream ends.
    let line = #"{"id":1,"birth":"1990-06-15","place":"Ulm"}"#
    try copy.run(["chart", "--births", "-"], input: Data("\(line)\n".utf8))
      .expectRefusal(.file, "put it back")
    #expect(try copy.run(["chart"] + Samples.newYork).status == 0)
  }
}

import Foundation
import TestSupport
import Testing

/// `places`, and births whose place is given by its name.
@Suite struct PlacesTests {
  private static let newYork = ["--birth", "1990-06-15T14:30", "--place", "New York, USA"]
  private static let coordinates = ["--lat", "40.71427", "--lon", "-74.00597"]

  @Test func `a chart by name is that by coordinates, and tells the name`() throws {
    let named = try Program.run(["chart", "--json"] + Self.newYork)
    #expect(named.status == 0)
    let name = "New York City, New York, United States"
    #expect(named.output.contains(#","birth_place":"\#(name)""#))
    let given = try Program.run(
      ["chart", "--json", "--birth", "1990-06-15T14:30", "--zone", "America/New_York"]
        + Self.coordinates)
    #expect(named.output.replacing(#","birth_place":"\#(name)""#, with: "") == given.output)
    #expect(
      try SchemaLibrary.contract().violations(
        in: JSONValue(parsing: named.output), against: "natal_chart"
      ).isEmpty)
  }

  @Test(arguments: [["chart"], ["wheel"], ["today", "--date", "2025-01-06"]])
  func `pages and wheels name the place`(command: [String]) throws {
    let outcome = try Program.run(command + Self.newYork)
    #expect(outcome.status == 0)
    let text = outcome.lines.joined(separator: " ")
    #expect(text.contains("New York City, New York, United"))
    #expect(text.contains("America/New_York") && text.contains("40.7143 N"))
  }

  @Test func `which of several was taken is told beside JSON`() throws {
    let outcome = try Program.run(
      ["chart", "--json", "--birth", "1990-06-15T14:30", "--place", "Paris"])
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("note: Of ") && outcome.errors.contains("Île-de-France"))
  }

  @Test(arguments: [
    (["--place", "Springfield"], Int32(65), "Springfield, Missouri, United States"),
    (["--place", "Ulmm"], 65, "did you mean"), (["--place", ""], 65, "no name of a place"),
    (["--place", "Ulm, France"], 65, "Ulm, Baden-Württemberg, Germany"),
    (["--place", "Ulm", "--lat", "48", "--lon", "10"], 64, "not by both"),
  ])
  func `a place that can't be told is refused`(
    options: [String], status: Int32, message: String
  ) throws {
    let outcome = try Program.run(["chart", "--birth", "1990-06-15T14:30"] + options)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty && outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("astrolabe: ") && outcome.errors.contains(message))
  }

  @Test func `a stream takes places, and refuses one that is unclear`() throws {
    let lines = """
      {"id":1,"birth":"1990-06-15T14:30","place":"New York, USA"}
      {"id":2,"birth":"1990-06-15T14:30","place":"Springfield"}
      {"id":3,"birth":"1940-06-15T14:30","place":"Ulm, Germany"}
      {"id":4,"birth":"1990-06-15T14:30","place":"Ulm","lat":48,"lon":10}

      """
    let outcome = try Program.run(["chart", "--births", "-"], input: Data(lines.utf8))
    #expect(outcome.status == 65)
    let answers = try outcome.lines.map { try JSONValue(parsing: $0) }
    #expect(answers.map { $0["id"]?.number } == [1, 2, 3, 4])
    #expect(
      answers.map { $0["chart"]?["birth"]?["birth_timezone"]?.string }
        == ["America/New_York", nil, "Europe/Berlin", nil])
    #expect(answers[1]["error"]?.string?.contains("may be any of") == true)
    #expect(answers[3]["error"]?.string?.contains("not by both") == true)
    #expect(
      outcome.errors.contains("clocks before 1970 may have differed")
        && outcome.errors.contains("line 3"))
  }

  @Test func `a batch by names is that by coordinates`() throws {
    func scores(_ place: String) throws -> String {
      let line = #"{"id":1,"birth":"1990-06-15T14:30",\#(place)}"#
      let outcome = try Program.run(
        ["batch", "--births", "-", "--date", "2025-01-06"], input: Data((line + "\n").utf8))
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.output
    }
    let given = try scores(#""zone":"America/New_York","lat":40.71427,"lon":-74.00597"#)
    #expect(try scores(#""place":"New York, USA""#) == given)
  }

  @Test(arguments: [
    (["Ulm, Germany"], "Ulm, Baden-Württemberg, Germany", "One place of that name"),
    (["San Franc"], "San Francisco, California, United States", "begin so"),
    (["--near", "48.4,10.0"], "Europe/Berlin", "nearest"),
    (["--near", "32n48,96w48", "Paris"], "Paris, Texas, United States", "places of that name"),
  ])
  func `places are told`(arguments: [String], place: String, heading: String) throws {
    let page = try Program.run(["places"] + arguments)
    #expect(page.status == 0 && page.output.contains(place))
    #expect(page.lines.first?.contains(heading) == true, "\(page.output)")
    let document = try Program.run(["places", "--json"] + arguments)
    #expect(document.lines.count == 1)
    #expect(
      try SchemaLibrary.contract().violations(
        in: JSONValue(parsing: document.output), against: "places"
      ).isEmpty)
  }

  @Test(arguments: [
    (["places"], Int32(64)), (["places", "Ulm", "--limit", "0"], 64), (["places", "..."], 65),
    (["places", "xqzwyk"], 65), (["places", "--near", "48.4"], 65),
    (["places", "--near", "91,0"], 65),
  ])
  func `what can't be asked is refused`(arguments: [String], status: Int32) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty && outcome.errors.hasPrefix("astrolabe: "))
  }
}

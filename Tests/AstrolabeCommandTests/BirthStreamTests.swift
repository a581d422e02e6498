import Foundation
import TestSupport
import Testing

/// `chart --births -`: each line is answered, in order, whatever is in it.
@Suite struct BirthStreamTests {
  /// A line of a stream, and what the answer has to say.
  struct Line: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let id: JSONValue
    /// What the error of a bad line has to contain.
    let error: String

    init(_ name: String, _ text: String, id: JSONValue = .null, error: String = "") {
      self.init(name, bytes: Array(text.utf8), id: id, error: error)
    }

    init(_ name: String, bytes: [UInt8], id: JSONValue = .null, error: String = "") {
      testDescription = name
      self.bytes = bytes
      self.id = id
      self.error = error
    }
  }

  static let good = [
    Line("a date", #"{"id":"a","birth":"1990-06-15"}"#, id: .string("a")),
    Line("a line end of Windows", "{\"id\":\"w\",\"birth\":\"1990-06-15\"}\r", id: .string("w")),
    Line("spaces and tabs", "\t {\"id\" : \"s\",\"birth\":\"1990-06-15\"} ", id: .string("s")),
    Line("an id seen before", #"{"id":"a","birth":"1990-06-16"}"#, id: .string("a")),
    Line("a whole number for an id", #"{"id":7,"birth":"1990-06-15"}"#, id: .number(7)),
    Line(
      "a large number for an id", #"{"id":90071992547,"birth":"1990-06-15"}"#,
      id: .number(90_071_992_547)),
    Line("null for an id", #"{"id":null,"birth":"1990-06-15"}"#),
    Line("no id", #"{"birth":"1990-06-15"}"#),
    Line("an empty id", #"{"id":"","birth":"1990-06-15"}"#, id: .string("")),
    Line(
      "an id that needs escapes", #"{"id":"\"\\\u001b\n😀","birth":"1990-06-15"}"#,
      id: .string("\"\\\u{1B}\n😀")),
    Line(
      "all fields",
      #"{"id":"t","birth":"1990-06-15T14:30","zone":"America/New_York","lat":40.7128,"#
        + #""lon":-74.006,"fold":"later"}"#, id: .string("t")),
    Line(
      "coordinates as texts",
      #"{"id":"c","birth":"1990-06-15T14:30","zone":"-04:00","lat":"40n42","lon":"74w00"}"#,
      id: .string("c")),
    Line(
      "fields that are null",
      #"{"id":"n","birth":"1990-06-15","zone":null,"lat":null,"lon":null,"fold":null}"#,
      id: .string("n")),
  ]

  static let noObject = "not a JSON object"

  static let bad = [
    Line("words", "nonsense", error: noObject),
    Line("an array", "[1,2]", error: noObject),
    Line("null", "null", error: noObject),
    Line("a text", #""1990-06-15""#, error: noObject),
    Line("a number", "5", error: noObject),
    Line("half an object", #"{"id":"h","birth":"#, error: noObject),
    Line("two objects", #"{"birth":"1990-06-15"}{"birth":"1990-06-15"}"#, error: noObject),
    Line("single quotes", "{'birth':'1990-06-15'}", error: noObject),
    Line("an empty object", "{}", error: #"the field "birth" is missing"#),
    Line("no birth", #"{"id":"m"}"#, id: .string("m"), error: #"the field "birth" is missing"#),
    Line(
      "null for a birth", #"{"id":"z","birth":null}"#, id: .string("z"),
      error: #"the field "birth" is missing"#),
    Line(
      "a number for a birth", #"{"birth":19900615}"#, error: #""birth" has a value of the wrong"#),
    Line(
      "a number for a zone", #"{"birth":"1990-06-15","zone":5}"#,
      error: #""zone" has a value of the wrong"#),
    Line(
      "true for a latitude", #"{"birth":"1990-06-15","lat":true,"lon":0}"#,
      error: #""lat" has a value of the wrong"#),
    Line("true for an id", #"{"id":true,"birth":"1990-06-15"}"#, error: #""id" has a value"#),
    Line("an array for an id", #"{"id":[1],"birth":"1990-06-15"}"#, error: #""id" has a value"#),
    Line(
      "an unknown field", #"{"id":"u","birth":"1990-06-15","zoen":"UTC"}"#, id: .string("u"),
      error: #"there is no field "zoen"; fields are id, birth"#),
    Line(
      "a fold that is none", #"{"id":"f","birth":"1990-06-15","fold":"both"}"#, id: .string("f"),
      error: #""both" is no fold"#),
    Line(
      "31 February", #"{"id":"d","birth":"1990-02-31"}"#, id: .string("d"),
      error: "that month has 28 days"),
    Line(
      "a time without a zone", #"{"id":"t","birth":"1990-06-15T14:30"}"#, id: .string("t"),
      error: "a birth time needs its zone"),
    Line(
      "an unknown zone", #"{"id":9,"birth":"1990-06-15","zone":"Europe/Pari"}"#, id: .number(9),
      error: "did you mean Europe/Paris"),
    Line(
      "latitude 91", #"{"id":"n","birth":"1990-06-15","lat":91,"lon":0}"#, id: .string("n"),
      error: #""91" is no latitude"#),
    Line(
      "half a place", #"{"id":"p","birth":"1990-06-15","lat":9}"#, id: .string("p"),
      error: "a place needs its longitude"),
    Line(
      "year 1100", #"{"id":"o","birth":"1100-06-15"}"#, id: .string("o"),
      error: "covers 1200-01-09 to 2399-12-31"),
    Line("a NUL", bytes: [0, 0], error: noObject),
    Line(
      "a NUL in a text", bytes: Array(#"{"birth":"1990"#.utf8) + [0] + Array(#""}"#.utf8)
    ),
    Line(
      "bytes that are no UTF-8",
      bytes: Array(#"{"birth":"1990"#.utf8) + [0xFF] + Array(#""}"#.utf8)),
    Line("half a surrogate", #"{"birth":"\ud800"}"#),
    Line(
      "30 000 brackets", bytes: Array(repeating: UInt8(ascii: "["), count: 30_000), error: noObject),
    Line(
      "100 000 brackets", bytes: Array(repeating: UInt8(ascii: "["), count: 100_000),
      error: "longer than 65536 bytes"),
    Line(
      "10 000 nested objects", String(repeating: #"{"id":"#, count: 10_000), error: noObject),
    Line(
      "10 MB",
      bytes: Array(#"{"id":""#.utf8) + Array(repeating: UInt8(ascii: "x"), count: 10_000_000)
        + Array(#"","birth":"1990-06-15"}"#.utf8), error: "longer than 65536 bytes"),
  ]

  /// The bad lines in one stream, each with a good one after it.
  private static let outcome = Result {
    let good = Array("{\"id\":\"next\",\"birth\":\"1990-06-15\"}\n".utf8)
    let lines = bad.map { $0.bytes + [UInt8(ascii: "\n")] + good }
    return try Program.run(["chart", "--births", "-"], input: Data(lines.joined()))
  }

  @Test(arguments: zip(bad, bad.indices))
  func `a bad line is reported, and the next is answered`(_ line: Line, _ index: Int) throws {
    let lines = try Self.outcome.get().lines
    try #require(lines.count == 2 * Self.bad.count)
    let answer = try JSONValue(parsing: lines[2 * index])
    #expect(lines[2 * index].hasPrefix("{\"id\":"))
    #expect(answer.object.map { Set($0.keys) } == ["id", "line", "error"])
    #expect(answer["id"] == line.id)
    #expect(answer["line"] == .number(Double(2 * index + 1)))
    let error = try #require(answer["error"]?.string)
    #expect(!error.isEmpty)
    #expect(line.error.isEmpty || error.contains(line.error))
    let next = try JSONValue(parsing: lines[2 * index + 1])
    #expect(next["id"] == .string("next"))
    #expect(next["chart"]?["sun_sign"] == .string("gemini"))
  }

  @Test func `a stream with a bad line ends with 65 and says nothing more`() throws {
    let outcome = try Self.outcome.get()
    #expect(outcome.status == 65)
    #expect(outcome.errors == "")
  }

  @Test func `good lines are answered in order`() throws {
    let input = Data(Self.good.map(\.bytes).joined(separator: [UInt8(ascii: "\n")]))
    let outcome = try Program.run(["chart", "--births", "-"], input: input)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let answers = try outcome.lines.map { try JSONValue(parsing: $0) }
    #expect(answers.map { $0["id"] } == Self.good.map(\.id))
    for answer in answers {
      #expect(answer.object.map { Set($0.keys).subtracting(["notes"]) } == ["id", "chart"])
      #expect(answer["chart"]?["schema_version"] == .number(1))
    }
  }
}

import TestSupport
import Testing

/// The command `lines`, and `chart --for-place`.
@Suite struct LinesTests {
  private func json(_ arguments: [String]) throws -> JSONValue {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 0 && outcome.errors == "")
    return try JSONValue(parsing: outcome.output)
  }

  private func violations(_ document: JSONValue, _ schema: String) throws -> [String] {
    try SchemaLibrary.contract().violations(in: document, against: schema).map(\.description)
  }

  @Test func `lines are an array, GeoJSON or a map`() throws {
    let lines = try json(["lines", "--json", "--bodies", "sun,moon"] + Samples.newYork)
    #expect(lines.array?.count == 8)
    #expect(try violations(lines, "lines") == [])
    let map = try json(["lines", "--geojson", "--bodies", "sun,moon"] + Samples.newYork)
    #expect(map["features"]?.array?.count == 8)
    #expect(try violations(map, "lines_geo") == [])
    let picture = try Program.run(["lines", "--svg", "--size", "700"] + Samples.newYork)
    #expect(picture.status == 0 && picture.output.hasPrefix("<svg "))
    #expect(picture.output.contains(" width=\"700\" "))
  }

  @Test func `a place gets its distances`() throws {
    let lines = try json(
      ["lines", "--json", "--for-place", "40.7128,-74.0060"] + Samples.newYork)
    let nearest = lines.array?.compactMap { $0["kilometers"]?.number }.min()
    // Jupiter culminated over New York.
    #expect(try #require(nearest) < 5)
  }

  @Test func `a relocated chart is compared with that of the birth`() throws {
    let moved = try json(
      ["chart", "--json", "--for-place", "40.7128,-74.0060"] + Samples.newYork)
    #expect(try violations(moved, "relocation") == [])
    #expect(moved["angles"]?.array?.compactMap { $0["arc"]?.number } == [0, 0, 0, 0])
    let chart = try json(["chart", "--json"] + Samples.newYork)
    #expect(moved["chart"]?["houses"] == chart["houses"])
    let wheel = try Program.run(["chart", "--svg", "--for-place", "Tokyo"] + Samples.newYork)
    #expect(wheel.status == 0 && wheel.output.contains("Tokyo"))
  }

  @Test(arguments: [
    BadInput("lines of a date alone", ["lines"] + Samples.dateOnly, .data, "the time of birth"),
    BadInput(
      "a relocated date", ["chart", "--for-place", "Tokyo"] + Samples.dateOnly, .data,
      "the time of birth"),
    BadInput("no birth", ["lines"], .usage, "--birth is missing"),
    BadInput("two forms", ["lines", "--json", "--svg"] + Samples.newYork, .usage, "one of them"),
    BadInput(
      "a size of no picture", ["lines", "--size", "700"] + Samples.newYork, .usage, "--svg"),
    BadInput(
      "an unknown place", ["lines", "--for-place", "Xyzzyx"] + Samples.newYork, .data, "Xyzzyx"),
    BadInput(
      "a point off the globe", ["lines", "--for-place", "95,10"] + Samples.newYork, .data,
      "is no latitude"),
    BadInput(
      "more of a moved chart", ["chart", "--more", "--for-place", "Tokyo"] + Samples.newYork,
      .usage,
      "--more and --for-place"),
    BadInput(
      "a stream of moved charts", ["chart", "--births", "-", "--for-place", "Tokyo"], .usage,
      "--births"),
  ])
  func `bad input is refused`(_ row: BadInput) throws { try row.check() }
}

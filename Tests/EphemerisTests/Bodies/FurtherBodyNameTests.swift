import Ephemeris
import Testing

/// Names of bodies beyond those of charts.
@Suite struct FurtherBodyNameTests {
  @Test(arguments: [
    ("kronos", FurtherBody.hamburg(.kronos), "Kronos", "Kr"),
    ("433", .asteroid(433), "Eros", "Ero"), ("asteroid_1181", .asteroid(1_181), "Lilith", "Lil"),
    ("Eris", .asteroid(136_199), "Eris", "Eri"),
    ("12345", .asteroid(12_345), "Asteroid 12345", "2345"),
  ])
  func `a name is read back`(
    _ text: String, _ body: FurtherBody, _ title: String, _ abbreviation: String
  ) throws {
    #expect(try FurtherBody(name: text) == body)
    #expect(try FurtherBody(name: body.name) == body)
    #expect(body.title == title && body.abbreviation == abbreviation)
  }

  @Test(arguments: ["", "0", "-3", "1000000", "vulcan", "asteroid", "asteroid_x"])
  func `what is no body is refused`(_ text: String) {
    #expect(throws: NameError.self) { try FurtherBody(name: text) }
  }

  @Test func `a list has each body once, and the school by its name`() throws {
    #expect(try FurtherBody.list("hamburg").count == 8)
    #expect(
      try FurtherBody.list("zeus,433,hamburg,eros").map(\.name)
        == [
          "zeus", "asteroid_433", "cupido", "hades", "kronos", "apollon", "admetos", "vulkanus",
          "poseidon",
        ])
    #expect(throws: NameError.self) { try FurtherBody.list("zeus,") }
  }
}

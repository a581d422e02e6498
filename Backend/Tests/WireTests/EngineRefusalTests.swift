import Astrolabe
import Service
import Testing

/// What the engine refuses is refused by the server in the same words, by its cause alone.
@Suite struct EngineRefusalTests {
  @Test func `a mistake of the request is an invalid argument with the engine's sentence`() throws {
    let first = try CalendarDate(2025, 1, 1)
    let last = try CalendarDate(2025, 1, 31)
    let mistakes: [RequestError] = [
      .missing("date", example: "2025-01-06"), .needs("date_zone", "date"),
      .reversed(first: last, last: first), .outsideEphemeris(last, StandardEphemeris.span),
      .datesBeforeBirth(last: last, nil), .engine(CivilTimeError.longitudeNeeded),
      .other(.engine(BirthError.timeWithoutZone)),
    ]
    for mistake in mistakes {
      let refusal = try #require(Refusal(mistake))
      #expect(refusal.kind == .invalidArgument)
      #expect(refusal.message == mistake.description)
    }
  }

  @Test func `a fault of the machine or of the engine is none of the client's`() {
    #expect(Refusal(RequestError.engine(TableFault.empty)) == nil)
    #expect(Refusal(RequestError.unexpected("x")) == nil)
  }
}

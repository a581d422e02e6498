import Documents
import Ephemeris
import Requests
import Testing
import Words

/// Readings by the engine of requests.
@Suite struct ReadingRequestTests {
  @Test func `a date and an instant exclude each other, and one is needed`() throws {
    let engine = try Engine()
    let both = #expect(throws: RequestError.self) {
      try ReadingRequest.Time(date: "2025-01-06", at: "ut:2460682", by: engine)
    }
    #expect(both?.description == "date and at don't go together; give one of them")
    let neither = #expect(throws: RequestError.self) {
      try ReadingRequest.Time(date: nil, at: nil, by: engine)
    }
    #expect(neither?.cause == .usage)
  }

  @Test func `a day that is kept gives the same bytes as one that is prepared`() throws {
    let engine = try Engine()
    let birth = try BirthRequest(birth: "1990-06-15").read(by: engine)
    let time = ReadingRequest.Time.date(try CalendarDate(2025, 1, 6))
    let request = ReadingRequest(of: .birth(birth), at: time)
    let first = try request.document(by: engine)
    #expect(first.last == UInt8(ascii: "\n"))
    #expect(try request.document(by: engine) == first)
    var bare = request
    bare.hasTexts = false
    #expect(try bare.document(by: engine).count < first.count)
    #expect(try request.document(by: engine) == first)
  }

  @Test func `how a reader lives is read by its names`() throws {
    #expect(try ReadingRequest.situation(nil) == .unsaid)
    #expect(try ReadingRequest.situation("single,works") == Situation("single,works"))
    let error = #expect(throws: RequestError.self) { try ReadingRequest.situation("rich") }
    #expect(error?.sentence(spelling: .option).hasPrefix("--situation: \"rich\"") == true)
    #expect(error?.cause == .usage)
  }
}

import Astrolabe
import Testing

/// The examples of requests.
@Suite struct RequestsExampleTests {
  @Test func `an engine answers a request`() throws {
    // begin: Sources/Requests/Engine.swift
    let engine = try Engine()
    let request = ChartRequest(of: try BirthRequest(birth: "1990-06-15").read(by: engine))
    let json = try request.document(by: engine)
    // end
    #expect(String(decoding: json, as: UTF8.self).contains("\"gemini\""))
  }

  @Test func `a document by its name`() throws {
    let engine = try Engine()
    // begin: Sources/Requests/Named/NamedRequest.swift
    let fields = try RequestFields(Array(#"{"birth":"1990-06-15"}"#.utf8))
    var request = NamedRequest(.chart, fields)
    let json = try request.document(by: engine)
    // end
    #expect(String(decoding: json, as: UTF8.self).contains("\"gemini\""))
  }

  @Test func `a place is looked up`() throws {
    // begin: Sources/Requests/README.md
    let engine = try Engine()
    let birth = try BirthRequest(birth: "1990-06-15T14:30", place: "New York").read(by: engine)
    let json = try ChartRequest(of: birth).document(by: engine)
    // end
    #expect(birth.isTimed && json.last == UInt8(ascii: "\n"))
  }

  @Test func `the front page of the module`() throws {
    // begin: Sources/Requests/Requests.docc/Requests.md
    let engine = try Engine()
    let birth = try BirthRequest(birth: "1990-06-15T14:30", place: "New York").read(by: engine)
    let json = try ChartRequest(of: birth).document(by: engine)
    // end
    #expect(birth.isTimed && json.last == UInt8(ascii: "\n"))
  }
}

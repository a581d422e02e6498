import Astrology
import Documents
@_spi(FrontEnd) import Requests
import Testing

/// Charts of two people.
@Suite struct CompositeRequestTests {
  @Test func `the place of a Davison chart needs that method`() throws {
    let engine = try Engine()
    let one = ChartSubject.birth(try BirthRequest(birth: "1990-06-15").read(by: engine))
    let other = ChartSubject.birth(try BirthRequest(birth: "1988-03-02").read(by: engine))
    let couple = Couple(one, other)
    let error = #expect(throws: RequestError.self) {
      try CompositeRequest(of: couple, middle: .mean)
    }
    #expect(
      error?.sentence(spelling: .option)
        == "--middle goes with --method davison; give both, or leave --middle out")
    #expect(throws: Never.self) { try CompositeRequest(of: couple, by: .davison, middle: .mean) }
  }

  @Test func `a pair is its three documents`() throws {
    let engine = try Engine()
    let couple = Couple(
      .birth(try BirthRequest(birth: "1990-06-15").read(by: engine)),
      .birth(try BirthRequest(birth: "1988-03-02").read(by: engine)))
    let synastry = SynastryRequest(of: couple)
    let pair = String(
      decoding: try PairRequest(synastry).document(by: engine), as: UTF8.self)
    let parts = [
      try synastry.document(by: engine),
      try CompositeRequest(of: couple).document(by: engine),
      try CompositeRequest(of: couple, by: .davison).document(by: engine),
    ].map { String(String(decoding: $0, as: UTF8.self).dropLast()) }
    for part in parts { #expect(pair.contains(part)) }
  }
}

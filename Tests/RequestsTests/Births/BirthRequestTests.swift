import Astrology
import Documents
import Ephemeris
import Requests
import Testing

/// Births of one and of two people.
@Suite struct BirthRequestTests {
  @Test func `a birth without its date is refused by the field's name`() throws {
    let engine = try Engine()
    let one = #expect(throws: RequestError.self) { try BirthRequest().read(by: engine) }
    #expect(one?.description.hasPrefix("birth is missing") == true)
    let other = #expect(throws: RequestError.self) {
      try BirthRequest(isOther: true).read(by: engine)
    }
    #expect(other?.sentence(spelling: .option).hasPrefix("--with-birth is missing") == true)
  }

  @Test func `of two births the sentence says which one is wrong`() throws {
    let engine = try Engine()
    let error = #expect(throws: RequestError.self) {
      try BirthRequest(birth: "1988-02-30", isOther: true).read(by: engine)
    }
    #expect(error?.description.hasPrefix("the other's birth: \"1988-02-30\" is no date") == true)
    #expect(error?.cause == .input)
  }

  @Test func `choices without a time have no effect`() throws {
    let engine = try Engine()
    var request = BirthRequest(birth: "1990-06-15", fold: .later, gap: .earlier)
    #expect(request.unusedFields(for: try request.read(by: engine)) == ["fold", "gap"])
    request.isOther = true
    #expect(request.unusedFields(for: try request.read(by: engine)) == ["with_fold", "with_gap"])
    request.birth = "1990-06-15T14:30"
    request.zone = "UTC"
    #expect(request.unusedFields(for: try request.read(by: engine)).isEmpty)
  }

  @Test func `a request without fields is empty`() {
    #expect(BirthRequest().isEmpty && BirthRequest(isOther: true).isEmpty)
    #expect(!BirthRequest(gap: .refuse).isEmpty)
  }

  @Test func `a chart that is cast is cast again only for other houses`() throws {
    let engine = try Engine()
    let birth = try BirthRequest(
      birth: "1990-06-15T14:30", zone: "America/New_York", latitude: "40.7128",
      longitude: "-74.006"
    ).read(by: engine)
    let chart = try ChartSubject.birth(birth).chart(by: engine)
    let subject = ChartSubject.chart(chart, nil)
    #expect(try subject.chart(by: engine).frame.origin == .system(.placidus))
    #expect(try subject.chart(houses: .koch, by: engine).frame.origin == .system(.koch))
  }
}

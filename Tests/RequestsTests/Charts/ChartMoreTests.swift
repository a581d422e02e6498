import Astrology
import Ephemeris
import Requests
import Testing

/// What is wanted beyond a chart.
@Suite struct ChartMoreTests {
  @Test func `details need the whole`() throws {
    let nothing = try ChartRequest.More.read(isWanted: false)
    #expect(nothing.map(\.points) == nil)
    let error = #expect(throws: RequestError.self) {
      try ChartRequest.More.read(isWanted: false, fortune: .bySect)
    }
    #expect(error?.description == "fortune goes with more; give both")
  }

  @Test func `everything is wanted unless some of it is named`() throws {
    let all = try #require(try ChartRequest.More.read(isWanted: true))
    #expect(all.lots == Lot.allCases.map(\.formula) && all.points == .points)
    let some = try #require(
      try ChartRequest.More.read(isWanted: true, lots: "spirit", points: "chiron"))
    #expect(some.lots == [Lot.spirit.formula] && some.points == BodySet(.chiron))
  }

  @Test func `Ptolemy's Lot of Fortune is not reversed by night`() throws {
    let more = try #require(try ChartRequest.More.read(isWanted: true, fortune: .unreversed))
    #expect(more.lots.contains(Lot.fortune.formula.unreversed))
    #expect(!more.lots.contains(Lot.fortune.formula))
  }

  @Test func `a harmonic has a number from 1 to 360`() {
    for number in [0, 361] {
      #expect(throws: RequestError.self) {
        try ChartRequest.More.read(isWanted: true, harmonic: number)
      }
    }
  }
}

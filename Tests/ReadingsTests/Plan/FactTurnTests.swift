@testable import Readings
import Testing

@Suite struct FactTurnTests {
  @Test(arguments: [1, 2, 3, 4, 5, 9, 14, 20], [1, 2, 4, 5])
  func `a transit's text rests for a fortnight`(_ days: Int, _ count: Int) {
    for start in [0, 3, 63] {
      var last: [Int: Int] = [:]
      for number in -40..<80 {
        guard let place = FactTurn(number: number, days: days).text(of: count, from: start) else {
          continue
        }
        #expect((0..<count).contains(place))
        if let before = last[place] { #expect((number - before) * days > 14) }
        last[place] = number
      }
      #expect(last.count == count)
    }
  }

  @Test func `where turns are rare a text stands in each of them`() {
    let texts = (0..<8).map { FactTurn(number: $0, days: 5).text(of: 4, from: 0) }
    #expect(texts == [0, 1, 2, 3, 0, 1, 2, 3])
  }

  @Test func `a transit that leads every day has texts on some days only`() {
    let texts = (0..<15).map { FactTurn(number: $0, days: 1).text(of: 4, from: 0) }
    #expect(texts.compactMap(\.self) == [0, 1, 2, 3])
  }
}

import Astrology
import Ephemeris
import Testing

@Suite struct HouseTests {
  @Test(arguments: [Int.min, -1, 0, 13, Int.max])
  func `there are no other houses than twelve`(number: Int) {
    #expect(throws: NumberError.self) { try House(number) }
  }

  @Test func `houses count from one to twelve`() throws {
    #expect(House.all.map(\.number) == Array(1...12))
    #expect(try House.all == (1...12).map { try House($0) })
    #expect(House.all == House.all.sorted())
    #expect(House.all.map(\.description).last == "12")
  }

  @Test func `every third house is angular`() {
    let strengths = House.all.map(\.strength)
    let round: [House.Strength] = [.angular, .succedent, .cadent]
    #expect(strengths == round + round + round + round)
  }
}

import Testing
@testable import Words

@Suite struct RotaTests {
  private static let people: [UInt64] = [0, 1, 0xcbf2_9ce4_8422_2325, .max]

  @Test(arguments: [1, 2, 3, 8, 34, 330])
  func `two days less apart than a list is long have different texts`(_ count: Int) {
    for person in Self.people {
      let texts = (-700..<700).map { day in
        Rota(person: person, day: day).text(of: 10..<(10 + count), slot: 3)
      }
      for (day, text) in texts.enumerated() {
        let before = texts[max(0, day - count + 1)..<day]
        #expect(!before.contains(text))
      }
      #expect(Set(texts).count == count)
    }
  }

  @Test func `the order of a list is a person's own`() {
    let orders = (0..<20).map { person in
      (0..<34).map { Rota(person: UInt64(person) << 40, day: $0).text(of: 0..<34, slot: 9) }
    }
    #expect(Set(orders).count > 15)
  }

  @Test(arguments: [(330, 42), (323, 20), (40, 15), (5, 15)])
  func `each text of a list is up once in a period`(_ count: Int, _ period: Int) {
    for person in Self.people {
      var days: [Int: [Int]] = [:]
      for day in -2 * period..<2 * period {
        for text in Rota(person: person, day: day).up(0..<count, slot: 1, period: period) {
          days[text, default: []].append(day)
        }
      }
      #expect(days.count == count)
      for (_, days) in days {
        #expect(zip(days, days.dropFirst()).allSatisfy { $1 - $0 == period })
      }
    }
  }

  @Test func `what is up at another phase is up on no same day`() {
    for day in 0..<40 {
      let rota = Rota(person: 7, day: day)
      let (one, other) = (
        rota.up(0..<323, slot: 4, period: 20), rota.up(0..<323, slot: 4, period: 20, phase: 10)
      )
      #expect(Set(one).isDisjoint(with: other))
    }
  }

  @Test func `the age of a text goes up by a day each day`() {
    for day in -20..<20 {
      let (today, tomorrow) = (Rota(person: 5, day: day), Rota(person: 5, day: day + 1))
      #expect(
        (today.age(of: 77, slot: 6, period: 8) + 1) % 8 == tomorrow.age(of: 77, slot: 6, period: 8))
    }
  }
}

import Astrology
import Ephemeris
import TestSamples
import Testing

@testable import Readings

/// What the first paragraph of a portrait says of most of the chart, and where that is lived.
@Suite struct PortraitOpeningTests {
  private static let personal: [CelestialBody] = [
    .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn,
  ]

  /// Fire and air go together, and so do earth and water: the signs with even numbers, and those with odd ones.
  private static func agree(_ one: ZodiacSign, _ other: ZodiacSign) -> Bool {
    (one.rawValue - other.rawValue).isMultiple(of: 2)
  }

  @Test func `the house of the one side holds no planet of the other`() throws {
    var placed = 0
    for chart in try PortraitSamples.charts(isTimed: true) {
      let statements = try #require(Portrait(of: chart)[.summary]).paragraphs.flatMap(\.statements)
      for statement in statements {
        guard case .most(let sign, .house(let house)?, _) = statement.form else { continue }
        placed += 1
        for body in Self.personal where chart.house(of: body) == house {
          let other = try #require(chart.position(of: body)?.sign)
          #expect(Self.agree(sign, other), "\(body) in \(other), house \(house.number)")
        }
        if house.number == 1, let rising = chart.angles.map({ ZodiacSign($0.ascendant) }) {
          #expect(Self.agree(sign, rising))
        }
      }
    }
    #expect(placed > 30, "\(placed)")
  }

  @Test func `most of a chart is six planets of ten or more`() throws {
    var (most, large) = (0, 0)
    for chart in try PortraitSamples.charts(isTimed: true) {
      let statements = try #require(Portrait(of: chart)[.summary]).paragraphs.flatMap(\.statements)
      for statement in statements {
        guard case .most(let sign, _, let isMost) = statement.form else { continue }
        let count = CelestialBody.tenPlanets.count {
          chart.position(of: $0)?.sign.element == sign.element
        }
        #expect(isMost == (count >= 6), "\(sign) \(count)")
        most += isMost ? 1 : 0
        large += isMost ? 0 : 1
      }
    }
    #expect(most > 2 && large > 50, "\(most) \(large)")
  }

  @Test func `what stands against most of a chart has another field of life`() throws {
    let kin: [Set<PortraitField>] = try [
      [.house(House(7)), .house(House(8)), .point(.body(.venus))],
      [.house(House(1)), .point(.angle(.ascendant))],
    ]
    var count = 0
    for chart in try PortraitSamples.charts(isTimed: true) {
      let statements = try #require(Portrait(of: chart)[.summary]).paragraphs.flatMap(\.statements)
      var (found, others): (PortraitField?, [PortraitField]) = (nil, [])
      for statement in statements {
        if case .most(_, let field, _) = statement.form { found = field }
        if case .against(_, let fields) = statement.form { others = fields }
      }
      guard let field = found, !others.isEmpty else { continue }
      count += 1
      for other in others {
        #expect(other != field)
        #expect(!kin.contains { $0.contains(field) && $0.contains(other) }, "\(field) \(other)")
      }
    }
    #expect(count > 20, "\(count)")
  }
}

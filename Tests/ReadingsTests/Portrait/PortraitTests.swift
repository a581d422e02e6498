import Astrology
import Ephemeris
import TestSamples
import Testing

@testable import Readings

/// What a portrait chooses to say, without its sentences.
@Suite struct PortraitTests {
  static func facts(_ portrait: Portrait) -> [PortraitFact] {
    portrait.chapters.flatMap(\.paragraphs).flatMap(\.statements).flatMap(\.facts)
  }

  // The chart of the contract, Tests/DocumentsTests/Contract/Examples.
  @Test func `the facts are those of the chart`() throws {
    let portrait = Portrait(of: try Samples.contractChart())
    let keys = Set(Self.facts(portrait).map(\.key))
    for key in [
      "sun.in.gemini", "moon.in.pisces", "moon.house.6", "ascendant.in.libra",
      "ascendant.ruler.venus.house.8", "sun.square.moon",
      "jupiter.conjunction.midheaven",
    ] {
      #expect(keys.contains(key), "\(key)")
    }
    // No element, mode or half of this chart stands out, and its slow planets stand with love, work and mind.
    #expect(
      portrait.chapters.map(\.chapter)
        == Portrait.ChapterKind.allCases.filter { ![.balance, .bridge, .generation].contains($0) })
  }

  @Test func `every statement is carried by facts and has a weight`() throws {
    for isTimed in [true, false] {
      for chart in try PortraitSamples.charts(isTimed: isTimed) {
        for chapter in Portrait(of: chart).chapters {
          #expect(!chapter.paragraphs.isEmpty)
          for paragraph in chapter.paragraphs {
            #expect(!paragraph.statements.isEmpty)
            #expect(paragraph.statements.allSatisfy { !$0.facts.isEmpty && $0.weight >= 0 })
          }
        }
      }
    }
  }

  @Test func `signs, houses and aspects are never other than the chart's`() throws {
    for chart in try PortraitSamples.charts(isTimed: true) {
      let aspects = Set(chart.aspects())
      for fact in Self.facts(Portrait(of: chart)) {
        switch fact {
        case .sign(.body(let body), let sign): #expect(chart.position(of: body)?.sign == sign)
        case .sign(.angle(let angle), let sign):
          #expect(chart.angles.map { ZodiacSign($0[angle]) } == sign)
        case .house(let body, let house): #expect(chart.house(of: body) == house)
        case .ruler(let angle, let body, let house):
          #expect(chart.angles.map { ZodiacSign($0[angle]).traditionalRuler } == body)
          #expect(chart.house(of: body) == house)
        case .aspect(let aspect): #expect(aspects.contains(aspect))
        case .retrograde(let body): #expect(chart.sky[body].isRetrograde)
        case .crowd(let house, let members):
          #expect(members.count >= 3 && members.allSatisfy { chart.house(of: $0) == house })
        case .element, .mode, .hemisphere, .figure, .station, .unaspected, .transit, .birthTime:
          break
        }
      }
    }
  }

  @Test func `the rulers of Ascendant and Descendant are named with sign and house`() throws {
    for chart in try PortraitSamples.charts(isTimed: true) {
      let angles = try #require(chart.angles)
      let portrait = Portrait(of: chart)
      for (angle, chapter) in [
        (ChartAngle.ascendant, Portrait.ChapterKind.core), (.descendant, .love),
      ] {
        let ruler = ZodiacSign(angles[angle]).traditionalRuler
        let house = try #require(chart.house(of: ruler))
        let facts = try #require(portrait[chapter]).paragraphs.flatMap(\.statements).flatMap(
          \.facts)
        #expect(facts.contains(.ruler(angle, ruler, house)), "\(angle)")
      }
    }
  }

  @Test func `all planets lead to the last ruler, and two in exchange rule each other's signs`()
    throws
  {
    var (ends, exchanges) = (0, 0)
    for chart in try PortraitSamples.charts(isTimed: true) {
      let facts = PortraitFacts(of: chart)
      if let last = facts.lastRuler {
        ends += 1
        #expect(chart.position(of: last)?.sign.traditionalRuler == last)
        // Another planet in its own sign would be an end of its own.
        #expect(
          CelestialBody.rulers.filter { chart.position(of: $0)?.sign.traditionalRuler == $0 }
            == [last])
        #expect(facts.exchange == nil)
      }
      if let (one, other) = facts.exchange {
        exchanges += 1
        #expect(chart.position(of: one)?.sign.traditionalRuler == other)
        #expect(chart.position(of: other)?.sign.traditionalRuler == one)
      }
    }
    #expect(ends >= 5 && exchanges >= 5, "\(ends) \(exchanges)")
  }

  @Test func `an aspect is described once`() throws {
    for chart in try PortraitSamples.charts(isTimed: true) {
      let aspects = Portrait(of: chart).chapters
        .flatMap(\.paragraphs).flatMap(\.statements)
        .filter { $0.matter == nil && !$0.texts.isEmpty }.flatMap(\.facts)
        .filter { if case .aspect = $0 { true } else { false } }
      #expect(Set(aspects).count == aspects.count)
    }
  }

  @Test func `without a time there is no house, no angle and no aspect of the Moon`() throws {
    for chart in try PortraitSamples.charts(isTimed: false) {
      let portrait = Portrait(of: chart)
      #expect(!portrait.isTimed)
      for fact in Self.facts(portrait) {
        #expect(!fact.needsTime, "\(fact.key)")
        if case .aspect(let aspect) = fact { #expect(aspect.first != .body(.moon)) }
        if case .figure(let figure) = fact { #expect(!figure.members.contains(.moon)) }
      }
      #expect(portrait[.work] == nil && portrait[.certainty] != nil && portrait.chapters.count >= 5)
    }
  }

  @Test func `a Moon that changes its sign that day has none`() throws {
    var changes = 0
    for chart in try PortraitSamples.charts(isTimed: false) {
      let keys = Self.facts(Portrait(of: chart)).map(\.key)
      let hasSign = keys.contains { $0.hasPrefix("moon.in.") }
      #expect(hasSign == chart.uncertainty.moonSignIsCertain)
      if !hasSign { changes += 1 }
    }
    // The Moon needs 2.3 days for a sign, and a date anywhere on Earth has 50 hours.
    #expect((80...98).contains(changes), "\(changes)")
  }

  @Test func `agreement needs three facts, and a torn matter two on each side`() throws {
    var directions: Set<PortraitDirection> = []
    for chart in try PortraitSamples.charts(isTimed: true) {
      let statements = try #require(Portrait(of: chart)[.summary]).paragraphs.flatMap(\.statements)
      for statement in statements {
        guard let direction = statement.direction else { continue }
        directions.insert(direction)
        #expect(statement.facts.count >= (direction == .torn ? 4 : 3))
      }
      let matters = statements.compactMap(\.matter)
      #expect(Set(matters).count == matters.count)
      #expect(matters.count <= 3)
    }
    // Marks come first, so that few charts have one that says less.
    #expect(directions.isSuperset(of: [.more, .torn]))
  }

  @Test func `the strongest aspects come first, and none that is far from exact`() throws {
    for chart in try PortraitSamples.charts(isTimed: true) {
      let statements = try #require(Portrait(of: chart)[.tensions]).paragraphs
        .flatMap(\.statements)
      for fact in statements.flatMap(\.facts) {
        guard case .aspect(let aspect) = fact else { continue }
        #expect(aspect.orb.degrees <= 0.6 * aspect.kind.widestOrb.degrees, "\(fact.key)")
      }
    }
  }

  // Poland, 27 March 1999: Mercury in Pisces makes no aspect to another planet, and Pluto is 0.5° from the Ascendant.
  @Test func `what marks a chart stands at its head`() throws {
    let place = try GeographicPlace(latitude: 54.3523, longitude: 18.6491)
    let birth = Birth(
      date: try CalendarDate("1999-03-26"), time: try TimeOfDay(hour: 23, minute: 25), zone: .utc,
      place: place)
    let summary = try #require(Portrait(of: try Samples.chart(of: birth))[.summary])
    let story = try #require(summary.paragraphs[1].statements.first { $0.form == .theme(.story) })
    #expect(story.facts.map(\.key) == ["pluto.conjunction.ascendant"])
    let marks = summary.paragraphs.dropFirst(2).flatMap(\.statements)
    #expect(marks.first?.facts.map(\.key) == ["mercury.unaspected"])
  }
}

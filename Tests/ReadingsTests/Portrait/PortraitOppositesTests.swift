import Astrology
import Ephemeris
import TestSamples
import Testing

@testable import Readings

/// What the statements of a portrait say against each other.
@Suite struct PortraitOppositesTests {
  @Test func `what denies signs and strong aspects is left out or stands behind a but`() throws {
    var joined = 0
    for chart in try PortraitSamples.charts(isTimed: true) {
      let chapters = Portrait(of: chart).chapters
      let leading = chapters.filter { $0.chapter == .summary || $0.chapter == .tensions }
        .flatMap(\.paragraphs).flatMap(\.statements)
        .filter { $0.matter == nil && (!$0.texts.isEmpty || $0.form == .theme(.story)) }
        .compactMap(\.facts.first)
      var certain = (PortraitFacts(of: chart).personalSigns + leading).flatMap(\.sayings)
      for chapter in chapters
      where chapter.chapter != .summary && chapter.chapter != .tensions {
        for statement in chapter.paragraphs.flatMap(\.statements) where !statement.texts.isEmpty {
          let fact = try #require(statement.facts.first)
          if statement.form == .but {
            // From here on both sides are known.
            joined += 1
            certain += fact.sayings
            continue
          }
          // Signs are always said, and so is the ruler of the rising sign.
          if statement.form == .ruler(isBut: true) {
            certain += fact.sayings
            continue
          }
          if case .sign = fact {
            certain += fact.sayings
            continue
          }
          for saying in fact.sayings {
            let poles = certain.filter { $0.trait == saying.trait }
            #expect(poles.isEmpty || poles.contains(saying), "\(fact.key) \(saying.trait)")
          }
          certain += fact.sayings
        }
      }
    }
    #expect(joined >= 10, "\(joined)")
  }

  @Test
  func
    `two sides are set against each other once for a trait, and five times in a portrait at most`()
    throws
  {
    var counts: [Int: Int] = [:]
    for chart in try PortraitSamples.charts(isTimed: true) {
      var traits: Set<PortraitTrait> = []
      for paragraph in Portrait(of: chart).chapters.flatMap(\.paragraphs) {
        var sides = 0
        for statement in paragraph.statements {
          guard case .both(let trait, _) = statement.form else { continue }
          sides += 1
          #expect(traits.insert(trait).inserted, "\(trait)")
          // The first fact says more of the trait, the other less, and nothing easy pulls at a sign.
          let says = statement.facts.map { fact in
            fact.sayings.filter { $0.trait == trait }.map(\.isMore)
          }
          #expect(says == [[true], [false]], "\(statement.facts.map(\.key)) \(trait)")
          for fact in statement.facts {
            guard case .aspect(let aspect) = fact else { continue }
            #expect(aspect.kind.portraitNature != .easy)
          }
        }
        #expect(sides <= 1)
      }
      counts[traits.count, default: 0] += 1
    }
    #expect(counts.keys.allSatisfy { $0 <= 5 }, "\(counts)")
    #expect(counts.filter { $0.key >= 2 }.values.reduce(0, +) >= 20, "\(counts)")
  }
}

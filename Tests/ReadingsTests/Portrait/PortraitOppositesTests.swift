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

  @Test func `where a trait is said both ways, a sentence says how one lives with both`() throws {
    var sides = 0
    for isTimed in [true, false] {
      for chart in try PortraitSamples.charts(isTimed: isTimed) {
        var traits: Set<PortraitTrait> = []
        var said: Set<PortraitFact.Saying> = []
        for statement in Portrait(of: chart).chapters.flatMap(\.paragraphs).flatMap(\.statements) {
          let trait: PortraitTrait
          switch statement.form {
          case .both(let one): trait = one
          case .plain, .but, .inner, .shown, .theme(.story):
            if !statement.texts.isEmpty || statement.form == .theme(.story),
              let fact = statement.facts.first
            {
              if fact.isOfAField { said.formUnion(fact.sayings) }
            }
            continue
          case _: continue
          }
          sides += 1
          #expect(traits.insert(trait).inserted, "\(trait)")
          // The first fact says more of the trait, the other less.
          let says = statement.facts.map { fact in
            fact.sayings.filter { $0.trait == trait }.map(\.isMore)
          }
          #expect(says == [[true], [false]], "\(statement.facts.map(\.key)) \(trait)")
        }
        for trait in PortraitTrait.allCases {
          let isTorn = said.contains(.more(trait)) && said.contains(.less(trait))
          #expect(isTorn == traits.contains(trait), "\(trait)")
        }
      }
    }
    #expect(sides >= 300, "\(sides)")
  }
}

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

  @Test func `a sign that says the opposite of an earlier fact says so, three times at most`()
    throws
  {
    var counts: Set<Int> = []
    for chart in try PortraitSamples.charts(isTimed: true) {
      let asides = Portrait(of: chart).chapters.flatMap(\.paragraphs).flatMap(\.statements)
        .filter { statement in
          switch statement.form {
          case .aside, .yet: true
          default: false
          }
        }
      #expect(asides.count <= 3)
      counts.insert(asides.count)
      for aside in asides {
        guard case .aside = aside.form else { continue }
        guard case .sign? = aside.facts.first else {
          Issue.record("\(aside.facts.map(\.key))")
          continue
        }
      }
    }
    #expect(counts == [0, 1, 2, 3])
  }

  @Test func `two sides are set against each other once for a trait, and once in a paragraph`()
    throws
  {
    var count = 0
    for chart in try PortraitSamples.charts(isTimed: true) {
      var traits: Set<PortraitTrait> = []
      for paragraph in Portrait(of: chart).chapters.flatMap(\.paragraphs) {
        let sides = paragraph.statements.compactMap { statement -> PortraitTrait? in
          switch statement.form {
          case .yet(let trait, _), .both(let trait, _): trait
          default: nil
          }
        }
        #expect(sides.count <= 1)
        for trait in sides { #expect(traits.insert(trait).inserted, "\(trait)") }
        count += sides.count
        // Nothing easy pulls at a sign.
        for statement in paragraph.statements {
          guard case .yet = statement.form, case .aspect(let aspect)? = statement.facts.first else {
            continue
          }
          #expect(aspect.kind.portraitNature != .easy)
        }
      }
    }
    #expect(count >= 60, "\(count)")
  }
}

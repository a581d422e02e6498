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
          if case .bend = statement.form {
            // What changes a sign says itself what it stands against.
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

  @Test func `where a trait is said both ways, a sentence before the later says which decides`()
    throws
  {
    var (sides, bends, judges) = (0, 0, Set<PortraitJudge>())
    for isTimed in [true, false] {
      for chart in try PortraitSamples.charts(isTimed: isTimed) {
        var (traits, judged): (Set<PortraitTrait>, Set<PortraitTrait>) = ([], [])
        var said: Set<PortraitFact.Saying> = []
        for statement in Portrait(of: chart).chapters.flatMap(\.paragraphs).flatMap(\.statements) {
          switch statement.form {
          case .both(let sayings, let judge):
            sides += 1
            judges.insert(judge)
            #expect(statement.facts.count == sayings.count + 1 && !sayings.isEmpty)
            for (saying, other) in zip(sayings, statement.facts.dropFirst()) {
              #expect(judged.insert(saying.trait).inserted, "\(saying.trait)")
              traits.insert(saying.trait)
              // The first fact says so, the other the opposite.
              let says = [statement.facts[0], other].map { fact in
                fact.sayings.filter { $0.trait == saying.trait }.map(\.isMore)
              }
              #expect(says == [[saying.isMore], [!saying.isMore]], "\(statement.facts.map(\.key))")
            }
          case .bend:
            guard let fact = statement.facts.first, let sign = statement.facts.last else {
              continue
            }
            if fact.denies(sign) {
              // The sign would have it otherwise, and the sentence says so.
              bends += 1
              traits.formUnion(fact.traits(deniedBy: sign))
            }
            if !statement.texts.isEmpty { said.formUnion(fact.sayings) }
          case .plain, .but, .inner, .shown, .theme(.story), .rest:
            guard let fact = statement.facts.first, fact.isOfAField,
              !statement.texts.isEmpty || statement.form == .theme(.story)
            else { continue }
            said.formUnion(fact.sayings)
          case _: continue
          }
        }
        for trait in PortraitTrait.allCases
        where said.contains(.more(trait)) && said.contains(.less(trait)) {
          #expect(traits.contains(trait), "\(trait)")
        }
      }
    }
    #expect(sides >= 200 && bends >= 3, "\(sides) \(bends)")
    // Each way to decide is taken.
    #expect(judges.isSuperset(of: [.own, .weight(isLater: true), .weight(isLater: false)]))
    #expect(judges.contains(.field(.body(.venus))) && judges.contains(.field(.body(.mercury))))
  }

  @Test func `a sign stands behind the hard or close aspect that changes it`()
    throws
  {
    var (near, stories) = (0, 0)
    for isTimed in [true, false] {
      for chart in try PortraitSamples.charts(isTimed: isTimed) {
        let portrait = Portrait(of: chart)
        let theme = PortraitTheme.aspect(of: PortraitFacts(of: chart))
        for paragraph in portrait.chapters.flatMap(\.paragraphs) {
          for (index, statement) in paragraph.statements.enumerated() {
            guard case .bend(let place) = statement.form else { continue }
            guard case .aspect(let aspect)? = statement.facts.first,
              case .sign(let point, let sign)? = statement.facts.last
            else {
              Issue.record("\(statement.facts.map(\.key))")
              continue
            }
            #expect(aspect.kind.portraitNature != .easy && aspect.other(than: point) != nil)
            #expect((place == .story) == (aspect == theme))
            #expect((place == .here) == !statement.texts.isEmpty)
            if place == .here {
              near += 1
              #expect(aspect.orb.degrees <= 3)
            } else if place == .story {
              stories += 1
            }
            // Its sign follows.
            #expect(
              paragraph.statements[index...].contains {
                $0.form == .rest && $0.facts == [.sign(point, sign)]
              })
          }
        }
      }
    }
    #expect(near >= 15 && stories >= 100, "\(near) \(stories)")
  }
}

extension PortraitFact {
  /// The traits that another fact says the opposite about.
  fileprivate func traits(deniedBy other: PortraitFact) -> [PortraitTrait] {
    sayings.filter { saying in
      other.sayings.contains { $0.trait == saying.trait && $0.isMore != saying.isMore }
    }.map(\.trait)
  }
}

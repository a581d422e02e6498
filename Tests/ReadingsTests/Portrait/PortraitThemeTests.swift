import Astrology
import Ephemeris
import TestSamples
import Testing

@testable import Readings

/// The main tension of a portrait.
@Suite struct PortraitThemeTests {
  private static func told(
    _ portrait: Portrait, _ part: PortraitTheme.Part
  ) -> [Portrait.ChapterKind] {
    portrait.chapters.filter { chapter in
      chapter.paragraphs.flatMap(\.statements).contains { $0.form == .theme(part) }
    }.map(\.chapter)
  }

  @Test func `nearly every chart has one, and it stands in five chapters`() throws {
    var count = 0
    for chart in try PortraitSamples.charts(isTimed: true) {
      let portrait = Portrait(of: chart)
      guard !Self.told(portrait, .story).isEmpty else { continue }
      count += 1
      #expect(Self.told(portrait, .story) == [.summary])
      #expect(Self.told(portrait, .love) == [.love])
      #expect(Self.told(portrait, .action) == [.action])
      #expect(Self.told(portrait, .work) == [.work])
      #expect(Self.told(portrait, .close) == [.whole])
    }
    #expect(count >= 90, "\(count)")
  }

  @Test func `it is never an easy aspect, nor one far from exact`() throws {
    var themes: Set<PortraitTheme> = []
    for isTimed in [true, false] {
      for chart in try PortraitSamples.charts(isTimed: isTimed) {
        guard let aspect = PortraitTheme.aspect(of: PortraitFacts(of: chart)) else { continue }
        themes.insert(PortraitTheme(aspect.first, aspect.second))
        #expect(aspect.kind != .trine && aspect.kind != .sextile)
        let isOfLights = aspect.first == .body(.sun) || aspect.first == .body(.moon)
        let widest = 0.6 * aspect.kind.widestOrb.degrees
        #expect(
          aspect.orb.degrees <= (isOfLights && aspect.kind == .conjunction ? 6 : widest))
        if !isTimed {
          #expect(aspect.first != .body(.moon) && !aspect.second.isAngle)
        }
      }
    }
    // A theme that everybody has says nothing about anybody.
    #expect(themes.count >= 25, "\(themes.count)")
  }

  // 1 December 2001 in Osaka: the Sun opposite the Moon by 4.05°, a day after the full Moon.
  @Test func `a full Moon is the main tension`() throws {
    let place = try GeographicPlace(latitude: 34.6938, longitude: 135.5011)
    let birth = Birth(
      date: try CalendarDate("2001-12-01"), time: try TimeOfDay(hour: 4, minute: 40), zone: .utc,
      place: place)
    let theme = PortraitTheme.aspect(of: PortraitFacts(of: try Samples.chart(of: birth)))
    #expect(theme.map { PortraitFact.aspect($0).key } == "sun.opposition.moon")
  }

  @Test func `an element without a planet is named, and so is a planet at an angle`() throws {
    var (missing, angular) = (0, 0)
    for chart in try PortraitSamples.charts(isTimed: true) {
      let facts = PortraitTests.facts(Portrait(of: chart))
      let signs = CelestialBody.tenPlanets.compactMap { chart.position(of: $0)?.sign.element }
      for element in ZodiacSign.Element.allCases where !signs.contains(element) {
        missing += 1
        #expect(facts.contains(.element(element, count: 0)), "\(element)")
      }
      for aspect in chart.aspects() where aspect.kind == .conjunction && aspect.orb.degrees <= 5 {
        guard case .body(let body) = aspect.first, CelestialBody.tenPlanets.contains(body),
          aspect.second == .angle(.ascendant) || aspect.second == .angle(.midheaven)
        else { continue }
        angular += 1
        #expect(facts.contains(.aspect(aspect)), "\(body)")
      }
    }
    #expect(missing >= 10 && angular >= 20, "\(missing) \(angular)")
  }

  @Test func `the closest aspects are never left out, nor the closest of the chart's ruler`() throws
  {
    for isTimed in [true, false] {
      for chart in try PortraitSamples.charts(isTimed: isTimed) {
        let said = PortraitTests.facts(Portrait(of: chart))
        let aspects = PortraitFacts(of: chart).aspects.map(\.aspect)
          .filter { !$0.second.isAngle }.sorted { $0.orb.degrees < $1.orb.degrees }
        let inner = aspects.filter { aspect in
          if case .body(let slower) = aspect.second { slower < .uranus } else { false }
        }
        var wanted = Array(inner.prefix(3))
        if let ruler = PortraitFacts(of: chart).ruler {
          wanted += aspects.filter { $0.other(than: .body(ruler)) != nil }.prefix(1)
        }
        wanted += aspects.filter(\.isNearlyExact)
        for aspect in wanted {
          #expect(said.contains(.aspect(aspect)), "\(PortraitFact.aspect(aspect).key)")
        }
      }
    }
  }

  @Test func `the first paragraph weighs the chart, and few charts weigh alike`() throws {
    var openings: Set<[PortraitForm]> = []
    var placed = 0
    for chart in try PortraitSamples.charts(isTimed: true) {
      let first = try #require(Portrait(of: chart)[.summary]?.paragraphs.first)
      let forms = first.statements.map(\.form)
      guard case .most(let sign, let field, _) = try #require(forms.dropFirst().first) else {
        Issue.record("\(forms)")
        continue
      }
      if field != nil { placed += 1 }
      let others = forms.compactMap { form -> ZodiacSign? in
        if case .against(let other, _) = form { other } else { nil }
      }
      #expect(others.allSatisfy { !sign.element.suits($0.element) })
      guard case .follows(sign.element, others.first) = try #require(forms.last) else {
        Issue.record("\(forms)")
        continue
      }
      openings.insert(Array(forms.dropFirst()))
    }
    #expect(openings.count >= 95, "\(openings.count)")
    // Others have planets of both sides in each house.
    #expect(placed >= 60, "\(placed)")
  }
}

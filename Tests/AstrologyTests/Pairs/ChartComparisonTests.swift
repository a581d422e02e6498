import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Any chart laid over any other: what holds whatever they are.
@Suite struct ChartComparisonTests {
  private static let hers = Result {
    try NatalChart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006),
      ephemeris: WiderCases.ephemeris.get())
  }
  private static let his = Result {
    try NatalChart(
      of: Samples.birth(
        "1988-03-02T09:10", zone: "Europe/Paris", latitude: 45.764, longitude: 4.8357),
      ephemeris: WiderCases.ephemeris.get())
  }
  private static let later = Result { try Samples.instant("2026-05-01T12:00") }

  /// One of each kind of chart.
  private static func layers() throws -> [(name: String, layer: ChartLayer)] {
    let ephemeris = try WiderCases.ephemeris.get()
    let (hers, his, later) = (try hers.get(), try his.get(), try later.get())
    let place = try #require(hers.birth.place)
    func partner(_ chart: NatalChart) throws -> Partner { try Partner(chart, ephemeris: ephemeris) }
    let sunReturn = try PlanetaryReturn.number(36, of: .sun, to: hers, ephemeris: ephemeris)
    let davison = try DavisonBirth(of: hers.birth, and: his.birth).birth
    return [
      ("birth", ChartLayer(try partner(hers))), ("other", ChartLayer(try partner(his))),
      (
        "event",
        ChartLayer(
          try partner(NatalChart(at: later, place: place, ephemeris: ephemeris)), isMoving: true)
      ),
      (
        "return",
        ChartLayer(try partner(NatalChart(at: sunReturn.at, place: place, ephemeris: ephemeris)))
      ),
      ("progressed", ChartLayer(try ProgressedChart(of: hers, at: later, ephemeris: ephemeris))),
      ("directed", ChartLayer(try DirectedChart(of: hers, at: later, ephemeris: ephemeris))),
      ("composite", ChartLayer(try CompositeChart(of: hers, and: his, ephemeris: ephemeris))),
      ("davison", ChartLayer(try partner(NatalChart(of: davison, ephemeris: ephemeris)))),
      (
        "date",
        ChartLayer(
          try partner(
            NatalChart(of: Birth(date: CalendarDate("1988-02-29")), ephemeris: ephemeris)))
      ),
    ]
  }

  private static func layer(_ name: String) throws -> ChartLayer {
    try #require(try layers().first { $0.name == name }).layer
  }

  @Test func `swapping two charts transposes everything`() throws {
    let layers = try Self.layers()
    for (name, one) in layers {
      for (otherName, other) in layers {
        for orbs in [NamedOrbs.standard, .lilly] {
          let there = ChartComparison(one, with: other, by: orbs.rule)
          let back = ChartComparison(other, with: one, by: orbs.rule)
          #expect(there.outerInInner == back.innerInOuter, "\(name) \(otherName)")
          #expect(there.innerInOuter == back.outerInInner)
          let texts = there.contacts.map {
            "\($0.first.name) \($0.second.name) \($0.kind) \($0.orb.degrees) \($0.isCertain)"
          }
          let others = back.contacts.map {
            "\($0.second.name) \($0.first.name) \($0.kind) \($0.orb.degrees) \($0.isCertain)"
          }
          #expect(texts.sorted() == others.sorted(), "\(name) \(otherName)")
          #expect(there.minorContacts.count == back.minorContacts.count)
        }
      }
    }
  }

  @Test func `two births are their synastry`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let (hers, his) = (try Self.hers.get(), try Self.his.get())
    let synastry = try Synastry(of: hers, and: his, ephemeris: ephemeris)
    let comparison = ChartComparison(try Self.layer("birth"), with: try Self.layer("other"))
    #expect(comparison.contacts == synastry.contacts)
    #expect(comparison.outerInInner == synastry.secondInFirst)
    #expect(comparison.contacts.allSatisfy { $0.motion == nil })
  }

  @Test func `a progressed chart makes to the birth the aspects that it makes itself`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let (hers, later) = (try Self.hers.get(), try Self.later.get())
    let own = try ProgressedChart(of: hers, at: later, ephemeris: ephemeris).aspects()
      .filter { $0.partner == .natal }
    let comparison = ChartComparison(
      try Self.layer("progressed"), with: try Self.layer("birth"), by: NamedOrbs.degree.rule)
    func text(_ one: ChartPoint, _ kind: AspectKind, _ other: ChartPoint) -> String {
      "\(one.name) \(kind.name) \(other.name)"
    }
    #expect(
      comparison.contacts.map { text($0.first, $0.kind, $0.second) }
        == own.map { text($0.point, $0.kind, $0.other) })
    #expect(comparison.contacts.map(\.motion) == own.map { $0.motion })
  }

  @Test func `a directed chart makes to the birth the aspects that it makes itself`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let directed = try DirectedChart(
      of: Self.hers.get(), at: Self.later.get(), ephemeris: ephemeris)
    let comparison = ChartComparison(
      ChartLayer(directed), with: try Self.layer("birth"), by: NamedOrbs.degree.rule)
    #expect(comparison.contacts.map(\.kind) == directed.aspects().map(\.kind))
    #expect(comparison.contacts.map(\.motion) == directed.aspects().map { $0.motion })
    // Its houses move with it, so its points stand in the houses that they stand in at birth.
    let layer = try Self.layer("directed")
    for (place, natal) in zip(layer.places, try Self.hers.get().places) {
      guard case .body = place.point else { continue }
      #expect(
        layer.house(of: place.longitude) == (try Self.hers.get()).frame.house(of: natal.longitude))
    }
  }

  @Test func `what the sky applies to is closer an hour later`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let birth = try Self.layer("birth")
    func contacts(_ hours: Double) throws -> [Contact] {
      let place = try #require(try Self.hers.get().birth.place)
      let instant = try Self.later.get().advanced(byDays: hours / 24)
      let chart = try NatalChart(at: instant, place: place, ephemeris: ephemeris)
      return ChartComparison(
        birth, with: ChartLayer(try Partner(chart, ephemeris: ephemeris), isMoving: true)
      ).contacts
    }
    let (now, soon) = (try contacts(0), try contacts(1))
    var compared = 0
    for contact in now {
      guard case .body = contact.second else {
        #expect(contact.motion == nil)
        continue
      }
      let next = soon.first {
        $0.first == contact.first && $0.second == contact.second && $0.kind == contact.kind
      }
      // Within an hour of exactness, or at the edge, the orb does not say it.
      guard let next, contact.orb.degrees > 0.6 else { continue }
      #expect((contact.motion == .applying) == (next.orb < contact.orb), "\(contact)")
      compared += 1
    }
    #expect(compared > 20)
  }

  @Test func `the Sun of a solar return is with the Sun of the birth`() throws {
    let comparison = ChartComparison(try Self.layer("birth"), with: try Self.layer("return"))
    let suns = comparison.contacts.first {
      $0.first == .body(.sun) && $0.second == .body(.sun)
    }
    #expect(suns?.kind == .conjunction)
    // A millisecond of the Sun.
    #expect((suns?.orb.degrees ?? 1) < 1e-6)
  }

  @Test func `minor aspects join no pair that makes one of the five`() throws {
    for (_, layer) in try Self.layers() {
      let comparison = ChartComparison(try Self.layer("birth"), with: layer)
      let majors = Set(comparison.contacts.map { [$0.first, $0.second] })
      #expect(comparison.minorContacts.allSatisfy { !majors.contains([$0.first, $0.second]) })
      for contact in comparison.minorContacts { #expect(contact.orb <= contact.kind.widestOrb) }
    }
  }

  @Test func `a date has no houses, and what hangs on its hour is uncertain`() throws {
    let comparison = ChartComparison(try Self.layer("event"), with: try Self.layer("date"))
    #expect(comparison.innerInOuter == nil && comparison.outerInInner?.count == 11)
    #expect(comparison.contacts.contains { !$0.isCertain })
    #expect(comparison.minorContacts.contains { !$0.isCertain })
  }
}

import EngineSupport
@testable import Ephemeris
import TestSupport
import Testing

@Suite struct SkySearchTests {
  static func ut(_ date: String) throws -> JulianDay<UT1> {
    JulianDay(try CalendarDate(date), .midnight)
  }

  static func longitudes(_ degrees: Double...) -> [EclipticLongitude] {
    degrees.map(EclipticLongitude.init(wrapping:))
  }

  /// Every watch that the sky events use: boundaries of signs, turns and aspects, the Moon's too.
  static let watches: [ArcWatch] = {
    let signs = (0..<12).map { EclipticLongitude(wrapping: Double($0) * 30) }
    let aspects = [0, 60, 90, 120, 180, 240, 270, 300].map(EclipticLongitude.init(wrapping:))
    return [
      .passage(.longitude(.moon), of: signs), .passage(.longitude(.mercury), of: signs),
      .turn(.longitude(.mercury)), .turn(.longitude(.pluto)),
      .passage(.elongation(of: .moon, from: .sun), of: aspects),
      .passage(.elongation(of: .mercury, from: .venus), of: aspects),
      .passage(.longitude(.trueNode), of: signs),
    ]
  }()

  @Test func `a day on which Mercury enters, turns and leaves shows all three`() throws {
    // Trap 14: on 1970-01-04 the ingress, the station and the way back fall within some eight hours.
    let search = SkySearch(
      [
        .passage(.longitude(.mercury), of: Self.longitudes(300)), .turn(.longitude(.mercury)),
      ], ephemeris: try EphemerisSamples.table.get())
    let events = try search.events(from: Self.ut("1970-01-03"), to: Self.ut("1970-01-06"))
    #expect(events.map(\.happening) == [.passage(place: 0), .turn, .passage(place: 0)])
    #expect(events.map(\.motion) == [.direct, .retrograde, .retrograde])
    #expect(events.allSatisfy { $0.ut.utcDate.description == "1970-01-04" })
    let (first, last) = (try #require(events.first), try #require(events.last))
    #expect(first.ut.days(until: last.ut) < 9.0 / 24)
  }

  /// Whatever is fast enough that a millisecond can be told from rounding.
  @Test func `an arc is short of its place a millisecond before, and past it after`() throws {
    let ephemeris = try EphemerisSamples.table.get()
    let arcs: [SkyArc] = [
      .longitude(.moon), .longitude(.sun), .longitude(.mercury), .longitude(.venus),
      .elongation(of: .moon, from: .pluto), .elongation(of: .mercury, from: .mars),
    ]
    let places = (0..<36).map { EclipticLongitude(wrapping: Double($0) * 10 + 1.5) }
    let search = SkySearch(arcs.map { .passage($0, of: places) }, ephemeris: ephemeris)
    let start = try Self.ut("2025-01-01")
    var count = 0
    for event in try search.events(from: start, to: start.advanced(byDays: 60)) {
      guard case .passage(let place) = event.happening else { continue }
      func missing(after seconds: Double) throws -> Double {
        let tt = event.tt.advanced(bySeconds: seconds)
        let arc = arcs[event.watch]
        return places[place].arc(
          to: ArcSample(arc, in: try ephemeris.longitudes(of: arc.bodies, at: tt)).extent
        ).degrees
      }
      let (before, after) = (try missing(after: -0.001), try missing(after: 0.001))
      guard (after - before).magnitude > 5e-9 else { continue }
      count += 1
      #expect(event.motion == .direct ? before < 0 && after > 0 : before > 0 && after < 0)
    }
    #expect(count > 150)
  }

  @Test func `Pluto is at the end of Capricorn five times in 2023 and 2024`() throws {
    // As published everywhere: these dates in UT.
    let search = SkySearch(
      [.passage(.longitude(.pluto), of: Self.longitudes(300))],
      ephemeris: try EphemerisSamples.table.get())
    let events = try search.events(from: Self.ut("2023-01-01"), to: Self.ut("2025-01-01"))
    #expect(
      events.map(\.ut.utcDate.description) == [
        "2023-03-23", "2023-06-11", "2024-01-21", "2024-09-01", "2024-11-19",
      ])
    #expect(events.map(\.motion) == [.direct, .retrograde, .direct, .retrograde, .direct])
  }

  @Test func `Mars opposes Pluto three times from 2024 to 2025`() throws {
    // As published everywhere: 3 November, 3 January, 27 April, by UT.
    let search = SkySearch(
      [.passage(.elongation(of: .mars, from: .pluto), of: Self.longitudes(180))],
      ephemeris: try EphemerisSamples.table.get())
    let events = try search.events(from: Self.ut("2024-08-01"), to: Self.ut("2025-08-01"))
    #expect(
      events.map(\.ut.utcDate.description) == ["2024-11-03", "2025-01-03", "2025-04-27"])
  }

  @Test func `Mercury turns six times in 2026`() throws {
    let search = SkySearch(
      [.turn(.longitude(.mercury))], ephemeris: try EphemerisSamples.table.get())
    let events = try search.events(from: Self.ut("2026-01-01"), to: Self.ut("2027-01-01"))
    #expect(
      events.map { "\($0.ut.utcDate) \($0.motion)" } == [
        "2026-02-26 retrograde", "2026-03-20 direct", "2026-06-29 retrograde",
        "2026-07-23 direct", "2026-10-24 retrograde", "2026-11-13 direct",
      ])
  }

  @Test func `a period split anywhere has the same events, bit for bit`() throws {
    let search = SkySearch(Self.watches, ephemeris: try EphemerisSamples.table.get())
    var generator = SplitMix64(seed: 41)
    for _ in 0..<6 {
      let start = JulianDay<UT1>(generator.double(in: 2_396_760..<2_506_000))
      let end = start.advanced(byDays: generator.double(in: 20..<80))
      let whole = try search.events(from: start, to: end)
      #expect(whole.count > 20)
      // Anywhere, and at the very instant of an event, and at a border of the search's days.
      let border = JulianDay<UT1>((start.days + 10).rounded())
      let cuts = [
        JulianDay<UT1>(generator.double(in: start.days..<end.days)), whole[whole.count / 2].ut,
        border,
      ]
      for cut in cuts {
        let parts = try search.events(from: start, to: cut) + search.events(from: cut, to: end)
        #expect(parts == whole)
      }
    }
  }

  @Test func `first and last are the ends of the list`() throws {
    let search = SkySearch(Self.watches, ephemeris: try EphemerisSamples.table.get())
    let (start, end) = (try Self.ut("2001-02-03"), try Self.ut("2001-02-13"))
    let events = try search.events(from: start, to: end)
    #expect(try search.first(from: start, to: end) == events.first)
    #expect(try search.last(from: start, to: end) == events.last)
    // Half open: the event at the start is in, the one at the end is out.
    let (one, two) = (events[0].ut, events[1].ut)
    #expect(try search.events(from: one, to: two) == [events[0]])
    #expect(try search.first(from: one, to: one) == nil)
    #expect(try search.events(from: end, to: start).isEmpty)
  }

  @Test func `the edges of the ephemeris are searched, what lies beyond is an error`() throws {
    let ephemeris = try EphemerisSamples.table.get()
    let search = SkySearch(Self.watches, ephemeris: ephemeris)
    let (start, end) = (ephemeris.span.start, ephemeris.span.end)
    #expect(try !search.events(from: start, to: start.advanced(byDays: 5)).isEmpty)
    #expect(try !search.events(from: end.advanced(byDays: -5), to: end).isEmpty)
    let slow = SkySearch([.turn(.longitude(.pluto))], ephemeris: ephemeris)
    let beyond = end.advanced(byDays: 1)
    #expect(throws: EphemerisError.self) { try slow.events(from: end, to: beyond) }
    #expect(throws: EphemerisError.self) { try slow.first(from: end, to: beyond) }
    #expect(throws: EphemerisError.self) { try slow.first(from: end, to: JulianDay(.infinity)) }
    #expect(throws: EphemerisError.self) { try slow.last(from: JulianDay(.nan), to: start) }
    #expect(throws: EphemerisError.self) { try slow.events(from: JulianDay(.nan), to: end) }
    let before = start.advanced(byDays: -1)
    #expect(throws: EphemerisError.self) { try slow.last(from: before, to: start) }
    #expect(try search.first(from: start, to: beyond) != nil)
  }
}

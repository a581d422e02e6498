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
  static let watches: [SkyArc.Watch] = {
    let signs = (0..<12).map { EclipticLongitude(wrapping: Double($0) * 30) }
    let aspects = [0, 60, 90, 120, 180, 240, 270, 300].map { PlaneAngle.degrees($0) }
    return [
      .passage(of: .moon, through: signs), .passage(of: .mercury, through: signs),
      .turn(.longitude(.mercury)), .turn(.longitude(.pluto)),
      .elongation(of: .moon, from: .sun, reaching: aspects),
      .elongation(of: .mercury, from: .venus, reaching: aspects),
      .passage(of: .trueNode, through: signs),
    ]
  }()

  @Test func `a day on which Mercury enters, turns and leaves shows all three`() throws {
    // On 1970-01-04 the ingress, the station and the way back fall within some eight hours.
    let search = SkySearch([
      .passage(of: .mercury, through: Self.longitudes(300)), .turn(.longitude(.mercury)),
    ])
    let events = try search.events(
      during: Self.ut("1970-01-03")..<Self.ut("1970-01-06"),
      ephemeris: EphemerisSamples.table.get())
    #expect(events.map(\.happening) == [.passage(place: 0), .turn, .passage(place: 0)])
    #expect(events.map(\.motion) == [.direct, .retrograde, .retrograde])
    #expect(events.allSatisfy { $0.ut.utcDate.description == "1970-01-04" })
    let (first, last) = (try #require(events.first), try #require(events.last))
    #expect(first.ut.days(until: last.ut) < 9.0 / 24)
  }

  /// Whatever is fast enough that a millisecond can be reported from rounding.
  @Test func `an arc is short of its place a millisecond before, and past it after`() throws {
    let ephemeris = try EphemerisSamples.table.get()
    let arcs: [SkyArc] = [
      .longitude(.moon), .longitude(.sun), .longitude(.mercury), .longitude(.venus),
      .elongation(of: .moon, from: .pluto), .elongation(of: .mercury, from: .mars),
    ]
    let places = (0..<36).map { EclipticLongitude(wrapping: Double($0) * 10 + 1.5) }
    let search = SkySearch(
      arcs.map { arc in
        switch arc {
        case .longitude(let body): .passage(of: body, through: places)
        case .elongation(let body, let origin):
          .elongation(
            of: body, from: origin, reaching: places.map { .degrees($0.degrees) })
        }
      })
    let start = try Self.ut("2025-01-01")
    var count = 0
    for event in try search.events(during: start..<start.advanced(byDays: 60), ephemeris: ephemeris)
    {
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
    let search = SkySearch([.passage(of: .pluto, through: Self.longitudes(300))])
    let events = try search.events(
      during: Self.ut("2023-01-01")..<Self.ut("2025-01-01"),
      ephemeris: EphemerisSamples.table.get())
    #expect(
      events.map(\.ut.utcDate.description) == [
        "2023-03-23", "2023-06-11", "2024-01-21", "2024-09-01", "2024-11-19",
      ])
    #expect(events.map(\.motion) == [.direct, .retrograde, .direct, .retrograde, .direct])
  }

  @Test func `Mars opposes Pluto three times from 2024 to 2025`() throws {
    // As published everywhere: 3 November, 3 January, 27 April, by UT.
    let search = SkySearch([.elongation(of: .mars, from: .pluto, reaching: [.degrees(180)])])
    let events = try search.events(
      during: Self.ut("2024-08-01")..<Self.ut("2025-08-01"),
      ephemeris: EphemerisSamples.table.get())
    #expect(
      events.map(\.ut.utcDate.description) == ["2024-11-03", "2025-01-03", "2025-04-27"])
  }

  @Test func `Mercury turns six times in 2026`() throws {
    let search = SkySearch([.turn(.longitude(.mercury))])
    let events = try search.events(
      during: Self.ut("2026-01-01")..<Self.ut("2027-01-01"),
      ephemeris: EphemerisSamples.table.get())
    #expect(
      events.map { "\($0.ut.utcDate) \($0.motion)" } == [
        "2026-02-26 retrograde", "2026-03-20 direct", "2026-06-29 retrograde",
        "2026-07-23 direct", "2026-10-24 retrograde", "2026-11-13 direct",
      ])
  }

  @Test func `a period split anywhere has the same events, bit for bit`() throws {
    let search = SkySearch(Self.watches)
    var generator = SplitMix64(seed: 41)
    for _ in 0..<6 {
      let start = JulianDay<UT1>(generator.double(in: 2_396_760..<2_506_000))
      let end = start.advanced(byDays: generator.double(in: 20..<80))
      let whole = try search.events(
        during: start..<end, ephemeris: EphemerisSamples.table.get())
      #expect(whole.count > 20)
      // Anywhere, and at the very instant of an event, and at a border of the search's days.
      let border = JulianDay<UT1>((start.days + 10).rounded())
      let cuts = [
        JulianDay<UT1>(generator.double(in: start.days..<end.days)), whole[whole.count / 2].ut,
        border,
      ]
      for cut in cuts {
        let parts =
          try search.events(during: start..<cut, ephemeris: EphemerisSamples.table.get())
          + search.events(during: cut..<end, ephemeris: EphemerisSamples.table.get())
        #expect(parts == whole)
      }
    }
  }

  @Test func `first and last are the ends of the list`() throws {
    let search = SkySearch(Self.watches)
    let (start, end) = (try Self.ut("2001-02-03"), try Self.ut("2001-02-13"))
    let events = try search.events(during: start..<end, ephemeris: EphemerisSamples.table.get())
    #expect(
      try search.first(during: start..<end, ephemeris: EphemerisSamples.table.get())
        == events.first)
    #expect(
      try search.last(during: start..<end, ephemeris: EphemerisSamples.table.get())
        == events.last)
    // Half open: the event at the start is in, the one at the end is out.
    let (one, two) = (events[0].ut, events[1].ut)
    #expect(
      try search.events(during: one..<two, ephemeris: EphemerisSamples.table.get()) == [
        events[0]
      ])
    #expect(try search.first(during: one..<one, ephemeris: EphemerisSamples.table.get()) == nil)
    var iterator = try search.iterator(
      during: start..<end, ephemeris: EphemerisSamples.table.get())
    var oneByOne: [SkyArc.Event] = []
    while let event = try iterator.next() { oneByOne.append(event) }
    #expect(oneByOne == events)
    #expect(try iterator.next() == nil)
  }

  @Test func `the edges of the ephemeris are searched, what lies beyond is an error`() throws {
    let ephemeris = try EphemerisSamples.table.get()
    let search = SkySearch(Self.watches)
    let (start, end) = (ephemeris.span.start, ephemeris.span.end)
    #expect(
      try !search.events(during: start..<start.advanced(byDays: 5), ephemeris: ephemeris).isEmpty)
    #expect(
      try !search.events(during: end.advanced(byDays: -5)..<end, ephemeris: ephemeris).isEmpty)
    let slow = SkySearch([.turn(.longitude(.pluto))])
    let beyond = end.advanced(byDays: 1)
    #expect(throws: EphemerisError.self) {
      try slow.events(during: end..<beyond, ephemeris: ephemeris)
    }
    #expect(throws: EphemerisError.self) {
      try slow.first(during: end..<beyond, ephemeris: ephemeris)
    }
    #expect(throws: EphemerisError.self) {
      try slow.first(during: end..<JulianDay(.infinity), ephemeris: ephemeris)
    }
    #expect(throws: EphemerisError.self) {
      try slow.last(during: JulianDay(.nan)..<start, ephemeris: ephemeris)
    }
    #expect(throws: EphemerisError.self) {
      try slow.events(during: JulianDay(.nan)..<end, ephemeris: ephemeris)
    }
    let before = start.advanced(byDays: -1)
    #expect(throws: EphemerisError.self) {
      try slow.last(during: before..<start, ephemeris: ephemeris)
    }
    #expect(try search.first(during: start..<beyond, ephemeris: ephemeris) != nil)
  }

  @Test func `a search stops where its task is cancelled`() async throws {
    let ephemeris = try EphemerisSamples.table.get()
    let span = ephemeris.span
    let task = Task { () -> Result<Int, EphemerisError> in
      while !Task.isCancelled { await Task.yield() }
      do throws(EphemerisError) {
        let search = SkySearch([.turn(.longitude(.pluto))])
        return .success(
          try search.events(during: span.start..<span.end, ephemeris: ephemeris).count)
      } catch {
        return .failure(error)
      }
    }
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
  }
}

import EngineSupport
import Astrology
import Ephemeris
import TestSupport
import Testing

#if SwissEphemeris
import SwissEphemeris
#endif

@Suite struct SkyCalendarTests {
  @Test func `a period split anywhere has the same events`() throws {
    let calendar = try Samples.calendar(includesMoonAspects: true)
    var generator = SplitMix64(seed: 8)
    for _ in 0..<3 {
      let start = JulianDay<UT1>(generator.double(in: Libswe.sampledDays))
      let end = start.advanced(byDays: 45)
      let whole = try calendar.events(during: start..<end, ephemeris: Samples.ephemeris.get())
      #expect(whole == whole.sorted() && Set(whole).count == whole.count && whole.count > 100)
      let cuts = [
        start.advanced(byDays: generator.double(in: 0..<45)), whole[whole.count / 3].at,
      ]
      for cut in cuts {
        let parts =
          try calendar.events(during: start..<cut, ephemeris: Samples.ephemeris.get())
          + calendar.events(during: cut..<end, ephemeris: Samples.ephemeris.get())
        #expect(parts == whole, "\(start), \(cut)")
      }
    }
  }

  @Test func `every kind alone is what it is among the others`() throws {
    let calendar = try Samples.calendar()
    let (start, end) = (
      try Samples.instant("2025-03-01T00:00"), try Samples.instant("2025-04-01T00:00")
    )
    let all = try calendar.events(during: start..<end, ephemeris: Samples.ephemeris.get())
    for kind in SkyEvent.Kind.allCases {
      let alone = try calendar.events(
        [kind], during: start..<end, ephemeris: Samples.ephemeris.get())
      #expect(!alone.isEmpty && alone == all.filter { $0.kind == kind }, "\(kind)")
    }
    #expect(
      try calendar.events([], during: start..<end, ephemeris: Samples.ephemeris.get()).isEmpty)
  }

  @Test func `eight threads find what one finds`() async throws {
    let calendar = try Samples.calendar()
    let start = try Samples.instant("2025-01-01T00:00")
    let bounds = (0...8).map { start.advanced(byDays: Double($0) * 11) }
    let whole = try calendar.events(during: start..<bounds[8], ephemeris: Samples.ephemeris.get())
    let parts = try await withThrowingTaskGroup(of: (Int, [SkyEvent]).self) { group in
      for part in 0..<8 {
        group.addTask {
          (
            part,
            try calendar.events(
              during: bounds[part]..<bounds[part + 1], ephemeris: Samples.ephemeris.get())
          )
        }
      }
      var parts = Array(repeating: [SkyEvent](), count: 8)
      for try await (part, events) in group { parts[part] = events }
      return parts
    }
    #expect(parts.flatMap(\.self) == whole)
  }

  /// Berlin's clocks went forward on 2025-03-30 and back on 2025-10-26.
  @Test(arguments: [
    ("2025-03-29", 24.0), ("2025-03-30", 23), ("2025-10-26", 25), ("2025-10-27", 24),
  ])
  func `a civil day has its own length`(date: String, hours: Double) throws {
    let zone = try CivilZone("Europe/Berlin", longitude: nil, database: Samples.zones.get())
    let day = try CalendarDate(date)
    let span = zone.day(day)
    #expect(((span.lowerBound.days(until: span.upperBound)) * 24 - hours).magnitude < 1e-6)
    let calendar = try Samples.calendar(includesMoonAspects: true)
    let found = try calendar.events(on: day, in: zone, ephemeris: Samples.ephemeris.get())
    let expected = try calendar.events(
      during: span.lowerBound..<span.upperBound, ephemeris: Samples.ephemeris.get())
    #expect(found.suffix(expected.count) == expected)
    let carried = found.dropLast(expected.count)
    #expect(carried.count <= 1 && carried.allSatisfy { $0.kind == .void })
  }

  @Test func `a day begins with the void that it begins in`() throws {
    // The void of 2025-01-09T22:50:02 to 2025-01-10T01:06:38.
    let events = try Samples.calendar().events(
      [.void], on: try CalendarDate("2025-01-10"), in: .utc, ephemeris: Samples.ephemeris.get())
    #expect(events.map { $0.at.utcDate.description } == ["2025-01-09"])
  }

  @Test func `an eclipse's maximum is not the instant of the lunation`() throws {
    // NASA: the total eclipse of 2024-04-08 was greatest at 18:18:29 TD; the new Moon was
    // at 18:20:46 UT by the USNO's minute.
    let events = try Samples.calendar().events(
      [.lunation, .eclipse],
      during: Samples.instant("2024-04-08T00:00")..<Samples.instant("2024-04-09T00:00"),
      ephemeris: Samples.ephemeris.get())
    try #require(events.map(\.kind) == [.eclipse, .lunation])
    guard case .eclipse(let eclipse) = events[0] else { return }
    #expect(eclipse.luminary == .sun && eclipse.kind == .total)
    let tt = try Samples.ephemeris.get().terrestrialTime(eclipse.maximum)
    let nasa = try Samples.instant("2024-04-08T18:18:29")
    #expect((tt.days - nasa.days).magnitude * 86_400 <= 15)
    #expect((eclipse.magnitude - 1.0566).magnitude <= 0.003)
  }

  @Test func `the whole ephemeris has eclipses, to its edges`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let (start, end) = (ephemeris.span.start, ephemeris.span.end)
    let calendar = try Samples.calendar()
    // Two to five of the Sun and none to three of the Moon's umbra a year, some more of the penumbra.
    let first = try calendar.events(
      [.eclipse], during: start..<start.advanced(byDays: 365), ephemeris: Samples.ephemeris.get())
    let last = try calendar.events(
      [.eclipse], during: end.advanced(byDays: -365)..<end, ephemeris: Samples.ephemeris.get())
    #expect((4...7).contains(first.count) && (4...7).contains(last.count))
    #expect(throws: EphemerisError.self) {
      try calendar.events(
        [.eclipse], during: end..<end.advanced(byDays: 1), ephemeris: Samples.ephemeris.get())
    }
  }

  @Test func `the other way round is nothing, what lies beyond an error`() throws {
    let calendar = try Samples.calendar()
    let start = try Samples.instant("2025-01-01T00:00")
    #expect(try calendar.events(during: start..<start, ephemeris: Samples.ephemeris.get()).isEmpty)
    let tenThousandYears = start.advanced(byDays: 3_652_425)
    for kind in SkyEvent.Kind.allCases {
      #expect(throws: EphemerisError.self) {
        try calendar.events(
          [kind], during: start..<tenThousandYears, ephemeris: Samples.ephemeris.get())
      }
    }
  }
}

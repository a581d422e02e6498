import Astrolabe
import TestSupport
import Testing

/// The examples in the documentation of the module Ephemeris.
@Suite struct EphemerisExampleTests {
  #if SwissEphemeris
  @Test func `the layered ephemeris`() throws {
    // begin: Sources/SwissEphemeris/Layered/LayeredEphemeris.swift
    let ephemeris = try LayeredEphemeris()
    let sky = try ephemeris.sky(at: JulianDay<UT1>(2_460_682.0), bodies: .all)
    let table = sky.source(of: .sun)  // .compiled
    let library = sky.source(of: .meanApogee)  // .swiss
    // end
    #expect(table == .compiled)
    #expect(library == .swiss)
  }

  @Test func `Swiss Ephemeris`() throws {
    // begin: Sources/SwissEphemeris/Library/DirectEphemeris.swift
    let ephemeris = try DirectEphemeris()
    let sky = try ephemeris.sky(at: JulianDay<UT1>(2_460_682.0))
    let sun = sky[.sun].longitude.degrees  // 286.42…
    // end
    #expect(Int(sun * 100) == 28_642)
  }

  @Test func `a table is compiled and read`() throws {
    let date = try CalendarDate("2025-01-06")
    let span = EphemerisSpan(first: date, last: date)
    // begin: Sources/SwissEphemeris/Compiling/TableCompiler.swift
    let compiler = try TableCompiler(span: span, ephemeris: DirectEphemeris())
    let blocks = try (0..<compiler.blockCount).map { try compiler.block($0) }
    let bytes = try compiler.table(of: blocks)
    // end
    #expect(!bytes.isEmpty)
  }
  #endif

  @Test func `longitudes`() {
    // begin: Sources/Ephemeris/Angles/EclipticLongitude.swift
    let sun = EclipticLongitude(wrapping: 350)
    let moon = EclipticLongitude(wrapping: 20)
    let arc = sun.arc(to: moon)  // +30°, the short way round
    let separation = moon.separation(from: sun)  // 30°, without a sense
    // end
    #expect(arc.degrees == 30)
    #expect(separation.degrees == 30)
  }

  @Test func `clocks`() throws {
    let date = try CalendarDate("1990-06-15")
    let time = try TimeOfDay(hour: 14, minute: 30)
    // begin: Sources/Ephemeris/CivilTime/CivilZone.swift
    let zone = try CivilZone("America/New_York", database: .system())
    let birth = zone.civilMoment(date, time)
    let instant = birth.instant  // what the sky is computed for
    let note = birth.note  // a sentence, where the label was no ordinary one
    // end
    #expect(instant.iso8601 == "1990-06-15T18:30:00Z")
    #expect(note == nil)
  }

  @Test func `a search`() throws {
    let ephemeris = try StandardEphemeris()
    let start = JulianDay<UT1>(2_455_927.5)
    let end = start.advanced(byDays: 366)
    var printed: [String] = []
    func print(_ line: String) { printed.append(line) }
    // begin: Sources/Ephemeris/Search/SkySearch.swift
    let square = ArcWatch.elongation(
      of: .pluto, from: .uranus, reaching: [.degrees(90), .degrees(-90)])
    let search = SkySearch([square, .turn(.longitude(.uranus))])
    for event in try search.events(during: start..<end, ephemeris: ephemeris) {
      print(event.ut.iso8601)
    }
    // end
    // Of 2012: the squares of 24 June and 19 September, the stations of 13 July and 13 December.
    #expect(printed.count == 4)
  }

  @Test func `a table of one's own`() throws {
    let path = Checkout.path("ephemeris/compiled.table")
    // begin: Sources/Ephemeris/Compiled/CompiledEphemeris.swift
    let ephemeris = try CompiledEphemeris(path: path)  // made by astrolabe compile
    let sky = try ephemeris.sky(at: JulianDay<UT1>(2_460_682.0))
    // end
    #expect(Int(sky[.sun].longitude.degrees * 100) == 28_642)
  }
}

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
    let sun = sky[.sun]?.longitude.degrees  // 286.42…
    // end
    #expect(Int(try #require(sun) * 100) == 28_642)
  }

  @Test func `a table is compiled and read`() throws {
    let date = try CalendarDate("2025-01-06")
    let span = EphemerisSpan(date...date)
    // begin: Sources/SwissEphemeris/Compiling/TableCompiler.swift
    let compiler = try TableCompiler(span: span, ephemeris: DirectEphemeris())
    let blocks = try (0..<compiler.blockCount).map { try compiler.block($0) }
    let bytes = try compiler.table(of: blocks)
    // end
    #expect(!bytes.isEmpty)
  }
  #endif

  @Test func `longitudes`() throws {
    // begin: Sources/Ephemeris/Angles/EclipticLongitude.swift
    let sun = try EclipticLongitude(degrees: 350)
    let moon = try EclipticLongitude(degrees: 20)
    let arc = sun.arc(to: moon)  // +30°, the short way round
    let separation = moon.separation(from: sun)  // 30°, without a sense
    // end
    #expect(arc.degrees == 30)
    #expect(separation.degrees == 30)
  }

  @Test func `clocks`() throws {
    let date = try CalendarDate("1990-06-15")
    let time = try TimeOfDay(hour: 14, minute: 30)
    // begin: Sources/CivilTime/Zones/CivilZone.swift
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
    let square = SkyArc.Watch.elongation(
      of: .pluto, from: .uranus, reaching: [.degrees(90), .degrees(-90)])
    let search = SkySearch([square, .turn(.longitude(.uranus))])
    for event in try search.events(during: start..<end, ephemeris: ephemeris) {
      print(event.ut.iso8601)
    }
    // end
    // Of 2012: the squares of 24 June and 19 September, the stations of 13 July and 13 December.
    #expect(printed.count == 4)
  }

  @Test func `a search, one event at a time`() throws {
    let ephemeris = try StandardEphemeris()
    let start = JulianDay<UT1>(2_460_676.5)
    let end = start.advanced(byDays: 70)
    let search = SkySearch([.turn(.longitude(.mars)), .turn(.longitude(.venus))])
    var printed: [String] = []
    func print(_ line: String) { printed.append(line) }
    // begin: Sources/Ephemeris/Search/SkySearch.swift
    var events = try search.iterator(during: start..<end, ephemeris: ephemeris)
    while let event = try events.next() { print(event.ut.iso8601) }
    // end
    // Mars turned direct on 24 February 2025; Venus was to turn on 2 March, a day and a half later.
    #expect(printed.map { $0.prefix(10) } == ["2025-02-24", "2025-03-02"])
  }

  @Test func `an eclipse`() throws {
    // begin: Sources/Ephemeris/Eclipses/EclipseSearch.swift
    let search = EclipseSearch(over: try CompiledEphemeris())
    let newMoon = JulianDay<UT1>(2_460_409.26)  // 8 April 2024
    let kind = try search.eclipse(of: .sun, atLunation: newMoon)?.kind  // .total
    // end
    #expect(kind == .total)
  }

  @Test func `the standard ephemeris`() throws {
    // begin: Sources/Requests/StandardEphemeris.swift
    let ephemeris = try StandardEphemeris()
    // end
    // begin: Sources/CivilTime/Time/Instant.swift
    let instant = try ephemeris.instant(JulianDay<UT1>(2_460_682.0))
    let sky = try ephemeris.sky(at: instant)
    // end
    #expect(instant.tt.days > instant.ut.days && sky.ut == instant.ut)
  }

  @Test func `names`() throws {
    // begin: Sources/Base/Errors/NamedCase.swift
    let body = try CelestialBody(name: "north_node")
    let sentence = body.title  // North Node
    // end
    #expect(sentence == "North Node")
  }

  @Test func `an error's sentence`() throws {
    let (text, ephemeris, zones) = try ("2025-02-30", StandardEphemeris(), ZoneDatabase.system())
    var answer = ""
    // begin: Sources/Base/Errors/AstrolabeError.swift
    do {
      let birth = try BirthFields(birth: text).read(zones: zones)
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      answer = "\(chart.position(of: .sun))"
    } catch let error as any AstrolabeError {
      answer = error.cause == .input ? "Please look again: \(error)" : "Our fault."
    }
    // end
    #expect(answer.hasPrefix("Please look again: ") && answer.contains("2025-02-30"))
  }

  @Test func `when a body rises and sets`() throws {
    let ephemeris = try StandardEphemeris()
    let place = try GeographicPlace(latitude: 40.7128, longitude: -74.0060)
    let start = JulianDay<UT1>(try CalendarDate("2025-01-06"), .midnight)
    // begin: Sources/Ephemeris/Horizon/HorizonSearch.swift
    let search = HorizonSearch(for: .sun, at: place)
    let day = try search.crossings(during: start..<start.advanced(byDays: 1), ephemeris: ephemeris)
    // end
    // A rising, a setting, and both culminations.
    #expect(day.count == 4)
  }

  @Test func `a table of one's own`() throws {
    let path = Checkout.path("ephemeris/compiled.table")
    // begin: Sources/Ephemeris/Compiled/CompiledEphemeris.swift
    let ephemeris = try CompiledEphemeris(path: path)  // made by astrolabe compile
    let sky = try ephemeris.sky(at: JulianDay<UT1>(2_460_682.0))
    // end
    let sun = try #require(sky[.sun])
    #expect(Int(sun.longitude.degrees * 100) == 28_642)
  }
}

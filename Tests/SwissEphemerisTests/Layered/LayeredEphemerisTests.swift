#if SwissEphemeris
import EngineSupport
@testable import Ephemeris
@testable import SwissEphemeris
import TestSupport
import Testing

/// Which of the two providers answers, and that nothing else is added to what it says.
@Suite struct LayeredEphemerisTests {
  static let layered = Result { () throws(EphemerisError) in try LayeredEphemeris() }

  /// Instants of 1850-2150 and of the rest of 1800-2399.
  static let inside = CompiledSamples.instants(60, of: ReleasedTable.span, seed: 301)
  static let outside = EphemerisSamples.instants(120, seed: 302)
    .filter { !ReleasedTable.span.contains($0) }

  @Test func `inside the table's span the table answers`() throws {
    let (layered, table) = (try Self.layered.get(), try CompiledEphemeris())
    for ut in Self.inside {
      let sky = try layered.sky(at: ut, bodies: table.bodies)
      #expect(sky == (try table.sky(at: ut, bodies: table.bodies)))
      #expect(sky.compiledBodies == table.bodies)
      #expect(
        try layered.sky(at: sky.tt, bodies: .eleven) == (try table.sky(at: sky.tt, bodies: .eleven))
      )
      #expect(try layered.deltaT(at: ut) == (try table.deltaT(at: ut)))
      #expect(try layered.universalTime(sky.tt) == (try table.universalTime(sky.tt)))
      for body in CelestialBody.allCases {
        let motion = try layered.longitudes(of: .all, at: sky.tt).motion(of: body)
        #expect(try layered.motion(of: body, at: sky.tt) == motion)
      }
    }
  }

  @Test func `outside of it Swiss Ephemeris answers`() throws {
    let (layered, swiss) = (try Self.layered.get(), try EphemerisSamples.ephemeris.get())
    #expect(Self.outside.count > 40)
    for ut in Self.outside {
      let sky = try layered.sky(at: ut, bodies: .all)
      #expect(sky == (try swiss.sky(at: ut, bodies: .all)))
      #expect(sky.compiledBodies.isEmpty)
      #expect(
        try layered.sky(at: sky.tt, bodies: .eleven) == (try swiss.sky(at: sky.tt, bodies: .eleven))
      )
      #expect(try layered.deltaT(at: ut) == (try swiss.deltaT(at: ut)))
      #expect(try layered.universalTime(sky.tt) == (try swiss.universalTime(sky.tt)))
    }
  }

  @Test func `a body that the table lacks comes from Swiss Ephemeris, the others don't`() throws {
    let (layered, swiss) = (try Self.layered.get(), try EphemerisSamples.ephemeris.get())
    let table = try CompiledEphemeris()
    for ut in Self.inside {
      let sky = try layered.sky(at: ut, bodies: .all)
      let compiled = try table.sky(at: ut, bodies: table.bodies)
      #expect(sky.bodies == .all)
      for body in CelestialBody.allCases {
        let isHeld = table.bodies.contains(body)
        #expect(sky.source(of: body) == (isHeld ? .compiled : .swiss))
        let expected = isHeld ? compiled[body] : try swiss.sky(at: sky.tt, bodies: .all)[body]
        #expect(sky[body] == expected, "\(body) at \(ut)")
      }
    }
  }

  @Test func `bodies that the table lacks may be asked for alone`() throws {
    let ut = try #require(Self.inside.first)
    let sky = try Self.layered.get().sky(at: ut, bodies: BodySet(.osculatingApogee))
    #expect(sky.bodies == BodySet(.osculatingApogee))
    #expect(sky.compiledBodies.isEmpty)
  }

  @Test func `longitudes alone are those of the sky`() throws {
    let layered = try Self.layered.get()
    for ut in Self.inside + Self.outside {
      for bodies in [BodySet.eleven, .all] {
        let sky = try layered.sky(at: ut, bodies: bodies)
        let table = try layered.longitudes(of: bodies, at: sky.tt)
        #expect(table.bodies == bodies)
        for body in bodies.bodies {
          #expect(table.longitude(of: body) == sky[body].longitude, "\(body) at \(ut)")
          #expect(table.longitudePerDay(of: body) == sky[body].longitudePerDay, "\(body) at \(ut)")
        }
      }
    }
  }

  @Test func `houses come from the same source as the sky`() throws {
    let (layered, swiss) = (try Self.layered.get(), try EphemerisSamples.ephemeris.get())
    let table = try CompiledEphemeris()
    let place = try GeographicPlace(latitude: 51.5, longitude: -0.1)
    for ut in Self.inside.prefix(10) {
      #expect(
        try layered.houses(.placidus, at: ut, place: place)
          == table.houses(.placidus, at: ut, place: place))
    }
    for ut in Self.outside.prefix(10) {
      #expect(
        try layered.houses(.placidus, at: ut, place: place)
          == swiss.houses(.placidus, at: ut, place: place))
    }
  }

  @Test(arguments: [-1, -1e6, -.infinity, .nan, .infinity, 1e300])
  func `outside both is refused with the span of both`(_ offset: Double) throws {
    let layered = try Self.layered.get()
    let place = try GeographicPlace(latitude: 0, longitude: 0)
    let days = layered.span.start.days + offset
    let errors = [
      #expect(throws: EphemerisError.self) { try layered.sky(at: JulianDay<UT1>(days)) },
      #expect(throws: EphemerisError.self) {
        try layered.sky(at: JulianDay<TT>(days), bodies: .all)
      },
      #expect(throws: EphemerisError.self) {
        try layered.longitudes(of: .eleven, at: JulianDay<TT>(days))
      },
      #expect(throws: EphemerisError.self) { try layered.deltaT(at: JulianDay<UT1>(days)) },
      #expect(throws: EphemerisError.self) {
        try layered.houses(.equal, at: JulianDay<UT1>(days), place: place)
      },
    ]
    for error in errors {
      guard case .outOfSpan(_, _, LayeredEphemeris.span) = try #require(error) else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test func `threads give the skies of one thread`() throws {
    let layered = try LayeredEphemeris()
    let instants = Array((Self.inside + Self.outside).prefix(80))
    let here = try instants.map { try layered.sky(at: $0, bodies: .all) }
    let fresh = try LayeredEphemeris()
    let same = try SystemThreads.run(4) { _ in
      (try? instants.map { try fresh.sky(at: $0, bodies: .all) }) == here
    }
    #expect(same == [true, true, true, true])
  }

  @Test func `a table and files of one's own are joined`() throws {
    let table = try CompiledSamples.year.get().ephemeris
    let joined = try LayeredEphemeris(
      compiled: table, swiss: try EphemerisSamples.ephemeris.get())
    let end = table.span.end
    #expect(try joined.sky(at: end).compiledBodies == .eleven)
    #expect(try joined.sky(at: end.advanced(bySeconds: 1)).compiledBodies.isEmpty)
  }
}
#endif

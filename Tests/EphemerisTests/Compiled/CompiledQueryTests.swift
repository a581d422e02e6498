import EngineSupport
@testable import Ephemeris
import Testing

@Suite struct CompiledQueryTests {
  @Test func `the table holds eleven points, the true node and Chiron`() throws {
    let table = try EphemerisSamples.table.get()
    #expect(table.bodies.bodies == EphemerisSamples.held)
    #expect(table.bodies.isSuperset(of: .eleven))
  }

  @Test func `longitudes alone have the bits of those of a sky`() throws {
    let table = try EphemerisSamples.table.get()
    for ut in EphemerisSamples.instants(2_000, of: table.span, seed: 11) {
      let sky = try table.sky(at: ut, bodies: table.bodies)
      let alone = try table.longitudes(of: table.bodies, at: sky.tt)
      for body in table.bodies.bodies {
        let (motion, expected) = (alone.longitudePerDay(of: body), sky[body].longitudePerDay)
        #expect(alone.longitude(of: body) == sky[body].longitude, "\(body) at \(ut)")
        #expect(motion.degrees.bitPattern == expected.degrees.bitPattern, "\(body) at \(ut)")
      }
    }
  }

  @Test func `a body's place does not depend on what it is asked for with`() throws {
    let table = try EphemerisSamples.table.get()
    for ut in EphemerisSamples.instants(200, of: table.span, seed: 12) {
      let whole = try table.sky(at: ut, bodies: table.bodies)
      let longitudes = try table.longitudes(of: table.bodies, at: whole.tt)
      for body in table.bodies.bodies {
        #expect(try table.sky(at: ut, bodies: BodySet(body))[body] == whole[body])
        let alone = try table.longitudes(of: BodySet(body), at: whole.tt)
        #expect(alone.longitude(of: body) == longitudes.longitude(of: body))
        #expect(try table.motion(of: body, at: whole.tt) == longitudes.motion(of: body))
      }
    }
  }

  /// The definition: ΔT is taken from the instant in UT, which it leads to.
  @Test func `Universal Time is Terrestrial Time less the ΔT of that instant`() throws {
    let table = try EphemerisSamples.table.get()
    for ut in EphemerisSamples.instants(5_000, of: table.span, seed: 13) {
      let tt = try table.terrestrialTime(ut)
      let first = try table.deltaT(at: JulianDay<UT1>(tt.days))
      let second = try table.deltaT(at: JulianDay<UT1>(tt.days - first / 86_400))
      let found = try table.universalTime(tt)
      #expect(found.days == tt.days - second / 86_400)
      #expect((found.days - ut.days).magnitude <= ut.days.ulp)
    }
  }

  @Test func `a sky's longitudes make the same table`() throws {
    let table = try EphemerisSamples.table.get()
    let sky = try table.sky(at: table.span.start, bodies: table.bodies)
    let (taken, asked) = (
      LongitudeTable(sky), try table.longitudes(of: table.bodies, at: sky.tt)
    )
    #expect(taken.tt == asked.tt)
    #expect(taken.bodies == asked.bodies)
    for body in table.bodies.bodies {
      #expect(taken.longitude(of: body) == asked.longitude(of: body))
      #expect(taken.longitudePerDay(of: body) == asked.longitudePerDay(of: body))
    }
  }

  @Test func `no bodies are an empty sky`() throws {
    let table = try EphemerisSamples.table.get()
    let sky = try table.sky(at: table.span.start, bodies: [])
    #expect(sky.bodies.isEmpty)
    #expect(try table.longitudes(of: [], at: sky.tt).bodies.isEmpty)
  }

  /// The message names what is missing and nothing that is not.
  @Test(arguments: [CelestialBody.meanApogee, .osculatingApogee])
  func `a body that the table lacks is named`(_ body: CelestialBody) throws {
    let table = try EphemerisSamples.table.get()
    let ut = table.span.start
    let tt = try table.terrestrialTime(ut)
    #expect(throws: EphemerisError.notInTable(BodySet(body), path: table.table.path)) {
      try table.motion(of: body, at: tt)
    }
    for bodies in [BodySet(body), table.bodies.union(BodySet(body))] {
      let errors = [
        #expect(throws: EphemerisError.self) { try table.sky(at: ut, bodies: bodies) },
        #expect(throws: EphemerisError.self) { try table.sky(at: tt, bodies: bodies) },
        #expect(throws: EphemerisError.self) { try table.longitudes(of: bodies, at: tt) },
      ]
      for error in errors {
        let message = try #require(error).description
        #expect(message.contains(body.title))
        #expect(EphemerisSamples.held.allSatisfy { !message.contains($0.title) }, "\(message)")
      }
    }
  }
}

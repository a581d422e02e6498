import EngineSupport
@testable import Ephemeris
import TestSupport
import Testing

/// The days that a search passes over are those on which a look at every line finds nothing.
@Suite struct SearchTrackTests {
  /// Watches for places that fall anywhere, some of them together, as those of a chart do.
  private static func watches(_ generator: inout SplitMix64) -> [SkyArc.Watch] {
    var places = (0..<60).map { _ in EclipticLongitude(wrapping: generator.double(in: 0..<360)) }
    places += [places[0], places[1], EclipticLongitude(wrapping: 0)]
    let elongations = places.map { PlaneAngle.degrees($0.degrees) }
    let few = [EclipticLongitude(wrapping: generator.double(in: 0..<360))]
    return EphemerisSamples.held.flatMap { body -> [SkyArc.Watch] in
      [.passage(of: body, through: places), .turn(.longitude(body))]
    } + [
      .elongation(of: .moon, from: .sun, reaching: elongations),
      .elongation(of: .mercury, from: .venus, reaching: elongations),
      .elongation(of: .neptune, from: .pluto, reaching: elongations),
      .passage(of: .moon, through: few), .passage(of: .sun, through: []),
    ]
  }

  /// Every line of every day, looked at in full.
  private static func everything(
    _ search: SkySearch, days: ClosedRange<Int>, ephemeris: any EphemerisProvider
  ) throws -> [SkyArc.Event] {
    var found: [SkyArc.Event] = []
    let walk = try SearchWalk(
      search, atStartOf: days.lowerBound, of: SearchDays(ephemeris, bodies: search.bodies),
      ephemeris: ephemeris)
    for day in days {
      let (before, after) = (JulianDay<TT>(Double(day)), JulianDay<TT>(Double(day + 1)))
      for line in search.lines {
        let (here, there) = try (
          ArcSample(line.arc, in: ephemeris.longitudes(of: search.bodies, at: before)),
          ArcSample(line.arc, in: ephemeris.longitudes(of: search.bodies, at: after))
        )
        // Any guess leads to the same places.
        try walk.search(
          line, near: day % (line.places.count + 1), from: here, to: there, halvings: 4,
          into: &found)
      }
    }
    return found.sorted()
  }

  @Test(arguments: 0..<6)
  func `nothing is passed over, forward or back`(seed: UInt64) throws {
    var generator = SplitMix64(seed: 900 + seed)
    let ephemeris = try EphemerisSamples.table.get()
    let search = SkySearch(Self.watches(&generator))
    let first = Int(generator.double(in: 2_396_760..<2_506_000))
    let expected = try Self.everything(search, days: first...first + 40, ephemeris: ephemeris)
    // From noon to noon of TT, less the minutes that UT lags behind it.
    let start = try ephemeris.universalTime(JulianDay(Double(first)))
    let end = try ephemeris.universalTime(JulianDay(Double(first + 41)))
    #expect(expected.count > 150)
    #expect(expected.contains { $0.motion == .retrograde })
    #expect(try search.events(during: start..<end, ephemeris: ephemeris) == expected)
    #expect(try search.first(during: start..<end, ephemeris: ephemeris) == expected.first)
    #expect(try search.last(during: start..<end, ephemeris: ephemeris) == expected.last)
    let middle = expected[expected.count / 2].ut
    #expect(
      try search.last(during: start..<middle, ephemeris: ephemeris)
        == expected.last { $0.ut < middle })
    #expect(
      try search.first(during: middle..<end, ephemeris: ephemeris)
        == expected.first { $0.ut >= middle })
  }
}

import Ephemeris
import Testing

/// Skies made up to be awkward.
@Suite struct SkySearchEdgeTests {
  static let millisecond = 1.001e-3 / 86_400

  private func events(
    _ ephemeris: FormulaEphemeris, _ places: [Double], during days: Range<Double>
  ) throws -> [SkyArc.Event] {
    let watches: [SkyArc.Watch] = [
      .passage(of: .mercury, through: places.map(EclipticLongitude.init(wrapping:))),
      .turn(.longitude(.mercury)),
    ]
    let start = JulianDay<UT1>.j2000
    return try SkySearch(watches).events(
      during: start.advanced(byDays: days.lowerBound)..<start.advanced(byDays: days.upperBound),
      ephemeris: ephemeris)
  }

  /// J2000 is a noon, where the search cuts its days.
  @Test(arguments: [1.0, -1, 0.25, -14.5])
  func `a place reached exactly where days are cut is reached once`(perDay: Double) throws {
    let ephemeris = FormulaEphemeris { days in (100 + perDay * days, perDay) }
    let found = try events(ephemeris, [100], during: -3..<3)
    #expect(found.map(\.ut) == [.j2000])
    #expect(found.first?.motion == (perDay > 0 ? .direct : .retrograde))
    #expect(try events(ephemeris, [100], during: 0..<3) == found)
    #expect(try events(ephemeris, [100], during: -3..<0).isEmpty)
  }

  @Test func `places on both sides of the equinox are reached in turn`() throws {
    let ephemeris = FormulaEphemeris { days in (355 + 10 * days, 10) }
    let found = try events(ephemeris, [0, 359, 1, 180], during: 0..<1)
    let places = found.map(\.happening)
    #expect(places == [.passage(place: 1), .passage(place: 0), .passage(place: 2)])
    for (event, days) in zip(found, [0.4, 0.5, 0.6]) {
      #expect((JulianDay.j2000.days(until: event.ut) - days).magnitude <= Self.millisecond)
    }
  }

  /// The rate is 0.1 (t² − 0.04) about a day's middle: both ends of the day move eastward, and between
  /// them the body goes back by 0.001°.
  @Test func `two turns within a day hide no passage`() throws {
    let ephemeris = FormulaEphemeris { days in
      let t = days - 0.5
      return (degrees: 100 + 0.1 * (t * t * t / 3 - 0.04 * t), perDay: 0.1 * (t * t - 0.04))
    }
    let found = try events(ephemeris, [100], during: 0..<1)
      .filter { $0.happening == .passage(place: 0) }
    #expect(found.map(\.motion) == [.direct, .retrograde, .direct])
    // Zeros of t³/3 = 0.04 t.
    let root = 0.12.squareRoot()
    for (event, days) in zip(found, [0.5 - root, 0.5, 0.5 + root]) {
      // At 0.008° a day and less, rounding of the longitude is worth some microseconds more.
      #expect((JulianDay.j2000.days(until: event.ut) - days).magnitude <= 2 * Self.millisecond)
    }
  }

  @Test func `a turn short of a place is a turn and no passage`() throws {
    let ephemeris = FormulaEphemeris { days in
      let t = days - 0.3
      return (degrees: 100 - 0.1 * t * t, perDay: -0.2 * t)
    }
    for (place, count) in [(99.999_999, 2), (100.000_001, 0)] {
      let found = try events(ephemeris, [place], during: -2..<3)
      let passages = found.filter { $0.happening == .passage(place: 0) }
      #expect(passages.count == count)
      for (passage, side) in zip(passages, [-1.0, 1]) {
        let days = 0.3 + side * ((100 - place) / 0.1).squareRoot()
        #expect((JulianDay.j2000.days(until: passage.ut) - days).magnitude <= Self.millisecond)
      }
      let turns = found.filter { $0.happening == .turn }
      #expect(turns.map(\.motion) == [.retrograde])
      let error = JulianDay.j2000.days(until: try #require(turns.first).ut) - 0.3
      #expect(error.magnitude <= Self.millisecond)
    }
  }

  @Test func `a body that stands still reaches nothing`() throws {
    let ephemeris = FormulaEphemeris { _ in (100, 0) }
    #expect(try events(ephemeris, [100, 99], during: -2..<3).isEmpty)
  }
}

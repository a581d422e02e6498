#if SwissEphemeris
import TestSupport
import Testing

/// One row of `setest_official.json`: the regression suite of Swiss Ephemeris itself, whose
/// expectations were made again with the package's files.
///
/// What the engine covers, of 908 rows:
///
/// - 1.1, swe_calc: 31 of 233. 115 ask for Moshier's series, 65 for flags (equatorial, heliocentric,
///   J2000 …) and 5 for bodies the engine does not have; 17 lie outside 1200-2399.
/// - 1.2, swe_calc_ut: 3 of 6; 3 ask for Moshier's series.
/// - 5.1 and 5.2, dates: 3 of 6; the others are of the Julian calendar.
/// - 5.3, ΔT: 6 of 12. `iephe` 0 is libswe's default, hence the same as 2; 4 is Moshier's series
///   with a tidal acceleration of its own. Two rows lie outside.
/// - 6.1, 6.2, 6.8, houses: 75 of 189. 90 are of other systems; 24 say in radians what the others
///   say in degrees.
///
/// The rest is about stars, topocentric places, sidereal zodiacs, eclipses and the like.
struct OfficialCase: Sendable, CustomTestStringConvertible {
  let id: String
  let input: JSONValue
  let expected: JSONValue

  var testDescription: String { id }

  /// The rows of the sections that are ours.
  static func rows(_ sections: String..., where isOurs: (Self) throws -> Bool) throws -> [Self] {
    let table = try ReferenceCases.load("setest_official")
    let all = try (table?.cases ?? []).map { row in
      Self(
        id: try row.text("id"), input: try row.value("input"), expected: try row.value("expected"))
    }
    return try all.filter { row in
      try sections.contains { row.id.hasPrefix($0 + ".") } && isOurs(row)
    }
  }

  /// A number that the case was asked with.
  func double(_ name: String) throws -> Double { try #require(input[name]?.number) }

  /// A whole number that the case was asked with.
  func integer(_ name: String) throws -> Int { try #require(Int(exactly: try double(name))) }

  /// The numbers that the case expects.
  func numbers(_ name: String) throws -> [Double] {
    try #require(expected[name]?.array).map { try #require($0.number) }
  }
}
#endif

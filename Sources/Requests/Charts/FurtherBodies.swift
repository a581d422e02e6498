public import Astrology
public import Ephemeris

#if SwissEphemeris
internal import SwissEphemeris
#endif

extension Engine {
  /// Where bodies of the Hamburg school and asteroids stand in a chart.
  ///
  /// - Parameters:
  ///   - bodies: The bodies.
  ///   - chart: The chart.
  ///   - folder: The folder with files of asteroids; nil for that of the ephemeris.
  /// - Returns: The points, in the order of the bodies.
  /// - Throws: ``RequestError`` for an asteroid without its file, and without Swiss Ephemeris.
  public func furtherPoints(
    _ bodies: [FurtherBody], in chart: NatalChart, asteroids folder: String? = nil
  ) throws(RequestError) -> [FurtherPoint] {
    guard !bodies.isEmpty else { return [] }
    #if SwissEphemeris
    return try RequestError.wrapping {
      let source = try folder.map { try ephemeris.reading(asteroids: $0) } ?? ephemeris
      return try FurtherPoint.all(bodies, in: chart, ephemeris: source)
    }
    #else
    throw .engine(FurtherBodyError.needsSwissEphemeris)
    #endif
  }
}

#if !SwissEphemeris
/// Why there are no further bodies.
enum FurtherBodyError: AstrolabeError, Hashable {
  /// The compiled table has none.
  case needsSwissEphemeris

  /// What was asked for.
  var cause: ErrorCause { .usage }

  /// One sentence that says what is wrong and what is valid.
  var description: String {
    "bodies of the Hamburg school and asteroids need Swiss Ephemeris, which isn't built in; leave them out"
  }
}
#endif

internal import Documents
package import Drawing
package import Ephemeris

#if SwissEphemeris
internal import SwissEphemeris
#endif

/// Asks where bodies are at many instants: an array of `sky.schema.json`, or their curves.
package struct SkySeriesRequest: Sendable {
  /// The first date.
  package var first: CalendarDate
  /// The last date.
  package var last: CalendarDate
  /// The seconds from one sky to the next.
  package var stepSeconds: Int
  /// Whether the first sky is that of 12:00 UTC; of 00:00 otherwise.
  package var isNoon: Bool
  /// The bodies.
  package var bodies: BodySet

  /// Creates a request for the skies of some dates, one a day unless another step is given.
  ///
  /// - Throws: ``RequestError`` for dates that are not in order or lie outside the ephemeris.
  package init(
    from first: CalendarDate, to last: CalendarDate, stepSeconds: Int = 86_400,
    isNoon: Bool = false, bodies: BodySet = .eleven,
    within span: EphemerisSpan = StandardEphemeris.span
  ) throws(RequestError) {
    try CivilSpan.check(first, last, liesWithin: span)
    self.first = first
    self.last = last
    self.stepSeconds = stepSeconds
    self.isNoon = isNoon
    self.bodies = bodies
  }

  /// How many skies there are.
  package var count: Int { instants.underestimatedCount }

  /// The instants in seconds since 1970-01-01 in Universal Time.
  package var instants: StrideTo<Int> {
    stride(
      from: first.dayNumber * 86_400 + (isNoon ? 43_200 : 0), to: (last.dayNumber + 1) * 86_400,
      by: stepSeconds)
  }

  /// Refuses more skies than a front end answers.
  ///
  /// - Throws: ``RequestError/tooManySkies(count:limit:)``.
  package func check(limit: Int) throws(RequestError) {
    guard count <= limit else { throw .tooManySkies(count: count, limit: limit) }
  }

  private func skies(by engine: Engine) throws(RequestError) -> [Sky] {
    try RequestError.wrapping {
      try instants.map {
        try engine.ephemeris.sky(at: JulianDay<UT1>(secondsSince1970: $0), bodies: bodies)
      }
    }
  }

  /// The document, with the end of its last line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.lines(try skies(by: engine).map { SkyDocument($0) })
  }

  /// Refuses a step that no curve of a fold can be drawn with.
  package static func checkStep(
    _ seconds: Int, of bodies: BodySet, in fold: GraphicEphemeris.Fold
  ) throws(RequestError) {
    let fastest = bodies.contains(.moon) ? 15.4 : 2.3
    guard Double(seconds) / 86_400 * fastest < Double(fold.rawValue) / 2 else {
      throw .stepTooLong(fold: fold.rawValue)
    }
  }

  /// The curves of the bodies as SVG, folded at 360, 90, 45 or 30 degrees.
  ///
  /// - Throws: ``RequestError`` for another fold, for a step that is too long, and for too few or too many skies.
  package func graph(fold degrees: Int, by engine: Engine) throws(RequestError) -> String {
    guard let fold = GraphicEphemeris.Fold(rawValue: degrees) else {
      throw .notAChoice("\(degrees)", "graph", choices: ["360", "90", "45", "30"])
    }
    try Self.checkStep(stepSeconds, of: bodies, in: fold)
    let skies = try skies(by: engine)
    return try RequestError.wrapping {
      try GraphicEphemeris(of: skies, fold: fold, theme: .light).picture().svg()
    }
  }
}

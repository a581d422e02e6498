@_spi(FrontEnd) import Astrolabe

/// The transits of a span in the order of their entries, found piece by piece: a span of centuries has
/// hundreds of thousands, most of them the Moon's.
struct TransitSeries {
  let calendar: TransitCalendar
  let span: CivilSpan

  /// Longer than nearly every life, so that few are found again in piece after piece.
  private static let pieceYears = 10

  /// The dates at which the span is cut, with the one after the last.
  var cuts: [CalendarDate] {
    let years = stride(
      from: span.first.year + Self.pieceYears, through: span.last.year, by: Self.pieceYears)
    return [span.first] + years.compactMap { try? CalendarDate(year: $0, month: 1, day: 1) }
      + [span.last.advanced(byDays: 1)]
  }

  /// The transits of a piece of the span.
  struct Piece {
    /// The piece.
    let period: Range<JulianDay<UT1>>
    /// All that are in force at some time of it.
    let inForce: [Transit]
    /// Those among them that enter in it; in the first piece all.
    let entering: [Transit]
    /// The exact moments of the whole retrograde loop of each transit that is exact in the span, where that
    /// is asked for.
    let loops: [Transit.ID: [Transit.Pass]]
  }

  /// Gives the transits of each piece in turn.
  ///
  /// Each comes with the exact moments of its whole loop if they are asked for.
  ///
  /// Progress is reported beside the output that they are written to.
  func forEachPiece(
    into sink: OutputSink, followingLoops: Bool, ephemeris: StandardEphemeris,
    _ body: (Piece) throws -> Void
  ) throws {
    let cuts = cuts
    var progress = ProgressBar(total: cuts.count - 1, of: "decades", beside: sink)
    defer { progress.finish() }
    for (index, (first, next)) in zip(cuts, cuts.dropFirst()).enumerated() {
      let start = span.zone.day(first).lowerBound
      let period = start..<span.zone.day(next).lowerBound
      let found = try calendar.transits(during: period, ephemeris: ephemeris)
      let entering =
        index == 0 ? found : found.filter { $0.enters.map { $0 >= start } ?? false }
      var loops: [Transit.ID: [Transit.Pass]] = [:]
      for transit in followingLoops ? found : []
      where transit.passes.contains(where: { (span.start..<span.end).contains($0.at) }) {
        loops[transit.id] = try transit.passesOfLoop(ephemeris: ephemeris)
      }
      try body(Piece(period: period, inForce: found, entering: entering, loops: loops))
      progress.advance(to: index + 1)
    }
  }
}

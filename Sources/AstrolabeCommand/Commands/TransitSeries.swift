import Astrolabe

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

  /// Gives the transits of each piece in turn, without those that entered in an earlier one.
  ///
  /// Progress is reported beside the output that they are written to.
  func forEachPiece(
    into sink: OutputSink, ephemeris: StandardEphemeris, _ body: ([Transit]) throws -> Void
  ) throws {
    let cuts = cuts
    var progress = ProgressBar(total: cuts.count - 1, of: "decades", beside: sink)
    defer { progress.finish() }
    for (index, (first, next)) in zip(cuts, cuts.dropFirst()).enumerated() {
      let start = span.zone.day(first).lowerBound
      let found = try calendar.transits(
        during: start..<span.zone.day(next).lowerBound, ephemeris: ephemeris)
      try body(index == 0 ? found : found.filter { $0.enters.map { $0 >= start } ?? false })
      progress.advance(to: index + 1)
    }
  }
}

internal import Astrometers
internal import Ephemeris
internal import Readings

// What speaks for one day and not for another.
extension AnswerWriter {
  /// The first transit of a day that does not hold on another one; the first of all where each does.
  func ownReason(
    of day: CalendarDate, unlike other: CalendarDate?, leaning: Answer.Verdict
  ) throws(EphemerisError) -> ActiveTransit? {
    guard let other else { return try reasons(on: day, leaning: leaning, count: 1).first }
    let there = try ActiveTransit.all(on: other, moving: meters, of: context).map(\.key)
    let own = try reasons(on: day, leaning: leaning, count: 12)
    return own.first { !there.contains($0.key) }
  }
}

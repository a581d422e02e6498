internal import Astrology
internal import Astrometers
internal import Ephemeris

// Reasons that fit what is asked, and that set one day apart from another.
extension AnswerWriter {
  /// Activities that want peace, to which what drives is no help.
  private static let quiet: Set<String> = [
    "rest", "calm", "sleep", "retreat", "clear_head", "meditate", "forgive", "apologise",
  ]
  /// Activities that end something, to which what makes it grow or warms it is no help.
  private static let endings: Set<String> = [
    "break_up", "forgive", "quit_job", "leave_school", "dismiss",
  ]

  /// Whether an easy transit helps what is asked about: no drive for a rest, no growth for an end.
  func suits(_ transit: ActiveTransit) -> Bool {
    guard let id = understanding.activity?.id else { return true }
    let body = transit.key.body
    if Self.quiet.contains(id), [.mars, .uranus].contains(body) { return false }
    return !(Self.endings.contains(id) && [.jupiter, .venus].contains(body))
  }

  /// The reason for a day that is better or worse than another: what is in force on it and not on the other, or
  /// else what explains the day by itself.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - other: The day that it is compared with; nil if there is none.
  ///   - leaning: Whether the day is the better or the worse one.
  ///   - isStrict: Whether only what sets the two apart will do.
  /// - Returns: The transit; nil if there is none.
  /// - Throws: `EphemerisError` if the sky of a day is unknown.
  func difference(
    of date: CalendarDate, from other: CalendarDate?, leaning: Answer.Verdict,
    isStrict: Bool = false
  ) throws(EphemerisError) -> ActiveTransit? {
    guard let other, other != date else {
      return try reasons(on: date, leaning: leaning, count: 1).first
    }
    let isGlad = leaning == .leanYes
    let there = try ActiveTransit.all(on: other, moving: meters, of: context).map(\.key)
    let own = try ActiveTransit.all(on: date, moving: meters, of: context).filter { transit in
      transit.isEasy == isGlad && transit.explains(glad: isGlad) && transit.weight > 0
        && !there.contains(transit.key) && (!isGlad || suits(transit))
    }
    if let lasting = own.first(where: { $0.key.body != .moon }) { return lasting }
    if let first = own.first { return first }
    return isStrict ? nil : try reasons(on: date, leaning: leaning, count: 1).first
  }
}

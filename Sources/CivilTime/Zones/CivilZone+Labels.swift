extension CivilZone {
  /// The instant of a date and a time of day on these clocks.
  ///
  /// - Parameters:
  ///   - date: The date of the label.
  ///   - time: The time of day of the label.
  ///   - fold: Which of the two instants is meant of a label that clocks showed twice; the earlier unless
  ///     given.
  ///   - gap: Which way a label that they never showed is moved by as much as they jumped: forward unless
  ///     given, read with the offset from before the jump, as Python's PEP 495 reads it with `fold=0`; back
  ///     for `.earlier`, read with the offset from after the jump.
  /// - Returns: The instant; ``CivilMoment/occurrence`` says whether clocks showed the label once, twice or never.
  public func civilMoment(
    _ date: CalendarDate, _ time: TimeOfDay, fold: CivilMoment.Fold = .earlier,
    gap: CivilMoment.Gap = .later
  ) -> CivilMoment {
    let label = date.dayNumber * 86_400 + time.secondOfDay
    let stretches = stretches(around: label)
    let moments = stretches.compactMap { $0.instant(showing: label) }
    if let first = moments.first, let last = moments.last {
      let taken = fold == .earlier ? first : last
      let other = fold == .earlier ? last : first
      return CivilMoment(
        date: date, time: time, zone: self, secondsEast: label - taken, secondsSince1970: taken,
        occurrence: first == last ? .once : .twice(taken: fold, otherSecondsSince1970: other))
    }
    let (before, after) = Self.jump(over: label, among: stretches)
    let taken = label - (gap == .later ? before : after).secondsEast
    let secondsEast = secondsEast(at: taken)
    let (movedDate, movedTime) = Self.clock(showing: taken + secondsEast)
    return CivilMoment(
      date: date, time: time, zone: self, secondsEast: secondsEast, secondsSince1970: taken,
      occurrence: .never(
        gapSeconds: after.secondsEast - before.secondsEast, movedToDate: movedDate,
        movedToTime: movedTime))
  }

  /// What clocks show at an instant, to the nearest second.
  ///
  /// - Throws: ``CalendarError/beyondCalendar(days:)``.
  public func dateAndTime(
    at instant: JulianDay<UT1>
  ) throws(CalendarError) -> (date: CalendarDate, time: TimeOfDay) {
    clock(at: try instant.checkedOnCalendar())
  }

  /// What clocks show at an instant, to the nearest second.
  ///
  /// - Precondition: The instant lies in a year of at most five digits.
  package func clock(at instant: JulianDay<UT1>) -> (date: CalendarDate, time: TimeOfDay) {
    let seconds = instant.secondsSince1970
    return Self.clock(showing: seconds + secondsEast(at: seconds))
  }

  /// What clocks show at an instant, to the nearest minute, as almanacs print it; half a minute is
  /// rounded up.
  ///
  /// The date is always that of the instant: the last half minute of a date is 23:59.
  ///
  /// - Precondition: The instant lies in a year of at most five digits.
  package func clockToTheMinute(
    at instant: JulianDay<UT1>
  ) -> (date: CalendarDate, time: TimeOfDay) {
    let exact = clock(at: instant)
    let second = exact.time.second
    let move = second < 30 ? -second : 60 - second
    let nearest = clock(at: JulianDay(secondsSince1970: instant.secondsSince1970 + move))
    return nearest.date == exact.date
      ? nearest : (exact.date, TimeOfDay(secondOfDay: exact.time.secondOfDay - second))
  }

  /// The instants of a civil date: from its first to the first of the next date.
  ///
  /// Mostly 24 hours long, 23 or 25 where clocks change, and empty where the date was left out,
  /// as 2011-12-30 was in Samoa. A midnight that was skipped gives way to the jump over it; of
  /// one shown twice, the first begins the date. So the days of a zone follow each other
  /// without holes or overlaps.
  public func day(_ date: CalendarDate) -> Range<JulianDay<UT1>> {
    let start = firstInstant(showingAtLeast: date.dayNumber * 86_400)
    let end = firstInstant(showingAtLeast: (date.dayNumber + 1) * 86_400)
    return JulianDay(secondsSince1970: start)..<JulianDay(secondsSince1970: end)
  }

  /// The dates of a run, both ends included, that these clocks left out, as those of a zone that
  /// crosses the date line do; ``day(_:)`` is empty for them.
  public func datesLeftOut(
    from first: CalendarDate, through last: CalendarDate
  ) -> [CalendarDate] {
    guard first <= last, case .named(let rules) = self else { return [] }
    let (start, end) = (first.dayNumber * 86_400, (last.dayNumber + 1) * 86_400)
    return rules.changes(in: start - 93_600..<end + 93_600).flatMap { change in
      // What clocks show just before the change, had it not come, and what they show at it.
      let before = change + rules.secondsEast(at: change - 1)
      let after = change + rules.secondsEast(at: change)
      let firstMidnight = (before + 86_399).quotientAndRemainder(flooringBy: 86_400).quotient
      let lastMidnight = after.quotientAndRemainder(flooringBy: 86_400).quotient
      return (firstMidnight..<max(firstMidnight, lastMidnight))
        .filter { (first.dayNumber...last.dayNumber).contains($0) }
        .map { CalendarDate(dayNumber: $0) }
    }
  }

  /// The first instant at which clocks show `label` or later.
  private func firstInstant(showingAtLeast label: Int) -> Int {
    let stretches = stretches(around: label)
    for stretch in stretches {
      if stretch.start + stretch.secondsEast >= label { return stretch.start }
      if let instant = stretch.instant(showing: label) { return instant }
    }
    return label - secondsEast(at: label)
  }

  /// The stretches on either side of the jump that passed over `label`.
  ///
  /// Clocks start the window before the label and leave it after, so one of the jumps forward
  /// passes over a label that no stretch shows.
  private static func jump(
    over label: Int, among stretches: [OffsetStretch]
  ) -> (before: OffsetStretch, after: OffsetStretch) {
    for (before, after) in zip(stretches, stretches.dropFirst())
    where before.end + before.secondsEast <= label && label < after.start + after.secondsEast {
      return (before, after)
    }
    let whole = OffsetStretch(start: label, end: label, secondsEast: 0)
    return (stretches.first ?? whole, stretches.last ?? whole)
  }

  /// Splits seconds of local time since 1970 into a date and a time of day.
  private static func clock(showing label: Int) -> (date: CalendarDate, time: TimeOfDay) {
    let (day, second) = label.quotientAndRemainder(flooringBy: 86_400)
    return (CalendarDate(dayNumber: day), TimeOfDay(secondOfDay: second))
  }
}

/// A span of time over which clocks keep one offset.
struct OffsetStretch: Sendable, Hashable {
  /// The first second of the span, since 1970.
  let start: Int
  /// The first second after the span, since 1970.
  let end: Int
  /// Seconds ahead of UTC.
  let secondsEast: Int

  /// The instant within the span at which clocks show `label`, seconds of local time since 1970.
  func instant(showing label: Int) -> Int? {
    let instant = label - secondsEast
    return start <= instant && instant < end ? instant : nil
  }
}

extension CivilZone {
  /// The stretches of every instant that could show `label`, seconds of local time since 1970.
  ///
  /// No offset is 25 hours west or 26 hours east or more, so neither is the way from label to
  /// instant.
  private func stretches(around label: Int) -> [OffsetStretch] {
    let window = label - 93_600..<label + 90_000
    guard case .named(let rules) = self else {
      let offset = secondsEast(at: label)
      return [
        OffsetStretch(start: window.lowerBound, end: window.upperBound, secondsEast: offset)
      ]
    }
    var stretches: [OffsetStretch] = []
    var start = window.lowerBound
    var offset = rules.secondsEast(at: start)
    for change in rules.changes(in: window) {
      let next = rules.secondsEast(at: change)
      // Some changes are of the zone's abbreviation alone.
      guard next != offset else { continue }
      stretches.append(OffsetStretch(start: start, end: change, secondsEast: offset))
      (start, offset) = (change, next)
    }
    stretches.append(OffsetStretch(start: start, end: window.upperBound, secondsEast: offset))
    return stretches
  }
}

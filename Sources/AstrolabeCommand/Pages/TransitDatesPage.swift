@_spi(FrontEnd) import Astrolabe

/// Transits by date, for a terminal: when each is exact, and when the slow ones come into orb and leave it.
struct TransitDatesPage {
  /// A line, and when.
  private struct Moment {
    let at: JulianDay<UT1>
    let event: Transit.Happening.Event
    let transit: Transit
    let sentence: String

    var isExact: Bool { if case .exact = event { true } else { false } }
  }

  let page: TransitsPage

  private var words: WordCorpus { .english }
  private var zone: CivilZone { page.span.zone }

  /// Whose transits, and when.
  var heading: String { page.opening.joined(separator: "\n") + "\n" }

  /// The lines of a period, month by month.
  ///
  /// - Parameters:
  ///   - transits: All that are in force at some time of the period.
  ///   - loops: The exact moments of the loops that transits belong to.
  ///   - period: The period, which begins with a date.
  ///   - previous: The date of the last line before the period; that of the last line afterwards.
  /// - Returns: The lines, each with its end.
  func text(
    of transits: [Transit], loops: [Transit.ID: [Transit.Pass]],
    during period: Range<JulianDay<UT1>>, after previous: inout CalendarDate?
  ) -> String {
    var lines: [String] = []
    for moment in moments(of: transits, loops, during: period) {
      let (date, time) = zone.clockToTheMinute(at: moment.at)
      if previous.map({ ($0.year, $0.month) != (date.year, date.month) }) ?? true {
        let month = "\(date.monthName) \(date.year)"
        lines += ["", page.style.heading(month)]
      }
      let weekday = date.weekdayName.prefix(3)
      let day = date == previous ? "" : "\(weekday) \("\(date.day)".rightAligned(2))"
      let hour = page.isRough ? words.phrase(.about) : time.hoursAndMinutes
      lines += TextWrap.hanging("  \(day.padded(8))\(hour)  ", moment.sentence) {
        moment.isExact
          ? page.style.nature($0, of: moment.transit.aspect) : page.style.quiet($0)
      }
      previous = date
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// What is in orb on all of the dates without anything happening to it; nil if nothing is.
  func throughout(_ transits: [Transit]) -> String? {
    let span = page.span.start..<page.span.end
    let names = transits.filter { transit in
      let entered = transit.enters.map { $0 <= span.lowerBound } ?? true
      let leaves = transit.leaves.map { $0 >= span.upperBound } ?? true
      return entered && leaves && moments(of: [transit], [:], during: span).isEmpty
    }
    .map { page.label($0).replacing(" ", with: "\u{A0}") }
    guard !names.isEmpty else { return nil }
    let text = words.phrase(.inOrbThroughout, ["transits": names.joined(separator: ", ")])
    return TextWrap.lines(text, indent: "").map { page.style.quiet($0) + "\n" }.joined()
  }

  /// That there is nothing, and what is left out.
  func footer(isEmpty: Bool) -> String {
    let nothing = isEmpty ? [words.phrase(.nothingExact)] : []
    let moon = page.leavesOutMoon ? [words.phrase(.moonLeftOut)] : []
    return (nothing + moon).flatMap { TextWrap.lines($0, indent: "") }
      .map { page.style.quiet($0) + "\n" }.joined()
  }

  private func moments(
    of transits: [Transit], _ loops: [Transit.ID: [Transit.Pass]],
    during period: Range<JulianDay<UT1>>
  ) -> [Moment] {
    transits.flatMap { transit in
      transit.happenings.filter { period.contains($0.at) }.compactMap { happening in
        sentence(on: happening, of: transit, loops[transit.id] ?? transit.passes).map {
          Moment(at: happening.at, event: happening.event, transit: transit, sentence: $0)
        }
      }
    }
    .sorted { ($0.at, $0.sentence) < ($1.at, $1.sentence) }
  }

  /// What happens; nil for what is no news, as the coming and leaving of what is gone in days.
  private func sentence(
    on happening: Transit.Happening, of transit: Transit, _ loop: [Transit.Pass]
  ) -> String? {
    let name = page.label(transit)
    switch happening.event {
    case .exact:
      guard loop.count > 1 else {
        return words.phrase(.exactTransit, ["transit": name])
      }
      let number = loop.count { $0.at <= happening.at }
      return words.phrase(
        .exactPass, ["transit": name, "number": "\(number)", "count": "\(loop.count)"])
    case .station:
      guard let closest = transit.closestApproach, closest.at == happening.at else { return nil }
      let orb = DecimalText.fixed(closest.distance.magnitude.degrees, decimals: 2)
      return words.phrase(.turnsNear, ["transit": name, "orb": orb])
    case .enters:
      return BodySet.slow.contains(transit.body) ? words.phrase(.entersOrb, ["transit": name]) : nil
    case .leaves:
      return BodySet.slow.contains(transit.body) ? words.phrase(.leavesOrb, ["transit": name]) : nil
    }
  }
}

@_spi(FrontEnd) import Astrolabe

/// The lives of transits as a calendar for a terminal: each with a timeline of the span and
/// its moments.
struct TransitsPage {
  let chart: NatalChart
  let span: CivilSpan
  let leavesOutMoon: Bool
  let style: TextStyle

  private var words: WordCorpus { .english }

  /// As wide as the longest name: that of a node's opposition to itself.
  private static let labelWidth = 33

  /// Whose transits, and when, and the first and the last date above the timelines.
  var heading: String {
    (opening + ["", style.quiet(axis)]).joined(separator: "\n") + "\n"
  }

  /// Whose transits, and when.
  var opening: [String] {
    let summary = BirthSummary(chart: chart)
    return [style.heading(.partTransits)]
      + TextWrap.lines(words.phrase(.born, ["birth": summary.line]), indent: "")
      + summary.notes.flatMap { TextWrap.lines($0, indent: "") }
      + (isRough ? TextWrap.lines(words.phrase(.transitsUncertain), indent: "") : [])
      + TextWrap.lines("\(span.inWords).", indent: "")
  }

  /// Whether no moment is known to the minute, since the time of birth isn't.
  var isRough: Bool { chart.birth.openInstants != nil }

  /// The first date above the left end of the timelines and the last one above the right end.
  private var axis: String {
    let first = "".padded(Self.labelWidth + 1) + span.first.short
    guard span.first != span.last else { return first }
    return first
      + span.last.short.rightAligned(
        Terminal.pageColumns - Self.labelWidth - 1 - span.first.short.count)
  }

  /// A transit's timeline and its moments.
  func rows(of transit: Transit) -> String {
    let name = label(transit).padded(Self.labelWidth)
    let timeline = TransitTimeline(
      transit: transit, span: span.start..<span.end,
      columns: max(Terminal.pageColumns - 1 - name.columns, 4))
    let lines =
      ["\(style.heading(name)) \(paint(timeline.text, of: transit.aspect))"]
      + TextWrap.lines("\(moments(of: transit)).", indent: "  ").map(style.quiet)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What the signs mean, or that there is nothing.
  func footer(isEmpty: Bool) -> String {
    let key =
      isEmpty
      ? words.phrase(.noTransitOnDates) : "\n\(words.phrase(.timelineKey))"
    let moon = words.phrase(.moonLeftOut)
    return (leavesOutMoon ? [key, moon] : [key]).map(style.quiet).joined(separator: "\n") + "\n"
  }

  /// The timeline with its life in the colour of the aspect's nature.
  private func paint(_ timeline: String, of kind: AspectKind) -> String {
    let lead = timeline.prefix { $0 == "·" }
    let life = timeline.dropFirst(lead.count)
    let rest = life.reversed().prefix { $0 == "·" }.count
    return style.quiet(String(lead)) + style.nature(String(life.dropLast(rest)), of: kind)
      + style.quiet(String(life.suffix(rest)))
  }

  func label(_ transit: Transit) -> String {
    "\(transit.body.title) \(transit.aspect.name) \(transit.natal.title)"
  }

  /// Such as `enters 14 Dec 2024, exact 1 Feb 2025 05:13, leaves 20 Mar 2025`.
  ///
  /// Turns on other dates than those asked for are left out: a slow planet has a dozen.
  private func moments(of transit: Transit) -> String {
    transit.happenings.filter { happening in
      guard case .station = happening.event else { return true }
      return (span.start..<span.end).contains(happening.at)
        || transit.closestApproach?.at == happening.at
    }
    .map { happening in
      clause(on: happening, of: transit).replacing(" ", with: "\u{A0}")
    }
    .joined(separator: ", ")
  }

  /// One moment, which stays on one line where it can.
  private func clause(on happening: Transit.Happening, of transit: Transit) -> String {
    let (date, time) = span.zone.clockToTheMinute(at: happening.at)
    switch happening.event {
    case .enters: return words.phrase(.entersOn, ["date": date.short])
    case .exact where isRough: return words.phrase(.exactAbout, ["date": date.short])
    case .exact:
      return words.phrase(.exactOn, ["date": date.short, "hour": time.hoursAndMinutes])
    case .station(let motion):
      let isForward = motion == .direct
      guard let closest = transit.closestApproach, closest.at == happening.at else {
        return words.phrase(isForward ? .turnsForwardOn : .turnsBackOn, ["date": date.short])
      }
      let orb = DecimalText.fixed(closest.distance.magnitude.degrees, decimals: 2)
      return words.phrase(
        isForward ? .turnsForwardShort : .turnsBackShort, ["date": date.short, "orb": orb])
    case .leaves: return words.phrase(.leavesOn, ["date": date.short])
    }
  }
}

/// A transit's life against a span, drawn in one line.
struct TransitTimeline {
  let transit: Transit
  let span: Range<JulianDay<UT1>>
  let columns: Int

  var text: String {
    let days = span.lowerBound.days(until: span.upperBound)
    func edge(_ column: Int) -> JulianDay<UT1> {
      span.lowerBound.advanced(byDays: days * Double(column) / Double(columns))
    }
    return String((0..<columns).map { mark(edge($0)..<edge($0 + 1)) })
  }

  private func mark(_ slice: Range<JulianDay<UT1>>) -> Character {
    if transit.passes.contains(where: { slice.contains($0.at) }) { return "●" }
    if let closest = transit.closestApproach, slice.contains(closest.at) { return "○" }
    let isOver = transit.leaves.map { $0 <= slice.lowerBound } ?? false
    let isAhead = transit.enters.map { $0 >= slice.upperBound } ?? false
    return isOver || isAhead ? "·" : "─"
  }
}

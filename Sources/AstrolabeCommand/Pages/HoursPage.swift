@_spi(FrontEnd) import Astrolabe

/// A date at a place for a terminal of 80 columns.
struct HoursPage {
  let day: LocalDay
  /// What the place is called.
  let place: String
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    var lines = [style.heading(.planetaryHours)]
    lines += TextWrap.lines(
      words.phrase(
        .datePlaceZone,
        ["date": day.date.inWords, "place": place, "zone": day.zone.inWords]), indent: "")
    lines += TextWrap.lines(summary, indent: "")
    lines += ["", style.heading(.twilight)]
    lines += [row("", ["dawn", "dusk"], isQuiet: true)]
    lines += zip(HorizonRule.Twilight.allCases, day.twilights).map { twilight, sun in
      row(twilight.title, [time(sun.first(.rising)), time(sun.first(.setting))])
    }
    if let hours = day.planetaryDay?.hours {
      lines += ["", style.heading(.hoursOfHalves, legend: .hoursOfHalvesLegend)]
      lines += zip(hours.prefix(12), hours.dropFirst(12)).map { day, night in
        (cell(day).padded(36) + cell(night)).trimmedAtEnd
      }
    }
    guard !day.bodies.isEmpty else { return page(lines) }
    lines += ["", style.heading(.risingAndSetting)]
    lines += [row("", ["rises", "culminates", "sets", "lower"], isQuiet: true)]
    lines += day.bodies.map { body in
      let kinds: [HorizonCrossing.Kind] = [.rising, .culmination, .setting, .lowerCulmination]
      let note = Self.note(of: body.course).map { "  " + style.quiet($0) } ?? ""
      return row(body.body.title, kinds.map { time(body.first($0)) }) + note
    }
    return page(lines)
  }

  /// The page of some lines, with what the marks behind its times mean where it has some.
  private func page(_ lines: [String]) -> String {
    let text = lines.joined(separator: "\n") + "\n"
    let isMarked = zip(text, text.dropFirst()).contains { $0.isNumber && ($1 == "+" || $1 == "-") }
    return isMarked ? text + "\n\(style.quiet(words.phrase(.daysMarked)))\n" : text
  }

  private var summary: String {
    if let planetary = day.planetaryDay {
      return words.phrase(
        .dayOfLord,
        [
          "lord": planetary.lord.title, "rise": time(planetary.sunrise),
          "set": time(planetary.sunset), "next": time(planetary.nextSunrise),
        ])
    }
    switch day.sun.course {
    case .alwaysUp: return words.phrase(.sunAlwaysUp)
    case .alwaysDown: return words.phrase(.sunAlwaysDown)
    case .risesAndSets, .risesOnly, .setsOnly: return words.phrase(.sunDoesNotRiseAndSet)
    }
  }

  private static func note(of course: HorizonDay.Course) -> String? {
    switch course {
    case .alwaysUp: "always up"
    case .alwaysDown: "always down"
    case .risesAndSets, .risesOnly, .setsOnly: nil
    }
  }

  private func row(_ label: String, _ cells: [String], isQuiet: Bool = false) -> String {
    let text = "  \(label.padded(18))" + cells.map { $0.rightAligned(11) }.joined()
    return isQuiet ? style.quiet(text) : text
  }

  private func cell(_ hour: PlanetaryDay.Hour) -> String {
    "  \("\(hour.number)".rightAligned(2)) \(hour.lord.title.padded(9))"
      + "\(time(hour.period.lowerBound).padded(7)) to \(time(hour.period.upperBound))"
  }

  /// The time to the minute, with the days by which its date differs from the page's: `00:12+1`.
  private func time(_ instant: JulianDay<UT1>?) -> String {
    guard let instant else { return "-" }
    let (date, time) = day.zone.clockToTheMinute(at: instant)
    let days = date.dayNumber - day.date.dayNumber
    let mark = days == 0 ? "" : days > 0 ? "+\(days)" : "\(days)"
    return time.hoursAndMinutes + mark
  }
}

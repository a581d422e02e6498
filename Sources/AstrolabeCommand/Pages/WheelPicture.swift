import Astrolabe

/// The wheel of a birth with what is known of it above.
struct WheelPicture {
  let chart: NatalChart
  let theme: Theme
  var name: String?
  /// The sky of another time, and what that time is called.
  var transits: (sky: Sky, label: String)?
  /// What is to be said of that time, one sentence without its full stop.
  var note: String?

  var picture: Picture {
    let summary = BirthSummary(chart: chart)
    var lines = summary.shortLines
    if chart.birth.isTimed, let note = chart.birth.note { lines.append("\(note).") }
    if !chart.birth.isTimed {
      let moon = chart.uncertainty
      let unused = chart.birth.note == nil ? "" : "The time isn't used without a place. "
      lines.append(
        "\(unused)The sky of 12:00 UTC; the Moon moved from \(ZodiacPosition(moon.moonAtStart)) "
          + "to \(ZodiacPosition(moon.moonAtEnd))")
    }
    if let transits { lines.append("Around it the sky of \(transits.label)") }
    if let note { lines.append("\(note).") }
    let title = transits == nil ? "Natal chart" : "Natal chart with transits"
    return Wheel(
      of: chart, transits: transits?.sky, theme: theme,
      caption: WheelCaption(title: name ?? title, lines: lines)
    ).picture()
  }
}

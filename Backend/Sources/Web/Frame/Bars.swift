@_spi(FrontEnd) internal import Astrolabe

extension HTMLWriter {
  /// Writes the bar of a score of −100 to 100, from the middle to the side of ease or of strain; grey where it is quiet.
  mutating func bar(_ score: Double, _ tone: ScoreTone) {
    // The shortest bar can still be seen beside the mark of the middle.
    let length = score == 0 ? 0 : max(2, min(score.magnitude, 100))
    let start = score < 0 ? 100 - length : 100
    element(
      "svg",
      [
        "class": "bar", "viewBox": "0 0 200 12", "preserveAspectRatio": "none",
        "aria-hidden": "true",
      ]
    ) { html in
      html.rectangle("track", x: 0, y: 4, width: 200, height: 4)
      for quarter in [50.0, 150] {
        html.rectangle("quarter", x: quarter - 0.3, y: 2, width: 0.6, height: 8)
      }
      html.rectangle(tone.bar, x: start, y: 1, width: length, height: 10)
      html.rectangle("mid", x: 99.5, y: 0, width: 1, height: 12)
    }
  }

  /// Writes a score in a line: what it is of, its word and its number, and its bar.
  mutating func meter(_ title: String, _ label: String, _ score: Double, _ tone: ScoreTone) {
    element("div", ["class": "meter"]) { html in
      html.element("b", title)
      html.element("span", ["class": "word"]) { html in
        if !label.isEmpty { html.write(label + " ") }
        html.element("small", score.signedWhole)
      }
      html.bar(score, tone)
    }
  }

  /// Writes what the ends and the middle of bars mean, below the bar of the line before.
  mutating func axis(_ ends: (hard: String, quiet: String, easy: String)) {
    element("div", ["class": "meter axis", "aria-hidden": "true"]) { html in
      html.element("span", ["class": "ends"]) { html in
        for end in [ends.hard, ends.quiet, ends.easy] { html.element("span", end) }
      }
    }
  }

  private mutating func rectangle(
    _ kind: String, x: Double, y: Double, width: Double, height: Double
  ) {
    element(
      "rect",
      [
        "class": kind, "x": DecimalText.fixed(x, decimals: 2),
        "y": DecimalText.fixed(y, decimals: 2), "width": DecimalText.fixed(width, decimals: 2),
        "height": DecimalText.fixed(height, decimals: 2),
      ], "")
  }

  /// Writes the hours of a day as columns, up for ease and down for strain.
  ///
  /// - Parameters:
  ///   - hours: Each hour on the clock and its score.
  ///   - description: What can be seen, in words.
  ///   - clock: How hours are written below the columns.
  mutating func hours(
    _ hours: [(hour: Int, score: Double)], _ description: String, _ clock: ClockStyle
  ) {
    let scores = hours.map(\.score)
    // Small differences stay small, and a side that no hour is on takes little room.
    let (up, down) = (max(10, scores.max() ?? 0), max(2, -(scores.min() ?? 0)))
    let unit = 80 / max(30, up + down)
    let zero = up * unit + 1
    let (width, height) = (Double(hours.count) * 12, zero + down * unit + 1)
    element(
      "svg",
      [
        "viewBox":
          "0 0 \(DecimalText.fixed(width, decimals: 0)) \(DecimalText.fixed(height, decimals: 1))",
        "role": "img",
        "aria-label": description,
      ]
    ) { html in
      for (index, hour) in hours.enumerated() {
        let length = max(1, hour.score.magnitude * unit)
        html.rectangle(
          ScoreTone(hour.score).bar, x: Double(index) * 12 + 1.5,
          y: hour.score < 0 ? zero : zero - length, width: 9, height: length)
      }
      html.rectangle("zero", x: 0, y: zero - 0.5, width: width, height: 1)
    }
    element("div", ["class": "scale", "aria-hidden": "true"]) { html in
      for hour in stride(from: 0, through: 24, by: 6) {
        html.element("span", clock.text(ofHour: hour % 24))
      }
    }
  }
}

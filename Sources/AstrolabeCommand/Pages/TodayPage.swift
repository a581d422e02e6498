@_spi(FrontEnd) import Astrolabe

/// A day's reading as a page for a terminal of 80 columns.
struct TodayPage {
  let reading: DailyReading
  let texts: ReadingTexts
  let words: WordCorpus
  let provenance: ReadingProvenance
  let style: TextStyle

  private var chart: NatalChart { reading.chart }
  private var day: DayScores.Day { reading.scores }

  var text: String {
    let sections = [
      heading, story, news, lights, natalRows, groupRows, meterRows, transitLines, footer,
    ]
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var heading: [String] {
    DayHeading(reading: reading, words: words, style: style).lines
  }

  /// What the day is about, and what to make of it.
  private var story: [String] {
    let advice = texts.advice
    return [style.heading(texts.headline)] + TextWrap.lines(texts.overview, indent: "")
      + labelled(words.phrase(.doThis), advice.doThis)
      + labelled(words.phrase(.leaveThat), advice.notThis)
      + labelled(words.phrase(.consider), advice.reflectOn)
  }

  /// The meters that stand out or have moved most since the day before, with what moves them; a lowest or a highest one
  /// that is far from the middle is always among them.
  private var news: [String] {
    let ranked = Meter.allCases.map { meter -> (meter: Meter, size: Double) in
      let score = day.scores[meter].unified.magnitude
      return (meter, max(score, 2 * (day.trend(of: meter)?.delta.magnitude ?? 0)))
    }
    .sorted { ($0.size, $1.meter.rawValue) > ($1.size, $0.meter.rawValue) }.map(\.meter)
    let named = Self.named(of: ranked, day.scores)
    var lines = [style.heading(words.phrase(.news))]
    for meter in named {
      let score = day.scores[meter]
      let tone = style.tone(score.quality.rawValue, score.quality)
      let trend = day.trend(of: meter).map { ", \($0.text(in: words))" } ?? ""
      lines.append("  \(meter.title) \(score.unified.signedWhole), \(tone)\(trend)")
      lines += TextWrap.lines(texts.interpretation(of: meter), indent: "    ")
    }
    return lines
  }

  /// How many meters are news.
  private static let newsCount = 3
  /// The unified score, either way, from which the lowest and the highest meter are news.
  private static let farScore = 60.0

  /// The first of some meters in their order, the last of them giving way to the day's extremes.
  private static func named(of ranked: [Meter], _ scores: DayScores) -> [Meter] {
    let far = ranked.filter { scores[$0].unified.magnitude > farScore }
    let extremes = [
      far.filter { scores[$0].unified < 0 }.min { scores[$0].unified < scores[$1].unified },
      far.filter { scores[$0].unified > 0 }.max { scores[$0].unified < scores[$1].unified },
    ].compactMap(\.self)
    let others = ranked.filter { !extremes.contains($0) }.prefix(newsCount - extremes.count)
    return ranked.filter { extremes.contains($0) || others.contains($0) }
  }

  private var lights: [String] {
    let moon = reading.day.moon
    let lit: String = DecimalText.fixed(
      moon.illumination.illuminatedFraction * 100, decimals: 1)
    let phase = moon.illumination.phase.title
    let waits = moon.waits(within: reading.day.ephemeris.span, in: words)
    // Without a birth time no house is mentioned.
    let moonText =
      chart.birth.isTimed
      ? words.phrase(
        .moonToday,
        [
          "sign": moon.sign.title, "house": "\(reading.moonHouse)", "phase": phase, "share": lit,
          "waits": waits,
        ])
      : words.phrase(
        .moonTodayUntimed,
        ["sign": moon.sign.title, "phase": phase, "share": lit, "waits": waits])
    return [words.phrase(.sunSign).padded(11) + style.heading(chart.sunSignInWords)]
      + labelled(words.phrase(.moonTodayLabel), moonText)
  }

  private func labelled(_ label: String, _ text: String) -> [String] {
    let lines = TextWrap.lines(text, indent: "", columns: 69)
    return lines.enumerated().map { index, line in
      (index == 0 ? label : "").padded(11) + line
    }
  }

  private var natalRows: [String] {
    let cells = CelestialBody.scoringPoints.map { body in
      let retrograde = body != .meanNode && chart.sky[body].isRetrograde ? " retrograde" : ""
      return
        "\(body.title.padded(11))\(ZodiacPosition(chart.sky[body].longitude).inColumn)\(retrograde)"
        .padded(41)
        + words.phrase(
          .inHouse, ["house": "\(chart.frame.house(of: chart.sky[body].longitude))"])
    }
    var rows = [style.heading(words.phrase(.partChart))] + cells.map { "  \($0)" }
    if let angles = chart.angles {
      rows.append(
        "  \(words.name(of: .ascendant).padded(11))\(ZodiacPosition(angles.ascendant).inColumn)")
      rows.append(
        "  \(words.name(of: .midheaven).padded(11))\(ZodiacPosition(angles.midheaven).inColumn)")
    }
    return rows
  }

  private var groupRows: [String] {
    let title =
      style.heading(words.phrase(.partDay)) + style.quiet("  \(words.phrase(.groupsLegend))")
    return [title]
      + Meter.Group.allCases.map { group in
        let score = day.scores[group]
        return "  \(group.heading.padded(16))" + intensity(score)
          + "  " + words(score, day.trend(of: group))
      } + [
        "  " + words.phrase(.all).padded(16) + intensity(day.scores.overall) + "  "
          + words(day.scores.overall, day.overallTrend)
      ]
  }

  private func intensity(_ score: MeterScore) -> String {
    let bar = Bars.bar(score.intensity, columns: 24)
    let number = DecimalText.fixed(score.intensity, decimals: 0).rightAligned(4)
    return style.tone(bar, score.quality) + number
  }

  private var meterRows: [String] {
    let title =
      style.heading(words.phrase(.seventeenMeters))
      + style.quiet("  \(words.phrase(.metersLegend))")
    return [title]
      + Meter.Group.allCases.flatMap { group in
        [style.quiet("  \(group.heading)")]
          + group.meters.map { meter in
            let score = day.scores[meter]
            let bar = style.tone(Bars.diverging(score.unified, columns: 17), score.quality)
            let number = score.unified.signedWhole.rightAligned(5)
            return "    \(meter.title.padded(16))\(bar)\(number)  "
              + words(score, day.trend(of: meter))
          }
      }
  }

  /// The quality and where it is going, in words.
  private func words(_ score: MeterScore, _ trend: Trend?) -> String {
    let word = score.quality.rawValue
    guard let trend else { return style.tone(word, score.quality) }
    return style.tone(word.padded(12), score.quality) + trend.text(in: words)
  }

  private var transitLines: [String] {
    let title = style.heading(words.phrase(.strongestToday))
    let strongest = TransitSentences(of: reading, words: words).strongest(3)
    guard !strongest.isEmpty else { return [title, "  \(words.phrase(.noTransit))"] }
    return [title]
      + strongest.flatMap { sentence in
        TextWrap.lines(sentence, indent: "  ")
      }
  }

  private var footer: [String] {
    TextWrap.lines(provenance.line(in: words), indent: "").map(style.quiet)
  }
}

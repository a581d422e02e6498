@_spi(FrontEnd) import Astrolabe

/// The five limbs of a day, for a terminal of 80 columns.
struct PanchangaPage {
  let panchanga: Panchanga
  let zone: CivilZone
  /// The place's name, where it was given.
  let name: String?
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let place = name ?? "\(panchanga.place)"
    var lines = TextWrap.lines(
      words.phrase(.panchangaOf, ["date": panchanga.date.short, "place": place]), indent: "")
    lines += TextWrap.lines(
      words.phrase(
        .sunRisesAndSets,
        [
          "first": clock(panchanga.day.lowerBound), "last": clock(panchanga.sunset),
          "zone": zone.name,
        ]), indent: "")
    let value = panchanga.ayanamsa
    let degrees = DecimalText.fixed(value.apparent.degrees, decimals: 4)
    lines.append(
      words.phrase(.siderealLegend, ["ayanamsa": value.ayanamsa.title, "degree": degrees]))
    lines += ["", "  \("Vara".padded(11))\(panchanga.vara.title)"]
    lines += rows("Tithi", panchanga.tithis) { $0.title }
    lines += rows("Nakshatra", panchanga.nakshatras) { $0.title }
    lines += rows("Yoga", panchanga.yogas) { $0.title }
    lines += rows("Karana", panchanga.karanas) { $0.title }
    return lines.joined(separator: "\n") + "\n"
  }

  private func rows<Content>(
    _ title: String, _ spans: [Panchanga.Span<Content>], _ name: (Content) -> String
  ) -> [String] {
    spans.enumerated().map { index, span in
      "  \((index == 0 ? title : "").padded(11))\(name(span.content).padded(23))"
        + "until \(clock(span.period.upperBound))"
    }
  }

  /// The time, with the date where it is another one.
  private func clock(_ instant: JulianDay<UT1>) -> String {
    let (date, time) = zone.clockToTheMinute(at: instant)
    return date == panchanga.date ? time.hoursAndMinutes : "\(date.short) \(time.hoursAndMinutes)"
  }
}

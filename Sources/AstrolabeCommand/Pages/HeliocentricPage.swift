@_spi(FrontEnd) import Astrolabe

/// The sky from the Sun as a table.
struct HeliocentricPage {
  let sky: HeliocentricSky
  let style: TextStyle

  var text: String {
    let rows = HeliocentricSky.Planet.allCases.map { planet in
      SkyPage.row(planet.title, sky[planet])
    }
    return SkyPage.text(
      of: sky.instant, remarks: [WordCorpus.english.phrase(.heliocentric)], rows: rows, style: style
    )
  }
}

/// Where bodies stand over the horizon of a birth.
struct LocalSpacePage {
  let chart: NatalChart
  let places: [HorizontalPlace]
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let summary = BirthSummary(chart: chart)
    var lines = [style.heading(.localSpace, legend: .localSpaceLegend)]
    lines += TextWrap.lines(words.phrase(.born, ["birth": summary.line]), indent: "")
    lines += summary.notes.flatMap { TextWrap.lines($0, indent: "") }
    lines += ["", style.quiet(row("", "azimuth", "", "altitude"))]
    lines += places.map { place in
      row(
        place.body.title, DecimalText.fixed(place.azimuth.degrees, decimals: 2) + "°",
        Self.compass(place.azimuth), DecimalText.fixed(place.altitude.degrees, decimals: 2) + "°")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ name: String, _ azimuth: String, _ way: String, _ altitude: String) -> String {
    "  \(name.padded(18))\(azimuth.rightAligned(10))  \(way.padded(4))\(altitude.rightAligned(10))"
  }

  /// The nearest of the sixteen winds.
  private static func compass(_ azimuth: PlaneAngle) -> String {
    let winds = [
      "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW",
      "NNW",
    ]
    return winds[Int((azimuth.degrees / 22.5).rounded()) % winds.count]
  }
}

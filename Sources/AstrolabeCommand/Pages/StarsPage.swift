@_spi(FrontEnd) import Astrolabe

/// Where fixed stars stand, for a terminal of 80 columns.
struct StarsPage {
  let instant: Instant
  let places: [FixedStar.Place]
  let style: TextStyle

  var text: String {
    let head =
      "  " + "star".padded(23) + "magnitude".rightAligned(9)
      + "longitude".rightAligned(13).padded(24)
      + "latitude".rightAligned(9) + "declination".rightAligned(13)
    let title = WordCorpus.english.phrase(.starsAt, ["instant": instant.ut.iso8601])
    return ([style.heading(title), style.quiet(head)] + places.map(row)).joined(separator: "\n")
      + "\n"
  }

  private func row(_ place: FixedStar.Place) -> String {
    let magnitude = place.star.magnitude.map { Self.signed($0, decimals: 2) } ?? "–"
    return "  " + place.star.title.padded(23) + magnitude.rightAligned(9) + "    "
      + ZodiacPosition(place.longitude).inColumn.padded(20)
      + Self.signed(place.latitude.degrees, decimals: 2).rightAligned(9)
      + Self.signed(place.equatorial.declination.degrees, decimals: 2).rightAligned(13)
  }

  private static func signed(_ number: Double, decimals: Int) -> String {
    (number < 0 ? "−" : "") + DecimalText.fixed(number.magnitude, decimals: decimals)
  }
}

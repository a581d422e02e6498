@_spi(FrontEnd) import Astrolabe

/// The Moon and the eclipses before birth, and the fixed stars.
extension WiderChartPage {
  var prenatalRows: [String] {
    let prenatal = beyond.prenatal
    var rows: [String] = []
    if let lunation = prenatal.lunation {
      let doubt = prenatal.isCertain ? "" : style.quiet("  \(Self.words.phrase(.atSomeHours))")
      rows.append(row(lunation.quarter.title, lunation.longitude, at: lunation.at) + doubt)
    }
    for placed in [prenatal.solarEclipse, prenatal.lunarEclipse].compactMap(\.self) {
      let title = SkyEvent.eclipse(placed.eclipse).title
      rows.append(row(title, placed.longitude, at: placed.eclipse.maximum))
    }
    return rows
  }

  private static var words: WordCorpus { .english }

  private func row(
    _ title: String, _ longitude: EclipticLongitude, at instant: JulianDay<UT1>
  ) -> String {
    let (date, time) = CivilZone.utc.clockToTheMinute(at: instant)
    return "  \(title.padded(30))\(ZodiacPosition(longitude).inColumn.padded(20))"
      + style.quiet("\(date) \(time.hoursAndMinutes) UTC")
  }

  /// The bodies of the Hamburg school and the asteroids, with their aspects.
  var furtherRows: [String] {
    beyond.further.flatMap { point in
      [place(point.body.title, point.state.longitude).trimmedAtEnd]
        + point.aspects.map(furtherRow)
    }
  }

  /// An aspect of a point that charts don't have, below it.
  func furtherRow(_ aspect: FurtherAspect) -> String {
    let orb = DecimalText.fixed(aspect.orb.degrees, decimals: 2)
    return style.quiet("    \(aspect.kind.name.padded(13))\(aspect.with.title.padded(12))\(orb)°")
  }

  /// The stars that are on an angle with a body.
  func paranRows(_ stars: [FixedStar.Place]) -> [String] {
    guard wider.horizon != nil else { return [] }
    return Paran.all(of: stars, in: wider).map { paran in
      let orb = DecimalText.fixed(paran.orb.degrees, decimals: 2)
      return "  \(paran.star.title.padded(23))\(paran.starAngle.title.padded(12))"
        + "\(paran.body.title.padded(12))\(paran.bodyAngle.title.padded(12))\(orb)°"
    }
  }

  func starRows(_ stars: [FixedStar.Place]) -> [String] {
    beyond.wider.starContacts(stars).map { contact in
      let star = contact.place.star
      let magnitude = star.magnitude.map {
        ($0 < 0 ? "−" : "") + DecimalText.fixed($0.magnitude, decimals: 2)
      }
      let orb = DecimalText.fixed(contact.orb.degrees, decimals: 2)
      return "  \(contact.point.title.padded(13))\(star.title.padded(23))\(orb)°"
        + style.quiet((magnitude ?? "–").rightAligned(8))
        + (contact.isCertain ? "" : style.quiet("  \(Self.words.phrase(.atSomeHours))"))
    }
  }
}

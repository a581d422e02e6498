@_spi(FrontEnd) import Astrolabe

/// The sky of an instant as a table.
struct SkyPage {
  let sky: Sky
  /// What is taken off the longitudes; nil for the tropical zodiac.
  let ayanamsa: Ayanamsa.Value?
  let style: TextStyle

  /// What stands behind the instant, such as the place that the sky is seen from; nil if there is nothing.
  var remark: String?

  var text: String {
    let zodiac = ayanamsa.map { value in
      let degrees = DecimalText.fixed(value.apparent.degrees, decimals: 4)
      return WordCorpus.english.phrase(
        .siderealLegend, ["ayanamsa": value.ayanamsa.title, "degree": degrees])
    }
    let rows = sky.bodies.bodies.map { body in
      let tropical: BodyState = sky[body]
      return Self.row(body.title, ayanamsa?.sidereal(tropical) ?? tropical)
    }
    return Self.text(
      of: sky.instant, remarks: [remark, zodiac].compactMap(\.self), rows: rows, style: style)
  }

  /// A table of places of one instant.
  static func text(
    of instant: Instant, remarks: [String], rows: [String], style: TextStyle
  ) -> String {
    let heading = style.heading(instant.ut.iso8601)
    let scales = style.quiet("JD \(instant.ut.days) UT, \(instant.tt.days) TT")
    let columns = style.quiet(
      "".padded(39) + "longitude".rightAligned(9) + "latitude".rightAligned(9)
        + "au".rightAligned(8) + "° a day".rightAligned(9))
    let lines = remarks.flatMap { TextWrap.lines($0, indent: "") }
    return ([heading + "  " + scales] + lines + [columns] + rows + ["", ""])
      .joined(separator: "\n")
  }

  /// The row of a body.
  static func row(_ title: String, _ state: BodyState) -> String {
    let position = ZodiacPosition(state.longitude).inColumn.padded(19)
    let numbers =
      DecimalText.fixed(state.longitude.degrees, decimals: 4).rightAligned(9)
      + DecimalText.fixed(state.latitude.degrees, decimals: 4).rightAligned(9)
      + DecimalText.fixed(state.distanceAU, decimals: 4).rightAligned(8)
      + DecimalText.fixed(state.longitudePerDay.degrees, decimals: 4).rightAligned(9)
    let motion = state.isRetrograde ? " retro" : ""
    return "  \(title.padded(18))\(position)\(numbers)\(motion)"
  }
}

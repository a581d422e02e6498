import Astrolabe

/// The sky of an instant as a table.
struct SkyPage {
  let sky: Sky
  let style: TextStyle

  /// What stands behind the instant, such as the place that the sky is seen from.
  var remark = ""

  var text: String {
    Self.text(
      of: sky.instant, remark: remark,
      rows: sky.bodies.bodies.map { Self.row($0.title, sky[$0]) }, style: style)
  }

  /// A table of places of one instant.
  static func text(
    of instant: Instant, remark: String, rows: [String], style: TextStyle
  ) -> String {
    let heading = style.heading(instant.ut.iso8601)
    let scales = style.quiet("JD \(instant.ut.days) UT, \(instant.tt.days) TT")
    let columns = style.quiet(
      "".padded(39) + "longitude".rightAligned(9) + "latitude".rightAligned(9)
        + "au".rightAligned(8) + "° a day".rightAligned(9))
    let remarks = remark.isEmpty ? [] : TextWrap.lines(remark, indent: "")
    return ([heading + "  " + scales] + remarks + [columns] + rows + ["", ""])
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

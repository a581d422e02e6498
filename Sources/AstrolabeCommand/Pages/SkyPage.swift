import Astrolabe

/// The sky of an instant as a table.
struct SkyPage {
  let sky: Sky
  /// What is taken off the longitudes; nil for the tropical zodiac.
  let ayanamsa: AyanamsaValue?
  let style: TextStyle

  var text: String {
    let heading = style.heading(sky.ut.iso8601)
    let scales = style.quiet("JD \(sky.ut.days) UT, \(sky.tt.days) TT")
    let columns = style.quiet(
      "".padded(39) + "longitude".rightAligned(9) + "latitude".rightAligned(9)
        + "au".rightAligned(8) + "° a day".rightAligned(9))
    let rows = sky.bodies.bodies.map(row)
    let zodiac = ayanamsa.map { value in
      let degrees = DecimalText.fixed(value.apparent.degrees, decimals: 4)
      return WordCorpus.english.phrase(
        .siderealLegend, ["ayanamsa": value.ayanamsa.title, "degree": degrees])
    }
    return ([heading + "  " + scales] + [zodiac].compactMap(\.self) + [columns] + rows + ["", ""])
      .joined(separator: "\n")
  }

  private func row(_ body: CelestialBody) -> String {
    let tropical: BodyState = sky[body]
    let state = ayanamsa?.sidereal(tropical) ?? tropical
    let position = ZodiacPosition(state.longitude).inColumn.padded(19)
    let numbers =
      DecimalText.fixed(state.longitude.degrees, decimals: 4).rightAligned(9)
      + DecimalText.fixed(state.latitude.degrees, decimals: 4).rightAligned(9)
      + DecimalText.fixed(state.distanceAU, decimals: 4).rightAligned(8)
      + DecimalText.fixed(state.longitudePerDay.degrees, decimals: 4).rightAligned(9)
    let motion = state.isRetrograde ? " retro" : ""
    return "  \(body.title.padded(18))\(position)\(numbers)\(motion)"
  }
}

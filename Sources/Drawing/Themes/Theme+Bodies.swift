import Ephemeris

extension Theme {
  /// The colour of a body's line on maps and graphs; neighbours among the bodies have colours that differ.
  func color(of body: CelestialBody) -> RGBColor {
    let colors = [
      air, quietInk, earth.mixed(with: water, by: 0.5), earth, fire, ease, ink,
      water.mixed(with: earth, by: 0.3), ease.mixed(with: fire, by: 0.45),
      fire.mixed(with: ink, by: 0.45), line,
    ]
    return colors[Int(body.rawValue) % colors.count]
  }
}

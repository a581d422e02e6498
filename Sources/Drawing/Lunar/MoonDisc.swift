public import Astrology
public import Ephemeris
package import Words

/// The Moon as it is lit, seen from northern latitudes: the waxing Moon is lit on the right.
///
/// North is up and the terminator's poles are the disc's top and bottom; how far the real Moon is
/// tilted depends on place and hour. South of the tropics it hangs the other way round.
public struct MoonDisc: Sendable, Worded {
  /// How the Moon is lit.
  public let illumination: MoonPhase.Illumination
  /// The colours.
  public let theme: Theme
  /// What it says.
  package var words = PictureWords.english

  /// Makes the disc of a sky.
  ///
  /// Returns nil if the sky lacks the Sun or the Moon.
  public init?(in sky: Sky, theme: Theme = .light) {
    guard let illumination = MoonPhase.Illumination(in: sky) else { return nil }
    self.init(illumination, theme: theme)
  }

  /// Makes the disc of a sky that is known to hold the Sun and the Moon.
  package init(of sky: Sky, theme: Theme = .light) {
    self.init(MoonPhase.Illumination(of: sky), theme: theme)
  }

  /// Makes the disc of an illumination.
  public init(_ illumination: MoonPhase.Illumination, theme: Theme = .light) {
    self.illumination = illumination
    self.theme = theme
  }

  private static let side = 200.0
  private static let radius = 92.0

  /// Draws the disc, 200 units square.
  public func picture() -> Picture {
    let center = Point(x: Self.side / 2, y: Self.side / 2)
    var content = SVGWriter()
    content.rectangle(
      Box(minX: 0, minY: 0, width: Self.side, height: Self.side), fill: theme.paper)
    content.circle(center, radius: Self.radius, fill: theme.moonShadow)
    if let litPart { content.shape(litPart, fill: theme.moonlight) }
    content.circle(center, radius: Self.radius, stroke: Stroke(color: theme.line, width: 1.5))
    let percent = Int((illumination.illuminatedFraction * 100).rounded())
    return Picture(
      title: words.moonTitle(illumination.phase), description: words.lit(percent: percent),
      width: Self.side, height: Self.side, content: content)
  }

  /// The outline of the lit part; nil at new moon.
  ///
  /// Half of the limb and the terminator. A circle on the Moon's globe seen from afar is half an
  /// ellipse between the poles of the light, whose half axis across is the radius times |cos i|, i
  /// being the phase angle; the lit share of the disc is then (1 + cos i) / 2, as it must be.
  var litPart: String? {
    Self.litPart(
      of: illumination, center: Point(x: Self.side / 2, y: Self.side / 2), radius: Self.radius)
  }

  /// The outline of the lit part of a disc anywhere; nil at new moon.
  static func litPart(
    of illumination: MoonPhase.Illumination, center: Point, radius: Double
  ) -> String? {
    let lit = illumination.illuminatedFraction
    guard lit > 0 else { return nil }
    let isWaxing = illumination.elongation.degrees < 180
    let across = radius * illumination.phaseAngle.cosine.magnitude
    // The limb runs from the top to the bottom on the lit side: clockwise on the right. The
    // terminator returns on the dark side of the middle where more than half is lit.
    let limbSweep = isWaxing ? 1 : 0
    let terminatorSweep = (lit > 0.5) == isWaxing ? 1 : 0
    let (x, top, bottom) = (center.x, center.y - radius, center.y + radius)
    let limb = "A\(pair(radius, radius)) 0 0 \(limbSweep) \(pair(x, bottom))"
    let terminator = "A\(pair(across, radius)) 0 0 \(terminatorSweep) \(pair(x, top))"
    return "M\(pair(x, top))\(limb)\(terminator)Z"
  }

  private static func pair(_ first: Double, _ second: Double) -> String {
    "\(SVGNumber.text(first)) \(SVGNumber.text(second))"
  }
}

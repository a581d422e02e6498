public import Astrology

/// The colours of a picture.
///
/// Text and glyphs have a contrast of 4.5 : 1 or more against what they stand on (WCAG 2.2, 1.4.3).
/// Ease is blue and strain orange, so that eyes of every kind can distinguish them.
public struct Theme: Sendable, Hashable {
  /// The theme's name on the command line.
  public let name: String
  /// The ground of the picture.
  public let paper: RGBColor
  /// The ground of rings and of empty cells.
  public let surface: RGBColor
  /// Text and glyphs.
  public let ink: RGBColor
  /// Text that matters less.
  public let quietInk: RGBColor
  /// Circles, cusps and ticks.
  public let line: RGBColor
  /// Lines that stay in the background.
  public let faintLine: RGBColor
  /// Trines and sextiles, and scores above zero.
  public let ease: RGBColor
  /// Squares and oppositions, and scores below zero.
  public let strain: RGBColor
  /// The glyphs of the fire signs.
  public let fire: RGBColor
  /// The glyphs of the earth signs.
  public let earth: RGBColor
  /// The glyphs of the air signs.
  public let air: RGBColor
  /// The glyphs of the water signs.
  public let water: RGBColor
  /// The Moon's lit part.
  public let moonlight: RGBColor
  /// The Moon's dark part.
  public let moonShadow: RGBColor
  /// Whether a body's glyph has the colour of the element of its sign, in place of that of text.
  public private(set) var isTinted = false

  /// Dark on light, for paper and bright screens.
  public static let light = Theme(
    name: "light", paper: RGBColor(0xFFFFFF), surface: RGBColor(0xF4F2EC), ink: RGBColor(0x1D2230),
    quietInk: RGBColor(0x565C6B), line: RGBColor(0x6F7685), faintLine: RGBColor(0xC9CCD3),
    ease: RGBColor(0x1F63B5), strain: RGBColor(0xB84A0E), fire: RGBColor(0xB3261E),
    earth: RGBColor(0x3E6B1F), air: RGBColor(0x7A5A00), water: RGBColor(0x1F5FA8),
    moonlight: RGBColor(0xFBF3D5), moonShadow: RGBColor(0x4A5064))

  /// Light on dark, for the evening.
  public static let dark = Theme(
    name: "dark", paper: RGBColor(0x12151D), surface: RGBColor(0x1B202B), ink: RGBColor(0xECEEF3),
    quietInk: RGBColor(0xA4ABBA), line: RGBColor(0x7C8496), faintLine: RGBColor(0x3A4150),
    ease: RGBColor(0x6FAEF5), strain: RGBColor(0xF29A57), fire: RGBColor(0xFF8A7A),
    earth: RGBColor(0x9CCB6B), air: RGBColor(0xE8C75A), water: RGBColor(0x78B4F7),
    moonlight: RGBColor(0xF3E9C6), moonShadow: RGBColor(0x2C3242))

  /// Both themes.
  public static let all = [light, dark]

  /// The same theme with bodies in the colour of the element that they stand in.
  public var tinted: Self {
    var theme = self
    theme.isTinted = true
    return theme
  }

  /// The colour of a glyph that stands in a sign.
  func color(ofGlyphIn sign: ZodiacSign) -> RGBColor {
    isTinted ? color(of: sign.element) : ink
  }

  /// The colours that stand in pictures unmixed.
  var colors: [RGBColor] {
    [
      paper, surface, ink, quietInk, line, faintLine, ease, strain, fire, earth, air, water,
      moonlight,
      moonShadow,
    ]
  }

  /// The colour of a sign's glyph.
  public func color(of element: ZodiacSign.Element) -> RGBColor {
    switch element {
    case .fire: fire
    case .earth: earth
    case .air: air
    case .water: water
    }
  }

  /// The colour of an aspect by its nature.
  public func color(of kind: AspectKind) -> RGBColor {
    switch kind {
    case .conjunction: ink
    case .opposition, .square: strain
    case .trine, .sextile: ease
    }
  }

  /// The colour of a score of −100…100: strain, through the ground of empty cells, to ease.
  ///
  /// The share of the full colour grows as the root of the score, so that small scores still show. What
  /// is not a number has the ground.
  public func color(ofScore score: Double) -> RGBColor {
    guard !score.isNaN else { return surface }
    let share = min(score.magnitude / 100, 1).squareRoot()
    return surface.mixed(with: score < 0 ? strain : ease, by: share)
  }
}

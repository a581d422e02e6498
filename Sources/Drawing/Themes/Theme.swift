public import Astrology

/// The colours of a picture.
///
/// Text and glyphs have a contrast of 4.5 : 1 or more against what they stand on (WCAG 2.2, 1.4.3).
/// Ease is blue and strain orange, which eyes of every kind tell apart.
public struct Theme: Sendable, Hashable {
  /// The theme's name on the command line.
  public let name: String
  /// The ground of the picture.
  public let paper: Color
  /// The ground of rings and of empty cells.
  public let surface: Color
  /// Text and glyphs.
  public let ink: Color
  /// Text that matters less.
  public let quietInk: Color
  /// Circles, cusps and ticks.
  public let line: Color
  /// Lines that stay in the background.
  public let faintLine: Color
  /// Trines and sextiles, and scores above zero.
  public let ease: Color
  /// Squares and oppositions, and scores below zero.
  public let strain: Color
  /// The glyphs of the fire signs.
  public let fire: Color
  /// The glyphs of the earth signs.
  public let earth: Color
  /// The glyphs of the air signs.
  public let air: Color
  /// The glyphs of the water signs.
  public let water: Color
  /// The Moon's lit part.
  public let moonlight: Color
  /// The Moon's dark part.
  public let moonShadow: Color

  /// Dark on light, for paper and bright screens.
  public static let light = Theme(
    name: "light", paper: Color(0xFFFFFF), surface: Color(0xF4F2EC), ink: Color(0x1D2230),
    quietInk: Color(0x565C6B), line: Color(0x6F7685), faintLine: Color(0xC9CCD3),
    ease: Color(0x1F63B5), strain: Color(0xB84A0E), fire: Color(0xB3261E),
    earth: Color(0x3E6B1F), air: Color(0x7A5A00), water: Color(0x1F5FA8),
    moonlight: Color(0xFBF3D5), moonShadow: Color(0x4A5064))

  /// Light on dark, for the evening.
  public static let dark = Theme(
    name: "dark", paper: Color(0x12151D), surface: Color(0x1B202B), ink: Color(0xECEEF3),
    quietInk: Color(0xA4ABBA), line: Color(0x7C8496), faintLine: Color(0x3A4150),
    ease: Color(0x6FAEF5), strain: Color(0xF29A57), fire: Color(0xFF8A7A),
    earth: Color(0x9CCB6B), air: Color(0xE8C75A), water: Color(0x78B4F7),
    moonlight: Color(0xF3E9C6), moonShadow: Color(0x2C3242))

  /// Both themes.
  public static let all = [light, dark]

  /// The colour of a sign's glyph.
  public func color(of element: Element) -> Color {
    switch element {
    case .fire: fire
    case .earth: earth
    case .air: air
    case .water: water
    }
  }

  /// The colour of an aspect by its nature.
  public func color(of kind: AspectKind) -> Color {
    switch kind {
    case .conjunction: ink
    case .opposition, .square: strain
    case .trine, .sextile: ease
    }
  }

  /// The colour of a score of −100…100: strain, through the ground of empty cells, to ease.
  ///
  /// The share of the full colour grows as the root of the score, so that small scores still show.
  public func color(ofScore score: Double) -> Color {
    let share = min(score.magnitude / 100, 1).squareRoot()
    return surface.mixed(with: score < 0 ? strain : ease, by: share)
  }
}

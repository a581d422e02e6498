import Astrology
import Testing

@testable import Drawing

/// Colours that everyone can read and distinguish.
@Suite struct ThemeTests {
  /// The least contrast of text, WCAG 2.2, criterion 1.4.3.
  static let leastContrast = 4.5

  @Test(arguments: Theme.all)
  func `text stands out from what it stands on`(theme: Theme) {
    let inks =
      [theme.ink, theme.quietInk, theme.strain, theme.ease]
      + ZodiacSign.Element.allCases.map { theme.color(of: $0) }
      + AspectKind.allCases.map { theme.color(of: $0) }
    for ground in [theme.paper, theme.surface] {
      for ink in inks {
        let contrast = Self.contrast(ink, ground)
        #expect(
          contrast >= Self.leastContrast, "\(ink.hexadecimal) on \(ground.hexadecimal): \(contrast)"
        )
      }
    }
  }

  @Test func `black on white has the greatest contrast there is`() {
    #expect(abs(Self.contrast(RGBColor(0), RGBColor(0xFFFFFF)) - 21) < 1e-9)
    // WCAG's best known grey: the lightest that is enough on white.
    #expect(abs(Self.contrast(RGBColor(0x767676), RGBColor(0xFFFFFF)) - 4.54) < 0.005)
  }

  @Test(arguments: Theme.all)
  func `scores go from strain through the ground to ease`(theme: Theme) {
    #expect(theme.color(ofScore: -100) == theme.strain)
    #expect(theme.color(ofScore: 0) == theme.surface)
    #expect(theme.color(ofScore: 100) == theme.ease)
    for side in [-1.0, 1] {
      let shades = (0...20).map { theme.color(ofScore: side * Double($0) * 5) }
      let contrasts = shades.map { Self.contrast($0, theme.surface) }
      #expect(zip(contrasts, contrasts.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  /// How eyes without one kind of cones see linear red, green and blue.
  ///
  /// Source: Machado, Oliveira and Fernandes, *A Physiologically-based Model for Simulation of
  /// Color Vision Deficiency*, IEEE Transactions on Visualization and Computer Graphics 15 (2009),
  /// severity 1.
  static let visions: [(name: String, rows: [[Double]])] = [
    ("full", [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    (
      "no red cones",
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    ),
    (
      "no green cones",
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    ),
    (
      "no blue cones",
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    ),
  ]

  @Test(arguments: Theme.all, visions.indices)
  func `ease and strain differ to every eye`(theme: Theme, vision: Int) {
    func seen(_ color: RGBColor) -> [Double] {
      let parts = Self.linear(color)
      return Self.visions[vision].rows.map { zip($0, parts).map(*).reduce(0, +) }
    }
    for score in [50.0, 100] {
      let (ease, strain) = (
        seen(theme.color(ofScore: score)), seen(theme.color(ofScore: -score))
      )
      let apart = zip(ease, strain).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
      // Of 1.73 from black to white; 0.2 is more than between the theme's ink and quiet ink.
      #expect(apart > 0.2, "\(Self.visions[vision].name), \(score): \(apart)")
    }
  }

  /// WCAG 2.2's contrast ratio.
  static func contrast(_ first: RGBColor, _ second: RGBColor) -> Double {
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(_ color: RGBColor) -> Double {
    zip([0.2126, 0.7152, 0.0722], linear(color)).map(*).reduce(0, +)
  }

  private static func linear(_ color: RGBColor) -> [Double] {
    [color.red, color.green, color.blue].map { part in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055, 2.4)
    }
  }
}

internal import Astrolabe

/// The colours of pages as variables of the style sheet: those of pictures, and tints for days of a month.
enum StyleTokens {
  /// Tints of ease and strain, the weakest first; ink stands on each with a contrast of 4.5 : 1 or more.
  private static let tints: (light: [(String, UInt32)], dark: [(String, UInt32)]) = (
    [
      ("e1", 0xE6EEF8), ("e2", 0xC6D9F0), ("e3", 0x9DC0E8), ("s1", 0xFAEAE0), ("s2", 0xF3D2BD),
      ("s3", 0xEAB08C),
    ],
    [
      ("e1", 0x1D2A3E), ("e2", 0x244063), ("e3", 0x2C568A), ("s1", 0x33271F), ("s2", 0x543722),
      ("s3", 0x7A4A22),
    ]
  )

  private static func declarations(_ theme: Theme, _ tints: [(String, UInt32)]) -> String {
    let own = [
      ("paper", theme.paper), ("surface", theme.surface), ("ink", theme.ink),
      ("quiet", theme.quietInk), ("line", theme.line), ("faint", theme.faintLine),
      ("ease", theme.ease), ("strain", theme.strain),
    ]
    return (own + tints.map { ($0.0, RGBColor($0.1)) })
      .map { "--\($0.0):\($0.1.hexadecimal)" }.joined(separator: ";")
  }

  /// The rules, before those of the style sheet's file.
  static let sheet: [UInt8] = {
    let light = declarations(.light, tints.light) + ";" + Site.colors.declarations(dark: false)
    let dark =
      "color-scheme:dark;" + declarations(.dark, tints.dark) + ";"
      + Site.colors.declarations(dark: true)
    return Array(
      """
      :root{color-scheme:light;\(light)}
      @media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){\(dark)}}
      @media screen{:root[data-theme=dark],.night{\(dark)}}

      """.utf8)
  }()
}

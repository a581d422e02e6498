@_spi(FrontEnd) internal import Astrolabe

/// The colours of pages as variables of the style sheet: those of pictures, and tints for days of a month.
enum StyleTokens {
  /// Tints of ease and strain, the palest first; ink stands on each with a contrast of 4.5 : 1 or more.
  ///
  /// The palest are those of days that are over; quiet ink stands on them. The others stand out from the surface, the
  /// colour of quiet days, with 1.5 : 1 or more.
  private static let tints: (light: [(String, UInt32)], dark: [(String, UInt32)]) = (
    [
      ("e0", 0xE6EEF8), ("e1", 0xA9C9EF), ("e2", 0x86B2E8), ("e3", 0x6398DD), ("s0", 0xFAEAE0),
      ("s1", 0xF2BD96), ("s2", 0xEBA06D), ("s3", 0xE0834A),
    ],
    [
      ("e0", 0x1D2A3E), ("e1", 0x24446E), ("e2", 0x2C568A), ("e3", 0x3468A8), ("s0", 0x33271F),
      ("s1", 0x5A3A22), ("s2", 0x7A4A22), ("s3", 0x965A26),
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

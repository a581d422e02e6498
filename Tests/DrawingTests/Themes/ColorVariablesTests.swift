import Astrology
import Testing

@_spi(FrontEnd) @testable import Drawing

/// One drawing for light and dark.
@Suite struct ColorVariablesTests {
  @Test func `pictures that differ are not made one`() throws {
    var colors = ColorVariables()
    let pictures = try PictureTests.pictures(.light)
    let (one, other) = (try #require(pictures.first), try #require(pictures.last))
    #expect(throws: DrawingError.differentPictures) {
      try colors.svg(one, dark: other, width: 400)
    }
  }

  @Test func `with a scheme's colours put in, it is the picture of that theme`() throws {
    var colors = ColorVariables()
    let light = try PictureTests.pictures(.light)
    let dark = try PictureTests.pictures(.dark)
    let drawings = try zip(light, dark).map { try colors.svg($0, dark: $1, width: 400) }
    for (isDark, pictures) in [(false, light), (true, dark)] {
      let declared = Dictionary(
        uniqueKeysWithValues: colors.declarations(dark: isDark).split(separator: ";").map {
          let parts = $0.split(separator: ":")
          return (String(parts[0]), String(parts[1]))
        })
      for (drawing, picture) in zip(drawings, pictures) {
        let filled = try drawing.replacing(/var\((--c[0-9]+)\)/) { match in
          try #require(declared[String(match.1)])
        }
        #expect(try filled == picture.svg(width: 400))
      }
    }
  }

  @Test func `a pair of colours has one name in all pictures`() throws {
    var colors = ColorVariables()
    let chart = try Samples.chart("1990-06-15", nil)
    let disc = [Theme.light, .dark].map { MoonDisc(of: chart.sky, theme: $0).picture() }
    let first = try colors.svg(disc[0], dark: disc[1])
    let declared = colors.declarations(dark: false)
    #expect(try colors.svg(disc[0], dark: disc[1]) == first)
    #expect(colors.declarations(dark: false) == declared)
    #expect(ColorVariables().declarations(dark: true) == "")
  }

  /// The channels of every colour in a picture, in their order.
  private static func channels(_ svg: String) -> [Int] {
    svg.matches(of: /#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/).flatMap { match in
      [match.1, match.2, match.3].compactMap { Int($0, radix: 16) }
    }
  }

  @Test
  func `a style sheet written before has every colour of a wheel, or one that looks the same`()
    throws
  {
    var colors = ColorVariables(of: .light, dark: .dark)
    let before = [false, true].map { colors.declarations(dark: $0) }
    let (first, second) = (
      try Samples.chart("1990-06-15", nil), try Samples.chart("1988-11-30", nil)
    )
    for make in [
      { (theme: Theme) in Wheel(of: first, theme: theme).picture() },
      { (theme: Theme) in Wheel(of: first, around: second, theme: theme).picture() },
      { (theme: Theme) in MoonDisc(of: first.sky, theme: theme).picture() },
    ] {
      let drawn = colors.drawn(make(.light), dark: make(.dark))
      for (isDark, theme) in [(false, Theme.light), (true, .dark)] {
        let declared = Dictionary(
          uniqueKeysWithValues: colors.declarations(dark: isDark).split(separator: ";").map {
            let parts = $0.split(separator: ":")
            return (String(parts[0]), String(parts[1]))
          })
        let filled = try drawn.replacing(/var\((--c[0-9]+)\)/) { match in
          try #require(declared[String(match.1)])
        }
        let (shown, meant) = (Self.channels(filled), Self.channels(make(theme).svg()))
        #expect(shown.count == meant.count && !shown.isEmpty)
        // Half a sixteenth of the way between two colours is 8 of 255.
        for (one, other) in zip(shown, meant) { #expect(abs(one - other) <= 8) }
      }
    }
    #expect([false, true].map { colors.declarations(dark: $0) } == before)
  }
}

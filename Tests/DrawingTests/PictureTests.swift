import Astrology
import Astrometers
import Ephemeris
import Foundation
import TestSupport
import Testing

@testable import Drawing

/// What holds for every picture.
@Suite struct PictureTests {
  /// A name that would break out of any document that lets it.
  static let hostile = "</title><script>x</script> \"&'\u{202E}\u{0} עדה 👩🏽‍🚀"

  /// One of each kind.
  static func pictures(_ theme: Theme) throws -> [Picture] {
    let chart = try Samples.chart("1990-06-15", "18:30")
    let caption = Wheel.Caption(title: hostile, lines: [hostile, "Born somewhere"])
    return [
      Wheel(of: chart, theme: theme).picture(),
      Wheel(of: chart, transits: chart.sky, theme: theme, caption: caption).picture(),
      Wheel(of: try Samples.chart("1962-02-04", nil), theme: theme, caption: caption).picture(),
      try MeterHeatMap(try Samples.columns(31), title: hostile, theme: theme).picture(),
      try MeterHeatMap(try Samples.columns(48, hourly: true), theme: theme).picture(),
      try MeterCurve(of: .meter(.love), over: try Samples.columns(31), theme: theme).picture(),
      try MeterHeatMap(
        try Samples.columns(31), theme: theme, format: .narrow, marked: 5
      ).picture(),
      try MeterCurve(
        of: .overall, over: try Samples.columns(24, hourly: true), theme: theme, format: .narrow
      ).picture(),
      MoonDisc(of: chart.sky, theme: theme).picture(),
      try MoonCalendarPicture(of: try Samples.moonCalendar(), theme: theme).picture(),
      try GraphicEphemeris(of: try Samples.skies(), fold: .quarter, theme: theme).picture(),
      LineMap(
        of: try Samples.lines(chart), caption: caption,
        marks: [LineMap.Mark(hostile, at: try GeographicPlace(latitude: -36.8, longitude: 174.8))],
        home: chart.birth.place, theme: theme
      ).picture(),
      Wheel(
        of: chart, around: try Samples.chart("1962-02-04", nil), theme: theme, caption: caption
      ).picture(),
      CompositeWheel(
        of: try Samples.composite(chart, Samples.chart("1962-02-04", "23:30")), theme: theme
      ).picture(),
      ComparisonWheel(
        of: try Samples.comparison(chart, Samples.chart("1962-02-04", nil)), theme: theme,
        caption: caption
      ).picture(),
      CompositeWheel(
        of: try Samples.composite(chart, Samples.chart("1962-02-04", nil)), theme: theme,
        caption: caption
      ).picture(),
    ]
  }

  @Test(arguments: Theme.all)
  func `pictures are well-formed and need nothing else`(theme: Theme) throws {
    let allowed: Set<String> = [
      "svg", "title", "desc", "g", "rect", "circle", "line", "polyline", "path", "text",
    ]
    for picture in try Self.pictures(theme) {
      let svg = picture.svg()
      let elements = try XMLChecker.elements(of: svg)
      #expect(Set(elements.map(\.name)).isSubset(of: allowed))
      let keys = Set(elements.flatMap(\.attributes.keys))
      #expect(keys.isDisjoint(with: ["id", "class", "style", "href", "src", "onload"]))
      for value in elements.flatMap(\.attributes.values) { #expect(!value.contains("url(")) }
      let root = try #require(elements.first)
      #expect(root.attributes["role"] == "img")
      #expect(root.attributes["aria-label"]?.isEmpty == false)
      #expect(root.attributes["font-family"]?.hasSuffix(",sans-serif") == true)
      #expect(elements.dropFirst().prefix(2).map(\.name) == ["title", "desc"])
      #expect(elements.dropFirst().prefix(2).allSatisfy { $0.depth == 1 && $0.text.count > 5 })
    }
  }

  @Test(arguments: Theme.all)
  func `texts have a colour of the theme that can be read`(theme: Theme) throws {
    for picture in try Self.pictures(theme) {
      for element in try XMLChecker.elements(of: picture.svg()) where element.name == "text" {
        let ink = element.attributes["fill"]
        #expect([theme.ink, theme.quietInk].map(\.hexadecimal).contains(ink))
      }
    }
  }

  @Test func `a hostile name is shown and does nothing`() throws {
    let elements = try XMLChecker.elements(of: try Self.pictures(.light)[1].svg())
    #expect(elements.first { $0.name == "title" }?.text.hasPrefix("</title><script>") == true)
    #expect(elements.contains { $0.name == "text" && $0.text.contains("עדה 👩🏽‍🚀") })
  }

  /// The promise to those who send wheels over the wire.
  static let mostBytes = 90_000

  @Test(arguments: Samples.crowded)
  func `wheels are small and always the same`(crowded: CrowdedChart) throws {
    let chart = try crowded.chart()
    for transits in [nil, chart.sky] {
      let wheel = Wheel(
        of: chart, transits: transits, theme: .dark, caption: Wheel.Caption(title: "Ada"))
      let svg = try wheel.picture().svg(width: 800)
      #expect(svg.utf8.count < Self.mostBytes)
      #expect(try svg == wheel.picture().svg(width: 800))
      _ = try XMLChecker.elements(of: svg)
    }
  }

  @Test func `a width scales the picture and keeps its shape`() throws {
    let picture = MoonDisc(of: try Samples.chart("1990-06-15", nil).sky).picture()
    let root = try #require(XMLChecker.elements(of: try picture.svg(width: 48)).first)
    #expect(root.attributes["width"] == "48" && root.attributes["height"] == "48")
    #expect(root.attributes["viewBox"] == "0 0 200 200")
    let loose = try #require(XMLChecker.elements(of: picture.svg()).first)
    #expect(loose.attributes["width"] == nil && loose.attributes["viewBox"] == "0 0 200 200")
  }

  private static let xmllint = URL(filePath: "/usr/bin/xmllint")

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint"),
      "xmllint is not installed"))
  func `another reader finds the pictures well-formed`() throws {
    for (index, picture) in try Self.pictures(.dark).enumerated() {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
      defer { try? FileManager.default.removeItem(at: file) }
      try picture.svg().write(to: file, atomically: true, encoding: .utf8)
      let process = Process()
      process.executableURL = Self.xmllint
      process.arguments = ["--noout", "--nonet", file.path(percentEncoded: false)]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "picture \(index)")
    }
  }
}

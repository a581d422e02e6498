import Astrology
import Ephemeris
import TestSupport
import Testing

@testable import Drawing

/// The map of astrocartography lines.
@Suite struct LineMapTests {
  private static func elements(_ picture: Picture, _ name: String) throws -> [XMLChecker.Element] {
    try XMLChecker.elements(of: picture.svg()).filter { $0.name == name }
  }

  @Test func `each piece of a line is a line of the map, and stays within it`() throws {
    let chart = try Samples.chart("1990-06-15", "18:30")
    let lines = try Samples.lines(chart)
    let found = try Self.elements(LineMap(of: lines).picture(), "polyline")
    #expect(found.count == lines.map(\.pieces.count).reduce(0, +))
    for line in found {
      let numbers = try #require(line.attributes["points"]).split(separator: " ").compactMap {
        Double($0)
      }
      #expect(numbers.count >= 4 && numbers.count.isMultiple(of: 2))
      for index in stride(from: 0, to: numbers.count, by: 2) {
        #expect((50...1_350).contains(numbers[index]))
      }
    }
  }

  @Test func `each line has its body's glyph`() throws {
    let chart = try Samples.chart("1990-06-15", "18:30")
    let lines = try Samples.lines(chart)
    let glyphs = try Self.elements(LineMap(of: lines).picture(), "path")
    #expect(glyphs.count == lines.count)
  }

  @Test func `a place at the edge has its name on the inner side`() throws {
    let auckland = try GeographicPlace(latitude: -36.8, longitude: 179)
    let lima = try GeographicPlace(latitude: -12, longitude: -77)
    let map = LineMap(
      of: [], marks: [LineMap.Mark("Auckland", at: auckland), LineMap.Mark("Lima", at: lima)])
    let texts = try Self.elements(map.picture(), "text")
    #expect(texts.first { $0.text == "Auckland" }?.attributes["text-anchor"] == "end")
    let name = try #require(texts.first { $0.text == "Lima" })
    #expect(name.attributes["text-anchor"] == nil)
  }

  @Test func `no glyph of a line and no other name hides the name of a place`() throws {
    let cities = [
      LineMap.Mark("London", at: try GeographicPlace(latitude: 51.5, longitude: -0.13)),
      LineMap.Mark("Berlin", at: try GeographicPlace(latitude: 52.5, longitude: 13.4)),
      LineMap.Mark("Moscow", at: try GeographicPlace(latitude: 55.8, longitude: 37.6)),
      LineMap.Mark("Bangkok", at: try GeographicPlace(latitude: 13.8, longitude: 100.5)),
      LineMap.Mark("Singapore", at: try GeographicPlace(latitude: 1.3, longitude: 103.8)),
      LineMap.Mark("Lagos", at: try GeographicPlace(latitude: 6.5, longitude: 3.4)),
      LineMap.Mark("Nairobi", at: try GeographicPlace(latitude: -1.3, longitude: 36.8)),
      LineMap.Mark("Sydney", at: try GeographicPlace(latitude: -33.9, longitude: 151.2)),
      LineMap.Mark("Auckland", at: try GeographicPlace(latitude: -36.8, longitude: 174.8)),
    ]
    for hour in 0..<24 {
      let lines = try Samples.lines(
        Samples.chart("1990-06-15", "\(hour < 10 ? "0" : "")\(hour):30"))
      let names = LineMap(of: lines, marks: cities).markNames().map(\.box)
      #expect(names.count == cities.count)
      for (index, box) in names.enumerated() {
        #expect(!names[..<index].contains { $0.overlaps(box) })
      }
      let circles = try Self.elements(LineMap(of: lines, marks: cities).picture(), "circle")
      let glyphs = circles.compactMap { circle -> Box? in
        guard circle.attributes["r"] == "11",
          let x = circle.attributes["cx"].flatMap(Double.init),
          let y = circle.attributes["cy"].flatMap(Double.init)
        else { return nil }
        return Box(center: Point(x: x, y: y), width: 21.9, height: 21.9)
      }
      #expect(glyphs.count == 22)
      for glyph in glyphs { #expect(!names.contains { $0.overlaps(glyph) }) }
    }
  }

  @Test func `the ring is where home is`() throws {
    let home = try GeographicPlace(latitude: 0, longitude: 0)
    let circles = try Self.elements(LineMap(of: [], home: home).picture(), "circle")
    #expect(circles.count == 1)
    #expect(circles.first?.attributes["cx"] == "700")
  }
}

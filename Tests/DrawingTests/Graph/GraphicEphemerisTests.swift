import Ephemeris
import TestSupport
import Testing

@testable import Drawing

@Suite struct GraphicEphemerisTests {
  private static func skies(days: Int, bodies: BodySet) throws -> [Sky] {
    let ephemeris = try Samples.ephemeris.get()
    let start = JulianDay<UT1>(try CalendarDate(2025, 1, 1), .midnight)
    return try (0...days).map { day in
      try ephemeris.sky(at: start.advanced(byDays: Double(day)), bodies: bodies)
    }
  }

  private static func polylines(_ picture: Picture) throws -> [[Double]] {
    try XMLChecker.elements(of: picture.svg()).filter { $0.name == "polyline" }.map { element in
      let text = element.attributes["points"] ?? ""
      return text.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    }
  }

  /// The Sun of 2025 is at 280.8° at its start and goes once round: the fold's borders are 0° and its multiples.
  @Test(arguments: [(360, 2), (90, 5), (45, 9), (30, 13)])
  func `a line ends where longitudes begin again`(degrees: Int, count: Int) throws {
    let fold = try #require(GraphicEphemeris.Fold(rawValue: degrees))
    let graph = try GraphicEphemeris(
      of: try Self.skies(days: 364, bodies: BodySet(.sun)), fold: fold)
    let lines = try Self.polylines(graph.picture())
    #expect(lines.count == count)
    for line in lines {
      let heights = stride(from: 1, to: line.count, by: 2).map { line[$0] }
      #expect(heights == heights.sorted(), "the Sun never goes back")
      #expect(heights.allSatisfy { (48...908).contains($0) })
    }
  }

  @Test(arguments: [20, 30, 31, 59, 89, 364, 800])
  func `labels of dates stay within the picture`(days: Int) throws {
    let graph = try GraphicEphemeris(of: try Self.skies(days: days, bodies: BodySet(.sun)))
    let dates = try XMLChecker.elements(of: graph.picture().svg()).filter {
      $0.name == "text" && $0.text.hasPrefix("20")
    }
    #expect(dates.count >= 2)
    for date in dates {
      let x = try #require(date.attributes["x"].flatMap(Double.init))
      #expect(x + TextMeasure.width(of: date.text, size: 12) < 1_400, "\(date.text)")
    }
  }

  @Test func `one sky makes no line`() throws {
    let skies = Array(try Self.skies(days: 1, bodies: BodySet(.sun)).prefix(1))
    #expect(throws: DrawingError.self) { try GraphicEphemeris(of: skies) }
  }
}

import Astrometers
import Ephemeris
import Testing

@testable import Drawing

/// Heat maps and curves.
@Suite struct MeterPictureTests {
  @Test(arguments: [1, 7, 28, 31, 62, 366, 400], [MeterColumn.Format.wide, .narrow])
  func `a heat map has a cell for each score and headings that don't touch`(
    days: Int, format: MeterColumn.Format
  ) throws {
    let map = try MeterHeatMap(try Samples.columns(days), format: format)
    let width = format == .wide ? 1_002.0 : 562
    let elements = try XMLChecker.elements(of: map.picture().svg())
    let rows = 1 + Meter.Group.allCases.count + Meter.allCases.count
    // The paper and the legend's steps are rectangles, too.
    #expect(elements.count { $0.name == "rect" } == rows * days + 1 + 21)
    let texts = elements.filter { $0.name == "text" }
    for meter in Meter.allCases { #expect(texts.contains { $0.text == meter.title }) }
    var boxes: [Box] = []
    for text in texts {
      let size = try #require(text.attributes["font-size"].flatMap(Double.init))
      let x = try #require(text.attributes["x"].flatMap(Double.init))
      let y = try #require(text.attributes["y"].flatMap(Double.init))
      let width = TextMeasure.width(
        of: text.text, size: size, isBold: text.attributes["font-weight"] != nil)
      let anchor = text.attributes["text-anchor"]
      let shift = anchor == "middle" ? width / 2 : anchor == "end" ? width : 0
      boxes.append(
        Box(minX: x - shift, minY: y - 0.76 * size, width: width, height: 0.76 * size))
    }
    for (index, box) in boxes.enumerated() {
      #expect(boxes[(index + 1)...].allSatisfy { !box.crosses($0) }, "\(texts[index].text)")
      #expect(box.minX >= 0 && box.maxX <= width)
    }
  }

  @Test func `a marked day has a frame around its column`() throws {
    let columns = try Samples.columns(31)
    func frames(_ marked: Int?) throws -> [String] {
      let map = try MeterHeatMap(columns, format: .narrow, marked: marked)
      return try XMLChecker.elements(of: map.picture().svg()).filter { $0.name == "path" }
        .compactMap { $0.attributes["d"] }
    }
    #expect(try frames(nil).isEmpty)
    #expect(try frames(31).isEmpty)
    // Columns begin at 150 and end at 558.
    let left = 150 + 5 * 408.0 / 31 - 2
    #expect(try frames(5).count == 1)
    #expect(try frames(5).allSatisfy { $0.hasPrefix("M\(SVGNumber.text(left)) ") })
  }

  @Test func `hours are those of the clocks they are read from`() throws {
    let columns = try Samples.columns(24, hourly: true)
    func texts(_ zone: CivilZone?) throws -> [String] {
      let read = try columns.map { try MeterColumn($0.scores, at: $0.label, in: zone) }
      let curve = try MeterCurve(of: .overall, over: read, format: .narrow)
      return try XMLChecker.elements(of: curve.picture().svg()).filter { $0.name == "text" }
        .map(\.text)
    }
    #expect(try texts(nil).contains("2024-12-20 UTC"))
    let india = try texts(try CivilZone("+05:30", longitude: nil, database: try .system()))
    #expect(india.contains("2024-12-20") && india.contains("12-21"))
    // The first hour is 05:30 there.
    #expect(try texts(nil).firstIndex(of: "0") != nil && india.contains("6"))
  }

  @Test(arguments: [(15.0, "20"), (20, "20"), (20.1, "50"), (55, "100")])
  func `a narrow curve stretches small scores, and says so`(score: Double, top: String) throws {
    let columns = try Samples.columns(24, hourly: true).map { column in
      // Unified is intensity × (harmony − 50) / 50.
      try MeterColumn(
        DayScores(
          meters: Meter.allCases.map { _ in MeterScore(intensity: 100, harmony: 50 + score / 2) }),
        at: column.label)
    }
    let unified = try #require(columns.first).scores.overall.unified
    try #require(abs(unified - score) < 1e-9)
    let curve = try MeterCurve(of: .overall, over: columns, format: .narrow)
    let texts = try XMLChecker.elements(of: curve.picture().svg()).filter { $0.name == "text" }
    #expect(texts.contains { $0.text == top } && texts.contains { $0.text == "−\(top)" })
  }

  @Test(arguments: [0, 401])
  func `a heat map of no or too many days is refused`(days: Int) throws {
    let columns = try Samples.columns(days)
    #expect(throws: DrawingError.columns(count: days, allowed: 1...400)) {
      try MeterHeatMap(columns)
    }
  }

  @Test func `a curve needs two points`() throws {
    let columns = try Samples.columns(1)
    let error = #expect(throws: DrawingError.self) { try MeterCurve(of: .overall, over: columns) }
    #expect(error?.description.contains("2 to 2000 columns, not 1") == true)
  }

  @Test(arguments: [MeterCurve.Subject.overall, .group(.mind), .meter(.love)])
  func `a curve passes through its scores`(subject: MeterCurve.Subject) throws {
    let columns = try Samples.columns(24, hourly: true)
    let elements = try XMLChecker.elements(
      of: try MeterCurve(of: subject, over: columns).picture().svg())
    let line = try #require(elements.first { $0.name == "polyline" }?.attributes["points"])
    let numbers = line.split(separator: " ").compactMap { Double($0) }
    try #require(numbers.count == 48)
    for (index, column) in columns.enumerated() {
      let score = subject.score(in: column.scores).unified
      // The frame is 200 units high from 56, for 100 down to −100.
      #expect(abs(numbers[2 * index + 1] - (156 - score)) < 0.01)
    }
  }
}

import Astrometers
import Testing

@testable import Drawing

/// Heat maps and curves.
@Suite struct MeterPictureTests {
  @Test(arguments: [1, 7, 28, 31, 62, 366, 400])
  func `a heat map has a cell for each score and headings that don't touch`(days: Int) throws {
    let map = try MeterHeatMap(try Samples.columns(days))
    let elements = try XMLChecker.elements(of: map.picture().svg())
    let rows = 1 + MeterGroup.allCases.count + Meter.allCases.count
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
      #expect(box.minX >= 0 && box.maxX <= 1_002)
    }
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

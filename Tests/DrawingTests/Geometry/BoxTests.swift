import Testing

@testable import Drawing

/// Boxes that cross, and lines through them.
@Suite struct BoxTests {
  static let box = Box(minX: 10, minY: 10, width: 20, height: 10)

  @Test(arguments: [
    (Box(minX: 15, minY: 12, width: 2, height: 2), true),
    (Box(minX: 0, minY: 0, width: 11, height: 11), true),
    (Box(minX: 30, minY: 10, width: 5, height: 5), false),
    (Box(minX: 10, minY: 20, width: 5, height: 5), false),
    (Box(minX: 0, minY: 30, width: 50, height: 5), false),
  ])
  func `boxes cross where they share more than an edge`(other: Box, crosses: Bool) {
    #expect(Self.box.crosses(other) == crosses)
    #expect(other.crosses(Self.box) == crosses)
  }

  @Test(arguments: [
    (Point(x: 0, y: 15), Point(x: 40, y: 15), 0.25...0.75),
    (Point(x: 20, y: 15), Point(x: 20, y: 35), 0...0.25),
    (Point(x: 12, y: 12), Point(x: 14, y: 14), 0...1),
    (Point(x: 0, y: 0), Point(x: 40, y: 5), nil),
    (Point(x: 0, y: 5), Point(x: 40, y: 5), nil),
  ])
  func `a line is in the box for a stretch`(
    start: Point, end: Point, stretch: ClosedRange<Double>?
  ) {
    #expect(Self.box.stretch(ofLineFrom: start, to: end) == stretch)
  }
}

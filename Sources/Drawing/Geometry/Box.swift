/// A rectangle along the axes.
struct Box: Sendable, Hashable {
  let minX: Double
  let minY: Double
  let width: Double
  let height: Double

  var maxX: Double { minX + width }
  var maxY: Double { minY + height }
  var center: Point { Point(x: minX + width / 2, y: minY + height / 2) }
  /// The distance between opposite corners.
  var diagonal: Double { (width * width + height * height).squareRoot() }

  init(minX: Double, minY: Double, width: Double, height: Double) {
    self.minX = minX
    self.minY = minY
    self.width = width
    self.height = height
  }

  init(center: Point, width: Double, height: Double) {
    self.init(
      minX: center.x - width / 2, minY: center.y - height / 2, width: width, height: height)
  }

  /// The box with a margin on each side.
  func inset(by margin: Double) -> Box {
    Box(
      minX: minX + margin, minY: minY + margin, width: width - 2 * margin,
      height: height - 2 * margin)
  }

  /// The part of the line from `start` (0) to `end` (1) that lies in the box; nil if none does.
  func stretch(ofLineFrom start: Point, to end: Point) -> ClosedRange<Double>? {
    // Liang and Barsky's clipping: the stretch of each axis, one after the other.
    var (enters, leaves) = (0.0, 1.0)
    for (origin, step, low, high) in [
      (start.x, end.x - start.x, minX, maxX), (start.y, end.y - start.y, minY, maxY),
    ] {
      if step == 0 {
        if origin < low || origin > high { return nil }
        continue
      }
      let (first, second) = ((low - origin) / step, (high - origin) / step)
      enters = max(enters, min(first, second))
      leaves = min(leaves, max(first, second))
    }
    return enters <= leaves ? enters...leaves : nil
  }
}

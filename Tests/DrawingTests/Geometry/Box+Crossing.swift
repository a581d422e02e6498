@testable import Drawing

extension Box {
  /// Whether two boxes share more than an edge.
  func crosses(_ other: Box) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension WheelLayout {
  /// The boxes of everything that moves aside for something else.
  var boxes: [Box] {
    innerBoxes + transits.flatMap { $0.parts.map(\.box) } + angles.map(\.box)
  }
}

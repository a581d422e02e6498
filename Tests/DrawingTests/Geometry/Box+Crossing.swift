@testable import Drawing

extension Box {
  /// Whether two boxes share more than an edge.
  func crosses(_ other: Box) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// A picture that can't be drawn as asked.
public enum DrawingError: Error, Sendable, Hashable {
  /// A heat map or a curve of so many columns, of which it can show some.
  case columns(count: Int, allowed: ClosedRange<Int>)
}

extension DrawingError: CustomStringConvertible {
  /// A sentence that tells what to do.
  public var description: String {
    switch self {
    case .columns(let count, let allowed):
      "a picture of meters has \(allowed.lowerBound) to \(allowed.upperBound) columns, not "
        + "\(count); ask for other dates"
    }
  }
}

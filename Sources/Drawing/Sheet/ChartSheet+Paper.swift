extension ChartSheet {
  /// The paper that a sheet is made for, upright.
  public enum Paper: String, Sendable, Hashable, CaseIterable {
    /// 210 by 297 millimetres.
    case a4
    /// 8½ by 11 inches.
    case letter

    /// Width and height in millimetres.
    public var millimetres: (width: Double, height: Double) {
      switch self {
      case .a4: (210, 297)
      case .letter: (215.9, 279.4)
      }
    }
  }
}

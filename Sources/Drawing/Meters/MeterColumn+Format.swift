extension MeterColumn {
  /// The shape of a heat map or a curve.
  public enum Format: Sendable, Hashable {
    /// A picture of its own, with its heading.
    case wide
    /// A figure in a column of text, half as wide and without a heading: its letters can still be read
    /// on a phone.
    case narrow
  }
}

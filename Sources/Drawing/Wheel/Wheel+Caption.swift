extension Wheel {
  /// What is written above a wheel.
  public struct Caption: Sendable, Hashable {
    /// The heading, such as a name.
    public let title: String
    /// Smaller lines below it, such as date and place.
    public let lines: [String]

    /// Creates a caption; a heading that is too long for the picture is cut, and lines go on below.
    public init(title: String, lines: [String] = []) {
      self.title = title
      self.lines = lines
    }

    private static let titleSize = 30.0
    private static let lineSize = 19.0
    private static let side = 28.0

    func height(width: Double) -> Double { 62 + 27 * Double(rows(width: width).count) }

    /// The lines as they are drawn in a picture of some width.
    private func rows(width: Double) -> [String] {
      lines.flatMap { TextMeasure.wrapped($0, to: width - 2 * Self.side, size: Self.lineSize) }
    }

    func draw(width: Double, theme: Theme, to writer: inout SVGWriter) {
      let limit = width - 2 * Self.side
      writer.label(
        TextMeasure.shortened(title, to: limit, size: Self.titleSize, isBold: true),
        at: Point(x: Self.side, y: 42), size: Self.titleSize, color: theme.ink, anchor: .start,
        isBold: true)
      for (index, row) in rows(width: width).enumerated() {
        writer.label(
          row, at: Point(x: Self.side, y: 77 + 27 * Double(index)), size: Self.lineSize,
          color: theme.quietInk, anchor: .start)
      }
    }
  }
}

/// What is written above a wheel.
public struct WheelCaption: Sendable, Hashable {
  /// The heading, such as a name.
  public let title: String
  /// Smaller lines below it, such as date and place.
  public let lines: [String]

  /// Creates a caption; lines that are too long for the picture are cut.
  public init(title: String, lines: [String] = []) {
    self.title = title
    self.lines = lines
  }

  private static let titleSize = 30.0
  private static let lineSize = 19.0
  private static let side = 28.0

  var height: Double { 62 + 27 * Double(lines.count) }

  func draw(width: Double, theme: Theme, to writer: inout SVGWriter) {
    let limit = width - 2 * Self.side
    writer.label(
      TextMeasure.shortened(title, to: limit, size: Self.titleSize, isBold: true),
      at: Point(x: Self.side, y: 42), size: Self.titleSize, color: theme.ink, anchor: .start,
      isBold: true)
    for (index, line) in lines.enumerated() {
      writer.label(
        TextMeasure.shortened(line, to: limit, size: Self.lineSize),
        at: Point(x: Self.side, y: 77 + 27 * Double(index)), size: Self.lineSize,
        color: theme.quietInk, anchor: .start)
    }
  }
}

public import Astrometers
internal import Ephemeris
package import Words

/// One score over days or hours as a curve: blue above the zero line, orange below it.
///
/// The height is that of −100…100; in a narrow picture ±50 or ±20 where the scores keep within.
public struct MeterCurve: Sendable, Worded {
  /// What the curve shows.
  public enum Subject: Sendable, Hashable {
    /// The mean of all meters.
    case overall
    /// A group of meters.
    case group(Meter.Group)
    /// One meter.
    case meter(Meter)

    /// The name that people read.
    public var title: String { title(in: .english) }

    func title(in words: PictureWords) -> String {
      switch self {
      case .overall: words.allMeters
      case .group(let group): group.title
      case .meter(let meter): meter.title
      }
    }

    func score(in scores: DayScores) -> MeterScore {
      switch self {
      case .overall: scores.overall
      case .group(let group): scores[group]
      case .meter(let meter): scores[meter]
      }
    }
  }

  /// What the curve shows.
  public let subject: Subject
  /// The days or hours, in order.
  public let columns: [MeterColumn]
  /// The colours.
  public let theme: Theme
  /// The shape.
  public let format: MeterColumn.Format
  /// What it says.
  package var words = PictureWords.english

  /// How many points a curve can have.
  public static let allowedColumns = 2...2_000

  /// Makes a curve.
  ///
  /// - Throws: ``DrawingError/columns(count:allowed:)``.
  public init(
    of subject: Subject, over columns: [MeterColumn], theme: Theme = .light,
    format: MeterColumn.Format = .wide
  ) throws(DrawingError) {
    guard Self.allowedColumns.contains(columns.count) else {
      throw .columns(count: columns.count, allowed: Self.allowedColumns)
    }
    self.subject = subject
    self.columns = columns
    self.theme = theme
    self.format = format
  }

  private var frame: Box {
    switch format {
    case .wide: Box(minX: 62, minY: 56, width: 720, height: 200)
    case .narrow: Box(minX: 46, minY: 12, width: 424, height: 150)
    }
  }

  private var width: Double { frame.maxX + (format == .wide ? 18 : 10) }
  private var height: Double { frame.maxY + 50 }

  /// Draws the curve.
  public func picture() -> Picture {
    var content = SVGWriter()
    content.rectangle(
      Box(minX: 0, minY: 0, width: width, height: height), fill: theme.paper)
    if format == .wide {
      content.label(
        subject.title(in: words), at: Point(x: 18, y: 26), size: 20, color: theme.ink,
        anchor: .start,
        isBold: true)
    }
    drawGrid(to: &content)
    content.shape(area(above: true), fill: theme.surface.mixed(with: theme.ease, by: 0.45))
    content.shape(area(above: false), fill: theme.surface.mixed(with: theme.strain, by: 0.45))
    content.line(
      Point(x: frame.minX, y: y(0)), Point(x: frame.maxX, y: y(0)),
      Stroke(color: theme.line, width: 1.2))
    content.polyline(points, Stroke(color: theme.ink, width: 2))
    return Picture(
      title: words.overTime(subject.title(in: words)), description: description, width: width,
      height: height, content: content)
  }

  private var scores: [Double] { columns.map { subject.score(in: $0.scores).unified } }

  private var step: Double { frame.width / Double(columns.count - 1) }

  private func x(_ index: Int) -> Double { frame.minX + Double(index) * step }

  private func y(_ score: Double) -> Double {
    frame.minY + (reach - score) / (2 * reach) * frame.height
  }

  /// The score at the top.
  ///
  /// A figure in a text stretches small scores so that their shape shows.
  private var reach: Double {
    guard format == .narrow, let most = scores.map(\.magnitude).max() else { return 100 }
    return [20.0, 50].first { $0 >= most } ?? 100
  }

  private var points: [Point] {
    scores.enumerated().map { Point(x: x($0), y: y($1)) }
  }

  /// The outline of what lies between the curve and the zero line on one side of it.
  func area(above: Bool) -> String {
    let zero = y(0)
    var outline = [Point(x: frame.minX, y: zero)]
    var before: Point?
    for point in points {
      // Where the curve passes zero between two points, the outline has a corner there.
      if let before, (before.y - zero) * (point.y - zero) < 0 {
        let share = (zero - before.y) / (point.y - before.y)
        outline.append(Point(x: before.x + share * (point.x - before.x), y: zero))
      }
      outline.append(Point(x: point.x, y: above ? min(point.y, zero) : max(point.y, zero)))
      before = point
    }
    outline.append(Point(x: frame.maxX, y: zero))
    return "M" + outline.map(\.path).joined(separator: "L") + "Z"
  }

  private func drawGrid(to writer: inout SVGWriter) {
    let fine = Stroke(color: theme.faintLine, width: 1)
    for share in [-1, -0.5, 0, 0.5, 1] {
      let score = share * reach
      writer.line(
        Point(x: frame.minX, y: y(score)), Point(x: frame.maxX, y: y(score)), fine)
      let number = "\(score < 0 ? "−" : "")\(Int(score.magnitude))"
      writer.label(
        number, at: Point(x: frame.minX - 8, y: y(score)), size: 14, color: theme.quietInk,
        anchor: .end)
    }
    let headings = ColumnHeadings(columns: columns, step: step)
    for (index, text) in headings.headings {
      writer.label(
        text, at: Point(x: x(index), y: frame.maxY + 16), size: 14, color: theme.quietInk)
    }
    for (index, text) in headings.sections {
      if index > 0 {
        writer.line(
          Point(x: x(index), y: frame.minY), Point(x: x(index), y: frame.maxY), fine)
      }
      guard let text else { continue }
      writer.label(
        text, at: Point(x: x(index), y: frame.maxY + 36), size: 14, color: theme.ink,
        anchor: .start, isBold: true)
    }
  }

  private var description: String {
    words.scores(zip(columns, scores).map { ($0.name, $1) }, isMap: false)
  }
}

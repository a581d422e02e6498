public import Astrology
public import Ephemeris

/// The wheel of a chart, alone or with the sky of another time around it.
///
/// ```swift
/// Wheel(of: chart).picture().svg(width: 800)
/// Wheel(of: chart, transits: sky, theme: .dark).picture()
/// ```
///
/// The Ascendant is at nine o'clock and the zodiac runs counter-clockwise. Where the time of
/// birth is not known the Sun's sign begins at nine o'clock, and the picture says so. Labels of bodies
/// that crowd are moved apart as little as can be, with a line to the true place. Aspect lines
/// are coloured by nature and the heavier the closer they are; conjunctions have none, because their ends
/// fall together.
///
/// Drawing a wheel is pure: the same chart gives the same bytes.
public struct Wheel: Sendable {
  /// The chart.
  public let chart: NatalChart
  /// The sky around it; nothing in a wheel with one ring.
  public let transits: Sky?
  /// The colours.
  public let theme: Theme
  /// What is written above the wheel; nothing for a bare wheel.
  public let caption: WheelCaption?
  /// How far from exactness an aspect is drawn.
  public let orbs: OrbTable

  /// The orbs of a day's transits, 3° each: with those of a birth chart there would be too many lines.
  public static let transitOrbs = OrbTable(
    Dictionary(uniqueKeysWithValues: AspectKind.allCases.map { ($0, .degrees(3)) }))

  /// Makes the wheel of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - transits: The sky of another time; aspects drawn are then those it makes to the chart.
  ///   - theme: The colours.
  ///   - caption: What is written above; without one the wheel is bare, for a page that has its own.
  ///   - orbs: How far from exactness an aspect is drawn; those of charts, or ``transitOrbs`` with
  ///     transits, unless given.
  public init(
    of chart: NatalChart, transits: Sky? = nil, theme: Theme = .light,
    caption: WheelCaption? = nil, orbs: OrbTable? = nil
  ) {
    self.chart = chart
    self.transits = transits
    self.theme = theme
    self.caption = caption
    self.orbs = orbs ?? (transits == nil ? .standard : Self.transitOrbs)
  }

  /// Draws the wheel.
  ///
  /// - Complexity: A millisecond; about 40 KB.
  public func picture() -> Picture {
    let half = WheelRings.outer(hasTransits: transits != nil) + WheelRings.margin
    let header = caption?.height ?? 0
    let layout = WheelLayout(
      of: chart, transits: transits, center: Point(x: half, y: header + half))
    let footer = WheelFooter(wheel: self, width: 2 * half, top: header + 2 * half)
    let aspects = aspects
    let painter = WheelPainter(layout: layout, theme: theme)
    var content = SVGWriter()
    content.rectangle(
      Box(minX: 0, minY: 0, width: 2 * half, height: footer.bottom), fill: theme.paper)
    caption?.draw(width: 2 * half, theme: theme, to: &content)
    painter.draw(chart: chart, aspects: aspects, to: &content)
    footer.draw(to: &content)
    return Picture(
      title: caption?.title ?? (transits == nil ? "Natal chart" : "Natal chart with transits"),
      description: description(of: aspects), width: 2 * half, height: footer.bottom,
      content: content)
  }

  private var aspects: [WheelAspect] {
    if let transits { return WheelAspect.transits(transits, to: chart, within: orbs) }
    return WheelAspect.natal(of: chart, within: orbs)
  }
}

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

internal import Astrology
internal import Ephemeris
package import Words

/// A chart on a sheet of paper: the wheel, where everything stands, the aspects as a grid, the cusps, the
/// balance of elements and modes, and the birth with the clock it was read on.
///
/// ```swift
/// let sheet = ChartSheet(Wheel(of: chart), on: .a4).picture()
/// ```
///
/// With a sky or another's chart around the wheel, the sheet has the points of both and the aspects between
/// them. Without a time of birth it has no houses and no aspects of the Moon (``Wheel/withoutGuesses``).
public struct ChartSheet: Sendable, Worded {
  /// The wheel, whose caption's title is the sheet's heading.
  public let wheel: Wheel
  /// The paper.
  public let paper: ChartSheet.Paper
  /// What the two are called whose charts it has; nil without names or another's chart.
  package var names: (inner: String, outer: String)?
  /// What it says.
  package var words = PictureWords.english

  /// The sheet's width in its own units.
  static let width = 1_000.0
  private static let side = 46.0
  private static let lineSize = 14.5
  private static let lineHeight = 20.0

  /// Makes the sheet of a wheel.
  public init(_ wheel: Wheel, on paper: ChartSheet.Paper = .a4) {
    self.wheel = wheel.withoutGuesses
    self.paper = paper
  }

  /// Draws the sheet.
  ///
  /// - Complexity: A millisecond; about 90 KB.
  public func picture() -> Picture {
    let canvas = canvas
    return Picture(
      title: title, description: wheel.content.description(in: words), width: Self.width,
      height: height, paper: paper, content: canvas.writer)
  }

  private var title: String {
    if let names { return "\(names.inner) · \(names.outer)" }
    return wheel.caption?.title
      ?? words.wheelTitle(hasTransits: wheel.transits != nil, isOfTwo: wheel.partner != nil)
  }

  private var height: Double {
    let size = paper.millimetres
    return Self.width * size.height / size.width
  }

  /// The sheet as it is drawn, with the boxes of its texts.
  var canvas: SheetCanvas {
    let content = wheel.worded(in: words).content
    let height = height
    var canvas = SheetCanvas(theme: wheel.theme)
    canvas.draw { writer in
      writer.rectangle(
        Box(minX: 0, minY: 0, width: Self.width, height: height), fill: wheel.theme.paper)
    }
    let top = drawHeader(content, on: &canvas)
    let tables = Self.tablesHeight(paper)
    let bottom = height - Self.side - Self.balanceHeight - tables
    drawWheel(content, top: top, bottom: bottom - 14, on: &canvas)
    drawTables(content, top: bottom, height: tables, on: &canvas)
    drawBalance(content, top: height - Self.side - Self.balanceHeight + 12, on: &canvas)
    return canvas
  }

  private static let balanceHeight = 56.0

  private static func tablesHeight(_ paper: ChartSheet.Paper) -> Double {
    paper == .a4 ? 420 : 380
  }

  // MARK: - The head

  /// Draws what is known of the births, and returns where the wheel may begin.
  private func drawHeader(_ content: WheelContent, on canvas: inout SheetCanvas) -> Double {
    let limit = Self.width - 2 * Self.side
    canvas.text(
      title, x: Self.side, y: 52, size: 27, isBold: true, limit: limit)
    var y = 84.0
    let births = [lines(of: wheel.chart, named: names?.inner)] + around
    let column = (limit - 24) / Double(births.count) + (births.count == 1 ? 24 : 0)
    var lowest = y
    for (index, lines) in births.enumerated() {
      var line = y
      for text in lines.flatMap({
        TextMeasure.wrapped($0, to: column, size: Self.lineSize)
      }) {
        canvas.text(
          text, x: Self.side + Double(index) * (column + 24), y: line, size: Self.lineSize,
          color: canvas.theme.quietInk)
        line += Self.lineHeight
      }
      lowest = max(lowest, line)
    }
    y = lowest
    let frame = [words.zodiac(wheel.sidereal?.ayanamsa), content.orientation]
      .joined(separator: " ")
    for text in TextMeasure.wrapped(frame, to: limit, size: Self.lineSize) {
      canvas.text(text, x: Self.side, y: y, size: Self.lineSize, color: canvas.theme.quietInk)
      y += Self.lineHeight
    }
    return y
  }

  /// What is known of a birth, with whose it is where there are two.
  private func lines(of chart: NatalChart, named name: String?) -> [String] {
    var lines = words.sheetLines(of: chart)
    if let name, let first = lines.first { lines[0] = "\(name): \(first)" }
    return lines
  }

  /// What is known of what stands around the wheel.
  private var around: [[String]] {
    if let partner = wheel.partner { return [lines(of: partner, named: names?.outer)] }
    // The first line of a caption is the birth's; what follows is about the sky around.
    guard wheel.transits != nil, let lines = wheel.caption?.lines else { return [] }
    return lines.isEmpty ? [] : [lines]
  }

  // MARK: - The wheel

  private func drawWheel(
    _ content: WheelContent, top: Double, bottom: Double, on canvas: inout SheetCanvas
  ) {
    let half = WheelRings.outer(hasTransits: content.around != nil) + WheelRings.margin
    let legend = WheelFooter(
      theme: wheel.theme, footing: nil, width: 2 * half, top: 2 * half - 4)
    let scale = min((Self.width - 2 * Self.side) / (2 * half), (bottom - top) / legend.bottom)
    let layout = WheelLayout(
      of: content.face, transits: content.around, center: Point(x: half, y: half))
    var writer = SVGWriter()
    WheelPainter(
      layout: layout, theme: wheel.theme, words: words, isOfTwo: content.isOfTwo
    ).draw(content.face, aspects: content.aspects, to: &writer)
    legend.draw(to: &writer)
    canvas.place(
      writer, boxes: layout.boxes + legend.boxes, x: (Self.width - 2 * half * scale) / 2, y: top,
      scale: scale)
  }

  // MARK: - The tables

  private func drawTables(
    _ content: WheelContent, top: Double, height: Double, on canvas: inout SheetCanvas
  ) {
    let width = (Self.width - 2 * Self.side - 28) / 2
    let right = Self.side + width + 28
    let house = words.heading(.house)
    func positions(
      _ points: [Wheel.PlacedPoint], _ heading: String, x: Double, width: Double
    ) -> SheetPositions {
      SheetPositions(
        points: points, frame: content.face.frame, heading: heading,
        houseHeading: house, x: x, y: top, width: width, height: height)
    }
    let rows = content.face.aspecting
    guard let around = content.around else {
      positions(rows, words.heading(.positions), x: Self.side, width: width).draw(on: &canvas)
      let cell = min((height - 34) / Double(rows.count), width / Double(rows.count))
      canvas.heading(words.heading(.aspects), x: right, y: top + 8, width: width)
      SheetGrid(
        aspects: content.aspects, rows: rows, columns: nil, x: right, y: top + 34, cell: cell
      ).draw(on: &canvas)
      drawCusps(content, right: right + width, top: top + 34, cell: cell, on: &canvas)
      return
    }
    let half = (width - 20) / 2
    positions(rows, heading(.within, names?.inner), x: Self.side, width: half).draw(on: &canvas)
    positions(
      around, heading(.around, names?.outer), x: Self.side + half + 20, width: half
    ).draw(on: &canvas)
    canvas.heading(words.heading(.across), x: right, y: top + 8, width: width)
    let across = around.filter(\.mark.isOfChart)
    SheetGrid(
      aspects: content.aspects, rows: rows, columns: across, x: right, y: top + 34,
      cell: min((height - 34) / Double(rows.count + 1), width / Double(across.count + 1))
    ).draw(on: &canvas)
  }

  /// A heading with whose points stand below it, where the two have names.
  private func heading(_ part: PictureWords.SheetPart, _ name: String?) -> String {
    name.map { "\(words.heading(part)) · \($0)" } ?? words.heading(part)
  }

  /// The cusps in the corner that the triangle of the aspects leaves free.
  private func drawCusps(
    _ content: WheelContent, right: Double, top: Double, cell: Double,
    on canvas: inout SheetCanvas
  ) {
    guard let frame = content.face.frame, content.face.angles != nil else { return }
    let size = 12.5
    let column = 92.0
    canvas.text(
      words.heading(.cusps), x: right, y: top + 10, size: 13, color: canvas.theme.quietInk,
      anchor: .end)
    for (index, cusp) in frame.cusps.enumerated() {
      let position = ZodiacPosition(cusp)
      let end = right - column * (index < 6 ? 1 : 0)
      let y = top + 32 + 20 * Double(index % 6)
      canvas.sign(position.sign, x: end - size / 2, y: y, size: size)
      canvas.text(position.arc, x: end - size - 4, y: y, size: size, anchor: .end)
      canvas.text(
        "\(index + 1)", x: end - size - 52, y: y, size: size, color: canvas.theme.quietInk,
        anchor: .end)
    }
  }

  // MARK: - The balance

  /// How the ten planets are spread over elements and modes.
  private func drawBalance(
    _ content: WheelContent, top: Double, on canvas: inout SheetCanvas
  ) {
    let width = Self.width - 2 * Self.side
    // With points around the wheel, the heading says whose balance it is.
    let heading =
      content.around == nil
      ? words.heading(.balance)
      : "\(words.heading(.balance)) · \(names?.inner ?? words.heading(.within))"
    canvas.heading(heading, x: Self.side, y: top + 8, width: width)
    let signs = content.face.points.filter(\.isPlanet).map { ZodiacSign($0.longitude) }
    let cells =
      ZodiacSign.Element.allCases.map { element in
        (
          name: element.rawValue, count: signs.count { $0.element == element },
          color: canvas.theme.color(of: element)
        )
      }
      + ZodiacSign.Modality.allCases.map { mode in
        (
          name: mode.rawValue, count: signs.count { $0.modality == mode },
          color: canvas.theme.quietInk
        )
      }
    let step = width / Double(cells.count)
    let ground = canvas.theme.surface
    for (index, cell) in cells.enumerated() {
      let x = Self.side + step * Double(index)
      canvas.text(cell.name, x: x, y: top + 36, size: 13, color: canvas.theme.quietInk)
      canvas.text("\(cell.count)", x: x + step - 16, y: top + 36, size: 13, anchor: .end)
      canvas.draw { writer in
        writer.rectangle(
          Box(minX: x, minY: top + 48, width: step - 16, height: 5),
          fill: ground, cornerRadius: 2.5)
        if cell.count > 0 {
          let share = Double(cell.count) / Double(max(signs.count, 1))
          writer.rectangle(
            Box(minX: x, minY: top + 48, width: (step - 16) * share, height: 5),
            fill: cell.color, cornerRadius: 2.5)
        }
      }
    }
  }
}

extension Wheel.PlacedPoint {
  /// Whether it is one of the ten whose signs make the balance.
  fileprivate var isPlanet: Bool {
    if case .body(let body) = mark { body.rawValue <= CelestialBody.pluto.rawValue } else { false }
  }
}
